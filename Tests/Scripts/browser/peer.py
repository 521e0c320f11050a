"""Measures an archive of pages beside what PyPI's whatsapp-chat-exporter writes of the same messages (LOOK-3).

    peer.py --ours ARCHIVE --seconds S --cpu S --peer FOLDER --peer-seconds S --peer-cpu S --messages N --text BYTES

Bytes for each message are those of pages and of the data for searching, without media, the text of the messages taken off.
Paint and search are the medians of several loads in Chromium, from files; the peer has no search, and its pages ask a content
network for their style, which is refused here as it is without a network.
"""

import argparse
import json
import pathlib
import statistics

import playwright.sync_api

import archive
from chromium import chromium, opened

LOADS = 7
# A page that takes longer, in milliseconds, counts as one that does not load.
PATIENCE = 300_000


def size(folder, patterns):
    """The bytes of files, and the largest of them."""
    sizes = [path.stat().st_size for pattern in patterns for path in pathlib.Path(folder).rglob(pattern)]
    return sum(sizes), max(sizes, default=0)


def paints(browser, root, path, offline=False):
    """Milliseconds to the first paint and to the end of loading: medians, each load in a context of its own.

    Large pages are loaded fewer times; nothing for one that does not load."""
    first, loaded = [], []
    megabytes = path.stat().st_size / 1_000_000
    for _ in range(LOADS if megabytes < 1 else 3 if megabytes < 100 else 1):
        with opened(browser, root, trap=False) as (page, _):
            page.route("http*://**", lambda route: route.abort())
            try:
                page.goto(path.as_uri(), wait_until="load", timeout=PATIENCE)
            except playwright.sync_api.Error as error:
                print(f"    {path.name}, {megabytes:.0f} MB: {str(error).splitlines()[0]}")
                return None, None
            page.wait_for_timeout(50)
            times = page.evaluate(
                "(() => { const paint = performance.getEntriesByName('first-contentful-paint')[0];"
                "return [paint ? paint.startTime : null, performance.timing.loadEventEnd - performance.timing.navigationStart]; })()")
            if times[0] is not None:
                first.append(times[0])
            loaded.append(times[1])
    return statistics.median(first) if first else None, statistics.median(loaded)


SEARCH = """
(word) => new Promise(done => {
    const field = document.querySelector('input[type=search]');
    const results = () => document.querySelectorAll('main a[href*=chats]').length;
    field.value = '';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setTimeout(() => {
        const start = performance.now();
        let last = start;
        const observer = new MutationObserver(() => { last = performance.now(); });
        observer.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
        field.value = word;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        setTimeout(() => { observer.disconnect(); done([last - start, results()]); }, 1500);
    }, 300);
})
"""


def searches(browser, root, words):
    """Milliseconds until the results of a word stand: the first time, when its shards are not loaded, and again."""
    cold, warm, hits = [], [], 0
    for word in words:
        with opened(browser, root, trap=False) as (page, _):
            page.goto((root / "search.html").as_uri())
            page.wait_for_timeout(300)
            for times in (cold, warm):
                taken, found = page.evaluate(SEARCH, word)
                times.append(taken)
                hits += found
    return statistics.median(cold), statistics.median(warm), hits


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("ours", "peer"):
        parser.add_argument("--" + name, type=lambda text: pathlib.Path(text).resolve())
    for name in ("seconds", "cpu", "peer-seconds", "peer-cpu"):
        parser.add_argument("--" + name, type=float)
    parser.add_argument("--messages", type=int)
    parser.add_argument("--text", type=int)
    parser.add_argument("--words", nargs="+")
    options = parser.parse_args()
    pages, largest = size(options.ours, ["*.html"])
    shards, largest_shard = size(options.ours / "search", ["*.js"])
    theirs, their_largest = size(options.peer, ["*.html"])
    each = options.text / options.messages
    rows = [
        ("HTML a message beyond its text, bytes", pages / options.messages - each, theirs / options.messages - each),
        ("search data a message, bytes", shards / options.messages, None),
        ("largest page, KB", largest / 1000, their_largest / 1000),
        ("largest shard, KB", largest_shard / 1000, None),
        ("writing, s", options.seconds, options.peer_seconds),
        ("writing, s of processor", options.cpu, options.peer_cpu),
    ]
    with chromium() as browser:
        ours = max(archive.pages_of(options.ours, "chat"), key=lambda path: path.stat().st_size)
        their = max(options.peer.rglob("*.html"), key=lambda path: path.stat().st_size)
        for what, path in (("index", options.ours / "index.html"), ("largest page of the chat", ours)):
            paint, load = paints(browser, options.ours, path)
            rows.append((f"first paint, {what}, ms", paint, None))
            rows.append((f"loaded, {what}, ms", load, None))
        paint, load = paints(browser, options.peer, their)
        rows[-2] = (rows[-2][0], rows[-2][1], paint)
        rows[-1] = (rows[-1][0], rows[-1][1], load)
        if (options.ours / "search.html").exists() and shards:
            cold, warm, hits = searches(browser, options.ours, options.words)
            rows += [("search, first time, ms", cold, None), ("search, again, ms", warm, None)]
            print(f"    {hits} results shown for {len(options.words)} words")
    print(f"\n| {options.messages:,} messages of one chat | Whisper | whatsapp-chat-exporter |\n|---|---|---|")
    for name, mine, other in rows:
        print(f"| {name} | {mine:,.1f} | {'–' if other is None else f'{other:,.1f}'} |" if mine is not None else f"| {name} | – | – |")
    print(json.dumps({name: [mine, other] for name, mine, other in rows}))


if __name__ == "__main__":
    main()
