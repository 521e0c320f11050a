import WhisperJSONText

/// An error as `--json` prints it (CLI-4).
struct ErrorLine {
    let code: String
    let exit: Int64
    let message: String
    let hint: String?
    /// All of its members.
    let object: JSONObject

    struct Malformed: Error {
        let text: String
    }

    /// Reads standard error that holds an error and nothing else.
    init(_ text: String) throws {
        guard text.hasSuffix("\n"), !text.dropLast().contains("\n"),
            case .object(let object) = try JSONValue.parse(String(text.dropLast())),
            object["type"] == .string("error"), case .string(let code) = object["code"],
            case .number(let exit) = object["exit"], let exit = exit.integer,
            case .string(let message) = object["message"], let hint = object["hint"]
        else { throw Malformed(text: text) }
        self.object = object
        self.code = code
        self.exit = exit
        self.message = message
        if case .string(let text) = hint { self.hint = text } else { self.hint = nil }
    }
}
