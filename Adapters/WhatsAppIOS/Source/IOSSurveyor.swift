import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// Reads what describes a database, and counts its rows.
struct IOSSurveyor {
    let source: any RowSource
    let contacts: (any RowSource)?
    let linkedIDs: (any RowSource)?
    let includesStatuses: Bool
    /// Who the owner is, where the database does not say it.
    let statedOwner: JID?

    /// Chats and members that a survey lists; a genuine phone has far fewer.
    private static let maximumChats = 32_768
    private static let maximumMembers = 65_536
    private static let membersOfChat = 4_096

    /// Reads the database.
    ///
    /// - Throws: The reason why it cannot be read.
    func groundwork() throws(IngestionError) -> IOSGroundwork {
        let tables = try IOSTables(source)
        let groundwork: IOSGroundwork?
        do throws(RowError) { groundwork = try self.groundwork(tables) } catch { throw IngestionError(error) }
        guard let groundwork else { throw .database(.unknownSchema) }
        return groundwork
    }

    /// Reads the tables; nil if their ids are not those of primary keys.
    private func groundwork(_ tables: IOSTables) throws(RowError) -> IOSGroundwork? {
        var people = try IOSPeopleReader.people(
            source, tables, contacts: contacts, linkedIDs: linkedIDs)
        let census = try census(tables)
        guard census.isOrdered, let media = try count(IOSTables.mediaName, tables.hasMedia),
            let infos = try count(IOSTables.infosName, tables.hasInfos)
        else { return nil }
        people.learnOwner(try owner(census, tables, people))
        let asOf = census.latest ?? Timestamp(milliseconds: AppleTime.possible.lowerBound)
        let survey = DatabaseSurvey(
            form: IOSTables.form, rows: census.rows, chats: try chats(census.chats, tables, people, asOf),
            owner: people.owner.isEmpty ? nil : people.ownPerson, includesStatuses: includesStatuses,
            asOf: census.latest)
        return IOSGroundwork(
            tables: tables, people: people, survey: survey, mediaRows: media, infoRows: infos, asOf: asOf)
    }

    /// What one reading of the table of messages says.
    private struct Census {
        var rows: Int64 = 0
        /// Whether ids ascend in the file's order, as those of a primary key do: no two rows share one.
        var isOrdered = true
        var chats: Set<Int64> = []
        var latest: Timestamp?
        /// Members under which own messages are listed.
        /// Members who wrote what the owner did not, and the chats with such messages.
        var otherMembers = RowIDSet()
        var chatsWithIncoming = RowIDSet()
        var evidence = OwnerEvidence()
    }

    private func census(_ tables: IOSTables) throws(RowError) -> Census {
        let table = tables.messages
        var columns: [MessageColumn] = [.id, .chat, .date]
        columns += [.type, .isFromMe, .member, .to].filter(table.has)
        let query = RowQuery(table.name, columns.map(\.rawValue))
        func place(_ column: MessageColumn) -> Int { columns.firstIndex(of: column) ?? -1 }
        let (type, own, member, to) = (place(.type), place(.isFromMe), place(.member), place(.to))
        var census = Census()
        var last: Int64?
        try source.forEachRow(query) { (batch, row) throws(RowError) in
            census.rows += 1
            census.isOrdered = census.isOrdered && Self.follows(batch.integer(row, 0), &last)
            if let chat = batch.integer(row, 1), census.chats.count < Self.maximumChats { census.chats.insert(chat) }
            if let time = AppleTime.timestamp(batch.real(row, 2)), census.latest.map({ $0 < time }) ?? true {
                census.latest = time
            }
            if batch.flag(row, own) { return }
            // Phones write it beside notices, and not beside texts.
            if let recipient = batch.address(row, to) { census.evidence.note(recipient, .correspondence) }
            // The member of a line about the group is whom it is about, such as the one whom the owner has added.
            if let type = batch.integer(row, type), IOSMessageType.lines.contains(type) { return }
            if let chat = batch.integer(row, 1) { census.chatsWithIncoming.insert(chat) }
            if let id = batch.integer(row, member) { census.otherMembers.insert(id) }
        }
        return census
    }

    /// Counts the rows of a table; nil if its ids do not ascend in the file's order.
    private func count(_ name: String, _ isPresent: Bool) throws(RowError) -> Int64? {
        guard isPresent else { return 0 }
        var rows: Int64 = 0
        var isOrdered = true
        var last: Int64?
        try source.forEachRow(RowQuery(name, ["Z_PK"])) { (batch, row) throws(RowError) in
            rows += 1
            isOrdered = isOrdered && Self.follows(batch.integer(row, 0), &last)
        }
        return isOrdered ? rows : nil
    }

    /// Whether an id is above the previous one, which it replaces.
    private static func follows(_ id: Int64?, _ last: inout Int64?) -> Bool {
        guard let id, last.map({ $0 < id }) ?? true else { return false }
        last = id
        return true
    }

    /// The owner's addresses: those to which others' messages and notices are sent (decision 0089). Own messages have no
    /// member, so that the member of one says nothing.
    private func owner(_ census: Census, _ tables: IOSTables, _ people: IOSPeople) throws(RowError) -> [JID] {
        var evidence = census.evidence
        if let statedOwner { evidence.note(statedOwner, .stated) }
        let named = Set(evidence.addresses.map(people.key))
        guard !named.isEmpty else { return [] }
        if let members = tables.members, members.has(.id) {
            try source.forEachRow(members.query()) { (batch, row) throws(RowError) in
                guard let id = batch.integer(row, members.place(.id)), census.otherMembers.contains(id),
                    let address = batch.address(row, members.place(.address)), named.contains(people.key(of: address))
                else { return }
                evidence.object(to: address, .isOther)
            }
        }
        let chats = tables.chats
        try source.forEachRow(chats.query()) { (batch, row) throws(RowError) in
            guard let id = batch.integer(row, chats.place(.id)), census.chatsWithIncoming.contains(id),
                let address = batch.address(row, chats.place(.address)), named.contains(people.key(of: address))
            else { return }
            evidence.object(to: address, .isOther)
        }
        return evidence.owner(people.key)
    }

    // MARK: Chats

    private func chats(
        _ ids: Set<Int64>, _ tables: IOSTables, _ people: IOSPeople, _ asOf: Timestamp
    ) throws(RowError) -> [DatabaseChat] {
        let table = tables.chats
        let muted = try mutedChats(tables, people, asOf)
        var chats: [DatabaseChat] = []
        var groups: [Int64: Int] = [:]
        var keys: Set<String> = []
        try source.forEachRow(of: table, where: .id, in: ids.sorted()) { (batch, row) throws(RowError) in
            guard let chat = IOSChat(batch, row, table, people), includesStatuses || !chat.isStatus,
                keys.insert(chat.reference.key).inserted
            else { return }
            if chat.reference.kind == .group { groups[chat.id] = chats.count }
            chats.append(
                DatabaseChat(
                    chat: chat.reference,
                    isMuted: tables.notifications.map { _ in muted.contains(chat.reference.key) },
                    isArchived: batch.integer(row, table.place(.isArchived)).map { $0 != 0 },
                    // A negative number marks a chat as unread without saying how many messages are.
                    unread: batch.integer(row, table.place(.unread)).map { max(0, $0) }))
        }
        try addMembers(to: &chats, groups, tables, people)
        return chats
    }

    /// The chats that stay muted beyond the latest message.
    private func mutedChats(
        _ tables: IOSTables, _ people: IOSPeople, _ asOf: Timestamp
    ) throws(RowError) -> Set<String> {
        guard let table = tables.notifications else { return [] }
        var muted: Set<String> = []
        try source.forEachRow(table.query()) { (batch, row) throws(RowError) in
            guard muted.count < Self.maximumChats, let address = batch.address(row, table.place(.address)),
                let until = batch.real(row, table.place(.mutedUntil)), AppleTime.isAfter(until, asOf)
            else { return }
            muted.insert(people.key(of: address).text)
        }
        return muted
    }

    /// Adds the members of groups, by the place of each group among the chats. Former members have a mark.
    private func addMembers(
        to chats: inout [DatabaseChat], _ groups: [Int64: Int], _ tables: IOSTables, _ people: IOSPeople
    ) throws(RowError) {
        guard let table = tables.members, !groups.isEmpty else { return }
        let (admin, active) = (table.place(.isAdmin), table.place(.isActive))
        var left = Self.maximumMembers
        var added = chats
        var cut: Set<Int> = []
        try source.forEachRow(of: table, where: .chat, in: groups.keys.sorted()) { (batch, row) throws(RowError) in
            guard let chat = batch.integer(row, table.place(.chat)), let place = groups[chat],
                batch.integer(row, active) != 0,
                let address = batch.address(row, table.place(.address)), address.isPerson
            else { return }
            guard left > 0, added[place].members.count < Self.membersOfChat else {
                cut.insert(place)
                return
            }
            left -= 1
            added[place].members.append(
                SourceMember(people.person(address), role: batch.flag(row, admin) ? .admin : .member))
        }
        // Where the owner is not listed, the phone did not keep the list up to date, or lists only others.
        for place in groups.values where !cut.contains(place) {
            added[place].hasAllMembers = added[place].members.contains(where: \.person.isOwner)
        }
        chats = added
    }
}
