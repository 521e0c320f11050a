import WhisperJSONText
import Testing

extension CommandRun {
    /// The lines of standard output as JSON objects.
    func objects() throws -> [JSONObject] {
        try lines.map { line in
            guard case .object(let object) = try JSONValue.parse(line) else { throw NoObject(line: line) }
            return object
        }
    }

    struct NoObject: Error {
        let line: String
    }
}

extension JSONObject {
    /// The whole number of a member.
    func integer(_ name: String) -> Int64? {
        if case .number(let number) = self[name] { number.integer } else { nil }
    }

    /// The string of a member.
    func string(_ name: String) -> String? {
        if case .string(let text) = self[name] { text } else { nil }
    }

    /// The objects of a member that is an array of them.
    func objects(_ name: String) -> [JSONObject] {
        guard case .array(let values) = self[name] else { return [] }
        return values.compactMap { if case .object(let object) = $0 { object } else { nil } }
    }

    /// The object of a member.
    func object(_ name: String) -> JSONObject? {
        if case .object(let object) = self[name] { object } else { nil }
    }
}
