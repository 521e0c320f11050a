internal import WhisperMessage
internal import WhisperStorePort

/// The messages that have a name, of which there is one nearly always (see `StoreReader`).
extension Transaction {
    /// A message with its row.
    private typealias Entry = (place: MessagePlace, row: Int64)

    /// The number of messages with one name up to which all are read, whosever are asked for.
    private static let few = 16

    func places(_ key: PlaceKey) throws(StoreError) -> [MessagePlace] {
        switch key {
        case .id(let message):
            guard let row = try messageRow(message) else { return [] }
            return try places(statement(Connection.placeOfRow).bind(1, row))
        case .name(let name): return try sorted(entries(of: name, atMost: .max) ?? [], of: name)
        case .nameBySender(let name, let sender, let orOwner):
            return try places(of: name, by: sender, orOwner: orOwner)
        case .server(.serverID(let id)): return try places(statement(Connection.messageOfServerID).bind(1, id))
        case .server(.number(let number, let conversation)):
            guard let row = try conversationRow(conversation) else { return [] }
            return try places(statement(Connection.messageOfNumber).bind(1, row).bind(2, number))
        case .server(.clientMessageID(let id)):
            let found = try places(statement(Connection.messagesOfClientMessageID).bind(1, id))
            return found.count < 2 ? found : found.sorted { $0.position < $1.position }
        }
    }

    /// The messages of a statement with the columns `Connection.placeColumns`.
    private func places(_ statement: Statement) throws(StoreError) -> [MessagePlace] {
        defer { statement.reset() }
        var places: [MessagePlace] = []
        while try statement.step() { places.append(try messagePlace(statement)) }
        return places
    }

    private func places(
        of name: MessageName, by sender: SenderHandle?, orOwner: Bool
    ) throws(StoreError) -> [MessagePlace] {
        let person = try sender.map { (handle) throws(StoreError) in try senderState(handle.rawValue).personID }
        // Finding the one message takes less than looking for all names of the person.
        if let entries = try entries(of: name, atMost: Transaction.few) {
            return try sorted(
                entries.filter { $0.place.sender?.person == person || orOwner && $0.place.mayBeOwners }, of: name)
        }
        var rows = Set(try rows(of: name, by: sender))
        if orOwner { rows.formUnion(try ownRows(of: name)) }
        var found: [Entry] = []
        for row in rows { if let place = try place(of: name, inRow: row) { found.append((place, row)) } }
        return try sorted(
            found.filter { $0.place.sender?.person == person || orOwner && $0.place.mayBeOwners }, of: name)
    }

    /// All messages with a name; nil if they are more than a number.
    private func entries(of name: MessageName, atMost most: Int) throws(StoreError) -> [Entry]? {
        guard let conversation = try conversationRow(name.conversation) else { return [] }
        let key = try connection.messageKey(of: name.externalID)
        var found: [Entry] = []
        let entered = try statement(Connection.placesOfName)
            .bind(1, conversation).bind(2, name.externalID).bind(3, key)
        defer { entered.reset() }
        while try entered.step() {
            if found.count == most { return nil }
            found.append((try messagePlace(entered), entered.integer(0)))
        }
        let recents = try connection.recentRows(withKey: key, inConversation: conversation)
        if recents.count > most { return nil }
        let known = recents.isEmpty ? [] : Set(found.map(\.row))
        for row in recents where !known.contains(row) {
            guard let place = try place(of: name, inRow: row) else { continue }
            if found.count == most { return nil }
            found.append((place, row))
        }
        return found
    }

    /// The message in a row, if it has a name.
    private func place(of name: MessageName, inRow row: Int64) throws(StoreError) -> MessagePlace? {
        let conversation = try requireConversation(name.conversation)
        let statement = try statement(Connection.placeOfNameInRow)
            .bind(1, conversation).bind(2, name.externalID).bind(3, row)
        return try places(statement).first
    }

    /// The rows where a sender's person may have a message with a name, which many have used.
    private func rows(of name: MessageName, by sender: SenderHandle?) throws(StoreError) -> [Int64] {
        let conversation = try requireConversation(name.conversation)
        var senders = [sender?.rawValue ?? 0]
        if let sender {
            // Whoever has many names is looked for among all.
            guard let others = try otherSenders(of: sender.rawValue) else {
                return try connection.messageRows(conversation: conversation, externalID: name.externalID)
            }
            senders += others
        }
        let key = try connection.messageKey(of: name.externalID)
        var rows: [Int64] = []
        for sender in senders {
            let entered = try statement(Connection.rowsOfKey).bind(1, conversation).bind(2, key).bind(3, sender)
            defer { entered.reset() }
            while try entered.step() { rows.append(entered.integer(0)) }
            rows += try connection.recentRows(withKey: key, inConversation: conversation, by: sender)
        }
        return rows
    }

    /// The rows of those messages with a name, which many have used, that are outgoing or the owner's.
    private func ownRows(of name: MessageName) throws(StoreError) -> [Int64] {
        _ = try ownerRows()
        let version = session.saving.ownersVersion
        var state = try conversationState(name.conversation)
        if state.own.version == version, let known = state.own.rows[name.externalID] { return known }
        let entries = try entries(of: name, atMost: .max) ?? []
        if state.own.version != version { state.own = SavingMemory.OwnRows(version: version) }
        let rows = entries.filter(\.place.mayBeOwners).map(\.row)
        state.own.rows[name.externalID] = rows
        session.saving.conversations[name.conversation] = state
        return rows
    }

    /// Puts messages in the chat's order, and remembers the row of the last one.
    private func sorted(_ entries: [Entry], of name: MessageName) throws(StoreError) -> [MessagePlace] {
        var found = entries
        if found.count > 1 {
            found.sort { ($0.place.position, $0.row) < ($1.place.position, $1.row) }
            // A key that was left behind can lead to a message as well.
            for index in found.indices.dropFirst().reversed() where found[index].row == found[index - 1].row {
                found.remove(at: index)
            }
        }
        if let last = found.last {
            latestMessage = (last.place.id, last.row, try requireConversation(name.conversation))
        }
        return found.map(\.place)
    }
}

extension MessagePlace {
    /// Whether it is outgoing, or the owner's.
    fileprivate var mayBeOwners: Bool { direction == .outgoing || isOwners }
}

extension Transaction {
    /// The message in the current row of a statement with the columns `Connection.placeColumns`.
    fileprivate func messagePlace(_ row: Statement) throws(StoreError) -> MessagePlace {
        guard let id = row.identifier(1), let direction = MessageDirection(rawValue: Int(row.integer(3))),
            let kind = ContentKind(code: row.integer(6)), let precision = TimestampPrecision(code: row.integer(7)),
            let status = MessageStatus(rawValue: Int(row.integer(11)))
        else { throw StoreError(.damaged) }
        let members = try row.optionalText(9).map { (text) throws(StoreError) in try StoredJSON.object(text) }
        return MessagePlace(
            id: id, conversation: try conversationID(ofRow: row.integer(10)),
            position: ChatPosition(rawValue: row.integer(2)), number: row.optionalInteger(13),
            hasServerID: row.bool(12), status: status, direction: direction,
            sender: row.identifier(5).map { SenderHandle(rawValue: row.integer(4), person: $0) },
            isOwners: row.integer(8) == 1, kind: kind, precision: precision,
            isOfFile: members?[UnifiedMessage.fileMember] != nil)
    }
}

extension Connection {
    private static let placeColumns = """
        m.id, m.uuid, m.position, m.direction, m.sender_id, p.uuid, m.kind, m.time_precision, p.is_owner,
        CASE WHEN instr(m.platform_specific, '"\(UnifiedMessage.fileMember)"') > 0 THEN m.platform_specific END,
        m.conversation_id, m.status, m.server_id IS NOT NULL, m.server_seq
        """
    /// Who wrote a message. CROSS prevents the engine from reordering the tables.
    private static let placeTables = """
        CROSS JOIN senders AS s ON s.id = m.sender_id LEFT JOIN people AS p ON p.id = s.person_id
        """
    static let placeOfRow = "SELECT \(placeColumns) FROM messages AS m \(placeTables) WHERE m.id = ?1"
    /// The keys lead to the messages, which takes less than looking for the messages among what the keys lead to.
    static let placesOfName = """
        SELECT \(placeColumns) FROM message_keys AS k CROSS JOIN messages AS m ON m.id = k.message_id \(placeTables)
        WHERE k.conversation_id = ?1 AND k.key = ?3 AND m.conversation_id = ?1 AND m.external_id = ?2
        """
    static let placeOfNameInRow = """
        SELECT \(placeColumns) FROM messages AS m \(placeTables)
        WHERE m.id = ?3 AND m.conversation_id = ?1 AND m.external_id = ?2
        """
    private static let placesWhere = "SELECT \(placeColumns) FROM messages AS m \(placeTables) WHERE"
    static let messageOfServerID = "\(placesWhere) m.server_id = ?1"
    static let messageOfNumber = "\(placesWhere) m.conversation_id = ?1 AND m.server_seq = ?2"
    /// At most one, unless others have saved some.
    static let messagesOfClientMessageID = "\(placesWhere) m.client_message_id = ?1 AND m.direction = 2"
    static let rowsOfKey =
        "SELECT message_id FROM message_keys WHERE conversation_id = ?1 AND key = ?2 AND sender_id = ?3"
}
