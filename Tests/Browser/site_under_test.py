"""A bot in a terminal with its pages, and a browser that is signed in there."""

import datetime
import hashlib
import json
import os
import queue
import re
import socket
import sqlite3
import struct
import subprocess
import tempfile
import threading
import time
import zlib

from report import wrong

# The person's zone is UTC, so that the day is the same on every machine.
ZONE = "Etc/UTC"
TODAY = datetime.datetime.now(datetime.timezone.utc).date()
MONDAY = TODAY - datetime.timedelta(TODAY.weekday())
MESSAGES = [
    "pay rent on wednesday #home",
    "call jimmy at 5pm today",
    "water the plants every saturday #home",
    "book flights on monday !1 #errand @office",
    "milk, eggs and bread on the groceries list",
    "stand-up today 9:00-9:15",
    "design review today 9:00-10:30",
    "dentist today 10:00-11:00 @clinic // bring x-rays",
    "lunch with bob today 12-13",
    "piano every tuesday 16:00-17:00",
    f"conference from {TODAY + datetime.timedelta(2)} to {TODAY + datetime.timedelta(5)}",
    "planning on thursday 11:30-13:00",
    # The week that is shown, whatever day it is.
    *(f"{name} {MONDAY + datetime.timedelta(day)} {time}" for day, name, time in (
        (1, "team meeting", "10:00-11:30"), (1, "yoga", "18:00-19:00"), (2, "lunch with ann", "12:30-13:30"),
        (2, "review the draft", "9:00-12:00"), (3, "school play", "17:30-19:00"), (4, "train to york", "15:00-17:00"),
        (-20, "haircut", "16:00-16:30"), (-18, "book club", "19:00-21:00"), (-13, "car to the garage", "8:30-9:00"),
        (-11, "vaccination", "11:15-11:30"), (-9, "theatre", "19:30-22:00"), (-6, "tax adviser", "10:00-11:00"),
        (-4, "lunch with the team", "12:00-13:00"), (-2, "paint the shed", "14:00-17:00"), (9, "book club again", "19:00-21:00"),
        (5, "farmers' market", "9:30-11:00"), (5, "dinner with friends", "20:00-22:00"), (6, "walk by the river", "14:00-16:00"))),
    *(f"!move {name} to {place}" for name, place in (
        ("team meeting", "work"), ("review the draft", "work"), ("design review", "work"), ("stand-up", "work"),
        ("planning", "work"), ("pay rent", "home"), ("school play", "family"), ("water the plants", "home"),
        ("train to york", "travel"), ("book flights", "travel"))),
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
    "/help", "/phones", "/trash", "/import", "/month/2035-01", "/day/2035-01-01", "/list/nothing",
]


# How long the bot may take to answer, in seconds, on however busy a machine.
ANSWER = 300


def end(process):
    """Asks a process to end, and makes it where it does not."""
    process.terminate()
    try:
        process.wait(ANSWER)
    except subprocess.TimeoutExpired:
        wrong(f"{' '.join(process.args[:2])} does not end when it is asked to")
        process.kill()
        process.wait()


class Bot:
    """`nuthatch chat` on a database of its own."""

    def __init__(self, messages=None, nuthatch=".build/debug/nuthatch"):
        self.folder = tempfile.TemporaryDirectory(prefix="nuthatch-browser-")
        self.process = subprocess.Popen(
            [nuthatch, "chat", "--database", self.folder.name + "/chat.sqlite", "--zone", ZONE],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        for message in messages or MESSAGES:
            self.say(message)
        if not messages:
            self.keep_picture("an idea for the garden", "A pond at dusk")
        self.address = self.link().split("/in/")[0]

    def keep_picture(self, note, caption):
        """A picture with a note, as the daemon keeps it: nobody can send one to a terminal."""
        folder = self.folder.name + "/chat.sqlite"
        width, height = 400, 300
        rows = b"".join(b"\0" + bytes(channel for x in range(width) for channel in (40 + x // 3, 90 + y // 3, 70))
                        for y in range(height))
        chunk = lambda name, data: (struct.pack(">I", len(data)) + name + data
                                    + struct.pack(">I", zlib.crc32(name + data)))
        png = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
               + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
        name = hashlib.sha256(png).hexdigest()
        os.makedirs(f"{folder}.media/{name[:2]}", exist_ok=True)
        with open(f"{folder}.media/{name[:2]}/{name}", "wb") as file:
            file.write(png)
        database = sqlite3.connect(folder, timeout=60)
        # The index of words asks for it: each word with the number of whose it is.
        database.create_function(
            "words_of", 2, lambda person, text: " ".join(f"{person}x{word}" for word in re.findall(r"\w+", text)),
            deterministic=True)
        with database:
            database.execute(
                "INSERT INTO picture (person, item, source, alt, added, not_before, state, hash, size, type, width, height)"
                " SELECT person, id, 'https://example.org/pond.png', ?, 0, 0, 'kept', ?, ?, 'image/png', ?, ?"
                " FROM note WHERE text LIKE ?", (caption, name, len(png), width, height, note + "%"))
        database.close()

    def link(self):
        """A link that signs a browser in, once."""
        return self.say("!web", r"http://127\.0\.0\.1:\d+/in/\S+")

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)

    def _find(self, pattern):
        """What the bot says that has this pattern; waits for it."""
        heard, deadline = [], time.monotonic() + ANSWER
        while True:
            try:
                heard.append(self.lines.get(timeout=max(0, deadline - time.monotonic())))
            except queue.Empty:
                raise RuntimeError(f"the bot says nothing that has {pattern!r}, but: {''.join(heard)}") from None
            found = re.search(pattern, heard[-1])
            if found:
                return found.group(0)

    def say(self, message, answer="."):
        """Sends a message, and waits for an answer with this pattern."""
        self.process.stdin.write(message + "\n")
        self.process.stdin.flush()
        return self._find(answer)

    def close(self):
        end(self.process)
        self.folder.cleanup()


class Daemon:
    """`nuthatch run` with an account whose server is not there, for its operator."""

    def __init__(self, nuthatch=".build/debug/nuthatch"):
        self.folder = tempfile.TemporaryDirectory(prefix="nuthatch-daemon-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.configuration = self.folder.name + "/nuthatch.json"
        settings = {
            "database": self.folder.name + "/nuthatch.sqlite", "accounts": ["garden"],
            "account": {"garden": {"network": "mastodon", "server": "http://127.0.0.1:9", "token": "none"}},
            "web": {"listen": f"127.0.0.1:{port}", "public_url": f"http://127.0.0.1:{port}"}}
        with open(self.configuration, "w") as file:
            json.dump(settings, file)
        self.nuthatch = nuthatch
        self.process = subprocess.Popen(
            [nuthatch, "run", "--config", self.configuration], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise RuntimeError("the daemon does not listen")

    def link(self):
        """A link to the operator's page, which works once."""
        return subprocess.check_output([self.nuthatch, "web", "--config", self.configuration], text=True).strip()

    def close(self):
        end(self.process)
        self.folder.cleanup()


def sign_in(context, bot):
    # Only what hangs takes longer, on however busy a machine.
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.goto(bot.link())
    page.get_by_role("button").click()
    return page


def leave(context):
    """Leaves every page of a context. Chromium now and then never says that it has closed one, so none is closed."""
    for page in context.pages:
        page.goto("about:blank")
