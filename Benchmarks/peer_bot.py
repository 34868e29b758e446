"""The bot one would write in an afternoon, to hold Nuthatch against: it reads mentions, keeps todos and answers.

Usage: python peer_bot.py SERVER TOKEN DATABASE, with Mastodon.py 2.3 and parsedatetime 2.6 from PyPI. It is no toy in
one respect: each message is kept durably before it is answered. It reads dates, and nothing else of what Nuthatch does.
"""
import html
import re
import sqlite3
import sys
import time
from datetime import datetime

import parsedatetime
from mastodon import Mastodon

server, token, path = sys.argv[1:]
mastodon = Mastodon(api_base_url=server, access_token=token, version_check_mode="none")
calendar = parsedatetime.Calendar()
database = sqlite3.connect(path, isolation_level=None)
database.executescript("""
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS place (only INTEGER PRIMARY KEY CHECK (only = 1), last TEXT);
    CREATE TABLE IF NOT EXISTS todo (id INTEGER PRIMARY KEY, person TEXT, name TEXT, due TEXT, status TEXT UNIQUE,
        told INTEGER DEFAULT 0);
    CREATE INDEX IF NOT EXISTS due ON todo (due) WHERE told = 0;
""")


def last():
    row = database.execute("SELECT last FROM place").fetchone()
    return row and row[0]


def keep_place(last):
    database.execute("INSERT INTO place VALUES (1, ?) ON CONFLICT DO UPDATE SET last = excluded.last", (str(last),))


def take(notification):
    """Keeps what one message says, and answers it."""
    status, person = notification["status"], notification["account"]["acct"]
    text = re.sub(r"<[^>]+>", "", re.sub(r"<br ?/?>|</p>", "\n", status["content"]))
    text = re.sub(r"@nuthatch\S*\s*", "", html.unescape(text)).strip()
    name, due = text, None
    found = calendar.nlp(text, datetime.now())
    if found:
        due, _, start, end, words = found[0]
        name = (text[:start] + text[end:]).strip()
    database.execute("BEGIN")
    database.execute(
        "INSERT OR IGNORE INTO todo (person, name, due, status) VALUES (?, ?, ?, ?)",
        (person, name, due and due.isoformat(), str(status["id"])))
    keep_place(notification["id"])
    database.execute("COMMIT")
    mastodon.status_post(
        f"@{person} {name}" + (f", {due:%a %d %b at %H:%M}" if due else ""), in_reply_to_id=status["id"],
        visibility="direct", idempotency_key=str(status["id"]))


def remind():
    now = datetime.now().isoformat()
    for number, person, name in database.execute(
            "SELECT id, person, name FROM todo WHERE told = 0 AND due <= ?", (now,)).fetchall():
        mastodon.status_post(f"@{person} {name}", visibility="direct", idempotency_key=f"reminder-{number}")
        database.execute("UPDATE todo SET told = 1 WHERE id = ?", (number,))


if last() is None:
    newest = mastodon.notifications(types=["mention"], limit=1)
    keep_place(newest[0]["id"] if newest else 0)
while True:
    page = mastodon.notifications(types=["mention"], min_id=last(), limit=80)
    for notification in reversed(page):
        take(notification)
    remind()
    if not page:
        time.sleep(0.1)
