import WhisperCore
import WhisperJSONText
import WhisperMessage
import WhisperPages

extension ShownMessage {
    /// What `--json` adds to the unified schema: reference, chat, assurance, direction and status, what the message
    /// answers, and the votes of a poll by name.
    var additions: JSONObject {
        var members: JSONObject = [
            "ref": .string(reference), "conversation": .string(message.conversation.description),
            "seal": .string(assurance.rawValue),
        ]
        if let author { members["signer"] = .string(author) }
        if let writtenAt = message.writtenAt { members["written_at"] = .string(writtenAt.rfc3339()) }
        members["direction"] = .string(message.direction.word)
        if message.direction == .outgoing { members["status"] = .string(message.status.word) }
        if let answer { members["answers"] = json(of: answer) }
        if let finding { members["sealed_line"] = finding.json }
        if let poll = MessageFacts(stored).poll(text: stored.content.text), stored.content.kind == .poll {
            members["votes"] = .array(
                poll.options.enumerated().map { place, option in
                    let names = voters.indices.contains(place) ? voters[place] : []
                    return [
                        "option": .string(option.text),
                        "count": .integer(names.isEmpty ? option.claimed ?? 0 : Int64(names.count)),
                        "voters": .array(names.map { .string($0) }),
                    ]
                })
        }
        return members
    }

    private func json(of answer: AnsweredMessage) -> JSONValue {
        switch answer {
        case .withheld: ["state": "withheld"]
        case .unknown(let text): ["state": "unknown", "text": .string(text)]
        case .held(let message, let author):
            [
                "state": "held", "id": .string(message.unified.id.description),
                "ref": .string(MessageReference(of: message.unified).text),
                "sender": .string(author ?? message.unified.sender?.shownName),
                "text": .string(message.unified.content.text),
            ]
        }
    }
}

extension SealedLines.Finding {
    /// The message that is known of a sealed line, and what it is.
    fileprivate var json: JSONValue {
        let (state, message) =
            switch self {
            case .opened(let message): ("opened", message.unified)
            case .own(let message): ("own", message.unified)
            }
        return [
            "state": .string(state), "id": .string(message.id.description),
            "ref": .string(MessageReference(of: message).text),
        ]
    }
}

extension MessageDirection {
    /// The word for it in JSON.
    var word: String {
        switch self {
        case .unknown: "unknown"
        case .incoming: "incoming"
        case .outgoing: "outgoing"
        }
    }
}

extension MessageStatus {
    /// The word for it in JSON.
    var word: String {
        switch self {
        case .pending: "waiting"
        case .sent: "sent"
        case .delivered: "delivered"
        case .failed: "failed"
        case .read: "read"
        }
    }
}
