/// The format of ids of users, conversations, messages, events and connections, and of client message ids.
public enum RealtimeIdentifier {
    /// Returns whether a text is 1…128 bytes of visible ASCII, excluding space.
    public static func isValid(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isValid($0) }
    }

    /// Returns whether bytes are an identifier.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !bytes.isEmpty, bytes.count <= RealtimeLimits.identifierBytes else { return false }
        return bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
