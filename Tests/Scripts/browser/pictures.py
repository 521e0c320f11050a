"""Takes pictures of an archive's pages for the documentation: ten kinds of page, in light and dark, on a desk and a phone.

    pictures.py ARCHIVE FOLDER [PICTURE…]

With names such as chat-desk-light.webp only these are taken.
The same archive, browser and fonts give the same bytes. A picture above 60 KB is taken again with less quality, and fails at
last; all together stay below 2 MB.
"""

import base64
import pathlib
import sys

import archive
from chromium import chromium, opened

LARGEST = 60 * 1024
ALL = 2 * 1024 * 1024
# Name: width, height, pixels of the picture to each pixel of the page.
DEVICES = {"desk": (1120, 760, 1), "phone": (390, 780, 1)}


def _chat_with(root, word):
    """The page of a chat that has a text."""
    for path in archive.pages_of(root, "chat"):
        if word.encode() in path.read_bytes():
            return path
    raise SystemExit(f"no page of a chat has {word}")


def _largest(root, kind):
    pages = archive.pages_of(root, kind)
    if not pages:
        raise SystemExit(f"the archive has no page of the kind {kind}")
    return max(pages, key=lambda path: (path.stat().st_size, str(path)))


def scenes(root):
    """The pictures: name, page, and what is done there first."""
    def typed(page):
        page.locator("input[type=search]").first.type("boat")
        page.wait_for_timeout(700)

    def at(word, whole_day=False):
        """Scrolls to a message, so that the picture begins with it below the heading of its day."""
        def scroll(page):
            page.evaluate(
                "([word, wholeDay]) => { const item = [...document.querySelectorAll('.chat ol > li')].find("
                "item => item.textContent.includes(word)); const heading = item.parentElement.previousElementSibling;"
                "heading.scrollIntoView({ block: 'start' }); if (wholeDay) return;"
                "scrollBy(0, item.getBoundingClientRect().top - heading.offsetHeight - 8); }", [word, whole_day])
        return scroll

    def busy(page):
        """Scrolls to the first month that has one of the busiest days."""
        page.evaluate(
            "() => { const tables = [...document.querySelectorAll('.calendar table')];"
            "const busiest = tables.findIndex(table => table.querySelector('.h4'));"
            "const top = busiest < 0 ? 0 : tables[busiest].getBoundingClientRect().top;"
            "scrollBy(0, top - 24); }")

    chat = _chat_with(root, "third stone")
    return [
        ("chats", root / "index.html", None),
        ("chat", _chat_with(root, "Who is coming"), at("Who is coming")),
        ("pictures", chat, at("seen from the boat", whole_day=True)),
        ("months", chat.parent / "index.html", None),
        ("people", root / "people" / "index.html", None),
        ("person", _largest(root, "person"), None),
        ("gallery", _largest(root, "shelf"), None),
        ("year", _largest(root, "year"), busy),
        ("statistics", root / "statistics.html", None),
        ("search", root / "search.html", typed),
    ]


def take(page, path):
    """Writes a picture, as small as it must be."""
    session = page.context.new_cdp_session(page)
    for quality in (80, 65, 50, 35):
        answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "optimizeForSpeed": False})
        content = base64.b64decode(answer["data"])
        if len(content) <= LARGEST:
            path.write_bytes(content)
            return len(content)
    raise SystemExit(f"{path.name} is too large: {len(content)} bytes")


def main():
    root, folder = map(lambda name: pathlib.Path(name).resolve(), sys.argv[1:3])
    folder.mkdir(parents=True, exist_ok=True)
    also_png = "--png" in sys.argv
    wanted = {name for name in sys.argv[3:] if name.endswith(".webp")}
    total = 0
    with chromium() as browser:
        for name, path, prepare in scenes(root):
            for device, (width, height, _) in DEVICES.items():
                for dark in (False, True):
                    target = folder / f"{name}-{device}-{'dark' if dark else 'light'}.webp"
                    if wanted and target.name not in wanted:
                        continue
                    with opened(browser, root, width=width, height=height, dark=dark, trap=False) as (page, _):
                        page.goto(path.as_uri())
                        if prepare:
                            prepare(page)
                        page.wait_for_timeout(150)
                        total += take(page, target)
                        if also_png:
                            page.screenshot(path=str(target.with_suffix(".png")))
    if total > ALL:
        raise SystemExit(f"the pictures are too large together: {total} bytes")
    print(f"{len(list(folder.glob('*.webp')))} pictures, {total} bytes")


if __name__ == "__main__":
    main()
