import WhisperArchive
public import WhisperBlobPort
public import WhisperClockPort
public import WhisperMediaPort
public import WhisperMessage
public import WhisperStorePort

/// Keeps the pictures of a platform's chats up to date (ING-6).
///
/// Each chat is looked at once a week, those with the latest activity first, with at least a second between two
/// requests. A picture is stored like an attachment, encrypted under the vault's key, and only if its header is that
/// of a picture.
///
/// A conversation refers to a content only once that is durable, and a content is removed only once nothing refers to
/// it. An interruption leaves at most a content without a reference, which the next collection removes (ST-11).
public struct ChatPictures: Sendable {
    let store: any VaultStore
    let clock: any MonotonicClock
    private let platform: Platform
    let source: any ChatPictureSource
    let blobs: any BlobStore
    let wallClock: any WallClock
    /// When the last request was made.
    private var lastRequest: Duration?
    /// When chats whose pictures did not arrive are due again.
    var postponed: [UniqueIdentifier: (failures: Int, end: Duration)] = [:]
    /// How many requests in a row did not reach the messenger.
    var misses = 0
    /// What became of the looks so far.
    public private(set) var totals = ChatPictureTotals()
    /// The conversations at the last look.
    private(set) var conversations: Set<UniqueIdentifier> = []

    /// The time between two looks at one chat: a week.
    static let interval: Int64 = 7 * 86_400_000
    /// The time between two requests.
    private static let pace = Duration.seconds(1)
    /// The number of requests after which the list of chats is read again, so that new ones do not wait for hours.
    private static let mostRequests = 100
    /// How many requests in a row may fail to reach the messenger.
    static let mostMisses = 3

    /// Creates the upkeep of a platform's pictures, which has not begun.
    public init(
        of platform: Platform, from source: any ChatPictureSource, store: any VaultStore, blobs: any BlobStore,
        clock: any MonotonicClock, wallClock: any WallClock
    ) {
        self.platform = platform
        self.source = source
        self.store = store
        self.blobs = blobs
        self.clock = clock
        self.wallClock = wallClock
    }

    /// Looks at the chats that are due, up to a hundred of them.
    ///
    /// - Parameter notify: Called in order.
    /// - Returns: How long until the next chat is due: zero if some were left over, nil if there is none.
    /// - Throws: `FileFetchError` if nothing more can be fetched now. What was stored before stays.
    public mutating func look(
        notify: @Sendable (ChatPictureNotice) -> Void = { _ in }
    ) async throws(FileFetchError<MediaFailure>) -> Duration? {
        var pass = Pass()
        let failure: FileFetchError<MediaFailure>?
        do throws(FileFetchError<MediaFailure>) {
            try await look(&pass, notify)
            failure = nil
        } catch {
            failure = error
        }
        // Also after a failure: nothing refers to them any longer.
        try await remove(pass.orphans, after: failure)
        return pass.next
    }

    /// One reading of the list of chats.
    struct Pass {
        var requests = 0
        /// Contents to which nothing refers any longer.
        var orphans: [String] = []
        var next: Duration?

        mutating func wait(_ duration: Duration) { next = min(next ?? duration, duration) }
    }

    private mutating func look(
        _ pass: inout Pass, _ notify: @Sendable (ChatPictureNotice) -> Void
    ) async throws(FileFetchError<MediaFailure>) {
        let chats: [Conversation]
        let notes: [UniqueIdentifier: ChatPictureNote]
        do throws(StoreError) {
            notes = try await ChatPictureNote.all(in: store)
            chats = try await readChats()
            for id in notes.keys where !conversations.contains(id) {
                try await store.setSetting(ChatPictureNote.setting(of: id), to: nil)
            }
        } catch {
            throw FileFetchError(error)
        }
        for chat in chats {
            let wait = wait(for: chat.id, notes[chat.id])
            guard wait <= .zero else {
                pass.wait(wait)
                continue
            }
            guard let key = try await key(of: chat) else { continue }
            guard pass.requests < ChatPictures.mostRequests else { return pass.wait(.zero) }
            pass.requests += 1
            try await waitForTurn()
            if let fate = try await look(at: chat.id, key, notes[chat.id], &pass) {
                totals.count(fate)
                notify(.ended(chat.id, fate))
            } else {
                totals.unchanged += 1
            }
        }
    }

    /// The platform's chats that may have a picture, those with the latest activity first.
    private mutating func readChats() async throws(StoreError) -> [Conversation] {
        var chats: [Conversation] = []
        conversations = []
        var cursor: Conversation?
        repeat {
            let page = try await store.conversations(after: cursor, limit: ChatPictures.pageSize)
            conversations.formUnion(page.map(\.id))
            chats += page.filter { $0.platform == platform && $0.kind != .broadcast }
            cursor = page.count == ChatPictures.pageSize ? page.last : nil
        } while cursor != nil
        return chats.sorted { ($1.activity, $0.id) < ($0.activity, $1.id) }
    }

    private static let pageSize = 1_000

    /// The key by which the messenger knows a chat: an address, where a telephone number lasts longer than a linked id.
    ///
    /// Nil for a chat that only an export has: its title, which is its key, is no one's address.
    private func key(of chat: Conversation) async throws(FileFetchError<MediaFailure>) -> String? {
        let references: [ConversationReference]
        do throws(StoreError) {
            references = try await store.references(of: chat.id)
        } catch {
            if error.code == .conversationNotFound { return nil }
            throw FileFetchError(error)
        }
        let keys = BackfillAddresses.keys(of: chat, references)
            .filter { $0 != chat.title || PhoneNumber.e164($0) != nil || $0.contains("@") }
        return keys.first { !$0.hasSuffix("@lid") } ?? keys.first
    }

    /// How long until a chat is due.
    private func wait(for chat: UniqueIdentifier, _ note: ChatPictureNote?) -> Duration {
        if let end = postponed[chat]?.end, end > clock.elapsed() { return end - clock.elapsed() }
        guard let note else { return .zero }
        let now = wallClock.now()
        // A look in the future is from a time when the clock was wrong.
        guard note.lookedAt <= now else { return .zero }
        let (age, isOverflow) = now.milliseconds.subtractingReportingOverflow(note.lookedAt.milliseconds)
        return isOverflow ? .zero : .milliseconds(ChatPictures.interval - min(age, ChatPictures.interval))
    }

    private mutating func waitForTurn() async throws(FileFetchError<MediaFailure>) {
        if let lastRequest {
            let rest = lastRequest + ChatPictures.pace - clock.elapsed()
            if rest > .zero { await clock.wait(for: rest) }
        }
        guard !Task.isCancelled else { throw .cancelled }
        lastRequest = clock.elapsed()
    }

    /// Removes contents that nothing refers to, then throws the failure that there was before.
    private func remove(
        _ orphans: [String], after failure: FileFetchError<MediaFailure>?
    ) async throws(FileFetchError<MediaFailure>) {
        do throws(BlobCollectionError) {
            try await BlobCollection(store: store, blobs: blobs).removeUnreferenced(orphans)
        } catch {
            switch error {
            case .store(let error): throw failure ?? FileFetchError(error)
            case .blobs(let error): throw failure ?? .blobs(error)
            }
        }
        if let failure { throw failure }
    }
}

extension Conversation {
    /// When something last happened in it.
    fileprivate var activity: Timestamp { lastMessage?.timestamp ?? createdAt }
}
