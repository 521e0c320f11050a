import WhisperArchive
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
    /// The number of messages in the chats, as counted at the start; nil if only those of one person are read.
    let total: Int64?
    /// The person whose messages alone are handed out; nil for all.
    let person: Person?
    /// The number of messages read so far, and the number of those handed out.
    private(set) var read: Int64 = 0
    private(set) var written: Int64 = 0
    /// The number of chats of which messages were handed out.
    private(set) var chats: Int64 = 0
    /// Whether sealed lines are left out in whose place stands what was opened from them, as for a person who reads.
    var leavesOutReplaced = false
    /// The number of messages of blocked contacts that were left out.
    var blocked: Int { reading.hidden }

    private let store: any VaultStore
    private let since: Timestamp?
    private let until: Timestamp?
    private var pending: ArraySlice<Conversation>
    private var range = PageRange.oldest
    /// Whether messages of the present chat were handed out.
    private var hasBegun = false
    private var reading: MessageReading

    private static let pageSize = 1_000

    /// - Parameters:
    ///   - person: Only messages by this person; nil for all.
    ///   - since: The earliest time of a message; nil for no limit.
    ///   - until: The first time after the last message; nil for no limit.
    ///   - showsBlocked: Whether messages that blocked contacts sealed are handed out, too.
    init(
        of vault: Vault, conversations: [Conversation], person: Person?, since: Timestamp?, until: Timestamp?,
        showsBlocked: Bool
    ) throws {
        store = vault.store
        self.since = since
        self.until = until
        pending = conversations[...]
        self.person = person
        total = person != nil ? nil : conversations.reduce(0) { $0 + $1.messageCount }
        reading = try MessageReading(of: vault, showsBlocked: showsBlocked)
    }

    /// The messages of the next page, which may be none; nil at the end.
    mutating func next() async throws -> [TranscriptEntry]? {
        guard let conversation = pending.first else { return nil }
        let page = try await page(of: conversation)
        read += Int64(page.count)
        defer { if range == .oldest { hasBegun = false } }
        if let last = page.last, page.count == Transcript.pageSize {
            range = .after(last.unified.id)
        } else {
            range = .oldest
            pending.removeFirst()
        }
        var entries: [TranscriptEntry] = []
        var visible = try await reading.visible(page, message: \.self)
        if leavesOutReplaced { visible = try await reading.withoutReplaced(visible, where: isWanted) }
        for message in visible where isWanted(message) {
            entries.append(
                TranscriptEntry(
                    conversation: conversation, shown: try await reading.shown(message),
                    assuranceBesideTitle: try await reading.assurance(of: message, besideTitleOf: conversation)))
        }
        written += Int64(entries.count)
        if !entries.isEmpty, !hasBegun { (hasBegun, chats) = (true, chats + 1) }
        return entries
    }

    /// Reports the number of messages of blocked contacts.
    func reportBlocked(to output: Output) { reading.reportHidden(to: output) }

    /// A page; empty if the chat, or the message to page from, was deleted meanwhile.
    private func page(of conversation: Conversation) async throws -> [StoredMessage] {
        do throws(StoreError) {
            return try await store.messages(
                in: conversation.id, by: person?.id, range, limit: Transcript.pageSize)
        } catch {
            guard error.code == .conversationNotFound || error.code == .messageNotFound else { throw error }
            return []
        }
    }

    private func isWanted(_ message: StoredMessage) -> Bool {
        if let person, message.person != person.id { return false }
        if let since, message.shownAt < since { return false }
        if let until, message.shownAt >= until { return false }
        return true
    }
}

/// A message with what is shown beside it, and its chat.
struct TranscriptEntry {
    /// The chat.
    let conversation: Conversation
    /// The message.
    let shown: ShownMessage
    /// Its assurance for a row in which the title of the chat stands, too (LOOK-4).
    let assuranceBesideTitle: MessageAssurance
}
