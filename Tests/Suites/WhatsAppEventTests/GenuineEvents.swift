import Foundation
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import Testing

@testable import WhisperWhatsAppEvents

/// Events encoded by neonize's own classes: see `Fixtures/genuine.py`.
enum GenuineEvents {
    /// One event.
    struct Event: Sendable, CustomTestStringConvertible {
        let id: String
        let name: String
        let raw: [UInt8]

        var testDescription: String { id }
    }

    /// All events, in order.
    static let all: [Event] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let text = try? String(contentsOf: folder.appending(path: "Fixtures/genuine.jsonl"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").compactMap { line in
            guard case .object(let members)? = try? JSONValue.parse(Array(line.utf8)),
                case .string(let id)? = members["id"], case .string(let name)? = members["name"],
                case .string(let base64)? = members["raw"], let raw = Data(base64Encoded: base64)
            else { return nil }
            return Event(id: id, name: name, raw: Array(raw))
        }
    }()

    /// The time of receipt in tests: an hour after the time in the events.
    static let receivedAt = Timestamp(milliseconds: 1_700_003_600_000)

    /// Returns the time in the events plus some seconds.
    static func time(_ seconds: Int64 = 0) -> Timestamp { Timestamp(milliseconds: (1_700_000_000 + seconds) * 1_000) }

    /// Returns the event with an id.
    static func event(_ id: String) -> Event {
        all.first { $0.id == id } ?? Event(id: id, name: "missing", raw: [])
    }

    /// Returns the decoded event with an id, using a new decoder unless one is given.
    static func events(
        _ id: String, pollVote: [[UInt8]]? = nil, by decoder: WhatsAppEventDecoder = WhatsAppEventDecoder()
    ) -> [IngestionEvent] {
        let event = event(id)
        return decoder.events(name: event.name, raw: event.raw, pollVote: pollVote, receivedAt: receivedAt)
    }

    /// Returns the only message of an event; nil if there is none or several.
    static func message(_ id: String) -> SourceMessage? {
        let messages = events(id).messages
        return messages.count == 1 ? messages[0] : nil
    }
}

extension [IngestionEvent] {
    /// The messages among the events.
    var messages: [SourceMessage] {
        compactMap { event in
            if case .message(let message) = event { message } else { nil }
        }
    }

    /// The kinds of the events, in one word each.
    var names: [String] {
        map { event in
            switch event {
            case .message: "message"
            case .edit: "edit"
            case .deletion: "deletion"
            case .ranks(_, _, let areAdmins, _): areAdmins ? "admins" : "members"
            case .reaction: "reaction"
            case .status: "status"
            case .receipt(_, _, _, let status, _, _): "receipt \(status.name)"
            case .details(let details, _): details.hasAllMembers ? "roster" : "details"
            case .vote: "vote"
            case .encrypted(_, _, let isEdit, _, _, _): isEdit ? "encrypted edit" : "encrypted"
            case .samePerson: "samePerson"
            case .sameChat: "sameChat"
            case .chatTitle: "chatTitle"
            case .other: "other"
            case .skipped(let input): "skipped \(input.reason.rawValue)"
            case .connection(let change): change.rawValue
            }
        }
    }
}
