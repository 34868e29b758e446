"""Texts that would be scripts or elements if a page took them for HTML, in everything that people and files bring in."""

import re
import string

from report import wrong
from site_under_test import PATHS, TODAY, Bot, leave, sign_in

TEXTS = [
    "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(2)><xss-probe>",
    "' onfocus=alert(3) autofocus x='",
    "</title></textarea></option></script><script>alert(4)</script>",
    "\"\u0301 onfocus=\"alert(5)\" autofocus y=\"\u0338",
    "<xss-probe onclick=alert(6)>&lt;xss-probe&gt;&#60;xss-probe&#62;",
    "{{alert(7)}}${alert(7)}<!--<xss-probe>-->",
    # Each mark with a sign that joins it to one character.
    "".join(mark + "\u0301" for mark in string.punctuation if mark not in "!#@\\") + "<\u0338xss-probe>",
]
URLS = ["javascript:alert(8)", "data:text/html,<script>alert(9)</script>", " java\tscript:alert(10)"]

# What no page of ours has of itself.
PROBE = """() => [...document.querySelectorAll('*')].filter(one =>
  one.localName === 'xss-probe' || one.localName === 'svg' && one.hasAttribute('onload')
  || one.localName === 'script' && !one.getAttribute('src') && one.type !== 'application/ld+json'
  || [...one.attributes].some(each => /^on/.test(each.name) || /^(javascript|data):/i.test(each.value.trim())
      && ['href', 'src', 'action', 'formaction'].includes(each.name))
).map(one => one.outerHTML.slice(0, 160))"""


def calendar(texts):
    """A file of a calendar with the texts wherever a text can be."""
    escaped = [re.sub(r"([\\;,])", r"\\\1", text) for text in texts]
    items = "".join(
        f"BEGIN:VEVENT\r\nUID:{text}\r\nSUMMARY:{text}\r\nLOCATION:{text}\r\nDESCRIPTION:{text}\r\nCATEGORIES:{text}\r\n"
        f"URL:{URLS[number % len(URLS)]}\r\nDTSTART:{TODAY:%Y%m%d}T{8 + number:02}0000\r\nEND:VEVENT\r\n"
        f"BEGIN:VTODO\r\nUID:todo {text}\r\nSUMMARY:{text}\r\nDESCRIPTION:{text}\r\nCATEGORIES:{text}\r\n"
        f"DUE;VALUE=DATE:{TODAY:%Y%m%d}\r\nEND:VTODO\r\n"
        for number, text in enumerate(escaped))
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n{items}END:VCALENDAR\r\n"


def cards(texts):
    """A file of contacts whose names are the texts."""
    escaped = [re.sub(r"([\\;,])", r"\\\1", text) for text in texts]
    return "".join(
        f"BEGIN:VCARD\r\nVERSION:4.0\r\nUID:{number}\r\nFN:{text}\r\nBDAY:--0704\r\nEND:VCARD\r\n"
        for number, text in enumerate(escaped))


def upload(page, bot, files, is_read):
    """Sends files, looks at what would come, and takes it."""
    page.goto(bot.address + "/import")
    page.set_input_files("#file", [
        {"name": name, "mimeType": "text/plain", "buffer": content.encode()} for name, content in files])
    page.click("form.item .main")
    inspect(page, "the import's preview")
    take = page.locator("form[action='/import/take'] button")
    if take.count() != is_read:
        wrong(f"of {files[0][0]} there is {'nothing' if is_read else 'something'} to import")
    if take.count():
        take.click()
        inspect(page, "what was imported")


def inspect(page, path):
    page.wait_for_load_state()
    for found in page.evaluate(PROBE):
        wrong(f"on {path}, a text became an element: {found}")


def fill(page, bot):
    """Every field of an item, the name of a list, a saved search, a note and the caption of a picture."""
    for number, text in enumerate(TEXTS):
        bot.say(f"note: {text}")
        bot.say(f"!add probe{number} today", f"probe{number}")
        page.goto(f"{bot.address}/search?q=probe{number}")
        page.click("main .row .what a")
        for field in ("name", "list", "place", "tags", "people", "note"):
            page.fill("#" + field, text)
        page.fill("#url", URLS[number % len(URLS)])
        page.click("form.item .main")
        inspect(page, f"the form of an item with {text}")
        page.goto(f"{bot.address}/day/{TODAY}")
        page.fill("#entry", text)
        page.wait_for_timeout(300)
        inspect(page, f"the preview of {text}")
        page.click(".entry .main")
        inspect(page, f"the answer to {text}")


def sees_what_is_wrong(context):
    """Whether an element that does not belong on a page is found, and a script that runs is heard of."""
    page, heard = context.new_page(), []
    page.on("dialog", lambda dialog: (heard.append(dialog.message), dialog.dismiss()))
    page.set_content("".join(TEXTS[:1]) + "<xss-probe></xss-probe>")
    page.wait_for_timeout(500)
    found = page.evaluate(PROBE)
    page.goto("about:blank")
    return len(found) == 2 and heard == ["1"]


def hostile(browser):
    """No text becomes an element, and no script runs, though nothing but the pages' own escaping forbids it."""
    bot = Bot(messages=["milk"] + [f"note: picture {number}" for number in range(len(TEXTS))])
    try:
        for number, text in enumerate(TEXTS):
            bot.keep_picture(f"picture {number}", text)
        context = browser.new_context(bypass_csp=True)
        page = sign_in(context, bot)
        page.on("dialog", lambda dialog: (wrong(f"a script ran: {dialog.message}"), dialog.dismiss()))
        page.on("request", lambda request: None if request.url.startswith(bot.address) else wrong(f"asks {request.url}"))
        if not sees_what_is_wrong(context):
            wrong("a text that does become a script is not seen")
        fill(page, bot)
        upload(page, bot, [(f"{text}.ics", calendar(TEXTS)) for text in TEXTS[:1]] + [("b.vcf", cards(TEXTS))], True)
        upload(page, bot, [(f"{text}.exe", "nothing") for text in TEXTS], False)
        asked, left = set(), list(PATHS)
        while left and len(asked) < 120:
            path = left.pop(0)
            if path in asked:
                continue
            asked.add(path)
            page.goto(bot.address + path)
            inspect(page, path)
            links = page.eval_on_selector_all("main a[href^='/']", "all => all.map(one => one.getAttribute('href'))")
            left += [link for link in links if re.match(r"/(todo|event|note|list|tag|place)/", link)]
        for kind in ("list", "tag", "place", "event", "todo", "note"):
            if not any(path.startswith(f"/{kind}/") for path in asked):
                wrong(f"no {kind} has one of the texts")
        leave(context)
    finally:
        bot.close()
    print(f"hostile: done, {len(asked)} pages", flush=True)
