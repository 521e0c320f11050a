import WhisperJSONText

extension FrameReader {
    /// Reads an element of an array; if its bytes are not JSON, skips it by its strings and brackets.
    ///
    /// - Returns: The fingerprint of the skipped bytes; nil if they were JSON.
    /// - Throws: `RealtimeProtocolError` if the end of the element cannot be found, so that nothing after it can be
    ///   read.
    mutating func elementOrDamage(
        _ read: (inout FrameReader) throws(RealtimeProtocolError) -> Void
    ) throws(RealtimeProtocolError) -> UInt64? {
        let start = self
        do throws(RealtimeProtocolError) {
            try read(&self)
            return nil
        } catch {
            guard error.code == .notJSON else { throw error }
            self = start
            try json { (cursor) throws(JSONError) in try cursor.passOver() }
            return FrameReader.fingerprint(cursor.bytes(since: start.cursor))
        }
    }

    /// The fingerprint of all unread bytes.
    var fingerprintOfRest: UInt64 { FrameReader.fingerprint(cursor.rest) }

    /// Whether the unread bytes contain anything but white space and commas.
    var hasElementAhead: Bool { cursor.rest.contains { $0 > 0x20 && $0 != UInt8(ascii: ",") } }

    /// FNV-1a. It shows whether the same bytes came again; a server that forges a collision gains no more than by
    /// omitting both elements.
    private static func fingerprint(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
