import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// What is known of a database before its messages are read: who and where, and which tables say something about which
/// messages.
///
/// Its size depends on the number of people and chats, and on one bit for each row of a table.
struct AndroidIndex: Sendable {
    /// A table whose rows belong to messages or add-ons, and which of them.
    struct Joined<Target: AnyObject>: Sendable {
        let join: RowJoin<Target>
        let filter: JoinFilter
    }

    let tables: AndroidTables
    let addresses: AndroidAddresses
    let chats: AndroidChats
    let details: [Joined<MessageDetails>]
    let addOnDetails: [Joined<AddOnDetails>]
    /// The add-ons, by the message that they belong to.
    let addOns: Joined<AddOnDetails>?
    /// Pictures and videos that were sent twice.
    let betterVersions: BetterVersions
    /// The participants of calls.
    let callParticipants: Joined<CallDetails>?
    /// Whether any message shows a call.
    let callRows: Int64
    let survey: DatabaseSurvey
    /// The rows of `message` and `messages`.
    let messageRows: Int64
    let legacyRows: Int64
    /// The newest time of a message: what the names and titles are the state of.
    let newest: Timestamp

    /// Reads everything but the messages.
    ///
    /// - Parameter owner: Who the owner is, where the database does not say it.
    /// - Throws: The reason why the database cannot be read.
    init(
        _ source: any RowSource, contacts: (any RowSource)?, includesStatuses: Bool, owner: JID?
    ) throws(IngestionError) {
        let all: DatabaseTables
        do throws(RowError) { all = try DatabaseTables(source) } catch { throw IngestionError(error) }
        guard let tables = AndroidTables(all) else {
            // A backup shows only once it is open that it is one of contacts.
            throw .database(all["wa_contacts"] == nil ? .unknownSchema : .contactsAlone)
        }
        do throws(RowError) {
            var addresses = try AndroidAddresses(source, tables, contacts: contacts)
            var scan = MessageScan()
            if let table = tables.message { try scan.read(source, table) }
            if let table = tables.messages { try scan.read(source, table) }
            var search = OwnerSearch(source, tables, addresses, scan.correspondence)
            addresses.learnOwner(try search.owner(stated: owner))
            chats = try AndroidChats(source, tables, addresses)
            details = try Self.joined(MessageJoins.all(tables.all), source)
            addOnDetails = try Self.joined(AddOnJoins.all(tables.all), source)
            addOns = try tables.addOns.flatMap { table in
                RowJoin<AddOnDetails>(table.name, AddOnColumn.message, among: tables.all) { _ in { _, _, _ in .joined }
                }
            }.map { join throws(RowError) in Joined(join: join, filter: try JoinFilter(join, in: source)) }
            betterVersions = try BetterVersions(source, tables)
            callParticipants = try CallDetails.join(tables.all)
                .map { join throws(RowError) in Joined(join: join, filter: try JoinFilter(join, in: source)) }
            callRows = try tables.calls.map { table throws(RowError) in try Self.count(source, table.name) } ?? 0
            self.tables = tables
            self.addresses = addresses
            messageRows = scan.messageRows
            legacyRows = scan.legacyRows
            newest = Timestamp(milliseconds: scan.newest)
            survey = Self.survey(tables, addresses, chats, scan, includesStatuses: includesStatuses)
            try source.verify()
        } catch {
            throw IngestionError(error)
        }
    }

    private static func joined<Target>(
        _ joins: [RowJoin<Target>], _ source: any RowSource
    ) throws(RowError) -> [Joined<Target>] {
        var joined: [Joined<Target>] = []
        for join in joins { joined.append(Joined(join: join, filter: try JoinFilter(join, in: source))) }
        return joined
    }

    private static func count(_ source: any RowSource, _ table: String) throws(RowError) -> Int64 {
        var rows: Int64 = 0
        try source.forEachRow(RowQuery(table, ["_id"])) { _, _ in rows += 1 }
        return rows
    }

    // MARK: Survey

    private static func survey(
        _ tables: AndroidTables, _ addresses: AndroidAddresses, _ chats: AndroidChats, _ scan: MessageScan,
        includesStatuses: Bool
    ) -> DatabaseSurvey {
        let rows = scan.chats.sorted().compactMap { chats.byRow[$0] }
        let named = scan.legacyChats.compactMap { JID($0) }.sorted { $0.text < $1.text }
            .map { chats.byAddress[$0] ?? AndroidChat(address: $0, addresses) }
        var keys: Set<String> = []
        var described: [DatabaseChat] = []
        for chat in rows + named where !chat.isStatus || includesStatuses {
            guard keys.insert(chat.reference.key).inserted else { continue }
            described.append(
                DatabaseChat(
                    chat: chat.reference, isArchived: chat.isArchived, unread: chat.unread,
                    members: (chats.members[chat.address] ?? []).map {
                        SourceMember(addresses.person($0.address), role: $0.role)
                    }, hasAllMembers: chats.hasAllMembers(of: chat.address)))
        }
        return DatabaseSurvey(
            form: tables.form.rawValue, rows: scan.messageRows + scan.legacyRows, chats: described,
            owner: addresses.owner.map { addresses.person($0) }, includesStatuses: includesStatuses,
            asOf: scan.newest > 0 ? Timestamp(milliseconds: scan.newest) : nil)
    }
}

extension AndroidChat {
    /// A chat of which nothing is known but its address.
    convenience init(address: JID, _ addresses: AndroidAddresses) {
        self.init(
            address: address, reference: addresses.chat(address, subject: nil), subject: nil, isArchived: nil,
            unread: nil)
    }
}
