public import WhisperIngestionPort
public import WhisperRowPort
public import WhisperSealingPort
import Synchronization
public import WhisperMessage
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases

/// WhatsApp's database on iOS and macOS, `ChatStorage.sqlite` (WDB-1, WDB-4).
///
/// It is read in two steps: `survey` says what it contains, `open` delivers its messages chat by chat. Every column is
/// probed before it is read. The sources of rows remain the caller's, who closes them after the last pass.
public final class IOSDatabase: DatabaseIngestionSource {
    /// WhatsApp through its database, which is replayable.
    public let origin = IngestionOrigin(platform: .whatsapp, adapter: "whatsapp-ios", isReplayable: true)

    private let messages: any RowSource
    private let contacts: (any RowSource)?
    private let linkedIDs: (any RowSource)?
    private let media: (any IOSMedia)?
    private let includesStatuses: Bool
    private let owner: PersonAlias?
    private let sealing: any Sealing
    private let state = Mutex(State())

    /// What was found out so far.
    private struct State {
        var ground: IOSGroundwork?
        var accounts: [RowAccount] = []
    }

    /// Creates a source for a database without linked ids in a file of their own.
    ///
    /// - Parameters: As for ``init(messages:contacts:linkedIDs:media:includesStatuses:owner:sealing:)``.
    public convenience init(
        messages: any RowSource, contacts: (any RowSource)?, media: (any IOSMedia)?, includesStatuses: Bool,
        owner: PersonAlias? = nil, sealing: any Sealing
    ) {
        self.init(
            messages: messages, contacts: contacts, linkedIDs: nil, media: media, includesStatuses: includesStatuses,
            owner: owner, sealing: sealing)
    }

    /// Creates a source for a database. Nothing is read before the survey.
    ///
    /// - Parameters:
    ///   - messages: `ChatStorage.sqlite`.
    ///   - contacts: `ContactsV2.sqlite`, which has the names of the phone's address book; nil if it is missing.
    ///   - linkedIDs: `LID.sqlite`, which has the numbers behind linked ids; nil if it is missing.
    ///   - media: Where files are; nil if there are none.
    ///   - includesStatuses: Whether status posts are delivered.
    ///   - owner: The number or linked id of the owner, where the database does not say who that is.
    ///   - sealing: The hash by which the options of polls are known.
    public init(
        messages: any RowSource, contacts: (any RowSource)?, linkedIDs: (any RowSource)?, media: (any IOSMedia)?,
        includesStatuses: Bool, owner: PersonAlias? = nil, sealing: any Sealing
    ) {
        self.messages = messages
        self.contacts = contacts
        self.linkedIDs = linkedIDs
        self.media = media
        self.includesStatuses = includesStatuses
        self.owner = owner
        self.sealing = sealing
    }

    /// Reads what describes the database; further calls return the cached result.
    ///
    /// - Throws: `.database(.unknownSchema)` for another program's database, or the reason why it cannot be read;
    ///   `.cancelled` if the task is cancelled.
    public func survey() async throws(IngestionError) -> DatabaseSurvey { try surveyed().survey }

    /// What became of the rows of each table, according to the last pass that reached its end.
    public func accounts() async -> [RowAccount] { state.withLock { $0.accounts } }

    /// Opens the database at its first chat.
    ///
    /// - Throws: As `survey`.
    public func open() async throws(IngestionError) -> any IngestionSession {
        let ground = try surveyed()
        let composer = IOSComposer(people: ground.people, media: media, sealing: sealing)
        let reader: IOSMessageReader
        do throws(RowError) { reader = try IOSMessageReader(messages, ground, composer) } catch {
            throw IngestionError(error)
        }
        return IOSSession(reader, ground) { [weak self] accounts in
            self?.state.withLock { $0.accounts = accounts }
        }
    }

    private func surveyed() throws(IngestionError) -> IOSGroundwork {
        if let known = state.withLock({ $0.ground }) { return known }
        let surveyor = IOSSurveyor(
            source: messages, contacts: contacts, linkedIDs: linkedIDs, includesStatuses: includesStatuses,
            statedOwner: owner.flatMap { JID($0) })
        let ground = try surveyor.groundwork()
        state.withLock { $0.ground = ground }
        return ground
    }
}
