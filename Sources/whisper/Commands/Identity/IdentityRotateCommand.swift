import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperStorePort
import WhisperCore

/// `whisper identity rotate`: replaces the keys of an identity by new ones (ID-3).
struct IdentityRotateCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "rotate", SealingCommandText.identityRotate, discussion: SealingCommandText.identityRotateDiscussion,
            examples: ["whisper identity rotate", "whisper identity rotate work && whisper identity export work"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(SealingOptionText.identityName, value: "NAME"))
    var name: String?

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identity = try await secrecy.identity(named: name)
        try confirmation.confirm(
            LocalizedMessage(IdentityText.askRotate, ["name": .text(identity.name)]), in: context)
        let rotation = try await IdentityFailure.mapping(identity.name) { () async throws(IdentityError) in
            try await secrecy.identities.rotate(identity.id)
        }
        let successor = rotation.successor
        guard !context.output.style.isJSON else {
            return try IdentityOutput(secrecy: secrecy, context: context).json(successor)
        }
        context.output.note(
            IdentityText.nowRotated, ["name": .text(successor.name), "shortID": .text(successor.shortID.description)])
        let isArchived = rotation.predecessor.record.status == .archived
        context.output.note(isArchived ? IdentityText.predecessorArchived : IdentityText.predecessorKept)
        context.output.note(IdentityText.rotateAdvice)
    }
}
