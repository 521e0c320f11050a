import WhisperCore
public import WhisperSecretMemory
import WhisperStorePort

/// Copies of a vault: backups, restoration, rescue (ST-10).
extension Vault {
    /// Writes a copy of the vault while it is in use: a directory of the same layout, under the same passphrase.
    ///
    /// - Parameters:
    ///   - target: The directory. It appears whole or not at all.
    ///   - replacing: Whether what is there is replaced, in one step.
    ///   - despiteDoubt: Whether it is replaced even if contacts and policies of this vault are in doubt, as those of the
    ///     copy then are.
    ///   - report: Receives how many files are done, of how many.
    /// - Returns: The state of the attachments by length, name and header, in the vault as in its copy: what the vault has
    ///   lost, the copy does not have either. In a vault without encryption whose keys are not loaded, nobody looks:
    ///   `wasExamined`.
    /// - Throws: ``VaultError`` `.targetExists`, `.sameDirectory` for a place within the vault, `.doubtfulTrust`
    ///   if a backup would make room for a copy in doubt, or `.other`.
    @discardableResult
    public func backUp(
        to target: String, replacing: Bool = false, despiteDoubt: Bool = false,
        report: @Sendable (_ done: Int64, _ total: Int64) -> Void = { _, _ in }
    ) async throws(VaultError) -> AttachmentVerification {
        do {
            return try await VaultBackup(vault: self, target: target, mayReplace: replacing, mayDoubt: despiteDoubt)
                .write(report: report)
        } catch {
            throw VaultError(error, path: target)
        }
    }

    /// Puts a backup in the place of a vault. The backup is checked first; a vault that is in the place is set aside under
    /// another name.
    ///
    /// - Parameters:
    ///   - path: The vault's place.
    ///   - source: The backup, which stays as it is.
    ///   - passphrase: That of the backup.
    /// - Throws: ``VaultError`` `.notABackup`, `.sameDirectory`, `.wrongPassphrase`, `.unreadable` for a file of
    ///   the backup, or `.other` with ``StoreError``
    ///   `.damaged` if the backup is; the vault is then unchanged.
    public static func restore(
        at path: String, from source: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil,
        report: @Sendable (_ done: Int64, _ total: Int64) -> Void = { _, _ in }
    ) async throws(VaultError) -> RestorationOutcome {
        let folder = try folder(path, adapters)
        do {
            return try await VaultRestoration(to: folder, from: source).run(report: report) { restore in
                try await restore(passphrase)
            }
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// Carries what can be read of a damaged vault over into a new one, under the same passphrase. The damaged one stays as
    /// it is.
    ///
    /// - Throws: ``VaultError`` `.targetExists`, `.wrongPassphrase`, or `.other` where not even the first page can be read.
    public static func rescue(
        at path: String, to target: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil
    ) throws(VaultError) -> RescueReport {
        let folder = try folder(path, adapters)
        do {
            try folder.requireVault()
            return try folder.rescue(to: target, under: passphrase)
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// Rebuilds the keychain of a vault from the recovery copy if it is lost or damaged. A damaged file is renamed.
    ///
    /// - Parameter passphrase: That of the day on which the recovery copy was written, which is the present one.
    /// - Returns: Whether that was necessary and possible.
    /// - Throws: ``VaultError`` `.wrongPassphrase`, or `.other` with ``StoreError`` `.heldExclusively` while a program has
    ///   the vault open, ``RecoveryCopyError`` for a copy that is damaged, or what the keychain reports.
    public static func repairKeychain(
        at path: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil
    ) throws(VaultError) -> Bool {
        let folder = try folder(path, adapters)
        do {
            return try folder.repairKeychain(under: passphrase)
        } catch {
            throw VaultError(error, path: path)
        }
    }
}
