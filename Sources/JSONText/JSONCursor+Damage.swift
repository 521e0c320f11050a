extension JSONCursor {
    /// Passes over what stands where a value should: bytes that need not be JSON, up to the comma or bracket behind them that
    /// belongs to the array or object that was entered last.
    ///
    /// Their ends are found by strings and brackets alone. So nothing that stands within a string of a well-formed text is
    /// ever taken for a value: its quotation marks have a backslash before them, and one that stands outside a string is an
    /// error.
    public mutating func passOver() throws(JSONError) {
        try scanner.passOver()
    }

    /// The bytes between another place of the same text and this one.
    public func bytes(since earlier: JSONCursor) -> UnsafeBufferPointer<UInt8> {
        let end = scanner.position
        return UnsafeBufferPointer(rebasing: bytes[min(earlier.scanner.position, end)..<end])
    }

    /// The bytes that have not been read.
    public var rest: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[min(scanner.position, bytes.count)...])
    }
}

extension JSONScanner {
    /// The deepest nesting that is passed over.
    private static let deepest = 1_024

    /// Goes to the comma or closing bracket behind what comes next, whatever that is.
    fileprivate mutating func passOver() throws(JSONError) {
        var open: [UInt8] = []
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""): try passOverString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard open.count < JSONScanner.deepest else { throw error(.tooDeep) }
                // What closes a bracket stands two behind it in ASCII.
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

    /// Goes behind the quotation mark that ends a string; the next byte is the one that begins it.
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
