package import WhisperMessage
package import WhisperStorePort

/// The procedures of the vault's rules, in one transaction: what a reported change does to what is stored.
///
/// What is decided from values alone is decided in WhisperMessage, and the store reads and writes rows; between them
/// stands what is read for a decision, what is written after it, and in which order. It is written once, for every store.
package final class Archive {
    /// The largest number of messages that are erased in one transaction.
    static let erasedTogether = 50_000

    /// The transaction, which has this archive for as long as it runs.
    unowned let store: any StoreWriter
    /// The messages that sealed edits are until they are opened, in the order in which they arrived.
    package internal(set) var sealedEdits: [UniqueIdentifier] = []
    /// The encrypted changes that wait, and whose message is there.
    package private(set) var encryptedChanges: [EncryptedChange] = []
    /// The same, so that each is reported once.
    private var reported: Set<EncryptedChange> = []
    /// The senders of changes that were looked up; their `seenAt` is 0.
    var sightings: [NewSender: Sighting] = [:]
    /// How often people were created, got names or the owner's mark, or were joined.
    var peopleChanges = 0
    /// Those whom nothing names any more; nil until it is read.
    var heldForgotten: Set<UniqueIdentifier>?
    /// Whom the owner has separated; nil until it is read.
    var heldSeparations: [SeparationRecord]?
    /// Whether it is known that no change waits.
    var isNoneWaiting = false
    /// Those who were stated to be the owner, but are certainly someone else.
    var refusedOwners: Set<UniqueIdentifier> = []

    /// The archive of a transaction.
    package init(_ store: any StoreWriter) { self.store = store }

    /// Reports an encrypted change that waits although its message is there.
    func report(_ change: AuthoredChange, of message: UniqueIdentifier, named name: MessageName) {
        guard case .encrypted(let record, _) = change.kind else { return }
        let target = MessageTarget(conversation: name.conversation, externalID: name.externalID)
        let waiting = EncryptedChange(of: message, target: target, record: record)
        if reported.insert(waiting).inserted { encryptedChanges.append(waiting) }
    }
}

extension VaultStore {
    /// Carries out an operation in an archive of its transaction, which ends what the archive has begun.
    func change<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (Archive) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await write(operation) { writer throws(StoreError) in
            let archive = Archive(writer)
            let answer = try body(archive)
            try archive.writeSightings()
            return answer
        }
    }
}
