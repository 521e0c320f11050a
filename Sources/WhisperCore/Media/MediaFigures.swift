import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Decides whether the content of an attachment could be fetched again if the vault gave it up (ST-13).
public typealias ContentAvailability = @Sendable (ContentUse) async throws(StoreError) -> Bool

/// How much the contents of attachments occupy, and where (ST-13).
public struct MediaFigures: Hashable, Sendable {
    /// All stored contents.
    public private(set) var stored = MediaAmount()
    /// Those that could be fetched again for every message that has them.
    public private(set) var fetchable = MediaAmount()
    /// The others: some message would lose its content for ever.
    public var unfetchable: MediaAmount { stored.without(fetchable) }
    /// The number of attachments with a stored content. It exceeds that of the contents where several messages have the
    /// same one.
    public private(set) var uses: Int64 = 0
    /// The stored contents by the kind of message; one that messages of several kinds have counts for one of them.
    public private(set) var byKind: [ContentKind: MediaAmount] = [:]
    /// The stored contents by conversation; one that is in several of them counts in each.
    public private(set) var byConversation: [UniqueIdentifier: MediaAmount] = [:]
    /// The number of attachments in each state that occurs.
    public private(set) var states: [AttachmentState: Int64] = [:]
    /// The pictures of chats that are not attachments as well: none of the other figures includes them. The size of one
    /// that no messenger brought is not known, and counts as zero.
    public private(set) var chatPictures = MediaAmount()

    /// Reads the figures of a vault.
    ///
    /// - Parameters:
    ///   - mayFetch: Decides what could be fetched again.
    ///   - progress: Called from time to time with the number of attachments read, and of all that have a content.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public init(
        of store: any VaultStore, mayFetch: ContentAvailability,
        progress: @Sendable (_ read: Int64, _ total: Int64) -> Void = { _, _ in }
    ) async throws(StoreError) {
        states = try await store.attachmentStates()
        let total = states[.found] ?? 0
        var pictures = try await MediaFigures.pictures(in: store)
        var reader = ContentUseReader(store)
        while let first = try await reader.next() {
            pictures[first.place.sha256] = nil
            var content = Content(first, isFetchable: try await mayFetch(first))
            while let use = try await reader.next(of: first.place.sha256) {
                // One message that would lose the content for ever decides.
                let isFetchable = content.isFetchable ? try await mayFetch(use) : false
                content.add(use, isFetchable: isFetchable)
            }
            count(content)
            progress(uses, total)
        }
        for bytes in pictures.values { chatPictures.add(bytes: bytes) }
    }

    /// The sizes of the pictures of chats, by content.
    private static func pictures(in store: any VaultStore) async throws(StoreError) -> [String: Int64] {
        let notes = try await ChatPictureNote.all(in: store)
        var pictures: [String: Int64] = [:]
        var last: Conversation?
        repeat {
            let page = try await store.conversations(after: last, limit: MediaFigures.pageSize)
            for chat in page {
                guard let blob = chat.avatar else { continue }
                let noted = notes[chat.id]?.picture
                pictures[blob] = max(pictures[blob] ?? 0, noted?.blob == blob ? noted?.size ?? 0 : 0)
            }
            last = page.count == MediaFigures.pageSize ? page.last : nil
        } while last != nil
        return pictures
    }

    private static let pageSize = 1_000

    private mutating func count(_ content: Content) {
        uses += content.uses
        stored.add(bytes: content.bytes)
        if content.isFetchable { fetchable.add(bytes: content.bytes) }
        byKind[content.kind, default: MediaAmount()].add(bytes: content.bytes)
        for conversation in content.conversations {
            byConversation[conversation, default: MediaAmount()].add(bytes: content.bytes)
        }
    }

    /// What the uses of one content add up to.
    private struct Content {
        let kind: ContentKind
        var bytes: Int64
        var uses: Int64 = 1
        var isFetchable: Bool
        var conversations: Set<UniqueIdentifier>

        init(_ use: ContentUse, isFetchable: Bool) {
            kind = use.kind
            bytes = use.attachment.size ?? 0
            conversations = [use.conversation]
            self.isFetchable = isFetchable
        }

        mutating func add(_ use: ContentUse, isFetchable: Bool) {
            uses += 1
            bytes = max(bytes, use.attachment.size ?? 0)
            conversations.insert(use.conversation)
            self.isFetchable = isFetchable
        }
    }
}
