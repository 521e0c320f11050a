public import WhisperMessage
public import WhisperStorePort

/// Settings, policies, identities, contacts and what authenticates them, runs, and whole vaults (ST-6, ST-13).
extension VaultStore {
    /// The value of a setting; nil if it was never set. An empty name, and one that begins with `vault.`, is not
    /// allowed: the latter are the vault's own.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setting(_ name: String) async throws(StoreError) -> String? {
        try checkSettingName(name)
        return try await read { reader throws(StoreError) in try reader.setting(name) }
    }

    /// Sets a value; nil removes it.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setSetting(_ name: String, to value: String?) async throws(StoreError) {
        try checkSettingName(name)
        try await change(.setting(name, to: value)) { archive throws(StoreError) in try archive.set(name, to: value) }
    }

    /// Sets a value only if the present one is `expected`, in one step; nil stands for no value in both.
    ///
    /// Of several callers and processes that pass the same expectation, exactly one gets true, unless the value is the
    /// expected one.
    ///
    /// - Returns: Whether the value was as expected, and is now set.
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    public func setSetting(
        _ name: String, to value: String?, ifStill expected: String?
    ) async throws(StoreError) -> Bool {
        try checkSettingName(name)
        return try await change(.replaceSetting(name, to: value, ifStill: expected)) { archive throws(StoreError) in
            try archive.set(name, to: value, ifStill: expected)
        }
    }

    /// Changes a value based on the present one, without losing what others change at the same time.
    ///
    /// - Parameters:
    ///   - name: The setting.
    ///   - change: Returns the new value for the present one; nil stands for no value. It is called again if the value
    ///     has changed meanwhile.
    /// - Throws: `.invalidArgument` for a name that is not allowed; what `change` throws.
    public func updateSetting(
        _ name: String, _ change: (String?) async throws(StoreError) -> String?
    ) async throws(StoreError) {
        while true {
            let present = try await setting(name)
            let value = try await change(present)
            if value == present { return }
            if try await setSetting(name, to: value, ifStill: present) { return }
        }
    }

    /// All settings by name, except the adapter's own.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func settings() async throws(StoreError) -> [String: String] {
        try await read { reader throws(StoreError) in
            Dictionary(try reader.settings().map { ($0.name, $0.value) }) { first, _ in first }
        }
    }

    /// Switches a policy on or off; setting the current state keeps its time.
    ///
    /// - Throws: `.invalidArgument` for an empty name.
    public func setPolicy(_ name: String, isOn: Bool) async throws(StoreError) {
        try await change(.policy(name, isOn: isOn)) { archive throws(StoreError) in
            try archive.setPolicy(name, isOn: isOn)
        }
    }

    /// Saves new and changed identities in one transaction and in the order given: a rotation saves the successor and
    /// its changed predecessor. An identity saved as the default replaces the previous default.
    ///
    /// Names are compared byte by byte.
    ///
    /// - Throws: `.invalidArgument` for keys or a fingerprint that are not 32 bytes, a key id that is not 8, an empty
    ///   name, or a default that is not active; `.constraint` for a fingerprint or name that another identity has,
    ///   unless it is the name of a direct or indirect predecessor; `.identityNotFound` for an unknown predecessor,
    ///   `.constraint` for one that was created after the identity itself.
    public func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError) {
        try await change(.identities(identities)) { archive throws(StoreError) in try archive.save(identities) }
    }

    /// The identity with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identity(_ id: UniqueIdentifier) async throws(StoreError) -> IdentityRecord? {
        try await read { reader throws(StoreError) in try reader.identity(id) }
    }

    /// Saves a new contact, or the changed record of an existing one. Replaced keys are added to the history with the
    /// new record's `updatedAt` as the time of replacement.
    ///
    /// - Throws: `.invalidArgument` for keys or a fingerprint that are not 32 bytes or a key id that is not 8;
    ///   `.constraint` for a fingerprint that another contact has; `.personNotFound` for an unknown person.
    public func saveContact(_ contact: ContactRecord) async throws(StoreError) {
        try await change(.contact(contact, over: nil)) { archive throws(StoreError) in try archive.save(contact) }
    }

    /// Saves the changed record of a contact, provided that the vault still has it as `known`. A decision made about
    /// one record, such as that its keys are verified, is thus never applied to another one, even if another process
    /// saves at the same time.
    ///
    /// - Throws: `.contactChanged` if the record differs from `known`, without a change; `.contactNotFound`;
    ///   `.invalidArgument` for records of two contacts; otherwise as `saveContact`.
    public func saveContact(_ contact: ContactRecord, over known: ContactRecord) async throws(StoreError) {
        try await change(.contact(contact, over: known)) { archive throws(StoreError) in
            try archive.save(contact, over: known)
        }
    }

    /// Blocks or unblocks a contact.
    ///
    /// - Throws: `.contactNotFound`.
    public func setBlocked(_ id: UniqueIdentifier, _ isBlocked: Bool) async throws(StoreError) {
        try await change(.block(id, isBlocked: isBlocked)) { archive throws(StoreError) in
            try archive.setBlocked(id, isBlocked)
        }
    }

    /// Deletes a contact and its key history. Messages and people are not affected.
    ///
    /// - Throws: `.contactNotFound`.
    public func deleteContact(_ id: UniqueIdentifier) async throws(StoreError) {
        try await change(.deleteContact(id)) { archive throws(StoreError) in try archive.deleteContact(id) }
    }

    /// The former keys of a contact, oldest first.
    ///
    /// - Throws: `.contactNotFound`.
    public func keyHistory(of id: UniqueIdentifier) async throws(StoreError) -> [PastKey] {
        try await read { reader throws(StoreError) in
            guard try reader.contact(id) != nil else { throw StoreError(.contactNotFound) }
            return try reader.formerKeys(of: id)
        }
    }

    /// Applies changes, and stores root and parts, in one transaction, in the order given.
    ///
    /// - Throws: `.trustChanged` if the root is no longer the one that the seal is based on, without a change; for the
    ///   changes, what `saveContact(_:over:)`, `saveContact(_:)`, `deleteContact(_:)` and `setPolicy(_:isOn:)` throw.
    public func commitTrust(_ seal: TrustSeal, with changes: [TrustChange]) async throws(StoreError) {
        guard !seal.root.isEmpty else { throw StoreError(.invalidArgument) }
        try await change(.trust(seal, changes)) { archive throws(StoreError) in
            try archive.commit(seal, with: changes)
        }
    }

    /// Records the start of a run over a source and returns its id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func beginRun(adapter: String, platform: Platform, source: String) async throws(StoreError)
        -> UniqueIdentifier
    {
        try await change(.beginRun) { archive throws(StoreError) in
            try archive.beginRun(adapter: adapter, platform: platform, source: source)
        }
    }

    /// Records how a run ended, replacing what was recorded before.
    ///
    /// - Throws: `.runNotFound`.
    public func finishRun(_ id: UniqueIdentifier, _ figures: RunFigures) async throws(StoreError) {
        try await change(.finishRun(id, figures)) { archive throws(StoreError) in try archive.finishRun(id, figures) }
    }

    /// The records, in an order that `insertRecords` accepts: a record follows those that it refers to. Messages with
    /// the same time come in the order in which they were saved. They contain everything that this protocol exposes of
    /// a vault, except the bytes of live events, handles of senders without messages, the times of removed reactions,
    /// the ledger's entries, the clock's mark, the time of a description, how imports can be undone, who was an admin
    /// when, and what a phone said about a chat, which belong to the place where a vault is used.
    ///
    /// - Parameters:
    ///   - cursor: The `next` of the previous page; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: `.invalidArgument` for a cursor that no page returned.
    public func records(after cursor: RecordCursor?, limit: Int) async throws(StoreError) -> RecordPage {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in try reader.records(after: cursor, limit: limit) }
    }

    /// Inserts records in one transaction, in the order given, with their own ids and times: a conversation keeps its
    /// record's `updatedAt` even though messages follow. Inserting all records of a vault into an empty one produces an
    /// equal vault, with the same records in the same order.
    ///
    /// A record that already exists is success without a write, and counts as a duplicate: a setting, policy, identity,
    /// person, conversation, contact or run with that name or id, a draft for that conversation, an opening with that
    /// key, a message with that id or one that `save` would treat as a duplicate, a join or a separation that is on
    /// record. An identity loses its default flag if the vault already has a default. A join of a person who is not
    /// joined, or of a chat that exists, and what belongs to a join or a message that does not exist, counts as a
    /// duplicate, too: there is nothing to take apart.
    ///
    /// - Throws: The code of the kind, such as `.personNotFound`, for a reference to something that does not exist;
    ///   `.constraint` for a position, an alias of a conversation, a fingerprint or an identity's name that is taken;
    ///   `.invalidArgument` for an inconsistent record.
    public func insertRecords(_ records: [VaultRecord]) async throws(StoreError) -> SaveOutcome {
        try await change(.records(records)) { archive throws(StoreError) in try archive.insert(records) }
    }
}
