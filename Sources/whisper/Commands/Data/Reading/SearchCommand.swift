import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper search`: finds messages by their words (ST-5).
struct SearchCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "search", DataCommandText.search, discussion: DataCommandText.searchDiscussion,
            examples: [
                "whisper search umbrella", "whisper search '\"blue umbrella\" OR rain*'",
                "whisper search lake --in Anna --since 2019-05 --type image", "whisper search cake --context 2",
                "whisper search invoice --json",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.query, value: "QUERY"))
    var query: [String] = []

    @Option(name: .chat, help: .text(DataOptionText.searchIn, value: "CONVERSATION"), completion: .chats)
    var conversation: String?

    @Option(name: .writer, help: .text(DataOptionText.fromPerson, value: "NAME"), completion: .people)
    var fromPerson: String?

    @Option(name: .long, help: .text(DataOptionText.since, value: "DATE"))
    var since: String?

    @Option(name: .long, help: .text(DataOptionText.until, value: "DATE"))
    var until: String?

    @Option(
        name: .long, help: .text(DataOptionText.type, value: "TYPE"),
        completion: .list(ContentKind.allCases.map(\.rawValue)))
    var type: [String] = []

    @Flag(name: .long, help: .text(DataOptionText.hasAttachment))
    var hasAttachment = false

    @Flag(name: .long, help: .text(DataOptionText.encrypted))
    var encrypted = false

    @Option(name: .long, help: .text(DataOptionText.order, value: "ORDER"), completion: .list(["newest", "relevance"]))
    var order: String?

    @Option(name: [.short, .long], help: .text(DataOptionText.searchLimit, value: "N"))
    var limit: Int?

    @Option(name: [.customShort("C"), .long], help: .text(DataOptionText.searchContext, value: "N"))
    var context: Int?

    @Flag(name: .long, help: .text(SealingOptionText.showBlocked))
    var showBlocked = false

    private static let largestPage = 1_000

    /// The most hits that are counted, so that counting takes no time in vaults of any size.
    private static let mostCounted: Int64 = 100_000

    /// The most messages that are shown on each side of a hit.
    private static let mostContext = 100

    func checkArguments() throws {
        if let context, !(0...SearchCommand.mostContext).contains(context) {
            throw CommandFailure(
                .usage, DataFailureText.contextLimit, ["count": .count(SearchCommand.mostContext)])
        }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        var request = try await request(vault, context)
        let most = limit ?? request.limit
        request.limit = min(most, SearchCommand.largestPage)
        var page = try await vault.store.search(request)
        try await namesakes(of: request, in: vault.store, context)
        if page.isEmpty, let wider = try await widened(request, in: vault.store, context) {
            request.expression = wider
            page = try await vault.store.search(request)
        }
        let isWhole = page.count < request.limit
        let total = isWhole ? Int64(page.count) : try await vault.store.countHits(request, upTo: Self.mostCounted)
        var printer = SearchPrinter(
            store: vault.store, reading: try MessageReading(of: vault, showsBlocked: showBlocked),
            neighbours: self.context ?? 0, total: total, context)
        var found = 0
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        while !page.isEmpty {
            try await printer.print(page, names: &names)
            found += page.count
            guard found < most, page.count == request.limit, request.order == .newestFirst else { break }
            request.limit = min(most - found, SearchCommand.largestPage)
            request.after = page.last?.message.unified.id
            page = try await vault.store.search(request)
        }
        try context.output.flush()
        printer.reading.reportHidden(to: context.output)
        try await names.warn(on: context.output)
        if found == 0 {
            context.output.note(MessageText.nothingFound)
            if let word = SearchQuery.danglingOperator(in: query.joined(separator: " ")) {
                context.output.note(MessageText.danglingOperator, ["word": .text(word)])
            }
            try await NextStep.inEmptyVault(vault.store, context)
        }
        if printer.hasPlain { PlainLegend.print(to: context) }
        if let first = printer.first {
            context.output.note(
                MessageText.aroundHit,
                ["command": .text("whisper messages --around \(MessageReference(of: first))")])
        }
        if found < total {
            context.output.note(MessageText.moreHits, ["count": .count(found), "total": count(total, context)])
        }
    }

    /// A number of hits; `100,000+` where no more were counted.
    private func count(_ total: Int64, _ context: Context) -> TextArgument {
        total < Self.mostCounted ? .count(total) : .text(context.localizer.language.formatted(total) + "+")
    }

    /// Names the chats and people that are called what is looked for: it may be them that are meant, and not messages.
    private func namesakes(of request: SearchRequest, in store: any VaultStore, _ context: Context) async throws {
        guard !context.output.style.isJSON, !context.output.style.isQuiet, conversation == nil, fromPerson == nil,
            request.expression.plainWords?.isEmpty == false
        else { return }
        let expression = request.expression.widened ?? request.expression
        let chats = try await store.allConversations().map(\.title).filter { expression.matches($0) }
        let listing = PeopleListing(store: store)
        let people = try await listing.named(expression, among: listing.first()).map(\.displayName)
        for (text, names) in [(MessageText.chatsOfName, chats), (.peopleOfName, people)] where !names.isEmpty {
            // One that is in quotation marks already gets no second ones.
            let shown = names.map { name in
                let text = ShownName.text(name)
                return text == UntrustedText.line(name) ? context.localizer.language.quoted(text) : text
            }
            context.output.note(
                text, ["count": .count(names.count), "names": .list(shown, most: OwnerChoice.mostNamed)])
        }
    }

    /// The same search with beginnings of words, where nothing has the words themselves; a note says so. Programs get what
    /// they have asked for.
    private func widened(
        _ request: SearchRequest, in store: any VaultStore, _ context: Context
    ) async throws -> SearchExpression? {
        guard !context.output.style.isJSON, let wider = request.expression.widened else { return nil }
        var request = request
        request.expression = wider
        let total = try await store.countHits(request, upTo: Self.mostCounted)
        guard total > 0 else { return nil }
        let typed = query.joined(separator: " ")
        let isOneWord = !typed.contains { $0.isWhitespace || "\"“”„‟«»「」『』()（）".contains($0) }
        context.output.note(
            MessageText.onlyBeginnings,
            [
                "query": .text(typed), "wider": .text(isOneWord ? typed + "*" : wider.typed),
                "total": count(total, context),
            ])
        return wider
    }

    private func request(_ vault: Vault, _ context: Context) async throws -> SearchRequest {
        var request = SearchRequest(try expression())
        request.kinds = try kinds()
        request.order = try searchOrder()
        if hasAttachment { request.hasAttachment = true }
        if encrypted { request.isEncrypted = true }
        if let since { request.from = try MomentArgument(since, option: "--since", in: context).start }
        if let until { request.until = try MomentArgument(until, option: "--until", in: context).end }
        if let limit {
            try NumberArgument.check(limit, option: "--limit")
            guard request.order == .newestFirst || limit <= SearchCommand.largestPage else {
                throw CommandFailure(
                    .usage, DataFailureText.relevanceLimit, ["count": .count(SearchCommand.largestPage)])
            }
        }
        if let conversation {
            request.conversation = try await ConversationFinder(vault.store, in: context).find(conversation).id
        }
        request.person = try await PersonFinder(vault.store, in: context).find(option: fromPerson)?.id
        return request
    }

    /// What is looked for; without words, whatever the filters let through.
    private func expression() throws(CommandFailure) -> SearchExpression {
        if let expression = SearchQuery.parse(query.joined(separator: " ")) { return expression }
        let hasFilter =
            [conversation, fromPerson, since, until].contains { $0 != nil } || !type.isEmpty || hasAttachment
            || encrypted
        guard query.isEmpty, hasFilter else {
            throw CommandFailure(
                .usage, DataFailureText.emptyQuery, hint: LocalizedMessage(DataFailureText.emptyQueryHint))
        }
        return .and([])
    }

    private func kinds() throws(CommandFailure) -> Set<ContentKind> {
        var kinds: Set<ContentKind> = []
        for name in type.flatMap({ $0.split(separator: ",") }) {
            guard let kind = ContentKind(rawValue: String(name)) else {
                throw CommandFailure.unknownChoice(
                    String(name), option: "--type", among: ContentKind.allCases.map(\.rawValue))
            }
            kinds.insert(kind)
        }
        return kinds
    }

    private func searchOrder() throws(CommandFailure) -> SearchOrder {
        switch order {
        case nil, "newest": return .newestFirst
        case "relevance": return .relevance
        case let other?:
            throw CommandFailure.unknownChoice(other, option: "--order", among: ["newest", "relevance"])
        }
    }
}
