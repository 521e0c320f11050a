/// The vault: everything that Whisper keeps, behind one protocol made of small ones (ST-1 … ST-13).
///
/// The rules of every adapter; `StoreContract` checks them:
/// 1. An operation that returns has happened durably; one that throws has changed nothing.
/// 2. Every operation is one transaction. Readers see the state before or after it, never between.
/// 3. Any task, thread and process may use a vault at the same time.
/// 4. Nothing is made up: storage that cannot be used is an error, never an empty answer (ST-6).
/// 5. A message's counters and its conversation's last-message fields agree with the messages after every operation.
/// 6. Cancellation ends a long operation early with `.cancelled`, and undoes it. An operation that a cancelled task
///    begins throws `.cancelled` and does nothing; what must be written down all the same belongs in a task of its own.
/// 7. Observers hear of a change after it was committed, once a transaction, in order (ST-7).
/// 8. A look-up by identity (`conversation(_:)`, `message(_:)`, `contact(_:)`, `identity(_:)`, `person(_:)`, `draft(in:)`) and
///    one by key or name answers nil
///    where there is no such thing. Every other operation on something that is not there throws the code of its kind,
///    such as `.conversationNotFound`. A filter (of a search, of a retention rule) that names nothing finds nothing.
/// 9. A limit outside its documented bounds throws `.invalidArgument`.
/// 10. What is asked to be as it is already is success without a write: times stay, observers hear nothing.
/// 11. Times that the store gives (`createdAt`, `updatedAt`, a draft's, a run's) are those of the clock that it was
///     opened with; ids that it gives are version 4 and come from the randomness that it was opened with.
/// 12. "Folded as search folds": the words that `SearchText` makes of a text, joined by single spaces and compared byte
///     by byte. "By name" orders so, and equal names by id in ascending order.
public protocol VaultStore:
    ConversationStore, MessageStore, MessageSearch, PersonStore, ContactStore, ContactLookup, DraftStore,
    SettingStore, IdentityStore, PolicyStore, TrustStore, EnvelopeLedger, IngestionStore, SpillQueue, RawEventStore,
    SyncStore, ChangeObservation, VaultMaintenance, RecordTransfer
{
    /// Closes the vault: waits for running operations, truncates what the engine keeps beside the file.
    /// Every later call throws `.closed`. Idempotent.
    func close() async
}
