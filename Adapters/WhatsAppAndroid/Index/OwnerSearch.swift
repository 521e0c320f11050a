import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// Looks in a database for what speaks for and against someone being its owner (WDB-5, decision 0089).
///
/// `chat.account_jid_row_id` is no such evidence: it is the account of the chat's other side.
struct OwnerSearch {
    private let source: any RowSource
    private let tables: AndroidTables
    private let addresses: AndroidAddresses
    private let scan: CorrespondenceScan
    private var evidence = OwnerEvidence()

    /// Rows of one kind that are considered. What speaks for someone is in any of them.
    private static let maximum = 4_096

    init(
        _ source: any RowSource, _ tables: AndroidTables, _ addresses: AndroidAddresses, _ scan: CorrespondenceScan
    ) {
        self.source = source
        self.tables = tables
        self.addresses = addresses
        self.scan = scan
    }

    /// The owner's addresses, the number first; empty if the owner is unknown.
    ///
    /// - Parameter stated: Who the user says that it is.
    mutating func owner(stated: JID?) throws(RowError) -> [JID] {
        try readAuthors()
        try readJoins()
        for row in scan.ownSenders { note(row, .correspondence) }
        if let stated { evidence.note(stated, .stated) }
        try readObjections()
        if let stated { try readLegacyObjections(to: stated) }
        return evidence.owner(addresses.primary)
    }

    private mutating func note(_ row: Int64?, _ ground: OwnerEvidence.Ground) {
        if let address = addresses[row] { evidence.note(address, ground) }
    }

    // MARK: What speaks for someone

    /// Reads which accounts wrote own messages: the phone records each message's device.
    private mutating func readAuthors() throws(RowError) {
        guard let table = tables.authors else { return }
        let author = table.place(.author)
        var authors: Set<Int64> = []
        try source.forEachRow(
            table.query(), where: AuthorColumn.message.rawValue, in: scan.ownMessages.sorted()
        ) { batch, row in
            if let person = batch.integer(row, author), authors.count < Self.maximum { authors.insert(person) }
        }
        for row in authors { note(row, .author) }
    }

    /// Reads who was added where the owner joined a group.
    private mutating func readJoins() throws(RowError) {
        guard tables.all.has("message_system_group", "message_row_id", "is_me_joined"),
            let groups = ProbedTable<GroupColumn>("message_system_group", among: tables.all),
            tables.all.has("message_system_chat_participant", "message_row_id", "user_jid_row_id"),
            let participants = ProbedTable<ParticipantColumn>("message_system_chat_participant", among: tables.all)
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
        for case let only in people.values where only.count == 1 { note(only.first, .joining) }
    }

    // MARK: What speaks against them

    /// Looks for what the named people did that the owner cannot have done.
    private mutating func readObjections() throws(RowError) {
        let people = Set(evidence.addresses.map(addresses.primary))
        guard !people.isEmpty else { return }
        let rows = addresses.byRow.filter { people.contains(addresses.primary($0.value)) }
        for (row, address) in rows where scan.senders.contains(row) { evidence.object(to: address, .isOther) }
        let chats = try chats(with: rows)
        for (chat, address) in chats where scan.chatsWithIncoming.contains(chat) {
            evidence.object(to: address, .isOther)
        }
        try readReceipts(of: rows, chats)
    }

    /// Looks in `messages` for what someone wrote who is said to be the owner.
    private mutating func readLegacyObjections(to stated: JID) throws(RowError) {
        guard let table = tables.messages, table.has(.fromMe) else { return }
        let columns = [LegacyColumn.chat, .fromMe, .sender].filter(table.has)
        let person = addresses.primary(stated)
        var wrote = false
        try source.forEachRow(RowQuery(table.name, columns.map(\.rawValue))) { batch, row in
            guard !wrote, !batch.flag(row, 1) else { return }
            wrote = [0, 2].contains { place in
                JID(batch.text(row, place)).map(addresses.primary) == person
            }
        }
        if wrote { evidence.object(to: stated, .isOther) }
    }

    /// The direct chats with the people of some rows.
    private func chats(with rows: [Int64: JID]) throws(RowError) -> [Int64: JID] {
        guard let table = tables.chat else { return [:] }
        let (id, jid) = (table.place(.id), table.place(.jid))
        var chats: [Int64: JID] = [:]
        try source.forEachRow(
            table.query(), where: ChatColumn.jid.rawValue, in: rows.keys.sorted()
        ) { batch, row in
            if let id = batch.integer(row, id) { chats[id] = batch.integer(row, jid).flatMap { rows[$0] } }
        }
        return chats
    }

    /// Reads which of the named people received messages of the owner.
    private mutating func readReceipts(of rows: [Int64: JID], _ chats: [Int64: JID]) throws(RowError) {
        guard let table = tables.receipts, let messages = tables.message, messages.has(.fromMe) else { return }
        let (message, user) = (table.place(.message), table.place(.user))
        var receivers: [Int64: Set<JID>] = [:]
        try source.forEachRow(
            table.query(), where: ReceiptColumn.user.rawValue, in: rows.keys.sorted()
        ) { batch, row in
            guard let id = batch.integer(row, message), let person = batch.integer(row, user).flatMap({ rows[$0] }),
                receivers.count < Self.maximum || receivers[id] != nil
            else { return }
            receivers[id, default: []].insert(person)
        }
        let query = RowQuery(messages.name, [MessageColumn.id, .fromMe, .chat].map(\.rawValue))
        var evidence = evidence
        try source.forEachRow(query, where: MessageColumn.id.rawValue, in: receivers.keys.sorted()) { batch, row in
            guard batch.flag(row, 1), let id = batch.integer(row, 0) else { return }
            let partner = batch.integer(row, 2).flatMap { chats[$0] }.map(addresses.primary)
            for person in receivers[id] ?? [] {
                evidence.object(to: person, addresses.primary(person) == partner ? .isPartner : .isOther)
            }
        }
        self.evidence = evidence
    }
}

/// What the table of messages says about who writes to whom.
struct CorrespondenceScan: Sendable {
    /// Rows of `jid` under which the owner sent messages.
    private(set) var ownSenders: Set<Int64> = []
    /// Some of the owner's messages, from all years.
    private(set) var ownMessages: [Int64] = []
    /// Rows of `jid` that sent messages to the owner, and the chats with such messages.
    private(set) var senders = RowIDSet()
    private(set) var chatsWithIncoming = RowIDSet()
    private var own = 0
    private var stride = 1

    private static let maximum = 4_096

    /// Notes a message that is no system line.
    mutating func note(_ id: Int64?, isFromMe: Bool, sender: Int64?, chat: Int64) {
        let sender = sender.flatMap { $0 > 0 ? $0 : nil }
        guard isFromMe else {
            chatsWithIncoming.insert(chat)
            if let sender { senders.insert(sender) }
            return
        }
        if let sender, ownSenders.count < Self.maximum { ownSenders.insert(sender) }
        defer { own += 1 }
        guard own.isMultiple(of: stride), let id else { return }
        ownMessages.append(id)
        guard ownMessages.count == Self.maximum else { return }
        // Every second one of those is enough from here on.
        ownMessages = ownMessages.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        stride *= 2
    }
}
