public import WhisperMessage

// What ``PersonStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        try await base.people(named: prefix, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func removeUnreferencedPeople() async throws(StoreError) -> Int {
        try await base.removeUnreferencedPeople()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func referenced(among people: [UniqueIdentifier]) async throws(StoreError) -> Set<UniqueIdentifier> {
        try await base.referenced(among: people)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func forget(_ person: UniqueIdentifier, as name: String) async throws(StoreError) {
        try await base.forget(person, as: name)
    }
}

// What ``ContactStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? {
        try await base.contact(id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contacts(named prefix: String, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(named: prefix, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(after: id, limit: limit)
    }
}

// What ``ContactLookup`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord? {
        try await base.contact(fingerprint: fingerprint)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(recipientKeyID: recipientKeyID)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(shortID: shortID)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(exactlyNamed: name)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner] {
        try await base.owners(agreementKey: agreementKey, signingKey: signingKey)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool] {
        try await base.areKnown(probes)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError) {
        try await base.markSeen(id, at: time)
    }
}

// What ``GroupStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func members(of conversation: UniqueIdentifier) async throws(StoreError) -> [GroupMember] {
        try await base.members(of: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func countWriters(in conversation: UniqueIdentifier) async throws(StoreError) -> Int64 {
        try await base.countWriters(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func memberships(of person: UniqueIdentifier) async throws(StoreError) -> [GroupMembership] {
        try await base.memberships(of: person)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func receipts(of message: UniqueIdentifier) async throws(StoreError) -> [PersonReceipt] {
        try await base.receipts(of: message)
    }
}

// What ``TrustStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func trustedContacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try await base.trustedContacts(after: id, limit: limit)
    }
}

// What ``EnvelopeLedger`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func ledgerState() async throws(StoreError) -> LedgerState {
        try await base.ledgerState()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func unknownOpenings() async throws(StoreError) -> UnknownOpenings? {
        try await base.unknownOpenings()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func setUnknownOpenings(_ time: UnknownOpenings?) async throws(StoreError) {
        try await base.setUnknownOpenings(time)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func highWaterClock() async throws(StoreError) -> ClockReading {
        try await base.highWaterClock()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func resetHighWaterClock() async throws(StoreError) {
        try await base.resetHighWaterClock()
    }
}
