import WhisperJSONText
import WhisperMessage

// The text in the vault's settings: a JSON object.
extension BackfillState {
    /// Reads a setting; nil if it is none, such as one of a later version.
    init?(_ text: String) {
        guard case .object(let object)? = try? JSONValue.parse(text), let asked = object.moment("asked"),
            case .string(let word)? = object["status"], let status = Status(rawValue: word)
        else { return nil }
        self.init(asked: asked)
        self.status = status
        received = object.count("received")
        if case .string(let id)? = object["oldest"] { oldest = id }
        fruitless = object.count("fruitless")
        silences = object.count("silences")
        silentAt = object.moment("silent_at")
        examined = object.integer("examined")
    }

    /// The setting's text.
    var text: String {
        JSONValue.object([
            "asked": .integer(asked.milliseconds), "status": .string(status.rawValue),
            "received": .integer(received), "oldest": .string(oldest), "fruitless": .integer(fruitless),
            "silences": .integer(silences), "silent_at": .integer(silentAt?.milliseconds),
            "examined": .integer(examined),
        ]).text
    }
}

extension JSONObject {
    /// A member that is a number of things; 0 if it is none.
    fileprivate func count(_ name: String) -> Int64 { max(integer(name) ?? 0, 0) }
}
