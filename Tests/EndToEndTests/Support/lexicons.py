"""Holds requests against a network's lexicons (atproto.com/specs/lexicon): its methods, their fields and what these are."""

import json
import pathlib
import re
import urllib.parse

FORMATS = {
    "did": r"did:[a-z]+:[a-zA-Z0-9._:%-]+", "at-uri": r"at://did:[a-z]+:[a-zA-Z0-9._:%-]+/[a-zA-Z.]+/[^/]+",
    "nsid": r"[a-z]+(\.[a-zA-Z0-9]+)+", "record-key": r"[A-Za-z0-9._~:-]{1,512}", "cid": r"[a-z0-9]{8,}",
    "at-identifier": r"(did:[a-z]+:.+)|([a-z0-9-]+(\.[a-z0-9-]+)+)", "handle": r"[a-z0-9-]+(\.[a-z0-9-]+)+",
    "datetime": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)", "uri": r"[a-z]+:.+",
}
TYPES = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}


class Lexicons:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.known = {}

    def definition(self, name, home=None):
        """What a reference such as `com.atproto.repo.strongRef` or `#view` stands for, and where; nothing if it is not there."""
        nsid, _, part = name.partition("#")
        nsid = nsid or home
        if nsid not in self.known:
            path = self.folder.joinpath(*nsid.split(".")).with_suffix(".json")
            self.known[nsid] = json.loads(path.read_text())["defs"] if path.is_file() else {}
        return self.known[nsid].get(part or "main"), nsid

    def complaint(self, method, target, headers, body):
        """Why a request is not as described; nothing where it is."""
        path, _, query = target.partition("?")
        if not path.startswith("/xrpc/") or path == "/xrpc/_health":
            return None
        nsid = path.removeprefix("/xrpc/")
        described, _ = self.definition(nsid)
        if described is None:
            # Not every method is among the descriptions.
            return None
        if {"query": "GET", "procedure": "POST"}[described["type"]] != method:
            return f"{nsid} is no {method}"
        try:
            given = urllib.parse.parse_qs(query, keep_blank_values=True)
            self.check_query(described.get("parameters") or {"properties": {}}, given)
            if schema := (described.get("input") or {}).get("schema"):
                self.check(schema, json.loads(body), nsid)
                if nsid == "com.atproto.repo.putRecord":
                    self.check_record(json.loads(body))
        except (ValueError, TypeError) as error:
            return f"{nsid}: {error}"
        return None

    def check_query(self, schema, given):
        if strange := set(given) - set(schema["properties"]):
            raise ValueError(f"there is no {sorted(strange)}")
        if missing := set(schema.get("required", [])) - set(given):
            raise ValueError(f"{sorted(missing)} is missing")
        for name, values in given.items():
            one = schema["properties"][name]
            each = one["items"] if one["type"] == "array" else one
            if one["type"] != "array" and len(values) > 1:
                raise ValueError(f"{name} is given twice")
            for value in values:
                self.check(each, int(value) if each["type"] == "integer" else value, None)

    def check_record(self, put):
        described, home = self.definition(put["collection"])
        if described:
            self.check(described["record"], {k: v for k, v in put["record"].items() if k != "$type"}, home)
            key = described["key"]
            if key == "tid" and not re.fullmatch(r"[234567abcdefghij][2-7a-z]{12}", put["rkey"]):
                raise ValueError(f"{put['rkey']} is no TID")

    def check(self, schema, value, home):
        kind = schema["type"]
        if kind == "ref":
            found, place = self.definition(schema["ref"], home)
            return self.check(found, value, place) if found else None
        if kind == "union":
            found, place = self.definition(value["$type"], home)
            bare = {k: v for k, v in value.items() if k != "$type"}
            return self.check(found, bare, place) if found and found["type"] == "object" else None
        if kind in TYPES and not isinstance(value, TYPES[kind]):
            raise ValueError(f"{value!r} is no {kind}")
        if kind == "string":
            self.check_text(schema, value)
        elif kind == "integer" and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            raise ValueError(f"{value} is out of range")
        elif kind == "array":
            if len(value) > schema.get("maxLength", len(value)):
                raise ValueError(f"{len(value)} are too many")
            for each in value:
                self.check(schema["items"], each, home)
        elif kind == "object":
            if strange := set(value) - set(schema["properties"]) - {"$type"}:
                raise ValueError(f"there is no {sorted(strange)}")
            if missing := set(schema.get("required", [])) - set(value):
                raise ValueError(f"{sorted(missing)} is missing")
            for name, each in value.items():
                if name != "$type" and (each is not None or name not in schema.get("nullable", [])):
                    self.check(schema["properties"][name], each, home)

    @staticmethod
    def check_text(schema, value):
        if len(value.encode()) > schema.get("maxLength", 1 << 30):
            raise ValueError(f"a text of {len(value.encode())} bytes is too long")
        pattern = FORMATS.get(schema.get("format"))
        if pattern and not re.fullmatch(pattern, value):
            raise ValueError(f"{value!r} is no {schema['format']}")
