import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("What lines without an author say (WDB-4)", .ownThreads)
struct LineTests {
    /// The type that a line has as a live one, and its text.
    private func line(_ action: Int64, _ complete: (inout TableMaker) -> Void) async throws -> [String?] {
        var maker = TableMaker()
        maker.message(5, type: 7)
        maker.detail("message_system", 5, ["action_type": .integer(action)])
        complete(&maker)
        let message = try #require(try await Reading(maker.tables).messages.first)
        guard case .object(let system)? = message.platformSpecific["system"], case .string(let type)? = system["type"]
        else { return [] }
        return [type, message.content.text]
    }

    @Test("Blocking someone and no longer doing so are two lines", arguments: [0, 1, nil] as [Int64?])
    func blocking(_ isBlocked: Int64?) async throws {
        let found = try await line(58) {
            if let isBlocked { $0.detail("message_system_block_contact", 5, ["is_blocked": .integer(isBlocked)]) }
        }
        #expect(found == [isBlocked == 0 ? "contact-unblocked" : "contact-blocked", nil])
    }

    @Test("A line that the owner is an admin now, or no longer, promotes no one else", arguments: [15, 16] as [Int64])
    func role(_ action: Int64) async throws {
        let found = try await line(action) {
            $0.detail("message_system_chat_participant", 5, ["user_jid_row_id": 4])
        }
        #expect(found == [action == 15 ? "participant-promoted" : "participant-demoted", nil])
    }

    @Test(
        "Who came or left is whom the line is about, and not who acted",
        arguments: [
            (4, 4, [], #"{"type":"participant-added"}"#, "4917033333333@s.whatsapp.net"),
            (5, 4, [], #"{"type":"participant-left"}"#, "4917033333333@s.whatsapp.net"),
            // Of who was removed, sources disagree.
            (7, 4, [], #"{"type":"participant-removed","named":"4917033333333@s.whatsapp.net"}"#, nil),
            (4, 4, [4], #"{"type":"participant-added"}"#, "4917033333333@s.whatsapp.net"),
            (
                12, 2, [4], #"{"type":"participant-added","by":"4917022222222@s.whatsapp.net"}"#,
                "4917033333333@s.whatsapp.net"
            ),
            (
                7, 2, [4], #"{"type":"participant-removed","by":"4917022222222@s.whatsapp.net"}"#,
                "4917033333333@s.whatsapp.net"
            ),
            (13, 4, [4], #"{"type":"participant-left"}"#, "4917033333333@s.whatsapp.net"),
            (4, 0, [], #"{"type":"participant-added"}"#, nil),
        ] as [(Int64, Int64, [Int64], String, String?)])
    func membership(_ action: Int64, _ sender: Int64, _ listed: [Int64], _ system: String, _ text: String?) async throws
    {
        var maker = TableMaker()
        maker.message(5, type: 7, chat: 2, sender: sender)
        maker.detail("message_system", 5, ["action_type": .integer(action)])
        for person in listed {
            maker.detail("message_system_chat_participant", 5, ["user_jid_row_id": .integer(person)])
        }
        let modern = try #require(try await Reading(maker.tables).messages.first)
        #expect(modern.platformSpecific["system"]?.text == system)
        #expect(modern.content.text == text)
        // Until 2022, the number of the action is in the place of a file's size, and nobody is listed.
        guard listed.isEmpty, sender > 0 else { return }
        maker = TableMaker()
        maker.add(
            "messages",
            [
                "_id": 2, "key_remote_jid": "120363001@g.us", "key_from_me": 1, "key_id": "K", "status": 6,
                "timestamp": .integer(TableMaker.time), "media_wa_type": "0", "media_size": .integer(action),
                "remote_resource": "4917033333333@s.whatsapp.net", "data": .null,
            ])
        let legacy = try #require(
            try await Reading(maker.tables.filter { $0.table.name == "messages" }).messages.first)
        #expect(legacy.platformSpecific["system"]?.text == system)
        #expect(legacy.content.text == text)
    }

    @Test("A changed number is stated with the former and the new one", arguments: [10, 28] as [Int64])
    func number(_ action: Int64) async throws {
        let found = try await line(action) {
            $0.detail("message_system_number_change", 5, ["old_jid_row_id": 2, "new_jid_row_id": 4])
            $0.detail("message_system_chat_participant", 5, ["user_jid_row_id": 4])
        }
        #expect(
            found == [
                "participant-changed-number", "4917022222222@s.whatsapp.net, 4917033333333@s.whatsapp.net",
            ])
    }

    @Test(
        "A line says what happened, by two readers at least",
        arguments: [
            21: "group-invite-link", 29: "group-restricted", 30: "group-restricted", 31: "group-announcements",
            32: "group-announcements", 57: "device-changed", 67: "encrypted", 68: "ephemeral-setting",
            79: "participant-joined", 81: "community-notice", 84: "group-approval", 85: "group-approval",
            91: "group-additions", 92: "group-additions", 108: "community-notice", 118: "pinned",
            132: "channel-notice", 134: "channel-notice", 142: "group-restricted", 149: "community-notice",
        ] as [Int64: String])
    func actions(_ action: Int64, _ type: String) async throws {
        #expect(try await line(action) { _ in } == [type, nil])
    }

    @Test("A line about a community has its name, and one of a type of its own says what it is (WDB-4)")
    func ownLines() async throws {
        let community = try await line(110) {
            $0.detail("message_system_with_group_nodes", 5, ["group_subject": "Parents"])
        }
        #expect(community == ["community-notice", "Parents"])
        var maker = TableMaker()
        maker.message(5, type: 36)
        maker.detail("message_ephemeral_setting", 5, ["setting_duration": 86_400])
        maker.message(6, type: 36)
        maker.message(7, type: 112, text: "on")
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.kind) == [.system, .system, .system])
        #expect(reading.messages.allSatisfy { $0.sender == nil })
        let systems = reading.messages.compactMap { message -> JSONObject? in
            if case .object(let system)? = message.platformSpecific["system"] { system } else { nil }
        }
        #expect(systems.map { $0["type"] } == ["ephemeral-setting", "ephemeral-setting", "chat-privacy"])
        #expect(systems.map { $0["seconds"] } == [86_400, nil, nil], "no row says that messages no longer disappear")
        #expect(reading.messages.last?.content.text == "on")
        #expect(reading.account("message")?.unknownTypes == [:])
    }

    @Test("A changed user name is stated with the former and the new one")
    func username() async throws {
        let found = try await line(165) {
            $0.detail(
                "message_system_username_change", 5,
                ["old_username": "ana", "new_username": "ana.reis", "display_name": "Ana"])
        }
        #expect(found == ["username-changed", "ana, ana.reis"])
    }

    /// The line that an add-on of a message by the owner becomes.
    private func mark(_ table: String, _ values: [String: RowValue]) async throws -> SourceMessage {
        var maker = TableMaker()
        maker.message(5, type: 0, chat: 2, fromMe: true, text: "x")
        maker.add(
            "message_add_on",
            [
                "_id": 1, "parent_message_row_id": 5, "from_me": 0, "sender_jid_row_id": 4, "key_id": "ADD1",
                "timestamp": .integer(TableMaker.time), "message_add_on_type": 93,
            ])
        maker.add(table, values.merging(["message_add_on_row_id": 1]) { $1 })
        let reading = try await Reading(maker.tables)
        #expect(reading.account("message_add_on")?.unknownTypes == [:])
        return try #require(reading.messages.last)
    }

    @Test("A pin refers to what was pinned, and says by whom (databases D7)")
    func pin() async throws {
        let message = try await mark("message_add_on_pin_in_chat", ["pin_in_chat_state": 1])
        #expect(message.replyTo == "KEY5")
        #expect(
            message.platformSpecific["system"] == [
                "type": "pinned", "target": "KEY5", "by": "4917033333333@s.whatsapp.net",
            ])
    }

    @Test("An answer to an invitation is a line about the invitation (databases D7)")
    func eventResponse() async throws {
        let message = try await mark("message_add_on_event_response", ["response": 1])
        #expect(message.content.kind == .system)
        #expect(message.replyTo == "KEY5")
        #expect(
            message.platformSpecific["system"] == [
                "type": "event-response", "target": "KEY5", "by": "4917033333333@s.whatsapp.net",
            ])
        #expect(message.platformSpecific["android"] == ["message_add_on_event_response": ["response": 1]])
    }
}
