public import WhisperRealtimePort
import WhisperSecretMemory

extension AccessToken {
    /// A token for tests, in memory that is not guarded; nil if the text is not a valid token.
    public static func unguarded(_ text: String) -> AccessToken? {
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: max(text.utf8.count, 1), alignment: 1)
        region.copyBytes(from: text.utf8)
        return AccessToken(
            SecretBytes(adopting: UnsafeMutableRawBufferPointer(rebasing: region[..<text.utf8.count])) { region in
                region.deallocate()
            })
    }

    /// What a test compares.
    public var unguardedText: String {
        withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
