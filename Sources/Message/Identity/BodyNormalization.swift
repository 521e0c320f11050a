/// The body of a message as content keys see it, without anything that two exports of one message may write
/// differently.
///
/// Removed are the invisible marks of ING-5 (U+200B, U+200E, U+200F, U+202A … U+202E, U+2066 … U+2069, U+FEFF), a CR
/// before LF, and leading and trailing white space. The zero-width joiner stays because it is part of emoji.
enum BodyNormalization {
    /// Appends the normalised text.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        let start = bytes.count
        text.withUTF8 { appendWithoutMarks($0, to: &bytes) }
        while bytes.count > start, let last = bytes.last, isSpace(last) { bytes.removeLast() }
        let leading = bytes[start...].prefix(while: isSpace).count
        if leading > 0 { bytes.removeSubrange(start..<start + leading) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// Appends everything except marks and CRs, in runs. The encodings of the marks begin with 0xE2 or 0xEF.
    private static func appendWithoutMarks(_ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var index = 0
        var runStart = 0
        while index < utf8.count {
            let byte = utf8[index]
            guard byte == 0xE2 || byte == 0xEF || byte == 0x0D else {
                index += 1
                continue
            }
            let length = lengthOfMark(utf8, at: index)
            if length > 0 {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart..<index]))
                runStart = index + length
            }
            index += max(length, 1)
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[runStart...]))
    }

    /// Returns the number of bytes to skip at an index: those of a mark, or a CR before LF.
    private static func lengthOfMark(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        if utf8[index] == 0x0D { return index + 1 < utf8.count && utf8[index + 1] == 0x0A ? 1 : 0 }
        guard index + 2 < utf8.count else { return 0 }
        return isMark(utf8[index], utf8[index + 1], utf8[index + 2]) ? 3 : 0
    }

    private static func isMark(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second) {
        case (0xE2, 0x80): third == 0x8B || third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third)
        case (0xE2, 0x81): (0xA6...0xA9).contains(third)
        case (0xEF, 0xBB): third == 0xBF
        default: false
        }
    }
}
