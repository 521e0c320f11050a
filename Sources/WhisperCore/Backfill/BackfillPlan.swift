import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Which older history is wanted, and how far it has been requested, as stored in a vault (ING-6).
///
/// Wishes are the settings `backfill.wish.all` and `backfill.wish.` with a conversation's id; the state of a chat is
/// `backfill.` with its id; `backfill.unsupported` names a bridge that cannot request history. What cannot be read,
/// such as a wish of a later version, is no wish.
public struct BackfillPlan: Sendable {
    let store: any VaultStore

    private static let prefix = "backfill."
    private static let wishPrefix = OwnChoices.prefix(of: .history)
    private static let wishForAll = "backfill.wish.all"
    private static let refusal = "backfill.unsupported"

    /// Creates the plan of a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// Everything that the plan contains at one time.
    public struct Contents: Hashable, Sendable {
        /// What is wanted.
        public var wishes = BackfillWishes()
        /// How far each chat is, with or without a wish.
        public var states: [UniqueIdentifier: BackfillState] = [:]
        /// The bridge that was found unable to request history; nil if none was since the last wish.
        public var unsupportedBy: String?

        /// The state of a chat with respect to a wish.
        public func state(of conversation: UniqueIdentifier, for wish: BackfillWish) -> BackfillState {
            states[conversation]?.current(for: wish) ?? BackfillState(asked: wish.asked)
        }
    }

    /// The wishes and states, including those of conversations that are no longer in the vault.
    ///
    /// - Throws: The vault's error.
    public func contents() async throws(StoreError) -> Contents {
        var contents = Contents()
        for (name, value) in try await store.settings() where name.hasPrefix(BackfillPlan.prefix) {
            if name == BackfillPlan.wishForAll {
                contents.wishes.all = BackfillWish(value)
            } else if name == BackfillPlan.refusal {
                contents.unsupportedBy = value
            } else if name.hasPrefix(BackfillPlan.wishPrefix) {
                guard let id = UniqueIdentifier(String(name.dropFirst(BackfillPlan.wishPrefix.count))) else { continue }
                contents.wishes.byConversation[id] = BackfillWish(value)
            } else if let id = UniqueIdentifier(String(name.dropFirst(BackfillPlan.prefix.count))) {
                contents.states[id] = BackfillState(value)
            }
        }
        return contents
    }

    /// The wish for a conversation, or with nil that for all; nil if there is none.
    ///
    /// - Throws: The vault's error.
    public func wish(for conversation: UniqueIdentifier?) async throws(StoreError) -> BackfillWish? {
        try await store.setting(BackfillPlan.wishName(conversation)).flatMap { BackfillWish($0) }
    }

    /// Records a wish for a conversation, or with nil for all. It starts anew, even if the same was wished before, and
    /// with a bridge that was unable before.
    ///
    /// - Parameter moment: The present time.
    /// - Returns: The wish as recorded.
    /// - Throws: The vault's error.
    @discardableResult
    public func set(
        until: Timestamp?, count: Int64?, for conversation: UniqueIdentifier?, at moment: Timestamp
    ) async throws(StoreError) -> BackfillWish {
        try await store.setSetting(BackfillPlan.refusal, to: nil)
        var wish = BackfillWish(until: until, count: count, asked: moment)
        try await store.updateSetting(BackfillPlan.wishName(conversation)) { present in
            // Whatever the clock says, it is another wish than the one before.
            let next = present.flatMap { BackfillWish($0) }?.asked.milliseconds.addingReportingOverflow(1).partialValue
            wish.asked = max(moment, Timestamp(milliseconds: next ?? moment.milliseconds))
            return wish.text
        }
        return wish
    }

    /// Removes the wish for a conversation, or with nil that for all. What has arrived stays.
    ///
    /// - Returns: Whether there was one.
    /// - Throws: The vault's error.
    @discardableResult
    public func remove(for conversation: UniqueIdentifier?) async throws(StoreError) -> Bool {
        let name = BackfillPlan.wishName(conversation)
        guard try await store.setting(name) != nil else { return false }
        try await store.setSetting(name, to: nil)
        return true
    }

    // MARK: States

    /// Records how far a chat is.
    ///
    /// - Throws: The vault's error.
    func record(_ state: BackfillState, of conversation: UniqueIdentifier) async throws(StoreError) {
        try await store.setSetting(BackfillPlan.prefix + conversation.description, to: state.text)
    }

    /// Records that a bridge cannot request history.
    ///
    /// - Throws: The vault's error.
    func recordUnsupported(by bridge: String) async throws(StoreError) {
        try await store.setSetting(BackfillPlan.refusal, to: bridge)
    }

    /// Whether a change of a setting is one of the owner's wishes.
    static func isWish(_ name: String) -> Bool { name.hasPrefix(wishPrefix) }

    /// Removes the wish and the state of a conversation that was deleted.
    ///
    /// - Throws: The vault's error.
    public func forget(_ conversation: UniqueIdentifier) async throws(StoreError) {
        for name in [BackfillPlan.wishName(conversation), BackfillPlan.prefix + conversation.description]
        where try await store.setting(name) != nil {
            try await store.setSetting(name, to: nil)
        }
    }

    /// Moves the wish of a conversation that was merged into another one, unless that has its own, and forgets how far
    /// it was: what the merged one has to start from is found anew.
    ///
    /// - Throws: The vault's error.
    func joinConversation(_ other: UniqueIdentifier, into id: UniqueIdentifier) async throws(StoreError) {
        guard other != id else { return }
        if let wish = try await wish(for: other), try await self.wish(for: id) == nil {
            try await store.setSetting(BackfillPlan.wishName(id), to: wish.text)
        }
        try await forget(other)
        let state = BackfillPlan.prefix + id.description
        guard try await store.setting(state).flatMap({ BackfillState($0) })?.status == .bare else { return }
        try await store.setSetting(state, to: nil)
    }

    /// Removes what belongs to conversations that are no longer in the vault, such as after an import was undone.
    ///
    /// - Throws: The vault's error.
    func removeStale(_ contents: Contents) async throws(StoreError) {
        for id in Set(contents.wishes.byConversation.keys).union(contents.states.keys)
        where try await store.conversation(id) == nil {
            try await forget(id)
        }
    }

    private static func wishName(_ conversation: UniqueIdentifier?) -> String {
        conversation.map { wishPrefix + $0.description } ?? wishForAll
    }
}
