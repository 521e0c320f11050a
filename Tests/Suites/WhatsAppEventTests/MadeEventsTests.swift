import Foundation
import WhisperTestSupport
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

/// One event of every kind in the installed neonize, created by its own classes, with every field filled.
@Suite(
    "Every kind of event in the library", .ownThreads,
    .enabled(if: MadeEvents.python != nil, "there is no Python with neonize"))
struct MadeEventsTests {
    @Test("Each event is decoded, with its chat, sender, time and id if it has them (ING-6)")
    func events() async throws {
        let made = try MadeEvents.make()
        #expect(made.count > 200)
        for event in made {
            let decoded = WhatsAppEventDecoder().events(
                name: event.name, raw: event.raw, receivedAt: GenuineEvents.receivedAt)
            if !event.parses { #expect(decoded.names.contains("skipped malformed"), "\(event.label)") }
            if event.id != nil { #expect(!decoded.names.contains("skipped malformed"), "\(event.label)") }
            for case .message(let message) in decoded where event.id != nil {
                #expect(message.externalID == event.id, "\(event.label)")
                #expect(message.timestamp.milliseconds == event.time, "\(event.label)")
                #expect(message.raw == RawEvent(name: event.name, bytes: event.raw), "\(event.label)")
                // A chat identified by a linked id has the number as its key.
                if let chat = event.chat, !chat.hasSuffix("@lid") {
                    #expect(message.chat.key == chat, "\(event.label)")
                }
                if let sender = message.sender, let isFromMe = event.isFromMe {
                    #expect(sender.isOwner == isFromMe, "\(event.label)")
                }
            }
            if let ids = event.history {
                #expect(decoded.messages.map { $0.externalID ?? "" }.sorted() == ids.sorted(), "\(event.label)")
            }
        }
    }
}

/// The output of `make_events.py`.
enum MadeEvents {
    /// An event and the expected result of decoding it.
    struct Event {
        var name: String
        var label: String
        var raw: [UInt8]
        var parses: Bool
        var id: String?
        var chat: String?
        var isFromMe: Bool?
        var time: Int64?
        var history: [String]?
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// A Python interpreter with the packages of the reference bridge; nil if unavailable.
    static let python: String? = {
        let script = PackageRoot.path("Tests/Scripts/python.sh")
        let pins = PackageRoot.path("Adapters/ReferenceBridge/requirements.txt")
        guard let output = try? ChildProcess.output(of: "/bin/bash", [script, "--pinned", pins]) else { return nil }
        let path = output.trimmingCharacters(in: .whitespacesAndNewlines)
        return path.isEmpty ? nil : path
    }()

    static func make() throws -> [Event] {
        let python = try #require(python)
        let script = folder.appending(path: "make_events.py").path
        let output = try ChildProcess.output(of: python, ["-B", script])
        return try output.utf8.split(separator: UInt8(ascii: "\n")).map { try event(Array($0)) }
    }

    private static func event(_ line: [UInt8]) throws -> Event {
        guard case .object(let object) = try JSONValue.parse(line), case .object(let expected)? = object["expect"],
            let raw = Data(base64Encoded: text(object["raw"]) ?? "-")
        else { throw CocoaError(.coderReadCorrupt) }
        var history: [String]?
        if case .array(let ids)? = expected["messages"] { history = ids.compactMap { text($0) } }
        var time: Int64?
        if case .number(let number)? = expected["timestamp_ms"] { time = number.integer }
        return Event(
            name: text(object["name"]) ?? "", label: text(object["label"]) ?? "", raw: Array(raw),
            parses: expected["parses"] != .bool(false), id: text(expected["id"]), chat: text(expected["chat"]),
            isFromMe: expected["from_me"].map { $0 == .bool(true) }, time: time, history: history)
    }

    private static func text(_ value: JSONValue?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }
}
