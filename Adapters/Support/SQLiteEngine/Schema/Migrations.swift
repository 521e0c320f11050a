internal import WhisperStorePort
internal import WhisperTextCoding

/// The migrations between consecutive versions of the schema (ST-9): forward only, each in its own transaction.
package struct Migrations: Sendable {
    /// The statements from version `n` to `n + 1`, for n from 1.
    package var steps: [[String]]

    /// Creates migrations from version 1 on.
    package init(steps: [[String]]) {
        self.steps = steps
    }

    /// The migrations of this program: none, as there is one version.
    package static let all = Migrations(steps: [])

    /// The final version.
    package var version: Int64 { Schema.version + Int64(steps.count) }

    /// How many columns they have added to a table: rows written before have fewer fields.
    package func columns(addedTo table: String) -> Int {
        steps.joined().count { $0.hasPrefix("ALTER TABLE \(table) ADD COLUMN ") }
    }

    /// Creates the newest schema in an empty database, or migrates an older one.
    ///
    /// A migration locks the vault exclusively, and copies the database first.
    func bringUpToDate(
        _ connection: Connection, layout: DatabaseFiles, lock: VaultLock, connector: any VaultConnector,
        random: inout any RandomNumberGenerator & Sendable
    ) throws(StoreError) {
        var version = try connection.integer("PRAGMA user_version") ?? 0
        if version == 0 {
            let numbers: [UInt64] = [random.next(), random.next()]
            let key = numbers.flatMap { number in
                stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
            }
            try create(connection, identityKey: HexText.text(key))
            version = try connection.integer("PRAGMA user_version") ?? 0
        }
        guard version < self.version else { return }
        try lock.hold(.exclusive)
        try DatabaseCopy.copy(
            from: connection, to: layout.copyBeforeMigration(from: version), connector: connector)
        #if WHISPER_TEST_HOOKS
            WriteStep.migrationCopied.reached()
        #endif
        while version < self.version {
            // Steps are counted from version 1, which `create` produces.
            let step = Int(version - Schema.version)
            guard steps.indices.contains(step) else { throw StoreError(.damaged) }
            try connection.write { connection throws(StoreError) in
                for statement in steps[step] { try connection.execute(statement) }
                try connection.execute("PRAGMA user_version = \(version + 1)")
                #if WHISPER_TEST_HOOKS
                    WriteStep.migrationStepRun.reached()
                #endif
            }
            #if WHISPER_TEST_HOOKS
                WriteStep.migrationStepCommitted.reached()
            #endif
            version += 1
        }
        connection.dropStatements()
        try lock.hold(.shared)
    }

    /// Creates the schema of a version in an empty database, as it is after all steps up to it.
    func make(_ version: Int64, in connection: Connection) throws(StoreError) {
        for statement in statements(of: version) { try connection.execute(statement) }
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        let last = min(max(version, Schema.version), self.version)
        try connection.execute("PRAGMA user_version = \(last)")
    }

    /// The statements that create a vault of a version in an empty database, in order.
    func statements(of version: Int64) -> [String] {
        Schema.statements + steps.prefix(Int(clamping: max(0, version - Schema.version))).joined()
    }

    private func create(_ connection: Connection, identityKey: String) throws(StoreError) {
        try connection.write { connection throws(StoreError) in
            // Another process may have been faster.
            guard try connection.integer("PRAGMA user_version") == 0 else { return }
            try make(version, in: connection)
            try connection.statement("INSERT INTO settings (name, value) VALUES ('vault.identity_key', ?1)")
                .bind(1, identityKey).run()
        }
        connection.dropStatements()
    }
}
