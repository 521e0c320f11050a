"""The archive that `whisper export html` writes: its kinds of pages, and what one does with them."""

import pathlib

# The kinds of pages by their paths, in the order of a visit.
KINDS = {
    "index": ["index.html", "index-*.html"],
    "contents of a chat": ["chats/*/index.html"],
    "chat": ["chats/*/[0-9]*.html"],
    "people": ["people/index*.html"],
    "person": ["people/[0-9]*.html"],
    "gallery": ["gallery/index.html"],
    "shelf": ["gallery/[a-z]*-*.html"],
    "years": ["years/index.html"],
    "year": ["years/[0-9]*.html"],
    "statistics": ["statistics*.html"],
    "search": ["search.html"],
}

# What a browser would show or run when it opens a file of this name.
_ACTIVE = {".svg", ".xml", ".xhtml", ".htm", ".shtml", ".mht", ".mhtml", ".pdf", ".swf", ".xsl", ".mjs", ".wasm"}


def every_page(root):
    """All pages, in order."""
    return sorted(pathlib.Path(root).rglob("*.html"))


def pages_of(root, kind):
    """The pages of a kind, in order."""
    found = {path for pattern in KINDS[kind] for path in pathlib.Path(root).glob(pattern)}
    if kind != "gallery":
        found = {path for path in found if kind in ("contents of a chat", "people", "years", "index") or path.name != "index.html"}
    return sorted(found)


def some_pages(root, most, most_chats):
    """A few pages of each kind, the largest first, as most happens there."""
    chosen = []
    for kind in KINDS:
        pages = sorted(pages_of(root, kind), key=lambda path: (-path.stat().st_size, path))
        chosen += pages[: most_chats if kind in ("chat", "contents of a chat") else most]
    return list(dict.fromkeys(chosen))


def unsafe_files(root):
    """Files that a browser would run or show as a page although a message brought them (LOOK-2)."""
    found = []
    root = pathlib.Path(root)
    for path in root.rglob("*"):
        if path.is_dir():
            continue
        inside = path.relative_to(root)
        if path.is_symlink():
            found.append(f"files: a link {inside}")
        if path.suffix.lower() in _ACTIVE:
            found.append(f"files: {inside}")
        if inside.parts[0] == "media" and path.suffix.lower() in {".html", ".js", ".css", ".json"}:
            found.append(f"files: {inside}")
        if any(ord(character) > 0x7E or ord(character) < 0x21 for character in str(inside)):
            found.append(f"files: the name {inside!r}")
        mode = path.stat().st_mode & 0o777
        if mode & 0o077:
            found.append(f"files: {inside} can be read by others ({mode:o})")
    return found[:10]
