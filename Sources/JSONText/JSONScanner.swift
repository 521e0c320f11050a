/// Reads JSON tokens from bytes. Every access is within bounds, whatever the bytes are.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next byte.
    var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    enum Separator { case comma, closing }

    /// Creates an error at the current position.
    func error(_ code: JSONError.Code) -> JSONError {
        JSONError(code: code, offset: position)
    }

    /// Returns the next byte that is not white space without consuming it; nil at the end.
    @inline(__always) mutating func peek() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        return nil
    }

    /// Skips the byte that `peek` returned.
    @inline(__always) mutating func skip() {
        position += 1
    }

    /// Reads a comma or the end of an array or object.
    mutating func separator(closing: UInt8) throws(JSONError) -> Separator {
        guard let byte = peek() else { throw error(.unexpectedEnd) }
        guard byte == UInt8(ascii: ",") || byte == closing else { throw error(.unexpectedByte) }
        position += 1
        return byte == closing ? .closing : .comma
    }

    /// Reads one of the three literals of JSON.
    mutating func expect(_ word: StaticString) throws(JSONError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count else { throw error(.unexpectedEnd) }
            guard bytes[position] == word.utf8Start[index] else { throw error(.unexpectedByte) }
            position += 1
        }
    }

    /// Reads a number, retaining its digits.
    mutating func number() throws(JSONError) -> String {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        if current == UInt8(ascii: "0") {
            position += 1
        } else {
            try digits()
        }
        if current == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if let exponent = current, exponent | 0x20 == UInt8(ascii: "e") {
            position += 1
            if let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        if let next = current, next &- UInt8(ascii: "0") < 10 { throw error(.invalidNumber) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = current, byte &- UInt8(ascii: "0") < 10 { position += 1 }
        if position == start { throw error(current == nil ? .unexpectedEnd : .invalidNumber) }
    }
}

// MARK: - Strings

extension JSONScanner {
    /// Reads a string; the next byte is its opening quotation mark.
    mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        skipPlain()
        if current == UInt8(ascii: "\"") {
            position += 1
            return try text(start..<position - 1)
        }
        return try stringWithEscapes(from: start)
    }

    /// Reads a string without escapes in place; returns nil without reading if it contains any. The next byte is its
    /// opening quotation mark.
    mutating func plainString() throws(JSONError) -> UnsafeBufferPointer<UInt8>? {
        let opening = position
        position += 1
        skipPlain()
        guard current == UInt8(ascii: "\"") else {
            position = opening
            return nil
        }
        try validate(opening + 1..<position)
        position += 1
        return UnsafeBufferPointer(rebasing: bytes[opening + 1..<position - 1])
    }

    private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
        var output: [UInt8] = []
        var runStart = start
        while true {
            skipPlain()
            try validate(runStart..<position)
            output += bytes[runStart..<position]
            switch current {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: output, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try escape(into: &output)
                runStart = position
            case nil: throw error(.unexpectedEnd)
            default: throw error(.controlCharacter)
            }
        }
    }

    /// Advances to the next quotation mark, backslash or control character.
    private mutating func skipPlain() {
        let raw = UnsafeRawBufferPointer(bytes)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while position + 8 <= raw.count {
            // A byte is zero if subtracting one from it borrows. A byte after a zero may be a false positive, so the
            // loop below checks each.
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
            if found & highs != 0 { break }
            position += 8
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            position += 1
        }
    }

    private func text(_ range: Range<Int>) throws(JSONError) -> String {
        guard let text = String(validating: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) else {
            throw JSONError(code: .invalidUTF8, offset: firstInvalidByte(in: range))
        }
        return text
    }

    private func validate(_ range: Range<Int>) throws(JSONError) {
        let invalid = firstInvalidByte(in: range)
        if invalid < range.upperBound { throw JSONError(code: .invalidUTF8, offset: invalid) }
    }

    /// Returns the first byte that is not part of a well-formed sequence (Unicode, table 3-7), or the end of the range.
    private func firstInvalidByte(in range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound {
            let first = bytes[index]
            if first < 0x80 {
                index += 1
                continue
            }
            let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            guard (0xC2...0xF4).contains(first), index + length <= range.upperBound else { return index }
            let second = bytes[index + 1]
            let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
            let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
            guard (lowest...highest).contains(second) else { return index }
            for next in index + 2..<index + max(length, 2) where bytes[next] & 0xC0 != 0x80 { return index }
            index += length
        }
        return range.upperBound
    }

    private mutating func escape(into output: inout [UInt8]) throws(JSONError) {
        let start = position
        position += 1
        guard let kind = current else { throw error(.unexpectedEnd) }
        position += 1
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(kind)
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "u"):
            var code = try fourDigits(escapeAt: start)
            if code & 0xFC00 == 0xD800 {
                guard current == UInt8(ascii: "\\"), position + 1 < bytes.count,
                    bytes[position + 1] == UInt8(ascii: "u")
                else { throw JSONError(code: .loneSurrogate, offset: start) }
                position += 2
                let low = try fourDigits(escapeAt: position - 2)
                guard low & 0xFC00 == 0xDC00 else { throw JSONError(code: .loneSurrogate, offset: start) }
                code = 0x1_0000 + (code & 0x3FF) << 10 + low & 0x3FF
            }
            guard let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) else {
                throw JSONError(code: .loneSurrogate, offset: start)
            }
            output.append(contentsOf: encoded)
        default: throw JSONError(code: .invalidEscape, offset: start)
        }
    }

    private mutating func fourDigits(escapeAt start: Int) throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw JSONError(code: .unexpectedEnd, offset: bytes.count) }
        var value: UInt32 = 0
        for _ in 0..<4 {
            let byte = bytes[position]
            let lower = byte | 0x20
            if byte &- UInt8(ascii: "0") < 10 {
                value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            } else if lower &- UInt8(ascii: "a") < 6 {
                value = value << 4 | UInt32(lower - UInt8(ascii: "a") + 10)
            } else {
                throw JSONError(code: .invalidEscape, offset: start)
            }
            position += 1
        }
        return value
    }
}
