import WhisperIngestionPort
import WhisperMessage
import Synchronization

/// What a decoder remembers from event to event.
struct DecoderMemory {
    /// The addresses of the account's owner.
    var owner: [JID] = []
    /// Pairs of addresses that were told to be one.
    private var told: Set<[JID]> = []

    /// More pairs than an account has; then they are told again, which does no harm.
    private static let mostPairs = 100_000

    /// Whether a pair is told for the first time.
    mutating func tell(_ first: JID, _ second: JID) -> Bool {
        if told.count >= DecoderMemory.mostPairs { told.removeAll() }
        return told.insert([first, second]).inserted
    }
}

extension WhatsAppEventDecoder {
    /// Stands for the owner until an address of theirs is known.
    static let nameless = PersonAlias(kind: .linkedID, value: "owner")

    /// Remembers addresses of the account's owner.
    func learnOwner(_ addresses: [JID]) {
        memory.withLock { memory in
            for address in addresses where !memory.owner.contains(address) { memory.owner.append(address) }
        }
    }

    /// The account's owner, as far as they are known.
    var owner: SourcePerson {
        let known = memory.withLock(\.owner)
        guard !known.isEmpty else {
            return SourcePerson(aliases: [Self.nameless], displayName: "", isOwner: true)
        }
        return SourcePerson(known, names: [], isOwner: true)
    }

    /// Tells that two addresses are one person's and one chat's, the first time that it is known.
    func joined(_ first: JID?, _ second: JID?, title: String, at time: Timestamp) -> [IngestionEvent] {
        guard let first, let second, first != second, first.isPerson, second.isPerson else { return [] }
        let (number, linked) = first.isNumber ? (first, second) : (second, first)
        guard number.isNumber, memory.withLock({ $0.tell(number, linked) }) else { return [] }
        return [
            .samePerson(number.alias, linked.alias, at: time),
            .sameChat(
                ChatReference(key: number.text, title: title, kind: .direct),
                ChatReference(key: linked.text, title: title, kind: .direct), at: time),
        ]
    }
}

extension SourcePerson {
    /// A person by their addresses and names; telephone numbers come first, since they say most.
    init(_ addresses: [JID], names: [PersonAlias], isOwner: Bool = false) {
        let ordered = addresses.filter(\.isNumber) + addresses.filter { !$0.isNumber }
        self.init(
            aliases: ordered.map(\.alias) + names,
            displayName: names.first?.value ?? ordered.first?.provisionalName ?? "",
            identifier: ordered.first.map { $0.phoneNumber ?? $0.text }, isOwner: isOwner)
    }
}
