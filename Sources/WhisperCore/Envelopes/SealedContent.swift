import WhisperTextCoding
import WhisperJSONText
import WhisperMessage

/// What a sealed message says, as the vault stores it: a text where it is UTF-8, else bytes beside the message.
struct SealedContent {
    /// What stands in the message.
    let content: Content
    /// The bytes in Base64 where they are no text.
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

    /// `platform_specific` of the message: what is told about the envelope, and the bytes where they are no text.
    func platformSpecific(envelope: [(name: String, value: JSONValue)]) -> String {
        var details = JSONObject()
        for (name, value) in envelope { details[name] = value }
        var specific = JSONObject()
        specific["envelope"] = .object(details)
        if let base64 { specific["body_base64"] = .string(base64) }
        return JSONValue.object(specific).text
    }
}
