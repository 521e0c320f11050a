public import WhisperMessage

/// Upkeep, checks and copies (ST-10 … ST-13).
public protocol VaultMaintenance: Sendable {
    /// Checks the vault: engine integrity, foreign keys, the full-text index, counters; with `repair` it rebuilds
    /// what can be rebuilt (index, counters) in one transaction.
    func verify(repair: Bool) async throws(StoreError) -> VerificationReport

    /// Figures about what is in the vault.
    func statistics() async throws(StoreError) -> VaultStatistics

    /// Writes a consistent copy while the vault is in use. The copy appears at the path whole or not at all, replaces
    /// what was there, and is opened with the same key. A vault that is not in a file throws `.unsupported`.
    func backup(toFile path: String) async throws(StoreError)

    /// Deletes messages by age, conversation and platform, as `.erase` does; with `dryRun` it only counts. Conversations
    /// stay, empty ones too. Many messages go a part at a time, oldest first: cancelled, those that are left stay.
    /// - Parameter progress: Hears how far it has got, now and then; not of small deletions.
    func prune(
        _ rule: RetentionRule, dryRun: Bool, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> PruneReport

    /// Brings the full-text index into a form in which it is searched fast: pieces that many small changes left are merged
    /// where they are not too large. What a deletion that was cut off left of its words goes with it (ST-11).
    /// - Parameter progress: Hears how far that has got.
    @discardableResult
    func optimize(
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> OptimizationReport

    /// Gives unused space back to the file system.
    func vacuum() async throws(StoreError)

    /// Deletes every conversation, message, person, contact, draft and run, and what waits in the spill. Settings, identities and policies stay, and so
    /// does what is remembered of envelopes that were opened: none of them can be opened as new afterwards.
    /// - Returns: The blobs that were referred to, in ascending order.
    @discardableResult func clearAll() async throws(StoreError) -> [String]

    /// The blobs that any message, or the picture of any conversation or contact, refers to; each once, ascending.
    func referencedBlobs() async throws(StoreError) -> [String]
}

extension VaultMaintenance {
    /// Deletes what a rule covers without being told how far it has got.
    public func prune(_ rule: RetentionRule, dryRun: Bool) async throws(StoreError) -> PruneReport {
        try await prune(rule, dryRun: dryRun) { _ in }
    }

    /// Brings the full-text index into its fastest form without being told how far that has got.
    @discardableResult
    public func optimize() async throws(StoreError) -> OptimizationReport {
        try await optimize { _ in }
    }
}

/// What a check found.
public struct VerificationReport: Hashable, Sendable {
    /// What is wrong, at most a hundred of each kind; empty for a sound vault.
    public var findings: [Finding]
    /// How many findings were repaired.
    public var repaired: Int

    /// Something that is wrong.
    public struct Finding: Hashable, Sendable {
        /// What kind of thing.
        public var kind: Kind
        /// The engine's words or a count; no user data.
        public var detail: String

        /// A finding of a kind.
        public init(kind: Kind, detail: String) {
            self.kind = kind
            self.detail = detail
        }
    }

    /// Kinds of findings.
    public enum Kind: String, Sendable, CaseIterable {
        case integrity, foreignKey = "foreign-key", cipher, searchIndex = "search-index", counters, lastMessage =
            "last-message"
        /// What the database is made of is not what the program makes.
        case schema
    }

    /// A report.
    public init(findings: [Finding], repaired: Int = 0) {
        self.findings = findings
        self.repaired = repaired
    }
}

/// What is in a vault.
public struct VaultStatistics: Hashable, Sendable {
    /// Conversations, empty ones too.
    public var conversations: Int64
    /// Messages, tombstones included.
    public var messages: Int64
    /// People; those joined into another count as one.
    public var people: Int64
    /// Contacts.
    public var contacts: Int64
    /// Records of attachments, held or not.
    public var attachments: Int64
    /// Contents of attachments that are held (those with a SHA-256), each counted once.
    public var blobs: Int64
    /// The size of these contents in bytes: the greatest that is recorded of each, 0 where none is.
    public var blobBytes: Int64
    /// Unread messages.
    public var unread: Int64
    /// The time of the earliest message.
    public var first: Timestamp?
    /// The time of the latest message.
    public var last: Timestamp?
    /// Messages by platform.
    public var byPlatform: [Platform: Int64]
    /// Messages by kind.
    public var byKind: [ContentKind: Int64]
    /// Messages by month, as `2026-11` in UTC.
    public var byMonth: [String: Int64]
    /// The size of the database file in bytes; 0 where there is none.
    public var fileBytes: Int64

    /// Figures that are all zero.
    public init() {
        conversations = 0
        messages = 0
        people = 0
        contacts = 0
        attachments = 0
        blobs = 0
        blobBytes = 0
        unread = 0
        byPlatform = [:]
        byKind = [:]
        byMonth = [:]
        fileBytes = 0
    }
}

/// What to delete (ST-13): messages that meet all the parts given. A rule without any part matches nothing.
public struct RetentionRule: Hashable, Sendable {
    /// Written before this moment, by the date that a reader is shown (`StoredMessage.shownAt`).
    public var before: Timestamp?
    /// In this conversation.
    public var conversation: UniqueIdentifier?
    /// Whose own platform this is.
    public var platform: Platform?

    /// Messages that meet all the parts given.
    public init(before: Timestamp? = nil, conversation: UniqueIdentifier? = nil, platform: Platform? = nil) {
        self.before = before
        self.conversation = conversation
        self.platform = platform
    }
}

/// What a deletion covered, or would.
public struct PruneReport: Hashable, Sendable {
    /// Messages.
    public var messages: Int64
    /// Conversations that hold one of them.
    public var conversations: Int64
    /// Blobs that nothing refers to any longer, ascending; the caller removes them. Empty in a dry run.
    public var orphanedBlobs: [String]

    /// A report.
    public init(messages: Int64, conversations: Int64, orphanedBlobs: [String]) {
        self.messages = messages
        self.conversations = conversations
        self.orphanedBlobs = orphanedBlobs
    }
}
