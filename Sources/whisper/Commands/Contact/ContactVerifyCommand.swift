import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperCore

/// `whisper contact verify`: shows the words of both parties, and takes the person's word that they agree (CON-3).
struct ContactVerifyCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "verify", SealingCommandText.contactVerify, discussion: SealingCommandText.contactVerifyDiscussion,
            examples: ["whisper contact verify Ben", "whisper contact verify Ben --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.contactName, value: "CONTACT"), completion: .contacts)
    var name: String

    @Flag(name: .long, help: .text(SealingOptionText.revokedContact))
    var revoked = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let contact = try await secrecy.contact(named: name, care: .exact, in: context)
        let output = ContactOutput(secrecy: secrecy, context: context)
        let standard = try await IdentityFailure.mapping { () async throws(IdentityError) in
            try await secrecy.identities.standard()
        }
        if !context.output.style.isJSON { output.comparison(of: contact, with: standard) }
        guard try agree(contact, in: context) else {
            let distrusted = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
                try await secrecy.contacts.distrust(contact.id, fingerprint: contact.fingerprint)
            }
            throw ContactFailure.wordsDiffer(distrusted)
        }
        let verified = try await ContactFailure.mapping(contact.name) { () async throws(ContactError) in
            try await secrecy.contacts.verify(contact.id, fingerprint: contact.fingerprint)
        }
        guard !context.output.style.isJSON else { return try output.json(verified) }
        context.output.note(ContactText.nowVerified, ["name": .text(verified.name)])
        var steps = NextSteps(in: context)
        steps.add(["encrypt", "--to", .argument(verified.name)], NextStepText.seal)
        try steps.print()
    }

    /// Whether the person says that the words are the same. That they differ is a sign of an attack, so it takes a word: an
    /// empty answer is asked for again.
    ///
    /// A revoked contact becomes verified only on explicit request: with the option, or by confirming a question that
    /// names the revocation.
    private func agree(_ contact: KnownContact, in context: Context) throws(CommandFailure) -> Bool {
        let name: [String: TextArgument] = ["name": .text(contact.name)]
        guard contact.trust == .revoked, !revoked else {
            if confirmation.yes { return true }
            return try Confirmation.reply(
                to: LocalizedMessage(ContactText.askVerify), emptyIsNo: false, on: context.output,
                context.interruptions) == .yes
        }
        guard !confirmation.yes, ControllingTerminal() != nil else {
            throw CommandFailure(
                .confirmation, SealingFailureText.verifyingRevoked, name,
                hint: LocalizedMessage(SealingFailureText.verifyingRevokedHint))
        }
        try confirmation.confirm(LocalizedMessage(ContactText.askVerifyRevoked, name), in: context)
        return true
    }
}
