import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("Whose database it is, and who is in it (WDB-5)", .ownThreads)
struct PeopleTests {
    private func contacts(_ rows: [[RowValue]], verified: [[RowValue]] = []) -> [InMemoryRows.Table] {
        [
            InMemoryRows.Table("wa_contacts", ["jid", "display_name", "wa_name", "given_name"], rows: rows),
            InMemoryRows.Table("wa_vnames", ["jid", "verified_name"], rows: verified),
        ]
    }

    private static func aliases(_ reading: Reading) -> [PersonAlias] {
        reading.events.compactMap { if case .samePerson(_, let alias, _) = $0 { alias } else { nil } }
    }

    @Test("Names of the address book, chosen and verified ones are all known, the phone's own first")
    func names() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, text: "x")
        let reading = try await Reading(
            maker.tables,
            contacts: contacts(
                [["4917022222222@s.whatsapp.net", "Bea B.", "bea", "Bea"]],
                verified: [["4917022222222@s.whatsapp.net", "Bea's Boats"]]))
        let message = try #require(reading.messages.first)
        #expect(message.chat.title == "Bea B.")
        #expect(message.sender?.displayName == "Bea B.")
        #expect(
            Self.aliases(reading) == [
                PersonAlias(kind: .exportName, value: "Bea B."), PersonAlias(kind: .pushName, value: "bea"),
                PersonAlias(kind: .verifiedName, value: "Bea's Boats"),
            ])
        #expect(
            reading.events.contains { if case .chatTitle(let chat, _) = $0 { chat.title == "Bea B." } else { false } })
    }

    @Test("A name of the phone's address book counts where the contacts have none")
    func addressBook() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, chat: 2, sender: 2, text: "x")
        maker.message(6, type: 0, chat: 2, sender: 4, text: "x")
        let (bea, cem): (RowValue, RowValue) = ("4917022222222@s.whatsapp.net", "4917033333333@s.whatsapp.net")
        let book = InMemoryRows.Table(
            "wa_address_book", ["jid", "display_name"],
            rows: [[bea, "Bea Book"], [cem, "Cem Book"], [.null, "Nobody"]])
        let known = contacts([[bea, .null, "bea", .null], [cem, "Cem C.", .null, .null]])
        let reading = try await Reading(maker.tables, contacts: known + [book])
        #expect(reading.messages.map { $0.sender?.displayName } == ["Bea Book", "Cem C."])
        #expect(reading.messages.first?.sender?.aliases.map(\.value) == ["+4917022222222", "Bea Book", "bea"])
        let alone = try await Reading(maker.tables, contacts: [book])
        #expect(alone.messages.map { $0.sender?.displayName } == ["Bea Book", "Cem Book"])
    }

    @Test("A name that two people of the address book have is shown, but identifies neither (WDB-6)")
    func sharedName() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, text: "x")
        let own = "4917022222222@s.whatsapp.net"
        for (other, kind) in [
            ("4917033333333@s.whatsapp.net", PersonAliasKind.pushName), (own, .exportName),
        ] {
            let reading = try await Reading(
                maker.tables,
                contacts: contacts([own, other].map { [.text(Array($0.utf8)), "Bea B.", .null, .null] }))
            let sender = try #require(reading.messages.first?.sender)
            #expect(sender.displayName == "Bea B.")
            #expect(sender.aliases.last == PersonAlias(kind: kind, value: "Bea B."))
        }
    }

    @Test("Without wa.db, contact cards show names")
    func cards() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, text: "x")
        maker.message(6, type: 4)
        maker.detail(
            "message_vcard", 6,
            ["_id": 1, "vcard": "BEGIN:VCARD\nFN:Bea\nTEL;type=CELL;waid=4917022222222:+49 170\nEND:VCARD"])
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.first?.sender?.displayName == "Bea")
        // Someone else's name for a person is no alias.
        #expect(Self.aliases(reading) == [])
    }

    @Test("A linked id is the person behind it")
    func linkedID() async throws {
        var maker = TableMaker()
        maker.add("jid_map", ["lid_row_id": 7, "jid_row_id": 4])
        maker.message(5, type: 0, chat: 2, sender: 7, text: "x")
        let reading = try await Reading(maker.tables)
        #expect(
            reading.messages.first?.sender?.aliases == [
                PersonAlias(kind: .phoneNumber, value: "+4917033333333"),
                PersonAlias(kind: .linkedID, value: "9001@lid"),
            ])
        #expect(
            reading.events.contains { event in
                if case .sameChat(let one, let two, _) = event {
                    one.key == "4917033333333@s.whatsapp.net" && two.key == "9001@lid"
                } else {
                    false
                }
            })
    }

    @Test("The owner is who was added where the owner joined, or who sent what the owner sent")
    func owner() async throws {
        var maker = TableMaker()
        maker.add("props", ["key": "user_push_name", "value": "Me"])
        maker.message(5, type: 0, chat: 2, fromMe: true, sender: 4, text: "x")
        #expect(try await Reading(maker.tables).survey.owner?.identifier == "+4917033333333")
        maker.message(6, type: 7, chat: 2, sender: 2)
        maker.detail("message_system", 6, ["action_type": 12])
        maker.detail("message_system_group", 6, ["is_me_joined": 1])
        maker.detail("message_system_chat_participant", 6, ["user_jid_row_id": 1])
        let reading = try await Reading(maker.tables)
        #expect(reading.survey.owner?.identifier == "+4917011111111")
        let sender = try #require(reading.messages.first?.sender)
        #expect(sender.isOwner)
        #expect(sender.displayName == "Me")
    }

    @Test("An owner of whom nothing is known is still the owner")
    func namelessOwner() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, fromMe: true, text: "x")
        let reading = try await Reading(maker.tables)
        #expect(reading.survey.owner == nil)
        #expect(reading.messages.first?.sender?.isOwner == true)
        #expect(reading.messages.first?.sender?.aliases.isEmpty == false)
    }

    @Test("Chats come with their state and members, and groups with those who lead them")
    func chats() async throws {
        var maker = TableMaker()
        maker.add("chat", ["_id": 9, "jid_row_id": 4, "archived": 1, "unseen_message_count": 3])
        maker.message(5, type: 0, chat: 9, text: "x")
        maker.message(6, type: 0, chat: 2, sender: 2, text: "x")
        maker.add("group_participant_user", ["group_jid_row_id": 3, "user_jid_row_id": 2, "rank": 1])
        maker.add("group_participant_user", ["group_jid_row_id": 3, "user_jid_row_id": 4, "rank": 0])
        let reading = try await Reading(maker.tables)
        let direct = try #require(reading.survey.chats.first { $0.chat.kind == .direct })
        #expect(direct.isArchived == true)
        #expect(direct.unread == 3)
        let group = try #require(reading.survey.chats.first { $0.chat.kind == .group })
        #expect(group.members.map(\.person.identifier) == ["+4917022222222", "+4917033333333"])
        #expect(group.members.map(\.role) == [.admin, .member])
        #expect(group.hasAllMembers)
        #expect(!direct.hasAllMembers && direct.members.isEmpty)
        #expect(reading.survey.asOf?.milliseconds == TableMaker.time + 6)
        let leaders = reading.events.compactMap { event -> [String?]? in
            if case .ranks(_, let people, true, _) = event { people.map(\.identifier) } else { nil }
        }
        #expect(leaders == [["+4917022222222"]])
    }

    @Test(
        "A message whose sender the database lacks in a group is kept without one (WDB-3)", arguments: [0, -1, 99, 3])
    func unknownSender(_ row: Int64) async throws {
        var maker = TableMaker()
        maker.message(10, type: 0, chat: 2, sender: row, text: "from someone")
        maker.message(11, type: 0, chat: 2, sender: 4, text: "from a member")
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.text) == ["from someone", "from a member"])
        #expect(reading.messages.map { $0.sender?.identifier } == [nil, "+4917033333333"])
        #expect(reading.account("message")?.messages == 2)
        #expect(reading.incomplete == [])
        // The device that wrote it says who it was.
        maker.add("jid", ["_id": 20, "raw_string": "4917022222222.0:7@s.whatsapp.net"])
        maker.detail("message_details", 10, ["author_device_jid": 20])
        let known = try await Reading(maker.tables)
        #expect(known.messages.first?.sender?.identifier == "+4917022222222")
    }
}
