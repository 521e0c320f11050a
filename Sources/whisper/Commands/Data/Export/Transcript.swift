import WhisperCommand
import WhisperContacts
import WhisperCore
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// The messages of some chats, one chat after the other, each in its own order, with what is shown beside each.
///
/// Memory use does not depend on their number.
struct Transcript {
    /// The chats.
    let conversations: [Conversation]
    /// The number of messages in the chats, as counted at the start.
    let total: Int64
    /// The number of messages read so far, and the number of those handed out.
    private(set) var read: Int64 = 0
    private(set) var written: Int64 = 0
    /// The number of messages of blocked contacts that were left out.
    var blocked: Int { blocking.hidden }

    private let store: any VaultStore
    private let since: Timestamp?
    private let until: Timestamp?
    private let showsBlocked: Bool
    private var pending: ArraySlice<Conversation>
    private var range = PageRange.oldest
    private var assurances: MessageAssurances
    private var blocking: BlockedMessages
    private var addresses: AddressNames

    private static let pageSize = 1_000

    /// - Parameters:
    ///   - since: The earliest time of a message; nil for no limit.
    ///   - until: The first time after the last message; nil for no limit.
    ///   - showsBlocked: Whether messages that blocked contacts sealed are handed out, too.
    init(
        of vault: Vault, conversations: [Conversation], since: Timestamp?, until: Timestamp?, showsBlocked: Bool
    ) throws {
        store = vault.store
        self.conversations = conversations
        self.since = since
        self.until = until
        self.showsBlocked = showsBlocked
        pending = conversations[...]
        total = conversations.reduce(0) { $0 + $1.messageCount }
        assurances = try vault.assurances()
        blocking = BlockedMessages(store: vault.store, trust: try vault.trustIfKeyed())
        addresses = AddressNames(store: vault.store)
    }

    /// The messages of the next page, which may be none; nil at the end.
    mutating func next() async throws -> [TranscriptEntry]? {
        guard let conversation = pending.first else { return nil }
        let page = try await page(of: conversation)
        read += Int64(page.count)
        if let last = page.last, page.count == Transcript.pageSize {
            range = .after(last.unified.id)
        } else {
            range = .oldest
            pending.removeFirst()
        }
        let visible = showsBlocked ? page : try await blocking.visible(page, message: \.self)
        var entries: [TranscriptEntry] = []
        for message in visible where isWanted(message) {
            entries.append(try await entry(message, in: conversation))
        }
        written += Int64(entries.count)
        return entries
    }

    /// Reports the number of messages of blocked contacts.
    func reportBlocked(to output: Output) { blocking.report(to: output) }

    /// A page; empty if the chat, or the message to page from, was deleted meanwhile.
    private func page(of conversation: Conversation) async throws -> [StoredMessage] {
        do throws(StoreError) {
            return try await store.messages(in: conversation.id, range, limit: Transcript.pageSize)
        } catch {
            guard error.code == .conversationNotFound || error.code == .messageNotFound else { throw error }
            return []
        }
    }

    private func isWanted(_ message: StoredMessage) -> Bool {
        if let since, message.shownAt < since { return false }
        if let until, message.shownAt >= until { return false }
        return true
    }

    private mutating func entry(
        _ message: StoredMessage, in conversation: Conversation
    ) async throws(StoreError) -> TranscriptEntry {
        var entry = TranscriptEntry(
            conversation: conversation, message: try await addresses.named(message),
            assurance: try await assurances.assurance(of: message),
            assuranceBesideTitle: try await assurances.assurance(of: message, besideTitleOf: conversation),
            author: try await assurances.author(of: message))
        if let id = message.unified.replyTo,
            let answered = try await store.message(conversation: message.conversation, externalID: id),
            try await mayRepeat(answered)
        {
            let author = try await assurances.author(of: answered)
            entry.answered = TranscriptEntry.Answered(
                message: answered.unified, name: author ?? answered.unified.sender?.displayName)
        }
        return entry
    }

    /// Whether an answer repeats the message: not what a blocked contact sealed, which is counted where it is left out.
    private mutating func mayRepeat(_ message: StoredMessage) async throws(StoreError) -> Bool {
        guard !showsBlocked else { return true }
        return try await !blocking.isHidden(message)
    }
}

/// A message with what is shown beside it.
struct TranscriptEntry {
    /// The chat.
    let conversation: Conversation
    /// The message, with names in place of addresses.
    let message: StoredMessage
    /// Its assurance, and the one for a row in which the title of the chat stands, too (LOOK-4).
    let assurance: MessageAssurance
    let assuranceBesideTitle: MessageAssurance
    /// The name of the contact who signed it, if that is certain.
    let author: String?
    /// The message that it answers, if the vault has it.
    var answered: Answered?

    /// A message that another one answers.
    struct Answered {
        let message: UnifiedMessage
        /// The name of its author.
        let name: String?
    }

    /// The name of the author; nil for system lines.
    var name: String? { author ?? message.unified.sender?.displayName }
}
