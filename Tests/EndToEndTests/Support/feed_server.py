"""A server of calendars that changes, fails and lies, each as the file MOOD says: python feed_server.py PORT MOOD

In the mood `well` each path has three events; in `moved` one of them is at another time. In `lying` each path fails in
the way that its name tells. A request for a path with ?key= in it is answered alone.
"""

import datetime
import http.server
import sys
import urllib.parse

PORT, MOOD = int(sys.argv[1]), sys.argv[2]


def calendar(hour):
    events = "".join(
        f"BEGIN:VEVENT\r\nUID:{name}\r\nSUMMARY:{name}\r\nDTSTART:20991{month}05T{hour:02}0000Z\r\nEND:VEVENT\r\n"
        for name, month in [("owls", 0), ("chess", 1), ("choir", 2)]
    )
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//feeds\r\n{events}END:VCALENDAR\r\n"


# Of the path `campus`, from the day that its address tells: one of each, a point and marks that need care, a series of which one is elsewhere, one that is off, a whole day.
CAMPUS = r"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//feeds
BEGIN:VEVENT
UID:tea
SUMMARY:tea\; with "cake"\, 2 < 3 & more
DTSTART;TZID=Asia/Dubai:{0}T170000
DTEND;TZID=Asia/Dubai:{0}T190000
LOCATION:Lecture Theatre 27\, "left" wing
DESCRIPTION:Bring a mug\;\ncake\, too: 2 < 3 & \\ back
CATEGORIES:Social,Cake\, too
GEO:62.89;27.67
END:VEVENT
BEGIN:VEVENT
UID:ska
SUMMARY:ska
DTSTART:{0}T190000Z
LOCATION:The Boathouse
URL:https://example.org/ska
END:VEVENT
BEGIN:VEVENT
UID:gala
SUMMARY:gala
DTSTART:{1}T080000Z
STATUS:CANCELLED
CATEGORIES:Sports
END:VEVENT
BEGIN:VEVENT
UID:hockey
SUMMARY:hockey
DTSTART;VALUE=DATE:{1}
DTEND;VALUE=DATE:{3}
END:VEVENT
BEGIN:VEVENT
UID:yoga
SUMMARY:yoga
DTSTART;TZID=Asia/Dubai:{0}T170000
DTEND;TZID=Asia/Dubai:{0}T180000
RRULE:FREQ=WEEKLY;COUNT=5
CATEGORIES:Sports
END:VEVENT
BEGIN:VEVENT
UID:yoga
SUMMARY:yoga
RECURRENCE-ID;TZID=Asia/Dubai:{7}T170000
DTSTART;TZID=Asia/Dubai:{8}T190000
CATEGORIES:Sports
END:VEVENT
END:VCALENDAR
"""

LIES = {
    "sign-in": (200, "<html><title>Sign in</title><form><input type=password></form></html>", {}),
    "gone": (404, "", {}),
    "broken": (500, "", {}),
    "cut": (200, calendar(10)[:-60], {}),
    "empty": (200, "", {}),
    "loopback": (302, "", {"Location": f"http://127.0.0.1:{PORT + 1}/"}),
}


class Feeds(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        with open(MOOD, encoding="utf-8") as file:
            mood = file.read().strip()
        name = self.path.split("?")[0].strip("/")
        if "?key=" not in self.path:
            status, text, headers = 403, "", {}
        elif mood == "lying":
            status, text, headers = LIES[name]
        elif name == "campus":
            day = urllib.parse.parse_qs(self.path.partition("?")[2])["day"][0]
            first = datetime.date.fromisoformat(day)
            days = [(first + datetime.timedelta(number)).strftime("%Y%m%d") for number in range(10)]
            status, text, headers = 200, CAMPUS.format(*days), {}
        else:
            status, text, headers = 200, calendar(18 if mood == "moved" else 10), {"ETag": f'"{mood}"'}
            if self.headers.get("If-None-Match") == f'"{mood}"':
                status, text = 304, ""
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key, value)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(("127.0.0.1", PORT), Feeds).serve_forever()
