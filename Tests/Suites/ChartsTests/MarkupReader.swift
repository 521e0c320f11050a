import Testing

/// A strict reader of markup: every element and attribute must be one that the drawings write, closed in order.
enum MarkupReader {
    private static let elements: Set<String> = [
        "svg", "title", "desc", "style", "rect", "g", "text", "line", "dl", "div", "dt", "dd", "section", "h2", "p",
        "table",
        "thead", "tbody", "tr", "th", "td", "bdi", "details", "summary",
    ]
    private static let attributes: Set<String> = [
        "xmlns", "viewBox", "lang", "direction", "font-family", "font-size", "font-weight", "class", "width", "height",
        "x", "y",
        "x1", "x2", "y1", "y2", "dx", "dy", "rx", "text-anchor", "role", "aria-labelledby", "aria-label", "aria-hidden",
        "focusable", "overflow", "id", "scope",
    ]

    /// Reads markup, and records what the drawings do not write.
    static func check(_ text: String) throws {
        var open: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            #expect(!rest[..<start].contains(">"))
            rest = rest[rest.index(after: start)...]
            if rest.first == "/" {
                let name = rest.dropFirst().prefix { $0 != ">" }
                #expect(open.popLast() == name)
                rest = rest[name.endIndex...].dropFirst()
                continue
            }
            let name = rest.prefix { $0.isLetter || $0.isNumber }
            #expect(elements.contains(String(name)), "\(name)")
            rest = rest[name.endIndex...]
            while rest.first == " " {
                rest = rest.dropFirst()
                let attribute = rest.prefix { $0 != "=" }
                #expect(attributes.contains(String(attribute)), "\(attribute)")
                rest = rest[attribute.endIndex...].dropFirst()
                try #require(rest.first == "\"")
                let value = rest.dropFirst().prefix { $0 != "\"" }
                #expect(!value.contains("<"))
                rest = rest[value.endIndex...].dropFirst()
            }
            if rest.hasPrefix("/>") {
                rest = rest.dropFirst(2)
            } else {
                try #require(rest.first == ">")
                rest = rest.dropFirst()
                open.append(name)
            }
        }
        #expect(open.isEmpty && !rest.contains(">"))
    }
}
