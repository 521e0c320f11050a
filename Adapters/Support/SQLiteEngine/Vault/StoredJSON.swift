internal import WhisperJSONText
internal import WhisperStorePort

/// JSON that the vault stores as text.
enum StoredJSON {
    /// Parses an object.
    static func object(_ text: String) throws(StoreError) -> JSONObject {
        do throws(JSONError) {
            guard case .object(let object) = try JSONValue.parse(text) else {
                throw JSONError(code: .unexpectedByte, offset: 0)
            }
            return object
        } catch {
            throw StoreError(.damaged)
        }
    }

    /// Serialises an object; empty for one without members.
    static func text(_ object: JSONObject) -> String {
        object.isEmpty ? "" : JSONValue.object(object).text
    }
}
