import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("History transferred by a phone, from genuine bytes (ING-6)", .ownThreads)
struct HistoryTests {
    private func decode(owner: Bool = true) -> [IngestionEvent] {
        let decoder = WhatsAppEventDecoder()
        if owner { decoder.learnOwner(jid: "4917099999:4@s.whatsapp.net", lid: "9999@lid") }
        return GenuineEvents.events("history", by: decoder)
    }

    @Test("Names come first, then one chat after another, each starting with its oldest message")
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

    @Test("Messages, placeholders, lines, reactions and votes are decoded like live ones")
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

    @Test("The owner's messages are attributed to the owner, who may not be known yet")
    func owner() throws {
        let known = try #require(decode().messages.first { $0.externalID == "H4" }?.sender)
        #expect(known.isOwner)
        #expect(known.aliases.map(\.value) == ["+4917099999", "9999@lid"])
        let unknown = try #require(decode(owner: false).messages.first { $0.externalID == "H4" }?.sender)
        #expect(unknown.isOwner)
        #expect(!unknown.aliases.isEmpty)
    }

    @Test("The stored form of each message decodes to the same again, with a new decoder")
    func replay() throws {
        for message in decode().messages {
            let raw = try #require(message.raw)
            #expect(raw.name == "HistorySync.Conversation")
            let again = WhatsAppEventDecoder().events(
                name: raw.name, raw: raw.bytes, receivedAt: GenuineEvents.receivedAt)
            let decoded = try #require(again.messages.first)
            #expect(again.messages.count == 1)
            #expect(decoded.externalID == message.externalID)
            #expect(decoded.chat == message.chat)
            #expect(decoded.content == message.content)
            #expect(decoded.sender?.isOwner == message.sender?.isOwner)
            #expect(decoded.platformSpecific == message.platformSpecific)
            #expect(decoded.raw == raw, "It is stored as the same bytes")
        }
    }
}
