"""What `Benchmarks/daemon` measures of the running daemon.

bots [MESSAGES [ROUNDS]]: Nuthatch and peer_bot.py each answer the same waiting messages, in turns; 200 messages and
three rounds unless given.
start [LEDGER...]: from the start to the first poll, and the memory ten seconds later, with an empty ledger and with
copies of those given; unless any are, of the ones that the store's benchmarks leave among the temporary files.
"""
import glob
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from driver import BOT, Server, end_with_parent

nuthatch, what, *arguments = sys.argv[1:]
tools = os.path.dirname(sys.executable)


def start(command):
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            preexec_fn=end_with_parent)


def end(process):
    """Ends it; returns the seconds of CPU it took, and its greatest resident size in MB."""
    process.send_signal(signal.SIGTERM)
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def await_(what, limit=120):
    until = time.time() + limit
    while not what():
        if time.time() > until:
            raise RuntimeError("not within %d s" % limit)
        time.sleep(0.02)


def polls(server):
    """When the server was asked for messages."""
    return [at for at, _, path, _ in list(server.line.requests) if path.startswith("/api/v1/notifications")]


def answer(command_for, count):
    """A bot that has seen the server before finds the messages waiting."""
    people = ["p%d" % number for number in range(count)]
    server = Server(people)
    with tempfile.TemporaryDirectory() as folder:
        command = command_for(server, pathlib.Path(folder))
        answered = lambda: [at for at, method, path, status in list(server.line.requests)
                            if method == "POST" and path == "/api/v1/statuses" and status == 200]
        # The first start makes the ledger, which the one that answers finds made: what that takes is nobody's answer.
        for _ in range(2):
            seen = len(polls(server))
            bot = start(command)
            await_(lambda: len(polls(server)) > seen + 2)
            idle, _ = end(bot)
        server.post_all([
            {"as": person, "text": f"@{BOT} call jimmy {number} tomorrow at 5pm"}
            for number, person in enumerate(people)])
        bot = start(command)
        await_(lambda: len(answered()) >= count, 300)
        cpu, size = end(bot)
        times = answered()
        server.stop()
    return {"rate": (len(times) - 1) / (times[-1] - times[0]), "cpu": (cpu - idle) / count * 1e3, "size": size}


def ours(server, folder):
    folder.joinpath("token").write_text(server.tokens[BOT])
    folder.joinpath("token").chmod(0o600)
    account = {"network": "mastodon", "server": server.line.url, "token_file": str(folder / "token"),
               "poll_seconds": {"min": 1, "max": 1}}
    folder.joinpath("nuthatch.json").write_text(json.dumps({
        "database": str(folder / "ledger"), "accounts": ["garden"], "account": {"garden": account}}))
    return [nuthatch, "run", "--config", str(folder / "nuthatch.json")]


def theirs(server, folder):
    return [tools + "/python", "Benchmarks/peer_bot.py", server.line.url, server.tokens[BOT], str(folder / "peer")]


def bots(count=200, rounds=3):
    seen = {"Nuthatch": [], "peer_bot.py": []}
    for _ in range(rounds):
        for name, command_for in (("Nuthatch", ours), ("peer_bot.py", theirs)):
            seen[name].append(answer(command_for, count))
    best = {}
    for name, runs in seen.items():
        best[name] = {"rate": max(run["rate"] for run in runs), "cpu": min(run["cpu"] for run in runs),
                      "size": min(run["size"] for run in runs)}
        print("%-12s %d messages, the best of %d runs: %.0f answers a second, %.2f ms of CPU a message, %.0f MB"
              % (name, count, rounds, best[name]["rate"], best[name]["cpu"], best[name]["size"]))
    a, b = best["Nuthatch"], best["peer_bot.py"]
    print("ratios       answers a second %.1f, CPU 1:%.1f, memory 1:%.1f"
          % (a["rate"] / b["rate"], b["cpu"] / a["cpu"], b["size"] / a["size"]))


def start_with(ledger, rounds=5):
    """Seconds from the start to the first request for messages, and MB resident: the smallest of each."""
    server = Server([])
    seconds, sizes = [], []
    with tempfile.TemporaryDirectory() as folder:
        command = ours(server, pathlib.Path(folder))
        if ledger:
            shutil.copy(ledger, pathlib.Path(folder, "ledger"))
        for _ in range(rounds):
            server.line.requests.clear()
            began = time.time()
            bot = start(command)
            await_(lambda: polls(server))
            seconds.append(polls(server)[0] - began)
            time.sleep(10)
            status = pathlib.Path(f"/proc/{bot.pid}/status").read_text()
            sizes.append(int(status.split("VmRSS:")[1].split()[0]) / 1024)
            end(bot)
    server.stop()
    return min(seconds), min(sizes)


def starts(*ledgers):
    ledgers = ledgers or sorted(glob.glob(tempfile.gettempdir() + "/nuthatch-benchmarks-*.sqlite"), key=os.path.getsize)
    for ledger in [None, *ledgers]:
        print("%-40s %.2f s to the first poll, %.0f MB" % (
            os.path.basename(ledger or "an empty ledger"), *start_with(ledger)), flush=True)


if what == "bots":
    bots(*map(int, arguments))
else:
    starts(*arguments)
