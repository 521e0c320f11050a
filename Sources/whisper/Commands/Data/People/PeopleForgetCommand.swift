import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper people forget`: removes what names a person (ST-11).
struct PeopleForgetCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "forget", PeopleText.forget, discussion: PeopleText.forgetDiscussion,
            examples: ["whisper people forget Zoltan", "whisper people forget +491700000002 --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(PeopleText.shownPerson, value: "PERSON"), completion: .people)
    var person: String

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await PersonFinder(vault.store, in: context).find(person)
        let name = context.localizer(PeopleText.forgottenName)
        let names: [String: TextArgument] = ["name": .text(found.displayName), "unknown": .text(name)]
        try confirmation.confirm(LocalizedMessage(PeopleText.askForget, names), in: context)
        do throws(StoreError) {
            try await PersonForgetting(store: vault.store).forget(found, as: name)
        } catch {
            guard error.code == .invalidArgument else { throw error }
            throw CommandFailure(.usage, PeopleText.cannotForget, names)
        }
        let copies = RemainingCopies(of: .names, deleted: 1, from: vault)
        if context.output.style.isJSON {
            try context.output.json([
                "type": "forgotten", "person": .string(found.id.description),
                "copies": .array(copies.paths.map { .string($0) }),
            ])
        } else {
            context.output.note(PeopleText.forgotten, names)
        }
        copies.name(in: context)
    }
}
