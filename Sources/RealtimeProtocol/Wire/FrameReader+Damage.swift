import WhisperJSONText

extension FrameReader {
    /// Reads an element of an array; where its bytes are not JSON it is passed over by its strings and brackets.
    ///
    /// - Returns: The fingerprint of what was passed over; nil where it was JSON.
    /// - Throws: Where strings and brackets do not show where it ends, so that nothing behind it can be read.
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

    /// The fingerprint of everything that has not been read.
    var fingerprintOfRest: UInt64 { FrameReader.fingerprint(cursor.rest) }

    /// Whether there is anything but white space and commas behind what was read.
    var hasElementAhead: Bool { cursor.rest.contains { $0 > 0x20 && $0 != UInt8(ascii: ",") } }

    /// FNV-1a. It says whether the same bytes came again; a server that made two alike would gain nothing that it does not
    /// have by leaving both out.
    private static func fingerprint(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
