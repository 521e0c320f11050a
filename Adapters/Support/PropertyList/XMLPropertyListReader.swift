import WhisperTextCoding

/// Reads the objects of a property list in XML, as Apple's programs write it: elements without attributes that matter, the
/// predefined entities, comments. Declarations of entities are refused, so that none can expand.
struct XMLPropertyListReader {
    private let bytes: [UInt8]
    private var index = 0
    /// The content of texts and data, decoded, one after the other.
    private(set) var content: [UInt8] = []
    private(set) var objects: [PropertyList.Object] = []
    /// The collections around the current place, the outermost first.
    private var open: [Collection] = []
    private var hasValue = false

    /// The deepest nesting. Genuine lists have fewer than ten levels.
    private static let deepest = 128

    /// A collection whose elements are being read.
    private struct Collection {
        var number: Int
        var isDictionary: Bool
        var keys: [UInt32] = []
        var values: [UInt32] = []
    }

    private enum Token {
        case start(Range<Int>)
        case end(Range<Int>)
        case empty(Range<Int>)
        case finished
    }

    /// Prepares reading; nil unless the bytes begin like XML.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return nil }
    }

    /// Reads the whole list. Returns whether it is well formed.
    mutating func read() -> Bool {
        var isInList = false
        while let token = token() {
            switch token {
            case .finished: return hasValue && open.isEmpty && !isInList
            case .start(let name) where !isInList && objects.isEmpty && isName(name, "plist"): isInList = true
            case .end(let name) where isInList && open.isEmpty && isName(name, "plist"): isInList = false
            case .start(let name): guard isInList, begin(name) else { return false }
            case .empty(let name): guard isInList, scalar(name, isEmpty: true) else { return false }
            case .end(let name): guard end(name) else { return false }
            }
        }
        return false
    }

    // MARK: Values

    private mutating func begin(_ name: Range<Int>) -> Bool {
        guard isName(name, "dict") || isName(name, "array") else { return scalar(name, isEmpty: false) }
        guard open.count < Self.deepest, add(.other) else { return false }
        open.append(Collection(number: objects.count - 1, isDictionary: isName(name, "dict")))
        return true
    }

    private mutating func end(_ name: Range<Int>) -> Bool {
        guard let last = open.popLast(), isName(name, last.isDictionary ? "dict" : "array") else { return false }
        guard !last.isDictionary || last.keys.count == last.values.count else { return false }
        objects[last.number] =
            last.isDictionary ? .dictionary(keys: last.keys, values: last.values) : .array(last.values)
        return true
    }

    /// Adds an object to the collection that is open, or as the outermost one.
    private mutating func add(_ object: PropertyList.Object, isKey: Bool = false) -> Bool {
        guard let number = UInt32(exactly: objects.count) else { return false }
        if let last = open.indices.last {
            // Keys and values alternate.
            guard isKey == (open[last].isDictionary && open[last].keys.count == open[last].values.count) else {
                return false
            }
            if isKey { open[last].keys.append(number) } else { open[last].values.append(number) }
        } else {
            guard !hasValue, !isKey else { return false }
            hasValue = true
        }
        objects.append(object)
        return true
    }

    private mutating func scalar(_ name: Range<Int>, isEmpty: Bool) -> Bool {
        if isEmpty, isName(name, "true") || isName(name, "false") { return add(.flag(isName(name, "true"))) }
        if isEmpty, isName(name, "dict") { return add(.dictionary(keys: [], values: [])) }
        if isEmpty, isName(name, "array") { return add(.array([])) }
        let start = content.count
        guard isEmpty || text(until: name) else { return false }
        let place = start..<content.count
        if isName(name, "string") { return add(.text(place)) }
        if isName(name, "key") { return add(.text(place), isKey: true) }
        if isName(name, "integer") {
            let digits = content[place].first == UInt8(ascii: "-") ? content[place].dropFirst() : content[place]
            guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
            // Larger ones are valid, but nothing here has so many.
            return add(Int64(String(decoding: content[place], as: UTF8.self)).map { .integer($0) } ?? .other)
        }
        if isName(name, "data") {
            let characters = content[place].filter { !Self.isSpace($0) }
            guard let data = Base64.bytes(of: String(decoding: characters, as: UTF8.self)) else { return false }
            content.replaceSubrange(place, with: data)
            return add(.data(start..<content.count))
        }
        if isName(name, "real") || isName(name, "date") { return add(.other) }
        return (isName(name, "true") || isName(name, "false")) && place.isEmpty && add(.flag(isName(name, "true")))
    }

    // MARK: Characters

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func skipSpace() { while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 } }

    private func isName(_ name: Range<Int>, _ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[name].elementsEqual($0) }
    }

    private func isNext(_ text: StaticString) -> Bool { text.withUTF8Buffer { bytes[index...].starts(with: $0) } }

    /// Moves behind the next occurrence of a text. Returns whether there is one.
    private mutating func skip(past text: StaticString) -> Bool {
        while index < bytes.count {
            if isNext(text) {
                index += text.utf8CodeUnitCount
                return true
            }
            index += 1
        }
        return false
    }

    /// The next tag between values; nil if the bytes are not well formed.
    private mutating func token() -> Token? {
        while true {
            skipSpace()
            guard index < bytes.count else { return .finished }
            guard bytes[index] == UInt8(ascii: "<") else { return nil }
            if isNext("<?") {
                guard skip(past: "?>") else { return nil }
            } else if isNext("<!--") {
                index += 4
                guard skip(past: "-->") else { return nil }
            } else if isNext("<!DOCTYPE") {
                guard skipDocumentType() else { return nil }
            } else {
                return tag()
            }
        }
    }

    /// A document type without declarations of its own, before the list.
    private mutating func skipDocumentType() -> Bool {
        guard objects.isEmpty else { return false }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "[") { return false }
            index += 1
            if bytes[index - 1] == UInt8(ascii: ">") { return true }
        }
        return false
    }

    private mutating func tag() -> Token? {
        index += 1
        let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let start = index
        while index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index]) { index += 1 }
        let name = start..<index
        guard !name.isEmpty else { return nil }
        // Attributes, such as the version of the list.
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
        index += 1
        if isEnd { return .end(name) }
        return bytes[index - 2] == UInt8(ascii: "/") ? .empty(name) : .start(name)
    }

    /// Appends the text up to the end tag of an element to the content. Returns whether it is well formed.
    private mutating func text(until name: Range<Int>) -> Bool {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                if isNext("<![CDATA[") {
                    index += 9
                    let start = index
                    guard skip(past: "]]>") else { return false }
                    content += bytes[start..<index - 3]
                } else {
                    guard case .end(let ended)? = tag() else { return false }
                    return bytes[ended] == bytes[name]
                }
            case UInt8(ascii: "&"): guard entity() else { return false }
            default:
                content.append(bytes[index])
                index += 1
            }
        }
        return false
    }

    /// Appends the character that an entity stands for.
    private mutating func entity() -> Bool {
        guard let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return false }
        let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        index = end + 1
        switch name {
        case "lt": content.append(UInt8(ascii: "<"))
        case "gt": content.append(UInt8(ascii: ">"))
        case "amp": content.append(UInt8(ascii: "&"))
        case "quot": content.append(UInt8(ascii: "\""))
        case "apos": content.append(UInt8(ascii: "'"))
        default:
            guard name.first == "#" else { return false }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let number, let scalar = Unicode.Scalar(number) else { return false }
            content += Array(String(Character(scalar)).utf8)
        }
        return true
    }
}
