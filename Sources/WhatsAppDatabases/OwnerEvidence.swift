package import WhisperWhatsAppContent

/// Decides whose phone a database is of, by what its rows say about addresses (WDB-5, decision 0089).
///
/// No row of WhatsApp's databases names the owner. The strongest evidence that is not refuted decides.
/// Where it names two people, or none is left, the owner is unknown, and no one is taken for them.
package struct OwnerEvidence: Sendable {
    /// What speaks for an address, the strongest first.
    package enum Ground: Int, CaseIterable, Sendable {
        /// The phone has recorded that this address wrote messages of the owner.
        case author
        /// Where the owner joined a group, this person joined, and no other.
        case joining
        /// The phone sent a message from this address, or received one that was sent to it.
        case correspondence
        /// The user says so. What a database says counts more.
        case stated
    }

    /// What speaks against an address.
    package enum Objection: Sendable {
        /// Someone with this address wrote what the owner did not write, or received what the owner wrote to others.
        case isOther
        /// Someone with this address received what the owner wrote to them alone. That may be the chat with oneself.
        case isPartner
    }

    private var named: [Ground: Set<JID>] = [:]
    private var others: Set<JID> = []
    private var partners: Set<JID> = []

    /// So many addresses of one kind of evidence are compared. More are contradictory evidence.
    private static let maximum = 4_096

    /// No evidence.
    package init() {}

    /// The addresses that something speaks for: objections to others need not be looked for.
    package var addresses: Set<JID> { named.values.reduce(into: []) { $0.formUnion($1) } }

    /// Notes what speaks for an address. What is no person's address is passed over.
    package mutating func note(_ address: JID, _ ground: Ground) {
        guard address.isNumber || address.isLinked, named[ground, default: []].count < Self.maximum else { return }
        named[ground, default: []].insert(address)
    }

    /// Notes what speaks against an address.
    package mutating func object(to address: JID, _ objection: Objection) {
        switch objection {
        case .isOther: others.insert(address)
        case .isPartner: partners.insert(address)
        }
    }

    /// The owner's addresses: a number, a linked id, or one of each, the number first. Empty if the owner is unknown.
    ///
    /// - Parameter person: The address by which the person of an address is known, so that a number and a linked id that
    ///   belong together are one person.
    package func owner(_ person: (JID) -> JID) -> [JID] {
        let (others, partners) = (Set(others.map(person)), Set(partners.map(person)))
        for ground in Ground.allCases {
            guard let all = named[ground] else { continue }
            let isWeak = ground == .joining || ground == .correspondence
            let people = Set(all.map(person)).subtracting(others).subtracting(isWeak ? partners : [])
            if people.isEmpty { continue }
            let (numbers, linked) = (people.filter(\.isNumber), people.filter(\.isLinked))
            guard all.count < Self.maximum, numbers.count <= 1, linked.count <= 1 else { return [] }
            return Array(numbers) + Array(linked)
        }
        return []
    }
}
