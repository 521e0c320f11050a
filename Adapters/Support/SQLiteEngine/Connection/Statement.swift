internal import WhisperSQLiteLibrary
package import WhisperStorePort

/// A prepared statement of one connection.
///
/// Indices follow SQLite: parameters count from 1, columns from 0.
@safe package final class Statement {
    let handle: OpaquePointer

    init(_ sql: String, connection: OpaquePointer) throws(StoreError) {
        var handle: OpaquePointer?
        var sql = sql
        let code = sql.withUTF8 { text in
            unsafe text.withMemoryRebound(to: CChar.self) { text in
                unsafe sqlite3_prepare_v2(connection, text.baseAddress, Int32(clamping: text.count), &handle, nil)
            }
        }
        guard code == SQLITE_OK, let handle = unsafe handle else {
            throw EngineFailure.error(unsafe sqlite3_extended_errcode(connection), otherwise: .cannotPrepare)
        }
        unsafe self.handle = handle
    }

    deinit {
        unsafe sqlite3_finalize(handle)
    }

    // MARK: Running

    /// Advances to the next row; false after the last one, when the statement is ready to run again.
    ///
    /// - Throws: The engine's error.
    package func step() throws(StoreError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        unsafe sqlite3_reset(handle)
        if code == SQLITE_DONE { return false }
        // SQLCipher 3 has no more specific code for a page that differs from what was written; a prepared statement has
        // no other reason to fail in this way.
        throw unsafe EngineFailure.error(
            code, on: sqlite3_db_handle(handle), otherwise: SQLiteLibrary.hasCodec ? .damaged : .cannotExecute)
    }

    /// Advances to the next row of a query over pages that may be damaged. The engine reports the number of a page that
    /// no file can have, as a damaged one may name it, as a full medium.
    ///
    /// - Throws: The engine's error, with `.damaged` in place of `.full`, as a query needs no room.
    package func stepOverDamage() throws(StoreError) -> Bool {
        do throws(StoreError) {
            return try step()
        } catch {
            throw error.code == .full ? StoreError(.damaged, engineCode: error.engineCode) : error
        }
    }

    /// Runs a statement that returns no rows, or whose rows are ignored.
    ///
    /// - Throws: The engine's error.
    package func run() throws(StoreError) {
        while try step() {}
    }

    /// Ends a run before its last row, and clears the bindings.
    package func reset() {
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
    }

    // MARK: Binding

    /// Binds an integer, or NULL.
    @discardableResult
    package func bind(_ index: Int32, _ value: Int64?) -> Statement {
        if let value {
            unsafe sqlite3_bind_int64(handle, index, value)
        } else {
            unsafe sqlite3_bind_null(handle, index)
        }
        return self
    }

    /// Binds a Boolean, as 1 or 0.
    @discardableResult
    package func bind(_ index: Int32, _ value: Bool) -> Statement {
        unsafe sqlite3_bind_int64(handle, index, value ? 1 : 0)
        return self
    }

    /// Binds a copy of a text, or NULL.
    @discardableResult
    package func bind(_ index: Int32, _ value: String?) -> Statement {
        guard var value else {
            unsafe sqlite3_bind_null(handle, index)
            return self
        }
        value.withUTF8 { text in
            unsafe text.withMemoryRebound(to: CChar.self) { text in
                // An empty buffer may have no address, which the engine would take for NULL.
                let address = unsafe text.baseAddress ?? UnsafePointer(Statement.emptyText)
                unsafe sqlite3_bind_text(handle, index, address, Int32(clamping: text.count), Statement.transient)
            }
        }
        return self
    }

    /// Binds a copy of bytes, or NULL.
    @discardableResult
    package func bind(_ index: Int32, bytes: [UInt8]?) -> Statement {
        guard let bytes else {
            unsafe sqlite3_bind_null(handle, index)
            return self
        }
        unsafe bytes.withUnsafeBytes { buffer in
            if let address = buffer.baseAddress, buffer.count > 0 {
                _ = unsafe sqlite3_bind_blob(handle, index, address, Int32(clamping: buffer.count), Statement.transient)
            } else {
                _ = unsafe sqlite3_bind_zeroblob(handle, index, 0)
            }
        }
        return self
    }

    /// Binds a text without copying it; it must remain valid until the statement is reset or rebound.
    func bind(_ index: Int32, borrowed text: UnsafeBufferPointer<UInt8>?) {
        guard let text = unsafe text else {
            unsafe sqlite3_bind_null(handle, index)
            return
        }
        let address = unsafe UnsafeRawPointer(text.baseAddress ?? UnsafePointer(Statement.emptyBytes))
        unsafe sqlite3_bind_text(
            handle, index, address.assumingMemoryBound(to: CChar.self), Int32(clamping: text.count), nil)
    }

    /// Binds bytes without copying them; they must remain valid until the statement is reset or rebound.
    func bind(_ index: Int32, borrowedBlob bytes: UnsafeRawBufferPointer) {
        unsafe sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(clamping: bytes.count), nil)
    }

    // MARK: Columns of the current row

    /// Whether a column is NULL.
    package func isNull(_ column: Int32) -> Bool {
        unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    /// An integer; 0 for NULL.
    package func integer(_ column: Int32) -> Int64 {
        unsafe sqlite3_column_int64(handle, column)
    }

    /// An integer, or nil for NULL.
    package func optionalInteger(_ column: Int32) -> Int64? {
        isNull(column) ? nil : integer(column)
    }

    /// A Boolean; false for 0 and NULL.
    package func bool(_ column: Int32) -> Bool {
        integer(column) != 0
    }

    /// A text; empty for NULL.
    package func text(_ column: Int32) -> String {
        guard let address = unsafe sqlite3_column_text(handle, column) else { return "" }
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe String(decoding: UnsafeBufferPointer(start: address, count: count), as: UTF8.self)
    }

    /// A text, or nil for NULL.
    package func optionalText(_ column: Int32) -> String? {
        isNull(column) ? nil : text(column)
    }

    /// Calls a closure with the bytes of a text or blob, valid only for the current row.
    func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let address = unsafe sqlite3_column_blob(handle, column)
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe body(UnsafeRawBufferPointer(start: address, count: address == nil ? 0 : count))
    }

    /// The bytes of a blob; empty for NULL.
    package func bytes(_ column: Int32) -> [UInt8] {
        unsafe withBytes(column) { unsafe Array($0) }
    }

    // SQLite's marker for "copy it": the address -1, which Swift does not import.
    private static var transient: sqlite3_destructor_type {
        unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    // Serves only as an address for empty texts; nothing is ever written to it.
    private nonisolated(unsafe) static let emptyText = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    // Serves only as an address for empty blobs; nothing is ever written to it.
    private nonisolated(unsafe) static let emptyBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
}
