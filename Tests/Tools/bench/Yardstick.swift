import CWhisperYardstick
import Foundation
import WhisperRowPort

/// A connection of the C yardstick.
final class Yardstick {
    private let database: OpaquePointer

    /// Why the C code failed.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Opens a database with a raw key (nil: none), then runs statements.
    init(_ path: String, key: [UInt8]?, statements: [String]) throws {
        let texts = statements.map { text in UnsafePointer(strdup(text)) }
        defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
        guard let database = yardstick_open(path, key, texts, texts.count) else {
            throw Failure(description: "no memory")
        }
        self.database = database
        try check()
    }

    deinit { yardstick_close(database) }

    /// Runs statements without parameters.
    func execute(_ sql: String) throws {
        yardstick_execute(database, sql)
        try check()
    }

    /// The whole number that a query answers first.
    func integer(_ sql: String) throws -> Int64 {
        let value = yardstick_integer(database, sql)
        try check()
        return value
    }

    /// Reads rows into memory.
    func rows(_ query: String) throws -> YardstickRows {
        guard let rows = yardstick_read(database, query) else {
            try check()
            throw Failure(description: "no rows from \(query)")
        }
        return YardstickRows(adopting: rows)
    }

    /// Inserts rows of one table in one transaction.
    func insert(_ sql: String, _ rows: YardstickRows) throws {
        yardstick_insert(database, sql, rows.handle)
        try check()
    }

    /// Does what an import does to the database.
    func run(_ job: YardstickImport) throws {
        try job.withDescription { description in
            var description = description
            yardstick_run(database, &description)
            try check()
        }
    }

    private func check() throws {
        if let reason = yardstick_failure(database) { throw Failure(description: String(cString: reason)) }
    }
}

/// Rows prepared in the C yardstick's memory.
final class YardstickRows {
    let handle: OpaquePointer

    init(adopting handle: OpaquePointer) { self.handle = handle }

    /// Rows to be filled by hand.
    init(columns: Int32) throws {
        guard let handle = yardstick_rows_make(columns) else { throw Yardstick.Failure(description: "no memory") }
        self.handle = handle
    }

    deinit { yardstick_rows_free(handle) }

    /// How many rows there are.
    var count: Int { yardstick_rows_count(handle) }

    /// A column as a whole number.
    func integer(_ row: Int, _ column: Int32) -> Int64 { yardstick_rows_integer(handle, row, column) }

    /// A column as a text; nil if it is not one.
    func text(_ row: Int, _ column: Int32) -> String? {
        var length = 0
        guard let bytes = yardstick_rows_text(handle, row, column, &length) else { return nil }
        return String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    }

    /// Adds a row of any values but real numbers and blobs.
    func append(_ values: [RowValue]) throws {
        yardstick_rows_begin(handle)
        for (column, value) in zip(Int32(0)..., values) {
            switch value {
            case .null: break
            case .integer(let number): yardstick_rows_set_integer(handle, column, number)
            case .text(let bytes):
                _ = bytes.withUnsafeBytes { bytes in
                    yardstick_rows_set_text(
                        handle, column, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
                }
            case .real, .blob, .tooLong: throw Yardstick.Failure(description: "a value of another kind")
            }
        }
    }

    /// Adds a row: a whole number, then texts.
    func append(_ id: Int64, _ texts: [String?]) {
        yardstick_rows_begin(handle)
        yardstick_rows_set_integer(handle, 0, id)
        for (index, text) in texts.enumerated() {
            guard var text else { continue }
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { bytes in
                    _ = yardstick_rows_set_text(handle, Int32(index + 1), bytes.baseAddress, bytes.count)
                }
            }
        }
    }
}

/// Everything that an import writes, ready to be written again by the loop in C.
struct YardstickImport {
    /// Statements and rows of the tables that are small, in order.
    var preliminaries: [(sql: String, rows: YardstickRows)]
    var messages: (sql: String, rows: YardstickRows)
    var keys: (sql: String, rows: YardstickRows)
    var attachments: (sql: String, rows: YardstickRows)
    var index: (sql: String, rows: YardstickRows)
    /// Updates the conversation's figures at the end of each transaction.
    var conversationSQL: String
    var conversation: Int64
    var timeColumn: Int32
    var textColumn: Int32
    /// Messages in a transaction.
    var batch: Int
    /// A query that shows whether the index was written, and its answer.
    var probe: (query: String, answer: Int64)

    fileprivate func withDescription(_ body: (yardstick_import) throws -> Void) rethrows {
        try messages.sql.withCString { messageSQL in
            try keys.sql.withCString { keySQL in
                try attachments.sql.withCString { attachmentSQL in
                    try index.sql.withCString { indexSQL in
                        try conversationSQL.withCString { conversationSQL in
                            try body(
                                yardstick_import(
                                    message_sql: messageSQL, messages: messages.rows.handle,
                                    key_sql: keySQL, keys: keys.rows.handle,
                                    attachment_sql: attachmentSQL, attachments: attachments.rows.handle,
                                    index_sql: indexSQL, index: index.rows.handle,
                                    conversation_sql: conversationSQL, conversation: conversation,
                                    time_column: timeColumn, text_column: textColumn, batch: batch))
                        }
                    }
                }
            }
        }
    }
}
