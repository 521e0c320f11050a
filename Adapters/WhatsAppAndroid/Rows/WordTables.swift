import WhisperJSONText
import WhisperRowPort
import WhisperWhatsAppRows

/// A table that has words of a message, as those of businesses do. Its other columns are kept as they are (WDB-3).
struct WordTable: Sendable {
    let name: String
    /// What live messages call a message of this kind; nil where others say it better.
    let variant: String?
    /// The columns with words, in the order in which they are shown.
    let columns: [String]
    /// The column whose words are within JSON.
    var json: String?

    /// The tables in the order in which their words are shown.
    static let all: [WordTable] = [
        WordTable(
            name: "message_event", variant: "event",
            columns: ["name", "description", "location_name", "location_address", "join_link"]),
        WordTable(name: "message_system_with_group_nodes", variant: nil, columns: ["group_subject"]),
        WordTable(name: "message_group_invite", variant: "group-invite", columns: ["group_name"]),
        WordTable(name: "message_product", variant: "product", columns: ["title", "description", "body", "footer"]),
        WordTable(name: "message_order", variant: "order", columns: ["order_title", "message"]),
        WordTable(name: "message_invoice", variant: "invoice", columns: ["amount", "note"]),
        WordTable(name: "message_payment", variant: "payment", columns: ["amount_with_symbol"]),
        WordTable(
            name: "message_sticker_pack", variant: "sticker-pack",
            columns: ["pack_name", "publisher", "pack_description"]),
        WordTable(
            name: "message_template", variant: "template", columns: ["content_text_data", "footer_text_data"]),
        WordTable(name: "message_template_button", variant: "template", columns: ["text_data", "extra_data"]),
        WordTable(
            name: "message_ui_elements", variant: "interactive",
            columns: ["element_content", "description", "footer_text", "button_text"], json: "element_content"),
        WordTable(name: "message_ui_elements_reply", variant: "interactive-reply", columns: ["reply_description"]),
    ]

    private static let key = "message_row_id"

    /// The table as one whose rows belong to messages; nil if the database does not have it, or none of its words.
    func join(among tables: DatabaseTables) -> RowJoin<MessageDetails>? {
        guard let known = tables[name], known.contains(Self.key) else { return nil }
        let words = columns.filter(known.contains)
        guard !words.isEmpty else { return nil }
        let others = known.subtracting(words + [Self.key]).sorted().prefix(RawColumns.maximumColumns - words.count)
        let names = [Self.key] + words + others
        return RowJoin(name, columns: names) { batch, row, details in
            var hasRoom = true
            for (place, column) in words.enumerated() {
                guard let text = batch.nonEmptyText(row, place + 1) else { continue }
                let texts = column == json ? JSONWords.texts(text) : [text]
                hasRoom = details.words.add(texts, variant: variant) && hasRoom
            }
            if RawColumns.hasRoom(details.raw.count) {
                details.raw.append((name, RawColumns.object(batch, row: row, columns: names)))
            } else {
                hasRoom = false
            }
            return hasRoom ? .joined : .tooLong
        }
    }
}

/// The words that other tables have of a message.
struct MessageWords {
    private(set) var texts: [String] = []
    /// What live messages call a message with them.
    private(set) var variant: String?

    private static let maximum = 256

    /// Adds texts; the same text is not repeated.
    ///
    /// - Returns: Whether there was room for all.
    mutating func add(_ added: [String], variant: String?) -> Bool {
        self.variant = self.variant ?? variant
        for text in added where !texts.contains(text) {
            guard texts.count < Self.maximum else { return false }
            texts.append(text)
        }
        return true
    }
}

/// The words within the JSON that describes menus, lists and buttons of businesses.
enum JSONWords {
    /// The members with words that people read; the others are ids, addresses of pictures, and settings.
    private static let names: Set<String> = [
        "title", "sub_title", "subtitle", "description", "text", "body", "footer", "footer_text", "header", "caption",
        "label", "buttonText", "button_text", "display_text", "displayText", "url",
    ]
    private static let maximumTexts = 256
    private static let deepest = 16
    private static let maximumBytes = 1 << 20

    /// The words in their order; a text that is no JSON is words itself.
    static func texts(_ text: String) -> [String] {
        guard let value = parsed(text) else { return [text] }
        var found: [String] = []
        collect(value, isRead: false, depth: 0, into: &found)
        return found
    }

    private static func parsed(_ text: String) -> JSONValue? {
        guard let first = text.utf8.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            text.utf8.count <= maximumBytes
        else { return nil }
        return try? JSONValue.parse(text, limits: JSONLimits(maximumDepth: deepest))
    }

    private static func collect(_ value: JSONValue, isRead: Bool, depth: Int, into found: inout [String]) {
        guard depth < deepest, found.count < maximumTexts else { return }
        switch value {
        case .object(let object):
            for member in object.members {
                collect(member.value, isRead: names.contains(member.name), depth: depth + 1, into: &found)
            }
        case .array(let values): for value in values { collect(value, isRead: isRead, depth: depth + 1, into: &found) }
        case .string(let text):
            // Parameters of buttons are JSON within a text.
            if let inner = parsed(text) {
                collect(inner, isRead: false, depth: depth + 1, into: &found)
            } else if isRead, !text.isEmpty {
                found.append(text)
            }
        case .null, .bool, .number: break
        }
    }
}
