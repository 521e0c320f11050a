/// The vault: everything that Whisper keeps, behind one protocol made of small ones (ST-1 … ST-13).
///
/// The rules of every adapter; `StoreContract` checks them:
/// 1. An operation that returns has happened durably; one that throws has changed nothing.
/// 2. Every operation is one transaction. Readers see the state before or after it, never between.
/// 3. Any task, thread and process may use a vault at the same time.
/// 4. Nothing is made up: storage that cannot be used is an error, never an empty answer (ST-6).
/// 5. A message's counters and its conversation's last-message fields agree with the messages after every operation.
/// 6. Cancellation ends a long operation early with `.cancelled`, and undoes it.
/// 7. Observers hear of a change after it was committed, once a transaction, in order (ST-7).
public protocol VaultStore:
    ConversationStore, MessageStore, MessageSearch, PersonStore, ContactStore, DraftStore, SettingStore,
    IngestionStore, ChangeObservation, VaultMaintenance, RecordTransfer
{
    /// Closes the vault: waits for running operations, truncates what the engine keeps beside the file.
    /// Every later call throws `.closed`. Idempotent.
    func close() async
}
