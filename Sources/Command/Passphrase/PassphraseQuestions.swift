import WhisperLocalization

/// How a person is asked for a passphrase at the terminal.
struct PassphraseQuestions: Sendable {
    /// For one that exists.
    let existing: LocalizedMessage
    /// For one that is being chosen.
    let new: LocalizedMessage
    /// For the same again.
    let again: LocalizedMessage

    /// The vault's passphrase.
    static var vault: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(PassphraseText.prompt), new: LocalizedMessage(PassphraseText.newPrompt),
            again: LocalizedMessage(PassphraseText.repeatPrompt))
    }

    /// The passphrase of a backup of identities.
    static var backup: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(IdentityText.backupPrompt), new: LocalizedMessage(IdentityText.newBackupPrompt),
            again: LocalizedMessage(IdentityText.repeatBackupPrompt))
    }
}
