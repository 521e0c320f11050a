import WhisperTextCoding
import WhisperJSONText
import WhisperMessage

/// The stored content of a sealed message: a text if it is valid UTF-8, otherwise bytes beside the message.
struct SealedContent {
    /// The content of the message.
    let content: Content
    /// The bytes in Base64 if they are not text.
    let base64: String?

    init(_ body: [UInt8]) {
        if let text = String(validating: body, as: UTF8.self) {
            content = Content(kind: .text, text: text)
            base64 = nil
        } else {
            content = Content(kind: .unknown, text: nil)
            base64 = Base64.text(body)
        }
    }

    /// The message's `platform_specific`: details of the envelope, and the bytes if they are not text.
    func platformSpecific(envelope: [(name: String, value: JSONValue)]) -> String {
        var details = JSONObject()
        for (name, value) in envelope { details[name] = value }
        var specific = JSONObject()
        specific["envelope"] = .object(details)
        if let base64 { specific["body_base64"] = .string(base64) }
        return JSONValue.object(specific).text
    }
}
