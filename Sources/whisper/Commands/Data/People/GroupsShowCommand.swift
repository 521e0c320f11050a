import ArgumentParser
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper groups show`: a group with its description and its members (ING-6).
struct GroupsShowCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "show", GroupText.show, discussion: GroupText.showDiscussion,
            examples: [
                "whisper groups show \"Trip to Rome\"", "whisper groups show rome --former",
                "whisper groups show rome --json",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(GroupText.shownGroup, value: "GROUP"), completion: .groups)
    var group: String

    @Flag(name: .long, help: .text(GroupText.former))
    var former = false

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await ConversationFinder(vault.store, in: context, isGroupWanted: true).find(group)
        guard let roster = try await GroupRoster.read(found.id, in: vault.store) else {
            throw StoreError(.conversationNotFound)
        }
        let members = roster.present + (former ? roster.former : [])
        guard !context.output.style.isJSON else {
            var object = roster.json(found)
            object["members"] = .array(members.map(GroupsShowCommand.json))
            return try context.output.json(.object(object))
        }
        try FigureRows.print(facts(of: found, roster, context), in: context)
        try print(members, context)
        try context.output.flush()
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        names.see(found)
        for member in members where !member.isOwner { names.see(member.displayName) }
        try await names.warn(on: context.output)
        if !roster.isKnown { context.output.note(GroupText.membersUnknown) }
        if !former, !roster.former.isEmpty {
            context.output.note(GroupText.formerCount, ["count": .count(roster.former.count)])
        }
        var steps = NextSteps(in: context)
        steps.add(["messages", .argument(ShortChatReference(of: found).text)], NextStepText.read)
        try steps.print()
    }

    private static func json(_ member: GroupMember) -> JSONValue {
        [
            "person": .string(member.person.description), "name": .string(member.displayName),
            "owner": .bool(member.isOwner), "role": .string(member.role?.word),
            "since": .string(member.since.rfc3339()),
        ]
    }

    private func facts(
        of group: Conversation, _ roster: GroupRoster, _ context: Context
    ) -> [(label: String, text: String)] {
        let localizer = context.localizer
        var rows = [
            (localizer(GroupText.groupHeading), ShownName.text(group.title)),
            (localizer(MessageText.referenceHeading), ShortChatReference(of: group).text),
            (localizer(PeopleText.serviceHeading), UntrustedText.line(group.platform.rawValue)),
        ]
        rows += description(of: group, context)
        rows += [
            (localizer(GroupText.pictureHeading), localizer(group.avatar == nil ? IdentityText.no : IdentityText.yes)),
            (localizer(MessageText.messagesHeading), localizer.language.formatted(group.messageCount)),
        ]
        if let last = group.lastMessage {
            rows.append((localizer(MessageText.lastHeading), LocalCalendar(context).dateAndTime(last.timestamp)))
        }
        if let owner = roster.owner { rows.append((localizer(GroupText.ownRoleHeading), localizer(owner.role.text))) }
        let size = roster.size(localizer)
        if !size.isEmpty { rows.append((localizer(GroupText.membersHeading), size)) }
        return rows.map { (label: $0.0, text: $0.1) }
    }

    /// The lines of the description, each beside the label or below it, where it cannot pass for another fact.
    private func description(of group: Conversation, _ context: Context) -> [(String, String)] {
        let lines = (group.description ?? "").split(whereSeparator: \.isNewline).map { UntrustedText.line(String($0)) }
        let heading = context.localizer(GroupText.descriptionHeading)
        guard !context.output.style.isPlain else {
            return lines.isEmpty ? [] : [(heading, lines.joined(separator: " "))]
        }
        return lines.enumerated().map { ($0.offset == 0 ? heading : "", $0.element) }
    }

    private func print(_ members: [GroupMember], _ context: Context) throws(CommandFailure) {
        guard !members.isEmpty else { return }
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        var table = Table([
            Table.Column(heading: localizer(GroupText.memberHeading), mayShrink: true),
            Table.Column(heading: localizer(GroupText.roleHeading)),
            Table.Column(heading: localizer(GroupText.sinceHeading)),
        ])
        for member in members {
            let own = member.isOwner ? " (\(localizer(GroupText.you)))" : ""
            table.add([
                localizer.personName(member.displayName) + own, localizer(member.role.text),
                calendar.date(member.since),
            ])
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}
