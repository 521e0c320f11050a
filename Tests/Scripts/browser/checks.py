"""What is required of every page, whatever it shows. Each check returns its findings: a word for the kind, and what it is."""

import re

from axe_playwright_python.sync_playwright import Axe

# The elements that pages of an archive are made of.
ELEMENTS = set("""
html head meta title link script body main header footer nav section article aside search h1 h2 h3 h4 h5 h6 p div span a ul
ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td figure figcaption img picture video audio source details
summary dialog button input label select option optgroup form fieldset legend output time bdi bdo b i em strong small mark q
blockquote pre code kbd s del ins u sub sup abbr cite br wbr hr noscript template progress meter data
svg g path rect circle ellipse line polyline polygon text tspan defs symbol use desc
""".split())

_STRUCTURE = """
([elements, root]) => {
    const found = [];
    const allowed = new Set(elements);
    const within = address => address.startsWith(root);
    const ids = new Set();
    for (const element of document.querySelectorAll('*')) {
        const name = element.localName;
        if (!allowed.has(name)) found.push('structure: an element ' + name);
        for (const attribute of element.attributes) {
            const key = attribute.name.toLowerCase();
            const value = attribute.value;
            if (key.startsWith('on')) found.push('structure: an attribute ' + key);
            if (['style', 'srcdoc', 'formaction', 'ping', 'background', 'manifest', 'nonce', 'xlink:href', 'is'].includes(key)) {
                found.push('structure: an attribute ' + key);
            }
            if (['src', 'poster', 'data', 'srcset', 'action'].includes(key)
                && !within(new URL(value, document.baseURI).href)) found.push('structure: ' + key + ' ' + value.slice(0, 99));
            if (!/^[a-z][a-z0-9:-]*$/i.test(key)) found.push('structure: an attribute named ' + key.slice(0, 99));
        }
        if (element.id) {
            if (ids.has(element.id)) found.push('structure: the id ' + element.id + ' twice');
            ids.add(element.id);
        }
        if (name === 'script' && (!element.src || element.textContent.trim() || element.type === 'module')) {
            found.push('structure: a script of its own');
        }
        if (name === 'link' && !['stylesheet', 'prev', 'next', 'up', 'icon', 'help', 'search'].includes(element.rel)) {
            found.push('structure: a link of kind ' + element.rel);
        }
        if (name === 'link' && !within(element.href)) found.push('structure: a link to ' + element.href.slice(0, 99));
        if (name === 'a' && element.hasAttribute('href')) {
            const address = new URL(element.href, document.baseURI);
            if (!['file:', 'http:', 'https:', 'mailto:', 'tel:', 'geo:'].includes(address.protocol)) {
                found.push('structure: a link with ' + address.protocol);
            }
            if (address.protocol === 'file:' && !within(address.href)) found.push('structure: a link out of the archive');
            if (/^https?:$/.test(address.protocol)) {
                for (const word of ['noreferrer', 'noopener']) {
                    if (!element.relList.contains(word)) found.push('structure: a link without ' + word);
                }
                if (!element.textContent.toLowerCase().includes(address.hostname) &&
                    !(element.title || '').toLowerCase().includes(address.hostname)) {
                    found.push('structure: a link that does not show its host ' + address.hostname);
                }
            }
        }
    }
    const policies = [...document.querySelectorAll('meta[http-equiv]')].filter(
        meta => meta.httpEquiv.toLowerCase() === 'content-security-policy');
    for (const meta of document.querySelectorAll('meta[http-equiv]')) {
        if (!['content-security-policy', 'x-dns-prefetch-control'].includes(meta.httpEquiv.toLowerCase())) {
            found.push('structure: meta http-equiv ' + meta.httpEquiv);
        }
    }
    if (policies.length !== 1) found.push('structure: ' + policies.length + ' policies');
    else {
        const text = policies[0].content;
        for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]) {
            if (!text.includes(part)) found.push('structure: the policy lacks ' + part);
        }
        if (/unsafe|\\*|https?:|data:|blob:/.test(text)) found.push('structure: the policy is too wide: ' + text);
        const before = [...document.head.children].slice(0, [...document.head.children].indexOf(policies[0]));
        if (before.some(element => element.localName !== 'meta' || !element.hasAttribute('charset'))
            || policies[0].parentElement !== document.head) {
            found.push('structure: the policy is not first in the head');
        }
    }
    if (!document.documentElement.lang) found.push('structure: no language');
    if (!document.title.trim()) found.push('structure: no title');
    if (document.querySelectorAll('h1').length !== 1) found.push('structure: not one first heading');
    if (document.querySelectorAll('main').length !== 1) found.push('structure: not one main part');
    if (document.compatMode !== 'CSS1Compat') found.push('structure: quirks mode');
    return [...new Set(found)];
}
"""

# Events that handlers in attributes would answer; none of them makes a page go elsewhere.
_PROVOKE = """
() => {
    const kinds = ['mouseover', 'mouseenter', 'pointerover', 'focus', 'focusin', 'blur', 'animationstart', 'toggle', 'error',
        'load', 'begin', 'input'];
    for (const element of document.querySelectorAll('main *, [autofocus]')) {
        for (const kind of kinds) element.dispatchEvent(new Event(kind));
    }
}
"""


def security(page, watch, root, provoke=True):
    """Nothing of a message runs, nothing is fetched, and only what we write is there (LOOK-2)."""
    if provoke:
        page.evaluate(_PROVOKE)
    found = watch.collect()
    found += page.evaluate(_STRUCTURE, [sorted(ELEMENTS), watch.root])
    return found


def accessibility(page):
    """axe-core finds nothing against WCAG 2.2 AA (LOOK-5)."""
    results = Axe().run(page, options={
        "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
        "resultTypes": ["violations"], "preload": False,
    })
    found = []
    for violation in results.response["violations"]:
        node = violation["nodes"][0]
        found.append(f"axe: {violation['id']}: {violation['help']}: {node['html'][:160]} ({len(violation['nodes'])} times)"
                     f" {(node.get('failureSummary') or '').splitlines()[-1:]}")
    return found


_LAYOUT = """
() => {
    const found = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + 1) {
        found.push('layout: the page is ' + document.documentElement.scrollWidth + ' pixels wide in ' + width);
    }
    const hidden = (element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return true;
        for (let at = element; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.display === 'none' || style.visibility !== 'visible' || +style.opacity === 0) return true;
            if (style.position === 'fixed' || style.position === 'sticky') return true;
            const box = at.getBoundingClientRect();
            if (box.width <= 1 || box.height <= 1) return true;
            if (style.clipPath !== 'none') return true;
        }
        return false;
    };
    const scrolls = (element) => {
        for (let at = element; at; at = at.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
        }
        return false;
    };
    // What an element around it cuts off, such as the rest of a long quotation, is not there.
    const cut = (box, element) => {
        let [top, bottom, left, right] = [box.top, box.bottom, box.left, box.right];
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            const around = at.getBoundingClientRect();
            [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
            [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        }
        return { top, bottom, left, right, width: right - left, height: bottom - top };
    };
    const shown = text => text.replace(/\\s+/g, ' ').trim().slice(0, 40);
    const boxes = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node && boxes.length < 4000; node = walker.nextNode()) {
        if (!node.data.trim() || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'title', 'desc'].includes(node.parentElement.nodeName)) continue;
        if (hidden(node.parentElement)) continue;
        range.selectNodeContents(node);
        const inScroller = scrolls(node.parentElement);
        for (const whole of range.getClientRects()) {
            const box = cut(whole, node.parentElement);
            // What is left of the window altogether waits there, such as a link that appears with the focus.
            if (box.width < 2 || box.height < 2 || box.right <= 0) continue;
            if (!inScroller && (box.right > width + 1 || box.left < -1)) {
                found.push('layout: outside the window: ' + shown(node.data));
            }
            boxes.push({ node, text: node.data, top: box.top, bottom: box.bottom, left: box.left, right: box.right });
        }
        const holder = node.parentElement;
        const style = getComputedStyle(holder);
        if (['hidden', 'clip'].includes(style.overflowX) && holder.scrollWidth > holder.clientWidth + 1
            && style.textOverflow !== 'ellipsis' && holder.clientWidth > 1) {
            found.push('layout: cut off: ' + shown(node.data));
        }
    }
    boxes.sort((one, other) => one.top - other.top);
    for (let first = 0; first < boxes.length; first++) {
        for (let second = first + 1; second < boxes.length && boxes[second].top < boxes[first].bottom; second++) {
            const [one, other] = [boxes[first], boxes[second]];
            if (one.node === other.node) continue;
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const height = Math.min(one.bottom - one.top, other.bottom - other.top);
            if (wide > 3 && high > height * 0.45) {
                found.push('layout: overlap: ' + shown(one.text) + ' / ' + shown(other.text));
            }
        }
    }
    return [...new Set(found)].slice(0, 12);
}
"""


def layout(page):
    """Nothing overlaps, is cut off, or makes the page wider than the window (LOOK-5)."""
    return page.evaluate(_LAYOUT)


_PLACES = """
() => [...document.querySelectorAll('.chat ol > li, .search-hit')].map(item => {
    const place = item.firstElementChild;
    const time = place.querySelector('time');
    const word = [...place.childNodes].filter(node => node !== time).map(node => node.textContent).join('');
    return { isPlace: place.localName === 'b', word, name: place.className,
        isDrawn: ['::before', '::after'].some(part => getComputedStyle(place, part).content !== 'none') };
})
"""

# The column of the places that are in sight, as a part of the page.
_COLUMN = """
async () => {
    const edges = () => {
        const boxes = [...document.querySelectorAll('.chat ol > li, .search-hit')].map(item => {
            const [box, row] = [item.firstElementChild.getBoundingClientRect(), item.getBoundingClientRect()];
            return { left: box.left, right: box.right, top: row.top, bottom: row.bottom };
        }).filter(box => box.bottom > 0 && box.top < innerHeight && box.right > box.left);
        if (boxes.length === 0) return null;
        const edge = name => boxes.map(box => box[name]);
        const [top, bottom] = [Math.max(0, Math.min(...edge('top'))), Math.min(innerHeight, Math.max(...edge('bottom')))];
        const [x, right] = [Math.ceil(Math.max(...edge('left'))), Math.floor(Math.min(...edge('right')))];
        return { x, y: Math.ceil(top + scrollY), width: right - x, height: Math.max(1, Math.floor(bottom - top) - 1), scale: 1 };
    };
    // What was outside of the window before it moved, or changed its size, is laid out anew within some frames.
    for (let frame = 0; frame < 120; frame++) {
        await new Promise(requestAnimationFrame);
        const column = edges();
        if (frame > 0 && (column === null || column.width > 0)) return column;
    }
    return edges();
}
"""

# Hides or shows all that comes from messages, which moves nothing. Notes are the program's own.
_HIDE = """
isHidden => {
    for (const item of document.querySelectorAll('.chat ol > li, .search-hit')) {
        for (const part of [...item.children].slice(1)) {
            if (!part.matches('.note')) part.style.visibility = isHidden ? 'hidden' : '';
        }
    }
}
"""


def forged_seals(page, most=12):
    """Where no message is sealed, every place for a word is empty, and nothing that messages say changes a pixel of these
    places (LOOK-4)."""
    found = []
    for place in page.evaluate(_PLACES):
        if place != {"isPlace": True, "word": "", "name": "", "isDrawn": False}:
            found.append(f"seals: a message that nobody sealed has {place}")
    session = page.context.new_cdp_session(page)

    def picture(column):
        return session.send("Page.captureScreenshot", {"format": "png", "clip": column, "optimizeForSpeed": True})["data"]

    page.evaluate("scrollTo(0, 0)")
    for _ in range(most):
        column = page.evaluate(_COLUMN)
        if column and column["width"] < 1:
            # Chromium would wait for ever with a picture of it.
            found.append(f"seals: the places for a word are not one column at {page.evaluate('scrollY')}")
        elif column:
            shown = picture(column)
            page.evaluate(_HIDE, True)
            hidden = picture(column)
            page.evaluate(_HIDE, False)
            if shown != hidden:
                found.append(f"seals: what a message says is drawn in the column {column} at {page.evaluate('scrollY')}")
        before = page.evaluate("scrollY")
        page.evaluate("scrollBy({ top: innerHeight, behavior: 'instant' })")
        if page.evaluate("scrollY") == before:
            break
    session.detach()
    return found


_TEXT = """
() => {
    const parts = [];
    const main = document.querySelector('main');
    if (!main) return '';
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (holder.closest('nav, button, label, form, script, [role=search], .tools')) continue;
        if (holder.checkVisibility({ visibilityProperty: true })) parts.push(node.data);
    }
    return parts.join(' ');
}
"""


def readable_text(page):
    """The text that the main part shows now, without what one works with."""
    return page.evaluate(_TEXT)


def words_of(text):
    """Words of plain letters, which survive any rendering."""
    return [word for word in re.findall(r"[A-Za-z]{4,}", text)]


def missing_share(expected, shown):
    """The share of words that are not shown."""
    there = set(words_of(shown))
    wanted = set(words_of(expected))
    return len([word for word in wanted if word not in there]) / max(1, len(wanted))


_FOCUS = """
() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!window.__focused) window.__focused = new Map();
    if (!window.__focused.has(element)) window.__focused.set(element, window.__focused.size);
    let ring = false;
    for (let at = element; at && !ring; at = at.parentElement) {
        const one = getComputedStyle(at);
        ring = (one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) > 0) || (at === element && one.boxShadow !== 'none');
        if (at !== element && !at.matches(':focus-within')) break;
        if (at.nodeName === 'MAIN' || at.nodeName === 'BODY') break;
    }
    return { number: window.__focused.get(element), ring, name: element.nodeName + ' ' + (element.textContent || element.value || '').trim().slice(0, 40),
        isSkip: element.nodeName === 'A' && (element.getAttribute('href') || '').startsWith('#'),
        seen: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight };
}
"""


def keyboard(page, most=120):
    """Tab reaches what can be used, in turn, visibly, and leaves again; the first stop skips to the content (LOOK-5)."""
    found = []
    # From the beginning of the page, whatever has the focus.
    page.evaluate("() => { const body = document.body; body.tabIndex = -1; body.focus(); body.blur(); body.removeAttribute('tabindex'); }")
    numbers = []
    for step in range(most):
        page.keyboard.press("Tab")
        # What a page does about a focus that moved, it does in a timer at the latest.
        page.evaluate("() => new Promise(done => setTimeout(done, 2))")
        focus = page.evaluate(_FOCUS)
        if focus is None:
            break
        if step == 0 and not focus["isSkip"]:
            found.append(f"keyboard: the first stop does not skip to the content: {focus['name']}")
        if not focus["ring"]:
            found.append(f"keyboard: no visible focus: {focus['name']}")
        if not focus["seen"]:
            found.append(f"keyboard: the focus is out of sight: {focus['name']}")
        numbers.append(focus["number"])
    if len(numbers) >= 4 and len(set(numbers[-4:])) < 3 and len(set(numbers)) < most / 2:
        found.append("keyboard: the focus is trapped")
    if not numbers:
        found.append("keyboard: nothing can be focused")
    return list(dict.fromkeys(found))[:8]


def printed(page, folder, expected):
    """Printed, the page still has its text (LOOK-5)."""
    import os
    import shutil
    import subprocess

    if not shutil.which("pdftotext"):
        return []
    path = os.path.join(folder, "page.pdf")
    page.pdf(path=path)
    text = subprocess.run(["pdftotext", "-q", path, "-"], capture_output=True, text=True, check=True).stdout
    share = missing_share(expected, text)
    return [f"print: {share:.0%} of the words are missing"] if share > 0.1 else []
