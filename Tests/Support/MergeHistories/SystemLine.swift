import WhisperJSONText
import WhisperMessage

/// What a line of a chat without an author reports, as each source words it.
struct SystemLine: Sendable {
    /// The name in a database and a bridge.
    let type: String
    /// The name in an export.
    let event: String
    /// Who did it.
    let actor: Int
    /// The people whom it is about.
    let about: [Int]
    /// The new subject, if it is about that.
    let subject: String?

    /// The kinds, by the names on both sides, and whether they are about a person.
    static let kinds: [(type: String, event: String, isAboutPeople: Bool)] = [
        ("group-created", "group_created", false), ("participant-added", "member_added", true),
        ("participant-removed", "member_removed", true), ("participant-left", "member_left", true),
        ("group-subject", "subject_changed", false), ("group-icon", "icon_changed", false),
        ("participant-promoted", "administrators_changed", true),
        ("ephemeral-setting", "disappearing_messages", false), ("encrypted", "encryption_notice", false),
    ]

    /// The text in a database or a bridge, and its members of `platform_specific`.
    func told(_ people: HistoryPeople, _ source: RandomHistory.Source) -> (text: String?, members: JSONObject) {
        let text = subject ?? about.compactMap { people.address($0, source) }.joined(separator: ", ")
        var system: JSONObject = ["type": .string(type)]
        system["by"] = people.address(actor, source).map { .string($0) }
        return (text.isEmpty ? nil : text, ["system": .object(system)])
    }

    /// The text in an export.
    func exported(_ people: HistoryPeople, number: Int) -> String {
        let names = about.map { people.names[$0] }.joined(separator: ", ")
        return "\(people.names[actor]): \(event) \(names)\(subject ?? "")"
    }
}

/// A call, as each source words it.
struct Call: Sendable {
    let isVideo: Bool
    /// How long it took in seconds; nil if it was missed.
    let seconds: Int64?

    /// The members of `platform_specific` in a database, which knows everything, and in a bridge, which does not.
    func members(_ source: RandomHistory.Source) -> JSONObject {
        var call: JSONObject = ["video": .bool(isVideo)]
        if source == .bridge { return ["call": .object(call)] }
        call["outcome"] = .string(seconds == nil ? "missed" : "connected")
        if let seconds { call["seconds"] = .number(JSONNumber(seconds)) }
        return ["call": .object(call)]
    }

    /// The text in an export.
    var exported: String { "\(seconds == nil ? "Missed v" : "V")\(isVideo ? "ideo" : "oice") call" }

    /// The members of `platform_specific` in an export.
    var exportedMarks: JSONObject {
        ["call": .string(isVideo ? "video" : "voice"), "missed": .bool(seconds == nil)]
    }
}
