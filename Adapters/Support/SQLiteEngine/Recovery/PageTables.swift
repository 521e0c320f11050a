internal import WhisperSQLiteLibrary
internal import WhisperStorePort
internal import WhisperTextCoding

/// Reads the pages of a damaged database one by one, each as if it were the root of a table (ST-10).
///
/// Only the engine can decipher pages, and it finds them through trees. So a copy of the database gets a first page
/// with another schema: tables with generic columns, whose roots are set to one page after the other. The salt and the
/// page numbers stay the same, so that the pages are authenticated as before.
struct PageTables {
    private let copy: SalvageCopy
    private let connector: any VaultConnector
    private let fields: Int
    private let pages: Int64
    private var writer: Connection
    private var reader: Connection
    private var version: Int64

    /// The number of pages set up at a time.
    static let slots: Int64 = 16
    /// More rows than fit in a leaf; inner pages lead to those of others.
    private static let maximumRows = 1_100
    /// The value returned for missing fields: one that never occurs in a vault.
    private static let absent: [UInt8] = Array("whisper: absent!".utf8)

    /// Parameters:
    ///   - copy: The copy. Its first page is overwritten.
    ///   - connector: Opens connections with the salt of the copy's pages.
    ///   - fields: The maximum number of fields in a row.
    init(_ copy: SalvageCopy, _ connector: any VaultConnector, fields: Int) throws(StoreError) {
        self.copy = copy
        self.connector = connector
        self.fields = fields
        pages = copy.pages
        let form = "\(copy.path)-form"
        VaultReplacement.removeDatabase(form)
        defer { VaultReplacement.removeDatabase(form) }
        try PageTables.makeForm(form, connector, pages: pages, fields: fields)
        try copy.takeForm(of: form)
        writer = try connector.connect(copy.path, isCreating: false, isReadOnly: false)
        for statement in ["PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF", "PRAGMA writable_schema = ON"] {
            try writer.execute(statement)
        }
        version = try writer.integer("PRAGMA schema_version") ?? 0
        reader = try PageTables.reader(copy, connector)
    }

    /// The last readable page.
    var last: Int64 { pages }

    // MARK: The form

    /// Creates a database that claims as many pages as the copy has, with the tables for reading them.
    private static func makeForm(
        _ path: String, _ connector: any VaultConnector, pages: Int64, fields: Int
    ) throws(StoreError) {
        try FileSystem.makeFile(path)
        let connection = try connector.connect(path, isCreating: true, isReadOnly: false)
        for statement in [
            "PRAGMA page_size = 4096", "PRAGMA auto_vacuum = NONE", "PRAGMA journal_mode = OFF",
            "PRAGMA synchronous = OFF",
        ] {
            try connection.execute(statement)
        }
        try connection.write { connection throws(StoreError) in
            // The engine stores the number of pages on the first one, and accepts it from no other source.
            try connection.execute("CREATE TABLE filler (bytes)")
            while case let missing = pages - (try connection.integer("PRAGMA page_count") ?? pages), missing > 0 {
                if Task.isCancelled { throw StoreError(.cancelled) }
                try connection.execute(
                    "INSERT INTO filler VALUES (zeroblob(\(min(missing, 2_048) * SalvageCopy.pageSize)))")
            }
            let absent = HexText.text(PageTables.absent)
            let columns = (0..<fields).map { "c\($0) DEFAULT x'\(absent)'" }.joined(separator: ", ")
            for slot in 0..<slots {
                try connection.execute("CREATE TABLE t\(slot) (\(columns))")
                try connection.execute("CREATE TABLE k\(slot) (\(columns), PRIMARY KEY (c0)) WITHOUT ROWID")
            }
            try connection.execute("PRAGMA writable_schema = ON")
            try connection.execute("DELETE FROM sqlite_master WHERE name = 'filler'")
        }
    }

    private static func reader(
        _ copy: SalvageCopy, _ connector: any VaultConnector
    ) throws(StoreError) -> sending Connection {
        let reader = try connector.connect(copy.path, isCreating: false, isReadOnly: false)
        try reader.execute("PRAGMA query_only = ON")
        try reader.execute("PRAGMA cache_size = 64")
        try ConnectionSettings.register(reader)
        return reader
    }

    // MARK: Reading

    /// Points the slots to consecutive pages.
    mutating func point(at page: Int64) throws(StoreError) {
        version += 1
        try writer.write { writer throws(StoreError) in
            try writer.statement(
                "UPDATE sqlite_master SET rootpage = min(?1 + CAST(substr(name, 2) AS INTEGER), ?2)"
            ).bind(1, page).bind(2, pages).run()
            try writer.execute("PRAGMA schema_version = \(version)")
        }
    }

    /// Reads the rows of a slot's page: first the row number, or NULL, then its fields.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - keyed: Whether to read the page as one of a table without row numbers, or of an index.
    ///   - body: Called with each row, and returns whether to continue. Unreadable rows are skipped.
    /// - Returns: Whether this is such a page.
    mutating func read(
        slot: Int64, keyed: Bool, _ body: (Statement) throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool {
        let names = (0..<fields).map { "c\($0)" }.joined(separator: ", ")
        let source = keyed ? "k\(slot)" : "t\(slot)"
        let selection = "SELECT \(keyed ? "NULL" : "rowid"), \(names) FROM \(source)"
        // Inner pages of a keyed table also contain rows; those of the pages below are read again with them.
        let bound = keyed ? "" : " LIMIT \(PageTables.maximumRows)"
        let (count, end) = try run(selection + bound, nil, body)
        guard end == .damage else { return true }
        guard
            case let (all, _) = try run(
                "SELECT NULL FROM \(source) LIMIT \(PageTables.maximumRows)", nil, { _ in true }),
            all > 0
        else { return false }
        for index in (count + 1)..<max(count + 1, all) {
            if try run("\(selection) LIMIT 1 OFFSET ?1", Int64(index), body).end == .stopped { return true }
        }
        if keyed { _ = try run("\(selection) ORDER BY c0 DESC", nil, body) }
        return true
    }

    /// The number of fields in a row.
    func fields(of row: Statement) -> Int {
        (0..<fields).first { index in
            let column = Int32(clamping: index + 1)
            guard unsafe sqlite3_column_type(row.handle, column) == SQLITE_BLOB else { return false }
            return unsafe row.withBytes(column) { unsafe $0.elementsEqual(PageTables.absent) }
        } ?? fields
    }

    private enum End {
        case complete, stopped, damage
    }

    /// Runs a query as far as it can be read.
    private mutating func run(
        _ sql: String, _ parameter: Int64?, _ body: (Statement) throws(StoreError) -> Bool
    ) throws(StoreError) -> (rows: Int, end: End) {
        var rows = 0
        let statement = try reader.statement(sql)
        if let parameter { statement.bind(1, parameter) }
        while true {
            do throws(StoreError) {
                guard try statement.stepOverDamage() else { return (rows, .complete) }
            } catch {
                guard error.isDamage else { throw error }
                break
            }
            rows += 1
            guard try body(statement) else {
                statement.reset()
                return (rows, .stopped)
            }
        }
        // A page that failed may have made the connection unusable for the others.
        if (try? reader.integer("PRAGMA schema_version")) != version {
            reader = try PageTables.reader(copy, connector)
        }
        return (rows, .damage)
    }
}
