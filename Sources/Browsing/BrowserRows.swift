import WhisperArchive
import WhisperBrowser
import WhisperCommand
import WhisperContacts
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperStorePort

/// Makes rows of what the vault returns: who vouches for a message, what it answers, what became of it.
struct BrowserRows {
    private let store: any VaultStore
    private let localizer: Localizer
    private let calendar: LocalCalendar
    /// The date on which rows have a time, and no date.
    private let today: String
    private var assurances: MessageAssurances
    private var blocked: BlockedMessages
    private var addresses: AddressNames
    private var notes: MessageNotes
    private var votes: PollVoters
    private var sealedLines: SealedLines
    /// What is known about names; nil until the contacts were read.
    var names: NameReview?

    /// The maximum number of bytes of a text that are looked at for a row.
    private static let longestText = 200_000
    /// The maximum number of characters of a name or a title.
    private static let longestName = 200
    /// The maximum number of reactions that a row shows.
    private static let mostReactions = 12
    /// The maximum number of receipts among the details of a message.
    private static let mostReceipts = 200

    /// What stands for a text that is not shown.
    private static let hidden = "…"

    /// - Parameters:
    ///   - votes: Finds who voted for what.
    ///   - sealedLines: Finds what is known about sealed lines.
    init(
        store: any VaultStore, trust: TrustBook?, votes: PollVoters, sealedLines: SealedLines, _ context: Context
    ) {
        self.store = store
        self.votes = votes
        self.sealedLines = sealedLines
        localizer = context.localizer
        calendar = LocalCalendar(context)
        today = calendar.date(context.clock.now())
        assurances = MessageAssurances(store: store, trust: trust)
        blocked = BlockedMessages(store: store, trust: trust)
        addresses = AddressNames(store: store)
        notes = MessageNotes(store)
    }

    // MARK: Chats

    mutating func row(_ chat: Conversation) async throws(StoreError) -> ChatRow {
        var conversation = chat
        let title = localizer.nameless(chat.title) ?? chat.title
        conversation.title = String(title.prefix(BrowserRows.longestName))
        let line = try await assurances.lastLine(of: conversation)
        let notice = line?.notice.map { MessageDescription(localizer: localizer).line(of: $0) }
        conversation.lastMessage?.text = notice ?? line?.text ?? BrowserRows.hidden
        let moment = line?.writtenAt ?? conversation.lastMessage?.timestamp
        return ChatRow(
            conversation, assurance: line?.assurance, signer: line?.signer?.name,
            time: moment.map { calendar.date($0) == today ? calendar.time($0) : calendar.date($0) } ?? "",
            warning: try await warning(about: chat, signer: line?.signer?.contact))
    }

    private mutating func warning(
        about conversation: Conversation, signer: UniqueIdentifier?
    ) async throws(StoreError) -> String? {
        if let warning = warning(about: conversation.title) { return warning }
        guard conversation.platform.isMessenger || signer != nil,
            let contact = try await names?.borrowed(by: conversation, signer: signer)
        else { return nil }
        return LocalizedMessage(
            StandingText.chatHasName, ["name": .text(conversation.title), "contact": .text(contact)]
        ).text(localizer)
    }

    private func warning(about name: String) -> String? {
        (names?.imitated(by: name).first).map { contact in
            LocalizedMessage(StandingText.looksLike, ["name": .text(name), "contact": .text(contact)]).text(localizer)
        }
    }

    // MARK: Messages

    /// The rows of messages that were read together, without those that blocked contacts sealed (CON-5), and without
    /// sealed lines in whose place stands what was opened from them.
    ///
    /// - Parameter selected: The message that was asked for, which has a row.
    mutating func rows(
        _ page: [StoredMessage], selected: UniqueIdentifier?
    ) async throws(StoreError) -> [MessageRow] {
        var held: [String: StoredMessage] = [:]
        for message in page { held[message.unified.externalID] = message }
        var rows: [MessageRow] = []
        let visible = try await blocked.visible(page, message: \.self)
        for message in try await sealedLines.withoutReplaced(visible, keeping: selected) {
            rows.append(try await row(message, beside: held))
        }
        return rows
    }

    private mutating func row(
        _ message: StoredMessage, beside held: [String: StoredMessage]
    ) async throws(StoreError) -> MessageRow {
        let author = try await assurances.author(of: message)
        let writer = localizer.writer(of: message, author: author)
        var remarks = try await notes.notes(of: message).map { text(of: $0) }
        if author == nil, let writer, writer.isName, let warning = warning(about: writer.text) {
            remarks.append(warning)
        }
        let (lines, isCut) = try await lines(of: message)
        let kind = message.unified.content.kind
        return MessageRow(
            id: message.unified.id, day: calendar.longDate(message.shownAt), time: calendar.time(message.shownAt),
            assurance: try await assurances.assurance(of: message),
            name: String((writer.map { localizer.bare($0) } ?? "").prefix(BrowserRows.longestName)),
            lines: lines, isCut: isCut, notes: remarks, quote: try await quote(of: message, beside: held),
            replyTo: message.unified.replyTo, remark: remark(of: message), isFaint: kind == .system || kind == .deleted,
            isOwn: message.direction == .outgoing, isUnread: message.direction == .incoming && !message.isRead,
            hasFiles: !message.unified.content.attachments.isEmpty)
    }

    private func text(of note: MessageNote) -> String {
        let (key, arguments) = note.words(date: calendar.dateAndTime)
        return LocalizedMessage(key, arguments).text(localizer)
    }

    /// The lines of a message with names in place of addresses, as many as are held. The names of pictures and sounds are
    /// among its details.
    private mutating func lines(
        of message: StoredMessage
    ) async throws(StoreError) -> (lines: [String], isCut: Bool) {
        var unified = try await addresses.named(message).unified
        let voters = unified.content.kind == .poll ? try await votes.voters(of: message.unified) : []
        var isCut = false
        if let text = unified.content.text, text.utf8.count > BrowserRows.longestText {
            let bytes = text.utf8.prefix(BrowserRows.longestText)
            unified.content.text = String(String(decoding: bytes, as: UTF8.self).dropLast())
            isCut = true
        }
        let description = MessageDescription(localizer: localizer, namesMedia: false, hidesEnvelopes: true)
        let lines = description.lines(
            of: unified, voters: voters, finding: try await sealedLines.finding(of: message))
        isCut = isCut || lines.count > BrowserLimits.messageLines
        let held = lines.prefix(BrowserLimits.messageLines).map { line in
            guard line.utf8.count > BrowserLimits.lineLength else { return line }
            isCut = true
            return String(line.prefix(BrowserLimits.lineLength))
        }
        return (held, isCut)
    }

    /// The message on one line.
    mutating func line(of message: StoredMessage) async throws(StoreError) -> String {
        String(try await lines(of: message).lines.joined(separator: " ").prefix(400))
    }

    /// Who wrote what a message answers, and how that begins; what a blocked contact sealed is not quoted.
    private mutating func quote(
        of message: StoredMessage, beside held: [String: StoredMessage]
    ) async throws(StoreError) -> String? {
        guard let id = message.unified.replyTo else { return nil }
        var found = held[id].flatMap { message.unified.certainlyAnswers($0) ? $0 : nil }
        if found == nil { found = try await store.message(answeredBy: message) }
        guard let found, try await !blocked.isHidden(found) else { return BrowserRows.hidden }
        let line = try await line(of: found)
        return try await writer(of: found).map { "\($0): \(line)" } ?? line
    }

    /// Who wrote a message; nil for a system line.
    private mutating func writer(of message: StoredMessage) async throws(StoreError) -> String? {
        let author = try await assurances.author(of: message)
        return localizer.writer(of: message, author: author).map { localizer.bare($0) }
    }

    /// What became of a message: its status if it is the owner's, changes, reactions.
    private func remark(of message: StoredMessage) -> String {
        var remarks: [String] = []
        if message.direction == .outgoing, message.status != .sent { remarks.append(localizer(message.status.key)) }
        let facts = MessageFacts(message.unified)
        if facts.isStarred { remarks.append(localizer(PageMessageText.starred)) }
        if message.unified.editedAt != nil || facts.isEdited { remarks.append(localizer(MessageText.edited)) }
        let reactions = message.unified.reactions
        remarks += reactions.prefix(BrowserRows.mostReactions).map {
            "\($0.shownEmoji) \(localizer.bareName($0.sender.shownName))"
        }
        if reactions.count > BrowserRows.mostReactions { remarks.append("…") }
        return remarks.joined(separator: " · ")
    }

    // MARK: Results

    /// A result; nil if a blocked contact sealed it.
    mutating func row(_ hit: SearchHit, in conversation: Conversation?) async throws(StoreError) -> HitRow? {
        let message = hit.message
        guard try await !blocked.isHidden(message) else { return nil }
        let assurance =
            if let conversation {
                try await assurances.assurance(of: message, besideTitleOf: conversation)
            } else {
                try await assurances.assurance(of: message)
            }
        let name = try await writer(of: message)
        let title = localizer.bareTitle(conversation?.title ?? "")
        return HitRow(
            id: message.unified.id, chat: message.conversation, assurance: assurance,
            time: calendar.dateAndTime(message.shownAt),
            place: name.map { $0 == title ? title : "\($0) · \(title)" } ?? title,
            excerpt: try await excerpt(of: hit))
    }

    /// A message of a thread; nil if a blocked contact sealed it.
    mutating func row(_ entry: ReplyThread.Entry) async throws(StoreError) -> HitRow? {
        let message = entry.message
        guard try await !blocked.isHidden(message) else { return nil }
        return HitRow(
            id: message.unified.id, chat: message.conversation, assurance: try await assurances.assurance(of: message),
            time: calendar.dateAndTime(message.shownAt), place: try await writer(of: message) ?? "",
            excerpt: [try await line(of: message)], depth: entry.depth)
    }

    private mutating func excerpt(of hit: SearchHit) async throws(StoreError) -> [String] {
        let bytes = Array(hit.snippet.text.utf8)
        guard !bytes.isEmpty, hit.message.unified.content.attachments.isEmpty || !hit.snippet.hits.isEmpty else {
            return [try await line(of: hit.message)]
        }
        var pieces: [String] = []
        var place = 0
        for range in hit.snippet.hits where range.lowerBound >= place && range.upperBound <= bytes.count {
            pieces.append(String(decoding: bytes[place..<range.lowerBound], as: UTF8.self))
            pieces.append(String(decoding: bytes[range], as: UTF8.self))
            place = range.upperBound
        }
        return pieces + [String(decoding: bytes[place...], as: UTF8.self)]
    }

    // MARK: Details

    mutating func details(of message: StoredMessage) async throws(StoreError) -> [DetailRow] {
        let unified = message.unified
        let words = AssuranceWords(localizer)
        var rows: [DetailRow] = []
        func add(_ label: BrowserText, _ value: String?) {
            if let value, !value.isEmpty { rows.append(DetailRow(localizer(label), value)) }
        }
        add(.seal, words.word(try await assurances.assurance(of: message)))
        let address = unified.sender?.identifier.map { " (\($0))" } ?? ""
        add(.sender, try await writer(of: message).map { $0 + address })
        add(.time, calendar.dateAndTime(message.shownAt))
        if message.direction == .outgoing { add(.status, localizer(message.status.key)) }
        add(.edited, unified.editedAt.map { calendar.dateAndTime($0) })
        rows += try await notes.notes(of: message).map { DetailRow("──", text(of: $0)) }
        add(.answers, try await quote(of: message, beside: [:]))
        for attachment in unified.content.attachments {
            let size = attachment.size.map { ", \(localizer.language.formatted(bytes: $0))" } ?? ""
            let state = attachment.state == .found ? "" : ", \(localizer(MessageText.notHeld))"
            add(.attachment, "\(attachment.name ?? attachment.mime ?? "–")\(size)\(state)")
        }
        add(.text, try await lines(of: message).lines.joined(separator: "\n"))
        add(.changes, remark(of: message))
        if unified.editedAt != nil {
            for version in try await store.versions(of: unified.id).suffix(20) {
                add(.earlier, "\(calendar.dateAndTime(version.timestamp)): \(version.text)")
            }
        }
        if message.direction == .outgoing {
            for receipt in try await store.receipts(of: unified.id).prefix(BrowserRows.mostReceipts) {
                let name = localizer.bareName(receipt.displayName)
                rows.append(
                    DetailRow(localizer(receipt.status.text), "\(name), \(calendar.dateAndTime(receipt.timestamp))"))
            }
        }
        add(.source, unified.platform.rawValue)
        add(.reference, MessageReference(of: unified).text)
        add(.identifier, unified.id.description)
        return rows
    }
}

extension MessageStatus {
    /// What says it to people.
    fileprivate var key: PageMessageText {
        switch self {
        case .pending: .pending
        case .sent: .sent
        case .delivered: .delivered
        case .failed: .failed
        case .read: .read
        }
    }
}
