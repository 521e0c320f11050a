internal import WhisperMessage
internal import WhisperStorePort
internal import WhisperTextCoding
internal import WhisperJSONText

/// The stored form of a seal: four words separated by spaces, with `-` for missing ones: kind, `verified`, the signer's
/// fingerprint, the contact's id.
enum StoredSeal {
    /// Serialises a seal.
    static func text(_ seal: MessageSeal) -> String {
        [
            seal.kind.rawValue, seal.wasVerified ? "verified" : "-", seal.signer.map { HexText.text($0) } ?? "-",
            seal.contact?.description ?? "-",
        ].joined(separator: " ")
    }

    /// Parses a seal.
    static func seal(_ text: String) throws(StoreError) -> MessageSeal {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 4, let kind = MessageSeal.Kind(rawValue: words[0]) else { throw StoreError(.damaged) }
        let signer = words[2] == "-" ? nil : HexText.bytes(of: words[2])
        let contact = words[3] == "-" ? nil : UniqueIdentifier(words[3])
        guard words[2] == "-" || signer != nil, words[3] == "-" || contact != nil else { throw StoreError(.damaged) }
        return MessageSeal(kind, signer: signer, contact: contact, wasVerified: words[1] == "verified")
    }
}

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

    /// Parses the members of a new message; an empty text has none.
    static func members(_ text: String) throws(StoreError) -> JSONObject {
        text.isEmpty ? JSONObject() : try object(text)
    }

    /// Serialises an object; empty for one without members.
    static func text(_ object: JSONObject) -> String {
        object.isEmpty ? "" : JSONValue.object(object).text
    }
}
