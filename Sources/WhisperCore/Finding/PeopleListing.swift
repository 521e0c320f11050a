import WhisperArchive
import WhisperMessage
public import WhisperStorePort

/// The people whom lists show (ING-1).
public struct PeopleListing: Sendable {
    private let store: any VaultStore

    /// Lists people of a vault.
    public init(store: any VaultStore) {
        self.store = store
    }

    /// Those of at most 10,000 people whom lists show, in their order.
    ///
    /// A channel is no person. Neither are a number and an id of whom sources say no more than that they belong together,
    /// as a phone notes of everyone whom it has ever seen: nobody wrote anything under them, or was anywhere.
    ///
    /// - Throws: The store's error.
    public func shown(among people: [Person]) async throws(StoreError) -> [Person] {
        let nameless = people.filter(\.isNameless).map(\.id)
        let referenced = try await store.referenced(among: nameless)
        let hidden = Set(nameless).subtracting(referenced)
        return people.filter { !$0.isChannel && !hidden.contains($0.id) }
    }

    /// The people who are taken to be the owner on a service if there is more than one; otherwise none. Either one of them is
    /// somebody else, or the owner is listed twice.
    ///
    /// - Throws: The store's error.
    public func severalOwners(on platform: Platform) async throws(StoreError) -> [Person] {
        let owners = try await store.owners().filter { owner in
            owner.aliases.contains { $0.platform == platform }
        }
        let shown = try await shown(among: owners)
        return shown.count > 1 ? shown : []
    }

    /// The people whose names, numbers or ids have what an expression asks for, as lists show them: those of whom the store's
    /// index knows the beginning, and of the first 2,000 those who have it at any place. Nothing is found by an expression
    /// that leaves out or chooses.
    ///
    /// - Parameter first: What ``first()`` returned.
    /// - Throws: The store's error.
    package func named(
        _ expression: SearchExpression, among first: [Person]
    ) async throws(StoreError) -> [Person] {
        guard let words = expression.plainWords, !words.isEmpty else { return [] }
        let begun = try await store.people(named: words.joined(separator: " "), limit: 1_000)
        var known = Set(begun.map(\.id))
        let others = first.filter { person in
            let names = Set([person.displayName] + person.aliases.map(\.alias.value))
            return names.contains { expression.matches($0) } && known.insert(person.id).inserted
        }
        return try await shown(among: begun + others)
    }

    /// The first 2,000 people, by name.
    ///
    /// - Throws: The store's error.
    package func first() async throws(StoreError) -> [Person] { try await store.people(named: "", limit: 2_000) }
}

extension Person {
    /// The name to show. An added file can name someone by the bare digits of a linked id; then it is the whole id, which
    /// readers of this value can tell from a name.
    package var recognizableName: String {
        let known = aliases.lazy.map(\.alias).first { alias in
            alias.isServiceLinkedID && alias.value.prefix { $0 != "@" } == displayName
        }
        return known?.value ?? displayName
    }
}
