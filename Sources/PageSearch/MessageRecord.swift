import WhisperContacts
import WhisperMessage
import WhisperPagePort

/// The form of a message in runs: its numbers, then its strings with their lengths in bytes.
enum MessageRecord {
    static func append(_ message: SearchMessage, to bytes: inout [UInt8]) {
        append(UInt64(bitPattern: message.localTime), size: 8, to: &bytes)
        append(UInt64(message.anchor), size: 4, to: &bytes)
        append(UInt64(message.assurance.code), size: 1, to: &bytes)
        append(UInt64(message.kind.code), size: 1, to: &bytes)
        for string in [message.page, message.chat, message.sender] {
            append(Array(string.utf8.prefix(shortLimit)), to: &bytes)
        }
        append(Array(message.text.utf8.prefix(SearchTokens.longestText)), to: &bytes)
    }

    /// Reads a record.
    ///
    /// - Throws: `.damaged` if it is not what was written.
    static func message(_ record: [UInt8], instant: Int64) throws(PageOutputError) -> SearchMessage {
        var reader = RecordReader(bytes: record[...])
        let localTime = Int64(bitPattern: try reader.number(size: 8))
        let anchor = UInt32(truncatingIfNeeded: try reader.number(size: 4))
        let assurance = MessageAssurance(code: UInt8(truncatingIfNeeded: try reader.number(size: 1)))
        let kind = ContentKind(code: UInt8(truncatingIfNeeded: try reader.number(size: 1)))
        return SearchMessage(
            page: try reader.string(), anchor: anchor, chat: try reader.string(), sender: try reader.string(),
            assurance: assurance, instant: instant, localTime: localTime, kind: kind, text: try reader.string())
    }

    /// Of longer names, too, only the first characters are shown.
    private static let shortLimit = 400

    static func append(_ number: UInt64, size: Int, to bytes: inout [UInt8]) {
        for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
    }

    private static func append(_ string: [UInt8], to bytes: inout [UInt8]) {
        append(UInt64(string.count), size: 4, to: &bytes)
        bytes += string
    }
}

/// Reads the parts of a record.
struct RecordReader {
    var bytes: ArraySlice<UInt8>

    mutating func number(size: Int) throws(PageOutputError) -> UInt64 {
        guard bytes.count >= size else { throw .damaged }
        defer { bytes = bytes.dropFirst(size) }
        return bytes.prefix(size).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func string() throws(PageOutputError) -> String {
        let count = Int(try number(size: 4))
        guard bytes.count >= count else { throw .damaged }
        defer { bytes = bytes.dropFirst(count) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
