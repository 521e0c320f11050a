internal import WhisperJSONText
package import WhisperStorePort
internal import WhisperTextCoding

/// The small file beside the database that describes how to open it, and identifies its key (ST-2).
///
/// A wrong key and a damaged first page look the same to the engine; the key check distinguishes them.
package struct VaultHeader: Hashable, Sendable {
    /// The storage format of the database.
    package enum Storage: String, Sendable {
        /// SQLite without encryption.
        case plain = "sqlite"
        /// SQLCipher with pages of 4,096 bytes, in the format of version 3, which versions 3 and 4 both read and write.
        case cipher3 = "sqlcipher-3"
        /// SQLCipher in the format of version 4, which version 3 cannot read.
        case cipher4 = "sqlcipher-4"
    }

    /// The storage format.
    package var storage: Storage
    /// A check value that only the vault key produces; nil if there is no key.
    package var keyCheck: [UInt8]?
    /// The description that applies once the database is replaced, written beforehand: an interrupted change is thus
    /// detected, and the database shows whether it had taken effect.
    package var next: Successor?
    /// The first bytes of an encrypted database, without which none of its pages can be read: the salt of the page
    /// keys. It is not secret, as it is part of the file; a copy is stored here because damage there would make all
    /// pages unreadable (ST-10).
    package var salt: [UInt8]?
    /// Whether the database is being made: only until then is an empty one not damage.
    package var isUnfinished = false

    /// The storage format and key of a database that is about to be put in place.
    package struct Successor: Hashable, Sendable {
        /// Its storage format.
        package var storage: Storage
        /// A check value that only its key produces.
        package var keyCheck: [UInt8]?
    }

    /// Creates the header of a database.
    package init(storage: Storage, keyCheck: [UInt8]? = nil) {
        self.storage = storage
        self.keyCheck = keyCheck
    }

    /// Whether another header describes the same database now or as its successor.
    func agrees(with header: VaultHeader) -> Bool {
        header.successor == successor || header.next == successor
    }

    /// The storage format and key only.
    package var successor: Successor { Successor(storage: storage, keyCheck: keyCheck) }

    /// This header with the salt of a database file in its current state, unless that cannot be read.
    package func noting(saltOf database: String) -> VaultHeader {
        var header = self
        let start = try? FileSystem.start(of: database, count: VaultHeader.saltLength)
        header.salt = storage == .plain || start?.count != VaultHeader.saltLength ? nil : start
        return header
    }

    /// This header while the database is being made.
    package var unfinished: VaultHeader {
        var header = self
        header.isUnfinished = true
        return header
    }

    private static let saltLength = 16

    /// The version of the header format.
    private static let format: Int64 = 1

    // MARK: As a file

    /// Reads a header; nil if there is none.
    ///
    /// - Throws: `.damaged`, `.newerVersion`, or the file system's error.
    package static func read(_ path: String) throws(StoreError) -> VaultHeader? {
        guard let bytes = try FileSystem.read(path, limit: 65_536) else { return nil }
        guard case .object(let object)? = try? JSONValue.parse(bytes),
            case .number(let format)? = object["format"], let version = format.integer
        else { throw StoreError(.damaged) }
        guard version <= VaultHeader.format else { throw StoreError(.newerVersion) }
        let present = try successor(object)
        var header = VaultHeader(storage: present.storage, keyCheck: present.keyCheck)
        if case .object(let next)? = object["next"] { header.next = try successor(next) }
        header.isUnfinished = object["creating"] == true
        if case .string(let text)? = object["salt"], let salt = HexText.bytes(of: text), salt.count == saltLength {
            header.salt = salt
        }
        return header
    }

    private static func successor(_ object: JSONObject) throws(StoreError) -> Successor {
        guard case .string(let name)? = object["storage"], let storage = Storage(rawValue: name) else {
            throw StoreError(.damaged)
        }
        switch object["key_check"] {
        case .string(let text): return Successor(storage: storage, keyCheck: try keyCheck(text))
        case nil, .null: return Successor(storage: storage)
        default: throw StoreError(.damaged)
        }
    }

    /// Writes the header atomically.
    ///
    /// - Throws: The file system's error.
    package func write(_ path: String) throws(StoreError) {
        var object = JSONObject()
        object["format"] = .number(JSONNumber(VaultHeader.format))
        VaultHeader.put(successor, into: &object)
        if let next {
            var member = JSONObject()
            VaultHeader.put(next, into: &member)
            object["next"] = .object(member)
        }
        if isUnfinished { object["creating"] = true }
        if let salt { object["salt"] = .string(HexText.text(salt)) }
        try FileSystem.write(Array((JSONValue.object(object).text + "\n").utf8), to: path)
    }

    private static func put(_ part: Successor, into object: inout JSONObject) {
        object["storage"] = .string(part.storage.rawValue)
        if part.storage != .plain { object["page_size"] = .number(JSONNumber(4_096)) }
        if let keyCheck = part.keyCheck { object["key_check"] = .string(HexText.text(keyCheck)) }
    }

    /// Parses the 16 bytes of a key check.
    private static func keyCheck(_ text: String) throws(StoreError) -> [UInt8] {
        guard let bytes = HexText.bytes(of: text), bytes.count == 16 else { throw StoreError(.damaged) }
        return bytes
    }
}
