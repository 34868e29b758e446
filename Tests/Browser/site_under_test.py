"""A bot in a terminal with its pages, and a browser that is signed in there."""

import datetime
import queue
import re
import subprocess
import tempfile
import threading

# The person's zone is UTC, so that the day is the same on every machine.
ZONE = "Etc/UTC"
TODAY = datetime.datetime.now(datetime.timezone.utc).date()
MESSAGES = [
    "pay rent on wednesday #home",
    "call jimmy at 5pm today",
    "water the plants every saturday #home",
    "book flights on monday !1 #errand @office",
    "milk, eggs and bread to groceries",
    "stand-up today 9:00-9:15",
    "design review today 9:00-10:30",
    "dentist today 10:00-11:00 @clinic // bring x-rays",
    "lunch with bob today 12-13",
    "piano every tuesday 16:00-17:00",
    f"conference from {TODAY + datetime.timedelta(2)} to {TODAY + datetime.timedelta(5)}",
    "planning on thursday 11:30-13:00",
    "note: the boiler's number is 0123 456",
    "note: an idea for the garden, a pond",
    "post the letter",
    "!complete post the letter",
    "!find priority:1 as urgent",
]
YEAR, WEEK, _ = TODAY.isocalendar()
PATHS = [
    f"/day/{TODAY}", f"/week/{YEAR}-W{WEEK:02}", f"/work/{YEAR}-W{WEEK:02}", f"/month/{TODAY:%Y-%m}", "/agenda", "/lists",
    "/list/groceries", "/list/urgent", "/inbox", "/notes", "/search", "/search?q=milk", "/more", "/settings", "/people",
    "/help", "/phones", "/trash", "/month/2035-01", "/day/2035-01-01", "/list/nothing",
]


class Bot:
    """`nuthatch chat` on a database of its own."""

    def __init__(self, nuthatch=".build/debug/nuthatch"):
        self.folder = tempfile.TemporaryDirectory(prefix="nuthatch-browser-")
        self.process = subprocess.Popen(
            [nuthatch, "chat", "--database", self.folder.name + "/chat.sqlite", "--zone", ZONE],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        for message in MESSAGES:
            self.say(message)
        self.address = self.link().split("/in/")[0]

    def link(self):
        """A link that signs a browser in, once."""
        return self.say("!web", r"http://127\.0\.0\.1:\d+/in/\S+")

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)

    def _find(self, pattern):
        """What the bot says that has this pattern; waits for it."""
        while True:
            found = re.search(pattern, self.lines.get(timeout=600))
            if found:
                return found.group(0)

    def say(self, message, answer="."):
        """Sends a message, and waits for an answer with this pattern."""
        self.process.stdin.write(message + "\n")
        self.process.stdin.flush()
        return self._find(answer)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def sign_in(context, bot):
    # Only what hangs takes longer, on however busy a machine.
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.goto(bot.link())
    page.get_by_role("button").click()
    return page
