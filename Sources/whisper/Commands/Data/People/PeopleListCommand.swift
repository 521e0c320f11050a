import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper people list`: the people by name (ING-1).
struct PeopleListCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "list", PeopleText.list, discussion: PeopleText.listDiscussion,
            examples: ["whisper people", "whisper people list Ana +49 --limit 20", "whisper people --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(PeopleText.listName, value: "NAME"), completion: .people)
    var names: [String] = []

    @Option(name: [.short, .long], help: .text(PeopleText.listLimit, value: "N"))
    var limit: Int?

    /// The most people that the store returns by name (ST-6).
    private static let most = 10_000

    func checkArguments() throws {
        if let limit { try NumberArgument.check(limit, option: "--limit") }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let (people, isCut) = try await people(in: vault.store, context)
        guard let first = people.first else {
            guard names.isEmpty else {
                return context.output.note(PeopleText.noMatch, ["name": .text(names.joined(separator: " "))])
            }
            return context.output.note(PeopleText.noPeople)
        }
        guard !context.output.style.isJSON else {
            for person in people { try context.output.json(.object(PersonNames(person).json)) }
            return
        }
        try print(people, context)
        try context.output.flush()
        var watch = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        for person in people where !person.isOwner {
            watch.see(person.displayName)
            for name in PersonNames(person).others { watch.see(name) }
        }
        try await watch.warn(on: context.output)
        let owners = people.filter(\.isOwner)
        // Each identity of the owner's stands for itself.
        for platform in Set(owners.flatMap(\.aliases).map(\.platform)) where platform != .whisper {
            let several = try await PeopleListing(store: vault.store).severalOwners(on: platform)
            if !several.isEmpty { context.output.note(PeopleText.severalYou, OwnerChoice.named(several)) }
        }
        if isCut { context.output.note(PeopleText.cut, ["count": .count(people.count)]) }
        var steps = NextSteps(in: context)
        steps.add(["people", "show", .argument(first.displayName)], PeopleText.showPerson)
        try steps.print()
    }

    /// The people who match, by name, and whether there may be more than the store returns at once.
    private func people(
        in store: any VaultStore, _ context: Context
    ) async throws -> (people: [Person], isCut: Bool) {
        let bar = context.startProgress(LocalizedMessage(PeopleText.reading), unit: .items)
        defer { context.endProgress(bar) }
        let filter = NameFilter(names)
        let wanted = limit ?? PeopleListCommand.most
        let listing = PeopleListing(store: store)
        let size = names.isEmpty ? min(wanted, PeopleListCommand.most) : PeopleListCommand.most
        var page = try await store.people(named: "", limit: size)
        bar.update(done: Int64(page.count), total: nil)
        var found = try await listing.shown(among: page.filter { filter.matches(PersonNames($0).all) })
        if names.isEmpty, found.count < page.count, page.count == size, size < PeopleListCommand.most {
            // Others take the places of those who are not shown.
            page = try await store.people(named: "", limit: PeopleListCommand.most)
            found = try await listing.shown(among: page)
        }
        let isFull = page.count == PeopleListCommand.most
        if isFull, !names.isEmpty {
            // The index finds those whose names begin with it, wherever they are in the list.
            var seen = Set(found.map(\.id))
            for name in names {
                let named = try await store.people(named: name, limit: PeopleListCommand.most)
                    .filter { filter.matches(PersonNames($0).all) && seen.insert($0.id).inserted }
                found += try await listing.shown(among: named)
            }
        }
        return (Array(found.prefix(wanted)), isFull && names.isEmpty && wanted >= PeopleListCommand.most)
    }

    private func print(_ people: [Person], _ context: Context) throws(CommandFailure) {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        let width = context.tableWidth ?? .max
        let showsOthers = width >= 72
        let showsSeen = width >= 44
        var columns = [
            Table.Column(heading: localizer(PeopleText.nameHeading), mayShrink: true),
            Table.Column(heading: localizer(PeopleText.numberHeading)),
        ]
        if showsOthers {
            columns.append(Table.Column(heading: localizer(PeopleText.otherNamesHeading), mayShrink: true))
        }
        if showsSeen { columns.append(Table.Column(heading: localizer(PeopleText.lastSeenHeading))) }
        var table = Table(columns)
        for person in people {
            let names = PersonNames(person)
            let own = person.isOwner ? " (\(localizer(GroupText.you)))" : ""
            var row = [localizer.personName(person.recognizableName) + own, names.number.map(UntrustedText.line) ?? ""]
            if showsOthers { row.append(localizer.language.list(names.others.map(localizer.shownName))) }
            if showsSeen { row.append(names.lastSeen.map { calendar.date($0) } ?? "") }
            table.add(row)
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}
