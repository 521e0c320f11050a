/// What bytes on standard output are, which decides how they are made harmless where a terminal shows them (CLI-4).
///
/// Files and pipes get them as they are.
package enum OutputForm: Sendable {
    /// Composed by the program, of texts that are harmless already.
    case composed
    /// JSON: a terminal gets escapes in place of the characters that would drive it. The value is the same.
    case json
    /// What others wrote, unchanged: a terminal gets pictures in place of the characters that would drive it.
    case foreign

    /// The bytes as a terminal may show them.
    func harmless(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .composed: bytes
        case .json: Array(UntrustedText.escapedJSON(String(decoding: bytes, as: UTF8.self)).utf8)
        case .foreign: Array(UntrustedText.lines(OutputForm.lines(bytes)).utf8)
        }
    }

    /// The text with LF for CR LF, which end lines in tables.
    private static func lines(_ bytes: [UInt8]) -> String {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == UInt8(ascii: "\n"), kept.last == UInt8(ascii: "\r") { kept.removeLast() }
            kept.append(byte)
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
