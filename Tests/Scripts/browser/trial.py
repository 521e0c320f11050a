"""Opens the pages of an archive in Chromium and checks what is required of them.

    trial.py samples                     the checks find a hole of each kind in the samples, and nothing where there is none
    trial.py attacks ARCHIVE             pages full of attacks: nothing runs, nothing is fetched, with and without the policy
    trial.py pages ARCHIVE...            accessibility, layout, keyboard, search, pictures, print, without scripting

--all checks every page, or every hole, instead of a few of each kind. --share 2/6 does the second of six shares of the work, each
of which can run beside the others, as a browser is mostly waited for. The last line is `N passed, N failed`.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import sys
import tempfile
import time

import archive
import checks
import samples
import scenes
from chromium import background_hosts, chromium, executable, hosts_in, opened


class Share:
    """A part of the work: of things in a row, one of so many."""

    def __init__(self, text):
        self.number, self.count = (int(part) for part in text.split("/"))
        if not 1 <= self.number <= self.count:
            raise ValueError(text)

    def of(self, things):
        """Those of the things that belong to this share. Mixed, as every second page of a chat takes a hundred times as long."""
        mixed = list(things)
        if self.count == 1:
            return mixed
        random.Random(1).shuffle(mixed)
        return mixed[self.number - 1 :: self.count]

    @property
    def is_first(self):
        """Whether it does what is done once."""
        return self.number == 1


class Report:
    """Counts what passed, and prints what did not."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def add(self, what, found):
        """One check of one page: what it found, or nothing."""
        if found:
            self.failed += 1
            for finding in found:
                print(f"FAILED {what}: {finding}", flush=True)
        else:
            self.passed += 1

    def finish(self):
        """Prints the sum; the status for the shell."""
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        return 1 if self.failed or not self.passed else 0


def whole_check(browser, root, path, folder):
    """Every check of one page that needs nothing but the page."""
    found = []
    with opened(browser, root) as (page, watch):
        page.goto(path.as_uri())
        page.wait_for_timeout(100)
        found += checks.security(page, watch, root)
        found += checks.accessibility(page)
        found += checks.layout(page)
        found += checks.forged_seals(page)
        expected = checks.readable_text(page)
        found += checks.keyboard(page)
        found += checks.printed(page, folder, expected)
        found += watch.collect()
    with opened(browser, root, scripting=False) as (page, watch):
        page.goto(path.as_uri())
        share = checks.missing_share(expected, checks.readable_text(page))
        if share > 0.02:
            found.append(f"scripting: without it {share:.0%} of the words are missing")
    return found


def try_samples(report, every, share):
    """The checks are red where they must be: for one hole of each kind, or for every hole."""
    known = background_hosts()
    chosen = samples.HOLES if every else list({kind: hole for hole in reversed(samples.HOLES) for kind in [hole[1]]}.values())
    logged = share.of([("none", None, {})] + [hole for hole in chosen if hole[1] == "network"])
    silent = share.of(hole for hole in chosen if hole[1] != "network")
    with tempfile.TemporaryDirectory() as folder:
        for hole in logged:
            # The log belongs to one run of the browser.
            log = os.path.join(folder, "net.json")
            with chromium(log) as browser:
                found = sample_findings(browser, folder, hole)
            judge(report, hole, found + [f"network: {host}" for host in hosts_in(log) - known])
        with chromium() as browser:
            for hole in silent:
                judge(report, hole, sample_findings(browser, folder, hole))


def sample_findings(browser, folder, hole):
    """What the checks find in the samples with a hole."""
    root = samples.write(pathlib.Path(folder), hole[0])
    return whole_check(browser, root, root / "index.html", folder)


def judge(report, hole, found):
    """A hole must be found as what it is; where there is none, nothing must be found."""
    name, kind, _ = hole
    if kind is None:
        report.add("the sample without a hole", found)
        return
    # Without this tool of Debian's, printing is not checked.
    seen = any(finding.startswith(kind + ":") for finding in found) or (kind == "print" and not shutil.which("pdftotext"))
    report.add(f"hole “{name}”", [] if seen else [f"not found as {kind}; found {found}"])


def without_policy(root, target):
    """A copy of an archive whose pages have no policy, so that escaping alone protects."""
    shutil.copytree(root, target)
    count = 0
    for path in pathlib.Path(target).rglob("*.html"):
        text = path.read_bytes()
        stripped = re.sub(rb'<meta http-equiv="?Content-Security-Policy"?[^>]*>', b"", text, flags=re.I)
        count += stripped != text
        path.write_bytes(stripped)
    return count


def try_seals(page, screens):
    """Nothing looks like a seal where none is: wide and narrow, and as from right to left."""
    found = []
    for direction in ("ltr", "rtl"):
        page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
        for width in (1280, 360):
            page.set_viewport_size({"width": width, "height": 900})
            found += [f"{finding} ({width} pixels, {direction})" for finding in checks.forged_seals(page, screens)]
    page.set_viewport_size({"width": 1280, "height": 900})
    return found


def try_found(page, root):
    """Results of a search whose texts, senders and chats say that they are sealed do not look so."""
    page.goto((root / "search.html").as_uri())
    found = []
    for word in ("verified", "script", "nameless"):
        page.fill("#search-query", word)
        page.wait_for_function("() => document.querySelectorAll('.search-hit').length > 0", timeout=10_000)
        found += try_seals(page, 3)
    return found


def try_attacks(report, root, everything, share):
    """Every page of an archive full of attacks (LOOK-2)."""
    known = background_hosts()
    root = pathlib.Path(root).resolve()
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "without-policy"
        stripped = without_policy(root, copy)
        if share.is_first:
            report.add("taking the policy out", [] if stripped == len(list(root.rglob("*.html"))) else ["some page has none"])
        for place, what in [(root, "attacks"), (copy, "attacks without the policy")]:
            log = os.path.join(folder, "net.json")
            pages = share.of(archive.every_page(place) if everything else archive.some_pages(place, 6, 24))
            begun = time.monotonic()
            with chromium(log) as browser, opened(browser, place) as (page, watch):
                for path in pages:
                    page.goto(path.as_uri())
                    found = [finding for finding in checks.security(page, watch, place)
                             if place == root or "policies" not in finding]
                    if place == root:
                        # On a phone, too, attacks cover nothing and make no page wider.
                        page.set_viewport_size({"width": 360, "height": 900})
                        found += checks.layout(page)
                        page.set_viewport_size({"width": 1280, "height": 900})
                        if page.locator(".chat ol > li").count():
                            found += try_seals(page, 12 if everything else 2)
                    report.add(f"{what}, {path.relative_to(place)}", found)
                if place == root and share.is_first:
                    report.add("attacks, what a search finds", try_found(page, root))
                page.wait_for_timeout(500)
                requests = watch.requests
            hosts = hosts_in(log) - known
            if hosts or share.is_first:
                report.add(f"{what}, network", [f"network: {host}" for host in sorted(hosts)])
            print(f"    {what}: {len(pages)} pages, {requests} files loaded, {len(hosts)} hosts, "
                  f"{time.monotonic() - begun:.0f} s", flush=True)
        if share.is_first:
            report.add("files in the archive", archive.unsafe_files(root))


def try_pages(report, roots, everything, browser_folder, share):
    """Archives as people see them."""
    widths = [360, 768, 1280, 2560]
    for root in map(lambda root: pathlib.Path(root).resolve(), roots):
        pages = share.of(archive.every_page(root) if everything else archive.some_pages(root, 1, 1))
        with chromium() as browser:
            for path in pages:
                name = f"{root.name}/{path.relative_to(root)}"
                for dark in (False, True):
                    with opened(browser, root, dark=dark) as (page, watch):
                        page.goto(path.as_uri())
                        shade = "dark" if dark else "light"
                        report.add(f"{name}, axe, {shade}", checks.accessibility(page) + watch.collect())
                        if dark:
                            continue
                        for width in widths:
                            page.set_viewport_size({"width": width, "height": 900})
                            report.add(f"{name}, {width} px", checks.layout(page))
                        page.set_viewport_size({"width": 1280, "height": 900})
                        expected = checks.readable_text(page)
                        report.add(f"{name}, structure", checks.security(page, watch, root, provoke=False))
                        report.add(f"{name}, keyboard", checks.keyboard(page))
                        report.add(f"{name}, print", checks.printed(page, browser_folder, expected))
                with opened(browser, root, scripting=False) as (page, watch):
                    page.goto(path.as_uri())
                    missing = checks.missing_share(expected, checks.readable_text(page))
                    report.add(f"{name}, without scripting",
                               [f"scripting: {missing:.0%} of the words are missing"] if missing > 0.02 else [])
            for what, check in share.of(scenes.ALL):
                with opened(browser, root) as (page, watch):
                    found = check(page, root)
                    report.add(f"{root.name}, {what}", (found or []) + watch.collect())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", choices=["samples", "attacks", "pages"])
    parser.add_argument("archives", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--share", type=Share, default=Share("1/1"))
    arguments = parser.parse_args()
    if not executable():
        sys.exit("no Chromium on the path")
    report = Report()
    if arguments.work == "samples":
        try_samples(report, arguments.all, arguments.share)
    elif arguments.work == "attacks":
        for root in arguments.archives:
            try_attacks(report, root, arguments.all, arguments.share)
    else:
        with tempfile.TemporaryDirectory() as folder:
            try_pages(report, arguments.archives, arguments.all, folder, arguments.share)
    sys.exit(report.finish())


if __name__ == "__main__":
    main()
