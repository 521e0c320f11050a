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

    /// A person with the words of each of their names, numbers and ids.
    package struct Entry: Sendable {
        package let person: Person
        private let names: [SearchWords]

        fileprivate init(_ person: Person) {
            self.person = person
            names = Set([person.displayName] + person.aliases.map(\.alias.value)).map(SearchText.words)
        }

        /// Whether one of them has what an expression asks for, at any place.
        package func isFound(by expression: SearchExpression) -> Bool {
            names.contains { expression.matches([$0]) }
        }
    }

    /// The people whom lists show, at most 10,000, to be found by a part of their names: the store finds beginnings.
    ///
    /// - Throws: The store's error.
    package func entries() async throws(StoreError) -> [Entry] {
        try await shown(among: store.people(named: "", limit: 10_000)).map { Entry($0) }
    }
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
