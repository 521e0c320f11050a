import WhisperArchive
import WhisperContacts
import WhisperCore
import WhisperMessage
import WhisperPages
import WhisperStorePort

/// Finds what a message's place on a page shows besides the message: who vouches for it, what it answers, its earlier
/// texts, the names behind addresses and votes.
struct MessagePreparation {
    private let store: any VaultStore
    private let trust: TrustBook?
    private let options: PageExport.Options
    private var assurances: MessageAssurances
    private var blocking: BlockedMessages
    private var addresses: AddressNames
    private var notes: MessageNotes
    private var votes: PollVoters
    private var sealedLines: SealedLines?
    /// Made when the first name needs it.
    private var review: NameReview?
    /// What is known about names of senders.
    private var imitated: [String: [String]] = [:]
    private var conversation: Conversation?
    private var page: [StoredMessage] = []
    /// The messages of the page by their external ids, made when the first answer needs it.
    private var byExternalID: [String: Int]?

    /// The number of names of senders that are remembered.
    private static let mostNames = 10_000

    init(_ vault: PageExport.Sources, options: PageExport.Options) {
        self.options = options
        store = vault.store
        trust = vault.trust
        assurances = MessageAssurances(store: vault.store, trust: vault.trust)
        blocking = BlockedMessages(store: vault.store, trust: vault.trust)
        addresses = AddressNames(store: vault.store)
        notes = MessageNotes(vault.store)
        votes = PollVoters(vault.store, digest: vault.digest)
        sealedLines = vault.sealedLines
    }

    /// The number of messages of blocked contacts that were left out.
    var blocked: Int { blocking.hidden }

    /// Begins a chat.
    ///
    /// - Returns: The chat under this number, with what is to be said about its title.
    mutating func begin(_ conversation: Conversation, number: Int) async throws(PageExportError) -> PageChat {
        self.conversation = conversation
        notes = MessageNotes(store)
        begin([])
        var chat = PageChat(number: number, conversation)
        do throws(StoreError) {
            chat.imitated = try await imitated(by: chat.title)
            // A messenger's chat usually has its contact's name, but a server chooses titles.
            if conversation.platform.isMessenger { chat.namesake = try await review?.borrowed(by: conversation) }
        } catch {
            throw PageExportError(error)
        }
        return chat
    }

    /// Begins a page of messages that were read together.
    mutating func begin(_ page: [StoredMessage]) {
        self.page = page
        byExternalID = nil
    }

    /// The messages of a page that the archive has: without those that blocked contacts sealed (CON-5), and without
    /// sealed lines in whose place stands what was opened from them.
    mutating func visible(_ page: [StoredMessage]) async throws(PageExportError) -> [StoredMessage] {
        do throws(StoreError) {
            let isIncluded = options.include
            let visible = try await blocking.visible(page, message: \.self).filter(isIncluded)
            return try await sealedLines?.withoutReplaced(visible, where: isIncluded) ?? visible
        } catch {
            throw PageExportError(error)
        }
    }

    /// A message with everything that it needs.
    ///
    /// - Parameter places: The pages of the chat so far.
    mutating func prepared(
        _ message: StoredMessage, places: PagePositions
    ) async throws(PageExportError) -> PageMessage {
        do throws(StoreError) {
            var prepared = PageMessage(message, assurance: try await assurances.assurance(of: message))
            prepared.author = try await assurances.author(of: message)
            prepared.notes = try await notes.notes(of: message)
            if prepared.author == nil, let name = message.unified.sender?.shownName {
                prepared.imitated = try await imitated(by: name)
            }
            prepared.stored = try await addresses.named(message)
            if message.unified.replyTo != nil { prepared.reply = try await reply(of: message, places) }
            if message.unified.editedAt != nil { prepared.versions = try await store.versions(of: message.unified.id) }
            if case .own(let own)? = try await sealedLines?.finding(of: message) {
                prepared.sealedFor = own.unified.recipients.first?.shownName
            }
            if message.unified.content.kind == .poll { prepared.voters = try await votes.voters(of: message.unified) }
            return prepared
        } catch {
            throw PageExportError(error)
        }
    }

    /// The assurance of a message in a row with the title of its chat, as in the results of a search (LOOK-4).
    mutating func assuranceBesideTitle(
        of message: PageMessage
    ) async throws(PageExportError) -> MessageAssurance {
        // Only a verified one can be another there.
        guard message.assurance == .verified, let conversation else { return message.assurance }
        do throws(StoreError) {
            return try await assurances.assurance(of: message.stored, besideTitleOf: conversation)
        } catch {
            throw PageExportError(error)
        }
    }

    // MARK: Names

    /// The names of contacts that a name only looks like. The contacts are read once.
    private mutating func imitated(by name: String) async throws(StoreError) -> [String] {
        if let known = imitated[name] { return known }
        let review = if let review { review } else { try await NameReview(of: store, trust: trust) }
        self.review = review
        if imitated.count >= MessagePreparation.mostNames { imitated = [:] }
        let found = review.imitated(by: name)
        imitated[name] = found
        return found
    }

    // MARK: Answers

    private mutating func reply(
        of message: StoredMessage, _ places: PagePositions
    ) async throws(StoreError) -> PageReply? {
        guard let id = message.unified.replyTo else { return nil }
        if byExternalID == nil {
            byExternalID = Dictionary(page.enumerated().map { ($1.unified.externalID, $0) }) { first, _ in first }
        }
        let held: StoredMessage?
        if let place = byExternalID?[id], message.unified.certainlyAnswers(page[place]) {
            held = page[place]
        } else {
            held = try await store.message(answeredBy: message)
        }
        guard let held else { return .unknown }
        // What a blocked contact sealed is not quoted either; it is counted where it stands.
        guard try await !blocking.isHidden(held) else { return .withheld }
        let author = try await assurances.author(of: held)
        // What comes later in the chat has no page yet, and what is left out has none at all.
        let hasPage = held.position < message.position && options.include(held)
        let target = hasPage ? places.page(of: held.position) : nil
        return .held(
            PageReply.Quote(of: held, name: author ?? held.unified.sender?.shownName, page: target))
    }
}

extension PageExportError {
    /// An error of the vault.
    init(_ error: StoreError) {
        self = error.code == .cancelled ? .cancelled : .store(error)
    }
}
