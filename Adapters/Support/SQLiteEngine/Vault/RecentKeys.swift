internal import WhisperStorePort

/// The tables in which large saves collect the keys of random ids (see `Schema`), and the rows of the messages
/// that this connection has entered there.
///
/// The tables are in the order of the messages, so that a save appends to them. When they are full, their entries go
/// into the large tables in the order of their keys, so that each page there is written once for many of them instead of
/// once for each message. Until then the messages are found in memory: by the connection that saves, as it has entered
/// them, and by those that read, which read the whole table once after each change.
struct RecentKeys {
    /// The number of entries from which on they are moved.
    static let most = 196_608

    /// Whether the rows in memory are all those in the table, as long as this connection alone writes.
    private(set) var isComplete = false
    /// The version of the database whose table was read, for connections that read.
    private var version: Int64?
    private(set) var count = 0
    /// 16 bits of the key, 8 of the sender and the row of each message, at the first free place from that of its key on.
    /// A match is only probable, as not all of the key fits into 8 bytes. 0 is a free place.
    private var entries: [UInt64] = []
    private var longestWalk = 0

    /// 2 MiB.
    private static let placeBits: UInt64 = 18
    private static let mask = 1 << Int(placeBits) - 1
    private static let rowBits: UInt64 = 40
    private static let senderBits: UInt64 = 8
    /// The number of places that a lookup may visit: with random keys it is far less, but one id can have many senders.
    private static let farthest = 1_024

    /// Whether the entries should be moved before another one is added.
    var isFull: Bool { count >= RecentKeys.most || longestWalk >= RecentKeys.farthest }

    /// Whether another entry leaves a free place, where lookups end.
    var hasRoom: Bool { count < RecentKeys.mask }

    /// Whether a row can be entered: those of messages until the year 2514.
    static func canHold(_ row: Int64) -> Bool { row >= 0 && row >> Int64(rowBits) == 0 }

    /// Starts with no entries, as the table has none.
    mutating func begin() {
        self = RecentKeys()
        isComplete = true
    }

    /// Whether they are those of a version of the database.
    func isCurrent(in version: Int64) -> Bool { self.version == version }

    /// Notes that they are those of a version of the database.
    mutating func note(version: Int64) { self.version = version }

    /// Enters a message, in a row that it can hold. There must be room.
    mutating func insert(_ key: Int64, inConversation conversation: Int64, by sender: Int64, row: Int64) {
        if entries.isEmpty { entries = [UInt64](repeating: 0, count: RecentKeys.mask + 1) }
        let (first, tag) = RecentKeys.place(of: key, conversation)
        var place = first
        var walk = 1
        while entries[place] != 0 {
            place = (place + 1) & RecentKeys.mask
            walk += 1
        }
        entries[place] = (tag | RecentKeys.tag(ofSender: sender)) << RecentKeys.rowBits | UInt64(bitPattern: row)
        longestWalk = max(longestWalk, walk)
        count += 1
    }

    /// The rows of messages that may have been entered with a key in a conversation, by a sender or by all. What they
    /// contain can also have changed since.
    func rows(withKey key: Int64, inConversation conversation: Int64, by sender: Int64?) -> [Int64] {
        guard count > 0 else { return [] }
        let (first, tag) = RecentKeys.place(of: key, conversation)
        let wanted = tag | (sender.map(RecentKeys.tag(ofSender:)) ?? 0)
        let ignored = sender == nil ? RecentKeys.tag(ofSender: -1) : 0
        var found: [Int64] = []
        var place = first
        while entries[place] != 0 {
            if entries[place] >> RecentKeys.rowBits & ~ignored == wanted {
                found.append(Int64(bitPattern: entries[place] & (1 << RecentKeys.rowBits - 1)))
            }
            place = (place + 1) & RecentKeys.mask
        }
        return found
    }

    /// The place of a key in a conversation, so that one id in many conversations has many places, and the bits that are
    /// stored, which are never 0.
    private static func place(of key: Int64, _ conversation: Int64) -> (place: Int, tag: UInt64) {
        let seed = UInt64(bitPattern: key) ^ UInt64(bitPattern: conversation) &* 0xBF58_476D_1CE4_E5B9
        let mixed = seed &* 0x9E37_79B9_7F4A_7C15
        return (Int(mixed >> (64 - placeBits)), (mixed >> 30 & 0xFFFF | 1) << senderBits)
    }

    private static func tag(ofSender sender: Int64) -> UInt64 { UInt64(bitPattern: sender) & (1 << senderBits - 1) }
}

extension Connection {
    /// Moves the collected keys into the large tables.
    func settleRecentKeys() throws(StoreError) {
        for (table, columns) in [
            ("message_keys", "conversation_id, key, sender_id, message_id"),
            ("message_answers", "conversation_id, key, position, message_id"),
        ] {
            // A quarter of the keys at a time, as sorting takes memory.
            for part in 0..<4 {
                try execute(
                    """
                    INSERT OR IGNORE INTO \(table) SELECT \(columns) FROM recent_\(table)
                    WHERE key >> 60 & 3 = \(part) ORDER BY 1, 2, 3, 4
                    """)
            }
            try execute("DELETE FROM recent_\(table)")
        }
    }

    /// Whether any keys are collected.
    var hasRecentKeys: Bool {
        get throws(StoreError) {
            try exists(
                """
                SELECT 1 FROM (SELECT 1 FROM recent_message_keys UNION ALL SELECT 1 FROM recent_message_answers) LIMIT 1
                """, { _ in })
        }
    }

    /// The rows of messages whose collected key is probably this one, of one sender or of all. The messages may have
    /// another id, sender or chat.
    func recentRows(
        withKey key: Int64, inConversation conversation: Int64, by sender: Int64? = nil
    ) throws(StoreError) -> [Int64] {
        if !recentKeys.isComplete { try readRecentKeys() }
        return recentKeys.rows(withKey: key, inConversation: conversation, by: sender)
    }

    /// Reads which keys are collected, unless they are known.
    private func readRecentKeys() throws(StoreError) {
        let version = try statement("PRAGMA data_version")
        defer { version.reset() }
        guard try version.step() else { return }
        if recentKeys.isCurrent(in: version.integer(0)) { return }
        recentKeys = RecentKeys()
        let entries = try statement("SELECT message_id, key, conversation_id, sender_id FROM recent_message_keys")
        defer { entries.reset() }
        while try entries.step() {
            // Saving does not write such tables.
            guard RecentKeys.canHold(entries.integer(0)), recentKeys.hasRoom else { throw StoreError(.damaged) }
            recentKeys.insert(
                entries.integer(1), inConversation: entries.integer(2), by: entries.integer(3), row: entries.integer(0))
        }
        recentKeys.note(version: version.integer(0))
    }
}
