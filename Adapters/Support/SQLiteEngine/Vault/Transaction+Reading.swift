internal import WhisperMessage
internal import WhisperStorePort

/// What the archive reads (see `StoreReader`).
extension Transaction: StoreWriter {

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        try connection.versions(ofMessage: requireMessage(message))
    }

    /// The row of a message and that of its conversation; nil if there is none. What is looked up twice in a row is
    /// found once.
    func located(_ id: UniqueIdentifier) throws(StoreError) -> (row: Int64, conversation: Int64)? {
        if let latestMessage, latestMessage.id == id { return (latestMessage.row, latestMessage.conversation) }
        guard let place = try session.place(of: id) else { return nil }
        latestMessage = (id, place.row, place.conversation)
        return (place.row, place.conversation)
    }

    /// The row of a message; nil if there is none.
    func messageRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? { try located(id)?.row }

    /// The row of a message, which must exist, and that of its conversation.
    func locate(_ id: UniqueIdentifier) throws(StoreError) -> (row: Int64, conversation: Int64) {
        guard let place = try located(id) else { throw StoreError(.messageNotFound) }
        return place
    }

    /// The row of a message, which must exist.
    func requireMessage(_ id: UniqueIdentifier) throws(StoreError) -> Int64 { try locate(id).row }

    // MARK: People

    func sender(_ handle: SenderHandle) throws(StoreError) -> KnownSender {
        let state = try senderState(handle.rawValue)
        return KnownSender(
            handle: SenderHandle(rawValue: handle.rawValue, person: state.personID), isOwner: state.isOwner,
            participant: state.participant)
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
                var known =
                    identity
                    ?? PersonIdentity(id: id, name: statement.text(6), isOwner: statement.bool(1), addresses: [])
                if let kind = statement.optionalInteger(2).flatMap({ PersonAliasKind(rawValue: Int($0)) }) {
                    known.addresses.append(
                        PersonIdentity.Address(
                            PersonAlias(kind: kind, value: statement.text(3)),
                            on: Platform(rawValue: statement.text(4)), isClaimed: statement.bool(5)))
                }
                identity = known
            }
            identities.append(identity)
        }
        return identities
    }

}

extension Connection {
    static let identifiedPeople = """
        SELECT p.id, p.uuid, p.is_owner, 1, 0 FROM person_aliases AS a CROSS JOIN people AS p ON p.id = a.person_id
        WHERE a.kind = ?1 AND a.value = ?2 AND (?3 IS NULL OR a.platform = ?3)
        """
    static let identityOfPerson = """
        SELECT p.uuid, p.is_owner, a.kind, a.value, a.platform, a.is_claimed, p.display_name FROM people AS o
        CROSS JOIN people AS p ON p.id = ifnull(o.joined_into, o.id)
        LEFT JOIN person_aliases AS a ON a.person_id = p.id AND a.kind BETWEEN 1 AND 2 WHERE o.uuid = ?1
        """
}
