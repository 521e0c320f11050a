import WhisperSQLiteEngine
import WhisperSQLiteLibrary
package import WhisperCore

extension StoreEngine {
    /// The engine and its version.
    package static var description: String {
        let version = unsafe String(cString: sqlite3_libversion())
        return canEncrypt ? "SQLCipher \(cipherVersion ?? "") (SQLite \(version))" : "SQLite \(version)"
    }

    /// The release date of the SQLite that the engine is based on, from its source id: `2016-11-28`.
    package static var releaseDate: String {
        String(unsafe String(cString: sqlite3_sourceid()).prefix { $0 != " " })
    }

    /// How the database is encrypted; nil if there is none or it is not encrypted.
    package static func cipherSettings(_ layout: VaultLayout) throws -> String? {
        switch try VaultHeader.read(layout.header)?.storage {
        case .cipher3: "AES-256-CBC, HMAC-SHA1, raw key, 4096-byte pages (SQLCipher 3 and 4)"
        case .cipher4: "AES-256-CBC, HMAC-SHA512, raw key, 4096-byte pages (SQLCipher 4)"
        case .plain, nil: nil
        }
    }

    /// The statements with which another program opens the database, its key in place of `KEY`.
    package static func openingStatements(_ layout: VaultLayout) throws -> [String] {
        let compatibility = try VaultHeader.read(layout.header)?.storage == .cipher4 ? 4 : 3
        return [
            "PRAGMA key = \"KEY\";", "PRAGMA cipher_compatibility = \(compatibility);",
            "PRAGMA cipher_page_size = 4096;", "PRAGMA temp_store = MEMORY;",
        ]
    }

    /// The engine's `PRAGMA cipher_version`; nil if it has no codec.
    private static var cipherVersion: String? {
        var connection: OpaquePointer?
        guard unsafe sqlite3_open(":memory:", &connection) == SQLITE_OK else { return nil }
        defer { unsafe sqlite3_close(connection) }
        var statement: OpaquePointer?
        guard unsafe sqlite3_prepare_v2(connection, "PRAGMA cipher_version", -1, &statement, nil) == SQLITE_OK else {
            return nil
        }
        defer { unsafe sqlite3_finalize(statement) }
        guard unsafe sqlite3_step(statement) == SQLITE_ROW, let text = unsafe sqlite3_column_text(statement, 0) else {
            return nil
        }
        return unsafe String(cString: text)
    }
}
