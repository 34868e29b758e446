"""Reads a calendar as others do: prints what icalendar makes of its items, and the offsets its own zones keep."""
import datetime, io, json, sys

import icalendar
from dateutil import tz

request = json.load(sys.stdin)
text = request["calendar"]
calendar = icalendar.Calendar.from_ical(text)


def plain(value):
    moment = value.dt
    if isinstance(moment, datetime.datetime) and moment.tzinfo is not None:
        return int(moment.timestamp())
    return str(moment)


items = [
    {
        "kind": item.name,
        "name": str(item["SUMMARY"]),
        "start": plain(item["DTSTART"]) if "DTSTART" in item else None,
        "due": plain(item["DUE"]) if "DUE" in item else None,
        "tags": [str(tag) for tag in item["CATEGORIES"].cats] if "CATEGORIES" in item else [],
        "errors": [str(error) for error in item.errors],
    }
    for item in calendar.walk()
    if item.name in ("VEVENT", "VTODO")
]
zones = {}
known = tz.tzical(io.StringIO(text.replace("\r\n", "\n"))) if "BEGIN:VTIMEZONE" in text else None
for name in request["zones"]:
    zone = known.get(name)
    zones[name] = [
        int(datetime.datetime.fromisoformat(wall).replace(tzinfo=zone).utcoffset().total_seconds())
        for wall in request["walls"]
    ]
json.dump({"items": items, "zones": zones}, sys.stdout)
