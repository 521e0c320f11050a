public import WhisperMessage
public import WhisperStorePort

/// People who are removed, and those whom nothing names any more (ST-11).
extension VaultStore {
    /// Removes the people to whom nothing refers any more (see `referenced(among:)`), with their names, addresses and
    /// recorded joins (ST-11): of those who have to do with what was deleted since the last call, also by another
    /// process or one that was interrupted. People whom a source has reported, and of whom nothing was deleted, stay.
    /// Handles of those who are removed become invalid. Takes few looks at all messages, however many people there are.
    ///
    /// - Returns: The number of removed people.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    @discardableResult
    public func removeUnreferencedPeople() async throws(StoreError) -> Int {
        // Usually no person is left to remove, and then nothing is written.
        let areLeaving = try await read { reader throws(StoreError) in try !reader.people(.leaving, limit: 1).isEmpty }
        guard areLeaving else { return 0 }
        return try await change(.removePeople) { archive throws(StoreError) in try archive.removeUnreferencedPeople() }
    }

    /// Those of some people to whom anything refers, under the ids given. A person stays in the vault while anything
    /// does: they are the owner or a contact, or the owner has separated them from someone, so that no source joins the
    /// two again; they are or were in a group, or an admin of one; a change by them waits for its message; they wrote a
    /// message, reacted to one, received one, or voted in one. Takes few looks at all messages, however many people
    /// there are.
    ///
    /// - Throws: `.invalidArgument` for more than 10,000 people.
    public func referenced(among people: [UniqueIdentifier]) async throws(StoreError) -> Set<UniqueIdentifier> {
        guard people.count <= 10_000 else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            try reader.referenced(among: people)
        }
    }

    /// Removes everything that names a person: all names and addresses, also those under which messages, reactions and
    /// changes are shown and found, recorded joins, what the records of imports say of them, and the bytes of the
    /// events of their messages (ST-11). Messages, reactions, votes, receipts and roles stay, as those of a person of
    /// the given name. Handles of the person become invalid. What others wrote remains, and so do the keys of chats.
    ///
    /// A source that reports a message of the person again, with its chat and external id, the same content and the
    /// same time, names the person again: the forgotten person is joined into the one whom the source names (see
    /// `Authorship.isOfForgotten(namedBy:)`). A reaction, vote or receipt of a forgotten person gives way to an equal
    /// one of someone who is named. So nothing is stored twice.
    ///
    /// - Throws: `.personNotFound`; `.invalidArgument` for the owner or a contact.
    public func forget(_ person: UniqueIdentifier, as name: String) async throws(StoreError) {
        try await change(.forget(person, as: name)) { archive throws(StoreError) in
            try archive.forget(person, as: name)
        }
        try await sweep { _ in }
    }
}
