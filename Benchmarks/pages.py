"""What `Benchmarks/pages` measures of the pages, from outside; Python's own library is enough.

month: a month with 300 things: the time of an answer, beside that of a page with nothing on it, and its size.
crowd: 500 people who are signed in load their weeks at once: the times of the answers, and the daemon's memory.
calm:  how long messages wait for their answers while strangers read slowly, hold ten thousand connections open, send
       wrong sign-in links, ask for codes, guess whose code is shown, or try the bot on the visitors' page; each beside
       how long they wait in peace.
uploads: 10,000 damaged uploads of calendars and contacts: the answers, and the process's memory as they go on.
"""
import asyncio
import collections
import datetime
import hashlib
import http.client
import pathlib
import queue
import random
import re
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

nuthatch, *wanted = sys.argv[1:]
TODAY = datetime.datetime.now(datetime.timezone.utc).date()
WEEK = "/week/%d-W%02d" % TODAY.isocalendar()[:2]


class Bot:
    """`nuthatch chat` with its pages, on a ledger in a folder."""

    def __init__(self, folder):
        self.database = str(pathlib.Path(folder, "ledger"))
        self.process = subprocess.Popen(
            [nuthatch, "chat", "--as", "ann", "--database", self.database, "--zone", "Etc/UTC"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=lambda: [self.lines.put(line) for line in self.process.stdout], daemon=True).start()
        link = self.say("!web", r"http://127\.0\.0\.1:(\d+)(/in/\S+)")
        self.port = int(link.group(1))
        self.cookie = self.sign_in(link.group(2))

    def say(self, message, answer="."):
        """Sends a message; waits for a line of the answer with that pattern."""
        self.process.stdin.write(message + "\n")
        while True:
            found = re.search(answer, self.lines.get(timeout=600))
            if found:
                return found

    def sign_in(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("POST", path, headers={"Origin": f"http://127.0.0.1:{self.port}"})
        return connection.getresponse().getheader("Set-Cookie").split(";")[0]

    def memory(self, name="VmRSS"):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split(name + ":")[1].split()[0]) / 1024

    def request(self, path, cookie, method="GET", body="", more=""):
        return (f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
                f"Cookie: {cookie}\r\nContent-Length: {len(body)}\r\n{more}\r\n{body}").encode()

    def close(self):
        self.process.terminate()
        self.process.wait()


def month(folder):
    bot = Bot(folder)
    first = TODAY.replace(day=1)
    for day in range(30):
        on = first.replace(day=min(day, 27) + 1)
        for hour in range(10):
            bot.say(f"meeting number {day * 10 + hour} about something {on} {8 + hour}:00-{9 + hour}:00", "Added")
    connection = http.client.HTTPConnection("127.0.0.1", bot.port)

    def answer(path):
        began = time.perf_counter()
        connection.request("GET", path, headers={"Cookie": bot.cookie, "Accept-Encoding": "gzip"})
        body = connection.getresponse().read()
        return time.perf_counter() - began, len(body)

    for name, path in (("with 300 things", f"/month/{TODAY:%Y-%m}"), ("with nothing", "/month/2040-01")):
        seen = [answer(path) for _ in range(200)]
        times = sorted(seconds * 1e3 for seconds, _ in seen)
        print("a month %-16s %.1f ms at best, %.1f ms p50, %.1f ms p99; %.1f kB compressed"
              % (name, times[0], statistics.median(times), times[197], seen[0][1] / 1000), flush=True)
    bot.close()


def people(folder, count):
    """Makes people who have a full week each, and are signed in; returns their cookies."""
    database, cookies = str(pathlib.Path(folder, "ledger")), []
    monday = TODAY - datetime.timedelta(TODAY.weekday())
    week = "\n".join(f"meeting {day} {hour} on {monday + datetime.timedelta(day)} {hour}:00-{hour + 1}:00"
                     for day in range(5) for hour in (9, 11, 14))
    for number in range(count):
        subprocess.run([nuthatch, "say", "--as", f"p{number}", "--database", database, "--zone", "Etc/UTC", week],
                       stdout=subprocess.DEVNULL, check=True)
    with sqlite3.connect(database) as ledger:
        for (person,) in ledger.execute("SELECT id FROM person").fetchall():
            secret = secrets.token_hex(16)
            cookies.append(f"nuthatch={secret}")
            ledger.execute(
                "INSERT INTO session (hash, person, is_operator, browser, began, used) VALUES (?, ?, 0, 'a browser', ?, ?)",
                [hashlib.sha256(secret.encode()).digest(), person, time.time(), time.time()])
    ledger.close()
    return cookies


async def load(bot, request):
    """Seconds from asking on a connection of one's own until the whole answer is there, and its first line."""
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", bot.port)
    writer.write(request)
    answer = await reader.read()
    writer.close()
    return time.perf_counter() - began, answer.split(b"\r\n", 1)[0]


def crowd(folder, count=500):
    cookies = people(folder, count)
    bot = Bot(folder)
    before = bot.memory()
    requests = [bot.request(WEEK, cookie, more="Connection: close\r\nAccept-Encoding: gzip\r\n") for cookie in cookies]

    async def at_once():
        return await asyncio.gather(*[load(bot, request) for request in requests])

    for attempt in ("first", "again"):
        seen = asyncio.run(at_once())
        assert all(line.endswith(b"200 OK") for _, line in seen), {line for _, line in seen}
        times = sorted(seconds for seconds, _ in seen)
        print("%d people load their weeks at once, %s: p50 %.2f s, p99 %.2f s, %.0f a second; memory %.0f MB, then %.0f MB"
              % (count, attempt, statistics.median(times), times[int(len(times) * .99)], len(times) / times[-1], before,
                 bot.memory()), flush=True)
    bot.close()


async def slow_readers(bot, until):
    async def one():
        while time.time() < until:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", bot.port, limit=1)
                writer.write(bot.request(WEEK, bot.cookie))
                while time.time() < until and await reader.read(1):
                    await asyncio.sleep(1)
                writer.close()
            except OSError:
                await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _ in range(100)])


async def open_connections(bot, until):
    async def one():
        try:
            _, writer = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", bot.port), 5)
            writer.write(b"GET / HTTP/1.1\r\n")
            await asyncio.sleep(max(0, until - time.time()))
            writer.close()
        except (OSError, asyncio.TimeoutError):
            pass

    await asyncio.gather(*[one() for _ in range(10_000)])


def flood(path, body="", method="POST", cookie=lambda: ""):
    async def attack(bot, until):
        async def one():
            while time.time() < until:
                try:
                    await load(bot, bot.request(path, cookie(), method, body, "Connection: close\r\n"))
                except OSError:
                    await asyncio.sleep(0.1)

        await asyncio.gather(*[one() for _ in range(20)])

    return attack


async def peace(bot, until):
    await asyncio.sleep(max(0, until - time.time()))


def calm(folder, lasting=20):
    bot = Bot(folder)
    attacks = {
        "in peace": peace, "100 slow readers": slow_readers, "10,000 connections": open_connections,
        "a flood of wrong links": flood("/in/wrong"), "a flood of codes asked for": flood("/sign-in", "to=%2F"),
        "a flood of guessed codes": flood(
            "/sign-in/code", method="GET", cookie=lambda: f"nuthatch-code={secrets.token_hex(16)}.1-2-3"),
        "a flood of visitors": flood("/try", "message=call+jimmy+at+5pm+tomorrow"), "in peace again": peace,
    }
    for name, attack in attacks.items():
        until = time.time() + lasting
        attacker = threading.Thread(target=lambda: asyncio.run(attack(bot, until)), daemon=True)
        attacker.start()
        time.sleep(2)
        waits = []
        while time.time() < until - 1:
            began = time.perf_counter()
            bot.say(f"call jimmy {len(waits)} tomorrow at 5pm", "Added")
            waits.append((time.perf_counter() - began) * 1e3)
            time.sleep(0.05)
        attacker.join(60)
        waits.sort()
        print("%-24s %d messages: p50 %.1f ms, p99 %.1f ms, longest %.1f ms; memory %.0f MB" % (
            name, len(waits), statistics.median(waits), waits[int(len(waits) * .99)], waits[-1], bot.memory()), flush=True)
    bot.close()


CALENDAR = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + "".join(
    f"BEGIN:VEVENT\r\nUID:{number}@example.org\r\nSUMMARY:meeting {number}\r\nDTSTART;TZID=Europe/Berlin:2026{month:02}01T"
    f"0{number}0000\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT={number + 2}\r\nEND:VEVENT\r\n"
    for month in range(1, 13) for number in range(10)) + "END:VCALENDAR\r\n"
CONTACTS = "".join(f"BEGIN:VCARD\r\nVERSION:4.0\r\nUID:{number}\r\nFN:Ann {number}\r\nBDAY:1980070{number}\r\nEND:VCARD\r\n"
                   for number in range(1, 10))


def damaged(data, chance):
    """Data of which some bytes are other ones, missing, doubled or cut off."""
    data = bytearray(data)
    for _ in range(chance.randrange(1, 12)):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.randrange(1, 40))
        data[start:end] = chance.choice([
            b"", bytes(data[start:end]) * 2, chance.randbytes(end - start), b"\r\n", b"--", data[:chance.randrange(200)]])
    return bytes(data[:chance.randrange(1, len(data) + 1)] if chance.random() < 0.1 else data)


def uploads(folder, count=10_000, seed=1):
    bot, chance, statuses = Bot(folder), random.Random(seed), collections.Counter()
    connection = http.client.HTTPConnection("127.0.0.1", bot.port)
    connection.request("GET", "/import", headers={"Cookie": bot.cookie})
    page = connection.getresponse().read().decode()
    name, token = re.search(r'<input type="hidden" name="(\w+)" value="(\w{16,})"', page).groups()
    first = f'--seed\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{token}\r\n'.encode()
    for number in range(count + 1):
        if number % (count // 5) == 0:
            print("%6d damaged uploads: memory %.0f MB, answers %s" % (number, bot.memory(), dict(statuses)), flush=True)
        file, kind = chance.choice([(CALENDAR, "ics"), (CONTACTS, "vcf")])
        part = (f'--seed\r\nContent-Disposition: form-data; name="file"; filename="a.{kind}"\r\n\r\n{file}\r\n'
                "--seed--\r\n").encode()
        body = first + damaged(part, chance) if number % 2 else damaged(first + part, chance)
        try:
            connection.request("POST", "/import", body, {
                "Cookie": bot.cookie, "Origin": f"http://127.0.0.1:{bot.port}",
                "Content-Type": "multipart/form-data; boundary=seed"})
            answer = connection.getresponse()
            answer.read()
            statuses[answer.status] += 1
        except (http.client.HTTPException, OSError):
            statuses["closed"] += 1
            connection.close()
    bot.say("call jimmy tomorrow at 5pm", "Added")
    bot.close()


for measured in (month, crowd, calm, uploads):
    if not wanted or measured.__name__ in wanted:
        with tempfile.TemporaryDirectory() as place:
            measured(place)
