import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// The tables of `ChatStorage.sqlite`, with the columns that it has.
struct IOSTables: Sendable {
    let messages: ProbedTable<MessageColumn>
    let chats: ProbedTable<ChatColumn>
    /// Nil where rows could not be assigned to messages.
    let media: ProbedTable<MediaColumn>?
    let infos: ProbedTable<InfoColumn>?
    let members: ProbedTable<MemberColumn>?
    let pushNames: ProbedTable<PushNameColumn>?
    let notifications: ProbedTable<NotificationColumn>?
    let pairs: ProbedTable<PairColumn>?
    /// Tables of messages' parts that exist, joinable or not: each is accounted for.
    let hasMedia: Bool
    let hasInfos: Bool

    /// The form of the schema, as a survey names it.
    static let form = "ios"
    static let mediaName = "ZWAMEDIAITEM"
    static let infosName = "ZWAMESSAGEINFO"

    /// Probes a database.
    ///
    /// - Throws: `.database(.unknownSchema)` without messages, chats, or what connects them.
    init(_ source: any RowSource) throws(IngestionError) {
        let tables: DatabaseTables
        do throws(RowError) { tables = try DatabaseTables(source) } catch { throw IngestionError(error) }
        guard tables.has("ZWAMESSAGE", "Z_PK", "ZCHATSESSION", "ZMESSAGEDATE"),
            tables.has("ZWACHATSESSION", "Z_PK", "ZCONTACTJID"),
            let messages = ProbedTable<MessageColumn>("ZWAMESSAGE", among: tables),
            let chats = ProbedTable<ChatColumn>("ZWACHATSESSION", among: tables)
        else { throw .database(.unknownSchema) }
        self.messages = messages
        self.chats = chats
        let isJoined = { (name: String) in tables.has(name, "Z_PK", "ZMESSAGE") }
        media = isJoined(Self.mediaName) ? ProbedTable(Self.mediaName, among: tables) : nil
        infos = isJoined(Self.infosName) ? ProbedTable(Self.infosName, among: tables) : nil
        hasMedia = tables.has(Self.mediaName, "Z_PK")
        hasInfos = tables.has(Self.infosName, "Z_PK")
        let hasMembers = tables.has("ZWAGROUPMEMBER", "Z_PK", "ZCHATSESSION", "ZMEMBERJID")
        members = hasMembers ? ProbedTable("ZWAGROUPMEMBER", among: tables) : nil
        let hasPushNames = tables.has("ZWAPROFILEPUSHNAME", "ZJID", "ZPUSHNAME")
        pushNames = hasPushNames ? ProbedTable("ZWAPROFILEPUSHNAME", among: tables) : nil
        let hasNotifications = tables.has("ZWACHATPUSHCONFIG", "ZJID", "ZMUTEDUNTIL")
        notifications = hasNotifications ? ProbedTable("ZWACHATPUSHCONFIG", among: tables) : nil
        pairs = Self.pairs(tables)
    }

    /// The table of numbers and linked ids, which is in this database or in `LID.sqlite` depending on the release.
    static func pairs(_ tables: DatabaseTables) -> ProbedTable<PairColumn>? {
        let name = "ZWAPHONENUMBERLIDPAIR"
        return tables.has(name, "ZLID", "ZPHONENUMBER") ? ProbedTable(name, among: tables) : nil
    }
}
