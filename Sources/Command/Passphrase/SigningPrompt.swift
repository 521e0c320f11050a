import WhisperLocalization
import WhisperPresencePort
import WhisperSecretMemory

/// Prompts for the signing passphrase at the terminal, after a line that states the reason (BIO-2).
struct SigningPrompt: Sendable {
    let context: Context
    let memory: any SecretAllocator

    /// Returns what was typed. Typing nothing declines.
    ///
    /// - Parameters:
    ///   - isNew: Whether a passphrase is chosen, which is typed twice.
    ///   - failures: How often it was wrong so far.
    func ask(_ purpose: PresencePurpose, isNew: Bool, failures: Int) throws(PresenceError) -> SecretBytes {
        guard let terminal = ControllingTerminal() else { throw .unavailable }
        let line = failures > 0 ? LocalizedMessage(IdentityText.wrongTryAgain) : reason(for: purpose)
        do {
            try terminal.write(line.text(context.localizer) + "\n")
        } catch {
            throw .unavailable
        }
        guard isNew else { return try typed(IdentityText.passphrasePrompt) }
        while true {
            let first = try typed(IdentityText.newPassphrasePrompt)
            let second = try typed(IdentityText.repeatPrompt)
            if first.hasSameBytes(as: second) { return first }
            try? terminal.write(context.localizer(FailureText.passphrasesDiffer) + "\n")
        }
    }

    private func typed(_ question: IdentityText) throws(PresenceError) -> SecretBytes {
        let reader = PassphraseReader(
            memory: memory, output: context.output, interruptions: context.interruptions)
        let passphrase: SecretBytes
        do {
            passphrase = try reader.ask(LocalizedMessage(question))
        } catch {
            throw error.code == .interrupted ? .cancelled : .unavailable
        }
        guard passphrase.count > 0 else { throw .cancelled }
        return passphrase
    }

    private func reason(for purpose: PresencePurpose) -> LocalizedMessage {
        switch purpose {
        case .signing(let recipient):
            LocalizedMessage(IdentityText.signingPrompt, ["recipient": .text(recipient)])
        case .gating: LocalizedMessage(IdentityText.gatingPrompt)
        case .ungating: LocalizedMessage(IdentityText.ungatingPrompt)
        case .changingIdentity(let name): LocalizedMessage(IdentityText.changingPrompt, ["name": .text(name)])
        }
    }
}
