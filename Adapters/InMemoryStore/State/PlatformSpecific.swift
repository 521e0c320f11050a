import WhisperJSONText
import WhisperStorePort

/// The object that a text holds; an empty text holds an empty one.
func parsedObject(_ text: String) throws(StoreError) -> JSONObject {
    if text.isEmpty { return JSONObject() }
    guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.invalidArgument) }
    return object
}
