"""Reads a calendar as people's programs do: the address, and a folder to work in. Prints what they saw, as JSON."""
import gzip, json, os, pathlib, subprocess, sys, urllib.error, urllib.request

address, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
programs = pathlib.Path(sys.executable).parent


def get(headers={}, url=address):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


status, headers, plain = get()
tag = {name.lower(): value for name, value in headers.items()}["etag"]
compressed = get({"Accept-Encoding": "gzip"})
found = {
    "status": status,
    "again": get({"If-None-Match": tag})[0],
    "unzips": gzip.decompress(compressed[2]) == plain,
    "stranger": get(url=address.rsplit("/", 1)[0] + "/" + "a" * 52 + ".ics")[0],
}

# vdirsyncer takes it into a folder, a file for each item, and finds nothing new the second time.
environment = {**os.environ, "HOME": str(folder), "TZ": "Europe/London", "LC_ALL": "C.UTF-8"}
(folder / "vdirsyncer").write_text(
    f"""[general]
status_path = "{folder}/status/"
[pair nuthatch]
a = "here"
b = "there"
collections = null
[storage here]
type = "filesystem"
path = "{folder}/items/"
fileext = ".ics"
[storage there]
type = "http"
url = "{address}"
"""
)


def run(*command):
    done = subprocess.run(
        [str(programs / command[0]), *command[1:]], env=environment, capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout + done.stderr


subprocess.run(
    [str(programs / "vdirsyncer"), "-c", str(folder / "vdirsyncer"), "discover"],
    env=environment, input="y\ny\n", capture_output=True, text=True, timeout=120,
)
run("vdirsyncer", "-c", str(folder / "vdirsyncer"), "sync")
found["items"] = len(list((folder / "items").glob("*.ics")))
status, told = run("vdirsyncer", "-c", str(folder / "vdirsyncer"), "sync")
assert status == 0 and "item" not in told, told

# khal shows what vdirsyncer has taken.
(folder / "khal").write_text(
    f"""[calendars]
[[nuthatch]]
path = {folder}/items/
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = Europe/London
default_timezone = Europe/London
[sqlite]
path = {folder}/khal.db
"""
)
found["khal"] = run(
    "khal", "-c", str(folder / "khal"), "list", "--format", "{start} {title}", "--day-format", "", *sys.argv[3:]
)[1]
json.dump(found, sys.stdout)
