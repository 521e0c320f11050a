import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Finds the conversation that a person means: by id, by title, by a part of the title.
struct ConversationFinder {
    let store: any VaultStore

    /// The maximum number of candidates named if several titles match.
    private static let shownCandidates = 10

    /// Finds the conversation that an argument identifies: by its id, its exact title, its title without regard to case
    /// and accents, the beginning of the title, or any part of it. The first of these that matches decides.
    ///
    /// A title that exists on several platforms is distinguished by the platform in front of it: `whatsapp:Ana`.
    ///
    /// - Throws: `not-found`, or `ambiguous` with the candidates.
    func find(_ argument: String) async throws -> Conversation {
        if let id = UniqueIdentifier(argument), let found = try await store.conversation(id) { return found }
        let all = try await store.allConversations()
        let wanted = ConversationFinder.folded(argument)
        var tests: [(Conversation) -> Bool] = [{ $0.title == argument }]
        if !wanted.isEmpty {
            let folded = Dictionary(all.map { ($0.id, ConversationFinder.folded($0.title)) }) { first, _ in first }
            tests += [
                { folded[$0.id] == wanted }, { folded[$0.id]?.hasPrefix(wanted) == true },
                { folded[$0.id]?.contains(wanted) == true },
            ]
        }
        for test in tests {
            let candidates = all.filter(test)
            if let only = candidates.first, candidates.count == 1 { return only }
            guard candidates.isEmpty else { throw ambiguous(argument, candidates) }
        }
        if let colon = argument.firstIndex(of: ":") {
            let platform = Platform(rawValue: argument[..<colon].lowercased())
            let title = String(argument[argument.index(after: colon)...])
            let there = all.filter { $0.platform == platform && $0.title == title }
            if let only = there.first, there.count == 1 { return only }
            guard there.isEmpty else { throw ambiguous(argument, there) }
        }
        throw CommandFailure(
            .notFound, DataFailureText.noSuchConversation, ["name": .text(argument)],
            hint: LocalizedMessage(DataFailureText.noSuchConversationHint))
    }

    /// A text as search sees it: words without case and accents.
    private static func folded(_ text: String) -> String {
        SearchText.words(of: text).strings.joined(separator: " ")
    }

    private func ambiguous(_ argument: String, _ candidates: [Conversation]) -> CommandFailure {
        let shown = candidates.prefix(ConversationFinder.shownCandidates).map { chat in
            "“\(chat.title)” (\(chat.platform.rawValue), \(chat.messageCount), \(chat.id))"
        }
        let list = shown.joined(separator: ", ") + (candidates.count > shown.count ? ", …" : "")
        return CommandFailure(
            .ambiguous, DataFailureText.ambiguousConversation, ["name": .text(argument), "candidates": .text(list)],
            hint: LocalizedMessage(DataFailureText.ambiguousConversationHint))
    }
}

/// Finds the person that a name identifies, as `ConversationFinder` finds conversations.
struct PersonFinder {
    let store: any VaultStore

    /// Finds the person with this name or alias, or else the one whose name begins with it.
    func find(_ name: String) async throws -> Person {
        if let id = UniqueIdentifier(name), let found = try await store.person(id) { return found }
        let people = SearchText.words(of: name).count == 0 ? [] : try await store.people(named: name, limit: 100)
        let exact = people.filter { person in
            person.displayName == name || person.aliases.contains { $0.alias.value == name }
        }
        let candidates = exact.isEmpty ? people : exact
        guard let only = candidates.first else {
            throw CommandFailure(.notFound, DataFailureText.noSuchPerson, ["name": .text(name)])
        }
        guard candidates.count == 1 else {
            let list = candidates.prefix(10).map { "“\($0.displayName)” (\($0.id))" }.joined(separator: ", ")
            throw CommandFailure(
                .ambiguous, DataFailureText.ambiguousPerson, ["name": .text(name), "candidates": .text(list)],
                hint: LocalizedMessage(DataFailureText.ambiguousPersonHint))
        }
        return only
    }
}

extension FailureCode {
    /// The file to import is not an export in a known format.
    static let notAnExport = FailureCode("not-an-export", .failure)
    /// The dates do not show which number is the day and which the month.
    static let ambiguousDates = FailureCode("ambiguous-dates", .failure)
    /// The vault holds the same messages at other times.
    static let timesDisagree = FailureCode("times-disagree", .failure)
    /// A whole vault is to be restored into one that is not empty.
    static let notEmpty = FailureCode("vault-not-empty", .failure)
    /// A line of a JSON Lines file is malformed.
    static let malformedLine = FailureCode("malformed-line", .failure)
}
