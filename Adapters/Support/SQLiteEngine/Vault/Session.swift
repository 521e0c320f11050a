internal import WhisperMessage
internal import WhisperStorePort

/// A connection with its in-memory state. Owned by one executor at a time.
final class Session {
    let connection: Connection
    /// Creates and decodes the UUIDs of messages.
    var identity: MessageIdentity
    /// The source of all other new ids.
    private var random: any RandomNumberGenerator & Sendable
    /// The cache of saving; valid only while nothing else writes.
    var saving = SavingMemory()
    /// What is known of the keys of messages; valid only while nothing else writes.
    var knownKeys = KnownKeys()
    private var dataVersion: Int64?

    /// Takes ownership of a connection that is open, keyed and configured.
    init(
        _ connection: Connection, identity: MessageIdentity,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.connection = connection
        self.identity = identity
        self.random = random
    }

    /// Clears the caches that are valid only while nothing else writes.
    func forgetAll() {
        forgetSaved()
        connection.recentKeys = RecentKeys()
    }

    /// Clears those that are valid only while nothing but saving changes the vault.
    func forgetSaved() {
        saving = SavingMemory()
        knownKeys = KnownKeys()
    }

    /// A new id for anything except messages.
    func makeIdentifier() -> UniqueIdentifier {
        UniqueIdentifier(version4High: random.next(), low: random.next())
    }

    /// Whether another connection has changed the database since the last call; if so, the caches are cleared, for
    /// observers that poll as well.
    func noticesForeignChange() throws(StoreError) -> Bool {
        let statement = try connection.statement("PRAGMA data_version")
        guard try statement.step() else { return false }
        let version = statement.integer(0)
        statement.reset()
        let isChanged = dataVersion != nil && dataVersion != version
        dataVersion = version
        if isChanged { forgetAll() }
        return isChanged
    }
}
