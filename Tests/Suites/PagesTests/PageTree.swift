import Testing

/// A page as a strict parser sees it: elements, attributes and texts.
///
/// It accepts only what the renderer may write: elements with lower-case names, attributes with or without quotation
/// marks, the references `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`, and each end tag where it belongs. A browser
/// understands everything that is accepted in the same way.
struct PageTree {
    /// The elements in the order of their start tags.
    private(set) var elements: [Element] = []
    /// The texts between tags, decoded, each with the names of the elements around it.
    private(set) var texts: [(path: [String], text: String)] = []

    struct Element {
        let name: String
        let attributes: [(name: String, value: String)]
        let path: [String]

        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let void: Set<String> = ["meta", "link", "img", "input", "br"]
    private let bytes: [UInt8]
    private var index = 0
    private var open: [String] = []

    init(_ page: [UInt8]) throws {
        bytes = page
        let doctype = Array("<!doctype html>\n".utf8)
        if page.starts(with: doctype) { index = doctype.count }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") { try tag() } else { try readText() }
        }
        guard open.isEmpty else { throw Failure(description: "not closed: \(open)") }
    }

    /// The tags without texts and values: what a message must not be able to change.
    var skeleton: [String] {
        elements.map {
            $0.path.joined(separator: ">") + ">" + $0.name + "[" + $0.attributes.map(\.name).joined(separator: ",")
                + "]"
        }
    }

    /// All text, in order.
    var text: String { texts.map(\.text).joined() }

    private mutating func tag() throws {
        index += 1
        let isEnd = take("/")
        let name = word { $0.isLetter || $0.isDigit }
        guard let first = name.utf8.first, first.isLetter else { throw failure("a tag without a name") }
        if isEnd {
            guard take(">"), open.last == name else { throw failure("</\(name)> does not close \(open.last ?? "")") }
            open.removeLast()
            return
        }
        var attributes: [(name: String, value: String)] = []
        while take(" ") {
            let attribute = word { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
            guard !attribute.isEmpty, !attributes.contains(where: { $0.name == attribute }) else {
                throw failure("an attribute without a name, or twice")
            }
            attributes.append((attribute, take("=") ? try value() : ""))
        }
        // Charts are SVG, whose elements can end in themselves.
        let isWhole = open.contains("svg") && take("/")
        guard take(">") else { throw failure("<\(name) does not end") }
        elements.append(Element(name: name, attributes: attributes, path: open))
        if !isWhole, !PageTree.void.contains(name) { open.append(name) }
    }

    private mutating func value() throws -> String {
        if take("\"") {
            let value = try decoded { $0 == UInt8(ascii: "\"") }
            guard take("\"") else { throw failure("a value does not end") }
            return value
        }
        let value = word {
            $0.isLetter || $0.isDigit || (0x41...0x5A).contains($0) || [0x23, 0x2D, 0x2E, 0x2F, 0x5F].contains($0)
        }
        guard !value.isEmpty else { throw failure("a value without quotation marks has another character") }
        return value
    }

    private mutating func readText() throws {
        let text = try decoded { $0 == UInt8(ascii: "<") }
        texts.append((open, text))
    }

    private mutating func decoded(until isEnd: (UInt8) -> Bool) throws -> String {
        var result: [UInt8] = []
        while index < bytes.count, !isEnd(bytes[index]) {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
                guard let found = references.first(where: { bytes[index...].starts(with: $0.key.utf8) }) else {
                    throw failure("a reference that is not ours")
                }
                result += found.value.utf8
                index += found.key.utf8.count
                continue
            }
            guard byte >= 0x20 || byte == 0x09 || byte == 0x0A, byte != 0x7F, byte != UInt8(ascii: "<"),
                byte != UInt8(ascii: ">")
            else { throw failure("a character that HTML does not have here") }
            result.append(byte)
            index += 1
        }
        guard let text = String(validating: result, as: UTF8.self) else { throw failure("not UTF-8") }
        return text
    }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func take(_ character: Character) -> Bool {
        guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
        index += 1
        return true
    }

    private func failure(_ reason: String) -> Failure {
        let around = String(decoding: bytes[max(0, index - 80)..<min(bytes.count, index + 40)], as: UTF8.self)
        return Failure(description: "\(reason), at byte \(index): …\(around)…")
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
