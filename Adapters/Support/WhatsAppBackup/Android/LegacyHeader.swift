/// The header of crypt12, which has a fixed length, and its end.
struct LegacyHeader: Hashable, Sendable {
    let origin: KeyOrigin
    let nonce: [UInt8]
    let numberEnding: String?

    /// The number of bytes of the header.
    static let count = 67

    /// Reads a header; nil if the file is another one.
    ///
    /// - Throws: `.damaged` if the file is truncated.
    init?(_ head: [UInt8], tail: [UInt8], size: Int64) throws(WhatsAppBackupError) {
        // Version of the cipher and of the key.
        guard head.count >= 3, head[0] == 0, head[1] == 1, (1...3).contains(head[2]) else { return nil }
        // Other formats begin alike, so a short file, or one with another end, is one of these only by chance or by damage.
        guard head.count >= Self.count, size >= Int64(Self.count + 32 + 4), tail.count == 4, tail[0] == 0x2D,
            tail[1] == 0x2D,
            tail[2...].allSatisfy({ (0x30...0x39).contains($0) })
        else { throw .damaged }
        origin = KeyOrigin(version: head[2], serverSalt: Array(head[3..<35]), accountSalt: Array(head[35..<51]))
        nonce = Array(head[51..<Self.count])
        numberEnding = String(decoding: tail[2...], as: UTF8.self)
    }
}
