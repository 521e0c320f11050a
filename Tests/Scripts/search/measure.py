"""Types queries into the search of an archive in a real Chromium, from a file, and prints how long each keystroke took.

    python3 Tests/Scripts/search/measure.py FOLDER [QUERY …]

FOLDER has the search data as `search/`; a page with nothing but the search is written beside it as `search-trial.html`.
For each query, every prefix is typed in turn: the time of a keystroke lasts from its input event until its results are in
the page. The first pass is cold, in a new browser; the second is warm. Needs PyPI's playwright and the system's Chromium.
"""

import json
import pathlib
import shutil
import statistics
import sys

from playwright.sync_api import sync_playwright

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<title>Search</title><script src="search/search.js" defer></script></head><body>
<form id="search-form" role="search" data-none="none" data-all="{count}" data-some="{count}+" data-failed="failed" data-verified="verified"
 data-unverified="unverified" data-sealed="sealed" data-wider="{wider} {total}">
<input id="search-query" type="search" aria-label="Search"></form>
<p id="search-status" role="status"></p><ol id="search-results"></ol>
<button id="search-more" type="button" hidden>More</button></body></html>
"""

# Types one text; resolves with the time until the status has been set for it.
TYPE = """text => new Promise(resolve => {
    const input = document.getElementById('search-query');
    const status = document.getElementById('search-status');
    status.textContent = '';
    const started = performance.now();
    const observer = new MutationObserver(() => {
        if (status.textContent === '') return;
        observer.disconnect();
        resolve([performance.now() - started, status.textContent]);
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    input.value = text;
    input.dispatchEvent(new Event('input'));
})"""


def keystrokes(page, queries):
    """The times of all keystrokes in milliseconds, with what was typed and what the status says."""
    times = []
    for query in queries:
        for end in range(1, len(query) + 1):
            if query[:end].strip('" '):
                time, status = page.evaluate(TYPE, query[:end])
                times.append((time, query[:end], status))
    return times


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    queries = sys.argv[2:] or ["the", "cake", "birthday cake", '"birthday cake"', "zzyzx"]
    trial = folder / "search-trial.html"
    trial.write_text(PAGE)
    violations = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page()
        page.on("console", lambda message: violations.append(message.text))
        page.on("pageerror", lambda error: violations.append(str(error)))
        page.goto(trial.as_uri())
        for name in ["cold", "warm"]:
            times = keystrokes(page, queries)
            worst = max(times)
            print(json.dumps({
                "pass": name, "keystrokes": len(times), "median_ms": round(statistics.median(t[0] for t in times), 1),
                "worst_ms": round(worst[0], 1), "worst_query": worst[1], "worst_status": worst[2],
                "found": sum(t[2] != "none" for t in times),
            }))
        browser.close()
    trial.unlink()
    for violation in violations:
        print("unexpected:", violation, file=sys.stderr)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
