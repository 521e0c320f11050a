public import WhisperClockPort
public import WhisperCore
public import WhisperRenewalPort
public import WhisperSecretMemory
public import WhisperStorePort

/// What makes, opens and converts the database of a vault as a whole.
///
/// ``StoreEngine`` is the one that this package brings; another one takes its place through ``VaultAdapters/engine``.
public protocol VaultEngine: Sendable {
    /// Whether databases can be encrypted.
    var canEncrypt: Bool { get }

    /// Whether the database of a vault is encrypted, by its own first bytes.
    ///
    /// - Throws: What the file system reports if they cannot be read.
    func isEncrypted(_ layout: VaultLayout) throws -> Bool

    /// Whether the database of a vault was made completely once: if it is gone or empty, that is damage, and not a
    /// creation that was cut off.
    ///
    /// - Throws: What the file system reports.
    func isMade(_ layout: VaultLayout) throws -> Bool

    /// Holds a vault until the result is released, or the store that was opened under it is closed.
    ///
    /// It is taken before the keychain is read: what is read there then stays true as long as the vault is open.
    ///
    /// - Parameter alone: Whether nothing else may have the vault open.
    /// - Throws: ``StoreError`` `.heldExclusively` at once where another process is in the way, or what the file system
    ///   reports.
    func hold(_ layout: VaultLayout, alone: Bool) throws(StoreError) -> any VaultHold

    /// Makes or opens an encrypted database.
    ///
    /// - Parameters:
    ///   - isNew: Whether it is made; it must not be there then.
    ///   - key: Its key, 32 bytes.
    ///   - hold: A hold of this engine on the vault, which closing the store releases.
    /// - Throws: ``StoreError``, `.wrongKey` and `.noEncryption` among them.
    func open(
        _ layout: VaultLayout, isNew: Bool, key: borrowing SecretBytes, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable, under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore

    /// Makes or opens a database without encryption; the parameters are those of `open`.
    ///
    /// - Throws: ``StoreError``, `.cannotOpen` for an encrypted one among them.
    func openPlain(
        _ layout: VaultLayout, isNew: Bool, clock: any WallClock, random: any RandomNumberGenerator & Sendable,
        under hold: any VaultHold
    ) async throws(StoreError) -> any VaultStore

    /// What changes the key or the form of the database, for ``KeyRenewal``.
    func holder(_ layout: VaultLayout) -> any VaultHolder

    /// Moves an encrypted database to another form under its key.
    ///
    /// - Parameter hold: A hold of this engine on the vault, alone, taken before the key was read.
    /// - Throws: ``StoreError`` `.unsupported` for a form that the engine cannot write.
    func reformat(
        _ layout: VaultLayout, key: borrowing SecretBytes, to format: CipherFormat, under hold: any VaultHold
    ) throws(StoreError)

    /// What the database is made of that the engine did not make, and what it lacks, a sentence each.
    ///
    /// - Throws: ``StoreError``, `.wrongKey` and `.damaged` among them.
    func schemaDifferences(_ layout: VaultLayout, key: borrowing SecretBytes) throws -> [String]

    /// Carries what can be read of a damaged database over into another directory. The damaged one stays as it is.
    ///
    /// - Parameter hold: A hold of this engine on the damaged vault; nil on a medium that cannot be written.
    /// - Throws: ``StoreError``, `.wrongKey` among them, if not even the first page can be read, or the directory cannot be
    ///   written.
    func recover(
        _ layout: VaultLayout, key: borrowing SecretBytes, to directory: String, under hold: (any VaultHold)?
    ) throws -> RescueReport
}

/// A vault that is held.
public protocol VaultHold: Sendable {
    /// Gives it back. Idempotent.
    func release()
}

/// The forms of an encrypted database. Raw values are those of `rekey --format`.
public enum CipherFormat: String, CaseIterable, Sendable {
    /// Read and written by SQLCipher 3.4 and 4 alike.
    case common
    /// SQLCipher 4's own, with a stronger authentication of pages, which version 3 cannot read.
    case four = "4"
}

/// What was recovered from a damaged vault (ST-10).
public struct RescueReport: Hashable, Sendable {
    /// The number of recovered messages.
    public let messages: Int64
    /// The number of recovered rows of all kinds.
    public let rows: Int64
    /// The losses by table; empty if nothing was lost.
    public let losses: [RescueLoss]

    /// A report.
    public init(messages: Int64, rows: Int64, losses: [RescueLoss]) {
        self.messages = messages
        self.rows = rows
        self.losses = losses
    }
}

/// The loss in one table of the database.
public struct RescueLoss: Hashable, Sendable {
    /// The table's name, as docs/formats.md lists it.
    public let table: String
    /// The number of recovered rows.
    public let recovered: Int64
    /// The number of rows that could not be read; nil if it is unknown.
    public let lost: Int64?

    /// The losses of a table.
    public init(table: String, recovered: Int64, lost: Int64?) {
        self.table = table
        self.recovered = recovered
        self.lost = lost
    }
}
