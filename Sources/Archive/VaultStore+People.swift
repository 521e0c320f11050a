public import WhisperMessage
public import WhisperStorePort

/// People: who a sender is, who the owner is, and who is joined with whom (ING-1).
extension VaultStore {
    /// The person with this id; nil if there is none. The id of a person who was merged into another one returns the
    /// latter.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func person(_ id: UniqueIdentifier) async throws(StoreError) -> Person? {
        try await read { reader throws(StoreError) in try reader.person(id) }
    }

    /// The people whose display name or any alias begins with a prefix, folded as search folds; text without words
    /// returns all. At most `limit`, 1 … 10,000, by name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in try reader.people(.named(prefix), limit: limit) }
    }

    /// The handle under which messages of this sender are saved. The person and their aliases are created as needed.
    ///
    /// The person is:
    /// 1. the one that an identifying alias (see `PersonAliasKind.identifiesPerson`) refers to: an id of a service on this
    ///    platform, others on any (see `PersonAliasKind.namespace`). If such aliases refer to several people, these are
    ///    merged into the one created first, as by `join`;
    /// 2. otherwise the one that the first of the other aliases known on this platform refers to; if several people
    ///    share it, the one created first. As strangers can share a name, a person who has an identifying alias is
    ///    skipped if the sender has one too, and so are the owner and one whom only an added file makes this person,
    ///    where either has one (see `NameMatch`). The owner of whom only the name was known, and the one who is stated
    ///    under an address with this name, become one;
    /// 3. otherwise a new person.
    ///
    /// Aliases new to the person are added, existing ones are marked as seen at `seenAt` (see `Person.SeenAlias.take`);
    /// an alias is a platform, a kind and a value. A sender who is stated to be the owner becomes one person with the
    /// owner of other addresses on the platform, and messages of the owner's that are stored twice by then become one;
    /// unless one of them is certainly someone else, who is not the owner (see `OwnerClaim`). The same person,
    /// identifier and name give the same handle, and a handle stays valid when its person is merged into another one.
    ///
    /// - Throws: `.invalidArgument` for a sender without aliases.
    public func sender(for sender: NewSender) async throws(StoreError) -> SenderHandle {
        try await change(.sender(sender)) { archive throws(StoreError) in try archive.sender(for: sender) }
    }

    /// The people who are known as the vault's owner, in the order in which the vault came to know them.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func owners() async throws(StoreError) -> [Person] {
        try await read { reader throws(StoreError) in try reader.owners() }
    }

    /// Takes over what a live source claims: that two aliases are those of one person. For an identifying alias, this is
    /// decided by `PersonMerge.mayBeOne`, after the claims before it; one that is the key of a group or a list is no
    /// person's. What is refused changes nothing.
    ///
    /// - Returns: For each claim, in order, whether both aliases are those of one person now.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identify(_ claims: [PersonClaim]) async throws(StoreError) -> [Bool] {
        if claims.isEmpty { return [] }
        return try await change(.identify(claims)) { archive throws(StoreError) in
            var results: [Bool] = []
            for claim in claims { results.append(try archive.identify(claim)) }
            return results
        }
    }

    /// Takes over that a person is not the vault's owner, as the owner says, or that this holds no longer. A denied
    /// person loses the owner's mark, and the messages that counted as sent by them are of unknown direction from then
    /// on. No source that states an address of theirs makes them the owner again, or joins them with the owner, until
    /// the owner joins the two or takes the denial back. Of a person who is not the owner, and has no such messages,
    /// nothing is stored.
    ///
    /// - Returns: The number of messages that counted as sent by the owner.
    /// - Throws: `.personNotFound`; `.invalidArgument` for the denial of one of the owner's identities, or of an account
    ///   under which this vault itself has sent something.
    @discardableResult
    public func denyOwner(_ person: UniqueIdentifier, isDenied: Bool) async throws(StoreError) -> Int64 {
        try await change(.denyOwner(person, isDenied: isDenied)) { archive throws(StoreError) in
            try archive.denyOwner(person, isDenied: isDenied)
        }
    }

    /// Lets messages count as sent by the vault's owner that a file of theirs shows to be, whatever they counted as,
    /// and those of others there as received, if nothing was known (ING-2). What came in envelopes stays as it is. None
    /// of them is a message any longer that only added files show (`UnifiedMessage.isOfFile`).
    ///
    /// - Parameters:
    ///   - person: The owner; nil if it is not known who that is. Nothing counts as sent by anybody else.
    ///   - places: Where in the conversation the file's messages are.
    /// - Returns: The number of messages that did not count as sent.
    /// - Throws: `.personNotFound`; `.conversationNotFound`.
    @discardableResult
    public func markSent(
        by person: UniqueIdentifier?, in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]
    ) async throws(StoreError) -> Int64 {
        let sent = StoreOperation.SentMessages(person: person, conversation: conversation, places: places)
        return try await change(.markSent(sent)) { archive throws(StoreError) in
            try archive.markSent(by: person, in: conversation, at: places)
        }
    }

    /// Merges two people. Messages, reactions, votes, aliases and contacts of `other` move to `id`; the other id
    /// remains valid. Messages that differed only in their person both remain, except for the owner's, which become one
    /// (see `MessageJoin`); of two reactions to one message, or of two votes in one poll (see
    /// `JSONObject.joinVoters(_:)`), the later remains; of two roles in one group as well, and of two receipts for one
    /// message the further one, with its earlier time. Who was shown without name and address is shown by the person's
    /// number, or else their linked id. Ids merged into `other` earlier now refer to `id`. The join is recorded (see
    /// `RecordedJoin`).
    ///
    /// - Returns: Whether they are one now: two whom the owner has separated stay apart, whatever a source says.
    /// - Throws: `.personNotFound`.
    @discardableResult
    public func join(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Bool {
        try await change(.joinPeople(other, into: id, cause)) { archive throws(StoreError) in
            try archive.join(other, into: id, ifAllowedBy: cause)
        }
    }

    /// Merges two people because the owner says that they are one (see `join(_:into:by:)`).
    ///
    /// - Throws: `.personNotFound`.
    public func join(_ other: UniqueIdentifier, into id: UniqueIdentifier) async throws(StoreError) {
        try await join(other, into: id, by: .owner)
    }

    /// The joins of which a person consists, latest first: those into the person, and into people who were joined later.
    ///
    /// - Throws: `.personNotFound`.
    public func joins(ofPerson id: UniqueIdentifier) async throws(StoreError) -> [RecordedJoin] {
        try await read { reader throws(StoreError) in try reader.joins(ofPerson: id) }
    }

    /// Separates two people who were joined, and removes the record. The person who left has their id again, the aliases,
    /// messages, reactions, receipts, roles and contacts that they had, and what came since under an address of theirs;
    /// a person who was joined into them before remains so. Messages of the owner's that became one remain one.
    ///
    /// No source joins the two again (see `JoinCause.overrulesSeparation`).
    ///
    /// - Throws: `.personNotFound` if there is no such join on record.
    public func splitPerson(_ join: UniqueIdentifier) async throws(StoreError) {
        try await change(.splitPeople(join)) { archive throws(StoreError) in
            try archive.splitPerson(join, isOwners: true)
        }
    }
}

/// What is known of people, and what they have to do with messages (ING-1).
extension StoreReader {
    /// A person.
    func person(_ id: UniqueIdentifier) throws(StoreError) -> Person? { try people(.id(id), limit: 1).first }

    /// The people who are known as the owner, in the order of their creation.
    func owners() throws(StoreError) -> [Person] { try people(.owners, limit: .max) }

    /// The people whom one of some identifying aliases, seen on a platform, refers to, in the order of their creation.
    func people(having aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [UniqueIdentifier] {
        try bearers(of: aliases, on: platform).map(\.person)
    }

    /// How readers see a sender: by the name of their person where a source shows none.
    ///
    /// - Throws: `.personNotFound` if there is none with this handle.
    func shownParticipant(_ handle: SenderHandle) throws(StoreError) -> Participant {
        let known = try sender(handle)
        guard known.participant.isUnnamed else { return known.participant }
        return known.participant.named(try person(known.handle.person)?.displayName)
    }

    /// Whether there is any message of a selection.
    func has(_ selection: MessageSelection) throws(StoreError) -> Bool {
        var isFound = false
        try visit(selection) { (_) throws(StoreError) in
            isFound = true
            return false
        }
        return isFound
    }
}
