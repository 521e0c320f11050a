package import WhisperStorePort
internal import Synchronization

/// Compares a database's schema with the one that this program creates (ST-10).
///
/// A planted trigger or view would run with the privileges of the program; an altered table or index would make it
/// write something unintended. Neither damages a page, so checks of pages do not detect them.
package struct SchemaCheck: Sendable {
    private let expected: [String: Part]

    /// The definition of a table, index, view or trigger.
    private struct Part: Equatable, Sendable {
        let type: String
        let table: String
        let sql: String

        static func == (one: Part, other: Part) -> Bool {
            one.type == other.type && one.table == other.table
                && (one.sql == other.sql || normalized(one.sql) == normalized(other.sql))
        }
    }

    /// Determines the expected schema for the version of a connection's database.
    ///
    /// - Throws: The engine's error.
    package init(for connection: Connection, _ migrations: Migrations = .all) throws(StoreError) {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        expected = try SchemaCheck.expected(version, migrations)
    }

    /// The differences as text without user data, ordered by name; empty if there are none.
    ///
    /// - Throws: The engine's error.
    package func differences(in connection: Connection) throws(StoreError) -> [String] {
        let found = try SchemaCheck.parts(of: connection)
        return Set(found.keys).union(expected.keys).sorted().compactMap { name in
            switch (expected[name], found[name]) {
            case (let wanted?, nil): "\(wanted.type) \(name) is missing"
            case (nil, let other?): "\(other.type) \(SchemaCheck.shown(name)) is not one of this program's"
            case (let wanted?, let other?) where wanted != other: "\(wanted.type) \(name) was altered"
            default: nil
            }
        }
    }

    /// Whether a table has the expected definition.
    ///
    /// - Throws: The engine's error.
    package func isUnaltered(_ table: String, in connection: Connection) throws(StoreError) -> Bool {
        try SchemaCheck.parts(of: connection)[table] == expected[table]
    }

    /// Requires the expected schema.
    ///
    /// - Throws: `.alteredSchema` if anything differs.
    package func require(_ connection: Connection) throws(StoreError) {
        guard try differences(in: connection).isEmpty else { throw StoreError(.alteredSchema) }
    }

    // MARK: Parts

    private static func parts(of connection: Connection) throws(StoreError) -> [String: Part] {
        let statement = try connection.transientStatement(
            // The table statistics of other programs are read only by the planner.
            "SELECT name, type, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite~_stat%' ESCAPE '~'")
        var parts: [String: Part] = [:]
        while try statement.step() {
            parts[statement.text(0)] = Part(
                type: statement.text(1), table: statement.text(2), sql: statement.text(3))
        }
        return parts
    }

    /// Engines quote names differently when they rewrite a statement, and preserve its line ends.
    private static func normalized(_ sql: String) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(sql.utf8.count)
        for byte in sql.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): continue
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                if text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func shown(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.prefix(64).map { (" "..."~").contains($0) ? $0 : "?" }))
    }

    private static let known = Mutex<[[String]: [String: Part]]>([:])

    /// The schema of a version, determined by running its statements on an empty database in memory.
    private static func expected(_ version: Int64, _ migrations: Migrations) throws(StoreError) -> [String: Part] {
        let statements = migrations.statements(of: version)
        if let parts = known.withLock({ $0[statements] }) { return parts }
        let empty = try Connection(path: ":memory:", isCreating: true)
        try ConnectionSettings.register(empty)
        try empty.write { empty throws(StoreError) in
            for statement in statements { try empty.execute(statement) }
        }
        let parts = try parts(of: empty)
        known.withLock { $0[statements] = parts }
        return parts
    }
}
