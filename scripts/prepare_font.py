"""Adds the rupee sign to a family's latin file, and gives it one kerning for all weights.

`python -m scripts.prepare_font LATIN EXT TARGET`, three paths; called by `client/bundling/fonts/font-subsets.ts`.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

RUPEE = 0x20B9
GLYPH = "uni20B9"

# The least space right of the sign, in em.
ROOM = 0.04

# The weight of running text.
KERNED_WEIGHT = 400


def prepare_font(latin_file: Path, ext_file: Path, target: Path) -> None:
    """Write `target`, a variable font as woff2.

    Raises ValueError if the axes differ, because the files are then not of the same family and version.
    """
    # No timestamp, so that the same files give the same bytes.
    latin, ext = TTFont(latin_file, recalcTimestamp=False), TTFont(ext_file)
    if _design_space(latin) != _design_space(ext):
        raise ValueError(f"{latin_file} and {ext_file} have other axes")
    _add_rupee_sign(latin, ext)
    # Pairs move by a fiftieth of an em at most between the weights in use, but that takes a seventh of a file.
    one_weight = instantiateVariableFont(TTFont(latin_file), {"wght": KERNED_WEIGHT})
    latin["GPOS"], latin["GDEF"] = one_weight["GPOS"], one_weight["GDEF"]
    latin.save(target)


def _add_rupee_sign(latin: TTFont, ext: TTFont) -> None:
    source = ext.getBestCmap()[RUPEE]
    # Load all tables before one grows: a table loaded later would miss the new glyph.
    outlines, widths, variations = latin["glyf"], latin["hmtx"], latin["gvar"].variations
    outlines[GLYPH] = ext["glyf"][source]
    # Some families draw the sign wider than its space, and a digit after it would touch.
    advance, left = ext["hmtx"][source]
    room = round(ROOM * ext["head"].unitsPerEm)
    widths[GLYPH] = (max(advance, outlines[GLYPH].xMax + room), left)
    variations[GLYPH] = ext["gvar"].variations[source]
    # gvar also has the widths by weight. HVAR only repeats them and would have to be rebuilt.
    del latin["HVAR"]
    for table in latin["cmap"].tables:
        table.cmap[RUPEE] = GLYPH


def _design_space(font: TTFont) -> list[object]:
    axes = [(axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes]
    return [axes, font["avar"].segments if "avar" in font else None, font["head"].unitsPerEm]


if __name__ == "__main__":
    prepare_font(*(Path(argument) for argument in sys.argv[1:]))
