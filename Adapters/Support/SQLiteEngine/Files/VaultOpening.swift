package import WhisperClockPort
package import WhisperStorePort
internal import WhisperMessage
internal import WhisperTextCoding

/// Whether a vault must exist to be opened.
public enum OpeningMode: Sendable {
    /// It must exist.
    case existing
    /// It must not exist, and is created.
    case new
    /// It is created if it does not exist.
    case existingOrNew
}

/// Opens a vault: lock, connections, schema, migration. The same for every engine.
package struct VaultOpening {
    /// The files of the vault.
    let layout: DatabaseFiles
    /// Opens connections.
    let connector: any VaultConnector
    /// The steps between the versions of the schema.
    let migrations: Migrations

    /// Creates an opening for the vault in a directory.
    package init(_ layout: DatabaseFiles, connector: any VaultConnector, migrations: Migrations = .all) {
        self.layout = layout
        self.connector = connector
        self.migrations = migrations
    }

    /// The number of reading connections beside the writing one.
    private static let readerCount = 2

    /// The differences between the vault's schema and the one that this program creates (ST-10). Nothing in the vault
    /// is opened for writing or executed.
    ///
    /// - Throws: As `open` for an existing vault.
    package func schemaDifferences() throws(StoreError) -> [String] {
        guard FileSystem.exists(layout.database) else { throw StoreError(.noVault) }
        let lock = try VaultLock(layout.lock, .shared)
        return try withExtendedLifetime(lock) { () throws(StoreError) in
            let connection = try connector.connect(layout.database, isCreating: false, isReadOnly: false)
            try connection.execute("PRAGMA query_only = ON")
            try checkVersion(connection, mayBeEmpty: false)
            return try SchemaCheck(for: connection, migrations).differences(in: connection)
        }
    }

    /// Opens or creates the vault.
    ///
    /// - Parameters:
    ///   - header: The header of a new vault, which that of an existing one must match.
    ///   - held: The lock by which the caller already holds the vault; nil to acquire one. It is released when the
    ///     vault is closed.
    /// - Throws: `.noVault`, `.cannotOpen`, `.wrongKey`, `.damaged`, `.newerVersion`, `.alteredSchema`,
    ///   `.heldExclusively`, `.readOnly`, or the engine's or file system's error.
    package func open(
        _ mode: OpeningMode, header: VaultHeader, clock: any WallClock, random: any RandomNumberGenerator & Sendable,
        held: VaultLock? = nil
    ) throws(StoreError) -> SQLiteVault {
        let isThere = FileSystem.exists(layout.database)
        switch mode {
        case .existing: guard isThere else { throw StoreError(.noVault) }
        case .new: guard !isThere else { throw StoreError(.cannotOpen) }
        case .existingOrNew: break
        }
        if !isThere { try FileSystem.makeDirectory(layout.directory) }
        guard !layout.databaseFiles.contains(where: FileSystem.isForeign) else { throw StoreError(.damaged) }
        // Before the database, which another process may be making: it commits first, and says so in the header then.
        let present = try VaultHeader.read(layout.header)
        // A database that was made once and is gone is not made again.
        guard isThere || present?.isUnfinished != false else { throw StoreError(.damaged) }
        if isThere, !FileSystem.isWritable(layout.directory), !FileSystem.isWritable(layout.database) {
            return try openFixed(header: header, clock: clock, random: random, held: held)
        }
        let lock = if let held { held } else { try VaultLock(layout.lock, .shared) }
        if isThere {
            try VaultOpening.settle(layout, as: header, connector)
        } else {
            // Before the database, as one without the other would look damaged.
            try header.unfinished.write(layout.header)
            // The engine copies the permissions of this file to its own files.
            try FileSystem.makeFile(layout.database)
        }
        let isUnfinished = !isThere || present?.isUnfinished == true
        let vault = try open(
            isCreating: !isThere, mayBeEmpty: isUnfinished, lock: lock, clock: clock, random: random)
        if isUnfinished { try header.noting(saltOf: layout.database).write(layout.header) }
        return vault
    }

    /// Compares the header with the expected one. If it records an interrupted change, the database decides whether
    /// that had taken effect.
    ///
    /// - Throws: `.wrongKey`, `.cannotOpen`, `.unsupported` or the file system's error.
    package static func settle(
        _ layout: DatabaseFiles, as wanted: VaultHeader, _ connector: any VaultConnector
    ) throws(StoreError) {
        guard let header = try VaultHeader.read(layout.header) else { throw StoreError(.damaged) }
        guard wanted.agrees(with: header) else {
            throw StoreError(header.storage == wanted.storage ? .wrongKey : .cannotOpen)
        }
        guard header.next != nil else { return }
        do throws(StoreError) {
            _ = try connector.connect(layout.database, isCreating: false, isReadOnly: false)
        } catch {
            // Readable only under the other of the two keys, or damaged: either way this key is of no use.
            throw error.code == .damaged ? StoreError(.wrongKey) : error
        }
        try wanted.noting(saltOf: layout.database).write(layout.header)
    }

    private func open(
        isCreating: Bool, mayBeEmpty: Bool, lock: VaultLock, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable
    ) throws(StoreError) -> SQLiteVault {
        let connection = try connectToWrite(isCreating: isCreating)
        try checkVersion(connection, mayBeEmpty: mayBeEmpty)
        // Before any write, which could fire a planted trigger.
        if try connection.integer("PRAGMA user_version") != 0 {
            try SchemaCheck(for: connection, migrations).require(connection)
        }
        try ConnectionSettings.prepareForWriting(connection)
        var random = random
        try migrations.bringUpToDate(connection, layout: layout, lock: lock, connector: connector, random: &random)
        return try vault(writer: connection, lock: lock, clock: clock, random: random) { () throws(StoreError) in
            try connector.connect(layout.database, isCreating: false, isReadOnly: false)
        }
    }

    /// Creates the vault from a configured connection, and opens readers.
    private func vault(
        writer connection: sending Connection, lock: VaultLock?, clock: any WallClock,
        random: any RandomNumberGenerator & Sendable, makeReader: () throws(StoreError) -> sending Connection
    ) throws(StoreError) -> SQLiteVault {
        var random = random
        let maskKey = try VaultOpening.identityKey(connection)
        let identity = MessageIdentity(maskKey: maskKey, randomKey: (random.next(), random.next()))
        var readers: [ConnectionOwner] = []
        for number in 0..<VaultOpening.readerCount {
            let reader = try makeReader()
            try ConnectionSettings.prepareForReading(reader)
            readers.append(ConnectionOwner(Session(reader, identity: identity), label: "vault.reader.\(number)"))
        }
        let writer = Session(connection, identity: identity, random: random)
        return SQLiteVault(
            writer: ConnectionOwner(writer, label: "vault.writer"), readers: readers,
            file: VaultFile(layout: layout, lock: lock, connector: connector), clock: clock)
    }

    /// Opens a vault for reading if this process can write neither the database nor its directory; every write throws
    /// `.readOnly`.
    ///
    /// The engine reads the file as immutable. On a medium that others can write, it is locked exclusively meanwhile to
    /// ensure that. A log that was not checkpointed would be ignored: this throws `.readOnly`, as does a schema that
    /// must be migrated.
    private func openFixed(
        header: VaultHeader, clock: any WallClock, random: any RandomNumberGenerator & Sendable, held: VaultLock?
    ) throws(StoreError) -> SQLiteVault {
        var lock = held
        if !FileSystem.isOnReadOnlyMedium(layout.directory) {
            if let held { try held.hold(.exclusive) } else { lock = try VaultLock(layout.lock, .exclusive) }
        }
        guard FileSystem.size("\(layout.database)-wal") ?? 0 == 0 else { throw StoreError(.readOnly) }
        try VaultOpening.settle(layout, as: header, connector)
        let connection = try connector.connectToFixed(layout.database)
        try checkVersion(connection, mayBeEmpty: false)
        try SchemaCheck(for: connection, migrations).require(connection)
        guard try connection.integer("PRAGMA user_version") == migrations.version else { throw StoreError(.readOnly) }
        try ConnectionSettings.prepareForReading(connection)
        return try vault(writer: connection, lock: lock, clock: clock, random: random) { () throws(StoreError) in
            try connector.connectToFixed(layout.database)
        }
    }

    /// The engine needs its log beside the database; if it may not write one, it reports only that it cannot open the
    /// database.
    private func connectToWrite(isCreating: Bool) throws(StoreError) -> sending Connection {
        do throws(StoreError) {
            return try connector.connect(layout.database, isCreating: isCreating, isReadOnly: false)
        } catch
            where error.code == .cannotOpen
            && !(FileSystem.isWritable(layout.database) && FileSystem.isWritable(layout.directory))
        {
            throw StoreError(.readOnly)
        }
    }

    /// Rejects databases of newer programs, and files that are not vaults, before anything is changed.
    ///
    /// - Parameter mayBeEmpty: Whether the database was never completely made. Any other that is empty was emptied.
    private func checkVersion(_ connection: Connection, mayBeEmpty: Bool) throws(StoreError) {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        guard version <= migrations.version else { throw StoreError(.newerVersion) }
        let application = try connection.integer("PRAGMA application_id") ?? 0
        let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_master") == 0
        guard application == Schema.applicationID || (isEmpty && application == 0) else {
            throw StoreError(.cannotOpen)
        }
        guard version != 0 || mayBeEmpty else { throw StoreError(.damaged) }
    }

    /// The key from which the vault derives the ids of its messages.
    private static func identityKey(_ connection: Connection) throws(StoreError) -> (UInt64, UInt64) {
        let text = try connection.text("SELECT value FROM settings WHERE name = 'vault.identity_key'") ?? ""
        guard let key = MessageKeys.identityKey(text) else { throw StoreError(.damaged) }
        return key
    }
}
