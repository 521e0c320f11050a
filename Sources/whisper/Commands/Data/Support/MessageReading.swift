import WhisperArchive
import WhisperCommand
import WhisperContacts
import WhisperCore
import WhisperMessage
import WhisperLocalization
import WhisperPages
import WhisperStorePort
import WhisperVault

/// A message with everything that is shown beside it.
struct ShownMessage {
    /// The message, with names in place of addresses.
    var message: StoredMessage
    /// The message as the vault has it, with the present trust in who signed it.
    let stored: UnifiedMessage
    /// How it is vouched for.
    var assurance: MessageAssurance
    /// The name of the contact who signed it, if that is certain: the author, whatever sender the carrier names.
    let author: String?
    /// What is to be noted about it.
    let notes: [MessageNote]
    /// The message that it answers; nil if it answers none.
    let answer: AnsweredMessage?
    /// The names of those who voted for each option of a poll.
    let voters: [[String]]
    /// What is known about it as a sealed line.
    let finding: SealedLines.Finding?

    /// The reference by which commands find it.
    var reference: String { MessageReference(of: stored).text }
    /// The name of the author, not yet safe to print; nil for system lines.
    var name: String? { author ?? message.unified.sender?.shownName }

    /// The name of the author as it is printed (see `Localizer.writer`); nil for system lines.
    func printedName(_ localizer: Localizer, forOthers: Bool = false, isShort: Bool = false) -> String? {
        localizer.writer(of: message, author: author, forOthers: forOthers, isShort: isShort)
            .map { localizer.shown($0) }
    }
}

/// The message that another one answers.
enum AnsweredMessage {
    /// The vault has it; with the contact who signed it, if that is certain.
    case held(StoredMessage, author: String?)
    /// The vault does not have it; perhaps the source repeats its text.
    case unknown(text: String?)
    /// It is not shown: a blocked contact sealed it (CON-5).
    case withheld
}

/// Finds what is shown beside messages: who vouches for them, what they answer, the names behind addresses and votes.
struct MessageReading {
    private let store: any VaultStore
    private let showsBlocked: Bool
    private var assurances: MessageAssurances
    private var blocking: BlockedMessages
    private var addresses: AddressNames
    private var notes: MessageNotes
    private var votes: PollVoters
    private var lines: SealedLines

    /// - Parameter showsBlocked: Whether messages that blocked contacts sealed are shown, and quoted.
    init(of vault: Vault, showsBlocked: Bool) throws {
        store = vault.store
        self.showsBlocked = showsBlocked
        assurances = try vault.assurances()
        blocking = BlockedMessages(store: vault.store, trust: try vault.trustIfKeyed())
        addresses = AddressNames(store: vault.store)
        notes = MessageNotes(vault.store)
        votes = PollVoters(vault.store, digest: try Adapters.sealing())
        lines = vault.sealedLines
    }

    /// The number of messages of blocked contacts that were left out.
    var hidden: Int { blocking.hidden }

    /// The messages to show, or the values that correspond to them.
    mutating func visible<Entry>(
        _ entries: [Entry], message: (Entry) -> StoredMessage
    ) async throws(StoreError) -> [Entry] {
        showsBlocked ? entries : try await blocking.visible(entries, message: message)
    }

    /// The messages without sealed lines in whose place stands what was opened from them.
    ///
    /// - Parameters:
    ///   - kept: The message that was asked for, which stays.
    ///   - isShown: Whether a message that was opened is shown, too.
    mutating func withoutReplaced(
        _ messages: [StoredMessage], keeping kept: UniqueIdentifier? = nil,
        where isShown: (StoredMessage) -> Bool = { _ in true }
    ) async throws(StoreError) -> [StoredMessage] {
        try await lines.withoutReplaced(messages, keeping: kept, where: isShown)
    }

    /// A message with what is shown beside it.
    mutating func shown(_ message: StoredMessage) async throws(StoreError) -> ShownMessage {
        ShownMessage(
            message: try await addresses.named(message), stored: try await assurances.present(message),
            assurance: try await assurances.assurance(of: message), author: try await assurances.author(of: message),
            notes: try await notes.notes(of: message), answer: try await answer(of: message),
            voters: message.unified.content.kind == .poll ? try await votes.voters(of: message.unified) : [],
            finding: try await lines.finding(of: message))
    }

    /// Its assurance in a row with the title of its chat (LOOK-4).
    mutating func assurance(
        of message: StoredMessage, besideTitleOf conversation: Conversation
    ) async throws(StoreError) -> MessageAssurance {
        try await assurances.assurance(of: message, besideTitleOf: conversation)
    }

    /// What an answer repeats is not what a blocked contact sealed, which is counted where it is left out.
    private mutating func answer(of message: StoredMessage) async throws(StoreError) -> AnsweredMessage? {
        guard message.unified.replyTo != nil else { return nil }
        guard let held = try await store.message(answeredBy: message) else {
            return .unknown(text: MessageFacts(message.unified).quoted?.text)
        }
        if !showsBlocked, try await blocking.isHidden(held) { return .withheld }
        return .held(try await addresses.named(held), author: try await assurances.author(of: held))
    }

    /// Reports how many messages of blocked contacts were left out.
    func reportHidden(to output: Output) {
        if hidden > 0 { output.note(EnvelopeWords.blockedHidden, ["count": .count(hidden)]) }
    }
}
