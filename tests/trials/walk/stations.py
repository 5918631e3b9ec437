"""The way of a visitor through the site and of a member through the panel; each station waits for its results."""

from collections.abc import Callable

from selenium.webdriver.common.keys import Keys

from tests.trials.walk.visitor import Visitor

FACTSHEET = "/portfolio_services/ace-strategy"
NAME = "Asha Rao"
LIVE_FORM = "[data-island][data-hydrated] form"


def home(visitor: Visitor) -> None:
    """The first page, from its head to its foot."""
    visitor.open("/")
    visitor.one("h1")
    visitor.look_down("home")


def factsheet(visitor: Visitor) -> None:
    """A strategy: a touched chart shows its values, by pointer and by key."""
    visitor.open(FACTSHEET)
    visitor.reads("ACE strategy", "h1")
    visitor.look_down("factsheet")
    visitor.expect_words_of_drawings_at_size()
    chart = visitor.one("[data-island=chart]")
    visitor.point(chart, 0)
    visitor.one("[data-island=chart][data-hydrated]")
    visitor.point(chart, 40)
    visitor.reads("Difference", "[data-island=chart]")
    visitor.picture("touched-chart")
    visitor.focus(visitor.one("[data-island=chart] [tabindex='0']"))
    visitor.press(Keys.END)
    visitor.reads("31 May 2025", "[data-island=chart] [role=status]")
    visitor.picture("chart-by-key")


def strategies(visitor: Visitor) -> None:
    """The list is filtered by a horizon and unfiltered, and two strategies are compared."""
    visitor.open("/portfolio_services")
    visitor.look_down("strategies")
    if visitor.is_on_phone:
        visitor.click(visitor.one("//summary[contains(., 'Filters')]"))
    visitor.focus(visitor.one("#filter-horizon"))
    visitor.press("36")
    visitor.picture("filters")
    visitor.click(visitor.named("button", "Show strategies"))
    visitor.is_at(r"/portfolio_services\?.*horizon=36-months.*")
    visitor.reads("2 of 13 strategies", "main")
    visitor.picture("narrowed")
    visitor.open("/portfolio_services")
    for slug in ("ace-strategy", "motilal"):
        visitor.click(visitor.one(f"input[name=strategy][value={slug}]"))
    visitor.picture("two-chosen")
    visitor.click(visitor.named("button", "Compare"))
    visitor.is_at(r"/compare\?.*")
    visitor.reads("Mid to Mega", "main")
    visitor.look_down("comparison")


def contact(visitor: Visitor) -> None:
    """The contact form names its faults, is sent, and thanks."""
    visitor.open("/contact")
    visitor.one(LIVE_FORM)
    visitor.fill(name=" ", email="asha@")
    visitor.click(visitor.named("button", "Send message"))
    visitor.focuses("[name=name][aria-invalid=true]")
    for text in ("Name is required", "Phone number is required", "Invalid email format"):
        visitor.reads(text, "main form")
    visitor.look_down("contact-with-faults")
    visitor.fill(name=NAME, phone="+919876543210", email="asha@example.in", message="Please call me.")
    visitor.click(visitor.named("button", "Send message"))
    visitor.reads("Contact form submitted successfully.")
    visitor.picture("contact-thanked")


def advisor(visitor: Visitor) -> None:
    """The form for a call does the same, and its thanks replace it."""
    visitor.open("/speakwithadvisor")
    visitor.one(LIVE_FORM)
    visitor.click(visitor.named("button", "Request a call"))
    visitor.reads("Name is required", "main form")
    visitor.look_down("advisor-with-faults")
    visitor.fill(name=NAME, phone="+919876543210", email="asha@example.in")
    visitor.click(visitor.named("button", "Request a call"))
    visitor.focuses("h2")
    visitor.reads("Our advisor will contact you shortly.", "main")
    visitor.picture("advisor-thanked")


def phone_field(visitor: Visitor) -> None:
    """A country is searched for, the number is formatted, and Escape closes the list."""
    visitor.open("/contact")
    visitor.one(LIVE_FORM)
    visitor.click(visitor.one("button[aria-label^='Country code']"))
    visitor.focuses("[role=combobox]")
    visitor.picture("countries")
    visitor.press("emirates")
    visitor.goes("[role=option] ~ [role=option]")
    visitor.picture("country-searched")
    visitor.press(Keys.ENTER)
    visitor.focuses("[name=phone]")
    visitor.press("501234567")
    visitor.wait(lambda: visitor.one("[name=phone]").get_property("value") == "+971 50 123 4567", "+971 50 123 4567")
    visitor.picture("number-in-its-form")
    visitor.focus(visitor.one("button[aria-label='Country code: United Arab Emirates, AE +971']"))
    visitor.press(Keys.ARROW_DOWN)
    visitor.focuses("[role=combobox]")
    visitor.press(Keys.ESCAPE)
    visitor.goes("[role=listbox]")
    visitor.focuses("button[aria-label^='Country code']")


def menus(visitor: Visitor) -> None:
    """The menu is opened, used and left by key."""
    visitor.open("/nri/nri-faqs")
    if visitor.is_on_phone:
        visitor.focus(visitor.named("button", "Menu"))
        visitor.press(Keys.ENTER)
        visitor.focus(visitor.one("#mobile-menu details:nth-of-type(2) summary"))
        visitor.press(Keys.ENTER)
        visitor.one("#mobile-menu a[href='/pms/team']")
        visitor.picture("menu")
        visitor.press(Keys.ESCAPE)
        visitor.goes("#mobile-menu")
        visitor.focuses("button[aria-label=Menu]")
        return
    visitor.press(Keys.TAB)
    visitor.reads("Skip to content")
    visitor.picture("skip-link")
    visitor.focus(visitor.one("[aria-controls=menu-nri]"))
    visitor.press(Keys.ENTER)
    visitor.one("#menu-nri")
    visitor.press(Keys.ARROW_DOWN)
    visitor.focuses("a[href='/nri/taxation-info']")
    visitor.picture("menu")
    visitor.press(Keys.ESCAPE)
    visitor.goes("#menu-nri")
    visitor.focuses("[aria-controls=menu-nri]")


def search(visitor: Visitor) -> None:
    """A misspelt name is found, and its result leads to its page."""
    visitor.open("/")
    visitor.click(visitor.one("header a[href='/search']"))
    visitor.is_at("/search")
    visitor.one("main [name=q]").send_keys("phonix")
    visitor.click(visitor.named("button", "Search"))
    visitor.is_at(r"/search\?q=phonix")
    visitor.reads("“phonix”", "main")
    visitor.look_down("search")
    visitor.click(visitor.one("main ol h3 a"))
    visitor.is_at("/portfolio_services/Phoenix-Portfolio")


def questions(visitor: Visitor) -> None:
    """A question opens, and a search result opens the answer to another one."""
    visitor.open("/nri/nri-faqs")
    visitor.click(visitor.one("//summary[contains(., 'What tax is deducted?')]"))
    visitor.one("//details[@open]/summary[contains(., 'What tax is deducted?')]")
    visitor.picture("question")
    visitor.open("/search?q=how+does+a+tax+treaty+help")
    visitor.click(visitor.named("a", "How does a tax treaty help?"))
    visitor.is_at("/nri/nri-faqs#tax-treaty")
    visitor.one("#tax-treaty p")
    visitor.picture("answer-found")


def queries(visitor: Visitor, email: str, password: str) -> None:
    """A member signs in, after a mistake, and opens the query that was sent."""
    visitor.open("/admin")
    visitor.focuses("[placeholder=Email]")
    visitor.picture("sign-in")
    visitor.press(email)
    visitor.one("[type=password]").send_keys("wrong", Keys.ENTER)
    visitor.reads("Wrong email or password.", "[role=alert]")
    visitor.picture("sign-in-refused")
    visitor.one("[type=password]").clear()
    visitor.one("[type=password]").send_keys(password)
    visitor.click(visitor.named("button", "Login"))
    visitor.is_at("/admin/dashboard")
    visitor.reads("Performance Metrics")
    visitor.look_down("dashboard")
    visitor.open("/admin/dashboard/contact")
    visitor.reads("Contact Query Data", "h1")
    visitor.picture("queries")
    visitor.click(visitor.named("button", NAME))
    visitor.reads("asha@example.in", "[role=dialog], dialog[open]")
    visitor.picture("query")
    visitor.press(Keys.ESCAPE)
    visitor.goes("[role=dialog], dialog[open]")
    # Closing goes one step back in history, which would undo an address opened at the same moment.
    visitor.is_at("/admin/dashboard/contact")


def month(visitor: Visitor) -> None:
    """A month is begun at the desk; a figure is typed in the grid, undone and typed again; it saves itself."""
    visitor.open("/admin/dashboard/figures")
    visitor.click(visitor.named("a", "ACE strategy"))
    visitor.reads("ACE strategy", "h1")
    visitor.look_down("desk")
    visitor.click(visitor.named("button", "Begin a new month"))
    cell = "[role=grid] [data-row='2'] [data-column='3']"
    visitor.click(visitor.one(cell))
    before = visitor.one(cell).text
    visitor.press(Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.F2)
    visitor.press_with_control("a")
    visitor.press("8.5", Keys.ENTER)
    visitor.reads("8.5", cell)
    visitor.press_with_control("z")
    visitor.reads(before, cell)
    visitor.click(visitor.one(cell))
    visitor.press("8.5", Keys.ENTER)
    visitor.reads("8.5", cell)
    visitor.picture("typed-cell")
    visitor.reads("All changes saved.")
    visitor.look_down("month")


PUBLIC: tuple[Callable[[Visitor], None], ...] = (
    home,
    factsheet,
    strategies,
    contact,
    advisor,
    phone_field,
    menus,
    search,
    questions,
)
