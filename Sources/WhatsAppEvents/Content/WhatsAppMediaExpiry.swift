public import WhisperMediaPort
public import WhisperMessage

extension EncryptedFile {
    /// Whether the path has expired on WhatsApp's hosts at a time (ST-13).
    ///
    /// Its member `oe` states when, in seconds since 1970 as hexadecimal digits. A path without one does not say. A path
    /// that has not expired may be gone all the same.
    public func hasExpiredOnWhatsApp(at time: Timestamp) -> Bool {
        guard let start = path.firstIndex(of: "?") else { return false }
        for member in path[path.index(after: start)...].split(separator: "&") where member.hasPrefix("oe=") {
            guard let seconds = Int64(member.dropFirst(3), radix: 16) else { return false }
            // Without rounding: a second is over when the next one begins.
            return seconds <= time.milliseconds / 1_000
        }
        return false
    }
}
