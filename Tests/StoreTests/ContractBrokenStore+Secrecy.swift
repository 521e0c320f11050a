import InMemoryStore
import Message
import StorePort

extension BrokenStore: ContactLookup {
    func contact(fingerprint: [UInt8]) async throws(StoreError) -> ContactRecord? {
        try await base.contact(fingerprint: fingerprint)
    }

    func contacts(recipientKeyID: [UInt8]) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(recipientKeyID: recipientKeyID)
    }

    func contacts(shortID: UInt64) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(shortID: shortID)
    }

    func contacts(exactlyNamed name: String) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(exactlyNamed: name)
    }

    func owners(agreementKey: [UInt8], signingKey: [UInt8]?) async throws(StoreError) -> [KeyOwner] {
        try await base.owners(agreementKey: agreementKey, signingKey: signingKey)
    }

    func markSeen(_ id: UniqueIdentifier, at time: Timestamp) async throws(StoreError) {
        try await base.markSeen(id, at: time)
    }
}

extension BrokenStore: IdentityStore {
    func saveIdentities(_ identities: [IdentityRecord]) async throws(StoreError) {
        try await base.saveIdentities(identities)
    }

    func identity(_ id: UniqueIdentifier) async throws(StoreError) -> IdentityRecord? { try await base.identity(id) }

    func identities() async throws(StoreError) -> [IdentityRecord] { try await base.identities() }

    func identities(recipientKeyID: [UInt8]) async throws(StoreError) -> [IdentityRecord] {
        try await base.identities(recipientKeyID: recipientKeyID)
    }
}

extension BrokenStore: PolicyStore {
    func policies() async throws(StoreError) -> [PolicyRecord] { try await base.policies() }

    func setPolicy(_ name: String, isOn: Bool) async throws(StoreError) {
        try await base.setPolicy(name, isOn: isOn)
    }
}

extension BrokenStore: EnvelopeLedger {
    func commitOpening(
        _ opening: EnvelopeOpening, storing message: OpenedMessage
    ) async throws(StoreError) -> OpeningOutcome {
        try await base.commitOpening(opening, storing: message)
    }

    func openedMessage(key: [UInt8]) async throws(StoreError) -> UniqueIdentifier? {
        try await base.openedMessage(key: key)
    }

    func ledgerState() async throws(StoreError) -> LedgerState { try await base.ledgerState() }

    func highWaterClock() async throws(StoreError) -> ClockReading { try await base.highWaterClock() }

    func resetHighWaterClock() async throws(StoreError) { try await base.resetHighWaterClock() }
}
