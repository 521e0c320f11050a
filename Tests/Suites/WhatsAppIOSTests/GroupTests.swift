import Testing
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("Groups, notices and lists of an iOS database (WDB-4, WDB-5)", .ownThreads)
struct GroupTests {
    @Test("What happened in a group is a system line with the people in it (WDB-4)")
    func events() async throws {
        let cases: [(event: Int64, text: String?, type: String, line: String?, by: String?)] = [
            (1, "New name", "group-subject", "New name", OneChat.carl),
            (
                56, #"{"new_subject":"JSON name","author":"\#(OneChat.anna)"}"#, "group-subject", "JSON name",
                OneChat.anna
            ),
            (2, nil, "participant-added", OneChat.carl, nil),
            (50, "\(OneChat.anna);1@lid,2@lid", "participant-added", "1@lid, 2@lid", OneChat.anna),
            (3, nil, "participant-left", OneChat.carl, nil),
            (7, nil, "participant-removed", OneChat.carl, nil),
            (
                51, #"{"parent_group_name":"Parents","author":"\#(OneChat.anna)"}"#, "community-notice", "Parents",
                OneChat.anna
            ),
            (12, "Name", "group-created", "Name", OneChat.carl),
            (15, nil, "participant-joined", OneChat.carl, nil),
            (17, "About", "group-description", "About", OneChat.carl),
            (4, nil, "group-icon", nil, OneChat.carl),
            (26, "86400", "ephemeral-setting", nil, OneChat.carl),
        ]
        for entry in cases {
            var chat = OneChat(OneChat.group, name: "Group")
            let member = chat.addMember(OneChat.carl)
            chat.add(
                6,
                [
                    "ZGROUPEVENTTYPE": .integer(entry.event), "ZGROUPMEMBER": .integer(member),
                    "ZTEXT": entry.text.map { .string($0) } ?? .null,
                ])
            let message = try await chat.message()
            #expect(message.content == Content(kind: .system, text: entry.line), "\(entry.event)")
            #expect(message.sender == nil)
            #expect(message.platformSpecific.json("system", "type") == .string(entry.type))
            #expect(message.platformSpecific.json("system", "by") == entry.by.map { .string($0) }, "\(entry.event)")
            if entry.event == 26 { #expect(message.platformSpecific.json("system", "seconds") == 86_400) }
        }
    }

    @Test(
        "An address beside a line about one person did not act and did not come: sources differ (WDB-4)",
        arguments: [2, 7, 50] as [Int64])
    func namedAddress(event: Int64) async throws {
        for isOwn in [false, true] {
            var chat = OneChat(OneChat.group, name: "Group")
            let member = chat.addMember(OneChat.carl)
            for text in [OneChat.anna, OneChat.carl] {
                chat.add(
                    6,
                    [
                        "ZGROUPEVENTTYPE": .integer(event), "ZGROUPMEMBER": .integer(member), "ZTEXT": .string(text),
                        "ZISFROMME": .integer(isOwn ? 1 : 0),
                    ])
            }
            let messages = try await chat.read().messages
            #expect(messages.map(\.content.text) == [OneChat.carl, OneChat.carl])
            let systems = messages.map { $0.platformSpecific["system"] }
            #expect(messages.allSatisfy { $0.platformSpecific.json("system", "by") == nil }, "\(systems)")
            #expect(messages[0].platformSpecific.json("system", "named") == .string(OneChat.anna))
            #expect(messages[1].platformSpecific.json("system", "named") == nil)
        }
        // Without a member, nobody is said to have come.
        var chat = OneChat(OneChat.group, name: "Group")
        chat.add(6, ["ZGROUPEVENTTYPE": .integer(event), "ZTEXT": .string(OneChat.anna)])
        let message = try await chat.message()
        #expect(message.content.text == nil)
        #expect(message.platformSpecific.json("system", "named") == .string(OneChat.anna))
    }

    @Test("Notices of a chat and missed calls are distinguished (WDB-4)")
    func notices() async throws {
        var chat = OneChat()
        for event in [2, 3, 1, 4] as [Int64] { chat.add(10, ["ZGROUPEVENTTYPE": .integer(event)]) }
        let messages = try await chat.read().messages
        #expect(messages.map(\.content.kind) == [.system, .system, .call, .call])
        #expect(messages[0].platformSpecific.json("system", "type") == "encrypted")
        #expect(messages[1].platformSpecific.json("system", "type") == "identity-changed")
        #expect(messages[2].platformSpecific.json("call", "video") == false)
        #expect(messages[3].platformSpecific.json("call", "video") == true)
        #expect(messages[3].platformSpecific.json("call", "outcome") == "missed")
    }

    @Test("A group's sender is its member; title and admins come before the messages (WDB-5)")
    func members() async throws {
        var chat = OneChat(OneChat.group, name: "\u{200E}Group")
        let member = chat.addMember(OneChat.carl, name: "Carl", isAdmin: true)
        chat.add(0, ["ZTEXT": .string("x"), "ZGROUPMEMBER": .integer(member), "ZFROMJID": .string(OneChat.group)])
        let reading = try await chat.read()
        guard case .chatTitle(let title, _)? = reading.events.first else {
            Issue.record("no title first: \(reading.events)")
            return
        }
        #expect(title == ChatReference(key: OneChat.group, title: "Group", kind: .group))
        guard case .ranks(_, let people, true, _) = reading.events[1] else {
            Issue.record("no admins second: \(reading.events)")
            return
        }
        #expect(people.map(\.identifier) == ["+491722222222"])
        #expect(reading.messages.first?.sender?.displayName == "Carl")
        let group = try #require(reading.survey.chats.first)
        #expect(group.members.map(\.person.identifier) == ["+491722222222"])
        #expect(group.members.map(\.role) == [.admin])
        #expect(!group.hasAllMembers, "The owner is not in the list, so others may be missing too")
    }

    @Test("A linked id and its number are one person and one chat, before the first message (WDB-5)")
    func linked() async throws {
        var chat = OneChat("8000@lid", values: ["ZCONTACTIDENTIFIER": .string("491733333333@s.whatsapp.net")])
        chat.add(0, ["ZTEXT": .string("x")])
        let reading = try await chat.read()
        guard case .samePerson(let number, let linked, _)? = reading.events.first,
            case .sameChat(let first, let second, _) = reading.events[1]
        else {
            Issue.record("no joins first: \(reading.events)")
            return
        }
        #expect(number == PersonAlias(kind: .phoneNumber, value: "+491733333333"))
        #expect(linked == PersonAlias(kind: .linkedID, value: "8000@lid"))
        #expect([first.key, second.key] == ["491733333333@s.whatsapp.net", "8000@lid"])
        #expect(reading.messages.first?.chat.key == "491733333333@s.whatsapp.net")
        #expect(reading.messages.first?.sender?.aliases.prefix(2).map(\.kind) == [.phoneNumber, .linkedID])
    }

    /// A database of linked ids, whose rows pair `8000@lid` and `77@lid` with numbers.
    private static func linkedIDs(_ table: String, _ linked: String, _ numbers: [String]) -> IOSDatabaseBuilder {
        var builder = IOSDatabaseBuilder.linkedIDs
        for (address, number) in zip(["8000@lid", "77@lid"], numbers) {
            builder.add(table, [linked: .string(address), "ZPHONENUMBER": .string(number)])
        }
        return builder
    }

    @Test(
        "The file of linked ids has the numbers of chats and members, in its recent form and its former one (WDB-5)",
        arguments: [("ZWAZACCOUNT", "ZIDENTIFIER"), ("ZWAPHONENUMBERLIDPAIR", "ZLID")])
    func linkedIDsFile(table: String, column: String) async throws {
        for numbers in [["491733333333", "491722222222"], ["+491733333333", "491722222222@s.whatsapp.net"]] {
            var chat = OneChat("8000@lid", name: nil)
            chat.add(0, ["ZTEXT": .string("x")])
            var group = OneChat(OneChat.group)
            let id = group.addMember("77@lid")
            group.add(0, ["ZTEXT": .string("y"), "ZGROUPMEMBER": .integer(id)])
            let linkedIDs = Self.linkedIDs(table, column, numbers)
            let direct = try await Reading.of(chat.builder.source(), linkedIDs: linkedIDs.source())
            #expect(direct.messages.first?.chat.key == "491733333333@s.whatsapp.net")
            #expect(direct.messages.first?.sender?.aliases.map(\.value).prefix(2) == ["+491733333333", "8000@lid"])
            #expect(direct.survey.chats.map(\.chat.key) == ["491733333333@s.whatsapp.net"])
            let member = try await Reading.of(group.builder.source(), linkedIDs: linkedIDs.source())
            #expect(member.messages.first?.sender?.identifier == "+491722222222")
        }
    }

    @Test("What is no pair joins nobody, and of two numbers of one linked id the first one counts (WDB-5)")
    func linkedIDsWithFlaws() async throws {
        var linkedIDs = IOSDatabaseBuilder.linkedIDs
        let rows: [[String: RowValue]] = [
            ["ZIDENTIFIER": .string("8000@lid")], ["ZPHONENUMBER": .string("491733333333")],
            ["ZIDENTIFIER": .string("8000@lid"), "ZPHONENUMBER": .string("Anna")],
            ["ZIDENTIFIER": .string("8000@g.us"), "ZPHONENUMBER": .string("491733333333")],
            ["ZIDENTIFIER": .integer(8_000), "ZPHONENUMBER": .integer(491_733_333_333)],
        ]
        for row in rows { linkedIDs.add("ZWAZACCOUNT", row) }
        var chat = OneChat("8000@lid", name: nil)
        chat.add(0, ["ZTEXT": .string("x")])
        let alone = try await Reading.of(chat.builder.source(), linkedIDs: linkedIDs.source())
        #expect(alone.messages.first?.chat.key == "8000@lid")
        for number in ["491733333333", "491744444444"] {
            linkedIDs.add("ZWAZACCOUNT", ["ZIDENTIFIER": .string("8000@lid"), "ZPHONENUMBER": .string(number)])
        }
        let paired = try await Reading.of(chat.builder.source(), linkedIDs: linkedIDs.source())
        #expect(paired.messages.first?.chat.key == "491733333333@s.whatsapp.net")
        linkedIDs.remove("ZWAZACCOUNT", "ZPHONENUMBER")
        let other = try await Reading.of(chat.builder.source(), linkedIDs: linkedIDs.source())
        #expect(other.messages.first?.chat.key == "8000@lid")
    }

    @Test("The row of the phone's address book is no number, whatever it looks like (WDB-5)")
    func rowOfAddressBook() async throws {
        for identifier in ["1", "17", "491733333333", "+491733333333", "9000@lid"] {
            var chat = OneChat("8000@lid", values: ["ZCONTACTIDENTIFIER": .string(identifier)])
            chat.add(0, ["ZTEXT": .string("x")])
            let reading = try await chat.read()
            #expect(reading.messages.first?.sender?.aliases.contains { $0.kind == .phoneNumber } == false)
            #expect(reading.messages.first?.chat.key == "8000@lid")
        }
    }

    @Test("A line that the owner is an admin now gives nobody a role, least of all the member beside it (WDB-4)")
    func promotion() async throws {
        var chat = OneChat(OneChat.group)
        let member = chat.addMember(OneChat.carl)
        chat.add(6, ["ZGROUPEVENTTYPE": .integer(10), "ZGROUPMEMBER": .integer(member)])
        chat.add(0, ["ZTEXT": .string("x"), "ZGROUPMEMBER": .integer(member), "ZTOJID": .string(IOSHistory.owner)])
        let reading = try await chat.read()
        #expect(!reading.events.contains { if case .ranks = $0 { true } else { false } })
        #expect(reading.messages.first?.content.text == IOSHistory.owner)
        #expect(reading.messages.first?.platformSpecific.json("system", "type") == "participant-promoted")
    }

    @Test("Names come from the address book, the chat, the member list, then the person (WDB-5)")
    func names() async throws {
        var contacts = IOSDatabaseBuilder.contacts
        contacts.add(
            "ZWAADDRESSBOOKCONTACT",
            ["ZWHATSAPPID": .string(OneChat.carl), "ZFULLNAME": .string("Carl Book"), "ZLID": .string("77@lid")])
        var chat = OneChat(OneChat.group)
        let member = chat.addMember("77@lid", name: "Carl List")
        chat.add(0, ["ZTEXT": .string("x"), "ZGROUPMEMBER": .integer(member)])
        chat.builder.add("ZWAPROFILEPUSHNAME", ["ZJID": .string("77@lid"), "ZPUSHNAME": .string("cc")])
        let reading = try await Reading.of(chat.builder.source(), contacts: contacts.source())
        let sender = reading.messages.first?.sender
        #expect(sender?.displayName == "Carl Book")
        #expect(sender?.identifier == "+491722222222")
        #expect(sender?.aliases.contains(PersonAlias(kind: .pushName, value: "cc")) == true)
        // A name that some releases wrap in a protobuf message; such a message without a name is none.
        for (text, name) in [("CgZDaGxvw6kQBw==", "Chloé"), ("COrlxKIGIABIAQ==", "+491711111111")] {
            var chat = OneChat(name: nil)
            chat.add(0, ["ZTEXT": .string("x")])
            chat.builder.add("ZWAPROFILEPUSHNAME", ["ZJID": .string(OneChat.anna), "ZPUSHNAME": .string(text)])
            #expect(try await chat.message().sender?.displayName == name)
        }
    }

    @Test("What a message has in place of its sender's name is no name, in any kind of chat (databases D2)")
    func noPushNames() async throws {
        let values = (0..<3 as Range<Int64>).map { number -> [String: RowValue] in
            ["ZTEXT": .string("x"), "ZPUSHNAME": .string(IOSBlobs.pushName(seconds: 1_678_307_200 + number))]
        }
        var direct = OneChat(name: nil)
        var group = OneChat(OneChat.group)
        let member = group.addMember(OneChat.carl)
        for value in values {
            direct.add(0, value)
            group.add(0, value.merging(["ZGROUPMEMBER": .integer(member)]) { $1 })
            group.add(0, value.merging(["ZFROMJID": .string(OneChat.anna)]) { $1 })
            // Even if it looks like one.
            direct.add(0, ["ZTEXT": .string("x"), "ZPUSHNAME": .string("Annie")])
        }
        for chat in [direct, group] {
            for sender in try await chat.read().messages.map(\.sender) {
                #expect(sender?.aliases.map(\.kind) == [.phoneNumber])
                #expect(sender?.displayName == sender?.identifier)
            }
        }
    }

    @Test("A message of a sender whom the database lacks is kept, of no one that is known (databases D20)")
    func unknownSender() async throws {
        let senders: [[String: RowValue]] = [
            [:], ["ZGROUPMEMBER": .null], ["ZGROUPMEMBER": .integer(999)], ["ZFROMJID": .string(OneChat.group)],
            ["ZPUSHNAME": .string("COrlxKIGIABIAQ==")],
        ]
        var chat = OneChat(OneChat.group)
        for sender in senders { chat.add(0, sender.merging(["ZTEXT": .string("kept")]) { $1 }) }
        let picture = chat.add(1)
        chat.addMedia(picture, ["ZTITLE": .string("kept")])
        let deleted = chat.add(14)
        let reading = try await chat.read()
        #expect(reading.messages.count == senders.count + 2)
        #expect(reading.messages.allSatisfy { $0.sender == nil })
        #expect(reading.messages.dropLast().allSatisfy { $0.content.text == "kept" })
        #expect(!reading.messages.contains { $0.content.kind == .system })
        #expect(reading.account("ZWAMESSAGE")?.leftOut == [:])
        #expect(reading.account("ZWAMESSAGE")?.unknownSenders == Int64(senders.count + 2))
        #expect(reading.account("ZWAMEDIAITEM")?.joined == 1)
        guard case .deletion(_, let target, nil, .unknown, _, _)? = reading.events.last else {
            Issue.record("the deletion of row \(deleted) is not by someone unknown: \(reading.events)")
            return
        }
        #expect(target.id == "ID\(deleted)")
    }

    @Test("A line that says neither whom nor what is no empty sentence: its text is absent (databases D19)")
    func bareLines() async throws {
        var chat = OneChat(OneChat.group)
        for event in [12, 2, 7, 10, 17] as [Int64] { chat.add(6, ["ZGROUPEVENTTYPE": .integer(event)]) }
        chat.add(28)
        let messages = try await chat.read().messages
        #expect(messages.count == 6)
        #expect(messages.allSatisfy { $0.content.kind == .system && $0.content.text == nil })
        #expect(messages.last?.platformSpecific.json("system", "type") == "ephemeral-setting")
        #expect(messages.last?.platformSpecific.json("system", "seconds") == nil, "the row does not say that it ended")
    }

    @Test("The owner is whom others' messages and notices are sent to, not a member beside own messages (WDB-5)")
    func owner() async throws {
        var group = OneChat(OneChat.group)
        let other = group.addMember(OneChat.anna)
        group.add(0, ["ZISFROMME": .integer(1), "ZGROUPMEMBER": .integer(other), "ZTEXT": .string("x")])
        #expect(try await group.read().survey.owner == nil, "own messages have no member")
        // As phones write them: a notice says whose phone it is, a text does not.
        group.add(10, ["ZGROUPEVENTTYPE": .integer(2), "ZTOJID": .string(IOSHistory.owner)])
        group.add(0, ["ZTEXT": .string("y"), "ZGROUPMEMBER": .integer(other)])
        var direct = OneChat()
        direct.add(0, ["ZTOJID": .string(IOSHistory.owner), "ZTEXT": .string("x")])
        for chat in [group, direct] {
            let owner = try await chat.read().survey.owner
            #expect(owner?.identifier == "+491700000000")
            #expect(owner?.isOwner == true)
        }
        // Whom the owner has added is not the owner.
        let added = group.addMember(OneChat.carl)
        for _ in 1...3 {
            group.add(6, ["ZISFROMME": .integer(1), "ZGROUPEVENTTYPE": .integer(2), "ZGROUPMEMBER": .integer(added)])
        }
        #expect(try await group.read().survey.owner?.identifier == "+491700000000")
        let unknown = try await OneChat().read().survey.owner
        #expect(unknown == nil)
    }

    @Test("Status posts are delivered only on request; broadcast lists and channels always are (WDB-4)")
    func broadcasts() async throws {
        var status = OneChat("status@broadcast", name: nil)
        status.add(0, ["ZTEXT": .string("x"), "ZFROMJID": .string(OneChat.carl)])
        let without = try await status.read()
        #expect(without.messages.isEmpty)
        #expect(without.survey.chats.isEmpty)
        #expect(without.account("ZWAMESSAGE")?.leftOut == [.status: 1])
        let with = try await status.read(includesStatuses: true)
        #expect(with.messages.first?.chat.key == "status@broadcast")
        #expect(with.messages.first?.sender?.identifier == "+491722222222")

        var list = OneChat("1500000000@broadcast", name: "List")
        list.add(0, ["ZTEXT": .string("x"), "ZISFROMME": .integer(1)])
        let own = try await list.message()
        #expect(own.chat.kind == .broadcast)
        #expect(own.platformSpecific["broadcast_list"] == "1500000000@broadcast")

        var channel = OneChat("1203@newsletter", name: "News")
        channel.add(0, ["ZTEXT": .string("x")])
        let news = try await channel.message()
        #expect(news.sender?.identifier == "1203@newsletter")
    }

    @Test("The state of chats comes along: archived, muted, unread (WDB-5)")
    func state() async throws {
        var chat = OneChat(values: ["ZARCHIVED": .integer(1), "ZUNREADCOUNT": .integer(-1)])
        chat.add(0, ["ZTEXT": .string("x")])
        chat.builder.add("ZWACHATPUSHCONFIG", ["ZJID": .string(OneChat.anna), "ZMUTEDUNTIL": .real(6.3e10)])
        let reading = try await chat.read()
        let state = try #require(reading.survey.chats.first)
        #expect(state.isArchived == true)
        #expect(state.isMuted == true)
        #expect(state.unread == 0)
        #expect(state.isPinned == nil)
    }
}
