"""Rich text: Markdown narrowed to paragraphs, bullet lists, links and strong text."""

from typing import Annotated, Literal

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from pydantic import BeforeValidator, Field

from app.content.models.base import ContentModel

MARKDOWN = "text/markdown"
# All of CommonMark is recognised, so that forbidden Markdown is refused and not shown as stray characters.
_PARSER = MarkdownIt("commonmark")

_ALLOWED = "paragraphs, bullet lists, links and **strong** text"
# Signs that CommonMark leaves in the text because they mean nothing to it. Readers would see them.
_STRAY = ("](", "] (", "**")


class TextInline(ContentModel):
    """Plain or strong words."""

    kind: Literal["text"] = "text"
    text: str
    strong: bool = False


class LinkInline(ContentModel):
    """Words that lead somewhere; `href` None where the target is only planned."""

    kind: Literal["link"] = "link"
    text: str
    href: str | None


Inline = TextInline | LinkInline


class Paragraph(ContentModel):
    """One paragraph."""

    kind: Literal["paragraph"] = "paragraph"
    inlines: list[Inline]


class BulletList(ContentModel):
    """An unordered list of one-paragraph items."""

    kind: Literal["list"] = "list"
    items: list[list[Inline]]


RichBlock = Paragraph | BulletList


def parse_rich_text(value: object) -> object:
    """Turn Markdown into rich blocks; parsed ones stay. Raises ValueError for Markdown that is not allowed."""
    if not isinstance(value, str):
        return value
    root = SyntaxTreeNode(_PARSER.parse(value.strip()))
    blocks = [_parse_block(node) for node in root.children]
    if not blocks:
        raise ValueError("the text is empty")
    return blocks


def plain_text(blocks: list[RichBlock]) -> str:
    """Return only the words, as a reader would hear them. Blocks and list items are separated by one space."""
    groups = [group for block in blocks for group in _inline_groups(block)]
    return " ".join("".join(inline.text for inline in group) for group in groups)


def _inline_groups(block: RichBlock) -> list[list[Inline]]:
    return [block.inlines] if isinstance(block, Paragraph) else block.items


def _parse_block(node: SyntaxTreeNode) -> RichBlock:
    if node.type == "paragraph":
        return Paragraph(inlines=_parse_inlines(node.children[0]))
    if node.type == "bullet_list":
        return BulletList(items=[_parse_item(item) for item in node.children])
    raise ValueError(f"'{node.type}' is not allowed: use {_ALLOWED}")


def _parse_item(item: SyntaxTreeNode) -> list[Inline]:
    if len(item.children) != 1 or item.children[0].type != "paragraph":
        raise ValueError("a list item must be one paragraph")
    return _parse_inlines(item.children[0].children[0])


def _parse_inlines(node: SyntaxTreeNode) -> list[Inline]:
    """Return the inlines. Neighbouring plain words, such as those on two lines of one paragraph, are joined."""
    inlines: list[Inline] = []
    for child in node.children:
        inline = _parse_inline(child)
        last = inlines[-1] if inlines else None
        if isinstance(last, TextInline) and isinstance(inline, TextInline) and last.strong == inline.strong:
            inlines[-1] = TextInline(text=last.text + inline.text, strong=last.strong)
        else:
            inlines.append(inline)
    for stray in _STRAY:
        if any(stray in inline.text for inline in inlines):
            raise ValueError(
                f"'{stray}' stands alone: write [words](/contact), without spaces in the address, or **words**"
            )
    return inlines


def _parse_inline(node: SyntaxTreeNode) -> Inline:
    if node.type == "strong":
        return TextInline(text=_words(node.children), strong=True)
    if node.type == "link":
        return LinkInline(text=_words(node.children), href=str(node.attrs["href"]))
    return TextInline(text=_words([node]))


def _words(nodes: list[SyntaxTreeNode]) -> str:
    """Return plain words. A line break in the source is a space."""
    for node in nodes:
        if node.type not in {"text", "softbreak"}:
            raise ValueError(f"'{node.type}' is not allowed here: use words, links and **strong** text")
    return "".join(" " if node.type == "softbreak" else node.content for node in nodes)


Markdown = Annotated[str, Field(min_length=1, json_schema_extra={"contentMediaType": MARKDOWN})]
RichText = Annotated[list[RichBlock], BeforeValidator(parse_rich_text, json_schema_input_type=Markdown)]
