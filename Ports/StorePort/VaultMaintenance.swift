public import WhisperMessage

/// Maintenance, checks and copies (ST-10 … ST-13).
public protocol VaultMaintenance: Sendable {
    /// Checks the vault: engine integrity, foreign keys, the full-text index, counters. With `repair` it rebuilds what
    /// can be rebuilt (index, counters) in one transaction.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func verify(repair: Bool) async throws(StoreError) -> VerificationReport

    /// Counts and sizes of the vault's contents.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func statistics() async throws(StoreError) -> VaultStatistics

    /// Writes a consistent copy while the vault is in use. The copy appears at the path complete or not at all,
    /// replaces an existing file, and opens with the same key.
    ///
    /// - Throws: `.unsupported` for a vault that is not stored in a file.
    func backup(toFile path: String) async throws(StoreError)

    /// Optimises the full-text index for searching: segments left by many small changes are merged unless they are too
    /// large. Words left by an interrupted deletion are removed as well (ST-11), and unused space is returned to the
    /// file system.
    ///
    /// - Parameter progress: Called with the progress of that removal.
    /// - Throws: `.cancelled`.
    @discardableResult
    func optimize(
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> OptimizationReport
}

extension VaultMaintenance {
    /// Optimises the full-text index without reporting progress.
    ///
    /// - Throws: `.cancelled`.
    @discardableResult
    public func optimize() async throws(StoreError) -> OptimizationReport {
        try await optimize { _ in }
    }
}

/// The findings of a check.
public struct VerificationReport: Hashable, Sendable {
    /// The problems, at most a hundred of each kind; empty for a sound vault.
    public var findings: [Finding]
    /// The number of findings that were repaired.
    public var repaired: Int

    /// A problem in the vault.
    public struct Finding: Hashable, Sendable {
        /// The kind of problem.
        public var kind: Kind
        /// The engine's message or a count; no user data.
        public var detail: String

        /// Creates a finding.
        public init(kind: Kind, detail: String) {
            self.kind = kind
            self.detail = detail
        }
    }

    /// Kinds of findings.
    public enum Kind: String, Sendable, CaseIterable {
        case integrity, foreignKey = "foreign-key", cipher, searchIndex = "search-index", counters, lastMessage =
            "last-message"
        /// The database schema is not the one that the program creates.
        case schema
    }

    /// Creates a report.
    public init(findings: [Finding], repaired: Int = 0) {
        self.findings = findings
        self.repaired = repaired
    }
}

/// Counts and sizes of a vault's contents.
public struct VaultStatistics: Hashable, Sendable {
    /// Conversations, including empty ones.
    public var conversations: Int64
    /// Messages, including tombstones.
    public var messages: Int64
    /// People; those merged into one count once, and channels do not count.
    public var people: Int64
    /// Contacts.
    public var contacts: Int64
    /// Records of attachments, whether or not their content is stored.
    public var attachments: Int64
    /// Stored attachment contents (those with a SHA-256), each counted once.
    public var blobs: Int64
    /// The size of these contents in bytes: the greatest recorded size of each, 0 if none is recorded.
    public var blobBytes: Int64
    /// Unread messages.
    public var unread: Int64
    /// Changes that are encrypted with a secret of their message and wait unread.
    public var encryptedChanges: Int64 = 0
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
    /// The size of the database file in bytes; 0 if there is none.
    public var fileBytes: Int64

    /// Creates statistics that are all zero.
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

extension VaultStatistics {
    /// Counts all messages of a vault, with their attachments.
    public mutating func count(_ messages: some Sequence<StoredMessage>) {
        var sizes: [String: Int64] = [:]
        for message in messages {
            let (unified, time) = (message.unified, message.unified.timestamp)
            self.messages += 1
            if message.direction == .incoming, !message.isRead { unread += 1 }
            first = min(first ?? time, time)
            last = max(last ?? time, time)
            byPlatform[unified.platform, default: 0] += 1
            byKind[unified.content.kind, default: 0] += 1
            byMonth[VaultStatistics.month(of: time), default: 0] += 1
            attachments += Int64(unified.content.attachments.count)
            for attachment in unified.content.attachments {
                if let blob = attachment.sha256 { sizes[blob] = max(sizes[blob] ?? 0, attachment.size ?? 0) }
            }
        }
        blobs = Int64(sizes.count)
        blobBytes = sizes.values.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    }

    /// The month of a time in UTC, as `2026-11`; `0000-00` outside the years 1 … 9999.
    public static func month(of time: Timestamp) -> String {
        let (seconds, rest) = time.milliseconds.quotientAndRemainder(dividingBy: 1_000)
        guard let date = LocalDateTime(secondsSince1970: rest < 0 ? seconds - 1 : seconds) else { return "0000-00" }
        let year = String(date.year)
        return String(repeating: "0", count: 4 - year.utf8.count) + year + (date.month < 10 ? "-0" : "-")
            + String(date.month)
    }
}

/// Selects messages to delete (ST-13): those that meet all given criteria. A rule without criteria matches nothing.
public struct RetentionRule: Hashable, Sendable {
    /// Only messages before this time, by the date that a reader sees (`StoredMessage.shownAt`).
    public var before: Timestamp?
    /// Only messages in this conversation.
    public var conversation: UniqueIdentifier?
    /// Only messages whose own platform this is.
    public var platform: Platform?
    /// Only messages whose first event was received before this time, whatever time their senders state; messages of
    /// which the vault has no event are not excluded by it. Without another criterion it matches nothing.
    public var receivedBefore: Timestamp?
    /// Whether messages that wait to be sent are spared: those with the status pending, and those in the outbox.
    public var sparesUnsent: Bool

    /// Creates a rule from its criteria.
    public init(
        before: Timestamp? = nil, conversation: UniqueIdentifier? = nil, platform: Platform? = nil,
        receivedBefore: Timestamp? = nil, sparesUnsent: Bool = false
    ) {
        self.before = before
        self.conversation = conversation
        self.platform = platform
        self.receivedBefore = receivedBefore
        self.sparesUnsent = sparesUnsent
    }
}

/// The extent of a deletion, actual or in a dry run.
public struct PruneReport: Hashable, Sendable {
    /// The number of messages.
    public var messages: Int64
    /// The number of conversations that contain any of them.
    public var conversations: Int64
    /// The blobs that are no longer referenced, ascending; the caller removes them. Empty in a dry run.
    public var orphanedBlobs: [String]
    /// The number of messages that the rule would cover if it did not spare those that wait to be sent.
    public var unsent: Int64

    /// Creates a report.
    public init(messages: Int64, conversations: Int64, orphanedBlobs: [String], unsent: Int64 = 0) {
        self.messages = messages
        self.conversations = conversations
        self.orphanedBlobs = orphanedBlobs
        self.unsent = unsent
    }
}
