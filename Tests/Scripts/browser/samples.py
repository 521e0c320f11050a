"""A small archive made by hand, and the same with one hole each: the tests of pages must pass the one, and find every hole in
the others. It shares no line with the pages of `whisper export html`."""

import pathlib
import shutil

import attacks

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; "
          "form-action 'none'")

STYLE = """
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 sans-serif; color: #1a1a1a; background: #fff; }
a { color: #0a4fa8; display: inline-block; min-height: 24px; }
a:focus-visible, button:focus-visible { outline: 3px solid #0a4fa8; outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -99rem; } .skip:focus { position: static; }
p { overflow-wrap: anywhere; margin: .5rem 0; }
img { max-width: 100%; height: auto; }
.low { color: #ccc; } .wide { width: 3000px; } .over { position: relative; top: -1.5rem; }
.chat li { display: grid; grid-template-columns: 9rem minmax(0, 1fr); list-style: none; } .reach { margin-left: -9rem; }
.chat b { font-weight: 400; } .chat .v { font-weight: 700; }
.cut { overflow: hidden; white-space: nowrap; width: 5rem; display: block; }
.bare:focus-visible { outline: none; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #14171a; } a { color: #8ab8ff; }
    a:focus-visible, button:focus-visible { outline-color: #8ab8ff; } .low { color: #333; } }
@media print { nav { display: none; } }
"""

SCRIPT = "'use strict';\ndocument.documentElement.classList.add('scripted');\n"


def page(body, head="", language="en", policy=POLICY, title="Sample"):
    """A page as it should be."""
    rule = f'<meta http-equiv="Content-Security-Policy" content="{policy}">' if policy else ""
    return (f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">{rule}'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title>{head}'
            f'<link rel="stylesheet" href="style.css"><script src="script.js" defer></script></head><body>'
            f'<a class="skip" href="#content">Skip to the messages</a><header><nav aria-label="Pages"><a href="index.html">'
            f'Chats</a></nav></header><main id="content" tabindex="-1"><h1>{title}</h1>{body}</main></body></html>\n')


_TALK = "".join(f"<p>Somebody wrote sentence number {number} about lanterns, harbours and bicycles.</p>\n" for number in range(30))
def _message(text, seal="<b><time>09:00</time></b>"):
    return f'<div class="chat"><ol><li>{seal}<p>{text}</p></li></ol></div>'


_GOOD = (_TALK + '<p>See <a rel="noreferrer noopener" href="https://weather.example/">weather.example</a></p>'
         '<p><img src="picture.png" alt="The lake" width="64" height="48"></p>' + _message("verified: nobody sealed this"))


# Each hole: its name, the kind of finding that must report it, and the page's parts.
HOLES = [
    ("a script in a text", "policy", {"body": f"<p><script>{attacks.CALL}</script></p>"}),
    ("a script in a text, without the policy", "ran", {"body": f"<p><script>{attacks.CALL}</script></p>", "policy": ""}),
    ("a handler on a picture", "policy", {"body": f"<p><img src=gone.png alt=x onerror={attacks.CALL}></p>"}),
    ("a handler on a picture, without the policy", "ran",
     {"body": f"<p><img src=gone.png alt=x onerror={attacks.CALL}></p>", "policy": ""}),
    ("a handler that waits for the mouse", "ran", {"body": f"<p onmouseover={attacks.CALL}>come here</p>", "policy": ""}),
    ("a link that runs", "structure", {"body": f'<p><a href="javascript:{attacks.CALL}">open it</a></p>'}),
    ("a picture from elsewhere", "policy", {"body": f'<p><img src="https://{attacks.HOST}/x.png" alt="x"></p>'}),
    ("a picture from elsewhere, without the policy", "request",
     {"body": f'<p><img src="https://{attacks.HOST}/x.png" alt="x"></p>', "policy": ""}),
    ("a picture from elsewhere, in the log of the network", "network",
     {"body": f'<p><img src="https://{attacks.HOST}/x.png" alt="x"></p>', "policy": ""}),
    ("a name looked up beforehand", "structure", {"head": f'<link rel="dns-prefetch" href="https://{attacks.HOST}">'}),
    ("a connection made beforehand", "structure", {"head": f'<link rel="preconnect" href="https://{attacks.HOST}">'}),
    ("a style of a message's own", "structure", {"body": '<p style="position:fixed;inset:0">covers</p>'}),
    ("no policy", "structure", {"policy": ""}),
    ("a policy that allows too much", "structure", {"policy": POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")}),
    ("a link that shows another host", "structure",
     {"body": '<p><a rel="noreferrer noopener" href="https://attacker.example/">bank.example</a></p>'}),
    ("a link that tells where one comes from", "structure", {"body": '<p><a href="https://weather.example/">weather.example</a></p>'}),
    ("a file outside of the archive", "request", {"body": '<p><img src="../../outside.png" alt="x"></p>'}),
    ("a frame", "structure", {"body": '<iframe title="x" src="index.html"></iframe>', "policy": ""}),
    ("a page that goes elsewhere", "structure", {"head": '<meta http-equiv="refresh" content="900;url=https://attacker.example/">'}),
    ("a base for all addresses", "structure", {"head": '<base href="https://attacker.example/">', "policy": ""}),
    ("an id twice", "structure", {"body": '<p id="m1">one of them</p><p id="m1">another</p>'}),
    ("letters that hardly show", "axe", {"body": '<p class="low">hardly visible</p>'}),
    ("a picture without words", "axe", {"body": '<p><img src="picture.png"></p>'}),
    ("no language", "axe", {"language": ""}),
    ("a page wider than the window", "layout", {"body": '<p class="wide">wide</p>'}),
    ("a text over another", "layout", {"body": '<p>first line of words</p><p class="over">second line of words</p>'}),
    ("a word for a seal that is none", "seals", {"body": _message("words", '<b class="v">verified<time>09:00</time></b>')}),
    ("a text in the place for the seal", "seals", {"body": _message("words").replace("<p>", '<p class="reach">')}),
    ("a text cut off", "layout", {"body": '<p><span class="cut">this is cut off in the middle of it</span></p>'}),
    ("a focus that does not show", "keyboard", {"body": '<p><a class="bare" href="index.html">no ring around me</a></p>'}),
    ("a focus that cannot leave", "keyboard", {"script": SCRIPT + """
document.addEventListener('focusout', event => { const first = document.querySelector('nav a'); setTimeout(() => first.focus()); });
"""}),
    ("text that needs a script", "scripting", {"body": "<p id='later'></p>", "script": SCRIPT + """
document.getElementById('later').textContent = 'sentences elephants umbrellas volcano kangaroo pineapple saxophone telescope';
"""}),
    ("text that is not printed", "print", {"style": STYLE + "@media print { main p { display: none; } }"}),
    ("a script that fails", "ran", {"script": "undefinedFunction();"}),
]


def write(folder, hole=None):
    """Writes the archive, whole or with the hole of this name, and returns its folder."""
    parts = next((parts for name, _, parts in HOLES if name == hole), {})
    folder = pathlib.Path(folder) / "archive"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    body = _GOOD + parts.get("body", "")
    arguments = {key: parts[key] for key in ("head", "language", "policy") if key in parts}
    text = page(body, **arguments)
    if parts.get("language") == "":
        text = text.replace(' lang=""', "")
    (folder / "index.html").write_text(text)
    (folder / "style.css").write_text(parts.get("style", STYLE))
    (folder / "script.js").write_text(parts.get("script", SCRIPT))
    (folder / "picture.png").write_bytes(attacks.png())
    return folder
