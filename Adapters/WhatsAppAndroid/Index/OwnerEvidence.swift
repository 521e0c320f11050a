import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// Finds the owner of a database, who is nowhere named as such (WDB-5).
///
/// The evidence, strongest first: the account that chats belong to, the person added where the database says that the
/// owner was, the sender of messages that the owner sent.
struct OwnerEvidence {
    private var senders: [Int64: Int] = [:]
    private var joined: [Int64: Int] = [:]

    private static let maximum = 4_096

    /// Counts the sender of a message by the owner that is no system line.
    mutating func count(sender: Int64) {
        guard sender > 0, senders.count < Self.maximum || senders[sender] != nil else { return }
        senders[sender, default: 0] += 1
    }

    /// Reads who was added where the owner joined a group.
    mutating func readJoins(_ source: any RowSource, _ tables: DatabaseTables) throws(RowError) {
        guard tables.has("message_system_group", "message_row_id", "is_me_joined"),
            let groups = ProbedTable<GroupColumn>("message_system_group", among: tables),
            tables.has("message_system_chat_participant", "message_row_id", "user_jid_row_id"),
            let participants = ProbedTable<ParticipantColumn>("message_system_chat_participant", among: tables)
        else { return }
        let (message, isMe) = (groups.place(.message), groups.place(.isMeJoined))
        var messages: [Int64] = []
        try source.forEachRow(groups.query()) { batch, row in
            guard messages.count < Self.maximum, batch.integer(row, isMe) == 1,
                let id = batch.integer(row, message)
            else { return }
            messages.append(id)
        }
        let (key, user) = (participants.place(.message), participants.place(.user))
        var people: [Int64: Set<Int64>] = [:]
        try source.forEachRow(
            participants.query(), where: ParticipantColumn.message.rawValue, in: messages
        ) { batch, row in
            guard let id = batch.integer(row, key), let person = batch.integer(row, user),
                (people[id]?.count ?? 0) < 2
            else { return }
            people[id, default: []].insert(person)
        }
        for case let only in people.values where only.count == 1 {
            if let person = only.first { joined[person, default: 0] += 1 }
        }
    }

    /// The owner; nil if there is no evidence.
    func owner(_ addresses: AndroidAddresses, accounts: [JID: Int]) -> JID? {
        if let account = accounts.max(by: { ($0.value, $1.key.text) < ($1.value, $0.key.text) })?.key {
            return addresses.primary(account)
        }
        for evidence in [joined, senders] {
            var counts: [JID: Int] = [:]
            for (row, count) in evidence {
                guard let address = addresses[row], address.isPerson else { continue }
                counts[addresses.primary(address), default: 0] += count
            }
            if let owner = counts.max(by: { ($0.value, $1.key.text) < ($1.value, $0.key.text) })?.key { return owner }
        }
        return nil
    }
}
