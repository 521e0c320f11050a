import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("What a phone hands over of the past, on genuine bytes (ING-6)", .ownThreads)
struct HistoryTests {
    private func decode(owner: Bool = true) -> [IngestionEvent] {
        let decoder = WhatsAppEventDecoder()
        if owner { decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: "9999@lid") }
        return GenuineEvents.events("history", by: decoder)
    }

    @Test("Names come first, then chat after chat, each from its oldest message on")
    func order() {
        let events = decode()
        #expect(events.names.prefix(4) == ["samePerson", "sameChat", "samePerson", "chatTitle"])
        let messages = events.messages
        #expect(
            messages.map { $0.externalID ?? "" } == ["H1", "H2", "H3", "H4", "H5", "G1", "G2", "S1"],
            "Phones send the newest first")
        #expect(
            messages.map(\.chat.key) == Array(repeating: "4915112345@s.whatsapp.net", count: 5)
                + ["120363000000001@g.us", "120363000000001@g.us", "status@broadcast"])
        #expect(messages.prefix(5).allSatisfy { $0.chat.title == "Ann Archer" })
        #expect(messages.map(\.timestamp) == [20, 20, 30, 40, 50, 10, 12, 0].map { GenuineEvents.time($0) })
    }

    @Test("Messages, placeholders, lines, reactions and votes are told as live ones are")
    func contents() throws {
        let events = decode()
        let messages = events.messages
        #expect(messages.map(\.content.kind) == [.text, .text, .unknown, .text, .text, .system, .poll, .text])
        #expect(messages[2].platformSpecific["placeholder"] == .string("undecryptable"))
        #expect(messages[3].platformSpecific["starred"] == .bool(true))
        #expect(messages[3].status == .read)
        #expect(messages[5].content.text == "Garden")
        #expect(messages[6].sender?.displayName == "Cem")
        #expect(messages[7].sender?.identifier == "+4915112345")
        let changes = events.filter { event in
            if case .reaction = event { return true }
            if case .vote = event { return true }
            return false
        }
        guard case .reaction(_, "H1", "👍", let person, GenuineEvents.time(21), _)? = changes.first,
            case .vote(_, "G2", let options, let voter, GenuineEvents.time(13), _)? = changes.last
        else {
            Issue.record("\(changes.names)")
            return
        }
        #expect(person.isOwner)
        #expect(options == [(0..<32).map { UInt8($0) }])
        #expect(voter.identifier == "+4915112345")
    }

    @Test("Own messages are the owner's, who may not be known yet")
    func owner() throws {
        let known = try #require(decode().messages.first { $0.externalID == "H4" }?.sender)
        #expect(known.isOwner)
        #expect(known.aliases.map(\.value) == ["+4917099999", "9999@lid"])
        let unknown = try #require(decode(owner: false).messages.first { $0.externalID == "H4" }?.sender)
        #expect(unknown.isOwner)
        #expect(!unknown.aliases.isEmpty)
    }

    @Test("What is kept of each message tells the same again, to a decoder that knows nothing")
    func replay() throws {
        for message in decode().messages {
            let raw = try #require(message.raw)
            #expect(raw.name == "HistorySync.Conversation")
            let again = WhatsAppEventDecoder().events(
                name: raw.name, raw: raw.bytes, receivedAt: GenuineEvents.receivedAt)
            let told = try #require(again.messages.first)
            #expect(again.messages.count == 1)
            #expect(told.externalID == message.externalID)
            #expect(told.chat == message.chat)
            #expect(told.content == message.content)
            #expect(told.sender?.isOwner == message.sender?.isOwner)
            #expect(told.platformSpecific == message.platformSpecific)
            #expect(told.raw == raw, "It is kept in the same bytes")
        }
    }
}
