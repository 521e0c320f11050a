"""Chromium as the tests use it: no network of its own, traps in every page, and the log of its network stack."""

import json
import os
import pathlib
import re
import shutil
import tempfile
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")

# What notices that something of a message runs: everything that the texts of the tests call, and every violation of the
# policy, as that means that the policy had to stop what escaping should have.
TRAP = """
(() => {
    const caught = [];
    Object.defineProperty(window, '__caught', { value: caught });
    window.pwned = () => { caught.push('ran: pwned() was called'); };
    for (const name of ['alert', 'confirm', 'prompt']) {
        window[name] = () => { caught.push('ran: ' + name + ' was called'); return null; };
    }
    addEventListener('securitypolicyviolation', event => {
        caught.push('policy: ' + event.violatedDirective + ' stopped ' + (event.blockedURI || 'inline') + ' '
            + (event.sample || ''));
    });
})();
"""


def executable():
    """The path of the system's Chromium; None if there is none."""
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return None


@contextmanager
def chromium(network_log=None):
    """A browser that does nothing of its own accord on the network; the log is complete when this ends."""
    arguments = [
        "--disable-background-networking", "--disable-component-update", "--disable-domain-reliability", "--disable-sync",
        "--no-first-run", "--no-default-browser-check", "--disable-features=OptimizationHints,MediaRouter,Translate",
        "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text",
    ]
    if network_log:
        arguments += [f"--log-net-log={network_log}", "--net-log-capture-mode=Everything"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=arguments)
        try:
            yield browser
        finally:
            browser.close()


class Watch:
    """Watches a page: what it runs, what it requests, and what it complains about."""

    def __init__(self, page, root):
        self.root = pathlib.Path(root).resolve().as_uri() + "/"
        self.findings = []
        self.requests = 0
        page.on("request", self._request)
        page.on("dialog", self._dialog)
        page.on("popup", lambda popup: self.findings.append("ran: a window was opened"))
        page.on("download", lambda download: self.findings.append("ran: a download began"))
        page.on("pageerror", lambda error: self.findings.append(f"ran: the page's script failed: {error}"))
        page.on("console", self._console)
        page.on("framenavigated", self._navigated)
        page.on("websocket", lambda socket: self.findings.append(f"request: {socket.url}"))
        self.page = page

    def _request(self, request):
        self.requests += 1
        if not request.url.startswith(self.root):
            self.findings.append(f"request: {request.url[:200]}")

    def _dialog(self, dialog):
        self.findings.append(f"ran: a dialog of kind {dialog.type}")
        dialog.dismiss()

    def _console(self, message):
        if message.type == "error" or "Content Security Policy" in message.text:
            self.findings.append(f"console: {message.text[:300]}")

    def _navigated(self, frame):
        if frame != self.page.main_frame:
            self.findings.append(f"structure: a frame shows {frame.url[:200]}")
        elif not frame.url.startswith(self.root) and frame.url != "about:blank":
            self.findings.append(f"request: the page went to {frame.url[:200]}")

    def collect(self):
        """What was noticed so far, once each."""
        self.findings += self.page.evaluate("window.__caught || ['ran: the trap is gone']")
        found = list(dict.fromkeys(self.findings))
        self.findings = []
        return found


@contextmanager
def opened(browser, root, *, scripting=True, width=1280, height=900, dark=False, trap=True):
    """A page in a context of its own, watched."""
    context = browser.new_context(
        java_script_enabled=scripting, viewport={"width": width, "height": height}, reduced_motion="reduce",
        color_scheme="dark" if dark else "light", timezone_id="UTC", accept_downloads=False)
    if trap and scripting:
        context.add_init_script(TRAP)
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.set_default_navigation_timeout(60_000)
    watch = Watch(page, root)
    try:
        yield page, watch
    finally:
        context.close()


def hosts_in(network_log):
    """The hosts that Chromium looked up or connected to, by its own log of the network stack."""
    text = pathlib.Path(network_log).read_text(errors="replace")
    try:
        events = json.loads(text)
    except json.JSONDecodeError:
        # A browser that was ended leaves the list open.
        events = json.loads(text.rstrip().rstrip(",") + "]}")
    found = set()
    for event in events.get("events", []):
        parameters = event.get("params") or {}
        for name in ("url", "host", "origin", "destination", "server", "group_id", "hostname"):
            value = parameters.get(name)
            if not isinstance(value, str):
                continue
            match = re.match(r"^(?:[a-z+.-]+://)?(?:[^/@]*@)?([^/:?#\s]+)", value)
            if match and not value.startswith(("file:", "data:", "blob:", "chrome:", "devtools:", "about:")):
                found.add(match.group(1).lower())
    # Without a dot these are names of Chromium's own parts.
    return {host for host in found if "." in host}


def background_hosts():
    """The hosts that Chromium turns to without any page of ours."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "net.json")
        with chromium(log) as browser:
            page = browser.new_page()
            page.goto("about:blank")
            page.wait_for_timeout(1_000)
        return hosts_in(log)
