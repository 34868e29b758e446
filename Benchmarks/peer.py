"""How long parsedatetime takes for what `nuthatch parse --jsonl --time N` is timed with: the same lines on stdin.

Usage: python peer.py N < lines.jsonl, with parsedatetime 2.6 from PyPI. Prints {"messages", "seconds"} as that does.
"""
import json
import sys
import time
from datetime import datetime

import parsedatetime

rounds = int(sys.argv[1])
work = []
for line in sys.stdin:
    request = json.loads(line)
    now = datetime.fromisoformat(request.get("now") or "2026-11-20T10:00")
    work.append((request["text"], now.timetuple()))
calendar = parsedatetime.Calendar()
start = time.perf_counter()
for _ in range(rounds):
    for text, now in work:
        calendar.nlp(text, datetime(*now[:6]))
print(json.dumps({"messages": len(work) * rounds, "seconds": time.perf_counter() - start}))
