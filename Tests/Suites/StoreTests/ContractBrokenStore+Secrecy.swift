import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization

extension BrokenStore {
    func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError) {
        try await base.saveIdentities(identities)
        memory.withLock { $0.defaults.formUnion(identities.filter(\.isDefault).map(\.id)) }
    }

}

extension BrokenStore {
    func commitTrust(_ seal: TrustSeal, with changes: [TrustChange]) async throws(StoreError) {
        var seal = seal
        if fault == .replacesAnyTrustRecord { seal.known = try await base.trustRoot() }
        guard fault == .storesTrustRecordsSeparately else { return try await base.commitTrust(seal, with: changes) }
        try await base.commitTrust(seal, with: [])
        for change in changes {
            switch change {
            case .contact(let contact, over: let known?): try await base.saveContact(contact, over: known)
            case .contact(let contact, over: nil): try await base.saveContact(contact)
            case .removal(let id): try await base.deleteContact(id)
            case .policy(let name, let isOn): try await base.setPolicy(name, isOn: isOn)
            }
        }
    }
}

extension BrokenStore {
    func commitOpenings(
        _ openings: [(opening: ReplayKey, message: NewOpenedMessage)]
    ) async throws(StoreError) -> [OpeningOutcome] {
        switch fault {
        case .forgetsErasedOpenings, .checksBeforeOpening:
            var outcomes: [OpeningOutcome] = []
            for (opening, message) in openings { outcomes.append(try await openByMessage(opening, message)) }
            return outcomes
        case .reliesOnTheLedger:
            return try await base.commitOpenings(openings.map(renewedIfDropped))
        case .opensAfterCarriers:
            return try await base.commitOpenings(
                openings.map { opening, message in
                    var message = message
                    if case .inPlaceOf(let carrier) = message.place { message.place = .behind(carrier) }
                    return (opening, message)
                })
        case .opensOneByOne:
            var outcomes: [OpeningOutcome] = []
            for opening in openings { outcomes += try await base.commitOpenings([opening]) }
            return outcomes
        default: return try await base.commitOpenings(openings)
        }
    }

    /// An envelope with a new key, if more were opened since than the ledger holds.
    private func renewedIfDropped(
        _ opening: ReplayKey, _ message: NewOpenedMessage
    ) -> (opening: ReplayKey, message: NewOpenedMessage) {
        let isDropped = memory.withLock { memory in
            guard let place = memory.entered.firstIndex(of: opening.key) else {
                memory.entered.append(opening.key)
                return false
            }
            return memory.entered.count - place > LedgerLimits.entries
        }
        guard isDropped else { return (opening, message) }
        var (opening, message) = (opening, message)
        opening.key.reverse()
        message.externalID += " again"
        return (opening, message)
    }

    /// Treats an envelope as new if its message does not exist.
    private func openByMessage(
        _ opening: ReplayKey, _ message: NewOpenedMessage
    ) async throws(StoreError) -> OpeningOutcome {
        if try await openedMessage(key: opening.key) != nil { return .replayed }
        if fault == .checksBeforeOpening { try? await Task.sleep(for: .milliseconds(1)) }
        var (opening, message) = (opening, message)
        let first = opening.key
        let number = memory.withLock { memory in
            memory.reopened += 1
            return memory.reopened
        }
        opening.key =
            Array(repeating: 0, count: 30) + [
                UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number),
            ]
        message.externalID += " \(number)"
        let outcome = try await base.commitOpening(opening, storing: message)
        if case .opened(let id) = outcome { memory.withLock { $0.opened[first] = id } }
        return outcome
    }

    func markCarrier(_ message: UniqueIdentifier, as state: CarrierState) async throws(StoreError) {
        if fault == .forgetsStatesOfCarriers { return }
        try await base.markCarrier(message, as: state)
    }
}
