"""Reads what the daemon tells of a community's events with programs of others: python exports.py BASE-URL

icalendar reads the calendars, feedparser the news, and extruct the data and the microformat of each event's page. Prints
what each of them understood, by the names of the events, as JSON.
"""

import datetime
import json
import sys
import urllib.request

import extruct
import feedparser
import icalendar

BASE = sys.argv[1]


def get(address, headers=None):
    return urllib.request.urlopen(urllib.request.Request(address, headers=headers or {}), timeout=60)


def moment(value):
    """A day, or a time as UTC."""
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%MZ")
    return value.isoformat()


def read(text):
    """The same of what is written: 2099-10-05T12:00:00+02:00, or a day."""
    return moment(datetime.datetime.fromisoformat(text)) if "T" in text else text


def calendar(address):
    whole = icalendar.Calendar.from_ical(get(address).read())
    found = {}
    for event in whole.walk("VEVENT"):
        key = str(event["SUMMARY"]) + (" instead" if "RECURRENCE-ID" in event else "")
        geo = event.get("GEO")
        end = event.decoded("DTEND") if "DTEND" in event else None
        if end and not isinstance(end, datetime.datetime):
            end -= datetime.timedelta(1)  # The day behind the last.
        found[key] = {
            "id": str(event["UID"]), "start": moment(event.decoded("DTSTART")), "end": moment(end) if end else None,
            "place": str(event["LOCATION"]) if "LOCATION" in event else None,
            "categories": [str(each) for each in event["CATEGORIES"].cats] if "CATEGORIES" in event else [],
            "status": str(event["STATUS"]), "revision": int(event["SEQUENCE"]),
            "point": [geo.latitude, geo.longitude] if geo else None,
            "note": str(event["DESCRIPTION"]) if "DESCRIPTION" in event else None,
            "rule": event["RRULE"].to_ical().decode() if "RRULE" in event else None,
            "instead": moment(event.decoded("RECURRENCE-ID")) if "RECURRENCE-ID" in event else None}
    return found


def news(address):
    parsed = feedparser.parse(get(address).read())
    if parsed.bozo:
        raise SystemExit(f"feedparser: {parsed.bozo_exception}")
    found = {}
    for entry in parsed.entries:
        point = entry.get("where", {}).get("coordinates")
        found[entry.title] = {
            "id": entry.id, "link": entry.link, "start": read(entry.ev_startdate),
            "end": read(entry.ev_enddate) if "ev_enddate" in entry else None, "place": entry.get("ev_location"),
            "categories": [tag.term for tag in entry.get("tags", [])],
            # It is written as latitude and longitude, and understood as a point of GeoJSON.
            "point": list(reversed(point)) if point else None,
            "listed": datetime.datetime(*entry.published_parsed[:6]).strftime("%Y-%m-%d")}
    return found


def page(address):
    html = get(address).read().decode()
    data = extruct.extract(html, base_url=address, syntaxes=["json-ld", "microformat"])
    (linked,) = data["json-ld"]
    marked = next(each for each in data["microformat"] if "h-event" in each["type"])["properties"]
    places = {each["@type"]: each for each in linked["location"]}
    place = places.get("Place", {})
    points = place.get("geo", [])
    return {
        "linked": {
            "type": linked["@type"], "id": linked["identifier"], "name": linked["name"],
            "start": read(linked["startDate"]), "end": read(linked["endDate"]) if "endDate" in linked else None,
            "place": place.get("name"), "status": linked["eventStatus"].rsplit("/", 1)[1],
            "categories": linked.get("keywords", "").split(", "), "note": linked.get("description"),
            "point": [points[0]["latitude"], points[0]["longitude"]] if points else None, "link": linked["url"]},
        "marked": {
            "name": marked["name"][0], "start": read(marked["start"][0]),
            "end": read(marked["end"][0]) if "end" in marked else None,
            "place": marked.get("location", [None])[0], "categories": marked.get("category", [])}}


every = news(BASE + "/community/all.rss")
first = get(BASE + "/community/all.ics")
print(json.dumps({
    "calendar": calendar(BASE + "/community/all.ics"), "sports": sorted(calendar(BASE + "/community/c/sports.ics")),
    "official": sorted(calendar(BASE + "/community/official.ics")), "boathouse": sorted(news(BASE + "/community/p/boathouse.rss")),
    "news": every, "pages": {name: page(entry["link"]) for name, entry in every.items()},
    "single": {name: sorted(calendar(entry["link"] + ".ics")) for name, entry in every.items()}}))
