"""What the accessibility report tells, as any text may name it: `{testedOn}`, `{testedPages}` and the like."""

from app.content.calendar import short_date
from app.content.models.site import AccessibilityReport
from app.content.sources import Located

REPORT_PLACEHOLDERS = (
    "testedOn",
    "testedPages",
    "testedChecks",
    "testedWidths",
    "axeVersion",
    "chromiumVersion",
)


def report_facts(report: Located[AccessibilityReport] | None) -> dict[str, str]:
    """Return what each placeholder stands for; itself, where the report cannot be read."""
    if report is None:
        return {name: f"{{{name}}}" for name in REPORT_PLACEHOLDERS}
    told = report.value
    texts = (
        short_date(told.tested_on),
        str(told.pages),
        str(told.checks),
        " and ".join(str(width_px) for width_px in told.widths_px),
        told.axe,
        told.chromium,
    )
    return dict(zip(REPORT_PLACEHOLDERS, texts, strict=True))
