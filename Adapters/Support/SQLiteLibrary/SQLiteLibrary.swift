/// The only module that imports a C library of SQLite.
///
/// Both libraries export the same symbols; with both in a process, the link order decides which of them is called. So
/// exactly one is linked, chosen by package trait, and everything above uses its functions through this module.
#if SQLCipher && PlainSQLite
    #error("Enable one of the traits SQLCipher and PlainSQLite, not both: their libraries export the same symbols.")
#elseif SQLCipher
    @_exported public import CWhisperSQLCipher
#elseif PlainSQLite
    @_exported public import CWhisperSQLite3
#else
    #error("Enable one of the traits SQLCipher and PlainSQLite.")
#endif

/// The capabilities of the linked library.
public enum SQLiteLibrary {
    /// Whether the library can encrypt: true if SQLCipher is linked.
    public static var hasCodec: Bool {
        #if SQLCipher
            true
        #else
            false
        #endif
    }

    #if SQLCipher
        /// Sets the key of a connection. Must be called before anything else.
        ///
        /// - Parameters:
        ///   - connection: An open connection.
        ///   - key: The key in SQLCipher's notation, such as `x'…'`; copied by the library.
        /// - Returns: The engine's result code.
        public static func setKey(_ connection: OpaquePointer, _ key: UnsafeRawBufferPointer) -> Int32 {
            unsafe sqlite3_key(connection, key.baseAddress, Int32(clamping: key.count))
        }
    #endif
}
