public import WhisperIngestionPort
public import WhisperSecretMemory

/// Keeps what outlives a bridge's process: its session, the key of its journal, and how far it was acknowledged (ING-6).
///
/// The composition root implements it over the vault, so that the account's keys lie nowhere else. A failure ends the
/// bridge's session.
public protocol BridgeSessionKeeper: Sendable {
    /// The session's database as it was last kept; nil before the first pairing and after logging out.
    func sessionDatabase() async throws(IngestionError) -> [UInt8]?

    /// Keeps the session's database, in place of the one before. Returns once it would survive a power loss.
    func keepSession(_ database: [UInt8]) async throws(IngestionError)

    /// The key of the bridge's journal, 32 bytes, always the same; made where there is none.
    func journalKey() async throws(IngestionError) -> SecretBytes

    /// Everything up to and including this line is in the vault; 0 at first.
    func acknowledged() async throws(IngestionError) -> Int64

    /// Keeps how far lines are in the vault.
    func keepAcknowledged(_ sequence: Int64) async throws(IngestionError)

    /// The journal whose lines `acknowledged` counts; nil where none has said so yet.
    func journal() async throws(IngestionError) -> String?

    /// Binds the count of lines to a journal.
    func keepJournal(_ id: String) async throws(IngestionError)

    /// The account that the vault is paired with; nil where it is not known yet.
    func account() async throws(IngestionError) -> BridgeAccount?

    /// Keeps the account.
    func keepAccount(_ account: BridgeAccount) async throws(IngestionError)

    /// Forgets the session: the device is no longer linked.
    func forgetSession() async throws(IngestionError)
}
