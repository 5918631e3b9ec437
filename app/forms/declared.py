"""The forms of this site. A new form or field also needs its texts in the content: see docs/changes.md."""

from app.forms.declaration import EMAIL, MESSAGE, NAME, PHONE, Form, check_together

CONTACT = Form(
    kind="contact",
    page="/contact",
    list_name="contact",
    title="Contact Query",
    heading="Contact Query Data",
    icon="mail",
    shortcut="c",
    purpose="Send a contact query",
    thanks="toast",
    fields=(NAME, PHONE, EMAIL, MESSAGE),
)
ADVISOR = Form(
    kind="advisor",
    page="/speakwithadvisor",
    list_name="speak",
    title="Speak Query",
    heading="Speak With Advisor Data",
    icon="phone",
    shortcut="s",
    purpose="Ask for a call of an advisor",
    fields=(NAME, EMAIL, PHONE, MESSAGE),
)

FORMS = (CONTACT, ADVISOR)
"""All forms, in the order of the panel's menu."""

check_together(FORMS)
FORM_OF_KIND = {form.kind: form for form in FORMS}
FORM_OF_LIST = {form.list_name: form for form in FORMS}
FIELDS = {field.name: field for form in FORMS for field in form.fields}
"""Every field of any form, by its name."""
