public import WhisperInMemoryRows
import WhisperRowPort

/// Collects rows by the names of their columns, and gives them the form of a schema.
struct TableWriter {
    private var rows: [String: [[String: RowValue]]] = [:]
    /// How many rows were taken out, by table.
    private var taken: [String: Int64] = [:]
    /// The columns of tables beyond those of the schema.
    private var further: [String: Set<String>] = [:]

    /// Adds a row to a table. Columns that the schema lacks are lost, as is a table that it lacks.
    mutating func add(_ table: String, _ values: [String: RowValue]) { rows[table, default: []].append(values) }

    /// The number of rows of a table, with those that were taken out.
    func count(_ table: String) -> Int64 { taken[table, default: 0] + Int64(rows[table]?.count ?? 0) }

    /// The tables of a schema.
    func tables(_ columns: [(table: String, columns: [String])]) -> [InMemoryRows.Table] {
        let known = Set(columns.map(\.table))
        let further = further.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
        return (columns + further.map { ($0.key, $0.value.sorted(by: Self.keysFirst)) }).map { table, names in
            let written = (rows[table] ?? []).map { row in names.map { row[$0] ?? .null } }
            return InMemoryRows.Table(table, names, rows: written)
        }
    }

    private static func keysFirst(_ left: String, _ right: String) -> Bool {
        let (isKey, isOtherKey) = (left.hasSuffix("message_row_id"), right.hasSuffix("message_row_id"))
        return isKey == isOtherKey ? left < right : isKey
    }

    /// Adds a row to a table that exists even if the schema does not name it.
    mutating func addFurther(_ table: String, _ values: [String: RowValue]) {
        further[table, default: []].formUnion(values.keys)
        add(table, values)
    }

    /// The tables of a schema with the rows since the last time, which leave memory.
    mutating func take(_ columns: [(table: String, columns: [String])]) -> [InMemoryRows.Table] {
        let tables = tables(columns)
        for (table, added) in rows { taken[table, default: 0] += Int64(added.count) }
        rows.removeAll(keepingCapacity: true)
        return tables
    }
}

extension RowValue {
    /// A text.
    static func string(_ text: String) -> RowValue { .text(Array(text.utf8)) }
    /// A text, or NULL.
    static func string(_ text: String?) -> RowValue { text.map { .text(Array($0.utf8)) } ?? .null }
    /// An integer, or NULL.
    static func number(_ value: Int64?) -> RowValue { value.map { .integer($0) } ?? .null }
}

/// Tables as the text of SQL statements, from which `sqlite3` makes a file.
public enum SQLText {
    /// The statements that create and fill tables. A first column that is an id becomes the row id.
    public static func statements(_ tables: [InMemoryRows.Table]) -> String {
        var text = "BEGIN;\n"
        for table in tables {
            text += definition(of: table)
            for row in table.rows {
                text +=
                    "INSERT INTO \(quoted(table.table.name)) VALUES (\(row.map(literal).joined(separator: ", ")));\n"
            }
        }
        return text + "COMMIT;\n"
    }

    /// The statements that create a table and its indices. Which column is the key shows in the rows.
    public static func definition(of table: InMemoryRows.Table) -> String {
        let names = table.table.columns
        let columns = names.enumerated().map { place, name in
            place == 0 && (name == "_id" || isKey(name, table))
                ? "\(quoted(name)) INTEGER PRIMARY KEY" : quoted(name)
        }
        var text = "CREATE TABLE \(quoted(table.table.name)) (\(columns.joined(separator: ", ")));\n"
        for (place, name) in names.enumerated()
        where name.hasSuffix("message_row_id") || name.hasSuffix("add_on_row_id") || name == "chat_row_id" {
            // As phones have it for the order of a chat's messages.
            let order = name == "chat_row_id" && names.contains("sort_id") ? [name, "sort_id"] : [name]
            text += "CREATE INDEX \(quoted("\(table.table.name)_\(place)")) ON \(quoted(table.table.name))"
            text += " (\(order.map(quoted).joined(separator: ", ")));\n"
        }
        return text
    }

    /// Whether the first column identifies a row.
    private static func isKey(_ name: String, _ table: InMemoryRows.Table) -> Bool {
        guard name.hasSuffix("message_row_id") || name.hasSuffix("add_on_row_id") else { return false }
        let values = table.rows.map { $0.first ?? .null }
        return Set(values).count == values.count
    }

    private static func quoted(_ name: String) -> String { "\"" + name + "\"" }

    private static func literal(_ value: RowValue) -> String {
        switch value {
        case .null, .tooLong: "NULL"
        case .integer(let number): String(number)
        case .real(let number): number.description
        case .text(let bytes): "CAST(X'\(hexadecimal(bytes))' AS TEXT)"
        case .blob(let bytes): "X'\(hexadecimal(bytes))'"
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
