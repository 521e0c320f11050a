import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppContent
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
    /// Remembers addresses of the account's owner.
    func learnOwner(_ addresses: [JID]) {
        memory.withLock { memory in
            for address in addresses where !memory.owner.contains(address) { memory.owner.append(address) }
        }
    }

    /// The account's owner, as far as known.
    var owner: SourcePerson {
        let known = memory.withLock(\.owner)
        return known.isEmpty ? .namelessOwner : SourcePerson(known, names: [], isOwner: true)
    }

    /// Reports that two addresses belong to one person and one chat, the first time that this is known.
    func joined(_ first: JID?, _ second: JID?, title: String, at time: Timestamp) -> [IngestionEvent] {
        let events = JID.joined(first, second, title: title, at: time)
        guard !events.isEmpty, let first, let second else { return [] }
        let isFirst = memory.withLock { first.isNumber ? $0.report(first, second) : $0.report(second, first) }
        return isFirst ? events : []
    }
}
