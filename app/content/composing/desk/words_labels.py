"""The labels of the content models' fields, as editors read them."""

import re

_WORD = re.compile(r"[A-Z]?[a-z]+|\d+|[A-Z]+(?![a-z])")

LABELS = {
    "alsoAsked": "Also asked as",
    "alt": "In words, for those who do not see it",
    "aprn": "APRN",
    "arn": "ARN",
    "claims": "Counts shown",
    "closes": "Closes at",
    "email": "E-mail",
    "Picture.credit": "Who took it",
    "Picture.focalPoint": "What stays in sight",
    "href": "Leads to",
    "id": "Short name in addresses",
    "lede": "First words",
    "note": "Note in the margin",
    "opens": "Opens at",
    "plus": "And more",
    "untilCited": "Said while there is no award",
    "ways": "Where counts lead to",
    "AwardsSource.items": "Awards",
    "AwardsSource.claims": "Counts shown while there is no award",
    "Confirmations.reviews": "Pages",
    "Confirmations.counsel": "Topics",
    "CounselConfirmation.by": "Confirmed by",
    "CounselConfirmation.on": "Confirmed on",
    "ReviewedBy.on": "Read on",
    "ReviewedPage.reviewed": "Read by",
    "Address.lines": "Lines as shown",
    "Address.street": "Street, for search engines",
    "Address.locality": "City, for search engines",
    "ArticleBlock.basis": "The rule it rests on",
    "Claim.label": "What is counted",
    "Claims.items": "Counts and years",
    "Person.registration": "Registration of the person",
    "Person.text": "What the person does",
    "Person.words": "In the person's own words",
}
"""For fields whose own name is no good label: by name, or by model and field if the name means something else there."""

HINTS = {
    "AwardsSource.items": "Each with who gave it and the year. The first one takes the place of the counts.",
    "CounselTopic.confirmed": "Add who of counsel confirmed what the pages say of it, and when.",
    "ReviewedPage.reviewed": "Add the person who has read the page and found it right. The page then names them.",
    "alsoAsked": "What else visitors type for it: other words, Hindi in Latin letters. For the search alone.",
    "alt": "What a screen reader says in place of the drawing.",
    "Picture.alt": "What a screen reader says in place of the picture.",
    "Person.directLine": "With its country, such as +91 11 4000 0000. Left empty, none is shown.",
    "Person.picture": "A portrait, cut to 4:5.",
    "Person.registration": "As the regulator writes it. Left empty, none is shown and none is claimed.",
    "Person.words": "Two sentences in the first person.",
    "aprn": "APMI's number, for portfolio management services. Left empty, the site shows none and claims none.",
    "arn": "AMFI's number, for mutual funds. Left empty, the site shows none and claims none.",
    "claims": "Each is the short name of a count under “Counts and years of the firm”.",
    "href": "A page of this site, such as /contact, or a place on this page, such as #risk.",
    "id": "Lower-case words joined by hyphens. Other pages may lead here by it, so leave it when only words change.",
    "hours": "All that is told of hours is made of this table. A day without hours is closed; 00:00 is midnight.",
    "phone": "As it is read, with its country, such as +91 11 4000 0000. Telephones are given the same number.",
    "plus": "Shows a plus sign: so many, and more.",
    "asOn": "The day on which the firm stated them.",
    "year": "Four digits.",
    "ways": "By the short name of the count.",
}
"""The hints below fields, by the same names as the labels."""


def in_words(name: str) -> str:
    """Return "postalCode" as "Postal code"."""
    return " ".join(_WORD.findall(name)).capitalize()
