public import WhisperBlobPort
public import WhisperCore
public import WhisperMessage
public import WhisperPagePort
public import WhisperPages
public import WhisperSealingPort
public import WhisperStorePort

/// Writes a vault as pages that open in any browser (LOOK-1): an index of chats, each chat by months, people, a gallery,
/// years and statistics.
///
/// Each message is read once, and a page is written when it is full, so that memory does not grow with the number of
/// messages: what is kept is a few numbers for each page, person, file and day.
///
/// The caller commits the output, or abandons it after an error.
public struct PageExport: Sendable {
    private let vault: Sources
    private let options: Options
    private let site: PageSite

    /// What an archive is made from.
    public struct Sources: Sendable {
        /// The vault's database.
        public var store: any VaultStore
        /// The attachments; nil if there are none to be had.
        public var blobs: (any BlobStore)?
        /// The vault's trust data; nil if its key is unavailable, as in a vault without encryption.
        public var trust: TrustBook?
        /// Makes the hashes by which votes name the options of polls.
        public var digest: any Sealing
        /// Finds what is known about sealed lines; nil if they are shown as they are.
        package var sealedLines: SealedLines?

        /// Creates the sources.
        public init(
            store: any VaultStore, blobs: (any BlobStore)?, trust: TrustBook?,
            digest: any Sealing
        ) {
            self.store = store
            self.blobs = blobs
            self.trust = trust
            self.digest = digest
        }
    }

    /// What an archive contains.
    public struct Options: Hashable, Sendable {
        /// The conversations; nil for all.
        public var conversations: [UniqueIdentifier]?
        /// Only messages by this person, as the vault has it now (see `VaultStore.person`); nil for all.
        public var person: UniqueIdentifier?
        /// Only messages from this moment on, by the date that is shown.
        public var since: Timestamp?
        /// Only messages before this moment.
        public var until: Timestamp?
        /// Which files are copied into the archive.
        public var media: PageMedia

        /// Creates options; by default everything is written.
        public init(
            conversations: [UniqueIdentifier]? = nil, person: UniqueIdentifier? = nil, since: Timestamp? = nil,
            until: Timestamp? = nil, media: PageMedia = .all
        ) {
            self.conversations = conversations
            self.person = person
            self.since = since
            self.until = until
            self.media = media
        }

        /// Whether a message of a chosen conversation is one of those.
        func include(_ message: StoredMessage) -> Bool {
            if let person, message.person != person { return false }
            if let since, message.shownAt < since { return false }
            if let until, message.shownAt >= until { return false }
            return true
        }
    }

    /// Creates an export.
    public init(of vault: Sources, options: Options, site: PageSite) {
        self.vault = vault
        self.options = options
        self.site = site
    }

    /// Writes the archive.
    ///
    /// - Parameter progress: Called from time to time with the number of messages that were read, and how many there
    ///   are.
    /// - Throws: `.store(.conversationNotFound)` for a conversation that does not exist; another error of the vault, of
    ///   the attachments or of the output; `.cancelled`.
    public func run(
        into output: any PageOutput, progress: @escaping @Sendable (_ done: Int64, _ total: Int64) -> Void = { _, _ in }
    ) async throws(PageExportError) -> PageExportSummary {
        var list = ConversationList(vault.store, only: options.conversations)
        let total = try await list.messageCount()
        var writer = ArchiveWriter(vault: vault, options: options, site: site, output: output)
        try writer.writeAssets()
        var done: Int64 = 0
        while let conversation = try await list.next() {
            let before = done
            try await writer.write(conversation) { read in
                done = before + read
                progress(done, total)
            }
            // Of a chat of which one person's messages are read, all count as passed.
            done = before + max(done - before, options.person == nil ? 0 : conversation.messageCount)
        }
        return try await writer.finished()
    }
}

/// Which files an archive has. Raw values are those of the option.
public enum PageMedia: String, CaseIterable, Sendable {
    /// Every file of its messages.
    case all
    /// Those that pages show: pictures, videos and sound in the forms that browsers play.
    case used
    /// None.
    case none
}

/// What was written.
public struct PageExportSummary: Hashable, Sendable {
    /// Chats with messages in the archive.
    public var chats = 0
    /// Messages.
    public var messages: Int64 = 0
    /// People with pages.
    public var people = 0
    /// Pages.
    public var pages = 0
    /// The bytes of all pages.
    public var pageBytes: Int64 = 0
    /// Files copied from the vault.
    public var media = 0
    /// The bytes of these files.
    public var mediaBytes: Int64 = 0
    /// Files that are damaged in the vault.
    public var damaged = 0
    /// Files that the vault has lost.
    public var absent = 0
    /// Messages of blocked contacts, which were left out.
    public var blocked = 0

    /// Creates a summary that is all zero.
    public init() {}
}

/// The reason an archive could not be made. Equal by case and code; contains no user data.
public enum PageExportError: Error, Hashable, Sendable {
    /// The vault could not be read.
    case store(StoreError)
    /// An attachment could not be read, for another reason than damage.
    case attachments(BlobError)
    /// The archive could not be written.
    case output(PageOutputError)
    /// The task was cancelled.
    case cancelled

    /// Performs reading of the vault.
    static func reading<Result>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(PageExportError) -> Result {
        do throws(StoreError) {
            return try await body()
        } catch {
            throw error.code == .cancelled ? .cancelled : .store(error)
        }
    }

    /// Performs writing of the archive.
    static func writing<Result>(
        _ body: () throws(PageOutputError) -> Result
    ) throws(PageExportError) -> Result {
        do throws(PageOutputError) {
            return try body()
        } catch {
            throw .output(error)
        }
    }
}
