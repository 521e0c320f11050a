import Synchronization
public import WhisperIngestionPort
public import WhisperMessage
public import WhisperRowPort
public import WhisperSealingPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// WhatsApp's database on Android: `msgstore.db`, with `wa.db` and the folder of media where they are there (WDB-1).
///
/// What is read, what becomes of it and what is lost: docs/whatsapp-android.md.
public final class AndroidDatabase: DatabaseIngestionSource {
    private let messages: any RowSource
    private let contacts: (any RowSource)?
    private let media: String?
    private let includesStatuses: Bool
    private let owner: PersonAlias?
    private let sha256: @Sendable () -> any Digest
    private let state = Mutex(State())

    /// What was read, and what became of the rows in the last pass.
    private struct State {
        var index: AndroidIndex?
        var accounts: [RowAccount] = []
    }

    /// Creates a source. Nothing is read before it is surveyed or opened.
    ///
    /// - Parameters:
    ///   - messages: `msgstore.db`. It remains the caller's to close.
    ///   - contacts: `wa.db`, which has the names of people; nil if it is not there. It is closed once it was read.
    ///   - media: The path of the folder that contains `Media`; nil if there is none.
    ///   - includesStatuses: Whether status posts are delivered (WDB-4).
    ///   - owner: The number or linked id of the owner, where the database does not say who that is.
    ///   - sha256: Starts a SHA-256 hash, by which votes name options and files are found that were moved.
    public init(
        messages: any RowSource, contacts: (any RowSource)? = nil, media: String? = nil,
        includesStatuses: Bool = false, owner: PersonAlias? = nil, sha256: @escaping @Sendable () -> any Digest
    ) {
        self.messages = messages
        self.contacts = contacts
        self.media = media
        self.includesStatuses = includesStatuses
        self.owner = owner
        self.sha256 = sha256
    }

    /// The description of this source.
    public var origin: IngestionOrigin {
        IngestionOrigin(platform: .whatsapp, adapter: "whatsapp-android", isReplayable: true)
    }

    /// Reads people, chats and the number of rows. The result is cached.
    ///
    /// - Throws: `.database(.unknownSchema)` for a database of something else, and other failures of reading it;
    ///   `.cancelled`.
    public func survey() async throws(IngestionError) -> DatabaseSurvey { try index().survey }

    /// Starts a pass.
    ///
    /// - Throws: As `survey`.
    public func open() async throws(IngestionError) -> any IngestionSession {
        let index = try index()
        state.withLock { $0.accounts = [] }
        return AndroidSession(pass(index), rows: index.survey.rows) { [weak self] accounts in
            self?.state.withLock { $0.accounts = accounts }
        }
    }

    /// What became of the rows of each table in the last pass; empty before its end.
    public func accounts() async -> [RowAccount] { state.withLock(\.accounts) }

    private func index() throws(IngestionError) -> AndroidIndex {
        if let known = state.withLock(\.index) { return known }
        if Task.isCancelled { throw .cancelled }
        let index = try AndroidIndex(
            messages, contacts: contacts, includesStatuses: includesStatuses, owner: owner.flatMap { JID($0) })
        // All of it is in the index, and an open source may have a process of its own.
        contacts?.close()
        state.withLock { $0.index = index }
        return index
    }

    private func pass(_ index: AndroidIndex) -> sending AndroidPass {
        let sha256 = sha256
        let hash: MediaFolder.Hash = { feed in
            let digest = sha256()
            feed { bytes in bytes.withUnsafeBytes { digest.update($0) } }
            return digest.finish()
        }
        let folder = media.map { MediaFolder($0, hash: hash) }
        return AndroidPass(
            messages, index, sha256: hash,
            find: folder.map { folder in
                { media in
                    folder.find(path: media.path, size: media.parts.size, digest: media.digest)
                        .map { ($0.size, MediaFile(path: $0.path)) }
                }
            })
    }
}
