"""Reads `lead-rules.yaml` alone: what queries are judged by while other files of the content are broken."""

from pathlib import Path

from pydantic import ValidationError

from app.content.errors import ContentError, Fault
from app.content.models.lead_rules import LeadRules
from app.content.reading.model_faults import model_fault
from app.content.reading.yaml_source import read_yaml


def load_lead_rules(file: Path) -> LeadRules:
    """Read the rules.

    Raises ContentError naming file, line and field of each fault, OSError if the file cannot be read.
    """
    source = read_yaml(file.read_text(encoding="utf-8"), file.name)
    if source.faults:
        raise ContentError(source.faults)
    try:
        return LeadRules.model_validate(source.value)
    except ValidationError as error:
        faults: list[Fault] = [model_fault(details, source, file.name) for details in error.errors()]
        raise ContentError(faults) from None
