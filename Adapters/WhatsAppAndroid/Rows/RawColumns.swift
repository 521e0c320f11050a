import WhisperJSONText
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// Tables whose columns are kept as they are, since they have no meaning of their own here (WDB-3).
enum RawColumns {
    static let maximumColumns = 48
    private static let maximumText = 4_096
    private static let maximumRows = 16

    /// The columns of a row other than the key; blobs and long texts are left out.
    static func object(_ batch: RowBatch, row: Int, columns: [String]) -> JSONObject {
        object(batch, row: row, columns: columns.enumerated().dropFirst().map { (name: $0.element, place: $0.offset) })
    }

    /// Columns of a row by their places.
    static func object(_ batch: RowBatch, row: Int, columns: [(name: String, place: Int)]) -> JSONObject {
        var object = JSONObject()
        for (name, place) in columns {
            switch batch.value(row, place) {
            case .integer(let number): object[name] = .integer(number)
            case .real(let number): object[name] = JSONNumber(number).map { .number($0) }
            case .text(let bytes) where !bytes.isEmpty && bytes.count <= maximumText:
                object[name] = .string(String(decoding: bytes, as: UTF8.self))
            case .null, .text, .blob, .tooLong: break
            }
        }
        return object
    }

    /// Joins for all tables with a key column that nothing else reads.
    static func joins<Target>(
        _ key: String, among tables: DatabaseTables, except known: Set<String>,
        add: @escaping @Sendable (Target, String, JSONObject) -> Bool
    ) -> [RowJoin<Target>] {
        tables.names.compactMap { name in
            guard let columns = tables[name], columns.contains(key), !known.contains(name),
                !technical.contains(where: name.contains)
            else { return nil }
            let names = [key] + columns.subtracting([key]).sorted().prefix(maximumColumns)
            return RowJoin(name, columns: names) { batch, row, target in
                add(target, name, object(batch, row: row, columns: names)) ? .joined : .tooLong
            }
        }
    }

    /// Whether another row of raw columns may be kept.
    static func hasRoom(_ rows: Int) -> Bool { rows < maximumRows }

    /// Parts of the names of tables that contain nothing of a message: pictures in small, search, quotes of quotes,
    /// keys, what was transferred.
    private static let technical = [
        "thumbnail", "fts", "quote", "sidecar", "secret", "send_count", "receipt_device", "message_link", "vcard_",
        "ephemeral_shared", "labeled", "media_annotation", "interactive_annotation", "audio_data", "played_self",
        "transcoding", "media_job",
    ]

    /// The raw columns as the member `android` of `platform_specific`.
    static func json(_ raw: [(table: String, columns: JSONObject)]) -> JSONObject {
        var object = JSONObject()
        for (table, columns) in raw {
            switch object[table] {
            case nil: object[table] = .object(columns)
            case .array(let rows)?: object[table] = .array(rows + [.object(columns)])
            case let first?: object[table] = .array([first, .object(columns)])
            }
        }
        return object
    }
}
