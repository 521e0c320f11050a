#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

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

    /// Whether another SQLite in this process answers some of the calls that are meant for the linked library.
    ///
    /// The first library that was loaded answers for every name that both have. Handing a connection of the one to the
    /// other reads memory that is laid out otherwise; so nothing may be opened if this is true.
    public static let isMixed: Bool = {
        #if SQLCipher
            typealias Open =
                @convention(c) (
                    UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?, CInt, UnsafePointer<CChar>?
                ) -> CInt
            typealias Key = @convention(c) (OpaquePointer?, UnsafeRawPointer?, CInt) -> CInt
            let open: Open = unsafe sqlite3_open_v2
            let key: Key = unsafe sqlite3_key
            return unsafe image(of: unsafeBitCast(open, to: UnsafeRawPointer.self))
                != image(of: unsafeBitCast(key, to: UnsafeRawPointer.self))
        #else
            return false
        #endif
    }()

    #if SQLCipher
        /// Where the library or program is loaded that contains a function; nil if the system does not know.
        private static func image(of function: UnsafeRawPointer) -> UInt? {
            // The C library's headers declare `dladdr` under `_GNU_SOURCE` only. Its result is four addresses: of the
            // file's name, of the image, of the symbol's name and of the symbol.
            typealias Look = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> CInt
            guard let symbol = unsafe dlsym(nil, "dladdr") else { return nil }
            let look = unsafe unsafeBitCast(symbol, to: Look.self)
            var found: [UInt] = [0, 0, 0, 0]
            return unsafe look(function, &found) == 0 ? nil : found[1]
        }

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
