import Foundation
import WhisperIngestionPort
import WhisperJSONText
import WhisperMediaPort
import WhisperMessage
import WhisperOpenSSLMedia
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Changes that are encrypted with a secret of their message (ING-6)", .ownThreads)
struct EncryptedChangeTests {
    /// The events that `Fixtures/encrypted.py` writes, by id.
    private static let events: [String: RawEvent] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let text = try? String(contentsOf: folder.appending(path: "Fixtures/encrypted.jsonl"), encoding: .utf8)
        var events: [String: RawEvent] = [:]
        for line in (text ?? "").split(separator: "\n") {
            guard case .object(let members)? = try? JSONValue.parse(Array(line.utf8)),
                case .string(let id)? = members["id"], case .string(let name)? = members["name"],
                case .string(let base64)? = members["raw"], let raw = Data(base64Encoded: base64)
            else { continue }
            events[id] = RawEvent(name: name, bytes: Array(raw))
        }
        return events
    }()

    private static let editedAt = Timestamp(milliseconds: 1_781_000_060_000)
    private let decoder = WhatsAppEventDecoder()
    private let sodium: SodiumSealing

    init() throws { sodium = try SodiumSealing() }

    private func decode(_ id: String) throws -> [IngestionEvent] {
        let event = try #require(Self.events[id])
        return decoder.events(name: event.name, raw: event.bytes, receivedAt: GenuineEvents.receivedAt)
    }

    private func read(_ id: String, with originals: String...) throws -> [IngestionEvent]? {
        try read(#require(Self.events[id]), with: originals.map { try #require(Self.events[$0]) })
    }

    private func read(_ change: RawEvent, with originals: [RawEvent]) -> [IngestionEvent]? {
        decoder.events(
            decrypting: change, of: originals, by: OpenSSLMediaOpener(memory: sodium), memory: sodium,
            receivedAt: GenuineEvents.receivedAt)
    }

    @Test(
        "An edit is reported as encrypted, with the message that it concerns",
        arguments: ["edit-by-number", "edit-by-linked-id", "edit-in-history", "event-edit", "poll-edit"])
    func reported(id: String) throws {
        let found = try decode(id).compactMap { event -> (String, Bool, RawEvent)? in
            if case .encrypted(_, let target, let isEdit, _, _, let raw) = event {
                (target.id, isEdit, raw)
            } else {
                nil
            }
        }
        let change = try #require(found.first)
        #expect(found.count == 1)
        #expect(["O1", "V1", "P1"].contains(change.0))
        #expect(change.1)
        #expect(change.2 == Self.events[id])
    }

    @Test(
        "Additions by anyone are no edits, and neither is what is planned",
        arguments: ["event-response", "poll-option", "reaction", "comment", "edit-planned"])
    func additions(id: String) throws { #expect(try decode(id).names.last == "encrypted") }

    @Test("Without the message that it concerns, an edit is stored unchanged")
    func withoutTarget() throws { #expect(try decode("edit-without-target").names == ["other"]) }

    @Test(
        "An edit is read with the secret of its message, whichever addresses its key was derived for",
        arguments: ["edit-by-number", "edit-by-linked-id", "edit-by-both", "edit-in-history"],
        ["original", "original-history", "original-from-phone"])
    func edits(id: String, original: String) throws {
        // A history names one address.
        if original == "original-history", id == "edit-in-history" { return }
        guard case .edit(let chat, "O1", let content, let person?, let time, nil)? = try read(id, with: original)?.first
        else {
            Issue.record("no edit")
            return
        }
        #expect(chat.key == "4915770000001@s.whatsapp.net")
        #expect(content == Content(kind: .text, text: "at ten"))
        #expect(person.aliases.contains(PersonAlias(kind: .phoneNumber, value: "+4915770000001")))
        #expect(time == Self.editedAt)
    }

    @Test(
        "What is not an edit of this message, or not encrypted with its secret, is not read",
        arguments: [
            "edit-with-other-secret", "edit-of-another", "edit-that-is-a-text", "edit-that-is-noise",
            "edit-planned",
        ])
    func refused(id: String) throws { #expect(try read(id, with: "original") == nil) }

    @Test("Without the secret, or with other messages alone, nothing is read")
    func withoutSecret() throws {
        #expect(try read("edit-by-number") == nil)
        #expect(try read("edit-by-number", with: "original-without-secret", "another") == nil)
        #expect(try read("edit-by-number", with: "another", "original-without-secret", "original") != nil)
    }

    @Test("An edit is by its sender, and by nobody whom it may have been derived for")
    func liar() throws {
        guard case .edit(_, "O1", _, let person?, _, _)? = try read("edit-by-bob", with: "original")?.first else {
            Issue.record("no edit")
            return
        }
        #expect(person.aliases == [PersonAlias(kind: .phoneNumber, value: "+4915770000002")])
    }

    @Test("Edits of events and polls have the texts of those")
    func otherEdits() throws {
        let texts = try [("event-edit", "event"), ("poll-edit", "poll")].map { id, original -> String? in
            guard case .edit(_, _, let content, _, _, _)? = try read(id, with: original)?.first else { return nil }
            return content.text
        }
        #expect(texts == ["Picnic\nat ten", "Where to?\nlake\nhill"])
    }

    @Test("Answers to events, options of polls, reactions and comments are read")
    func additionsRead() throws {
        guard case .message(let answer)? = try read("event-response", with: "event")?.first,
            case .message(let option)? = try read("poll-option", with: "poll")?.first,
            case .reaction(_, "O1", "👍", let person, Self.editedAt, nil)? =
                try read("reaction", with: "original")?.first,
            case .message(let comment)? = try read("comment", with: "original")?.first
        else {
            Issue.record("unread")
            return
        }
        #expect(person.identifier == "+4915770000002")
        #expect(
            answer.platformSpecific["system"]
                == .object(
                    try object(["type": "event-response", "by": "+4915770000002", "target": "V1", "response": "going"]))
        )
        #expect(option.content == Content(kind: .system, text: "sea"))
        #expect(comment.content.text == "agreed")
        #expect(comment.replyTo == "O1")
        #expect(comment.sender?.identifier == "+4915770000002")
        #expect(comment.externalID == "E7")
    }

    private func object(_ members: KeyValuePairs<String, String>) throws -> JSONObject {
        var object = JSONObject()
        for (name, value) in members { object[name] = .string(value) }
        return object
    }

    @Test("Damaged and shortened changes and messages are read or not, and nothing else", arguments: 0..<20)
    func damaged(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let originals = try ["original", "original-history", "event", "poll"].map { try #require(Self.events[$0]) }
        for (id, event) in Self.events.sorted(by: { $0.key < $1.key }) {
            for _ in 0..<10 {
                var (change, damaged) = (event, originals)
                var bytes = change.bytes
                if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
                for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
                        in: .min ... .max, using: &random)
                }
                change.bytes = bytes
                let place = Int.random(in: damaged.indices, using: &random)
                let byte = Int.random(in: damaged[place].bytes.indices, using: &random)
                damaged[place].bytes[byte] = UInt8.random(in: .min ... .max, using: &random)
                for case .edit(_, let target, _, _, _, _) in read(change, with: damaged) ?? [] {
                    #expect(!target.id.isEmpty, "\(id)")
                }
            }
        }
    }
}
