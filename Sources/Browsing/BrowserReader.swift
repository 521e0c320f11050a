import WhisperArchive
import WhisperBrowser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// Answers what the full-screen view asks of the vault. Everything is read by key, a page at a time.
actor BrowserReader {
    private let vault: Vault
    private let context: Context
    private let trust: TrustBook?
    /// Finds who voted for what, as long as it has found nothing.
    private let votes: PollVoters
    private let writer: (any ChatWriter)?
    /// What was learnt about contacts, names and lines, until the vault changes.
    private var rows: BrowserRows
    /// The chats, to find them by their titles; nil until they are searched for.
    private var titles: [(chat: Conversation, words: SearchWords)]?
    /// People, to find them by any part of their names; nil until they are searched for.
    private var people: [Person]?
    private var store: any VaultStore { vault.store }

    /// The most chats that are found by their titles, and the most people beside them.
    private static let mostChats = 8
    private static let mostPeople = 4

    init(_ vault: Vault, _ context: Context, _ writer: (any ChatWriter)?) throws {
        self.vault = vault
        self.writer = writer
        self.context = context
        trust = try vault.trustIfKeyed()
        votes = PollVoters(vault.store, digest: try Adapters.sealing())
        rows = BrowserRows(
            store: vault.store, trust: trust, votes: votes, sealedLines: vault.sealedLines, context)
    }

    /// Forgets what was learnt: contacts may be trusted no more.
    func forget() {
        titles = nil
        people = nil
        let names = rows.names
        rows = BrowserRows(store: store, trust: trust, votes: votes, sealedLines: vault.sealedLines, context)
        rows.names = names
    }

    /// Reads the contacts, so that names are compared with theirs.
    ///
    /// - Returns: Whether there are any.
    func readNames() async throws(StoreError) -> Bool {
        guard try await !store.contacts(after: nil, limit: 1).isEmpty else {
            rows.names = nil
            return false
        }
        rows.names = try await NameReview(of: store, trust: trust)
        return true
    }

    /// A message; nil if there is none any more.
    func message(_ id: UniqueIdentifier) async throws(StoreError) -> StoredMessage? { try await store.message(id) }

    /// What the view asks for; nil if there is nothing to say.
    func answer(_ effect: BrowserEffect) async throws -> BrowserEvent? {
        switch effect {
        case .readChats(let cursor, let limit, let ticket):
            let page = try await store.conversations(after: cursor, limit: limit)
            var made: [ChatRow] = []
            for conversation in page { made.append(try await row(conversation)) }
            return .chats(ChatListPage(rows: made, isLast: page.count < limit, ticket: ticket))
        case .readMessages(let request): return try await page(request)
        case .open(let chat, let place, let ticket): return try await open(chat, at: place, ticket)
        case .search(let text, let chat, let after, let ticket):
            return try await search(text, in: chat, after: after, ticket)
        case .readThread(let id, let ticket): return try await thread(of: id, ticket)
        case .readDetails(let id):
            guard let message = try await store.message(id) else { return .details([], of: id) }
            return try await using { (rows) throws(StoreError) in .details(try await rows.details(of: message), of: id)
            }
        default: return nil
        }
    }

    // MARK: Rows

    /// Works with what was learnt, and adds to it. Where several readings overlap, what one of them learnt is lost.
    private func using<Result: Sendable>(
        _ body: (inout BrowserRows) async throws(StoreError) -> Result
    ) async throws(StoreError) -> Result {
        var working = rows
        let result = try await body(&working)
        working.names = rows.names
        rows = working
        return result
    }

    private func row(_ conversation: Conversation) async throws(StoreError) -> ChatRow {
        try await using { (rows) throws(StoreError) in try await rows.row(conversation) }
    }

    private func made(
        _ page: [StoredMessage], selected: UniqueIdentifier? = nil
    ) async throws(StoreError) -> [MessageRow] {
        try await using { (rows) throws(StoreError) in try await rows.rows(page, selected: selected) }
    }

    private func edges(_ page: [StoredMessage]) -> MessageEdges? {
        guard let first = page.first, let last = page.last else { return nil }
        return MessageEdges(first: first.unified.id, last: last.unified.id)
    }

    // MARK: Messages

    private func page(_ request: MessageRequest) async throws -> BrowserEvent {
        func answer(
            _ page: [StoredMessage], limit: Int, _ chat: ChatRow?, _ form: WritingForm?
        ) async throws(StoreError) -> BrowserEvent {
            let rows = try await made(page)
            return .messages(
                MessagePage(
                    request: request, rows: rows, hidden: page.count - rows.count, edges: edges(page),
                    reachesEnd: page.count < limit, chat: chat, form: form))
        }
        guard let conversation = try await store.conversation(request.chat) else {
            return try await answer([], limit: 1, nil, nil)
        }
        let chat = try await row(conversation)
        let form = try await writer?.form(in: conversation)
        let size = BrowserLimits.messagePage
        do throws(StoreError) {
            switch request.range {
            case .before(let id):
                let page = try await store.messages(in: request.chat, .before(id), limit: size)
                return try await answer(page, limit: size, chat, form)
            case .after(let id):
                let page = try await store.messages(in: request.chat, .after(id), limit: size)
                return try await answer(page, limit: size, chat, form)
            case .again(let id, let count):
                guard let first = try await store.message(id), first.conversation == request.chat else {
                    let page = try await store.messages(in: request.chat, .newest, limit: size)
                    return try await answer(page, limit: .max, chat, form)
                }
                let page = [first] + (try await store.messages(in: request.chat, .after(id), limit: count))
                return try await answer(page, limit: count + 1, chat, form)
            }
        } catch {
            switch error.code {
            case .conversationNotFound: return try await answer([], limit: 1, nil, nil)
            // What the page begins from was deleted meanwhile.
            case .messageNotFound: return .changed
            default: throw error
            }
        }
    }

    private func open(
        _ id: UniqueIdentifier, at place: BrowserEffect.Place, _ ticket: Int
    ) async throws -> BrowserEvent {
        guard let conversation = try await store.conversation(id) else { return .missing(ticket: ticket) }
        let size = BrowserLimits.messagePage
        var page: [StoredMessage]
        var selected: UniqueIdentifier?
        var (reachesOldest, reachesNewest) = (true, true)
        var anchor: StoredMessage?
        switch place {
        case .newest:
            page = try await store.messages(in: id, .newest, limit: size)
            reachesOldest = page.count < size
        case .oldest:
            page = try await store.messages(in: id, .oldest, limit: size)
            reachesNewest = page.count < size
            selected = page.first?.unified.id
        case .message(let message): (page, anchor) = ([], try await store.message(message))
        case .answered(let message):
            let answer = try await store.message(message)
            page = []
            if let answer, answer.conversation == id { anchor = try await store.message(answeredBy: answer) }
        case .date(let text):
            guard let start = MomentArgument(text, in: context)?.start else {
                throw CommandFailure(.usage, BrowserText.notADate, ["value": .text(text)])
            }
            var request = SearchRequest(.and([]))
            request.conversation = id
            request.until = start
            request.limit = 1
            anchor = try await store.search(request).first?.message
            page = try await store.messages(in: id, .oldest, limit: size)
            reachesNewest = page.count < size
            selected = page.first?.unified.id
        }
        if let anchor {
            guard anchor.conversation == id else { return .missing(ticket: ticket) }
            let key = anchor.unified.id
            let before = try await store.messages(in: id, .before(key), limit: size)
            let after = try await store.messages(in: id, .after(key), limit: size)
            page = before + [anchor] + after
            reachesOldest = before.count < size
            reachesNewest = after.count < size
            // The anchor of a date is the last message before it.
            if case .date = place { selected = after.first?.unified.id ?? key } else { selected = key }
        } else if page.isEmpty, place != .newest, place != .oldest {
            return .missing(ticket: ticket)
        }
        let rows = try await made(page, selected: anchor?.unified.id)
        return .opened(
            OpenedChat(
                chat: try await row(conversation), rows: rows, hidden: page.count - rows.count, edges: edges(page),
                selected: selected, reachesOldest: reachesOldest, reachesNewest: reachesNewest, ticket: ticket,
                form: try await writer?.form(in: conversation),
                draft: writer == nil ? nil : try await store.draft(in: id)?.text))
    }

    // MARK: Threads

    private func thread(of id: UniqueIdentifier, _ ticket: Int) async throws(StoreError) -> BrowserEvent {
        let thread = try await ReplyThread.around(id, in: store, limit: BrowserLimits.thread)
        guard let thread, thread.entries.count > 1 else {
            return .searchRemark(context.localizer(BrowserText.noThread), ticket: ticket)
        }
        let made = try await using { (rows) throws(StoreError) in
            var made: [HitRow] = []
            for entry in thread.entries {
                if let row = try await rows.row(entry) { made.append(row) }
            }
            return made
        }
        return .hits(
            HitPage(
                rows: made, selected: id, last: nil, isContinuation: false, isLast: !thread.isCut, ticket: ticket))
    }

    // MARK: Search

    private func search(
        _ text: String, in chat: UniqueIdentifier?, after: UniqueIdentifier?, _ ticket: Int
    ) async throws -> BrowserEvent? {
        let found: SearchRequest?
        do {
            found = try await BrowserQuery(text, store, in: context).request()
        } catch let failure as CommandFailure {
            return .searchRemark(failure.message.text(context.localizer), ticket: ticket)
        }
        guard var request = found else {
            return .searchRemark(context.localizer(BrowserText.searchHint), ticket: ticket)
        }
        if let chat { request.conversation = chat }
        request.limit = after == nil ? BrowserLimits.hitPage : BrowserLimits.laterHitPage
        request.after = after
        let hits = try await store.search(request)
        try Task.checkCancellation()
        var made: [HitRow] = []
        if !request.hasFilter, after == nil {
            made = try await chats(named: request.expression)
            made += try await people(named: request.expression, besides: Set(made.map(\.chat)))
        }
        for hit in hits {
            let conversation = try await store.conversation(hit.message.conversation)
            let row = try await using { (rows) throws(StoreError) in try await rows.row(hit, in: conversation) }
            if let row { made.append(row) }
        }
        return .hits(
            HitPage(
                rows: made, last: hits.last?.message.unified.id, isContinuation: after != nil,
                isLast: hits.count < request.limit, ticket: ticket,
                expression: request.expression == .and([]) ? nil : request.expression))
    }

    /// The chats whose titles an expression finds, in the order of the list.
    private func chats(named expression: SearchExpression) async throws(StoreError) -> [HitRow] {
        var known = titles ?? []
        if titles == nil {
            known = try await store.allConversations().map { ($0, SearchText.words(of: $0.title)) }
            titles = known
        }
        var made: [HitRow] = []
        for (chat, words) in known where made.count < BrowserReader.mostChats {
            guard expression.matches([words]), !expression.hits(in: chat.title).isEmpty else { continue }
            let row = try await row(chat)
            made.append(
                HitRow(
                    id: chat.id, chat: chat.id, assurance: row.assurance ?? .plain,
                    time: context.localizer(BrowserText.chatFound), place: ShownName.bare(row.conversation.title),
                    excerpt: [row.conversation.lastMessage?.text ?? ""]))
        }
        return made
    }

    /// The people of a name: who has a direct chat that is not listed, which is where their row leads, and who has none, whose
    /// messages it lists.
    private func people(
        named expression: SearchExpression, besides listed: Set<UniqueIdentifier>
    ) async throws -> [HitRow] {
        let listing = PeopleListing(store: store)
        let first = if let people { people } else { try await listing.first() }
        people = first
        var made: [HitRow] = []
        for person in try await listing.named(expression, among: first) where made.count < Self.mostPeople {
            var row = HitRow(
                id: person.id, chat: person.id, assurance: .plain, time: context.localizer(BrowserText.personFound),
                place: context.localizer.bareName(person.displayName),
                excerpt: [context.localizer(BrowserText.listsMessages)])
            let chats = try await DirectChats.with(person, in: store)
            guard chats.allSatisfy({ !listed.contains($0.id) }) else { continue }
            if let chat = chats.first {
                let shown = try await self.row(chat)
                (row.id, row.chat, row.assurance) = (chat.id, chat.id, shown.assurance ?? .plain)
                row.excerpt = [context.localizer.bareTitle(chat.title)]
            } else {
                row.query = try await BrowserQuery.messages(of: person, in: store, context)
            }
            made.append(row)
        }
        return made
    }
}

extension SearchRequest {
    /// Whether it asks for more than words.
    fileprivate var hasFilter: Bool {
        conversation != nil || person != nil || from != nil || until != nil || !kinds.isEmpty || hasAttachment != nil
            || isEncrypted != nil
    }
}
