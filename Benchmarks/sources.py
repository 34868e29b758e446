"""What `Benchmarks/sources` measures of a daemon that imports a calendar of so many events, 10,000 unless given.

It answers with the calendar, the same bytes again, the same events with other stamps, all of them changed, and the
first ones again. For each it tells the time and the CPU time, and the memory at most and ten seconds later: what is
the process's own (anonymous), and what are pages of files, which the system may take back at any time.
"""
import datetime
import http.server
import json
import os
import pathlib
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

nuthatch, *arguments = sys.argv[1:]
EVENTS = int(arguments[0]) if arguments else 10_000
FIRST = datetime.datetime.now().replace(minute=0, second=0, microsecond=0) + datetime.timedelta(30)


def calendar(stamp, hour=0):
    note = "Bring your own cup\\, and a friend. " * 6
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//benchmark"]
    for number in range(EVENTS):
        start = FIRST + datetime.timedelta(number % 300, 3600 * hour, hours=number % 13)
        lines += ["BEGIN:VEVENT", f"UID:evening-{number}@union.example", f"DTSTAMP:{stamp:%Y%m%dT%H%M%SZ}",
                  f"DTSTART;TZID=Europe/London:{start:%Y%m%dT%H%M%S}", "DURATION:PT1H", f"SUMMARY:Evening number {number}",
                  f"LOCATION:Room {number % 60}", "DESCRIPTION:" + note[:60], " " + note[60:], "END:VEVENT"]
        if number % 10 == 0:
            lines.insert(-1, "RRULE:FREQ=WEEKLY;COUNT=8")
    return ("\r\n".join(lines + ["END:VCALENDAR"]) + "\r\n").encode()


class Web(http.server.BaseHTTPRequestHandler):
    body = b""

    def do_GET(self):
        is_calendar = self.path == "/events.ics"
        self.send_response(200 if is_calendar else 503)
        self.send_header("Content-Type", "text/calendar")
        self.send_header("Content-Length", str(len(Web.body) if is_calendar else 0))
        self.end_headers()
        if is_calendar:
            self.wfile.write(Web.body)

    def log_message(self, *_):
        pass


class Daemon:
    def __init__(self, folder, address):
        self.database = str(pathlib.Path(folder, "ledger"))
        pathlib.Path(folder, "token").write_text("none")
        os.chmod(pathlib.Path(folder, "token"), 0o600)
        pathlib.Path(folder, "nuthatch.json").write_text(json.dumps({
            "database": self.database, "accounts": ["garden"], "zone": "Europe/London",
            "account": {"garden": {
                "network": "mastodon", "server": address, "token_file": str(pathlib.Path(folder, "token"))}},
            "community": {"name": "Union", "sources": {
                "union": {"address": address + "/events.ics", "allow_host": address}}}}))
        self.process = subprocess.Popen(
            [nuthatch, "run", "--config", str(pathlib.Path(folder, "nuthatch.json"))], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def memory(self):
        """MB resident in all, of the process's own, and of files."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return [int(status.split(name + ":")[1].split()[0]) / 1024 for name in ("VmRSS", "RssAnon", "RssFile")]

    def cpu(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def source(self, column, change=None):
        with sqlite3.connect(self.database, timeout=30) as ledger:
            if change:
                ledger.execute("UPDATE event_source SET " + change)
            found = ledger.execute(f"SELECT {column} FROM event_source").fetchone()
        ledger.close()
        return found[0] if found else None

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def told(memory):
    return "%5.1f MB: %5.1f own, %5.1f of files" % tuple(memory)


def look(daemon, what):
    """Has the source asked, and tells what that took."""
    asked = daemon.source("fetched") or 0
    cpu, most = daemon.cpu(), daemon.memory()
    daemon.source("1", "next = 0")
    # The daemon looks once a second at what is due; nothing else takes its time.
    while daemon.cpu() - cpu < 0.02 and (daemon.source("fetched") or 0) <= asked:
        time.sleep(0.005)
    began = time.time()
    while (daemon.source("fetched") or 0) <= asked:
        for _ in range(10):
            most = [max(pair) for pair in zip(most, daemon.memory())]
            time.sleep(0.003)
    seconds = time.time() - began
    for _ in range(300):
        most = [max(pair) for pair in zip(most, daemon.memory())]
        time.sleep(0.003)
    used = daemon.cpu() - cpu
    time.sleep(10)
    print("%-14s %.2f s, CPU %.2f s; at most %s; after it %s" % (
        what, seconds, used, told(most), told(daemon.memory())), flush=True)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Web)
threading.Thread(target=server.serve_forever, daemon=True).start()
now = datetime.datetime.now()
first, stamped, moved = calendar(now), calendar(now + datetime.timedelta(1)), calendar(now, hour=1)
with tempfile.TemporaryDirectory() as folder:
    daemon = Daemon(folder, "http://127.0.0.1:%d" % server.server_port)
    # Until there is a calendar, the answer is empty, and the source is asked again in minutes.
    time.sleep(10)
    print("%d events, %.1f MB; before any: %s" % (EVENTS, len(first) / 1e6, told(daemon.memory())), flush=True)
    for what, Web.body in (("imported", first), ("the same", first), ("other stamps", stamped), ("changed", moved),
                           ("and again", first)):
        look(daemon, what)
    daemon.end()
