package import WhisperCore
import WhisperLocalization
import WhisperPosixFiles
package import WhisperSecretMemory
package import WhisperVault

/// Opens the vault of a command: finds its keys, and prompts at the terminal for what is missing.
package struct VaultAccess: Sendable {
    package let context: Context
    /// The vault's directory.
    package let folder: VaultFolder

    package init(_ context: Context) throws(CommandFailure) {
        self.context = context
        let layout = VaultLayout(directory: context.places.vault)
        folder = VaultFolder(layout, adapters: try Adapters.vault(context))
    }

    /// Where the vault's files are.
    package var layout: VaultLayout { folder.layout }

    /// Opens the vault, if its owner has accepted the disclaimer.
    ///
    /// - Parameter ignoringHeldKey: Whether the passphrase is required even if `unlock` stored the key in the key ring.
    package func open(passphrase: PassphraseOptions, ignoringHeldKey: Bool = false) async throws -> Vault {
        try await accepted(try await openUnaccepted(passphrase: passphrase, ignoringHeldKey: ignoringHeldKey))
    }

    /// Opens the vault whether the disclaimer is accepted or not.
    package func openUnaccepted(passphrase: PassphraseOptions, ignoringHeldKey: Bool = false) async throws -> Vault {
        try folder.requireVault()
        // Conflicting sources are reported even if none is needed.
        let source = try passphrase.source(configuration: context.configuration)
        if !ignoringHeldKey, try folder.heldKeys() != nil {
            context.denyNetwork()
            if let vault = try await folder.openWithHeldKeys() { return vault }
        }
        if try !folder.isEncrypted, isNamedUnencrypted() {
            context.denyNetwork()
            return try await folder.openNamedPlain { try passphraseReader().existing(from: source) }
        }
        return try await passphraseReader().existing(from: source) { secret in
            context.denyNetwork()
            return try await folder.open(under: secret, isNamedPlain: isNamedUnencrypted())
        }
    }

    /// Opens the vault without asking anyone for anything; nil if it does not open so. A command that prints the passphrase
    /// is not run, as it may ask.
    package func openSilently(passphrase: PassphraseOptions) async throws -> Vault? {
        try folder.requireVault()
        if try folder.heldKeys() != nil {
            context.denyNetwork()
            return try await folder.openWithHeldKeys()?.accepted()
        }
        switch try passphrase.source(configuration: context.configuration) {
        case .terminal, .command: return nil
        case .file("-"), .descriptor: return nil
        case .file, .environment: break
        }
        let secret = try passphraseReader().existing(from: passphrase.source(configuration: context.configuration))
        context.denyNetwork()
        return try await folder.open(under: secret, isNamedPlain: isNamedUnencrypted()).accepted()
    }

    /// Opens the vault with a given passphrase, if its owner has accepted the disclaimer.
    package func open(under passphrase: borrowing SecretBytes) async throws -> Vault {
        context.denyNetwork()
        return try await accepted(
            try await folder.open(under: passphrase, isNamedPlain: isNamedUnencrypted()))
    }

    /// Returns the vault if its disclaimer is accepted, and closes it otherwise. Warns of doubtful trust data.
    private func accepted(_ vault: Vault) async throws -> Vault {
        let vault = try await vault.accepted()
        await vault.warnOfDoubtfulTrust(in: context)
        return vault
    }

    /// The reader of passphrases from their sources.
    package func passphraseReader() -> PassphraseReader {
        PassphraseReader(
            memory: folder.adapters.memory, output: context.output, interruptions: context.interruptions)
    }

    /// The passphrase for checks that compare with it; nil if the key is held and no source was given.
    ///
    /// - Parameter check: Opens the vault with it.
    package func passphraseForChecks(
        _ options: PassphraseOptions, acceptedBy check: (borrowing SecretBytes) async throws -> Void
    ) async throws -> SecretBytes? {
        let source = try options.source(configuration: context.configuration)
        if source == .terminal, try folder.heldKeys() != nil { return nil }
        return try await passphraseReader().existing(from: source, acceptedBy: check)
    }

    // MARK: Databases without encryption

    /// Whether the configuration file names this vault as one whose database is not encrypted. A configuration file
    /// inside the vault's directory is ignored.
    package func isNamedUnencrypted() -> Bool {
        guard let named = context.places.unencryptedVault, let vault = VaultIdentity.text(layout),
            VaultIdentity.text(VaultLayout(directory: named)) == vault
        else { return false }
        var path = context.places.configurationFile
        while path != "/" && path != "." {
            path = Files.parent(of: path)
            if VaultIdentity.text(VaultLayout(directory: path)) == vault { return false }
        }
        return true
    }
}

extension Vault {
    /// Warns if the vault's trust data as a whole, or its policies, do not match what is authenticated (CON-3, POL).
    ///
    /// A single contact in doubt causes no warning here. Neither does a missing trust key or a failure to read, which
    /// is left to the command.
    package func warnOfDoubtfulTrust(in context: Context) async {
        guard let trust = try? trustIfKeyed(), (try? await trust.status()) == .doubtful else { return }
        context.output.warning(LocalizedMessage(TrustText.doubtful))
    }
}
