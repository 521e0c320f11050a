import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Groups and their members, from genuine bytes (ING-6)", .ownThreads)
struct GroupDetailTests {
    private let group = "120363000000001@g.us"

    private func details(
        _ id: String, by decoder: WhatsAppEventDecoder = WhatsAppEventDecoder()
    ) -> [(details: ChatDetails, time: Timestamp)] {
        GenuineEvents.events(id, by: decoder).reported
    }

    @Test("People who join, leave, or get another role are reported; of several changes the last one counts (ING-6)")
    func changes() throws {
        let decoder = WhatsAppEventDecoder()
        decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: "9999@lid")
        let events = GenuineEvents.events("group-members", by: decoder)
        #expect(events.names == ["message", "message", "message", "message", "admins", "members", "details"])
        let (found, time) = try #require(events.reported.first)
        #expect(time == GenuineEvents.time())
        #expect(found.chat.key == group)
        #expect(found.chat.title.isEmpty, "It has no new title")
        #expect(!found.hasAllMembers)
        #expect(found.description == nil)
        #expect(
            found.roles == [
                "+4915198765 member", "+4915155555 admin", "+4917099999 member", "+4915112345 left", "9003@lid member",
            ])
        #expect(found.members.map(\.person.isOwner) == [false, false, true, false, false])
        #expect(found.members[2].person.aliases.map(\.value) == ["+4917099999", "9999@lid"])
    }

    @Test("A new description is reported, and so is its removal (ING-6)")
    func descriptions() throws {
        let (written, _) = try #require(details("group-topic").first)
        #expect(written.description == "Seeds and tools\nfor all")
        #expect(written.members.isEmpty)
        let (removed, time) = try #require(details("group-topic-removed").first)
        #expect(removed.description?.isEmpty == true)
        #expect(time == GenuineEvents.time(1))
        #expect(GenuineEvents.events("group-topic").names == ["message", "details"], "The line remains")
    }

    @Test("An event that changes neither members nor the description has no details (ING-6)")
    func nothing() {
        #expect(details("group-nothing").isEmpty)
        #expect(details("group-ranks").map(\.details.roles) == [["+4915112345 admin", "+4915198765 member"]])
    }

    @Test("A joined group reports all members with roles and addresses, but not who could not be added (ING-6)")
    func joined() throws {
        let decoder = WhatsAppEventDecoder()
        decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: "9999@lid")
        let (found, time) = try #require(details("joined-roster", by: decoder).first)
        #expect(time == GenuineEvents.receivedAt)
        #expect(found.hasAllMembers)
        #expect(found.description == "Seeds")
        #expect(found.roles == ["+4915112345 owner", "+4915198765 admin", "+4917099999 member"])
        #expect(found.members[0].person.aliases.map(\.value) == ["+4915112345", "9001@lid"])
        #expect(found.members[2].person.isOwner)
        let (plain, _) = try #require(details("joined").first)
        #expect(plain.description == nil, "It states none")
        #expect(plain.roles == ["+4915112345 member", "+4915198765 member"])
    }

    @Test("History names all members of a group with their roles, its description, and the phone's choices (ING-6)")
    func history() throws {
        let decoder = WhatsAppEventDecoder()
        decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: "9999@lid")
        let found = details("history-chats", by: decoder)
        let garden = try #require(found.first { $0.details.hasAllMembers })
        #expect(garden.details.chat.key == group)
        #expect(garden.details.description == "Seeds")
        #expect(garden.details.roles == ["+4917099999 member", "9001@lid owner", "+4915198765 admin"])
        #expect(garden.details.choices == PhoneChoices(isPinned: true, isMuted: true, isArchived: false))
        #expect(garden.time == GenuineEvents.receivedAt)
        let ann = try #require(found.first { $0.details.chat.key == "4915112345@s.whatsapp.net" })
        #expect(
            ann.details.choices == PhoneChoices(isPinned: false, isMuted: true, isArchived: true),
            "Muted for an hour after receipt, in seconds")
        let ben = try #require(found.first { $0.details.chat.key == "4915198765@s.whatsapp.net" })
        #expect(
            ben.details.choices == PhoneChoices(isMuted: false), "It was muted until before receipt, in milliseconds")
        #expect(ann.details.members.isEmpty && ann.details.description == nil)
    }

    @Test("History names those who left a group, at the time when they did (ING-6)")
    func past() {
        let found = details("history-chats").filter { $0.details.chat.key == group && !$0.details.hasAllMembers }
        #expect(found.map(\.details.roles) == [["+4915166666 left"], ["+4915155555 left"]], "Not one without a time")
        #expect(found.map(\.time) == [GenuineEvents.time(-90), GenuineEvents.time(-50)])
    }

    @Test("History states how far the owner's message got with each recipient (ING-6)")
    func historyReceipts() throws {
        let decoder = WhatsAppEventDecoder()
        decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: "9999@lid")
        let events = GenuineEvents.events("history-chats", by: decoder)
        #expect(events.receipts == ["9001@lid read 14", "+4915198765 delivered 15", "+4915166666 played 16"])
        let raw = try #require(events.messages.first { $0.externalID == "G9" }?.raw)
        let again = WhatsAppEventDecoder().events(
            name: raw.name, raw: raw.bytes, receivedAt: GenuineEvents.receivedAt)
        #expect(again.receipts == events.receipts, "They can be rebuilt from the stored bytes")
    }

    @Test("History gives people the names in the phone's address book, whatever characters are in them (ING-6)")
    func contacts() {
        let names = GenuineEvents.events("history-chats").compactMap { event -> [PersonAlias]? in
            guard case .samePerson(let address, let name, _) = event, name.kind == .exportName else { return nil }
            return [address, name]
        }
        #expect(
            names == [
                [
                    PersonAlias(kind: .phoneNumber, value: "+4915198765"),
                    PersonAlias(kind: .exportName, value: "Ben B\u{7}ecker"),
                ]
            ])
    }

    @Test("Twenty thousand people who join and leave at once are read in one pass (R4)")
    func flood() throws {
        func address(_ number: Int, server: String) -> [UInt8] {
            var writer = WireWriter()
            writer.field(EventField.JID.user, Array("\(4_900_000_000 + number)".utf8))
            writer.field(EventField.JID.server, Array(server.utf8))
            return writer.bytes
        }
        var event = WireWriter()
        event.field(EventField.Group.jid, address(0, server: "g.us"))
        let people = (0..<20_000).map { address($0, server: "s.whatsapp.net") }
        for field in [EventField.Group.join, EventField.Group.leave] {
            for person in people { event.field(field, person) }
        }
        let events = WhatsAppEventDecoder().events(
            name: "GroupInfoEvent", raw: event.bytes, receivedAt: GenuineEvents.receivedAt)
        let (found, _) = try #require(events.reported.first)
        #expect(found.members.count == 20_000)
        #expect(found.members.allSatisfy { $0.role == nil })
    }
}

extension [IngestionEvent] {
    /// What the events state about chats, and when.
    fileprivate var reported: [(details: ChatDetails, time: Timestamp)] {
        compactMap { event in
            if case .details(let details, let time) = event { (details, time) } else { nil }
        }
    }

    /// The receipts in one line each: the person, the stage, and the seconds after the time in the events.
    fileprivate var receipts: [String] {
        compactMap { event in
            guard case .receipt(_, "G9", let by, let status, let time, nil) = event else { return nil }
            let seconds = (time.milliseconds - GenuineEvents.time().milliseconds) / 1_000
            return "\(by.identifier ?? "") \(status.name) \(seconds)"
        }
    }
}

extension ChatDetails {
    /// The members in one line each.
    fileprivate var roles: [String] {
        members.map { member in
            let role = member.role.map { "\($0)" } ?? "left"
            return "\(member.person.identifier ?? "") \(role)"
        }
    }
}
