internal import WhisperSQLiteLibrary
internal import WhisperStorePort
internal import WhisperTextCoding

/// The message keys of a connection's vault: what depends on a setting of the vault, read when first needed.
///
/// It is also the SQL function `message_key(external_id)`, for the triggers and checks of the schema.
@safe final class MessageKeys {
    private var key: MessageKey?

    /// The key of an external id.
    ///
    /// - Throws: `.damaged` if the vault has no key for ids; the engine's error.
    func key(of externalID: String, in connection: OpaquePointer) throws(StoreError) -> Int64 {
        try unsafe function(connection)(externalID)
    }

    private func function(_ connection: OpaquePointer) throws(StoreError) -> MessageKey {
        if let key { return key }
        let statement = try unsafe Statement(MessageKeys.setting, connection: connection)
        guard try statement.step(), let identityKey = MessageKeys.identityKey(statement.text(0)) else {
            throw StoreError(.damaged)
        }
        let key = MessageKey(identityKey: identityKey)
        self.key = key
        return key
    }

    private static let setting = "SELECT value FROM settings WHERE name = 'vault.identity_key'"

    /// A vault's key for ids from its text; nil if it is not one.
    static func identityKey(_ text: String) -> (UInt64, UInt64)? {
        guard let bytes = HexText.bytes(of: text), bytes.count == 16 else { return nil }
        func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        return (number(bytes[..<8]), number(bytes[8...]))
    }

    // MARK: SQL

    /// Registers the function with a connection, which must keep this object as long as it is open.
    ///
    /// - Throws: The engine's error.
    func register(_ connection: OpaquePointer) throws(StoreError) {
        let code = unsafe sqlite3_create_function_v2(
            connection, "message_key", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, Unmanaged.passUnretained(self).toOpaque(),
            { context, _, values in unsafe MessageKeys.answer(context, values) }, nil, nil, nil)
        guard code == SQLITE_OK else { throw EngineFailure.error(code) }
    }

    private static func answer(_ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
        guard let own = unsafe sqlite3_user_data(context), let connection = unsafe sqlite3_context_db_handle(context),
            let value = unsafe values?.pointee, let text = unsafe sqlite3_value_text(value)
        else { return unsafe sqlite3_result_null(context) }
        let keys = unsafe Unmanaged<MessageKeys>.fromOpaque(own).takeUnretainedValue()
        do throws(StoreError) {
            let id = unsafe UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
            unsafe sqlite3_result_int64(context, try keys.function(connection)(id))
        } catch {
            unsafe sqlite3_result_error_code(context, error.engineCode ?? SQLITE_CORRUPT)
        }
    }
}

extension Connection {
    /// The rows of the messages whose external id has a key, as a subquery: those of a few messages at most. It does not
    /// include collected keys (see `RecentKeys`).
    ///
    /// - Parameters:
    ///   - conversation: An SQL expression for the row of the conversation.
    ///   - key: One for the key.
    ///   - sender: One for the row of the sender; nil for all.
    static func rows(inConversation conversation: String, withKey key: String, by sender: String? = nil) -> String {
        let condition = sender.map { " AND sender_id = \($0)" } ?? ""
        return
            "(SELECT message_id FROM message_keys WHERE conversation_id = \(conversation) AND key = \(key)\(condition))"
    }
}
