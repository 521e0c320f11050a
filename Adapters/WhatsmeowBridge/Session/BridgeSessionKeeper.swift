public import WhisperIngestionPort
public import WhisperSecretMemory

/// Stores what outlives a bridge's process: its session, the key of its journal, and how far it was acknowledged
/// (ING-6).
///
/// The composition root implements it on top of the vault, so that the account's keys are stored nowhere else. A
/// failure ends the bridge's session.
public protocol BridgeSessionKeeper: Sendable {
    /// The session database as last stored; nil before the first pairing and after logging out.
    ///
    /// - Throws: The reason it could not be read.
    func sessionDatabase() async throws(IngestionError) -> [UInt8]?

    /// Stores the session database, replacing the previous one. Returns once it would survive a power loss.
    ///
    /// - Throws: The reason it could not be stored.
    func keepSession(_ database: [UInt8]) async throws(IngestionError)

    /// The key of the bridge's journal, 32 bytes, always the same; created if there is none.
    ///
    /// - Throws: The reason it could not be read or created.
    func journalKey() async throws(IngestionError) -> SecretBytes

    /// The line up to which everything is in the vault, inclusive; 0 at first.
    ///
    /// - Throws: The reason it could not be read.
    func acknowledged() async throws(IngestionError) -> Int64

    /// Stores the line up to which everything is in the vault.
    ///
    /// - Throws: The reason it could not be stored.
    func keepAcknowledged(_ sequence: Int64) async throws(IngestionError)

    /// The journal in which `acknowledged` counts lines; nil if none has been reported yet.
    ///
    /// - Throws: The reason it could not be read.
    func journal() async throws(IngestionError) -> String?

    /// Binds the line count to a journal.
    ///
    /// - Throws: The reason it could not be stored.
    func keepJournal(_ id: String) async throws(IngestionError)

    /// The account that the vault is paired with; nil if it is not known yet.
    ///
    /// - Throws: The reason it could not be read.
    func account() async throws(IngestionError) -> BridgeAccount?

    /// Stores the account.
    ///
    /// - Throws: The reason it could not be stored.
    func keepAccount(_ account: BridgeAccount) async throws(IngestionError)

    /// Deletes the session, as the device is no longer linked.
    ///
    /// - Throws: The reason it could not be deleted.
    func forgetSession() async throws(IngestionError)
}
