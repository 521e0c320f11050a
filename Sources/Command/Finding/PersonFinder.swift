import WhisperArchive
import WhisperMessage
package import WhisperStorePort
import WhisperLocalization

/// Finds the person among the senders of messages whom a name identifies, as `ConversationFinder` finds chats.
package struct PersonFinder {
    private let store: any VaultStore
    private let context: Context
    private let mayAsk: Bool
    private let other: UniqueIdentifier?

    /// The most people who are read for one name.
    private static let most = 10_000

    /// - Parameters:
    ///   - mayAsk: Whether a person at a terminal may be asked to choose.
    ///   - other: The person who is not meant where there are others of the name.
    package init(
        _ store: any VaultStore, in context: Context, mayAsk: Bool = true, otherThan other: UniqueIdentifier? = nil
    ) {
        self.store = store
        self.context = context
        self.mayAsk = mayAsk
        self.other = other
    }

    /// Finds the person with this id, name or alias, or else the one of whose name it is a part.
    ///
    /// - Throws: `not-found`, perhaps with suggestions, or `ambiguous` with the candidates; the vault's error.
    package func find(_ name: String) async throws -> Person {
        switch try await outcome(name) {
        case .whole(let found), .part(let found): return found
        case .several(let found):
            return try await choice(among: found).choose(
                among: found, question: LocalizedMessage(FindingText.severalPeople, ["name": .text(name)]),
                otherwise: { list in
                    CommandFailure(
                        .ambiguous, DataFailureText.ambiguousPerson, ["name": .text(name), "candidates": .text(list)],
                        hint: LocalizedMessage(DataFailureText.ambiguousPersonHint))
                })
        case .none(let similar):
            guard !similar.isEmpty else {
                throw CommandFailure(.notFound, DataFailureText.noSuchPerson, ["name": .text(name)])
            }
            throw CommandFailure(
                .notFound, FindingText.noSuchPersonSuggestion,
                ["name": .text(name), "candidates": .text(try await choice(among: similar).list(similar))])
        }
    }

    /// Whether a name finds exactly this person. Unlike the search for a person, it does not read the details that an error
    /// message would show.
    package func finds(_ person: Person, by name: String) async throws(StoreError) -> Bool {
        switch try await outcome(name) {
        case .whole(let found), .part(let found): found.id == person.id
        case .several, .none: false
        }
    }

    private func outcome(_ name: String) async throws(StoreError) -> NameMatching<Person>.Outcome {
        if let id = UniqueIdentifier(name), let found = try await store.person(id) { return .whole(found) }
        // The index finds beginnings; a name that has it elsewhere needs all of them.
        var outcome = match(name, among: try await people(name))
        if case .none = outcome { outcome = match(name, among: try await people("")) }
        guard case .several(let all) = outcome else { return outcome }
        let found = all.filter { $0.id != other }
        if let only = found.first, found.count == 1 { return .whole(only) }
        return .several(found)
    }

    /// A choice among people. Details are read only for those who are listed, and not at all where the user may not be
    /// asked: there, a name is still being typed, and each key would read them again.
    private func choice(among people: [Person]) async throws(StoreError) -> FindingChoice<Person> {
        guard mayAsk else {
            return FindingChoice(context: context, mayAsk: false) {
                PersonDescription.brief(of: $0, among: people, in: context)
            }
        }
        let asks = NumberedChoice.isPossible(in: context)
        let listed = people.prefix(asks ? NumberedChoice.most : FindingChoice<Person>.mostNamed)
        let texts = try await PersonDescription(store, in: context).texts(of: Array(listed), mustFind: !asks)
        return FindingChoice(context: context) { texts[$0.id] ?? $0.displayName }
    }

    /// The same for the value of an option; nil if it was not given.
    ///
    /// - Throws: As `find` does.
    package func find(option name: String?) async throws -> Person? {
        guard let name else { return nil }
        do {
            return try await find(name)
        } catch let failure as CommandFailure {
            // “From” may be meant as of a time.
            guard failure.code == .notFound, failure.hint == nil, MomentArgument(name, in: context) != nil else {
                throw failure
            }
            throw CommandFailure(
                failure.code, failure.message,
                hint: LocalizedMessage(DataFailureText.personIsDateHint, ["date": .text(name)]))
        }
    }

    private func people(_ prefix: String) async throws(StoreError) -> [Person] {
        try await store.people(named: prefix, limit: PersonFinder.most)
    }

    private func match(_ name: String, among people: [Person]) -> NameMatching<Person>.Outcome {
        NameMatching(people, names: { [$0.displayName] + $0.aliases.map(\.alias.value) }).match(name)
    }
}
