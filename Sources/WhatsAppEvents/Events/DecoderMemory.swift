import WhisperIngestionPort
import WhisperMessage
import Synchronization

/// The state that a decoder keeps between events.
struct DecoderMemory {
    /// The addresses of the account's owner.
    var owner: [JID] = []
    /// Pairs of addresses already reported as belonging together.
    private var reportedPairs: Set<[JID]> = []

    /// The limit of remembered pairs, more than an account has; beyond it they are reported again, which does no harm.
    private static let maximumPairs = 100_000

    /// Returns whether a pair is reported for the first time, and remembers it.
    mutating func report(_ first: JID, _ second: JID) -> Bool {
        if reportedPairs.count >= DecoderMemory.maximumPairs { reportedPairs.removeAll() }
        return reportedPairs.insert([first, second]).inserted
    }
}

extension WhatsAppEventDecoder {
    /// Represents the owner until an address of theirs is known.
    static let nameless = PersonAlias(kind: .linkedID, value: "owner")

    /// Remembers addresses of the account's owner.
    func learnOwner(_ addresses: [JID]) {
        memory.withLock { memory in
            for address in addresses where !memory.owner.contains(address) { memory.owner.append(address) }
        }
    }

    /// The account's owner, as far as known.
    var owner: SourcePerson {
        let known = memory.withLock(\.owner)
        guard !known.isEmpty else {
            return SourcePerson(aliases: [Self.nameless], displayName: "", isOwner: true)
        }
        return SourcePerson(known, names: [], isOwner: true)
    }

    /// Reports that two addresses belong to one person and one chat, the first time that this is known.
    func joined(_ first: JID?, _ second: JID?, title: String, at time: Timestamp) -> [IngestionEvent] {
        guard let first, let second, first != second, first.isPerson, second.isPerson else { return [] }
        let (number, linked) = first.isNumber ? (first, second) : (second, first)
        guard number.isNumber, memory.withLock({ $0.report(number, linked) }) else { return [] }
        return [
            .samePerson(number.alias, linked.alias, at: time),
            .sameChat(
                ChatReference(key: number.text, title: title, kind: .direct),
                ChatReference(key: linked.text, title: title, kind: .direct), at: time),
        ]
    }
}

extension SourcePerson {
    /// Creates a person from addresses and names; telephone numbers come first, since they are the most specific.
    init(_ addresses: [JID], names: [PersonAlias], isOwner: Bool = false) {
        let ordered = addresses.filter(\.isNumber) + addresses.filter { !$0.isNumber }
        self.init(
            aliases: ordered.map(\.alias) + names,
            displayName: names.first?.value ?? ordered.first?.provisionalName ?? "",
            identifier: ordered.first.map { $0.phoneNumber ?? $0.text }, isOwner: isOwner)
    }
}
