"""Expands recurrence rules with python-dateutil, for the tests to compare with.

Reads a JSON array a line from stdin, [start, rule, limit, zone], and answers each with a JSON object: "times", as far
as they were found, "whole", whether that is all of them up to the limit, and "instants", the same in the zone; or
"error". A rule that keeps dateutil
busy for longer than a moment is cut off there.
"""
import json
import signal
import sys
from datetime import datetime

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from dateutil.rrule import rrulestr

MOMENT = 0.005


class Enough(BaseException):
    pass


armed = False


def enough(*_):
    if armed:
        raise Enough


def expand(start, rule, limit):
    global armed
    times = []
    try:
        armed = True
        signal.setitimer(signal.ITIMER_VIRTUAL, MOMENT)
        for time in rrulestr(rule, dtstart=datetime.fromisoformat(start)):
            times.append(time.isoformat())
            if len(times) == limit:
                break
        armed = False
        return {"times": times, "whole": True}
    except Enough:
        return {"times": times, "whole": False}
    except Exception as error:
        armed = False
        return {"error": str(error)}
    finally:
        armed = False


signal.signal(signal.SIGVTALRM, enough)
# A parent that blocks the signal hands that down.
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGVTALRM})
for line in sys.stdin:
    start, rule, limit, zone = json.loads(line)
    answer = expand(start, rule, limit)
    try:
        # fold=0: skipped times have the offset before, repeated ones are the first (RFC 5545 3.3.5).
        there = ZoneInfo(zone)
        walls = map(datetime.fromisoformat, answer.get("times", []))
        answer["instants"] = sorted({int(wall.replace(tzinfo=there).timestamp()) for wall in walls})
    except ZoneInfoNotFoundError:
        pass
    print(json.dumps(answer, separators=(",", ":")))
