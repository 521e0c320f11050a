import WhisperIngestionPort
import WhisperTestSupport
import WhisperJSONText
import WhisperMessage
import WhisperStoreContract
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The encoding of events in the spill (ING-3)", .ownThreads)
struct EventFormTests {
    private static let raw = RawEvent(name: "Message", bytes: [0, 255, 10, 13])
    private static let ann = LiveEvents.person("Ann")
    private static let time = Timestamp(milliseconds: -1_234_567)

    /// An event of each kind, in which no field is empty, and one in which all are that can be.
    static let events: [IngestionEvent] = {
        var specific = JSONObject()
        specific["forwarded"] = .bool(true)
        specific["score"] = .array([.null, .string("ü\n\u{0}")])
        let full = SourceMessage(
            chat: ChatReference(key: "k", title: "Zoë 🎉", kind: .direct), externalID: "3EB0", timestamp: time,
            precision: .millisecond, local: LocalTime(text: "14.11.23, 23:13", zone: "Europe/Berlin"),
            localSeconds: -5,
            sender: SourcePerson(
                aliases: PersonAliasKind.allCases.map { PersonAlias(kind: $0, value: "\($0)") },
                displayName: "Ann", identifier: "+491701234567", isOwner: true),
            recipients: [ann, LiveEvents.person("Bob")],
            content: Content(
                kind: .image, text: "two\nlines \u{200E}",
                attachments: AttachmentState.allCases.map {
                    Attachment(name: "f", mime: "image/jpeg", size: .max, sha256: "00", state: $0)
                } + [Attachment(name: nil, state: .remote)]),
            replyTo: "3EB1", status: .delivered, platformSpecific: specific, ordinal: .max, raw: raw)
        var received = full
        received.receipts = ReceiptStatus.allCases.map { SourceReceipt(ann, $0, at: time) }
        let empty = SourceMessage(
            chat: ChatReference(key: "", title: "", kind: .unknown), timestamp: time, precision: .minute, sender: nil,
            content: Content(kind: .unknown, text: nil), ordinal: 0)
        let chat = LiveEvents.chat
        return [
            .message(full), .message(received), .message(empty),
            .edit(chat: chat, target: "t", content: full.content, by: ann, at: time, raw: raw),
            .edit(chat: chat, target: "t", content: full.content, by: nil, at: time, raw: nil),
            .deletion(chat: chat, target: "t", by: ann, claim: .admin, at: time, raw: nil),
            .deletion(chat: chat, target: "t", by: nil, claim: .unknown, at: time, raw: raw),
            .ranks(chat: chat, people: [ann, LiveEvents.person("Bob")], areAdmins: true, at: time),
            .reaction(chat: chat, target: "t", emoji: "👍🏽", by: ann, at: time, raw: raw),
            .status(chat: chat, target: "t", status: .read, at: time, raw: nil),
            .receipt(chat: chat, target: "t", by: ann, status: .played, at: time, raw: raw),
            .receipt(chat: chat, target: "t", by: ann, status: .delivered, at: time, raw: nil),
            .details(
                ChatDetails(
                    chat: chat, description: "Seeds\u{0}",
                    members: GroupRole.allCases.map {
                        SourceMember(LiveEvents.person("\($0)"), role: $0)
                    } + [SourceMember(ann, role: nil)], hasAllMembers: true,
                    choices: PhoneChoices(isPinned: true, isMuted: false, isArchived: true)), at: time),
            .details(ChatDetails(chat: chat, description: "", choices: PhoneChoices(isMuted: true)), at: time),
            .details(ChatDetails(chat: chat), at: time),
            .vote(chat: chat, target: "t", options: [[], [1, 2], [255]], by: ann, at: time, raw: raw),
            .encrypted(chat: chat, target: "t", isEdit: true, by: ann, at: time, raw: raw),
            .encrypted(chat: chat, target: "t", isEdit: false, by: ann, at: time, raw: raw),
            .samePerson(ann.aliases[0], ann.aliases[1], at: time), .sameChat(chat, full.chat, at: time),
            .skipped(SkippedInput(line: 7, bytes: 9, reason: .malformed)), .connection(.paired),
            .chatTitle(full.chat, at: time), .other(raw, at: time),
        ]
    }()

    private static func bytes(_ event: IngestionEvent, isBacklog: Bool = false) -> [UInt8] {
        EventForm.bytes(of: PendingEvent(event: event, isBacklog: isBacklog, arrival: .zero, receivedAt: time))
    }

    @Test("Every event is decoded unchanged", arguments: events.indices)
    func roundTrip(index: Int) throws {
        let event = EventFormTests.events[index]
        for isBacklog in [false, true] {
            let bytes = EventFormTests.bytes(event, isBacklog: isBacklog)
            let read = try #require(EventForm.event(from: bytes, receivedAt: EventFormTests.time))
            #expect(read.isBacklog == isBacklog)
            #expect(read.receivedAt == EventFormTests.time)
            // What an event consists of shows in its description, fields and all.
            #expect(String(reflecting: read.event) == String(reflecting: event))
        }
    }

    @Test("An event truncated anywhere, or with an extra byte, is rejected", arguments: events.indices)
    func cut(index: Int) {
        let bytes = EventFormTests.bytes(EventFormTests.events[index])
        for count in bytes.indices {
            #expect(EventForm.event(from: Array(bytes.prefix(count)), receivedAt: EventFormTests.time) == nil)
        }
        #expect(EventForm.event(from: bytes + [0], receivedAt: EventFormTests.time) == nil)
    }

    @Test("Events that earlier programs spilled are still decoded (ING-3)")
    func earlier() {
        var writer = EventWriter()
        writer.event(.chatTitle(LiveEvents.chat, at: EventFormTests.time))
        // The number of a kind never changes: a newer kind gets the next one.
        let numbers: [EventForm.Tag: UInt8] = [
            .message: 1, .anonymousEdit: 2, .unclaimedDeletion: 3, .reaction: 4, .status: 5, .vote: 6, .samePerson: 7,
            .sameChat: 8, .skipped: 9, .connection: 10, .chatTitle: 11, .other: 12, .edit: 13, .deletion: 14,
            .ranks: 15, .receipt: 16, .details: 17, .receivedMessage: 18, .encrypted: 19,
        ]
        for (tag, number) in numbers { #expect(tag.rawValue == number) }
        #expect(writer.fields.bytes.first == 11)
    }

    @Test("Damaged bytes are another event or rejected", arguments: 1...20 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for event in EventFormTests.events {
            let sound = EventFormTests.bytes(event)
            for _ in 0..<100 {
                var bytes = sound
                for _ in 0...Int.random(in: 0...3, using: &random) {
                    let place = Int.random(in: bytes.indices, using: &random)
                    bytes[place] = UInt8.random(in: 0...255, using: &random)
                }
                guard let read = EventForm.event(from: bytes, receivedAt: EventFormTests.time) else { continue }
                #expect(EventForm.event(from: EventForm.bytes(of: read), receivedAt: read.receivedAt) != nil)
            }
        }
    }
}
