import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// The addresses and names of a database's people (WDB-5).
struct AndroidAddresses: Sendable {
    /// By row of `jid`.
    private(set) var byRow: [Int64: JID] = [:]
    /// The telephone number behind a linked id, and the linked id of a number.
    private var partners: [JID: JID] = [:]
    private var names: [JID: PersonNames] = [:]
    /// The owner's address, and the name that they chose.
    private(set) var owner: JID?
    private(set) var ownerName: String?

    /// What a number has in place of its digits, where the phone does not show it.
    private static let hiddenDigit: Character = "\u{2219}"

    /// More than a phone has; what goes beyond is no genuine database.
    static let maximum = 1 << 20

    /// Reads `jid`, `jid_map` and the names beside them.
    init(_ source: any RowSource, _ tables: AndroidTables, contacts: (any RowSource)?) throws(RowError) {
        if let table = tables.jid { try readAddresses(source, table) }
        if let table = tables.jidMap { try readPartners(source, table) }
        if let contacts { try readContacts(contacts) }
        if let table = tables.linkedNames { try readLinkedNames(source, table) }
        names.markSharedNames { [partners] in $0.isNumber ? $0 : partners[$0] ?? $0 }
        if names.isEmpty { try readCards(source, tables) }
        if let table = tables.properties {
            let (key, value) = (table.place(.key), table.place(.value))
            var name: String?
            try source.forEachRow(table.query()) { batch, row in
                if batch.text(row, key) == "user_push_name" { name = name ?? batch.nonEmptyText(row, value) }
            }
            ownerName = name
        }
    }

    private mutating func readAddresses(_ source: any RowSource, _ table: ProbedTable<JIDColumn>) throws(RowError) {
        let (id, text, user, server) = (
            table.place(.id), table.place(.text), table.place(.user), table.place(.server)
        )
        var byRow: [Int64: JID] = [:]
        try source.forEachRow(table.query()) { batch, row throws(RowError) in
            guard let number = batch.integer(row, id) else { return }
            let parts = batch.nonEmptyText(row, server).map { "\(batch.text(row, user) ?? "")@\($0)" }
            // A placeholder for the owner, who has addresses of their own.
            guard let address = JID(batch.text(row, text)) ?? JID(parts), address.server != "lid_me" else { return }
            guard byRow.count < Self.maximum else { throw .limit }
            byRow[number] = address
        }
        self.byRow = byRow
    }

    private mutating func readPartners(_ source: any RowSource, _ table: ProbedTable<JIDMapColumn>) throws(RowError) {
        let (linked, number) = (table.place(.linked), table.place(.number))
        var pairs: [(JID, JID)] = []
        try source.forEachRow(table.query()) { batch, row throws(RowError) in
            guard let first = batch.integer(row, linked).flatMap({ byRow[$0] }), first.isLinked,
                let second = batch.integer(row, number).flatMap({ byRow[$0] }), second.isNumber
            else { return }
            guard pairs.count < Self.maximum else { throw .limit }
            pairs.append((first, second))
        }
        for (first, second) in pairs where partners[first] == nil && partners[second] == nil {
            partners[first] = second
            partners[second] = first
        }
    }

    /// Sets the owner's addresses, the number first; empty if the owner is unknown.
    mutating func learnOwner(_ addresses: [JID]) {
        owner = addresses.first
        guard let number = addresses.first, let linked = addresses.dropFirst().first, partners[number] == nil,
            partners[linked] == nil
        else { return }
        partners[number] = linked
        partners[linked] = number
    }

    // MARK: Names

    private mutating func readContacts(_ source: any RowSource) throws(RowError) {
        let tables = try DatabaseTables(source)
        add(try contactNames(source, "wa_contacts", among: tables))
        add(
            try contactNames(source, "wa_address_book", among: tables)
                .filter { self.names(of: $0.0).addressBook == nil })
        var found: [(JID, PersonNames)] = []
        if tables.has("wa_vnames", "jid", "verified_name"),
            let table = ProbedTable<VerifiedNameColumn>("wa_vnames", among: tables)
        {
            let (jid, name) = (table.place(.jid), table.place(.name))
            try source.forEachRow(table.query()) { batch, row throws(RowError) in
                guard let address = JID(batch.text(row, jid)), let name = batch.nonEmptyText(row, name) else { return }
                var names = PersonNames()
                names.verified = name
                guard found.count < Self.maximum else { throw .limit }
                found.append((address, names))
            }
        }
        add(found)
    }

    /// The names in a table of contacts.
    private func contactNames(
        _ source: any RowSource, _ name: String, among tables: DatabaseTables
    ) throws(RowError) -> [(JID, PersonNames)] {
        guard tables.has(name, ContactColumn.jid.rawValue),
            let table = ProbedTable<ContactColumn>(name, among: tables)
        else { return [] }
        let (jid, chosen) = (table.place(.jid), table.place(.chosenName))
        let shown = [ContactColumn.displayName, .nickname].map(table.place)
        let (given, family) = (table.place(.givenName), table.place(.familyName))
        var found: [(JID, PersonNames)] = []
        try source.forEachRow(table.query()) { batch, row throws(RowError) in
            guard let address = JID(batch.text(row, jid)) else { return }
            var names = PersonNames()
            let parts = [given, family].compactMap { batch.nonEmptyText(row, $0) }
            names.addressBook =
                shown.lazy.compactMap { batch.nonEmptyText(row, $0) }.first
                ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
            names.push = batch.nonEmptyText(row, chosen)
            guard found.count < Self.maximum else { throw .limit }
            if names != PersonNames() { found.append((address, names)) }
        }
        return found
    }

    private mutating func readLinkedNames(
        _ source: any RowSource, _ table: ProbedTable<LinkedNameColumn>
    ) throws(RowError) {
        let (linked, name) = (table.place(.linked), table.place(.name))
        var found: [(JID, PersonNames)] = []
        try source.forEachRow(table.query()) { batch, row throws(RowError) in
            guard let address = batch.integer(row, linked).flatMap({ byRow[$0] }),
                let name = batch.nonEmptyText(row, name), !name.contains(Self.hiddenDigit)
            else { return }
            var names = PersonNames()
            names.push = name
            guard found.count < Self.maximum else { throw .limit }
            found.append((address, names))
        }
        add(found)
    }

    /// The names on contact cards, for people of whom nothing else is known.
    private mutating func readCards(_ source: any RowSource, _ tables: AndroidTables) throws(RowError) {
        var found: [(JID, PersonNames)] = []
        for name in CardColumn.tables where tables.all.has(name, CardColumn.card.rawValue) {
            guard let table = ProbedTable<CardColumn>(name, among: tables.all) else { continue }
            let card = table.place(.card)
            try source.forEachRow(table.query()) { batch, row in
                guard found.count < 65_536, let text = batch.wording(row, card), let name = VCard.name(of: text) else {
                    return
                }
                var names = PersonNames()
                names.shown = name
                for number in VCard.numbers(of: text).prefix(8) {
                    found.append((JID(user: number, server: JID.numbers), names))
                }
            }
        }
        add(found)
    }

    private mutating func add(_ found: [(JID, PersonNames)]) {
        for (address, new) in found where address.isPerson {
            names[address] = (names[address] ?? PersonNames()).completed(by: new)
        }
    }

    // MARK: Looking up

    /// The address of a row; nil for 0 and -1, which mean no person, and for missing rows.
    subscript(row: Int64?) -> JID? { row.flatMap { byRow[$0] } }

    /// The other address of a person: the number of a linked id, the linked id of a number.
    func partner(of address: JID) -> JID? { partners[address] }

    /// A person's number, if it is known, or else the address itself.
    func primary(_ address: JID) -> JID { address.isNumber ? address : partners[address] ?? address }

    /// The names of a person.
    func names(of address: JID) -> PersonNames {
        (names[primary(address)] ?? PersonNames()).completed(by: partners[address].flatMap { names[$0] })
            .completed(by: names[address])
    }

    /// Whether an address is the owner's.
    func isOwner(_ address: JID) -> Bool { owner.map { primary($0) == primary(address) } ?? false }

    /// The person of an address.
    func person(_ address: JID) -> SourcePerson {
        let names = names(of: address)
        var aliases = names.aliases
        let isOwner = isOwner(address)
        if isOwner, let ownerName, names.push == nil { aliases.append(PersonAlias(kind: .pushName, value: ownerName)) }
        var person = SourcePerson(
            [address, partners[address]].compactMap { $0 }, names: aliases, isOwner: isOwner)
        if aliases.isEmpty, let shown = names.shown { person.displayName = shown }
        return person
    }

    /// The owner, as far as they are known.
    var ownerPerson: SourcePerson {
        if let owner { return person(owner) }
        guard let ownerName else { return .namelessOwner }
        var person = SourcePerson.namelessOwner
        person.aliases.append(PersonAlias(kind: .pushName, value: ownerName))
        person.displayName = ownerName
        return person
    }

    /// The chat with an address.
    func chat(_ address: JID, subject: String?) -> ChatReference {
        guard address.kind == .direct else {
            return ChatReference(key: address.text, title: subject ?? address.provisionalName, kind: address.kind)
        }
        let key = primary(address)
        return ChatReference(
            key: key.text, title: names(of: address).displayName ?? key.provisionalName, kind: .direct)
    }
}
