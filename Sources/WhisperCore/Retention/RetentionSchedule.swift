import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// How long the messages of each chat are kept, as the owner has set it (ST-13).
///
/// Each rule is a setting of the vault: `retention.default`, and `retention.` with a conversation's id. They are part of
/// backups and full exports; a file that is imported from others changes no settings. A rule that cannot be read, such
/// as one of a later version, keeps messages forever.
public struct RetentionSchedule: Sendable {
    private let store: any VaultStore

    private static let prefix = OwnChoices.prefix(of: .retention)
    private static let standard = "retention.default"

    /// Creates the schedule of a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// All rules, including those of conversations that are no longer in the vault.
    ///
    /// - Throws: The vault's error.
    public func rules() async throws(StoreError) -> RetentionRules {
        var rules = RetentionRules()
        for (name, value) in try await store.settings() where name.hasPrefix(RetentionSchedule.prefix) {
            let period = RetentionPeriod(value) ?? .forever
            if name == RetentionSchedule.standard {
                rules.standard = period
            } else if let id = UniqueIdentifier(String(name.dropFirst(RetentionSchedule.prefix.count))) {
                rules.byConversation[id] = period
            }
        }
        return rules
    }

    /// The rule of a conversation, or with nil the default; nil if there is none.
    ///
    /// - Throws: The vault's error.
    public func period(of conversation: UniqueIdentifier?) async throws(StoreError) -> RetentionPeriod? {
        try await store.setting(setting(of: conversation)).map { RetentionPeriod($0) ?? .forever }
    }

    /// Sets the rule of a conversation, or with nil the default; a period of nil removes it.
    ///
    /// - Throws: The vault's error.
    public func set(_ period: RetentionPeriod?, for conversation: UniqueIdentifier?) async throws(StoreError) {
        try await store.setSetting(setting(of: conversation), to: period?.text)
    }

    /// Removes the rules of conversations that are no longer in the vault, such as after an import was undone.
    ///
    /// - Throws: The vault's error.
    public func removeStale() async throws(StoreError) {
        for id in try await rules().byConversation.keys where try await store.conversation(id) == nil {
            try await set(nil, for: id)
        }
    }

    /// Merges two conversations like `VaultStore.joinConversation`. The merged one keeps messages as long as the
    /// one of both that keeps them longer, and takes over the wish for older history.
    ///
    /// - Throws: As `VaultStore.joinConversation`.
    @discardableResult
    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause = .owner
    ) async throws(StoreError) -> [String] {
        guard other != id else { return [] }
        let leaving = try await period(of: other)
        let staying = try await period(of: id)
        if leaving != staying {
            let standard = try await period(of: nil) ?? .forever
            // Before the merge, so that an interruption deletes nothing too early.
            // A rule of one's own stays even if it is the standard, which may become another one.
            let isOwn = staying == nil && leaving == standard
            if isOwn || (leaving ?? standard).isLonger(than: staying ?? standard) { try await set(leaving, for: id) }
        }
        let blobs = try await store.joinConversation(other, into: id, by: cause)
        if leaving != nil { try await set(nil, for: other) }
        try await BackfillPlan(store: store).joinConversation(other, into: id)
        return blobs
    }

    private func setting(of conversation: UniqueIdentifier?) -> String {
        conversation.map { RetentionSchedule.prefix + $0.description } ?? RetentionSchedule.standard
    }
}

/// The rules for retention in a vault (ST-13).
public struct RetentionRules: Hashable, Sendable {
    /// The rule for conversations without a rule of their own; nil if there is none, and they are kept.
    public var standard: RetentionPeriod?
    /// The rules of conversations.
    public var byConversation: [UniqueIdentifier: RetentionPeriod]

    /// Creates rules.
    public init(standard: RetentionPeriod? = nil, byConversation: [UniqueIdentifier: RetentionPeriod] = [:]) {
        self.standard = standard
        self.byConversation = byConversation
    }

    /// How long the messages of a conversation are kept.
    public func period(of conversation: UniqueIdentifier) -> RetentionPeriod {
        byConversation[conversation] ?? standard ?? .forever
    }

    /// Whether nothing is deleted by them.
    public var keepEverything: Bool {
        (standard ?? .forever) == .forever && byConversation.values.allSatisfy { $0 == .forever }
    }
}
