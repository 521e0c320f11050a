public import WhisperCore
public import WhisperSecretMemory

extension Vault {
    /// Creates a vault and opens it.
    ///
    /// The directory gets the keys, sealed under the passphrase, their recovery copy, and an empty database. A creation that
    /// was cut off is finished by another call with the same passphrase.
    ///
    /// - Parameters:
    ///   - path: The directory, which is created if it is missing.
    ///   - passphrase: What opens the vault; see ``Passphrase``.
    ///   - disclaimer: The text that the owner accepts, recorded in the vault (UX-5). A program that shows it passes the
    ///     version that was shown; the default accepts the text in force on the owner's behalf.
    ///   - isEncrypted: Whether the database is encrypted; otherwise only attachments and identities are.
    ///   - adapters: What the vault works with; nil for those of this package.
    /// - Throws: ``VaultError`` `.exists`, `.disclaimer` for a text that is not in force, `.noEncryption` in a build with
    ///   the trait `PlainSQLite`, `.wrongPassphrase` if an interrupted creation used another, or `.other`.
    public static func create(
        at path: String, passphrase: borrowing SecretBytes, accepting disclaimer: Disclaimer = .current,
        isEncrypted: Bool = true, adapters: VaultAdapters? = nil
    ) async throws(VaultError) -> Vault {
        guard disclaimer == .current else { throw VaultError(.disclaimer) }
        let folder = try folder(path, adapters)
        do {
            let vault = try await folder.create(under: passphrase, isEncrypted: isEncrypted)
            try await vault.begin()
            return vault
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// Opens a vault.
    ///
    /// - Parameters:
    ///   - path: Its directory.
    ///   - adapters: What the vault works with; nil for those of this package.
    /// - Throws: ``VaultError`` `.noVault`, `.unfinished`, `.wrongPassphrase`, `.disclaimer` if it is not accepted,
    ///   `.foreignDatabase`, or `.other` with the ``StoreError`` below, such as `.heldExclusively`.
    public static func open(
        at path: String, passphrase: borrowing SecretBytes, adapters: VaultAdapters? = nil
    ) async throws(VaultError) -> Vault {
        let folder = try folder(path, adapters)
        do {
            let vault = try await folder.open(under: passphrase)
            return try await vault.accepted()
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// Opens a vault with the keys that ``holdKeys(forSeconds:)``, or `whisper unlock`, left with the system.
    ///
    /// - Returns: Nil if no such keys are held, or none that open it.
    /// - Throws: As ``open(at:passphrase:adapters:)``.
    public static func openUnlocked(
        at path: String, adapters: VaultAdapters? = nil
    ) async throws(VaultError) -> Vault? {
        let folder = try folder(path, adapters)
        do {
            try folder.requireVault()
            return try await folder.openWithHeldKeys()?.accepted()
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// Forgets the keys that are held between programs; whether there were any.
    ///
    /// - Throws: ``VaultError`` `.other` with the ``KeychainError`` below if the system does not release them.
    @discardableResult
    public static func lock(at path: String, adapters: VaultAdapters? = nil) throws(VaultError) -> Bool {
        let folder = try folder(path, adapters)
        do {
            return try folder.dropHeldKeys()
        } catch {
            throw VaultError(error, path: path)
        }
    }

    /// Stores the keys in the system's key cache, so that other programs of this login open the vault without its
    /// passphrase.
    ///
    /// - Parameter seconds: For how long, 1 or more.
    /// - Throws: ``VaultError`` `.noKeyCache`.
    public func holdKeys(forSeconds seconds: UInt32) throws(VaultError) {
        do {
            try withKeys { keys in try folder.hold(keys, isEncrypted: isEncrypted, seconds: seconds) }
        } catch {
            throw VaultError(error)
        }
    }

    /// Whether the vault authenticates its contacts and policies; false if they are not as recorded (CON-3, POL), as
    /// after another program wrote to its files.
    ///
    /// - Throws: ``VaultError`` `.other` with the error below if the keys or the database cannot be read.
    public func isTrustSound() async throws(VaultError) -> Bool {
        let trust = try sealedMessages().trust
        do {
            return try await trust.status() != .doubtful
        } catch {
            throw VaultError(error)
        }
    }

    /// The folder of a vault.
    package static func folder(_ path: String, _ adapters: VaultAdapters?) throws(VaultError) -> VaultFolder {
        VaultFolder(VaultLayout(directory: path), adapters: try .chosen(adapters))
    }

    /// This vault, if the owner has accepted the disclaimer; another one is closed again.
    package func accepted() async throws -> Vault {
        do {
            guard try await Disclaimer.isAccepted(in: store) else { throw VaultError(.disclaimer) }
        } catch {
            await close()
            throw error
        }
        try? await begin()
        return self
    }

    /// Begins to vouch for a vault that is not authenticated yet. One that cannot be written is used as it is.
    private func begin() async throws {
        guard hasKeys else { return }
        try? await sealedMessages().trust.begin()
    }
}
