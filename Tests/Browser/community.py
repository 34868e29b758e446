"""The community's pages: a daemon with a community, a calendar that it reads, and a person who writes to it."""

import datetime
import http.server
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time

from hostile import PROBE, TEXTS, URLS, inspect
from keys import enter, type_into
from report import look, wrong
from site_under_test import TODAY, leave

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "EndToEndTests" / "Support"))
from fake_telegram import FakeTelegram  # noqa: E402

ANN = 7001


def escaped(text):
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\n", "\\n")


def event(uid, name, days, hours="", more=()):
    """A VEVENT that is so many days from now."""
    day = f"{TODAY + datetime.timedelta(days):%Y%m%d}"
    begin, _, end = hours.partition("-")
    times = ([f"DTSTART:{day}T{begin}00"] + ([f"DTEND:{day}T{end}00"] if end else []) if begin
             else [f"DTSTART;VALUE=DATE:{day}"])
    return ["BEGIN:VEVENT", f"UID:{uid}", f"SUMMARY:{escaped(name)}", *times, *more, "END:VEVENT"]


def campus():
    """What is on: of everything something."""
    lines = event("tea", "Welcome tea", 2, "1700-1900", [
        "LOCATION:Lecture Theatre 27", "DESCRIPTION:" + escaped("Bring a mug; there is cake, too.\nEverybody is welcome."),
        "URL:https://example.org/tea", "CATEGORIES:Social", "GEO:62.89;27.67"])
    lines += event("ska", "Ska night", 2, "2100-2330", ["LOCATION:The Boathouse", "CATEGORIES:Arts"])
    lines += event("hockey", "Hockey: Westfield v Northgate", 3, "", ["LOCATION:Ice Hall", "CATEGORIES:Sports"])
    lines += event("yoga", "Yoga for beginners", 1, "1800-1900", [
        "RRULE:FREQ=WEEKLY", "LOCATION:Gym", "CATEGORIES:Health,Sports"])
    lines += event("swim", "Swim gala", 3, "1000-1200", ["STATUS:CANCELLED", "LOCATION:Pool", "CATEGORIES:Sports"])
    lines += event("art", "Light art by the harbour, with a very long name that nobody would ever write on a poster", 0, "",
                   ["LOCATION:Harbour", "CATEGORIES:Arts"])
    for number in range(50):
        lines += event(f"talk{number}", f"Lunch talk {number + 1}", 4 + number, "1215-1300",
                       ["LOCATION:Union House", "CATEGORIES:Conferences"])
    return lines


def hostile_events():
    """Texts that would be scripts, wherever an event has one."""
    lines = []
    for number, text in enumerate(TEXTS):
        told = escaped(text)
        lines += event(f"hostile{number}", text, 1 + number % 3, f"{8 + number:02}00", [
            f"LOCATION:{told}", f"DESCRIPTION:{told}", f"CATEGORIES:{told}", f"URL:{URLS[number % len(URLS)]}",
            f"ORGANIZER;CN=\"{text.replace(chr(34), '')}\":mailto:a@example.org", f"COMMENT:{told}"])
    return lines


class Calendar:
    """A server with one calendar."""

    def __init__(self, lines):
        text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", *lines, "END:VCALENDAR", ""]).encode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/calendar")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()


class Community:
    """`nuthatch run` with a community, and a network where people write to it."""

    def __init__(self, lines, nuthatch=".build/debug/nuthatch"):
        self.folder = tempfile.TemporaryDirectory(prefix="nuthatch-community-")
        self.calendar, self.telegram = Calendar(lines), FakeTelegram()
        self.account = self.telegram.control({"do": "account"})
        # Of a browser that is signed in.
        self.cookies = []
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        configuration = self.folder.name + "/nuthatch.json"
        settings = {
            "database": self.folder.name + "/nuthatch.sqlite", "accounts": ["chat"], "zone": "Etc/UTC",
            "account": {"chat": {"network": "telegram", "server": self.telegram.url, "token": self.account["token"]}},
            "web": {"listen": f"127.0.0.1:{port}", "public_url": self.address},
            "community": {"name": "Kuopio campus", "zone": "Etc/UTC", "publish": "open", "sources": {
                "union": {"address": self.calendar.url + "/events.ics", "allow_host": self.calendar.url,
                          "trust": "official"}}}}
        with open(configuration, "w") as file:
            json.dump(settings, file)
        self.log = open(self.folder.name + "/log", "w")
        self.process = subprocess.Popen([nuthatch, "run", "--config", configuration], stdout=self.log, stderr=self.log)
        events = sum(line == "BEGIN:VEVENT" for line in lines)
        self.wait(lambda: f'"events":{events}' in re.sub(r"\s", "", subprocess.run(
            [nuthatch, "community", "sources", "--json", "--config", configuration], capture_output=True, text=True
        ).stdout), "the events")

    def wait(self, condition, told):
        # Only what hangs takes longer, on however busy a machine.
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline:
            if condition():
                return
            time.sleep(0.2)
        raise RuntimeError(f"{told}: not in time\n" + open(self.log.name).read()[-2000:])

    def sent(self, person=ANN):
        messages = self.telegram.control({"do": "sent", "account": self.account["account"]})["messages"]
        return [message["text"] for message in messages if message["chat"] == person]

    def say(self, text, pattern=".", person=ANN):
        """Writes as a person, and waits for an answer with this pattern."""
        before = len(self.sent(person))
        self.telegram.control({"do": "write", "account": self.account["account"], "from": person, "text": text})
        found = []

        def answered():
            found[:] = [match.group(0) for match in
                        (re.search(pattern, each) for each in self.sent(person)[before:]) if match]
            return bool(found)

        self.wait(answered, f"an answer to {text}")
        return found[0]

    def link(self):
        """A link that signs a browser in, once."""
        return self.say("!web", r"http://127\.0\.0\.1:\d+/in/\S+")

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.log.close()
        self.telegram.close()
        self.calendar.close()
        self.folder.cleanup()


def found(page, bot, name):
    """The page of the event of that name, as the list leads to it."""
    page.goto(f"{bot.address}/community?q={name}")
    return page.locator("main .row .what > a").first.get_attribute("href")


PATHS = ["/community", "/community?page=2", "/community?category=Sports", "/community?q=nothing+at+all",
         f"/community?from={TODAY + datetime.timedelta(2)}&until={TODAY + datetime.timedelta(2)}"]


def all_paths(page, bot):
    return PATHS + [found(page, bot, name) for name in ("tea", "gala", "yoga", "harbour")]


def watched(context, bot, signed_in):
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.on("request", lambda request: None if request.url.startswith(bot.address) else wrong(f"asks {request.url}"))
    page.on("console", lambda message: wrong(f"console: {message.text}") if message.type == "error" else None)
    page.on("dialog", lambda dialog: (wrong(f"dialog: {dialog.message}"), dialog.dismiss()))
    if signed_in and bot.cookies:
        context.add_cookies(bot.cookies)
    elif signed_in:
        page.goto(bot.link())
        page.get_by_role("button").click()
        bot.cookies = context.cookies()
    return page


def pages(browser, bot, folder):
    """Axe, light and dark, wide and on phones; nothing scrolls sideways, at 320 pixels neither; what is sent is kept."""
    for signed_in in (False, True):
        for scheme, width in (("light", 1280), ("dark", 1280), ("light", 375), ("dark", 375), ("light", 320)):
            context = browser.new_context(
                viewport={"width": width, "height": 812}, color_scheme=scheme, reduced_motion="reduce")
            page = watched(context, bot, signed_in)
            for path in all_paths(page, bot) + (["/community/new"] if signed_in else []):
                page.goto(bot.address + path)
                told = f"{width}, {scheme}, {'signed in' if signed_in else 'visitor'}"
                if width != 320:
                    look(page, path, told)
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    wrong(f"scrolls sideways: {path}, {told}")
                if width == 1280 and scheme == "light":
                    name = re.sub(r"\W+", "-", path).strip("-") + ("-own" if signed_in else "")
                    (pathlib.Path(folder) / f"community-{name}.html").write_text(
                        page.request.get(bot.address + path).text())
            leave(context)
    print("community pages: done", flush=True)


def chosen_without_scripts(browser, bot):
    """Somebody without scripts chooses by links and by the form, turns the page, and gets the files."""
    context = browser.new_context(java_script_enabled=False)
    page = watched(context, bot, False)
    page.goto(bot.address + "/")
    page.get_by_role("link", name="What's on").click()
    page.get_by_role("link", name="Later").click()
    page.get_by_role("link", name="Earlier").click()
    page.get_by_label("Which events are shown").get_by_role("link", name="Sports").click()
    if page.locator(".row", has_text="Ska night").count() or not page.locator(".row", has_text="Swim gala").count():
        wrong("the kind that was chosen is not what is shown")
    page.fill("#q", "hockey")
    page.get_by_role("button", name="Filter").click()
    if page.locator(".row").count() != 1 or "category=Sports" not in page.url:
        wrong(f"the form does not keep what was chosen: {page.url}")
    page.get_by_role("link", name="Hockey: Westfield v Northgate").click()
    for name, kind in (("Calendar file (.ics)", "BEGIN:VCALENDAR"),):
        text = page.request.get(bot.address + page.get_by_role("link", name=name).get_attribute("href")).text()
        if not text.startswith(kind):
            wrong(f"{name} is {text[:60]}")
    page.get_by_role("link", name="sign in here").click()
    if "/sign-in" not in page.url:
        wrong("an event does not lead to signing in")
    leave(context)
    print("community without scripts: done", flush=True)


def going_by_keys(browser, bot):
    """Going, publishing with a question, changing, calling off and undoing, by the keyboard alone; the chat knows."""
    context = browser.new_context()
    page = watched(context, bot, True)
    page.goto(bot.address + found(page, bot, "tea"))
    enter(page, "form[action*='/going'] button", ".notice >> text=Welcome tea")
    if "Welcome tea" not in bot.say("!mine", "(?s).*"):
        wrong("the chat does not know who goes")
    enter(page, ".notice .undo button", ".notice >> text=Undone")
    page.goto(bot.address + "/community/new")
    for name, value in (("name", "Board games"), ("place", "Union House"), ("places", "20"), ("tags", "social")):
        type_into(page, f"form.item #{name}", value)
    page.fill("#date", str(TODAY + datetime.timedelta(2)))
    page.fill("#time", "19:00")
    page.focus("#time")
    enter(page, "form.item button.main", ".notice button.choice")
    if "Board games" not in page.inner_text(".notice"):
        wrong(f"it is not asked what everybody will see: {page.inner_text('.notice')}")
    enter(page, ".notice button.choice", ".notice >> text=Published")
    page.goto(bot.address + found(page, bot, "board"))
    enter(page, "details.settings summary", "details[open] #name")
    type_into(page, "details[open] #name", "Board games and tea")
    enter(page, "details[open] button.main", "h1 >> text=Board games and tea")
    enter(page, "details:nth-of-type(2) summary", "details[open] #reason")
    type_into(page, "#reason", "the hall is flooded")
    enter(page, "details[open] .danger", ".notice >> text=Called off")
    if "the hall is flooded" not in page.inner_text("article"):
        wrong("it is not told why an event is called off")
    enter(page, ".notice .undo button", ".notice >> text=Undone")
    leave(context)
    print("going by keys: done", flush=True)


def hostile_community(browser):
    """No text of an event becomes an element, and no script runs, though nothing but the pages' escaping forbids it."""
    bot = Community(hostile_events())
    try:
        context = browser.new_context(bypass_csp=True)
        for signed_in in (False, True):
            page = watched(context, bot, signed_in)
            page.goto(bot.address + "/community")
            links = page.eval_on_selector_all(
                "main a[href^='/community']", "all => all.map(one => one.getAttribute('href'))")
            events = [link for link in links if link.startswith("/community/e/")]
            if len(events) != len(TEXTS):
                wrong(f"of {len(TEXTS)} hostile events {len(events)} are listed")
            for path in sorted({*links}):
                if path.split("?")[0].endswith((".ics", ".rss")):
                    continue
                page.goto(bot.address + path)
                inspect(page, path)
                for link in page.eval_on_selector_all("main a[href*=':']", "all => all.map(one => one.outerHTML)"):
                    if "nofollow ugc noopener" not in link:
                        wrong(f"a link of a stranger's on {path}: {link[:160]}")
            page.close()
        leave(context)
    finally:
        bot.close()
    print("hostile community: done", flush=True)


def community(browser, folder):
    bot = Community(campus())
    try:
        pages(browser, bot, folder)
        chosen_without_scripts(browser, bot)
        going_by_keys(browser, bot)
    finally:
        bot.close()
    hostile_community(browser)


def screenshots(browser, target, shoot):
    target.mkdir(parents=True, exist_ok=True)
    bot = Community(campus())
    try:
        for name, (width, height), scheme in (
                ("wide", (1280, 900), "light"), ("dark", (1280, 900), "dark"), ("phone", (375, 812), "light")):
            for signed_in in (False, True):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
                page = watched(context, bot, signed_in)
                for path in all_paths(page, bot) + (["/community/new"] if signed_in else []):
                    page.goto(bot.address + path)
                    file = re.sub(r"\W+", "-", path).strip("-") + ("-own" if signed_in else "")
                    page.set_viewport_size({"width": width, "height": min(2400, page.evaluate(
                        "Math.max(innerHeight, document.documentElement.scrollHeight)"))})
                    shoot(page, target / f"{file}.{name}.png")
                    page.set_viewport_size({"width": width, "height": height})
                leave(context)
    finally:
        bot.close()
