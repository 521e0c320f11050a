import WhisperEnvelope
package import WhisperJSONText
import WhisperMessage

/// Marks messages that hold envelopes, as they come in: `platform_specific.envelopes` is their number (ING-3, UX-1).
package enum EnvelopeMark {
    static let member = "envelopes"
    /// Members that are the vault's own word on a message, and what becomes of their name where a source brings them.
    private static let own = [
        (name: "envelope", foreign: "foreign_envelope"), (name: "seal", foreign: "foreign_seal"),
    ]

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
    ///
    /// What a source says of envelopes is kept as foreign: how a message was sealed is the vault's own to know (ING-1b).
    package static func platformSpecific(_ members: JSONObject, text: String?) -> String {
        let members = foreign(members)
        let count = count(in: text)
        guard count > 0 else { return members.isEmpty ? "" : JSONValue.object(members).text }
        var marked = members
        marked[member] = .number(JSONNumber(Int64(count)))
        return JSONValue.object(marked).text
    }

    /// Members that a source brings, under names that nobody takes for the vault's own word.
    static func foreign(_ members: JSONObject) -> JSONObject {
        var members = members
        for (name, foreign) in own {
            guard let value = members[name] else { continue }
            members[name] = nil
            if members[foreign] == nil { members[foreign] = value }
        }
        return members
    }

    /// The same for a message in the unified schema. What was sealed or opened here carries nothing, whatever it says, and
    /// a vault's record stays what it is.
    static func platformSpecific(of message: UnifiedMessage, isRecord: Bool) -> String {
        let isCarrier = !isRecord && message.platform != .whisper
        return platformSpecific(message.platformSpecific, text: isCarrier ? message.content.text : nil)
    }
}
