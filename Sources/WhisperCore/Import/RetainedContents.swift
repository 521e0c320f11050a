import WhisperArchive
import WhisperMessage
public import WhisperStorePort

/// The contents of attachments that the vault has of some chats, by the names of their files (ING-2).
///
/// A file that is read again may lack them: a text alone has none of what came with its folder.
public struct RetainedContents: Sendable {
    private var contents: [String: Attachment] = [:]
    /// The names that several contents have.
    private var doubtful: Set<String> = []

    /// None.
    init() {}

    /// Collects what the vault has of the chats into which files were imported.
    ///
    /// - Throws: The store's error.
    public init(of imports: [RecordedImport], in store: any VaultStore) async throws(StoreError) {
        let chats = Set(imports.map(\.reading.conversation))
        var last: ContentPlace?
        while case let uses = try await store.contentUses(after: last, limit: 10_000), let end = uses.last {
            for use in uses where chats.contains(use.conversation) { note(use.attachment) }
            last = end.place
        }
    }

    private mutating func note(_ attachment: Attachment) {
        guard let name = attachment.name, !doubtful.contains(name) else { return }
        if let known = contents[name], known.sha256 != attachment.sha256 {
            contents[name] = nil
            doubtful.insert(name)
        } else {
            contents[name] = attachment
        }
    }

    /// An attachment that its source names and lacks, with its content; nil if there is none.
    func completed(_ attachment: Attachment) -> Attachment? {
        guard attachment.state == .missing, let known = attachment.name.flatMap({ contents[$0] }) else { return nil }
        return attachment.filled(from: known)
    }
}
