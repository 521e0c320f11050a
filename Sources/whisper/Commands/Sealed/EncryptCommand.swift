import WhisperArchive
import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperCryptoPort
import WhisperEnvelope
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper encrypt`: seals a message from standard input, and prints the envelope.
struct EncryptCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "encrypt", SealingCommandText.encrypt, discussion: SealingCommandText.encryptDiscussion,
            examples: [
                "echo 'See you at nine' | whisper encrypt --to Ben",
                "whisper encrypt --to Ben --from work --no-sign --copy < letter.txt",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .long, help: .text(SealingOptionText.recipient, value: "CONTACT"), completion: .contacts)
    var to: String?

    @Option(name: .long, help: .text(SealingOptionText.recipientKey, value: "HEX"))
    var toKey: String?

    @Option(name: .long, help: .text(SealingOptionText.sender, value: "IDENTITY"))
    var from: String?

    @Flag(name: .long, help: .text(SealingOptionText.sign))
    var sign = false

    @Flag(name: .long, help: .text(SealingOptionText.noSign))
    var noSign = false

    @Flag(name: .long, help: .text(SealingOptionText.copy))
    var copy = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: from)
        let (recipient, name) = try await recipient(secrecy, context)
        let signs: Bool? = sign ? true : noSign ? false : nil
        let request = SealingRequest(
            message: try message(context), recipient: recipient, identity: identity.id, isSigned: signs)
        let sealed: SealedMessage
        do {
            sealed = try await secrecy.sealing.seal(request)
        } catch {
            throw SealingFailure.failure(
                of: error, identity: identity.name, recipient: try await refused(recipient, name, secrecy, context))
        }
        try report(sealed, sealed.recipient?.name ?? name, context)
    }

    func checkArguments() throws {
        if to != nil, toKey != nil { throw CommandFailure(.usage, SealingFailureText.oneRecipient) }
        if to == nil, toKey == nil {
            throw CommandFailure(
                .usage, SealingFailureText.noRecipient, hint: LocalizedMessage(SealingFailureText.noRecipientHint))
        }
        if sign, noSign { throw CommandFailure(.usage, SealingFailureText.signOrNot) }
    }

    /// Whom to seal to, and what to call them.
    private func recipient(
        _ secrecy: Secrecy, _ context: Context
    ) async throws -> (SealingRequest.Recipient, name: String) {
        if let toKey { return (.key(try KeyArgument.agreementKey(toKey)), toKey) }
        let contact = try await secrecy.contact(named: to ?? "", care: .exact, in: context)
        return (.contact(contact.id), contact.name)
    }

    /// The name to use in a refusal: that of the contact, even if its key was typed, in which case a note names both.
    private func refused(
        _ recipient: SealingRequest.Recipient, _ name: String, _ secrecy: Secrecy, _ context: Context
    ) async throws -> String {
        guard case .key(let key) = recipient else { return name }
        let owners = try await secrecy.ports.store.owners(agreementKey: key.bytes, signingKey: nil)
            .filter(\.hasAgreementKey)
        guard owners.count == 1, let contact = owners.first?.contact else { return name }
        context.output.note(
            EnvelopeWords.keyOfContact,
            ["key": .text(name), "name": .text(ShownName.text(contact.displayName))])
        return contact.displayName
    }

    /// Standard input, byte for byte; one byte more than can be sealed is enough to detect that it is too long. A message may
    /// be empty, but nobody who typed nothing meant to seal that.
    private func message(_ context: Context) throws -> [UInt8] {
        let message = try InputText.beginning(
            of: "-", atMost: EnvelopeSealer.maximumMessageLength + 1, in: context, asking: EnvelopeWords.typeMessage
        ).bytes
        guard message.isEmpty else { return message }
        guard !context.terminal.inputIsTerminal else {
            throw CommandFailure(
                .input, SealingFailureText.nothingTyped, hint: LocalizedMessage(SealingFailureText.nothingTypedHint))
        }
        context.output.warning(LocalizedMessage(EnvelopeWords.emptyMessage))
        return message
    }

    private func report(_ sealed: SealedMessage, _ recipient: String, _ context: Context) throws(CommandFailure) {
        let output = context.output
        for warning in sealed.warnings {
            if let words = warning.message(of: sealed, to: recipient) { output.warning(words) }
        }
        guard !output.style.isJSON else {
            try output.json([
                "type": "envelope", "envelope": .string(sealed.envelope.text),
                "signed": .bool(sealed.envelope.isSigned),
                "identity": .string(sealed.identity.name), "recipient": .string(sealed.recipient?.name),
                "warnings": .array(sealed.warnings.map { .string($0.word) }),
            ])
            guard copy else { return }
            try output.flush()
            try Clipboard.set(Array(sealed.envelope.text.utf8))
            return
        }
        if copy {
            let receiver: Clipboard.Receiver
            do {
                receiver = try Clipboard.set(Array(sealed.envelope.text.utf8))
            } catch {
                // What was sealed is not lost with the clipboard, and stands there before the error does.
                try output.data(sealed.envelope.text)
                try output.flush()
                throw error
            }
            switch receiver {
            case .desktop: output.note(EnvelopeWords.copied)
            case .terminal:
                try output.data(sealed.envelope.text)
                output.note(EnvelopeWords.handedToTerminal)
            }
        } else {
            try output.data(sealed.envelope.text)
        }
        let text: EnvelopeWords = sealed.envelope.isSigned ? .sealedTo : .sealedUnsigned
        var arguments: [String: TextArgument] = ["recipient": .text(recipient)]
        if sealed.envelope.isSigned { arguments["identity"] = .text(sealed.identity.name) }
        output.note(text, arguments)
        guard let contact = sealed.recipient, contact.trust == .unverified, !contact.hasKeyChange else { return }
        output.note(
            EnvelopeWords.recipientUnverified,
            [
                "name": .text(contact.name),
                "command": .text(NextSteps.line(["contact", "verify", .argument(contact.name)], in: context)),
            ])
    }
}
