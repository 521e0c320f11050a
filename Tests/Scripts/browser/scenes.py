"""What a reader does in an archive: a scene opens a page and returns what did not work."""

import json
import re

import playwright.sync_api

import archive

_ITEM = ".chat ol > li"
# A name as people type it: composed and not, in capitals, with wide and Arabic digits, with what is not seen.
_FORMS = ["Caf\u00E9 3", "cafe\u0301 \uFF13", "CAFE 3", "caf\u00E9 \u0663", "\u200Fca\u00ADfe\u0301 3\u200E"]


def _largest(root, kind):
    pages = archive.pages_of(root, kind)
    return max(pages, key=lambda path: path.stat().st_size) if pages else None


def _reached(page, condition):
    """Whether a condition comes true: a busy machine takes longer than any pause would allow for."""
    try:
        page.wait_for_function(f"() => {condition}", timeout=10_000)
        return True
    except playwright.sync_api.TimeoutError:
        return False


def keys(page, root):
    """j and k go from message to message, / goes to the words to look for, Escape takes them back."""
    path = _largest(root, "chat")
    page.goto(path.as_uri())
    place = f"[...document.querySelectorAll('{_ITEM}')].indexOf(document.activeElement)"
    found = []
    page.keyboard.press("j")
    first = page.evaluate(place)
    page.keyboard.press("j")
    second = page.evaluate(place)
    page.keyboard.press("k")
    third = page.evaluate(place)
    if not (first >= 0 and second == first + 1 and third == first):
        found.append(f"keys: j, j, k went to {first}, {second}, {third}")
    page.keyboard.press("/")
    if page.evaluate("document.activeElement.id") != "filter":
        return found + ["keys: / does not go to the words to look for"]
    count = f"[...document.querySelectorAll('{_ITEM}')].filter(item => item.offsetParent).length"
    every = page.evaluate(count)
    page.keyboard.type("lantern")
    if not _reached(page, f"(count => 0 < count && count < {every})({count})"):
        found.append(f"keys: of {every} messages a word leaves {page.evaluate(count)}")
    page.keyboard.press("Escape")
    if not _reached(page, f"{count} === {every}"):
        found.append("keys: Escape does not bring the messages back")
    return found


def ways(page, root):
    """/ leads to the search, ready to type, from pages that have nothing to filter; j, j, Enter opens the second chat."""
    found = []
    for name in ("index.html", "statistics.html", "search.html"):
        page.goto((root / name).as_uri())
        page.keyboard.press("/")
        if not _reached(page, "document.activeElement?.id === 'search-query'"):
            found.append(f"ways: / on {name} leads to {page.url} without the focus in the field")
            continue
        page.keyboard.type("umbrella")
        if not _reached(page, "document.querySelectorAll('#search-results > li').length > 0"):
            found.append(f"ways: what is typed after / on {name} is not searched")
    in_results = "!!document.activeElement.closest('.search-hit, .rows > li') && !!document.activeElement.href"
    for key in ("Enter", "ArrowDown"):
        page.locator("#search-query").focus()
        page.keyboard.press(key)
        if not _reached(page, in_results):
            found.append(f"ways: {key} does not lead to the results")
    first = page.evaluate("document.activeElement.href")
    page.keyboard.press("j")
    if not page.evaluate(in_results) or page.evaluate("document.activeElement.href") == first:
        found.append("ways: j does not go on in what was found")
    page.goto((root / "statistics.html").as_uri())
    page.locator("nav a[href*=search]").first.click()
    if not _reached(page, "document.activeElement?.id === 'search-query'"):
        found.append("ways: the link to the search leaves the focus elsewhere")
    # Enter before there is a result waits for it; Escape takes the words back, then leaves the field.
    page.keyboard.type("lantern")
    page.keyboard.press("Enter")
    if not _reached(page, in_results):
        found.append("ways: Enter does not wait for results")
    page.locator("#search-query").focus()
    page.keyboard.press("Escape")
    if page.evaluate("document.activeElement.value") != "":
        found.append("ways: Escape does not take the words back")
    page.keyboard.press("Escape")
    if page.evaluate("document.activeElement !== document.body"):
        found.append("ways: Escape does not leave the empty field")
    page.goto((root / "index.html").as_uri())
    second = page.evaluate("document.querySelectorAll('.rows > li a')[1].href")
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    if not _reached(page, f"location.href === {json.dumps(second)}"):
        found.append(f"ways: j, j, Enter leads to {page.url} instead of {second}")
    return found


def finding(page, root):
    """A field above a long list leaves the rows whose name has the words; Enter opens the first, or searches everywhere."""
    page.goto((root / "index.html").as_uri())
    rows = "[...document.querySelectorAll('.rows > li')].filter(item => item.offsetParent)"
    every = page.evaluate(f"{rows}.length")
    if not page.locator("#find-name").is_visible():
        return ["finding: there is no field"]
    page.locator("#find-name").type("ROSA k")
    found = []
    if not _reached(page, f"{rows}.length === 1 && {rows}[0].textContent.includes('Rosa Keller')"):
        found.append(f"finding: a name leaves {page.evaluate(f'{rows}.length')} of {every} rows")
    for form in _FORMS:
        page.locator("#find-name").fill(form)
        if not _reached(page, f"{rows}.length === 1 && {rows}[0].textContent.includes('Caf\u00E9 3')"):
            found.append(f"finding: {form!r} leaves {page.evaluate(f'{rows}.length')} of {every} rows")
    page.keyboard.press("Escape")
    if not _reached(page, f"{rows}.length === {every}"):
        found.append("finding: Escape does not bring the rows back")
    page.locator("#find-name").fill("umbrella")
    page.keyboard.press("Enter")
    if not _reached(page, "location.pathname.endsWith('/search.html')"
                          " && document.querySelectorAll('#search-results > li').length > 0"):
        found.append("finding: Enter without a row does not search")
    page.goto((root / "index.html").as_uri())
    page.locator("#find-name").fill("rosa kell")
    page.keyboard.press("Enter")
    # The chat has one month, so that there is no list of months to choose from.
    if not _reached(page, "!!document.querySelector('main.chat')"
                          " && document.querySelector('h1')?.textContent.includes('Rosa Keller')"):
        found.append(f"finding: Enter leads to {page.url}")
    family = _largest(root, "chat").parent
    page.goto((family / "index.html").as_uri())
    page.set_viewport_size({"width": 1280, "height": 900})
    columns = page.evaluate("getComputedStyle(document.querySelector('.months')).gridTemplateColumns.split(' ').length")
    if columns != 6:
        found.append(f"finding: {columns} months are in a row")
    newest = max(path.name for path in family.glob("[0-9]*.html"))
    page.locator("main .sub a").first.click()
    if not _reached(page, f"location.pathname.endsWith('/{newest}')"):
        found.append(f"finding: the newest messages are on {newest}, and the link leads to {page.url}")
    return found


def phone(page, root):
    """On a phone the time is below the word for the seal, or at the top without one, whatever stands beside it, and the head
    is low."""
    page.set_viewport_size({"width": 360, "height": 900})
    found = []
    for path in [path for path in archive.pages_of(root, "chat") if b"class=y" in path.read_bytes()][:1]:
        page.goto(path.as_uri())
        far = page.evaluate(
            "() => [...document.querySelectorAll('.chat ol > li')].map(item => { const word = document.createRange();"
            "const time = item.querySelector('time'); const first = item.querySelector('b').firstChild;"
            "word.selectNodeContents(first); const top = first === time ? item.querySelector('b').getBoundingClientRect().top"
            " : word.getBoundingClientRect().bottom; return time.getBoundingClientRect().top - top; })"
            ".filter(distance => Math.abs(distance) > 8)")
        lines = page.evaluate("Math.max(...[...document.querySelectorAll('.chat li.y > p')].map(text => text.clientHeight))")
        if far or lines < 60:
            found.append(f"phone: the time is {far} pixels below the word; the highest line of the system has {lines}")
    height, language = page.evaluate(
        "[document.querySelector('.top').getBoundingClientRect().height, document.documentElement.lang]")
    if height > (48 if language in ("en", "zh-Hans") else 72):
        found.append(f"phone: the head is {height} pixels high")
    button = page.locator("#theme")
    box = button.bounding_box()
    if box["width"] > 40 or box["y"] > 16 or not (button.text_content() or "").strip():
        found.append(f"phone: the button for the colours is {box}, and is called {button.text_content()!r}")
    return found


_RING = """
() => {
    const item = document.activeElement;
    const style = getComputedStyle(item);
    const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const box = item.getBoundingClientRect();
    const cut = [];
    for (let at = item.parentElement; at && at !== document.body; at = at.parentElement) {
        const around = getComputedStyle(at);
        const clips = around.contentVisibility !== 'visible' || /paint|content|strict/.test(around.contain)
            || around.overflowX !== 'visible';
        if (!clips) continue;
        const edge = at.getBoundingClientRect();
        if (box.left - reach < edge.left || box.right + reach > edge.right || box.top - reach < edge.top
            || box.bottom + reach > edge.bottom) cut.push(at.localName);
    }
    return { reach, cut };
}
"""


def rings(page, root):
    """The ring around a message is whole: nothing that paints only within itself cuts it off."""
    found = []
    page.goto(_largest(root, "chat").as_uri())
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 900})
        for _ in range(3):
            page.keyboard.press("j")
            ring = page.evaluate(_RING)
            if ring["cut"] or not ring["reach"] > 0:
                found.append(f"rings: at {width} pixels {ring}")
    return found


def pictures(page, root):
    """A picture opens at its full size, the next one follows, Escape closes, and the focus is where it was."""
    for kind in ("shelf", "chat"):
        for path in archive.pages_of(root, kind):
            if b"class=pic" in path.read_bytes() or b'class="pic' in path.read_bytes():
                return _open_pictures(page, path)
    return ["pictures: there is none to open"]


def _open_pictures(page, path):
    page.goto(path.as_uri())
    link = page.locator("a.pic").first
    link.focus()
    page.keyboard.press("Enter")
    if not _reached(page, "document.querySelector('dialog[open] img')?.naturalWidth > 0"):
        return [f"pictures: none opened on {path.name}"]
    shown = "(dialog => dialog && [dialog.querySelector('img').src, dialog.querySelector('img').naturalWidth])" \
            "(document.querySelector('dialog[open]'))"
    first = page.evaluate(shown)
    found = []
    page.keyboard.press("ArrowRight")
    if page.locator("a.pic").count() > 1 and not _reached(page, f"{shown}[0] !== {json.dumps(first[0])}"):
        found.append("pictures: the arrow does not go to the next one")
    for _ in range(6):
        page.keyboard.press("Tab")
        if not page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')"):
            found.append("pictures: the focus leaves the open picture")
            break
    page.keyboard.press("Escape")
    if not _reached(page, "!document.querySelector('dialog[open]')"):
        found.append("pictures: Escape does not close")
    if not _reached(page, "document.activeElement.classList.contains('pic')"):
        found.append("pictures: the focus does not return")
    return found


def theme(page, root):
    """The button changes from light to dark and back."""
    page.goto((root / "index.html").as_uri())
    color = "getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(color)
    page.locator("#theme").click()
    after = page.evaluate(color)
    page.locator("#theme").click()
    return [] if before != after and page.evaluate(color) == before else [f"theme: {before}, {after}, {page.evaluate(color)}"]


def months(page, root):
    """The next and the previous page of a chat are one key away, and a date can be gone to."""
    pages = [path for path in archive.pages_of(root, "chat") if re.search(rb"<link rel=.?next", path.read_bytes())]
    if not pages:
        return ["months: no chat has two pages"]
    page.goto(pages[0].as_uri())
    right_to_left = page.evaluate("document.documentElement.dir") == "rtl"
    forward, back = ("ArrowLeft", "ArrowRight") if right_to_left else ("ArrowRight", "ArrowLeft")
    start = page.url
    with page.expect_navigation():
        page.keyboard.press(forward)
    second = page.url
    with page.expect_navigation():
        page.keyboard.press(back)
    found = []
    if second == start or page.url.split("#")[0] != start:
        found.append(f"months: from {start} to {second} to {page.url}")
    day = page.evaluate("[...document.querySelectorAll('.chat h2[id]')].map(day => day.id).pop()")
    page.evaluate("document.getElementById('tools') && (document.getElementById('tools').open = true)")
    page.fill("#jump", day[1:])
    if not _reached(page, f"document.activeElement.id === {json.dumps(day)}"):
        found.append(f"months: the date {day} is not gone to")
    return found


def search(page, root):
    """A word is found as it is typed, and what was found leads to its message."""
    path = root / "search.html"
    if not path.exists():
        return ["search: there is no page"]
    page.goto(path.as_uri())
    field = page.locator("input[type=search]").first
    field.click()
    for word, want in (("umbrella", "umbrella"), ("umbr", "umbrella"), ("湖边", "湖边"), ("constructor", None), ("__proto__", None)):
        field.fill("")
        field.type(word)
        try:
            page.wait_for_function(
                "word => [...document.querySelectorAll('main a[href*=chats]')].some(link => "
                "!word || (link.closest('li') || link).textContent.toLowerCase().includes(word))",
                arg=want, timeout=6_000 if want else 500)
        except Exception:
            if want:
                return [f"search: {word} is not found"]
    field.fill("")
    field.type("umbrella")
    # What an earlier word found may still be there.
    _reached(page, "document.querySelector('#search-results > li')?.textContent.toLowerCase().includes('umbrella')")
    link = page.locator("main a[href*=chats]").first
    with page.expect_navigation():
        link.click()
    there = (
        "(place => place && place.textContent.toLowerCase().includes('umbrella')"
        " && place.getBoundingClientRect().top < innerHeight && place.getBoundingClientRect().bottom > 0)"
        "(document.querySelector(':target') || document.activeElement.closest('.chat ol > li'))")
    return [] if _reached(page, there) else [f"search: the result leads to {page.url}"]


_VOUCHED = """
() => {
    const form = document.getElementById('search-form');
    return [...document.querySelectorAll('#search-results > li')].map(hit => {
        const [word, found] = hit.children;
        const inside = document.createRange();
        inside.selectNodeContents(found);
        const [column, ...texts] = [word, ...inside.getClientRects()].map(
            box => box === word ? word.getBoundingClientRect() : box);
        const apart = texts.every(box => box.left >= column.right - 1 || box.right <= column.left + 1);
        return {
            text: found.textContent, classes: word.className, isWord: word.localName === 'b',
            means: Object.keys(form.dataset).filter(key => form.dataset[key] === word.firstChild.textContent).join(),
            explains: !document.getElementById('search-legend').hidden,
            isFirst: apart && hit.children.length === 2, marked: getComputedStyle(word, '::before').content !== 'none',
        };
    });
}
"""


def language(page, root):
    """The search understands what the terminal does, finds names as such, and writes dates as the pages do."""
    page.goto((root / "search.html").as_uri())
    field = page.locator("#search-query")
    count = "document.querySelectorAll('#search-results > li').length"
    texts = "[...document.querySelectorAll('#search-results .search-text')].map(text => text.textContent)"
    found = []
    for query, condition in (
            ("compass -red", f"{count} > 0 && {texts}.every(text => !text.includes('red'))"),
            ("compass", f"{texts}.some(text => text.includes('red'))"),
            ("umbrella OR compass", f"{texts}.some(text => /umbrella/i.test(text)) && {texts}.some(text => /compass/i.test(text))"),
            ('"blue umbrella"', f"{count} === 1"),
            ('"umbrella blue"', f"{count} === 0"),
            ("ladder Priya", f"{count} === 1"),
            # A message without any text, as what it is.
            ("Ines Prado", f"{count} === 1 && !!document.querySelector('#search-results .search-text.x').textContent.trim()"),
            # Nothing has these words: beginnings are looked for, and it is said.
            ("umbrell blu ", f"{count} === 1 && document.getElementById('search-status').textContent.includes('umbrell* blu*')"),
            ("zzyzx ", f"{count} === 0"),
            # One letter.
            ("e", f"{count} === 30 && !document.getElementById('search-more').hidden")):
        field.fill(query)
        if not _reached(page, f"document.getElementById('search-status').textContent && {condition}"):
            found.append(f"language: {query} finds {page.evaluate(texts)}")
    named = "[...document.querySelectorAll('#search-names a')]"
    for form in _FORMS:
        field.fill("")
        field.fill(form)
        if not _reached(page, f"{named}.length === 1 && {named}[0].textContent === 'Caf\u00E9 3'"):
            found.append(f"language: {form!r} finds {page.evaluate(f'{named}.map(link => link.textContent)')}")
    field.fill("rosa kell")
    if not _reached(page, f"{named}.length === 2 && {named}.every(link => link.textContent === 'Rosa Keller')"):
        found.append(f"language: a name finds {page.evaluate(f'{named}.map(link => link.textContent)')}")
    else:
        pages = page.evaluate(f"{named}.map(link => link.href)")
        if not ("/chats/" in pages[0] and "/people/" in pages[1]):
            found.append(f"language: a name leads to {pages}")
    field.fill("third stone")
    _reached(page, f"{count} === 1")
    date = page.evaluate("document.querySelector('.search-time').textContent")
    link = page.locator(".search-link").first
    link.click()
    heading = "document.activeElement?.closest('ol')?.previousElementSibling.textContent"
    _reached(page, f"!!({heading})")
    # Not every language has a space between the two.
    time = page.evaluate("document.activeElement.querySelector('time').textContent")
    if not date.endswith(time) or date.removesuffix(time).strip() not in page.evaluate(heading):
        found.append(f"language: {date} is {page.evaluate(heading)} on the page")
    return found


def vouching(page, root):
    """A result has the word for its seal, as a chat has it, in a column that no message reaches; plain is the empty place,
    which a line explains (LOOK-4)."""
    page.goto((root / "search.html").as_uri())
    page.locator("input[type=search]").first.type("compass")
    found = [] if _reached(page, "document.querySelectorAll('#search-results > li').length >= 4") else ["vouching: too few"]
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 900})
        hits = page.evaluate(_VOUCHED)
        for box, means, name in (("blue", "verified", "v"), ("there", "sealed", "s"), ("red", "unverified", "u"),
                                 ("green", "", "")):
            hit = next((hit for hit in hits if box in hit["text"]), None)
            want = {"classes": name, "isWord": True, "means": means, "isFirst": True, "marked": name != "",
                    "explains": True}
            if not hit or any(hit[key] != value for key, value in want.items()):
                found.append(f"vouching: at {width} pixels {box} has {hit}")
    return found


_NOTES = """
() => [...document.querySelectorAll('.chat ol > li > .note')].map(note => {
    const item = note.parentElement;
    const word = item.firstElementChild;
    const shown = [...item.children].filter(child => child !== word && !child.matches('.note'));
    const text = document.createRange();
    text.selectNodeContents(note);
    const [box, about, first] = [note, word, shown[0]].map(element => element.getBoundingClientRect());
    const isReversed = getComputedStyle(item).direction === 'rtl';
    return {
        startsAtMargin: Math.abs(isReversed ? box.right - about.right : box.left - about.left) < 1,
        isIndented: [...text.getClientRects()].every(
            line => isReversed ? line.right < about.left + 1 : line.left > about.right - 1),
        isAbove: box.bottom <= about.top + 1 && Math.abs(first.top - about.top) < 14,
        isLast: shown.every(child => isReversed ? child.getBoundingClientRect().right < about.left + 1
            : child.getBoundingClientRect().left > about.right - 1),
        role: note.getAttribute('role'),
    };
})
"""


def notes(page, root):
    """What the vault notes is above its message, behind a line in the margin that no message reaches (LOOK-4, RT-10)."""
    found, count = [], 0
    for path in archive.pages_of(root, "chat"):
        if b"class=note" not in path.read_bytes():
            continue
        page.goto(path.as_uri())
        for width in (1280, 360):
            page.set_viewport_size({"width": width, "height": 900})
            for note in page.evaluate(_NOTES):
                count += 1
                wrong = [key for key, value in note.items() if value not in (True, "note")]
                if wrong:
                    found.append(f"notes: at {width} pixels on {path.parent.name}/{path.name}: {wrong}")
    return found if count >= 4 else found + [f"notes: only {count} of them"]


def replies(page, root):
    """A reply shows what it answers and jumps to it."""
    for path in archive.pages_of(root, "chat"):
        page.goto(path.as_uri())
        link = page.locator(f"{_ITEM} a[href^='#'], {_ITEM} blockquote a").first
        if link.count() == 0:
            continue
        with_hash = link.get_attribute("href")
        link.click()
        place = "document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top"
        is_there = _reached(page, f"(top => -50 < top && top < 900)({place})")
        return [] if is_there else [f"replies: {with_hash} leads to {page.evaluate(place)}"]
    return ["replies: none has a link to what it answers"]


ALL = [("keys", keys), ("ways", ways), ("finding", finding), ("phone", phone), ("rings", rings), ("language", language),
       ("pictures", pictures), ("theme", theme), ("months", months), ("search", search), ("vouching", vouching),
       ("notes", notes), ("replies", replies)]
