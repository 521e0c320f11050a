import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@testable import WhisperWhatsAppEvents

@Suite("A message is the same from the bridge and from the database (WDB-6)", .ownThreads)
struct LiveFormTests {
    /// A message of the history that a phone transfers, whose body is given.
    private func live(_ field: Int, _ body: (inout WireWriter) -> Void) throws -> SourceMessage {
        var inner = WireWriter()
        body(&inner)
        return try live { $0.field(field, inner.bytes) }
    }

    private func live(_ body: (inout WireWriter) -> Void) throws -> SourceMessage {
        var key = WireWriter()
        key.field(KeyField.id, Array("KEY5".utf8))
        var content = WireWriter()
        body(&content)
        var message = WireWriter()
        message.field(HistoryField.Message.key, key.bytes)
        message.field(HistoryField.Message.message, content.bytes)
        var entry = WireWriter()
        entry.field(HistoryField.Entry.message, message.bytes)
        var conversation = WireWriter()
        conversation.field(HistoryField.Conversation.id, Array("4917022222222@s.whatsapp.net".utf8))
        conversation.field(HistoryField.Conversation.messages, entry.bytes)
        let events = WhatsAppEventDecoder().events(
            name: EventKind.historyMessage.rawValue, raw: conversation.bytes,
            receivedAt: Timestamp(milliseconds: TableMaker.time))
        let messages = events.compactMap { if case .message(let message) = $0 { message } else { nil } }
        return try #require(messages.first)
    }

    private func stored(_ fill: (inout TableMaker) -> Void) async throws -> SourceMessage {
        var maker = TableMaker()
        fill(&maker)
        return try #require(try await Reading(maker.tables).messages.first)
    }

    private func expectSame(
        _ live: SourceMessage, _ stored: SourceMessage, location: SourceLocation = #_sourceLocation
    ) {
        #expect(live.chat == stored.chat, sourceLocation: location)
        #expect(live.externalID == stored.externalID, sourceLocation: location)
        #expect(live.sender == stored.sender, sourceLocation: location)
        #expect(live.content == stored.content, sourceLocation: location)
        #expect(live.platformSpecific == stored.platformSpecific, sourceLocation: location)
        #expect(live.replyTo == stored.replyTo, sourceLocation: location)
    }

    @Test("A text")
    func text() async throws {
        let live = try live { $0.field(MessageField.conversation, Array("hello".utf8)) }
        expectSame(live, try await stored { $0.message(5, type: 0, text: "hello") })
    }

    @Test("A reply")
    func reply() async throws {
        let live = try live(6) { body in
            body.field(1, Array("fine".utf8))
            var quoted = WireWriter()
            quoted.field(MessageField.conversation, Array("how?".utf8))
            var context = WireWriter()
            context.field(ContextField.quotedID, Array("Q".utf8))
            context.field(ContextField.quotedSender, Array("4917022222222@s.whatsapp.net".utf8))
            context.field(ContextField.quotedMessage, quoted.bytes)
            context.field(ContextField.mentions, Array("4917033333333@s.whatsapp.net".utf8))
            body.field(17, context.bytes)
        }
        let stored = try await stored {
            $0.message(5, type: 0, text: "fine")
            $0.detail(
                "message_quoted", 5, ["key_id": "Q", "from_me": 0, "sender_jid_row_id": 2, "text_data": "how?"])
            $0.detail("message_mentions", 5, ["_id": 1, "jid_row_id": 4])
        }
        expectSame(live, stored)
    }

    @Test("A poll")
    func poll() async throws {
        let live = try live(49) { body in
            body.field(PollField.name, Array("Colour?".utf8))
            for option in ["red", "blue"] {
                var inner = WireWriter()
                inner.field(PollField.optionName, Array(option.utf8))
                body.field(PollField.options, inner.bytes)
            }
        }
        let stored = try await stored {
            $0.message(5, type: 66, text: "Colour?")
            $0.detail("message_poll_option", 5, ["_id": 1, "option_name": "red"])
            $0.detail("message_poll_option", 5, ["_id": 2, "option_name": "blue"])
        }
        expectSame(live, stored)
    }

    @Test("A picture that was never downloaded")
    func picture() async throws {
        let live = try live(3) { body in
            body.field(2, Array("image/jpeg".utf8))
            body.field(4, [UInt8](repeating: 0, count: 32))
        }
        let stored = try await stored {
            $0.message(5, type: 1)
            $0.detail(
                "message_media", 5,
                ["mime_type": "image/jpeg", "file_hash": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="])
        }
        expectSame(live, stored)
    }

    @Test("A contact card, and a place")
    func cardAndPlace() async throws {
        let card = "BEGIN:VCARD\nFN:Bob\nEND:VCARD"
        let contact = try live(MessageField.contact) { body in
            body.field(ContactField.displayName, Array("Bob".utf8))
            body.field(ContactField.card, Array(card.utf8))
        }
        expectSame(
            contact,
            try await stored {
                $0.message(5, type: 4, text: "Bob")
                $0.detail("message_vcard", 5, ["_id": 1, "vcard": .text(Array(card.utf8))])
            })
        let place = try live(MessageField.location) { body in
            body.field(LocationField.name, Array("Cape".utf8))
            body.field(LocationField.link, Array("https://l.example".utf8))
        }
        expectSame(
            place,
            try await stored {
                $0.message(5, type: 5)
                $0.detail("message_location", 5, ["place_name": "Cape", "url": "https://l.example"])
            })
    }

    @Test("Words for system lines are those of live messages")
    func systemWords() {
        let shared =
            [
                1: 21, 4: 27, 5: 32, 6: 22, 7: 28, 10: 33, 11: 20, 12: 27, 14: 28, 15: 29, 27: 24, 18: 38, 19: 39,
            ] as [Int64: Int64]
        for (action, stub) in shared { #expect(ActionWords.names[action] == StubType.names[stub], "\(action)") }
    }
}
