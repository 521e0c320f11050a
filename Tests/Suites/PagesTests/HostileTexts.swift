import WhisperTestSupport

/// Texts that attack whatever shows them.
enum HostileTexts {
    static let all: [String] = [
        "<script>whisper()</script>", "\"><script>whisper()</script>", "'><img src=x onerror=whisper()>",
        "<img src=x onerror=whisper()>", "<svg onload=whisper()>", "</p></li></ol></main><script>whisper()</script>",
        "</title><script>whisper()</script>", "</script><script>whisper()</script>", "<!--", "-->", "]]>", "<![CDATA[",
        "<a href=\"javascript:whisper()\">x</a>", "javascript:whisper()", "data:text/html,<script>whisper()</script>",
        "&lt;script&gt;", "&#60;script&#62;", "&#x3C;script", "&amp", "&", "<", ">", "\"", "'", "`", "=", "{{7*7}}",
        "${7*7}", "\u{0}<script>", "a\u{0}b", "\u{1}\u{2}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}", "\u{80}\u{85}\u{9F}",
        "line\r\nline\rline\nline", "\u{2028}\u{2029}", "\u{202E}evil\u{202C}", "\u{2066}\u{2067}\u{2068}\u{2069}",
        "\u{FEFF}", "\u{FFFE}", "\u{10FFFF}", "https://example.org\" onmouseover=\"whisper()",
        "https://example.org/<script>", "https://example.org/'onclick='x", "http://user:pass@example.org/",
        "https://еxample.org/", "https://example.org\u{202E}gro.live", "https://example.org/?a=1&b=2#c",
        "__proto__", "constructor", "style=position:fixed", "expression(whisper())", "../../etc/passwd", "con.html",
        String(repeating: "W", count: 5_000), String(repeating: "e\u{301}\u{301}\u{301}", count: 200), "",
        " ", "\n\n", "whisper1:AAAA", "<meta http-equiv=refresh content=\"0;url=http://example.org\">",
        "<base href=//example.org>", "<form action=x><input name=nodeName>", "<iframe srcdoc=x>", "<style>*{}</style>",
        "<p dir=auto>", "</b>verified<b>", "<b class=v>verified</b>",
    ]

    /// A text of random pieces.
    static func random(_ random: inout SeededRandom) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: text += all.randomElement(using: &random) ?? ""
            case 1:
                text +=
                    ["<", ">", "&", "\"", "'", "/", "=", "!", "-", "\u{0}", "\r", "\n", "\t", ";", "#"].randomElement(
                        using: &random) ?? ""
            case 2:
                let value = UInt32.random(in: 0...0x10FFFF, using: &random)
                text.unicodeScalars.append(Unicode.Scalar(value) ?? "x")
            default:
                text +=
                    ["script", "onload", "href", "amp;", "lt;", "http://", "https://a.b/", "x"].randomElement(
                        using: &random) ?? ""
            }
        }
        return text
    }

    /// A text as a page shows it: control characters replaced, line ends as a parser reads them.
    static func shown(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar.value {
            case 0x0A where isAfterReturn: continue
            case 0x0D: result.append("\n")
            case 0x09, 0x0A: result.append(scalar)
            case 0..<0x20, 0x7F...0x9F: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
