import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// A chat of the database. A class, as every message refers to one.
final class AndroidChat: Sendable {
    let address: JID
    let reference: ChatReference
    let subject: String?
    let isArchived: Bool?
    let unread: Int64?
    /// Whether it consists of everyone's status updates.
    let isStatus: Bool

    init(address: JID, reference: ChatReference, subject: String?, isArchived: Bool?, unread: Int64?) {
        self.address = address
        self.reference = reference
        self.subject = subject
        self.isArchived = isArchived
        self.unread = unread
        isStatus = address == JID.status || address.server == "status_me"
    }
}

/// The chats and the members of groups.
struct AndroidChats: Sendable {
    /// By row of `chat`.
    private(set) var byRow: [Int64: AndroidChat] = [:]
    /// By address, for rows that name their chat by text.
    private(set) var byAddress: [JID: AndroidChat] = [:]
    /// The members of each group with their roles.
    private(set) var members: [JID: [Member]] = [:]
    /// Whether the database lists more memberships than are read.
    private var isCut = false
    /// Groups of whose members some may be missing.
    private var partial: Set<JID> = []

    typealias Member = (address: JID, role: GroupRole)

    private static let maximumMembers = 4_096
    /// Members of all groups together; further ones are not listed.
    private static let maximumMemberships = 262_144

    /// Reads the chats and members.
    init(_ source: any RowSource, _ tables: AndroidTables, _ addresses: AndroidAddresses) throws(RowError) {
        if let table = tables.chat { try readChats(source, table, tables.channels, addresses) }
        if let table = tables.legacyChat { try readLegacyChats(source, table, addresses) }
        if let table = tables.members { try readMembers(source, table, addresses) }
        if let table = tables.legacyMembers { try readLegacyMembers(source, table) }
    }

    private mutating func readChats(
        _ source: any RowSource, _ table: ProbedTable<ChatColumn>, _ channels: ProbedTable<ChannelColumn>?,
        _ addresses: AndroidAddresses
    ) throws(RowError) {
        let (id, jid, subject) = (table.place(.id), table.place(.jid), table.place(.subject))
        let (archived, unread) = (table.place(.archived), table.place(.unread))
        var chats: [(Int64, AndroidChat)] = []
        let channels = try channelNames(source, channels)
        try source.forEachRow(table.query()) { batch, row throws(RowError) in
            guard let number = batch.integer(row, id), let address = addresses[batch.integer(row, jid)] else { return }
            guard chats.count < AndroidAddresses.maximum else { throw .limit }
            let name = batch.nonEmptyText(row, subject) ?? channels[number]
            chats.append(
                (
                    number,
                    AndroidChat(
                        address: address, reference: addresses.chat(address, subject: name), subject: name,
                        isArchived: batch.integer(row, archived).map { $0 != 0 },
                        unread: batch.integer(row, unread).map { max(0, $0) })
                ))
        }
        for (number, chat) in chats {
            byRow[number] = chat
            byAddress[chat.address] = byAddress[chat.address] ?? chat
        }
    }

    /// The names of channels, by row of `chat`.
    private func channelNames(
        _ source: any RowSource, _ table: ProbedTable<ChannelColumn>?
    ) throws(RowError) -> [Int64: String] {
        guard let table else { return [:] }
        let (chat, name) = (table.place(.chat), table.place(.name))
        var names: [Int64: String] = [:]
        try source.forEachRow(table.query()) { batch, row in
            guard names.count < 65_536, let chat = batch.integer(row, chat) else { return }
            names[chat] = batch.nonEmptyText(row, name)
        }
        return names
    }

    private mutating func readLegacyChats(
        _ source: any RowSource, _ table: ProbedTable<LegacyChatColumn>, _ addresses: AndroidAddresses
    ) throws(RowError) {
        let (jid, subject) = (table.place(.jid), table.place(.subject))
        let (archived, unread) = (table.place(.archived), table.place(.unread))
        var chats: [AndroidChat] = []
        try source.forEachRow(table.query()) { batch, row throws(RowError) in
            guard let address = JID(batch.text(row, jid)) else { return }
            guard chats.count < AndroidAddresses.maximum else { throw .limit }
            let name = batch.nonEmptyText(row, subject)
            chats.append(
                AndroidChat(
                    address: address, reference: addresses.chat(address, subject: name), subject: name,
                    isArchived: batch.integer(row, archived).map { $0 != 0 },
                    unread: batch.integer(row, unread).map { max(0, $0) }))
        }
        for chat in chats where byAddress[chat.address]?.subject == nil { byAddress[chat.address] = chat }
    }

    private mutating func readMembers(
        _ source: any RowSource, _ table: ProbedTable<MemberColumn>, _ addresses: AndroidAddresses
    ) throws(RowError) {
        let (group, user, rank) = (table.place(.group), table.place(.user), table.place(.rank))
        var found: [(JID, Member)] = []
        try source.forEachRow(table.query()) { batch, row in
            guard let group = addresses[batch.integer(row, group)],
                let user = addresses[batch.integer(row, user)], user.isPerson
            else { return }
            // One more than are listed shows that there are more.
            guard found.count <= Self.maximumMemberships else { return }
            found.append((group, (user, GroupRole(rank: batch.integer(row, rank)))))
        }
        add(found)
    }

    private mutating func readLegacyMembers(
        _ source: any RowSource, _ table: ProbedTable<LegacyMemberColumn>
    ) throws(RowError) {
        let (group, user, admin) = (table.place(.group), table.place(.user), table.place(.admin))
        var found: [(JID, Member)] = []
        try source.forEachRow(table.query()) { batch, row in
            guard let group = JID(batch.text(row, group)), let user = JID(batch.text(row, user)), user.isPerson,
                found.count <= Self.maximumMemberships
            else { return }
            found.append((group, (user, GroupRole(rank: batch.integer(row, admin)))))
        }
        // During the transition, both tables list the same people. What only the old one lists may be long over.
        let listed = members
        add(found.filter { listed[$0.0] == nil })
        if !listed.isEmpty { partial = Set(members.keys).subtracting(listed.keys) }
    }

    private mutating func add(_ found: [(JID, Member)]) {
        if found.count > Self.maximumMemberships { isCut = true }
        for (group, member) in found.prefix(Self.maximumMemberships)
        where (members[group]?.count ?? 0) < Self.maximumMembers {
            members[group, default: []].append(member)
        }
    }

    /// Whether the members of a group are all listed.
    func hasAllMembers(of group: JID) -> Bool {
        guard let listed = members[group] else { return false }
        return !isCut && !partial.contains(group) && listed.count < Self.maximumMembers
    }
}

extension GroupRole {
    /// Creates the role for a rank in the tables of members: 0 a member, 1 an admin, 2 the creator.
    fileprivate init(rank: Int64?) {
        self =
            switch rank ?? 0 {
            case ...0: .member
            case 1: .admin
            default: .owner
            }
    }
}
