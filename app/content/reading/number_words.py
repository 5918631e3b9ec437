"""Numbers as texts spell them. Pure."""

_TO_NINETEEN = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_FIRST_IN_FIGURES = 100


def counted_in_words(count: int) -> str:
    """Return a count before a noun: "no", "thirteen", "fifty-nine"; from 100 on in figures, "1,200"."""
    if count >= _FIRST_IN_FIGURES:
        return f"{count:,}"
    if count < len(_TO_NINETEEN):
        return _TO_NINETEEN[count]
    tens, ones = divmod(count, 10)
    return _TENS[tens - 2] if ones == 0 else f"{_TENS[tens - 2]}-{_TO_NINETEEN[ones]}"
