public import WhisperInMemoryRows
public import WhisperRowPort

/// The content of a database of WhatsApp on iOS, as rows in memory and as SQL.
public struct IOSDatabaseBuilder: Sendable {
    private let schema: [IOSSchema.Table]
    private var rows: [String: [[String: RowValue]]] = [:]
    /// Columns and tables that this release does not have.
    private var missing: [String: Set<String>] = [:]

    /// An empty database of messages.
    public init() { schema = IOSSchema.tables }

    /// An empty address book.
    public static var contacts: IOSDatabaseBuilder { IOSDatabaseBuilder(schema: IOSSchema.contacts) }

    /// An empty database of linked ids.
    public static var linkedIDs: IOSDatabaseBuilder { IOSDatabaseBuilder(schema: IOSSchema.linkedIDs) }

    private init(schema: [IOSSchema.Table]) { self.schema = schema }

    /// Adds a row, and returns its id.
    @discardableResult
    public mutating func add(_ table: String, _ values: [String: RowValue]) -> Int64 {
        let id = Int64(rows[table, default: []].count + 1)
        var row = values
        row["Z_PK"] = row["Z_PK"] ?? .integer(id)
        row["Z_ENT"] = .integer(1)
        row["Z_OPT"] = .integer(1)
        rows[table, default: []].append(row)
        return id
    }

    /// Replaces one value.
    public mutating func set(_ table: String, _ row: Int64, _ column: String, _ value: RowValue) {
        guard let count = rows[table]?.count, row >= 1, row <= count else { return }
        rows[table]?[Int(row - 1)][column] = value
    }

    /// Leaves out a column.
    public mutating func remove(_ table: String, _ column: String) { missing[table, default: []].insert(column) }

    /// Leaves out a table.
    public mutating func remove(_ table: String) { missing[table] = ["*"] }

    /// The number of rows of a table.
    public func count(_ table: String) -> Int64 { Int64(rows[table]?.count ?? 0) }

    private var tables: [(name: String, columns: [(name: String, type: String)])] {
        schema.filter { missing[$0.name]?.contains("*") != true }.map { table in
            (table.name, table.columns.filter { missing[table.name]?.contains($0.name) != true })
        }
    }

    // MARK: Forms

    /// The database as rows in memory.
    public func source() -> InMemoryRows { InMemoryRows(contents) }

    /// The tables with their rows.
    public var contents: [InMemoryRows.Table] {
        tables.map { table in
            InMemoryRows.Table(
                table.name, table.columns.map(\.name),
                rows: (rows[table.name] ?? []).map { row in table.columns.map { row[$0.name] ?? .null } })
        }
    }

    /// The statements that create the database as a file, Core Data's own tables included.
    public func sql() -> String {
        var text = "BEGIN;\n"
        for table in tables {
            let columns = table.columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
            text += "CREATE TABLE \(table.name) (\(columns));\n"
        }
        text +=
            "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);\n"
        text += "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);\n"
        text += "INSERT INTO Z_METADATA VALUES (1, '7C4A1B5E-0000-4000-8000-000000000001', X'');\n"
        for (entity, table) in tables.enumerated() {
            let name = table.name.dropFirst()
            text += "INSERT INTO Z_PRIMARYKEY VALUES (\(entity + 1), '\(name)', 0, \(count(table.name)));\n"
            for row in rows[table.name] ?? [] {
                let values = table.columns.map { Self.literal(row[$0.name] ?? .null) }.joined(separator: ", ")
                text += "INSERT INTO \(table.name) VALUES (\(values));\n"
            }
        }
        let names = Set(tables.map(\.name))
        for index in IOSSchema.indices where names.contains(where: { index.contains(" ON \($0) ") }) {
            text += index + "\n"
        }
        return text + "COMMIT;\n"
    }

    private static func literal(_ value: RowValue) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): number == .min ? "(-9223372036854775807 - 1)" : "\(number)"
        case .real(let number): number.isFinite ? "\(number)" : number < 0 ? "-9e999" : number.isNaN ? "NULL" : "9e999"
        case .text(let bytes): "CAST(X'\(hex(bytes))' AS TEXT)"
        case .blob(let bytes): "X'\(hex(bytes))'"
        case .tooLong(let count): "zeroblob(\(max(0, count)))"
        }
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(2 * bytes.count)
        for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}

extension RowValue {
    /// A text.
    public static func string(_ text: String) -> RowValue { .text(Array(text.utf8)) }
}
