import WhisperArchive
import WhisperCore
import WhisperLocalization
package import WhisperMessage
package import WhisperStorePort

/// Descriptions that distinguish people with the same name: address, services, last activity and a group. An id means
/// nothing to the user, so it is added only if everything else is the same.
package struct PersonDescription: Sendable {
    private let store: any VaultStore
    private let context: Context

    package init(_ store: any VaultStore, in context: Context) {
        self.store = store
        self.context = context
    }

    /// An address of a person that no other of these people has, which finds the person alone.
    package static func address(of person: Person, among others: [Person]) -> String? {
        let known = Set(others.filter { $0.id != person.id }.flatMap { $0.aliases.map(\.alias.value) })
        let addresses = person.aliases.filter { $0.alias.kind == .phoneNumber }.sorted { $0.lastSeen > $1.lastSeen }
        let ids = person.aliases.filter { $0.alias.kind == .linkedID }
        return (addresses + ids).map(\.alias.value).first { !known.contains($0) }
    }

    /// What finds a person alone among these: an address, or the id.
    package static func argument(for person: Person, among others: [Person]) -> String {
        address(of: person, among: others) ?? person.id.description
    }

    /// Everybody who has exactly this name, also as one of several.
    package static func people(called name: String, in store: any VaultStore) async throws(StoreError) -> [Person] {
        try await store.people(named: name, limit: 10_000).filter { person in
            person.displayName == name || person.aliases.contains { $0.alias.value == name }
        }
    }

    /// What a person is called where many searches follow each other: by name and address, without asking the store.
    static func brief(of person: Person, among others: [Person], in context: Context) -> String {
        let language = context.localizer.language
        return "\(language.quoted(person.displayName)) (\(address(of: person, among: others) ?? person.id.description))"
    }

    /// The descriptions by person id: the name, followed by the distinguishing details in parentheses.
    ///
    /// - Parameter mustFind: Whether each has to have something that finds the person alone.
    package func texts(
        of people: [Person], mustFind: Bool = false
    ) async throws(StoreError) -> [UniqueIdentifier: String] {
        var facts: [UniqueIdentifier: [String]] = [:]
        for person in people { facts[person.id] = try await self.facts(of: person, among: people) }
        var texts: [UniqueIdentifier: String] = [:]
        for person in people {
            var own = facts[person.id] ?? []
            let isLikeAnother = people.contains {
                $0.id != person.id && $0.displayName == person.displayName && facts[$0.id] == own
            }
            let isFound = PersonDescription.address(of: person, among: people) != nil
            if isLikeAnother || mustFind && !isFound { own.append(person.id.description) }
            texts[person.id] = text(person.displayName, facts: own)
        }
        return texts
    }

    private func text(_ name: String, facts: [String]) -> String {
        let language = context.localizer.language
        return language.quoted(name) + (facts.isEmpty ? "" : " (\(language.list(facts)))")
    }

    private func facts(of person: Person, among others: [Person]) async throws(StoreError) -> [String] {
        let localizer = context.localizer
        var facts = [PersonDescription.address(of: person, among: others)].compactMap { $0 }
        facts += Set(person.aliases.map(\.platform.rawValue)).sorted()
        if let last = person.aliases.map(\.lastSeen).max() {
            facts.append(localizer(FindingText.lastMessage, ["date": .text(LocalCalendar(context).date(last))]))
        }
        if let group = try await store.memberships(of: person.id).first?.conversation.title {
            facts.append(localizer(FindingText.memberOf, ["title": .text(group)]))
        }
        return facts
    }
}
