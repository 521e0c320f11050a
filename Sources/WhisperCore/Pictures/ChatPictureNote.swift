import WhisperArchive
import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// What is remembered of the last look at the picture of a chat (ING-6): the setting `avatar.` with the conversation's
/// id.
///
/// It concerns the stored picture only while the conversation refers to the same content: after an interruption, or if
/// another client has removed the picture, it is fetched as if nothing were known.
package struct ChatPictureNote: Hashable, Sendable {
    /// When the messenger was last asked.
    package var lookedAt: Timestamp
    /// The messenger's id of the stored picture, and its content.
    package var picture: Picture?

    /// A stored picture.
    package struct Picture: Hashable, Sendable {
        /// The messenger's id: at most ``ChatPictureNote/longestID`` bytes.
        package var id: String
        /// SHA-256 of the content, 64 hex characters.
        package var blob: String
        /// The size in bytes.
        package var size: Int64
    }

    private static let prefix = "avatar."

    /// The maximum length of an id in bytes. One that is longer is not remembered, and its picture is fetched at each
    /// look.
    package static let longestID = 256

    init(lookedAt: Timestamp, picture: Picture? = nil) {
        self.lookedAt = lookedAt
        self.picture = picture
    }

    /// Reads the value of a setting; nil if it is of another form, such as one of a later version.
    init?(_ text: String) {
        guard case .object(let object)? = try? JSONValue.parse(text), case .number(let at)? = object["at"],
            let time = at.integer
        else { return nil }
        lookedAt = Timestamp(milliseconds: time)
        guard case .string(let id)? = object["id"], case .string(let blob)? = object["blob"],
            case .number(let bytes)? = object["bytes"], let size = bytes.integer, Attachment.isBlobName(blob), size >= 0
        else { return }
        picture = Picture(id: id, blob: blob, size: size)
    }

    /// The value of the setting.
    var text: String {
        var object: JSONObject = ["at": .integer(lookedAt.milliseconds)]
        if let picture {
            object["id"] = .string(picture.id)
            object["blob"] = .string(picture.blob)
            object["bytes"] = .integer(picture.size)
        }
        return JSONValue.object(object).text
    }

    static func setting(of conversation: UniqueIdentifier) -> String { prefix + conversation.description }

    /// The notes of all conversations, including those that are no longer in the vault.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    package static func all(in store: any VaultStore) async throws(StoreError) -> [UniqueIdentifier: ChatPictureNote] {
        var notes: [UniqueIdentifier: ChatPictureNote] = [:]
        for (name, value) in try await store.settings() where name.hasPrefix(prefix) {
            guard let id = UniqueIdentifier(String(name.dropFirst(prefix.count))) else { continue }
            notes[id] = ChatPictureNote(value) ?? ChatPictureNote(lookedAt: Timestamp(milliseconds: 0))
        }
        return notes
    }
}
