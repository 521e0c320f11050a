/// Decides whether a file under a title that the vault does not know shows a chat that it does (ING-1).
///
/// The title of a direct chat is the contact's name, so it changes when the contact is renamed.
public enum ChatOverlap {
    /// How many messages of a file are looked for.
    public static let sampleCount = 64
    /// How many of them a conversation must hold.
    public static let requiredHits = 3
    /// The share that must be found in one conversation: of those found anywhere, and of those from its first hit to its
    /// last, as two exports of one chat share a whole stretch of it. Some greetings sent to several people are none.
    public static let requiredShare = 0.8

    /// Which messages of a file to look for: spread evenly, as an overlap may lie anywhere.
    ///
    /// - Parameter candidates: The messages whose text is long enough to be no coincidence, by index.
    public static func sample(_ candidates: [Int]) -> [Int] {
        guard candidates.count > sampleCount else { return candidates }
        return (0..<sampleCount).map { candidates[$0 * (candidates.count - 1) / (sampleCount - 1)] }
    }

    /// The conversation that the file shows, if the evidence is clear.
    ///
    /// - Parameter hits: For each message looked for, in the file's order, the conversations that hold it.
    public static func decide(_ hits: [[UniqueIdentifier]]) -> UniqueIdentifier? {
        var counts: [UniqueIdentifier: Int] = [:]
        for conversations in hits {
            for conversation in Set(conversations) { counts[conversation, default: 0] += 1 }
        }
        let found = hits.count { !$0.isEmpty }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let (conversation, count) = best, count >= requiredHits,
            Double(count) >= requiredShare * Double(found),
            let first = hits.firstIndex(where: { $0.contains(conversation) }),
            let last = hits.lastIndex(where: { $0.contains(conversation) }),
            Double(count) >= requiredShare * Double(last - first + 1)
        else { return nil }
        // Text that was sent to many (a forwarded greeting) is in several chats: then nothing is clear.
        guard counts.values.count(where: { $0 == count }) == 1 else { return nil }
        return conversation
    }
}
