import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

/// In each database, row 2 of `jid` is the partner of the direct chat, 4 another person, 7 a linked id without a number, and
/// 20 somebody's list of recipients.
@Suite("A direct chat has two sides, whatever its rows name (WDB-4, WDB-5)", .ownThreads)
struct DirectChatTests {
    private static let list = "1400000009@broadcast"
    private static let partner = "4917022222222@s.whatsapp.net"

    private static var maker: TableMaker {
        var maker = TableMaker()
        maker.add("jid", ["_id": 20, "raw_string": .text(Array(list.utf8))])
        return maker
    }

    /// A database of `messages` alone.
    private static func legacy(_ rows: [[String: RowValue]], quotes: [[String: RowValue]] = []) async throws -> Reading
    {
        var maker = TableMaker()
        for (place, row) in rows.enumerated() {
            maker.add(
                "messages",
                [
                    "_id": .integer(Int64(place + 2)), "key_remote_jid": .text(Array(partner.utf8)), "key_from_me": 0,
                    "key_id": .text(Array("K\(place)".utf8)), "timestamp": .integer(TableMaker.time),
                    "media_wa_type": "0", "status": 0, "data": "x",
                ].merging(row) { $1 })
        }
        for row in quotes { maker.add("messages_quotes", row) }
        let reading = try await Reading(maker.tables.filter { $0.table.name.hasPrefix("messages") })
        #expect(reading.incomplete == [])
        return reading
    }

    @Test("What somebody sent to a list of recipients is theirs, and says through which list it came")
    func list() async throws {
        var maker = Self.maker
        maker.message(5, type: 0, sender: 20, text: "to all", ["broadcast": 1])
        maker.message(6, type: 0, fromMe: true, sender: 20, text: "to all of mine", ["broadcast": 1])
        let modern = try await Reading(maker.tables)
        let legacy = try await Self.legacy([
            ["remote_resource": .text(Array(Self.list.utf8)), "needs_push": 2],
            ["remote_resource": .text(Array(Self.list.utf8)), "needs_push": 2, "key_from_me": 1],
        ])
        for reading in [modern, legacy] {
            #expect(reading.messages.map { $0.sender?.isOwner } == [false, true])
            #expect(reading.messages.first?.sender?.identifier == "+4917022222222")
            #expect(
                reading.messages.map { $0.platformSpecific["broadcast_list"] } == [.string(Self.list), nil])
            #expect(reading.accounts.allSatisfy { $0.unknownSenders == 0 })
        }
    }

    @Test(
        "What is not the owner's is the other side's, and another person that a row names stays with the message",
        arguments: [
            (0, nil), (2, nil), (99, nil), (5, nil), (3, nil), (4, "4917033333333@s.whatsapp.net"), (7, "9001@lid"),
        ]
            as [(Int64, String?)])
    func otherSide(_ row: Int64, _ named: String?) async throws {
        var maker = Self.maker
        maker.message(5, type: 0, sender: row, text: "x")
        let reading = try await Reading(maker.tables)
        let message = try #require(reading.messages.first)
        #expect(message.sender?.aliases == [PersonAlias(kind: .phoneNumber, value: "+4917022222222")])
        let kept: JSONValue? = named.map { ["sender": .string($0)] }
        #expect(message.platformSpecific["android"] == kept)
    }

    @Test("A linked id that stands for the chat's number is no other person")
    func linkedID() async throws {
        var maker = Self.maker
        maker.add("jid_map", ["lid_row_id": 7, "jid_row_id": 2])
        maker.message(5, type: 0, sender: 7, text: "x")
        let message = try #require(try await Reading(maker.tables).messages.first)
        #expect(message.sender?.aliases.map(\.value) == ["+4917022222222", "9001@lid"])
        #expect(message.platformSpecific["android"] == nil)
    }

    @Test("Reactions and lines of a direct chat are its other side's, too", arguments: [0, 7, 20] as [Int64])
    func reactions(_ row: Int64) async throws {
        var maker = Self.maker
        maker.message(5, type: 0, fromMe: true, text: "x")
        maker.add(
            "message_add_on",
            [
                "_id": 1, "parent_message_row_id": 5, "from_me": 0, "sender_jid_row_id": .integer(row), "key_id": "R",
                "timestamp": .integer(TableMaker.time), "message_add_on_type": 56,
            ])
        maker.add("message_add_on_reaction", ["message_add_on_row_id": 1, "reaction": "👍"])
        maker.message(6, type: 7, sender: row)
        maker.detail("message_system", 6, ["action_type": 56])
        let reading = try await Reading(maker.tables)
        let people = reading.events.compactMap { event -> String? in
            if case .reaction(_, "KEY5", _, let person, _, _) = event { person.identifier } else { nil }
        }
        #expect(people == ["+4917022222222"])
        guard case .object(let system)? = reading.messages.last?.platformSpecific["system"] else {
            Issue.record("There is no line")
            return
        }
        #expect(system["by"] == (row == 0 ? nil : .string(Self.partner)))
    }

    @Test("A quoted message that came through a list is the other side's")
    func quotes() async throws {
        var maker = Self.maker
        maker.message(5, type: 0, fromMe: true, text: "thanks")
        maker.detail(
            "message_quoted", 5, ["key_id": "Q", "from_me": 0, "sender_jid_row_id": 20, "text_data": "to all"])
        let modern = try await Reading(maker.tables)
        let legacy = try await Self.legacy(
            [["key_from_me": 1, "quoted_row_id": 1]],
            quotes: [
                [
                    "_id": 1, "key_remote_jid": .text(Array(Self.partner.utf8)), "key_from_me": 0, "key_id": "Q",
                    "remote_resource": .text(Array(Self.list.utf8)), "data": "to all",
                ]
            ])
        for reading in [modern, legacy] {
            #expect(
                reading.messages.first?.platformSpecific["quoted"] == [
                    "id": "Q", "sender": .string(Self.partner), "text": "to all",
                ])
        }
    }

    @Test("Who is named by a row that is not the owner's is still not taken for the owner")
    func evidence() async throws {
        for (row, owner) in [(0, "+4917011111111"), (1, nil)] as [(Int64, String?)] {
            var maker = Self.maker
            maker.message(5, type: 0, sender: row, text: "x")
            maker.message(6, type: 0, chat: 2, fromMe: true, sender: 1, text: "x")
            #expect(try await Reading(maker.tables).survey.owner?.identifier == owner)
        }
    }
}
