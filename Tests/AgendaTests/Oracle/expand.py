"""Expands recurrence rules with python-dateutil, for the tests to compare with.

Reads a JSON array a line from stdin, [start, rule, limit], and answers each with a JSON object: "times", as far as
they were found, and "whole", whether that is all of them up to the limit; or "error". A rule that keeps dateutil
busy for longer than a moment is cut off there.
"""
import json
import signal
import sys
from datetime import datetime

from dateutil.rrule import rrulestr

MOMENT = 0.03


class Enough(Exception):
    pass


def enough(*_):
    raise Enough


signal.signal(signal.SIGALRM, enough)
for line in sys.stdin:
    start, rule, limit = json.loads(line)
    times = []
    answer = {"times": times, "whole": True}
    try:
        signal.setitimer(signal.ITIMER_REAL, MOMENT)
        for time in rrulestr(rule, dtstart=datetime.fromisoformat(start)):
            times.append(time.isoformat())
            if len(times) == limit:
                break
    except Enough:
        answer["whole"] = False
    except Exception as error:
        answer = {"error": str(error)}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps(answer, separators=(",", ":")))
