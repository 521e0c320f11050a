import WhisperJSONText
import WhisperStorePort

/// Parses the text of an object; an empty text is an empty object.
func parsedObject(_ text: String) throws(StoreError) -> JSONObject {
    if text.isEmpty { return JSONObject() }
    guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.invalidArgument) }
    return object
}
