internal import WhisperJSONText
package import WhisperStorePort
internal import WhisperTextCoding

/// The small file beside the database that tells how it is opened, and whether a key fits (ST-2).
///
/// A wrong key and a damaged first page look the same to the engine; the key check tells them apart.
package struct VaultHeader: Hashable, Sendable {
    /// The engine's form of the database.
    package enum Storage: String, Sendable {
        /// SQLite without encryption.
        case plain = "sqlite"
        /// SQLCipher, pages of 4,096 bytes, in the form of version 3: what versions 3 and 4 both read and write.
        case cipher3 = "sqlcipher-3"
        /// SQLCipher, in the form of version 4, which version 3 cannot read.
        case cipher4 = "sqlcipher-4"
    }

    /// How the database is stored.
    package var storage: Storage
    /// What fits only the vault's key; nil where there is no key.
    package var keyCheck: [UInt8]?
    /// What will hold once the database is replaced, as written down before: a change that was cut off is found so, and
    /// the database tells whether it had happened.
    package var next: Successor?
    /// What an encrypted database begins with, without which none of its pages can be read: the salt of the pages' keys.
    /// No secret, as it stands in the file; kept here, too, as damage there would cost all of them (ST-10).
    package var salt: [UInt8]?

    /// The storage and key of a database that is about to be put in place.
    package struct Successor: Hashable, Sendable {
        /// How it is stored.
        package var storage: Storage
        /// What fits only its key.
        package var keyCheck: [UInt8]?
    }

    /// A header for a database.
    package init(storage: Storage, keyCheck: [UInt8]? = nil) {
        self.storage = storage
        self.keyCheck = keyCheck
    }

    /// Whether this is what a header says, or says will be.
    func agrees(with header: VaultHeader) -> Bool {
        header.successor == successor || header.next == successor
    }

    /// Storage and key alone.
    package var successor: Successor { Successor(storage: storage, keyCheck: keyCheck) }

    /// The same with the salt of a database file as it is now. What cannot be read is left out.
    package func noting(saltOf database: String) -> VaultHeader {
        var header = self
        let start = try? FileSystem.start(of: database, count: VaultHeader.saltLength)
        header.salt = storage == .plain || start?.count != VaultHeader.saltLength ? nil : start
        return header
    }

    private static let saltLength = 16

    /// The version of the header's own form.
    private static let format: Int64 = 1

    // MARK: As a file

    /// Reads a header; nil where there is none.
    package static func read(_ path: String) throws(StoreError) -> VaultHeader? {
        guard let bytes = try FileSystem.read(path, limit: 65_536) else { return nil }
        guard case .object(let object)? = try? JSONValue.parse(bytes),
            case .number(let format)? = object["format"], let version = format.integer
        else { throw StoreError(.damaged) }
        guard version <= VaultHeader.format else { throw StoreError(.newerVersion) }
        let present = try successor(object)
        var header = VaultHeader(storage: present.storage, keyCheck: present.keyCheck)
        if case .object(let next)? = object["next"] { header.next = try successor(next) }
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

    /// Writes the header, whole or not at all.
    package func write(_ path: String) throws(StoreError) {
        var object = JSONObject()
        object["format"] = .number(JSONNumber(VaultHeader.format))
        VaultHeader.put(successor, into: &object)
        if let next {
            var member = JSONObject()
            VaultHeader.put(next, into: &member)
            object["next"] = .object(member)
        }
        if let salt { object["salt"] = .string(HexText.text(salt)) }
        try FileSystem.write(Array((JSONValue.object(object).text + "\n").utf8), to: path)
    }

    private static func put(_ part: Successor, into object: inout JSONObject) {
        object["storage"] = .string(part.storage.rawValue)
        if part.storage != .plain { object["page_size"] = .number(JSONNumber(4_096)) }
        if let keyCheck = part.keyCheck { object["key_check"] = .string(HexText.text(keyCheck)) }
    }

    /// The 16 bytes of a key check.
    private static func keyCheck(_ text: String) throws(StoreError) -> [UInt8] {
        guard let bytes = HexText.bytes(of: text), bytes.count == 16 else { throw StoreError(.damaged) }
        return bytes
    }
}
