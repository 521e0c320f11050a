/// The vault: everything that Whisper stores, behind one protocol (ST-1 … ST-13).
///
/// A store runs transactions, in which it reads and writes as instructed. The operations themselves, such as saving,
/// joining and undoing, and the rules that they follow, are in WhisperArchive, in extensions of this protocol. Three
/// small protocols require what is about the members of groups, observers, and the vault as a whole.
///
/// The rules for every adapter; `StoreContract` checks them:
/// 1. An operation that returns is durable; one that throws has changed nothing.
/// 2. Every operation is one transaction. Readers see the state before or after it, never in between.
/// 3. Any task, thread and process may use a vault at the same time.
/// 4. Unusable storage is an error, never an empty result (ST-6).
/// 5. After every operation, counters and last-message fields agree with the messages.
/// 6. Cancellation ends a long operation early with `.cancelled` and rolls it back. An operation started by a cancelled
///    task throws `.cancelled` and does nothing; a write that must happen regardless belongs in a task of its own.
/// 7. Observers see a change after it was committed, once per transaction, in order (ST-7).
/// 8. A lookup by id (`conversation(_:)`, `message(_:)`, `contact(_:)`, `identity(_:)`, `person(_:)`, `draft(in:)`) or
///    by key or name returns nil if there is no match. Every other operation on something that does not exist throws
///    the code of its kind, such as `.conversationNotFound`. A filter (of a search, of a retention rule) for something
///    that does not exist matches nothing.
/// 9. A limit outside its documented range throws `.invalidArgument`.
/// 10. Setting a value that is already set is success without a write: times stay the same, and observers see nothing.
/// 11. Times assigned by the store (`createdAt`, `updatedAt`, those of drafts and runs) come from the clock that it was
///     opened with; ids that it assigns are version 4 and come from the randomness that it was opened with.
/// 12. "Folded as search folds" means: the words that `SearchText` extracts from a text, joined by single spaces and
///     compared byte by byte. "By name" means this order, with equal names by id in ascending order.
/// 13. The documentation of an operation lists its own error codes. Besides these, any operation can throw the codes of
///     rules 6 and 9, `.closed`, and those of the storage: `.busy`, `.damaged`, `.full`, `.readOnly`, `.inputOutput`
///     and `.cannotExecute`.
public protocol VaultStore: ChangeObservation, VaultMaintenance {
    /// Reads from one state of the vault.
    ///
    /// - Parameter body: Runs on the store's own executor; the reader is of no use after it.
    /// - Throws: What the body throws.
    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer

    /// Changes the vault in one transaction, which is rolled back if the body throws; then notifies the observers.
    ///
    /// - Parameters:
    ///   - operation: What the body does, and all that it does: a store may keep caches and leave out checks because of
    ///     it.
    ///   - body: Runs on the store's own executor; the writer is of no use after it.
    /// - Throws: What the body throws.
    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer

    /// Removes what large deletions have left behind, such as words in an index: afterwards, no file of the vault
    /// contains a word that occurred only in deleted messages (ST-11).
    ///
    /// - Parameter progress: Called from time to time, on any thread; not where there is little to do.
    /// - Throws: `.cancelled`.
    func sweep(_ progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError)

    /// Closes the vault: waits for running operations, then truncates the engine's auxiliary files. Every later call
    /// throws `.closed`. Idempotent.
    func close() async
}
