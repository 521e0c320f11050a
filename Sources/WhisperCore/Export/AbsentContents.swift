import WhisperArchive
import WhisperBlobPort
import WhisperMessage
import WhisperStorePort

/// The contents that neither the vault nor an import of JSON Lines has (ST-13).
///
/// Their attachments are imported as the file has them, and changed once everything is imported, as only then the vault
/// has the events by which some can be fetched. A setting marks the time in between, so that the next import completes
/// an interrupted one. Contents that the vault had lost before are left as they are: `verify` reports them.
struct AbsentContents {
    private let store: any VaultStore
    private let mayFetch: ContentAvailability
    /// Whether an earlier import ended before its absent contents were recorded.
    private let isResumed: Bool
    private var isMarked: Bool
    private var absent: Set<BlobID> = []
    private var added: Set<BlobID> = []

    private static let marker = "import.contents-absent"

    init(store: any VaultStore, mayFetch: @escaping ContentAvailability) async throws(JSONImportError) {
        self.store = store
        self.mayFetch = mayFetch
        do throws(StoreError) {
            isResumed = try await store.setting(AbsentContents.marker) != nil
        } catch {
            throw JSONImportError(error)
        }
        isMarked = isResumed
    }

    /// Notes contents before the messages that refer to them are written.
    mutating func note(_ outcome: AttachmentTransfer.Outcome) async throws(JSONImportError) {
        added.formUnion(outcome.added)
        do throws(StoreError) {
            for id in outcome.absent {
                if !isResumed, try await isUsed(id) { continue }
                absent.insert(id)
            }
            guard !absent.isEmpty, !isMarked else { return }
            try await store.setSetting(AbsentContents.marker, to: "begun")
            isMarked = true
        } catch {
            throw JSONImportError(error)
        }
    }

    /// Whether an attachment in the vault has the content, whether or not that is stored.
    private func isUsed(_ id: BlobID) async throws(StoreError) -> Bool {
        var reader = ContentUseReader(store, after: ContentPlace(before: id.hex))
        return try await reader.next(of: id.hex) != nil
    }

    /// Gives added contents to attachments that an earlier import recorded without them.
    ///
    /// The hash is no longer there to compare: see `Attachment.admits(contentOf:)`.
    func fill(_ messages: [(id: UniqueIdentifier, content: Content)]) async throws(JSONImportError) {
        guard !added.isEmpty else { return }
        do throws(StoreError) {
            for (message, content) in messages {
                for (index, attachment) in content.attachments.enumerated() {
                    guard let id = attachment.sha256.flatMap({ BlobID(hex: $0) }), added.contains(id),
                        let size = attachment.size, size >= 0, try await lacks(attachment, at: index, of: message)
                    else { continue }
                    try await settle(message, index, .found(sha256: id.hex, size: size))
                }
            }
        } catch {
            throw JSONImportError(error)
        }
    }

    /// Records a content; a message that was deleted meanwhile, or got another one, keeps what it has.
    private func settle(
        _ message: UniqueIdentifier, _ index: Int, _ fate: AttachmentFate
    ) async throws(StoreError) {
        do throws(StoreError) {
            _ = try await store.settleAttachment(of: message, at: index, fate)
        } catch {
            switch error.code {
            case .messageNotFound, .invalidArgument, .constraint: return
            default: throw error
            }
        }
    }

    private func lacks(
        _ attachment: Attachment, at index: Int, of message: UniqueIdentifier
    ) async throws(StoreError) -> Bool {
        guard let held = try await store.message(message)?.unified.content.attachments, index < held.count else {
            return false
        }
        let known = held[index]
        return known.sha256 == nil && (known.state == .missing || known.state == .remote)
            && known.admits(contentOf: attachment)
    }

    /// Records the attachments whose contents are absent, and returns their numbers. Absent pictures of chats are
    /// removed from these.
    ///
    /// Interrupted, it has done a part; the next import does the rest.
    func release() async throws(JSONImportError) -> (missing: Int64, toFetch: Int64) {
        var missing: Int64 = 0
        var toFetch: Int64 = 0
        do throws(StoreError) {
            for id in absent.sorted(by: { $0.hex < $1.hex }) {
                var reader = ContentUseReader(store, after: ContentPlace(before: id.hex))
                var releases: [AttachmentRelease] = []
                while let use = try await reader.next(of: id.hex) {
                    if Task.isCancelled { throw StoreError(.cancelled) }
                    let canBeFetched = try await mayFetch(use)
                    releases.append(use.release(canBeFetched: canBeFetched))
                    if canBeFetched { toFetch += 1 } else { missing += 1 }
                    guard releases.count == PruneCandidate.mostReleases else { continue }
                    _ = try await store.releaseAttachments(releases)
                    releases = []
                }
                if !releases.isEmpty { _ = try await store.releaseAttachments(releases) }
            }
            for chat in try await picturedChats() { _ = try await store.setAvatar(chat, to: nil) }
            if isMarked { try await store.setSetting(AbsentContents.marker, to: nil) }
        } catch {
            throw JSONImportError(error)
        }
        return (missing, toFetch)
    }

    /// The chats whose pictures are absent.
    private func picturedChats() async throws(StoreError) -> [UniqueIdentifier] {
        guard !absent.isEmpty else { return [] }
        var chats: [UniqueIdentifier] = []
        var last: Conversation?
        repeat {
            let page = try await store.conversations(after: last, limit: 1_000)
            for chat in page {
                if let picture = chat.avatar.flatMap({ BlobID(hex: $0) }), absent.contains(picture) {
                    chats.append(chat.id)
                }
            }
            last = page.count == 1_000 ? page.last : nil
        } while last != nil
        return chats
    }
}
