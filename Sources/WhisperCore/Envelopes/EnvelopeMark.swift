import WhisperEnvelope
package import WhisperJSONText
import WhisperMessage

/// Marks incoming messages that contain envelopes: `platform_specific.envelopes` is their number (ING-3, UX-1).
package enum EnvelopeMark {
    static let member = "envelopes"
    /// Members reserved for the vault, with the names to which they are changed if a source supplies them.
    private static let own = [
        (name: "envelope", foreign: "foreign_envelope"), (name: "seal", foreign: "foreign_seal"),
        (name: SealedText.reportedMember, foreign: "foreign_reported"),
        (name: SealedText.editMember, foreign: "foreign_edit_of"),
        (name: SealedText.editsMember, foreign: "foreign_edits"),
    ]

    /// The length of the shortest envelope in characters: unsigned, of at most 254 bytes. Nearly every message is
    /// shorter, and is passed without examining its text.
    static let minimumEnvelopeLength = 604

    /// The number of envelopes in a text.
    static func count(in text: String?) -> Int {
        guard let text, text.utf8.count >= minimumEnvelopeLength else { return 0 }
        let held = text.utf8.withContiguousStorageIfAvailable { bytes in
            EnvelopeScanner.mayHoldEnvelope(bytes) ? EnvelopeScanner.envelopes(in: Array(bytes)).count : 0
        }
        return held ?? EnvelopeScanner.envelopes(in: Array(text.utf8)).count
    }

    /// The platform-specific members of a message as JSON text, with the mark if its text contains envelopes.
    ///
    /// Claims of a source about envelopes are stored as foreign: only the vault itself records how a message was sealed,
    /// and counts the envelopes (ING-1b).
    package static func platformSpecific(_ members: JSONObject, text: String?) -> String {
        let count = count(in: text)
        return self.text(members, mark: count > 0 ? .number(JSONNumber(Int64(count))) : nil)
    }

    private static func text(_ members: JSONObject, mark: JSONValue?) -> String {
        var marked = foreign(members)
        marked[member] = mark
        return marked.isEmpty ? "" : JSONValue.object(marked).text
    }

    /// Renames members from a source that could be taken for the vault's own records.
    static func foreign(_ members: JSONObject) -> JSONObject {
        var members = members
        for (name, foreign) in own {
            guard let value = members[name] else { continue }
            members[name] = nil
            if members[foreign] == nil { members[foreign] = value }
        }
        return members
    }

    /// The same for a message in the unified schema. Messages that were sealed or opened here contain no envelopes,
    /// whatever their text, and a vault's record is not changed.
    static func platformSpecific(of message: UnifiedMessage, isRecord: Bool) -> String {
        let members = message.platformSpecific
        if isRecord { return text(members, mark: members[member]) }
        return platformSpecific(members, text: message.platform == .whisper ? nil : message.content.text)
    }
}
