"""How X counts, shortens and marks up what is written (docs.x.com, "Counting characters" and "Entities")."""

import datetime
import re
import zlib

LINK = re.compile(r"https?://[^\s]+")
# What weighs one; everything else weighs two.
LIGHT = ((0, 0x10FF), (0x2000, 0x200D), (0x2010, 0x201F), (0x2032, 0x2037))


def short(link):
    return f"https://t.co/{zlib.crc32(link.encode()):010d}"


def shortened(text):
    return LINK.sub(lambda found: short(found[0]), text)


def weight(text):
    """Each link weighs 23, whatever its length; sequences of emoji count for their parts here."""
    links = LINK.findall(text)
    rest = LINK.sub("", text)
    return 23 * len(links) + sum(1 if any(low <= ord(each) <= high for low, high in LIGHT) else 2 for each in rest)


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def entities(said, named):
    """The links and the people in what was said, by where they are in the text as shown."""
    text, found = escaped(shortened(said)), {}
    links = [{"start": text.find(short(link)), "end": text.find(short(link)) + len(short(link)), "url": short(link),
              "expanded_url": link, "display_url": link.partition("//")[2][:30]} for link in LINK.findall(said)]
    people = [{"start": place.start(), "end": place.end(), "username": person.handle, "id": person.id}
              for person in dict.fromkeys(named) for place in re.finditer(f"@{person.handle}\\b", text, re.IGNORECASE)]
    if links:
        found["urls"] = links
    if people:
        found["mentions"] = sorted(people, key=lambda each: each["start"])
    return found


def instant(number):
    """When an id was given out."""
    seconds = (int(number) >> 22) / 1000 + 1_288_834_974.657
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).isoformat(timespec="milliseconds")[:23] + "Z"
