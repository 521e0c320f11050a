internal import WhisperMessage
internal import WhisperStorePort

/// A connection, and what one keeps in memory beside it. Owned by one executor at a time.
final class Session {
    let connection: Connection
    /// Makes and reads the UUIDs of messages.
    var identity: MessageIdentity
    /// What other new ids come from.
    private var random: any RandomNumberGenerator & Sendable
    /// What saving remembers from one call to the next; only good as long as nobody else writes.
    var saving = SavingMemory()
    private var dataVersion: Int64?

    /// Takes over a connection that is open, keyed and set up.
    init(
        _ connection: Connection, identity: MessageIdentity,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.connection = connection
        self.identity = identity
        self.random = random
    }

    /// A fresh id, for anything but messages.
    func makeIdentifier() -> UniqueIdentifier {
        UniqueIdentifier(version4High: random.next(), low: random.next())
    }

    /// Whether another connection has changed the database since this was last asked.
    func noticesForeignChange() throws(StoreError) -> Bool {
        let statement = try connection.statement("PRAGMA data_version")
        guard try statement.step() else { return false }
        let version = statement.integer(0)
        statement.reset()
        defer { dataVersion = version }
        return dataVersion != nil && dataVersion != version
    }
}
