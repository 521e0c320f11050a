import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper people join`: makes two people one because the owner says so (ING-1).
struct PeopleJoinCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "join", SplitText.joinPeople, discussion: SplitText.joinPeopleDiscussion,
            examples: ["whisper people join Ana 'Ana Reis'", "whisper people join Ana +491700000001 --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(PeopleText.shownPerson, value: "PERSON"), completion: .people)
    var person: String

    @Argument(help: .text(SplitText.otherPerson, value: "OTHER"), completion: .people)
    var other: String

    func execute(on vault: Vault, in context: Context) async throws {
        let finder = PersonFinder(vault.store, in: context)
        let (person, other) = (try await finder.find(person), try await finder.find(other))
        if let refusal = OwnersJoin.refusal(of: other, into: person) {
            throw JoinReport.failure(
                refusal, other: other.isOwner ? person.displayName : other.displayName,
                name: other.isOwner ? other.displayName : person.displayName)
        }
        let labels = try await labels(of: [person, other], in: vault.store, context)
        try confirmation.confirm(
            LocalizedMessage(
                SplitText.askJoinPeople,
                ["other": .text(labels[other.id] ?? ""), "name": .text(labels[person.id] ?? "")]),
            in: context)
        let (record, present) = try await OwnersJoin(store: vault.store).join(other, into: person)
        let found = try await argument(for: present, in: vault.store)
        try JoinReport(record: record, present: present.id, context: context).print(
            .joinedPeople,
            [
                "other": .text(other.displayName), "name": .text(person.displayName),
                "present": .text(present.displayName),
            ],
            undo: ["people", "split", .argument(found)],
            remark: present.displayName == person.displayName ? nil : .keptName)
    }

    /// What finds a person alone: the name, or the number where other people are known by that name, too; the id without one.
    private func argument(for person: Person, in store: any VaultStore) async throws -> String {
        let name = person.displayName
        let namesakes = try await PersonDescription.people(called: name, in: store)
        return namesakes.contains { $0.id != person.id }
            ? PersonDescription.argument(for: person, among: namesakes) : name
    }

    /// What to call two people: by their names, with the number if there is one, or with what tells them apart if both
    /// have the same name.
    private func labels(
        of people: [Person], in store: any VaultStore, _ context: Context
    ) async throws -> [UniqueIdentifier: String] {
        if Set(people.map(\.displayName)).count == 1 {
            return try await PersonDescription(store, in: context).texts(of: people)
        }
        var labels: [UniqueIdentifier: String] = [:]
        for one in people {
            labels[one.id] = one.displayName + (PersonNames(one).number.map { " (\($0))" } ?? "")
        }
        return labels
    }
}

/// `whisper conversation join`: makes two chats one because the owner says so (ING-1).
struct ConversationJoinCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "join", SplitText.joinChats, discussion: SplitText.joinChatsDiscussion,
            examples: ["whisper conversation join Ana 'Ana Reis'", "whisper conversation join Ana c-4f2a91 --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Argument(help: .text(SplitText.otherChat, value: "OTHER"), completion: .chats)
    var other: String

    func execute(on vault: Vault, in context: Context) async throws {
        let finder = ConversationFinder(vault.store, in: context)
        let (chat, other) = (try await finder.find(conversation), try await finder.find(other))
        let (name, otherName) = (context.localizer.shownTitle(chat.title), context.localizer.shownTitle(other.title))
        if let refusal = OwnersJoin.refusal(of: other, into: chat) {
            throw JoinReport.failure(refusal, other: otherName, name: name)
        }
        try confirmation.confirm(
            LocalizedMessage(
                SplitText.askJoinChats, ["other": .text(label(other, context)), "name": .text(label(chat, context))]),
            in: context)
        let joined: (record: RecordedJoin, chat: Conversation)
        do {
            joined = try await OwnersJoin(store: vault.store).join(other, into: chat, blobs: vault.attachments())
        } catch BlobCollectionError.store(let error) where error.code == .invalidArgument {
            throw CommandFailure(.input, SplitText.numberedChat, ["other": .text(otherName), "name": .text(name)])
        }
        let title = context.localizer.shownTitle(joined.chat.title)
        // If the chat took over the title of the other one, the title that it had itself is named beside it. The
        // reference finds the chat whatever others are called.
        try JoinReport(record: joined.record, present: joined.chat.id, context: context).print(
            .joinedChats, ["other": .text(title == otherName ? name : otherName), "name": .text(title)],
            undo: ["conversation", "split", .argument(ShortChatReference(of: joined.chat).text)])
    }

    /// A title with the number of messages and the reference, which tell chats of one title apart.
    private func label(_ chat: Conversation, _ context: Context) -> String {
        let count = LocalizedMessage(PeopleText.messageCount, ["count": .count(chat.messageCount)])
        let marks = context.localizer.language.list([count.text(context.localizer), "\(ShortChatReference(of: chat))"])
        return "\(context.localizer.shownTitle(chat.title)) (\(marks))"
    }
}

/// What was joined, or why it was not.
struct JoinReport {
    let record: RecordedJoin
    /// The person or the chat that has both now.
    let present: UniqueIdentifier
    let context: Context

    /// Says what was joined, and how to separate it.
    ///
    /// - Parameter remark: What else is to be known.
    func print(
        _ key: SplitText, _ arguments: [String: TextArgument], undo: [NextSteps.Word], remark: SplitText? = nil
    ) throws(CommandFailure) {
        guard context.output.style.isJSON else {
            context.output.note(key, arguments)
            if let remark { context.output.note(remark, arguments) }
            var steps = NextSteps(in: context)
            steps.add(undo, SplitText.separateAgain)
            return try steps.print()
        }
        var object = record.json(type: "join")
        object["into"] = .string(present.description)
        try context.output.json(.object(object))
    }

    /// The failure that a refusal amounts to.
    ///
    /// - Parameter name: The owner's name if one of two people is the owner.
    static func failure(_ refusal: OwnersJoin.Refusal, other: String, name: String) -> CommandFailure {
        let arguments: [String: TextArgument] = ["other": .text(other), "name": .text(name)]
        return switch refusal {
        case .same: CommandFailure(.input, SplitText.sameAlready, arguments)
        case .owner:
            CommandFailure(
                .input, SplitText.ownerAndOther, arguments,
                hint: LocalizedMessage(SplitText.ownerAndOtherHint, arguments))
        case .platforms: CommandFailure(.input, SplitText.otherService, arguments)
        }
    }
}
