import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppContent
import Synchronization

/// The state that a decoder keeps between events.
struct DecoderMemory {
    /// The addresses of the account's owner.
    private(set) var owner: [JID] = []
    /// The same, as far as the account is known.
    private var account = OwnerAddresses()
    /// Pairs of addresses already reported as belonging together.
    private var reportedPairs: Set<[JID]> = []

    /// The limit of remembered pairs, more than an account has; beyond it they are reported again, which does no harm.
    private static let maximumPairs = 100_000

    /// Remembers the account. What events claimed before is forgotten.
    mutating func learn(account addresses: [JID]) {
        if !account.isKnown { owner = [] }
        account.learn(addresses.map(\.alias))
        remember(addresses)
    }

    /// Returns whether the owner of the account can have these addresses, and remembers them if so. Everything can be if
    /// no account is known.
    mutating func admitOwner(_ addresses: [JID]) -> Bool {
        guard !account.isKnown || account.admit(addresses.map(\.alias)) else { return false }
        remember(addresses)
        return true
    }

    private mutating func remember(_ addresses: [JID]) {
        for address in addresses where !owner.contains(address) { owner.append(address) }
    }

    /// Returns whether a pair is reported for the first time, and remembers it.
    mutating func report(_ first: JID, _ second: JID) -> Bool {
        if reportedPairs.count >= DecoderMemory.maximumPairs { reportedPairs.removeAll() }
        return reportedPairs.insert([first, second]).inserted
    }
}

extension WhatsAppEventDecoder {
    /// Returns whether the account's owner can have these addresses, and remembers them if so.
    @discardableResult
    func admitOwner(_ addresses: [JID]) -> Bool { memory.withLock { $0.admitOwner(addresses) } }

    /// The account's owner, as far as known.
    var owner: SourcePerson {
        let known = memory.withLock(\.owner)
        return known.isEmpty ? .namelessOwner : SourcePerson(known, names: [], isOwner: true)
    }

    /// Reports that two addresses belong to one person and one chat, the first time that this is known.
    func joined(_ first: JID?, _ second: JID?, title: String, at time: Timestamp) -> [IngestionEvent] {
        let events = JID.joined(first, second, title: title, at: time)
        guard !events.isEmpty, let first, let second else { return [] }
        // The owner is nobody else.
        let isOwners = memory.withLock { $0.owner.contains(first) || $0.owner.contains(second) }
        guard !isOwners || admitOwner([first, second]) else {
            return [.skipped(SkippedInput(line: 0, bytes: 0, reason: .malformed))]
        }
        let isFirst = memory.withLock { first.isNumber ? $0.report(first, second) : $0.report(second, first) }
        return isFirst ? events : []
    }
}
