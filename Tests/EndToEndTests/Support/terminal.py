"""Types into `nuthatch chat` as a person at a terminal of 40 columns, and prints what the screen shows, as JSON.

  terminal.py NUTHATCH FOLDER

The screen is pyte's, a terminal that others have written. Each thing typed is a step; its screen is taken when what it
waits for has come.
"""
import datetime, fcntl, json, os, pty, select, struct, subprocess, sys, termios, time, zoneinfo

import pyte

COLUMNS, ROWS = 40, 24
nuthatch, folder = sys.argv[1:]
screen = pyte.Screen(COLUMNS, ROWS)
stream = pyte.ByteStream(screen)

who = ["--as", "kim", "--zone", "Europe/London", "--database", folder + "/chat.sqlite"]

pid, terminal = pty.fork()
if pid == 0:
    os.execve(nuthatch, ["nuthatch", "chat", *who], {**os.environ, "XDG_STATE_HOME": folder, "TERM": "xterm"})
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))


def shown():
    return [line.rstrip() for line in screen.display]


def wait_for(holds, seconds=60):
    """Reads what comes until the screen is as wanted; a screen that never is comes back as it is."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                stream.feed(os.read(terminal, 65536))
            except OSError:
                return


def prompts():
    return sum(line.startswith("kim>") for line in shown())


def cursor_line():
    return shown()[screen.cursor.y]


def typed(text, holds):
    os.write(terminal, text.encode())
    wait_for(holds)
    return {"screen": [line for line in shown() if line], "column": screen.cursor.x, "line": cursor_line()}


steps = {}
wait_for(lambda: cursor_line() == "kim>")
steps["greeting"] = typed("", lambda: True)
steps["wide"] = typed("買い物 🎂 café", lambda: "café" in cursor_line())
steps["back"] = typed("\x1b[D" * 6, lambda: screen.cursor.x == 12)
steps["erased"] = typed("\x17", lambda: "買" not in cursor_line())
steps["cleared"] = typed("\x05\x15", lambda: cursor_line() == "kim>")
long = "water the plants on the balcony and in the kitchen, all of them"
steps["wrapped"] = typed(long, lambda: "of them" in cursor_line())
steps["start"] = typed("\x01", lambda: cursor_line().startswith("kim>") and screen.cursor.x == 5)
steps["word"] = typed("\x1b[1;5C\x17", lambda: "water" not in "".join(shown()))
steps["emptied"] = typed("\x05\x15", lambda: cursor_line() == "kim>")
typed("buy mil", lambda: "buy mil" in cursor_line())
# Said ten minutes ago, by what another program wrote into the same database: due by now.
then = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/London")) - datetime.timedelta(minutes=10)
subprocess.run([nuthatch, "say", *who, "--now", then.strftime("%Y-%m-%dT%H:%M"), "call jimmy in 5 minutes"], check=True,
               stdout=subprocess.DEVNULL)
steps["reminded"] = typed("", lambda: "".join(shown()).count("call jimmy") == 2 and "buy mil" in cursor_line())
steps["sent"] = typed("k\r", lambda: any('Added "buy milk"' in line for line in shown()) and cursor_line() == "kim>")
steps["pasted"] = typed("\x1b[200~eggs\rbread\rjam\x1b[201~", lambda: cursor_line() == "jam")
steps["together"] = typed("\r", lambda: cursor_line() == "kim>")
steps["recalled"] = typed("\x1b[A", lambda: cursor_line() == "jam")
os.write(terminal, b"\x15\x04")
wait_for(lambda: False, 2)
print(json.dumps({"steps": steps, "status": os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}, ensure_ascii=False))
