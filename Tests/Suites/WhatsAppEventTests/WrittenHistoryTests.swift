import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("History messages, field by field (ING-6)", .ownThreads)
struct WrittenHistoryTests {
    private typealias Field = HistoryField.Message

    private static let person = "4915112345@s.whatsapp.net"

    /// A message with the text `hello`.
    private static let hello: [UInt8] = {
        var writer = WireWriter()
        writer.field(MessageField.conversation, Array("hello".utf8))
        return writer.bytes
    }()

    /// Returns the decoded conversation with one message, with additional fields.
    private func events(
        in chat: String = person, body: [UInt8]? = hello, _ fields: (inout WireWriter) -> Void = { _ in }
    ) -> [IngestionEvent] {
        var key = WireWriter()
        key.field(KeyField.id, Array("H1".utf8))
        var message = WireWriter()
        message.field(Field.key, key.bytes)
        message.field(Field.participant, Array(WrittenHistoryTests.person.utf8))
        message.number(Field.timestamp, 1_700_000_000)
        if let body { message.field(Field.message, body) }
        fields(&message)
        var entry = WireWriter()
        entry.field(HistoryField.Entry.message, message.bytes)
        var conversation = WireWriter()
        conversation.field(HistoryField.Conversation.id, Array(chat.utf8))
        conversation.field(HistoryField.Conversation.messages, entry.bytes)
        return WhatsAppEventDecoder().events(
            name: EventKind.historyMessage.rawValue, raw: conversation.bytes, receivedAt: GenuineEvents.receivedAt)
    }

    private func check(_ events: [IngestionEvent], _ specific: String, _ text: String? = "hello") throws {
        let message = try #require(events.messages.first)
        #expect(events.messages.count == 1)
        #expect(message.content.text == text)
        #expect(JSONValue.object(message.platformSpecific) == (try JSONValue.parse(Array(specific.utf8))))
    }

    @Test(
        "A wrapper marks its message, which is read through any number of wrappers (ING-1)",
        arguments: MessageField.wrappers.keys.sorted())
    func wrappers(_ number: Int) throws {
        func wrapped(_ body: [UInt8], _ number: Int) -> [UInt8] {
            var inner = WireWriter()
            inner.field(MessageField.wrapped, body)
            var outer = WireWriter()
            outer.field(number, inner.bytes)
            return outer.bytes
        }
        let expected =
            switch MessageField.wrappers[number] {
            case .ephemeral: #"{"ephemeral":true}"#
            case .viewOnce: #"{"view_once":true}"#
            case .spoiler: #"{"spoiler":true}"#
            default: "{}"
            }
        let once = wrapped(WrittenHistoryTests.hello, number)
        try check(events(body: once), expected)
        let all = wrapped(wrapped(wrapped(once, 40), 37), 118)
        try check(events(body: all), #"{"ephemeral":true,"view_once":true,"spoiler":true}"#)
    }

    @Test("The kind of a system line counts only above zero, and precedes any message beside it")
    func stubs() throws {
        try check(events(), "{}")
        try check(events { $0.number(Field.stubType, 0) }, "{}")
        for body in [nil, WrittenHistoryTests.hello] {
            let unnamed = events(body: body) { $0.number(Field.stubType, 9_999) }
            try check(unnamed, #"{"system":{"type":"stub-9999"}}"#, nil)
            #expect(unnamed.messages.first?.content.kind == .system)
            let undecryptable = events(body: body) { $0.number(Field.stubType, 2) }
            try check(undecryptable, #"{"placeholder":"undecryptable"}"#, nil)
            let deleted = events(body: body) { $0.number(Field.stubType, 1) }
            #expect(deleted.messages.first?.content.kind == .deleted)
        }
        #expect(events(body: nil).isEmpty, "There is nothing to report")
        #expect(events(body: nil) { $0.number(Field.stubType, 0) }.isEmpty)
    }

    @Test("A flag that is off counts as absent")
    func flags() throws {
        for (value, isOn) in [(0, false), (1, true)] as [(UInt64, Bool)] {
            try check(events { $0.number(Field.isStarred, value) }, isOn ? #"{"starred":true}"# : "{}")
            try check(events { $0.number(Field.ephemeralDuration, value) }, isOn ? #"{"ephemeral":true}"# : "{}")
            try check(events { $0.number(Field.isBroadcast, value) }, isOn ? #"{"broadcast_list":true}"# : "{}")
        }
    }

    @Test("A message by the owner reports its delivery status, another's reports that it was sent")
    func status() throws {
        let codes: [MessageStatus] = [.failed, .pending, .sent, .delivered, .read, .read, .sent]
        for (code, expected) in codes.enumerated() {
            let others = events { $0.number(Field.status, UInt64(code)) }
            #expect(others.messages.map(\.status) == [.sent], "\(code)")
            let own = events {
                var key = WireWriter()
                key.field(KeyField.id, Array("H1".utf8))
                key.number(KeyField.isFromMe, 1)
                $0.field(Field.key, key.bytes)
                $0.number(Field.status, UInt64(code))
            }
            #expect(own.messages.map(\.status) == [expected], "\(code)")
        }
    }
}

extension WireWriter {
    /// Appends a field with a number.
    fileprivate mutating func number(_ field: Int, _ value: UInt64) {
        var bytes: [UInt8] = []
        for value in [UInt64(field) << 3, value] {
            var rest = value
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        copy(bytes[...])
    }
}
