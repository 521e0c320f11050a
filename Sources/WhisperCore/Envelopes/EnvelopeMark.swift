import Envelope
package import JSONText
import Message

/// Marks messages that hold envelopes, as they come in: `platform_specific.envelopes` is their number (ING-3, UX-1).
package enum EnvelopeMark {
    static let member = "envelopes"

    /// The characters of the shortest envelope: unsigned, of at most 254 bytes. Nearly every message is shorter, and is
    /// let pass without a look at its text.
    static let shortestEnvelope = 604

    /// The number of envelopes in a text.
    static func count(in text: String?) -> Int {
        guard let text, text.utf8.count >= shortestEnvelope else { return 0 }
        let held = text.utf8.withContiguousStorageIfAvailable { bytes in
            EnvelopeScanner.mayHoldEnvelope(bytes) ? EnvelopeScanner.envelopes(in: Array(bytes)).count : 0
        }
        return held ?? EnvelopeScanner.envelopes(in: Array(text.utf8)).count
    }

    /// What has no field of its own in a message, as JSON text, with the mark where its text holds envelopes.
    package static func platformSpecific(_ members: JSONObject, text: String?) -> String {
        let count = count(in: text)
        guard count > 0 else { return members.isEmpty ? "" : JSONValue.object(members).text }
        var marked = members
        marked[member] = .number(JSONNumber(Int64(count)))
        return JSONValue.object(marked).text
    }

    /// The same for a message in the unified schema. What was sealed or opened here carries nothing, whatever it says, and
    /// a vault's record stays what it is.
    static func platformSpecific(of message: UnifiedMessage, isRecord: Bool) -> String {
        let isCarrier = !isRecord && message.platform != .whisper
        return platformSpecific(message.platformSpecific, text: isCarrier ? message.content.text : nil)
    }
}
