import WhisperLocalization
import WhisperPosixFiles
package import WhisperCore

/// What stands between a database without encryption and the engine.
///
/// Whoever can write to the vault's directory can put such a database there, and every command would take it for the vault.
/// So the keychain, which only the passphrase opens, has the word, or the configuration file, which lies elsewhere.
extension VaultAccess {
    /// Whether the configuration file names this vault as one whose database is not encrypted. A file inside the vault's
    /// directory has no say in it.
    func isNamedUnencrypted() -> Bool {
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

    /// Returns where a plain database is the vault's own.
    ///
    /// - Parameter isConfirmed: Whether the owner has said with the command that it is.
    /// - Throws: A failure where it is not, or where only the owner can tell and says no, or cannot be asked.
    package func permitPlain(_ custody: KeyCustody, isConfirmed: Bool = false) throws {
        if isNamedUnencrypted() { return }
        switch try custody.plainDatabase() {
        case .wanted: return
        case .foreign:
            throw CommandFailure(
                .foreignDatabase, FailureText.foreignDatabase, hint: LocalizedMessage(FailureText.foreignDatabaseHint))
        case .unrecorded:
            if !isConfirmed { try askForPlain() }
            // On a medium that cannot be written the question comes again.
            try? custody.record(.plain)
        }
    }

    /// Asks, once in a vault's life, what its keychain does not say.
    private func askForPlain() throws {
        guard ControllingTerminal() != nil else {
            throw CommandFailure(
                .confirmation, FailureText.plainUnconfirmed, hint: LocalizedMessage(FailureText.plainUnconfirmedHint))
        }
        try Confirmation.ask(LocalizedMessage(VaultText.plainQuestion, ["path": .text(layout.directory)]), in: context)
    }
}
