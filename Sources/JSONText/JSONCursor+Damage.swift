extension JSONCursor {
    /// Skips the bytes in place of a value.
    ///
    /// The bytes need not be JSON; they extend to the comma or bracket that belongs to the array or object entered
    /// last. Their end is found by strings and brackets alone, so nothing within a string of a well-formed text is ever
    /// mistaken for a value: its quotation marks are preceded by a backslash, and a backslash outside a string is an
    /// error.
    ///
    /// - Throws: `JSONError` with `unexpectedEnd` if the text ends first, `unexpectedByte` if brackets do not match or
    ///   a backslash is outside a string, or `tooDeep` beyond 1,024 levels of nesting.
    public mutating func passOver() throws(JSONError) {
        try scanner.passOver()
    }

    /// Returns the bytes between an earlier cursor over the same text and this one.
    public func bytes(since earlier: JSONCursor) -> UnsafeBufferPointer<UInt8> {
        let end = scanner.position
        return UnsafeBufferPointer(rebasing: bytes[min(earlier.scanner.position, end)..<end])
    }

    /// The unread bytes.
    public var rest: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[min(scanner.position, bytes.count)...])
    }
}

extension JSONScanner {
    /// The maximum nesting that is skipped.
    private static let deepest = 1_024

    /// Advances to the comma or closing bracket after the next item, whatever that item is.
    fileprivate mutating func passOver() throws(JSONError) {
        var open: [UInt8] = []
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""): try passOverString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard open.count < JSONScanner.deepest else { throw error(.tooDeep) }
                // In ASCII, a closing bracket or brace is two after its opening one.
                open.append(byte + 2)
                skip()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard let closing = open.popLast() else { return }
                guard closing == byte else { throw error(.unexpectedByte) }
                skip()
            case UInt8(ascii: ",") where open.isEmpty: return
            case UInt8(ascii: "\\"): throw error(.unexpectedByte)
            default: skip()
            }
        }
        throw error(.unexpectedEnd)
    }

    /// Advances past the quotation mark that ends a string; the next byte is the one that begins it.
    private mutating func passOverString() throws(JSONError) {
        skip()
        while position < bytes.count {
            let byte = bytes[position]
            skip()
            if byte == UInt8(ascii: "\"") { return }
            if byte == UInt8(ascii: "\\") { skip() }
        }
        throw error(.unexpectedEnd)
    }
}
