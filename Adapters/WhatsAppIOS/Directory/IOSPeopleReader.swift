import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// Reads the tables that say who is who.
enum IOSPeopleReader {
    /// Reads what the database of messages says about people, and the databases beside it that are there.
    ///
    /// - Parameters:
    ///   - contacts: The phone's address book.
    ///   - linkedIDs: The linked ids of numbers.
    /// - Throws: The source's error.
    static func people(
        _ messages: any RowSource, _ tables: IOSTables, contacts: (any RowSource)?, linkedIDs: (any RowSource)?
    ) throws(RowError) -> IOSPeople {
        var people = IOSPeople()
        // The database that exists for them first: what was known first stays.
        if let linkedIDs { try readPairs(of: linkedIDs, into: &people) }
        if let contacts { try read(contacts, into: &people) }
        if let pairs = tables.pairs { try read(pairs, .number, .linked, of: messages, into: &people) }
        try readChats(messages, tables.chats, into: &people)
        people.markSharedNames()
        guard let pushNames = tables.pushNames else { return people }
        let (address, name) = (pushNames.place(.address), pushNames.place(.name))
        try messages.forEachRow(pushNames.query()) { (batch, row) throws(RowError) in
            guard let person = batch.address(row, address), let text = batch.name(row, name) else { return }
            var names = PersonNames()
            names.push = IOSText.pushName(text)
            people.add(names, of: person)
        }
        return people
    }

    /// Reads `ContactsV2.sqlite`.
    private static func read(_ contacts: any RowSource, into people: inout IOSPeople) throws(RowError) {
        let tables = try DatabaseTables(contacts)
        if let table = ProbedTable<ContactColumn>("ZWAADDRESSBOOKCONTACT", among: tables) {
            try contacts.forEachRow(table.query()) { (batch, row) throws(RowError) in
                let number =
                    batch.address(row, table.place(.address), server: JID.numbers)
                    ?? batch.address(row, table.place(.number), server: JID.numbers)
                let linked = batch.address(row, table.place(.linked), server: JID.linked)
                if let number, let linked { people.add(number: number, linked: linked) }
                var names = PersonNames()
                names.addressBook =
                    batch.name(row, table.place(.fullName)) ?? batch.name(row, table.place(.givenName))
                if names.addressBook != nil, let person = number ?? linked { people.add(names, of: person) }
            }
        }
    }

    /// Reads `LID.sqlite`, whose recent form has accounts, and whose former one has pairs; some files have both.
    private static func readPairs(of linkedIDs: any RowSource, into people: inout IOSPeople) throws(RowError) {
        let tables = try DatabaseTables(linkedIDs)
        if tables.has("ZWAZACCOUNT", "ZIDENTIFIER", "ZPHONENUMBER"),
            let accounts = ProbedTable<AccountColumn>("ZWAZACCOUNT", among: tables)
        {
            try read(accounts, .number, .linked, of: linkedIDs, into: &people)
        }
        if let pairs = IOSTables.pairs(tables) { try read(pairs, .number, .linked, of: linkedIDs, into: &people) }
    }

    private static func read<Column: TableColumn>(
        _ pairs: ProbedTable<Column>, _ number: Column, _ linked: Column, of source: any RowSource,
        into people: inout IOSPeople
    ) throws(RowError) {
        let places = (number: pairs.place(number), linked: pairs.place(linked))
        try source.forEachRow(pairs.query()) { (batch, row) throws(RowError) in
            guard let number = batch.address(row, places.number, server: JID.numbers),
                let linked = batch.address(row, places.linked, server: JID.linked)
            else { return }
            people.add(number: number, linked: linked)
        }
    }

    /// Reads the partners of direct chats: the phone shows them by the names of its address book.
    private static func readChats(
        _ source: any RowSource, _ chats: ProbedTable<ChatColumn>, into people: inout IOSPeople
    ) throws(RowError) {
        try source.forEachRow(chats.query()) { (batch, row) throws(RowError) in
            guard let partner = batch.address(row, chats.place(.address)), partner.isPerson else { return }
            // Recent releases have the number's address there; before, it was the row of the phone's address book.
            if partner.isLinked, let number = batch.address(row, chats.place(.number)) {
                people.add(number: number, linked: partner)
            }
            guard let name = batch.name(row, chats.place(.name)), !IOSText.isNumber(name) else { return }
            var names = PersonNames()
            // A tilde marks a name that the person chose.
            if name.first == "~" { names.push = IOSText.pushName(name) } else { names.addressBook = name }
            people.add(names, of: partner)
        }
    }
}
