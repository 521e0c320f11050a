package import WhisperMessage

/// The names under which a database knows a person (WDB-5).
package struct PersonNames: Hashable, Sendable {
    /// The name in the phone's address book, which exports show, too.
    package var addressBook: String?
    /// Whether several people have that name, so that it identifies none of them (WDB-6).
    package var isShared = false
    /// The name that the person chose.
    package var push: String?
    /// The name that the platform verified.
    package var verified: String?
    /// A name that is only shown, because it stems from someone else, such as that of a contact card.
    package var shown: String?

    /// No names.
    package init() {}

    /// The names as aliases, the one that the phone shows first.
    package var aliases: [PersonAlias] {
        var aliases: [PersonAlias] = []
        if let addressBook {
            aliases.append(PersonAlias(kind: isShared ? .pushName : .exportName, value: addressBook))
        }
        if let push { aliases.append(PersonAlias(kind: .pushName, value: push)) }
        if let verified { aliases.append(PersonAlias(kind: .verifiedName, value: verified)) }
        return aliases
    }

    /// The name to display; nil if there is none.
    package var displayName: String? { addressBook ?? push ?? verified ?? shown }

    /// These names, completed by others.
    package func completed(by other: PersonNames?) -> PersonNames {
        guard let other else { return self }
        var names = self
        names.addressBook = addressBook ?? other.addressBook
        names.isShared = isShared || other.isShared
        names.push = push ?? other.push
        names.verified = verified ?? other.verified
        names.shown = shown ?? other.shown
        return names
    }
}

extension Dictionary where Value == PersonNames {
    /// Marks the names that the address book gives to several people.
    ///
    /// - Parameter person: The address by which the person of an address is known.
    /// - Returns: The names.
    @discardableResult
    package mutating func markSharedNames(_ person: (Key) -> Key) -> Set<String> {
        var bearers: [String: Set<Key>] = [:]
        for (address, names) in self {
            if let name = names.addressBook { bearers[name, default: []].insert(person(address)) }
        }
        let shared = Set(bearers.filter { $0.value.count > 1 }.keys)
        for (address, names) in self where names.addressBook.map(shared.contains) ?? false {
            self[address]?.isShared = true
        }
        return shared
    }
}
