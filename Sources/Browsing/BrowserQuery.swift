import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// A search as it is typed: words, and the filters of `whisper search` in the form of its options.
struct BrowserQuery {
    private let text: String
    private let store: any VaultStore
    private let context: Context

    private static let flags = ["--has-attachment", "--encrypted"]
    private static let options = [
        "--in", "--conversation", "--from", "--from-person", "--since", "--until", "--type",
    ]

    init(_ text: String, _ store: any VaultStore, in context: Context) {
        self.text = text
        self.store = store
        self.context = context
    }

    /// The query for all messages of a person: by name if the name is unambiguous, otherwise by number, or without one by id.
    static func messages(of person: Person, in store: any VaultStore, _ context: Context) async throws -> String {
        let name = unquoted(person.displayName)
        if try await PersonFinder(store, in: context, mayAsk: false).finds(person, by: name) {
            return "--from \"\(name)\""
        }
        let number = PersonDescription.address(
            of: person, among: try await store.people(named: person.displayName, limit: 1_000))
        return "--from \(number ?? person.id.description)"
    }

    /// The request; nil if nothing is searched yet.
    ///
    /// - Throws: What is wrong with a filter. One whose name or value is still being typed is ignored.
    func request() async throws -> SearchRequest? {
        var words: [String] = []
        var request = SearchRequest(.and([]))
        var hasFilter = false
        var endsInWord = false
        var tokens = BrowserQuery.tokens(of: text)[...]
        while let token = tokens.popFirst() {
            endsInWord = !token.hasPrefix("--")
            if token == "--has-attachment" {
                request.hasAttachment = true
                hasFilter = true
            } else if token == "--encrypted" {
                request.isEncrypted = true
                hasFilter = true
            } else if BrowserQuery.options.contains(token) {
                guard let value = tokens.popFirst() else { break }
                try await filter(&request, token, value)
                hasFilter = true
            } else if token.hasPrefix("--") {
                let isBeginning = (BrowserQuery.options + BrowserQuery.flags).contains { $0.hasPrefix(token) }
                guard tokens.isEmpty, isBeginning else {
                    throw CommandFailure(.usage, BrowserText.unknownFilter, ["value": .text(token)])
                }
            } else {
                words.append(token)
            }
        }
        let typed = words.joined(separator: " ")
        // A space ends a word; what is typed behind it may have been typed into it.
        let isTyping = endsInWord && text.last?.isWhitespace == false
        if let expression = isTyping ? SearchQuery.parse(typed: typed) : SearchQuery.parse(typed) {
            request.expression = expression
            return request
        }
        return hasFilter && words.isEmpty ? request : nil
    }

    private func filter(_ request: inout SearchRequest, _ option: String, _ value: String) async throws {
        switch option {
        case "--in", "--conversation":
            request.conversation = try await ConversationFinder(store, in: context, mayAsk: false)
                .find(BrowserQuery.unquoted(value)).id
        case "--from", "--from-person":
            request.person = try await PersonFinder(store, in: context, mayAsk: false)
                .find(BrowserQuery.unquoted(value)).id
        case "--since": request.from = try moment(value, option).start
        case "--until": request.until = try moment(value, option).end
        default:
            for name in value.split(separator: ",") {
                guard let kind = ContentKind(rawValue: String(name)) else {
                    throw CommandFailure.unknownChoice(
                        String(name), option: option, among: ContentKind.allCases.map(\.rawValue))
                }
                request.kinds.insert(kind)
            }
        }
    }

    private func moment(_ value: String, _ option: String) throws(CommandFailure) -> MomentArgument {
        try MomentArgument(value, option: option, in: context)
    }

    /// Words, and phrases with their quotation marks.
    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var token = ""
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character.isWhitespace, !isQuoted {
                if !token.isEmpty { tokens.append(token) }
                token = ""
            } else {
                token.append(character)
            }
        }
        return token.isEmpty ? tokens : tokens + [token]
    }

    private static func unquoted(_ text: String) -> String { text.filter { $0 != "\"" } }
}
