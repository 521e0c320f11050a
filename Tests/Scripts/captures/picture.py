"""Draws what a terminal shows, as captured with its escape sequences, in Chromium."""

import base64
import html
import re
import unicodedata

from playwright.sync_api import sync_playwright

# The sixteen colours of a terminal's theme, dark.
COLOURS = ["#2e3440", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#dcdfe4",
           "#7f848e", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#ffffff"]
STYLE = """body { margin: 0; background: #1e222a; color: #dcdfe4; font: 16px/20px "DejaVu Sans Mono", "Noto Sans Mono CJK SC",
monospace; } main { padding: 12px; display: inline-block; } div { white-space: pre; height: 20px; unicode-bidi: isolate; }
span.w { display: inline-block; width: 2ch; text-align: center; }"""


def _style(codes, state):
    """The state after the numbers of one sequence."""
    numbers = [int(code or 0) for code in codes.split(";")] if codes else [0]
    for number in numbers:
        if number == 0:
            state = {}
        elif number in (1, 2, 3, 4, 7):
            state = {**state, number: True}
        elif number in (22, 23, 24, 27):
            state = {key: value for key, value in state.items() if key not in {22: (1, 2), 23: (3,), 24: (4,), 27: (7,)}[number]}
        elif 30 <= number <= 37 or 90 <= number <= 97:
            state = {**state, "colour": COLOURS[number - 30 if number < 40 else number - 82]}
        elif number == 39:
            state = {key: value for key, value in state.items() if key != "colour"}
    return state


def _css(state):
    colour, back = state.get("colour", "#dcdfe4"), "transparent"
    if state.get(7):
        colour, back = "#1e222a", colour
    rules = [f"color:{colour}", f"background:{back}"]
    if state.get(1):
        rules.append("font-weight:bold")
    if state.get(2):
        rules.append("opacity:.65")
    if state.get(4):
        rules.append("text-decoration:underline")
    return ";".join(rules)


def _row(line, state):
    """A row as HTML, and the state after it. Wide characters get two columns."""
    parts = []
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b["):
            state = _style(piece[2:-1], state)
        elif piece:
            text = "".join(
                f'<span class="w">{html.escape(one)}</span>' if unicodedata.east_asian_width(one) in "WF" else html.escape(one)
                for one in piece)
            parts.append(f'<span style="{_css(state)}">{text}</span>')
    return f"<div>{''.join(parts)}</div>", state


def draw(frames, columns, rows, folder):
    """One picture for each language."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 10 * columns + 40, "height": 20 * rows + 24}, device_scale_factor=1)
        for language, text in frames.items():
            state, body = {}, []
            for line in text.rstrip("\n").split("\n"):
                row, state = _row(line, state)
                body.append(row)
            page.set_content(f'<!doctype html><html lang="{language}"><style>{STYLE}</style><main>{"".join(body)}</main></html>')
            box = page.locator("main")
            data = page.evaluate("document.fonts.ready.then(() => 1)") and box.screenshot(type="png")
            # Chromium writes WebP from a canvas.
            encoded = page.evaluate(
                """async data => { const image = new Image(); image.src = 'data:image/png;base64,' + data; await image.decode();
                const canvas = document.createElement('canvas'); canvas.width = image.width; canvas.height = image.height;
                canvas.getContext('2d').drawImage(image, 0, 0); return canvas.toDataURL('image/webp', 0.8).split(',')[1]; }""",
                base64.b64encode(data).decode())
            (folder / f"browse-{language}.webp").write_bytes(base64.b64decode(encoded))
        browser.close()
