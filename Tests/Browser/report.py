"""What is wrong with the pages, as it is found."""

from axe_playwright_python.sync_playwright import Axe

problems = []

# WCAG 2.2 asks for targets of 24 pixels; axe looks at that only when it is told to.
RULES = {"rules": {"target-size": {"enabled": True}}}


def wrong(what):
    problems.append(what)
    print("  wrong:", what, flush=True)


def look(page, path, told):
    """What axe finds on the page that is open."""
    for violation in Axe().run(page, options=RULES).response["violations"]:
        wrong(f"{violation['id']} on {path}, {told}: {violation['nodes'][0]['html'][:160]}")
