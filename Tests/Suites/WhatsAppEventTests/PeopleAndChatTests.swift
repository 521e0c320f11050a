import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import WhisperWhatsAppContent
import Testing

@testable import WhisperWhatsAppEvents

@Suite("People and chats, from genuine bytes (ING-1)", .ownThreads)
struct PeopleAndChatTests {
    private let number = PersonAlias(kind: .phoneNumber, value: "+4915112345")
    private let linked = PersonAlias(kind: .linkedID, value: "9001@lid")
    private let pushName = PersonAlias(kind: .pushName, value: "Ann")

    @Test("A direct message comes from a number, and its chat has that number as its key")
    func direct() throws {
        let message = try #require(GenuineEvents.message("text"))
        #expect(message.chat == ChatReference(key: "4915112345@s.whatsapp.net", title: "Ann", kind: .direct))
        let sender = try #require(message.sender)
        #expect(sender.aliases == [number, pushName])
        #expect(sender.identifier == "+4915112345")
        #expect(sender.displayName == "Ann")
        #expect(!sender.isOwner)
        #expect(message.timestamp == GenuineEvents.time())
        #expect(message.externalID == "M1")
    }

    @Test("A chat identified by a linked id is the number's chat, which is reported once")
    func linkedChats() throws {
        let decoder = WhatsAppEventDecoder()
        let first = GenuineEvents.events("linked", by: decoder)
        #expect(first.names == ["samePerson", "sameChat", "message"])
        guard case .samePerson(number, linked, _)? = first.first else {
            Issue.record("other names")
            return
        }
        guard case .sameChat(let known, let other, _) = first[1] else { return }
        #expect(known.key == "4915112345@s.whatsapp.net")
        #expect(other.key == "9001@lid")
        let second = GenuineEvents.events("linked-again", by: decoder)
        #expect(second.names == ["message"])
        let own = GenuineEvents.events("linked-own", by: decoder)
        for event in first + second + own {
            guard case .message(let message) = event else { continue }
            #expect(message.chat.key == "4915112345@s.whatsapp.net")
        }
        #expect(first.messages.first?.sender?.aliases == [number, linked, pushName])
        let owner = try #require(own.messages.first?.sender)
        #expect(owner.isOwner)
        #expect(owner.aliases.prefix(2).map(\.value) == ["+4917099999", "9999@lid"])
    }

    @Test("In a group the sender has both names, and the group has its own key")
    func group() throws {
        let message = try #require(GenuineEvents.message("group"))
        #expect(message.chat.key == "120363000000001@g.us")
        #expect(message.chat.kind == .group)
        #expect(message.sender?.aliases == [number, linked, pushName])
    }

    @Test("The owner's messages are attributed to the owner, in the chat with the peer")
    func own() throws {
        let message = try #require(GenuineEvents.message("own"))
        #expect(message.chat.key == "4915112345@s.whatsapp.net")
        #expect(message.chat.title == "+4915112345", "The owner's name is not the chat's")
        #expect(message.sender?.isOwner == true)
    }

    @Test("An event that calls another person than the account's the owner is skipped, and changes nothing (ING-1b)")
    func falseOwner() throws {
        let decoder = WhatsAppEventDecoder()
        decoder.learnOwner(jid: "15550100:7@s.whatsapp.net", lid: "900100:7@lid")
        #expect(GenuineEvents.events("own", by: decoder).names == ["skipped malformed"])
        let history = GenuineEvents.events("history", by: decoder).messages
        let own = history.filter { $0.sender?.isOwner == true }
        #expect(!own.isEmpty, "History states no owner but the account")
        for message in own {
            #expect(
                message.sender?.aliases == [
                    PersonAlias(kind: .phoneNumber, value: "+15550100"),
                    PersonAlias(kind: .linkedID, value: "900100@lid"),
                ])
        }
    }

    @Test("The owner's own messages pass if they are of the account, whose linked id they may show (ING-1b)")
    func accountsOwn() throws {
        let decoder = WhatsAppEventDecoder()
        decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: nil)
        #expect(GenuineEvents.events("own", by: decoder).messages.first?.sender?.isOwner == true)
        #expect(GenuineEvents.events("linked-own", by: decoder).messages.first?.sender?.isOwner == true)
    }

    @Test("Broadcast lists, status updates and newsletters are decoded")
    func broadcasts() throws {
        let broadcast = try #require(GenuineEvents.message("broadcast"))
        #expect(broadcast.chat.key == "4915112345@s.whatsapp.net", "It belongs to the chat with its sender")
        let status = try #require(GenuineEvents.message("status"))
        #expect(status.chat.key == "status@broadcast")
        #expect(status.chat.kind == .broadcast)
        #expect(status.sender?.identifier == "+4915112345")
        let newsletter = try #require(GenuineEvents.message("newsletter"))
        #expect(newsletter.chat.kind == .broadcast)
        #expect(newsletter.sender?.identifier == "777@newsletter")
    }

    @Test("A group's new name and members are reported as system lines")
    func groupInfo() throws {
        let events = GenuineEvents.events("group-info")
        #expect(events.names == ["chatTitle", "message", "message", "details"])
        guard case .chatTitle(let chat, GenuineEvents.time())? = events.first else {
            Issue.record("no title")
            return
        }
        #expect(chat.title == "Garden 2")
        let lines = events.messages
        #expect(lines.map(\.content.kind) == [.system, .system])
        #expect(
            lines.map(\.content.text) == [
                "Garden 2", "4915112345@s.whatsapp.net, 4915198765@s.whatsapp.net",
            ])
        #expect(lines.allSatisfy { $0.sender == nil })
        #expect(lines.map { $0.raw == nil } == [false, true], "The bytes are stored once")
    }

    @Test("A joined group reports its name and the identities of its members")
    func joined() {
        let events = GenuineEvents.events("joined")
        #expect(
            events.names == ["samePerson", "sameChat", "samePerson", "sameChat", "message", "chatTitle", "roster"])
    }

    @Test(
        "Addresses are parsed in all their forms",
        arguments: [
            ("4915112345@s.whatsapp.net", "4915112345@s.whatsapp.net", ConversationKind.direct),
            ("4915112345:12@s.whatsapp.net", "4915112345@s.whatsapp.net", .direct),
            ("4915112345.1:12@c.us", "4915112345@s.whatsapp.net", .direct),
            ("77@hosted.lid", "77@lid", .direct), ("1-2@g.us", "1-2@g.us", .group),
            ("status@broadcast", "status@broadcast", .broadcast), ("x@elsewhere", "x@elsewhere", .unknown),
            ("@s.whatsapp.net", "s.whatsapp.net", .direct),
        ])
    func addresses(text: String, expected: String, kind: ConversationKind) {
        let address = JID(text)
        #expect(address?.text == expected)
        #expect(address?.kind == kind)
    }

    @Test("An invalid address is rejected", arguments: ["", "49151", "a@"])
    func noAddresses(text: String) {
        #expect(JID(text) == nil)
    }
}
