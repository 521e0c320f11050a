import WhisperMessage

/// Identifies a message in any source: its minute in UTC, its kind and its text.
///
/// Exports have minutes, bridges seconds; an export's zone is assumed on import, so both have UTC times.
struct MinuteKey {
    private var builder: ContentKeyBuilder

    /// Shorter texts, in bytes, are too common to distinguish chats or people.
    static let distinctiveLength = 12

    init(digest: @escaping Digest128) {
        builder = ContentKeyBuilder(digest: digest)
    }

    mutating func key(_ time: Timestamp, _ content: Content) -> ContentKey {
        builder.key(localSeconds: MinuteKey.start(of: time).wholeSeconds, content: content)
    }

    /// The start of a time's minute.
    static func start(of time: Timestamp) -> Timestamp {
        let rest = ((time.milliseconds % 60_000) + 60_000) % 60_000
        return Timestamp(milliseconds: time.milliseconds - rest)
    }

    /// From the start of a minute to the start of the next.
    static func minute(of time: Timestamp) -> Range<Timestamp> {
        let start = start(of: time)
        return start..<Timestamp(milliseconds: start.milliseconds + 60_000)
    }

    /// Whether a text identifies its message: it is long enough, and every source words it alike.
    static func isDistinctive(_ content: Content) -> Bool {
        content.kind == .text && (content.text?.utf8.count ?? 0) >= distinctiveLength
    }
}
