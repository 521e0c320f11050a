import ArgumentParser
import WhisperArchive
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
        let addresses = try await DirectChats.addresses(of: found, in: vault.store)
        if !confirmation.yes { nameKept(addresses, in: context) }
        try confirmation.confirm(LocalizedMessage(PeopleText.askForget, names), in: context)
        do throws(StoreError) {
            try await PersonForgetting(store: vault.store).forget(found, as: name)
        } catch {
            guard error.code == .invalidArgument else { throw error }
            throw CommandFailure(
                .usage, PeopleText.cannotForget, names,
                hint: found.isOwner ? LocalizedMessage(PeopleText.notMeHint, names) : nil)
        }
        let copies = RemainingCopies(of: .names, deleted: 1, from: vault)
        if context.output.style.isJSON {
            try context.output.json([
                "type": "forgotten", "person": .string(found.id.description),
                "addresses_kept": .array(addresses.map { .string($0) }),
                "copies": .array(copies.paths.map { .string($0) }),
            ])
        } else {
            context.output.note(PeopleText.forgotten, names)
            nameKept(addresses, in: context)
        }
        copies.name(in: context)
    }

    /// Says by what chats with the person alone are recognised, which can be their name.
    private func nameKept(_ addresses: [String], in context: Context) {
        guard !addresses.isEmpty else { return }
        context.output.note(
            PeopleText.addressesStay, ["count": .count(addresses.count), "addresses": .list(addresses, most: 5)])
    }
}

/// `whisper people not-me`: takes the owner's mark from a person (ING-2).
struct PeopleNotMeCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "not-me", PeopleText.notMe, discussion: PeopleText.notMeDiscussion,
            examples: ["whisper people not-me Hugo", "whisper people not-me Hugo --undo"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: .text(PeopleText.notMeUndo))
    var undo = false

    @Argument(help: .text(PeopleText.shownPerson, value: "PERSON"), completion: .people)
    var person: String

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await PersonFinder(vault.store, in: context).find(person)
        let name: [String: TextArgument] = ["name": .text(found.recognizableName)]
        if !undo {
            try await nameJoined(to: found, vault.store, in: context)
            try confirmation.confirm(LocalizedMessage(PeopleText.askNotMe, name), in: context)
        }
        let names = Set(found.aliases.map(\.alias.value))
        let imports = undo ? [] : try await FormerOwner.imports(in: vault.store, takenFor: names)
        let count: Int64
        do throws(StoreError) {
            count = try await vault.store.denyOwner(found.id, isDenied: !undo)
        } catch {
            guard error.code == .invalidArgument else { throw error }
            throw CommandFailure(.input, PeopleText.certainlyYou, name)
        }
        // Somebody whose mark was taken before can still have messages that count as sent.
        guard undo || found.isOwner || count > 0 else {
            throw CommandFailure(.input, PeopleText.notTakenToBeYou, name)
        }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "not_me", "person": .string(found.id.description), "not_me": .bool(!undo),
                "messages": .integer(count),
            ])
        }
        if undo { return context.output.note(PeopleText.mayBeYou, name) }
        context.output.note(PeopleText.notYou, name)
        if count > 0 { context.output.note(PeopleText.noLongerSent, ["count": .count(count)]) }
        FormerOwner.name(imports, in: context)
    }

    /// Says that the answer concerns everybody who was joined with a person.
    private func nameJoined(to person: Person, _ store: any VaultStore, in context: Context) async throws {
        let shown = person.recognizableName
        // Either part of a join can have given the name that is shown.
        let names = person.aliases.filter { !$0.alias.kind.identifiesPerson }.map(\.alias.value)
        let joins = try await store.joins(ofPerson: person.id)
        let others = Set(joins.map(\.name) + names).subtracting([shown, person.displayName, ""]).sorted()
        if joins.isEmpty || others.isEmpty || context.output.style.isJSON { return }
        let words: [NextSteps.Word] = ["people", "split", .argument(person.displayName)]
        context.output.note(
            PeopleText.notMeJoined,
            [
                "name": .text(shown), "names": .list(others, most: OwnerChoice.mostNamed),
                "command": .text(NextSteps.line(words, in: context)),
            ])
    }
}

/// Somebody who is not taken to be the owner any more.
enum FormerOwner {
    /// The imports on record that took somebody of these names to be the owner.
    static func imports(
        in store: any VaultStore, takenFor names: Set<String>
    ) async throws(StoreError) -> [RecordedImport] {
        if names.isEmpty { return [] }
        return try await store.imports { $0.reading.owner.map(names.contains) ?? false }
    }

    /// Names imports that are to be repeated, by who was taken to be the owner.
    static func name(_ imports: [RecordedImport], in context: Context) {
        for name in Set(imports.compactMap(\.reading.owner)).sorted() {
            let files = Set(imports.filter { $0.reading.owner == name }.map(\.run.source))
            context.output.note(
                PeopleText.takenElsewhere,
                ["name": .text(name), "files": .list(files.sorted(), most: OwnerChoice.mostNamed)])
        }
    }

    /// Says who is the owner no longer.
    ///
    /// - Returns: All of their names.
    @discardableResult
    static func say(_ people: [Person], in context: Context) -> Set<String> {
        for person in people { context.output.note(PeopleText.notYou, ["name": .text(person.recognizableName)]) }
        return Set(people.flatMap(\.aliases).map(\.alias.value))
    }
}
