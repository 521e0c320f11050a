import WhisperPropertyList

/// What an iOS backup records about a file: an archived object in a binary property list (`NSKeyedArchiver`).
struct ArchivedFileRecord: Hashable, Sendable {
    /// The file's size, as it was when the backup began.
    let size: Int64
    /// The file's key under the key of its protection class; nil if it is not encrypted.
    let key: ProtectedKey?

    /// The largest record that is read. Genuine ones have about a thousand bytes.
    static let largest = 256 << 10

    /// Reads a record.
    ///
    /// - Throws: `.damaged` for anything else.
    init(_ bytes: ArraySlice<UInt8>) throws(WhatsAppBackupError) {
        guard bytes.count <= Self.largest, let archive = PropertyList(Array(bytes))?.archive else { throw .damaged }
        let (file, objects) = archive
        size = max(0, file["Size"]?.integer ?? 0)
        guard let reference = file["EncryptionKey"]?.reference else {
            key = nil
            return
        }
        guard let archived = objects[reference], let data = archived["NS.data"]?.data ?? archived.data else {
            throw .damaged
        }
        key = try ProtectedKey(data)
    }
}

/// A key under the key of a protection class: the number of the class, least significant byte first, and the wrapped key.
struct ProtectedKey: Hashable, Sendable {
    /// The class.
    var number: UInt32
    /// The key, wrapped.
    var wrapped: [UInt8]

    /// Creates a key from its parts.
    init(number: UInt32, wrapped: [UInt8]) {
        self.number = number
        self.wrapped = wrapped
    }

    /// Reads a key.
    ///
    /// - Throws: `.unknownBackup` for a key of another length.
    init(_ data: ArraySlice<UInt8>) throws(WhatsAppBackupError) {
        guard data.count == 4 + KeyBag.wrappedSize else { throw .unknownBackup }
        number = data.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
        wrapped = Array(data.dropFirst(4))
    }
}
