"""Every main task by the keyboard alone: Tab, Enter and letters."""

import datetime

from playwright.sync_api import TimeoutError

from report import wrong
from site_under_test import TODAY, leave, sign_in

FILE = (f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nBEGIN:VEVENT\r\nUID:keys\r\nSUMMARY:opera by keys\r\n"
        f"DTSTART:{TODAY + datetime.timedelta(1):%Y%m%d}T200000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")


def reach(page, selector):
    """Goes to an element by Tab, as somebody does who has no mouse."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("which => document.activeElement?.matches(which) ?? false", selector):
            return True
    wrong(f"Tab does not lead to {selector} on {page.url}")
    return False


def enter(page, selector, awaited):
    """Goes to an element, presses Enter, and waits for what that brings."""
    if reach(page, selector):
        page.keyboard.press("Enter")
    page.wait_for_selector(awaited)


def type_into(page, selector, text, awaited=None):
    if reach(page, selector):
        page.keyboard.press("Control+A")
        page.keyboard.type(text)
    if awaited:
        page.keyboard.press("Enter")
        page.wait_for_selector(awaited)


def choose(page, files):
    """Opens the choice of files by a key. On a busy machine Chromium misses one now and then."""
    for key in ("Space", "Enter", "Space"):
        if reach(page, "#file"):
            try:
                with page.expect_file_chooser(timeout=20_000) as chooser:
                    page.keyboard.press(key)
                return chooser.value.set_files(files)
            except TimeoutError:
                page.reload()
    wrong("no key opens the choice of files")


def keys_alone(browser, bot):
    """Adding, searching, editing, completing, undoing, deleting and uploading without a mouse or a shortcut."""
    context = browser.new_context()
    page = sign_in(context, bot)
    page.goto(f"{bot.address}/day/{TODAY}")
    type_into(page, "#entry", "oil the hinges tomorrow", ".notice >> text=oil the hinges")
    enter(page, "a[href='/search']", "#q")
    type_into(page, "#q", "hinges", ".row >> text=oil the hinges")
    enter(page, "main .row .what a", "#name")
    type_into(page, "form.item #name", "oil all hinges")
    enter(page, "form.item .main", "h1 >> text=oil all hinges")
    enter(page, ".act-done", ".notice >> text=Done")
    enter(page, ".notice .undo button", ".notice >> text=Undone")
    enter(page, ".actions .danger", ".notice >> text=Deleted")
    enter(page, ".notice .undo button", ".notice >> text=Undone")
    page.goto(f"{bot.address}/import")
    choose(page, [{"name": "keys.ics", "mimeType": "text/calendar", "buffer": FILE.encode()}])
    enter(page, "form.item .main", "text=opera by keys")
    enter(page, ".actions .main", ".notice >> text=Imported")
    enter(page, ".notice .undo button", ".notice >> text=Undone")
    leave(context)
    print("keys alone: done", flush=True)
