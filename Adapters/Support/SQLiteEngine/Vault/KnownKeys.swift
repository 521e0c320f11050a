/// Which message keys the conversations have that were empty when a large save began: a Bloom filter (Bloom, 1970).
///
/// Finding that a message of a conversation is new takes reading a random page of a large table. In a conversation
/// that this connection alone has filled, the filter shows it instead, except for one in 140 at a million keys, and more
/// often for more.
struct KnownKeys {
    private var conversations: Set<Int64> = []
    private var bits: [UInt64] = []

    /// 2 MiB.
    private static let words = 1 << 18

    /// Follows a conversation that has no messages.
    mutating func follow(emptyConversation row: Int64) {
        if bits.isEmpty { bits = [UInt64](repeating: 0, count: KnownKeys.words) }
        conversations.insert(row)
    }

    /// No longer answers for a conversation: its messages get other keys in other ways than by being saved.
    mutating func disregard(conversation row: Int64) { conversations.remove(row) }

    /// Whether a conversation may have a message with a key; true for conversations that are not followed.
    func mayContain(_ key: Int64, conversation row: Int64) -> Bool {
        guard conversations.contains(row) else { return true }
        let (word, mask) = place(of: key, row)
        return bits[word] & mask == mask
    }

    /// Enters the key of a new message.
    mutating func insert(_ key: Int64, conversation row: Int64) {
        guard conversations.contains(row) else { return }
        let (word, mask) = place(of: key, row)
        bits[word] |= mask
    }

    /// Three bits of one word, so that each check reads memory once.
    private func place(of key: Int64, _ row: Int64) -> (word: Int, mask: UInt64) {
        let seed = UInt64(bitPattern: key) ^ UInt64(bitPattern: row) &* 0x9E37_79B9_7F4A_7C15
        let mixed = (seed ^ seed >> 32) &* 0xBF58_476D_1CE4_E5B9
        let word = Int(mixed >> 40) & (KnownKeys.words - 1)
        let mask: UInt64 = 1 << (mixed & 63) | 1 << (mixed >> 6 & 63) | 1 << (mixed >> 12 & 63)
        return (word, mask)
    }
}
