import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper people split`: separates people who were joined (ING-1).
struct PeopleSplitCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "split", SplitText.people, discussion: SplitText.discussion,
            examples: [
                "whisper people split Ana", "whisper people split Ana Mallory --yes", "whisper people split Ana --list",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var split: SplitOptions

    @Argument(help: .text(PeopleText.shownPerson, value: "PERSON"), completion: .people)
    var person: String

    @Argument(help: .text(SplitText.joined, value: "NAME"))
    var joined: String?

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await PersonFinder(vault.store, in: context).find(person)
        let choice = JoinChoice(
            name: found.displayName, joins: try await vault.store.joins(ofPerson: found.id), context: context)
        if split.list { return try choice.list() }
        let join = try choice.choose(joined, confirmation)
        try await Separation(store: vault.store).split(people: join)
        let present = try await vault.store.person(found.id)
        try choice.report(join, from: found.id, called: present?.displayName ?? found.displayName)
    }
}

/// `whisper conversation split`: separates chats that were joined (ING-1).
struct ConversationSplitCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "split", SplitText.chats, discussion: SplitText.discussion,
            examples: [
                "whisper conversation split Ana", "whisper conversation split Ana Mallory --yes",
                "whisper conversation split Ana --list",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var split: SplitOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Argument(help: .text(SplitText.joined, value: "NAME"))
    var joined: String?

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await ConversationFinder(vault.store, in: context).find(conversation)
        let choice = JoinChoice(
            name: found.title, joins: try await vault.store.joins(ofConversation: found.id), context: context)
        if split.list { return try choice.list() }
        let join = try choice.choose(joined, confirmation)
        try await Separation(store: vault.store).split(chat: join, from: found)
        let present = try await vault.store.conversation(found.id)
        try choice.report(join, from: found.id, called: present?.title ?? found.title)
    }
}

/// The options of commands that separate.
struct SplitOptions: ParsableArguments {
    @Flag(help: .text(SplitText.list))
    var list = false
}

/// What was joined into a person or a chat, and which of it is to be separated.
struct JoinChoice {
    /// The name of the person or the chat.
    let name: String
    let joins: [RecordedJoin]
    let context: Context

    /// Lists what was joined.
    func list() throws(CommandFailure) {
        if context.output.style.isJSON {
            for join in joins { try context.output.json(.object(join.json(type: "join"))) }
            return
        }
        guard !joins.isEmpty else { return context.output.note(SplitText.nothing, ["name": .text(name)]) }
        for join in joins { try context.output.data(row(join)) }
    }

    /// The join that the argument means, or the only one; asked for if there are several.
    func choose(
        _ target: String?, _ confirmation: ConfirmationOptions
    ) throws(CommandFailure) -> RecordedJoin {
        guard !joins.isEmpty else { throw CommandFailure(.notFound, SplitText.nothing, ["name": .text(name)]) }
        var found = joins
        if let target {
            switch NameMatching(joins, names: { [$0.name] + $0.addresses }).match(target) {
            case .whole(let join), .part(let join): found = [join]
            case .several(let several): found = several
            case .none:
                throw CommandFailure(.notFound, SplitText.noSuch, ["other": .text(target), "name": .text(name)])
            }
        }
        let join = found.count == 1 ? found[0] : try ask(among: found)
        try confirmation.confirm(
            LocalizedMessage(SplitText.askSplit, ["other": .text(join.name), "name": .text(name)]), in: context)
        return join
    }

    private func ask(among found: [RecordedJoin]) throws(CommandFailure) -> RecordedJoin {
        let rows = found.map(row)
        guard NumberedChoice.isPossible(in: context) else {
            throw CommandFailure(
                .ambiguous, SplitText.several, ["name": .text(name)],
                hint: LocalizedMessage(
                    verbatim: context.localizer.language.list(rows.prefix(OwnerChoice.mostNamed))))
        }
        return found[
            try NumberedChoice.ask(
                LocalizedMessage(SplitText.several, ["name": .text(name)]), among: rows, in: context)]
    }

    /// Says what was separated.
    ///
    /// - Parameter name: The name of what stays, which may have had that of the other one until then.
    func report(
        _ join: RecordedJoin, from present: UniqueIdentifier, called name: String
    ) throws(CommandFailure) {
        guard context.output.style.isJSON else {
            return context.output.note(SplitText.done, ["other": .text(join.name), "name": .text(name)])
        }
        var object = join.json(type: "split")
        object["from"] = .string(present.description)
        try context.output.json(.object(object))
    }

    private func row(_ join: RecordedJoin) -> String {
        let cause =
            switch join.cause {
            case .run: context.localizer(SplitText.byImport)
            case .source(let platform):
                LocalizedMessage(SplitText.bySource, ["platform": .text(platform.rawValue)]).text(context.localizer)
            case .owner: context.localizer(SplitText.byOwner)
            }
        let parts = [
            context.localizer.language.list([join.name] + join.addresses.filter { $0 != join.name }), cause,
            LocalCalendar(context).dateAndTime(join.madeAt),
        ]
        return UntrustedText.line(parts.joined(separator: "  "))
    }
}

extension RecordedJoin {
    /// The record as `--json` prints it.
    func json(type: String) -> JSONObject {
        var object: JSONObject = [
            "type": .string(type), "join": .string(id.description), "id": .string(leaving.description),
            "name": .string(name), "addresses": .array(addresses.map { .string($0) }),
        ]
        switch cause {
        case .run(let run):
            object["cause"] = .string("import")
            object["run"] = .string(run.description)
        case .source(let platform):
            object["cause"] = .string("source")
            object["platform"] = .string(platform.rawValue)
        case .owner: object["cause"] = .string("owner")
        }
        object["joined_at"] = .string(madeAt.rfc3339())
        return object
    }
}
