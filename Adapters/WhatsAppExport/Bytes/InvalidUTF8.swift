/// Counts bytes that are not valid UTF-8 (RFC 3629): each byte that does not start a complete, shortest and permitted
/// sequence.
enum InvalidUTF8 {
    /// What is not ASCII in a text.
    struct Figures {
        /// Bytes that are not valid.
        var invalid = 0
        /// Valid characters of several bytes.
        var characters = 0
        /// Invalid bytes that no text in Windows-1252 has: none of its characters, or the beginning of a longer character.
        var strange = 0
    }

    /// The number of invalid bytes in a range.
    static func count(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int { figures(bytes, range).invalid }

    /// The figures of a range.
    static func figures(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Figures {
        var figures = Figures()
        var index = range.lowerBound
        let end = range.upperBound
        guard index >= 0, end <= bytes.count else { return figures }
        let raw = unsafe bytes.bytes
        while index < end {
            // Eight bytes at a time while they are ASCII; the bounds of the span were checked above.
            while index + 8 <= end,
                unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
            }
            guard index < end else { break }
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            let length = sequenceLength(bytes, at: index, to: end)
            if length == 0 {
                figures.invalid += 1
                if isStrange(bytes, at: index, to: end) { figures.strange += 1 }
                index += 1
            } else {
                figures.characters += 1
                index += length
            }
        }
        return figures
    }

    /// Whether the last bytes of a text begin a character whose other bytes are missing.
    static func endsInsideCharacter(_ bytes: Span<UInt8>) -> Bool {
        var start = bytes.count - 1
        while start >= 0, start > bytes.count - 4, isContinuation(bytes[start]) { start -= 1 }
        guard start >= 0, (0xC2...0xF4).contains(bytes[start]) else { return false }
        let length = bytes[start] < 0xE0 ? 2 : bytes[start] < 0xF0 ? 3 : 4
        return bytes.count - start < length
    }

    private static func isStrange(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Bool {
        switch bytes[index] {
        case 0x81, 0x8D, 0x8F, 0x90, 0x9D, 0xFF: true
        case 0xC2...0xF4: index + 1 < end && isContinuation(bytes[index + 1])
        default: false
        }
    }

    /// The length of the multi-byte sequence at an index; 0 if it is not complete and permitted.
    @inline(__always)
    private static func sequenceLength(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Int {
        let first = bytes[index]
        switch first {
        case 0xC2...0xDF:
            return index + 2 <= end && isContinuation(bytes[index + 1]) ? 2 : 0
        case 0xE0...0xEF:
            guard index + 3 <= end, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]) else { return 0 }
            let second = bytes[index + 1]
            if first == 0xE0 && second < 0xA0 || first == 0xED && second > 0x9F { return 0 }
            return 3
        case 0xF0...0xF4:
            guard index + 4 <= end, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]),
                isContinuation(bytes[index + 3])
            else { return 0 }
            let second = bytes[index + 1]
            if first == 0xF0 && second < 0x90 || first == 0xF4 && second > 0x8F { return 0 }
            return 4
        default:
            return 0
        }
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
