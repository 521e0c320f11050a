import WhisperJSONText

extension BridgeChat {
    init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        let chat = try reader.id("chat")
        guard let kind: Kind = try reader.optionalCase("kind") else { throw reader.error(.missing, "kind") }
        self.init(
            chat: chat, kind: kind, name: try reader.shortText("name"),
            description: try reader.shortText("description", StateLimits.longestDescription),
            members: try reader.array("members") { (reader) throws(JSONShapeError) in
                Member(
                    id: try reader.id("id"), name: try reader.shortText("name"), role: try reader.optionalCase("role"))
            }, isComplete: try reader.optionalBool("complete") ?? false,
            isArchived: try reader.optionalBool("archived"), isPinned: try reader.optionalBool("pinned"),
            isMuted: try reader.optionalBool("muted"))
        guard members.count <= BridgeChat.mostMembers else { throw reader.error(.invalidValue, "members") }
    }

    func write(to writer: inout JSONWriter) {
        writer.member("chat", chat)
        writer.member("kind", kind.rawValue)
        writer.member("name", name)
        writer.member("description", description)
        writer.name("members")
        writer.beginArray()
        for member in members {
            writer.beginObject()
            writer.member("id", member.id)
            writer.member("name", member.name)
            writer.member("role", member.role?.rawValue)
            writer.endObject()
        }
        writer.endArray()
        writer.member("complete", isComplete)
        writer.member("archived", isArchived)
        writer.member("pinned", isPinned)
        writer.member("muted", isMuted)
    }
}

extension BridgePerson {
    init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        let ids = try reader.strings("ids")
        guard (1...BridgePerson.mostIDs).contains(ids.count), ids.allSatisfy(StateLimits.isID) else {
            throw reader.error(.invalidValue, "ids")
        }
        self.init(
            ids: ids, contactName: try reader.shortText("contact_name"), pushName: try reader.shortText("push_name"),
            businessName: try reader.shortText("business_name"))
    }

    func write(to writer: inout JSONWriter) {
        writer.member("ids", ids)
        writer.member("contact_name", contactName)
        writer.member("push_name", pushName)
        writer.member("business_name", businessName)
    }
}

/// The bounds of what a line about a chat or a person contains, in bytes of UTF-8.
private enum StateLimits {
    static let longestID = 256
    static let longestName = 4_096
    static let longestDescription = 65_536

    static func isID(_ text: String) -> Bool { (1...longestID).contains(text.utf8.count) }
}

extension JSONObjectReader {
    /// Reads an id.
    fileprivate mutating func id(_ member: String) throws(JSONShapeError) -> String {
        let id = try string(member)
        guard StateLimits.isID(id) else { throw error(.invalidValue, member) }
        return id
    }

    /// Reads an optional text, which was written by other people: one that is too long must not cost the rest of the
    /// line, so it is shortened.
    fileprivate mutating func shortText(
        _ member: String, _ longest: Int = StateLimits.longestName
    ) throws(JSONShapeError) -> String? {
        guard let text = try optionalString(member) else { return nil }
        guard text.utf8.count > longest else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: longest)
        // Not within a character of more than one byte.
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text[..<end])
    }
}
