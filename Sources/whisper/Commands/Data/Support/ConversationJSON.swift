import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperMessage
import WhisperCore

extension Conversation {
    /// The conversation as `--json` prints it.
    ///
    /// - Parameter line: Its last message as it may be shown; nil if it has none.
    func json(_ line: LastLine?) -> JSONValue {
        [
            "type": "conversation", "id": .string(id.description), "title": .string(title),
            "session_id": .string(sessionID),
            "unread": .integer(unreadCount), "last_message_at": .string(lastMessage?.timestamp.rfc3339()),
            "last_message_text": .string(line?.text), "pinned": .bool(isPinned), "muted": .bool(isMuted),
            "archived": .bool(isArchived), "avatar": .string(avatar),
            "message_count": .integer(messageCount), "last_message_seal": .string(line?.assurance.rawValue),
            "last_message_signer": .string(line?.signer?.name),
            "last_message_written_at": .string(line?.writtenAt?.rfc3339()),
            "ref": .string(ShortChatReference(of: self).text), "description": .string(description),
        ]
    }
}

extension Output {
    /// Prints a message in the unified schema as a line.
    func json(_ message: UnifiedMessage, adding additions: JSONObject = JSONObject()) throws(CommandFailure) {
        var writer = JSONWriter()
        message.write(to: &writer, adding: additions)
        writer.endLine()
        try append(writer.bytes, as: .json)
    }
}
