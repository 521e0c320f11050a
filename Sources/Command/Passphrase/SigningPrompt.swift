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
        let reader = PassphraseReader(
            memory: memory, output: context.output, interruptions: context.interruptions, questions: .signing)
        do throws(CommandFailure) {
            // An empty one declines.
            if isNew {
                if let chosen = try reader.new(from: .terminal) { return chosen }
            } else {
                let typed = try reader.ask(reader.questions.existing)
                if typed.count > 0 { return typed }
            }
        } catch {
            throw error.code == .noPassphrase ? .unavailable : .cancelled
        }
        throw .cancelled
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

/// Keeps what is typed off the screen while a signing passphrase is tried.
struct HiddenGate: PresenceGate {
    let gate: any PresenceGate
    let interruptions: Interruptions

    func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate { try gate.enrol(for: purpose) }

    func key(of sealed: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes {
        let hidden = HiddenTyping(interruptions)
        defer { hidden?.end() }
        return try gate.key(of: sealed, for: purpose)
    }
}

extension PassphraseQuestions {
    /// The signing passphrase.
    fileprivate static var signing: PassphraseQuestions {
        PassphraseQuestions(
            existing: LocalizedMessage(IdentityText.passphrasePrompt),
            new: LocalizedMessage(IdentityText.newPassphrasePrompt),
            again: LocalizedMessage(IdentityText.repeatPrompt))
    }
}
