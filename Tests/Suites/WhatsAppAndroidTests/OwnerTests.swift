import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

/// In each database, row 1 of `jid` is the owner, 2 the partner of the direct chat, 4 a member of the group, and 7 a
/// linked id.
@Suite("Whose database it is, or that nobody knows (WDB-5)", .ownThreads)
struct OwnerTests {
    /// A database in which everyone writes, and which says nothing of its owner.
    private static var silent: TableMaker {
        var maker = TableMaker()
        maker.message(10, type: 0, text: "from the partner")
        maker.message(11, type: 0, fromMe: true, text: "to the partner")
        maker.message(12, type: 0, chat: 2, sender: 4, text: "from a member")
        maker.message(13, type: 0, chat: 2, fromMe: true, text: "to the group")
        return maker
    }

    private static func owner(_ maker: TableMaker) async throws -> [String]? {
        try await Reading(maker.tables).survey.owner?.aliases.filter(\.kind.identifiesPerson).map(\.value)
    }

    /// Adds a line that says that the owner joined the group, and names people.
    private static func join(_ maker: inout TableMaker, _ message: Int64, _ people: Int64...) {
        maker.message(message, type: 7, chat: 2, sender: 4)
        maker.detail("message_system", message, ["action_type": 12])
        maker.detail("message_system_group", message, ["is_me_joined": 1])
        for person in people {
            maker.detail("message_system_chat_participant", message, ["user_jid_row_id": .integer(person)])
        }
    }

    /// Adds the device that wrote a message, as a row of `jid` of its own.
    private static func author(_ maker: inout TableMaker, _ message: Int64, _ row: Int64, _ device: String) {
        maker.add("jid", ["_id": .integer(row), "raw_string": .text(Array(device.utf8))])
        maker.detail("message_details", message, ["author_device_jid": .integer(row)])
    }

    @Test("The account of a chat is the other side's, and makes no one the owner")
    func account() async throws {
        var maker = Self.silent
        maker.add("chat", ["_id": 8, "jid_row_id": 4, "account_jid_row_id": 4])
        maker.add("chat", ["_id": 9, "jid_row_id": 7, "account_jid_row_id": 7])
        maker.message(14, type: 0, chat: 8, text: "x")
        let reading = try await Reading(maker.tables)
        #expect(reading.survey.owner == nil)
        #expect(reading.messages.count { $0.sender?.isOwner == true } == 2)
        let others = reading.messages.filter { $0.sender?.isOwner == false }
        #expect(
            others.compactMap { $0.sender?.identifier }.sorted() == [
                "+4917022222222", "+4917033333333", "+4917033333333",
            ])
    }

    @Test("The account whose device wrote own messages is the owner's")
    func author() async throws {
        var maker = Self.silent
        Self.author(&maker, 13, 20, "4917011111111.0:3@s.whatsapp.net")
        #expect(try await Self.owner(maker) == ["+4917011111111"])
        // Devices of others wrote what others wrote.
        Self.author(&maker, 12, 21, "4917033333333.0:0@s.whatsapp.net")
        let reading = try await Reading(maker.tables)
        #expect(reading.survey.owner?.identifier == "+4917011111111")
        #expect(reading.messages.allSatisfy { $0.platformSpecific["android"] == nil })
    }

    @Test("A number and a linked id of the owner are one person, without a row that says so")
    func addresses() async throws {
        var maker = Self.silent
        Self.author(&maker, 11, 20, "4917011111111.0:3@s.whatsapp.net")
        Self.author(&maker, 13, 21, "9001.1:3@lid")
        #expect(try await Self.owner(maker) == ["+4917011111111", "9001@lid"])
    }

    @Test("Who received a message of the owner, or wrote another one, is not the owner", arguments: 0..<4)
    func objections(number: Int) async throws {
        var maker = Self.silent
        switch number {
        case 0: Self.join(&maker, 20, 2)
        case 1: Self.join(&maker, 20, 4)
        case 2: maker.message(20, type: 0, chat: 2, fromMe: true, sender: 2, text: "x")
        default:
            maker.add("jid", ["_id": 22, "raw_string": "4917044444444@s.whatsapp.net"])
            Self.join(&maker, 20, 22)
            maker.detail("receipt_user", 13, ["_id": 1, "receipt_user_jid_row_id": 22])
        }
        let reading = try await Reading(maker.tables)
        #expect(reading.survey.owner == nil)
        #expect(reading.messages.filter { $0.sender?.isOwner == true }.allSatisfy { $0.sender?.identifier == nil })
        // Others are left to decide.
        Self.join(&maker, 30, 1)
        #expect(try await Self.owner(maker) == ["+4917011111111"])
    }

    @Test("Receipts in the chat with oneself do not speak against the device that wrote there")
    func oneself() async throws {
        var maker = Self.silent
        maker.add("chat", ["_id": 9, "jid_row_id": 1])
        maker.message(20, type: 0, chat: 9, fromMe: true, text: "to myself")
        maker.detail("receipt_user", 20, ["_id": 1, "receipt_user_jid_row_id": 1])
        Self.join(&maker, 21, 1)
        // Whether someone else is meant, the line about the group alone does not show.
        #expect(try await Self.owner(maker) == nil)
        Self.author(&maker, 20, 22, "4917011111111.0:3@s.whatsapp.net")
        #expect(try await Self.owner(maker) == ["+4917011111111"])
    }

    @Test("Two people for whom the same speaks are both not the owner, whatever weaker evidence says")
    func contradiction() async throws {
        var maker = Self.silent
        maker.add("jid", ["_id": 22, "raw_string": "4917044444444@s.whatsapp.net"])
        maker.message(14, type: 0, chat: 2, fromMe: true, sender: 1, text: "x")
        #expect(try await Self.owner(maker) == ["+4917011111111"])
        Self.join(&maker, 20, 1)
        Self.join(&maker, 21, 22)
        Self.join(&maker, 22, 22)
        let reading = try await Reading(maker.tables)
        #expect(reading.survey.owner == nil)
        #expect(reading.messages.contains { $0.sender?.isOwner == true })
    }

    @Test("The stronger evidence decides: devices, then lines about groups, then senders")
    func weight() async throws {
        var maker = Self.silent
        maker.add("jid", ["_id": 22, "raw_string": "4917044444444@s.whatsapp.net"])
        maker.add("jid", ["_id": 23, "raw_string": "4917055555555@s.whatsapp.net"])
        maker.message(14, type: 0, chat: 2, fromMe: true, sender: 22, text: "x")
        #expect(try await Self.owner(maker) == ["+4917044444444"])
        Self.join(&maker, 20, 23)
        #expect(try await Self.owner(maker) == ["+4917055555555"])
        Self.author(&maker, 14, 24, "4917011111111.0:0@s.whatsapp.net")
        #expect(try await Self.owner(maker) == ["+4917011111111"])
    }

    @Test(
        "Who the user says that the owner is, is the owner, unless the database says otherwise",
        arguments: [("+4917099999999", "+4917099999999"), ("+4917022222222", nil), ("+4917033333333", nil)])
    func stated(_ number: String, _ expected: String?) async throws {
        let owner = PersonAlias(kind: .phoneNumber, value: number)
        func survey(_ maker: TableMaker) async throws -> SourcePerson? {
            try await Reading(Reading.source(InMemoryRows(maker.tables), owner: owner)).survey.owner
        }
        var maker = Self.silent
        #expect(try await survey(maker)?.identifier == expected)
        Self.join(&maker, 20, 1)
        #expect(try await survey(maker)?.identifier == "+4917011111111")
    }
}
