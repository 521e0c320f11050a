internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// What the archive reads (see `StoreReader`).
extension Transaction: UnmovedProcedures {
    func conversation(_ id: UniqueIdentifier) throws(StoreError) -> Conversation? {
        guard let row = try conversationRow(id) else { return nil }
        return try connection.conversation(row: row)
    }

    func message(_ id: UniqueIdentifier) throws(StoreError) -> StoredMessage? {
        guard let row = try messageRow(id) else { return nil }
        return try connection.message(row: row)
    }

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        try connection.versions(ofMessage: requireMessage(message))
    }

    // MARK: Places

    func place(of message: UniqueIdentifier) throws(StoreError) -> MessagePlace? {
        guard let row = try messageRow(message) else { return nil }
        let statement = try statement(Connection.placeOfRow).bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? try statement.messagePlace() : nil
    }

    func places(of name: MessageName) throws(StoreError) -> [MessagePlace] {
        guard let conversation = try conversationRow(name.conversation) else { return [] }
        let key = try connection.messageKey(of: name.externalID)
        var found: [(place: MessagePlace, row: Int64)] = []
        let entered = try statement(Connection.placesOfName)
            .bind(1, conversation).bind(2, name.externalID).bind(3, key)
        defer { entered.reset() }
        while try entered.step() { found.append((try entered.messagePlace(), entered.integer(0))) }
        let recents = try connection.recentRows(withKey: key, inConversation: conversation)
        let known = recents.isEmpty ? [] : Set(found.map(\.row))
        for row in recents where !known.contains(row) {
            let recent = try statement(Connection.recentPlaceOfName)
                .bind(1, conversation).bind(2, name.externalID).bind(3, row)
            defer { recent.reset() }
            if try recent.step() { found.append((try recent.messagePlace(), row)) }
        }
        if found.count > 1 {
            found.sort { ($0.place.position, $0.row) < ($1.place.position, $1.row) }
            // A key that was left behind can lead to a message as well.
            for index in found.indices.dropFirst().reversed() where found[index].row == found[index - 1].row {
                found.remove(at: index)
            }
        }
        if let last = found.last { latestMessage = (last.place.id, last.row) }
        return found.map(\.place)
    }

    /// The row of a message; nil if there is none. What is looked up twice in a row is found once.
    func messageRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        if let latestMessage, latestMessage.id == id { return latestMessage.row }
        guard let row = try session.place(of: id)?.row else { return nil }
        latestMessage = (id, row)
        return row
    }

    /// The row of a message, which must exist.
    func requireMessage(_ id: UniqueIdentifier) throws(StoreError) -> Int64 {
        guard let row = try messageRow(id) else { throw StoreError(.messageNotFound) }
        return row
    }

    // MARK: People

    func participant(_ sender: SenderHandle) throws(StoreError) -> Participant? {
        let statement = try statement("SELECT identifier, display_name FROM senders WHERE id = ?1")
            .bind(1, sender.rawValue)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return Participant(identifier: statement.optionalText(0), displayName: statement.text(1))
    }

    func people(having alias: PersonAlias, on platform: Platform) throws(StoreError) -> [UniqueIdentifier] {
        let statement = try statement(Connection.identifiedPeople)
            .bind(1, Int64(alias.kind.rawValue)).bind(2, alias.value)
            .bind(3, alias.kind.namespace(on: platform)?.rawValue)
        defer { statement.reset() }
        var people: [(row: Int64, id: UniqueIdentifier)] = []
        while try statement.step() {
            let row = statement.integer(0)
            // A number is known on several platforms.
            if people.contains(where: { $0.row == row }) { continue }
            guard let id = statement.identifier(1) else { throw StoreError(.damaged) }
            people.append((row, id))
        }
        if people.count > 1 { people.sort { $0.row < $1.row } }
        return people.map(\.id)
    }

    func identities(of people: [UniqueIdentifier]) throws(StoreError) -> [PersonIdentity?] {
        var identities: [PersonIdentity?] = []
        let statement = try statement(Connection.identityOfPerson)
        for id in people {
            statement.bind(1, id)
            defer { statement.reset() }
            var identity: PersonIdentity?
            while try statement.step() {
                guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
                var known = identity ?? PersonIdentity(id: id, isOwner: statement.bool(1), addresses: [])
                if let kind = statement.optionalInteger(2).flatMap({ PersonAliasKind(rawValue: Int($0)) }) {
                    known.addresses.append(
                        PersonIdentity.Address(
                            PersonAlias(kind: kind, value: statement.text(3)),
                            on: Platform(rawValue: statement.text(4))))
                }
                identity = known
            }
            identities.append(identity)
        }
        return identities
    }

    func forgotten(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier> {
        guard !people.isEmpty, try hasForgotten() else { return [] }
        var forgotten: Set<UniqueIdentifier> = []
        for person in people {
            if let row = try connection.personRow(person), try isForgotten(row) { forgotten.insert(person) }
        }
        return forgotten
    }

    func ranks(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> [GroupRank] {
        guard let group = try conversationRow(conversation), let row = try connection.personRow(person) else {
            return []
        }
        let statement = try statement(Connection.ranks).bind(1, group).bind(2, row)
        defer { statement.reset() }
        var ranks: [GroupRank] = []
        while try statement.step() { ranks.append(GroupRank(isAdmin: statement.bool(1), at: statement.timestamp(0))) }
        return ranks
    }

    func presence(
        of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) -> GroupPresence? {
        guard let group = try conversationRow(conversation), let row = try connection.personRow(person) else {
            return nil
        }
        let role = try statement(
            "SELECT role, timestamp FROM group_members WHERE conversation_id = ?1 AND person_id = ?2"
        ).bind(1, group).bind(2, row)
        defer { role.reset() }
        return try role.step() ? GroupPresence(role: try role.role(0), since: role.timestamp(1)) : nil
    }

    func members(of conversation: UniqueIdentifier) throws(StoreError) -> MemberList? {
        guard let group = try conversationRow(conversation),
            let listedAt = try connection.rosterTime(ofConversation: group)
        else { return nil }
        let statement = try statement(Connection.presentMembers).bind(1, group)
        defer { statement.reset() }
        var people: [UniqueIdentifier] = []
        while try statement.step() {
            guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
            people.append(id)
        }
        return MemberList(listedAt: listedAt, people: people)
    }
}

extension Statement {
    /// The message in the current row, with the columns `Connection.placeColumns`.
    fileprivate func messagePlace() throws(StoreError) -> MessagePlace {
        guard let id = identifier(1), let direction = MessageDirection(rawValue: Int(integer(3))) else {
            throw StoreError(.damaged)
        }
        return MessagePlace(
            id: id, position: ChatPosition(rawValue: integer(2)), direction: direction,
            sender: identifier(5).map { SenderHandle(rawValue: integer(4), person: $0) })
    }
}

extension Connection {
    private static let placeColumns = "m.id, m.uuid, m.position, m.direction, m.sender_id, p.uuid"
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
    static let recentPlaceOfName = """
        SELECT \(placeColumns) FROM messages AS m \(placeTables)
        WHERE m.id = ?3 AND m.conversation_id = ?1 AND m.external_id = ?2
        """

    static let identifiedPeople = """
        SELECT p.id, p.uuid FROM person_aliases AS a CROSS JOIN people AS p ON p.id = a.person_id
        WHERE a.kind = ?1 AND a.value = ?2 AND (?3 IS NULL OR a.platform = ?3)
        """
    static let identityOfPerson = """
        SELECT p.uuid, p.is_owner, a.kind, a.value, a.platform FROM people AS o
        CROSS JOIN people AS p ON p.id = ifnull(o.joined_into, o.id)
        LEFT JOIN person_aliases AS a ON a.person_id = p.id AND a.kind BETWEEN 1 AND 2 WHERE o.uuid = ?1
        """

    static let presentMembers = """
        SELECT p.uuid FROM group_members AS g CROSS JOIN people AS p ON p.id = g.person_id
        WHERE g.conversation_id = ?1 AND g.role <> '0'
        """

    /// A person has only a handful of rows.
    static let ranks = "SELECT timestamp, is_admin FROM group_ranks WHERE conversation_id = ?1 AND person_id = ?2"
}
