import JSONText
import StorePort

/// The object that a text holds; an empty text holds an empty one.
func parsedObject(_ text: String) throws(StoreError) -> JSONObject {
    if text.isEmpty { return JSONObject() }
    throw StoreError(.invalidArgument)
}
