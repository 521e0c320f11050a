import WhisperCommand
import WhisperContacts
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// Shows a person in words. Only a contact is ever called verified.
struct PersonOutput {
    let facts: PersonFacts
    let context: Context

    /// The columns that the table of names has with all that is known of them.
    private static let wholeWidth = 110

    private var localizer: Localizer { context.localizer }
    private var calendar: LocalCalendar { LocalCalendar(context) }

    /// Prints the facts, the aliases and the groups.
    func print() throws(CommandFailure) {
        try FigureRows.print(rows, in: context)
        try printAliases()
        try printGroups()
        try noteWidth()
    }

    private var hasAliases: Bool { facts.person.aliases.contains { $0.alias.kind != .contact } }

    private var rows: [(label: String, text: String)] {
        let names = PersonNames(facts.person)
        let own = facts.person.isOwner ? " (\(localizer(GroupText.you)))" : ""
        var rows = [row(PeopleText.nameHeading, localizer.personName(facts.person.recognizableName) + own)]
        for contact in facts.contacts { rows += self.rows(contact) }
        if facts.contacts.isEmpty, !facts.person.isOwner {
            rows.append(row(ContactText.trustHeading, localizer(PeopleText.notVerified)))
        }
        if let first = names.firstSeen { rows.append(row(PeopleText.firstSeenHeading, calendar.dateAndTime(first))) }
        if let last = names.lastSeen { rows.append(row(PeopleText.lastSeenHeading, calendar.dateAndTime(last))) }
        for chat in facts.chats { rows.append(row(PeopleText.directChatHeading, words(chat))) }
        return rows
    }

    /// A contact, with its trust as `whisper contact show` shows it.
    private func rows(_ contact: KnownContact) -> [(label: String, text: String)] {
        let trust = contact.record.trust
        var rows = [
            row(ContactText.nameHeading, "\(localizer.shownName(contact.name)), \(contact.shortID)"),
            row(ContactText.trustHeading, "\(localizer(trust.name)) – \(localizer(trust.explanation))"),
        ]
        var remarks: [String] = []
        if contact.isBlocked { remarks.append(localizer(ContactText.blocked)) }
        if contact.hasKeyChange { remarks.append(localizer(ContactText.keyChanged)) }
        if !remarks.isEmpty { rows.append(row(ContactText.remarksHeading, localizer.language.list(remarks))) }
        return rows
    }

    private func row(_ label: some TextKey, _ text: String) -> (label: String, text: String) {
        (label: localizer(label), text: text)
    }

    private func words(_ chat: Conversation) -> String {
        let count: [String: TextArgument] = [
            "count": .count(chat.messageCount), "unread": .text(localizer.language.formatted(chat.unreadCount)),
        ]
        let amount = localizer(
            chat.unreadCount > 0 ? PeopleText.messageAndUnreadCount : PeopleText.messageCount, count)
        return "\(ShortChatReference(of: chat)), \(UntrustedText.line(chat.platform.rawValue)), \(amount)"
    }

    /// The aliases behind the words for their origin, so that no name can pass for one of these words.
    private func printAliases() throws(CommandFailure) {
        guard hasAliases else { return }
        let width = context.tableWidth ?? .max
        let (showsService, showsFirst, showsLast) = (width >= PersonOutput.wholeWidth, width >= 96, width >= 72)
        var columns = [
            Table.Column(heading: localizer(PeopleText.originHeading), mayShrink: true),
            Table.Column(heading: localizer(PeopleText.aliasHeading), mayShrink: true),
        ]
        if showsService { columns.append(Table.Column(heading: localizer(PeopleText.serviceHeading))) }
        if showsFirst { columns.append(Table.Column(heading: localizer(PeopleText.firstSeenHeading))) }
        if showsLast { columns.append(Table.Column(heading: localizer(PeopleText.lastSeenHeading))) }
        var table = Table(columns)
        for seen in facts.person.aliases where seen.alias.kind != .contact {
            var row = [localizer(seen.origin), localizer.shownName(seen.alias.value)]
            if showsService { row.append(UntrustedText.line(seen.platform.rawValue)) }
            if showsFirst { row.append(calendar.date(seen.firstSeen)) }
            if showsLast { row.append(calendar.date(seen.lastSeen)) }
            table.add(row)
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    /// Says that columns were left out, to a person who could make room for them.
    private func noteWidth() throws(CommandFailure) {
        guard hasAliases, context.terminal.outputIsTerminal, (context.tableWidth ?? .max) < PersonOutput.wholeWidth
        else { return }
        try context.output.flush()
        context.output.note(PeopleText.widerShowsMore, ["count": .count(PersonOutput.wholeWidth)])
    }

    private func printGroups() throws(CommandFailure) {
        guard !facts.memberships.isEmpty else { return }
        var table = Table([
            Table.Column(heading: localizer(MessageText.referenceHeading)),
            Table.Column(heading: localizer(GroupText.groupHeading), mayShrink: true),
            Table.Column(heading: localizer(GroupText.roleHeading)),
            Table.Column(heading: localizer(GroupText.sinceHeading)),
        ])
        for membership in facts.memberships {
            table.add([
                ShortChatReference(of: membership.conversation).text,
                localizer.shownTitle(membership.conversation.title),
                localizer(membership.role.text), calendar.date(membership.since),
            ])
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}
