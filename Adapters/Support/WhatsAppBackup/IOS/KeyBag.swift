/// The keys of an encrypted iOS backup, each wrapped under a key that is derived from the password (`BackupKeyBag`).
///
/// A sequence of tags of 4 letters, a length of 4 bytes, most significant first, and the value. What precedes the second
/// `UUID` describes the bag, each further one begins a class.
public struct KeyBag: Hashable, Sendable {
    /// The key of a protection class.
    public struct ClassKey: Hashable, Sendable {
        /// The class.
        public var number: UInt32
        /// The key, wrapped.
        public var wrapped: [UInt8]
    }

    /// One derivation by PBKDF2.
    public struct Rounds: Hashable, Sendable {
        /// The salt.
        public var salt: [UInt8]
        /// The number of rounds.
        public var count: Int64
    }

    /// The derivation by SHA-256 that comes first since iOS 10.2; nil in older backups.
    public let first: Rounds?
    /// The derivation by SHA-1.
    public let second: Rounds
    /// The keys that are wrapped under the password alone, by class.
    public let classes: [ClassKey]

    /// The largest bag. Genuine ones have about 1,300 bytes.
    public static let largest = 64 << 10

    /// Reads a bag.
    ///
    /// - Throws: `.damaged` for anything else; `.unknownBackup` for a bag that is not a backup's.
    public init(_ bytes: ArraySlice<UInt8>) throws(WhatsAppBackupError) {
        guard bytes.count <= Self.largest else { throw .damaged }
        var header: [String: ArraySlice<UInt8>] = [:]
        var classes: [[String: ArraySlice<UInt8>]] = []
        var rest = bytes
        while !rest.isEmpty {
            guard rest.count >= 8 else { throw .damaged }
            let tag = String(decoding: rest.prefix(4), as: UTF8.self)
            let length = Int(Self.number(rest.dropFirst(4).prefix(4)))
            rest = rest.dropFirst(8)
            guard length <= rest.count else { throw .damaged }
            let value = rest.prefix(length)
            rest = rest.dropFirst(length)
            if tag == "UUID", header["UUID"] != nil {
                classes.append([:])
            } else if classes.isEmpty {
                header[tag] = value
            } else {
                classes[classes.count - 1][tag] = value
            }
        }
        guard let type = header["TYPE"], type.count == 4, let second = Self.rounds(header["SALT"], header["ITER"])
        else {
            throw .damaged
        }
        guard Self.number(type) & 0x3FFF_FFFF == Self.backup else { throw .unknownBackup }
        self.second = second
        first = Self.rounds(header["DPSL"], header["DPIC"])
        if first == nil, header["DPSL"] != nil || header["DPIC"] != nil { throw .damaged }
        self.classes = classes.compactMap { fields in
            guard let number = fields["CLAS"], number.count == 4, let wrap = fields["WRAP"], wrap.count == 4,
                Self.number(wrap) & Self.underPassword != 0, let wrapped = fields["WPKY"],
                wrapped.count == Self.wrappedSize
            else { return nil }
            return ClassKey(number: Self.number(number), wrapped: Array(wrapped))
        }
    }

    /// The number of bytes of a wrapped key of 32 bytes (RFC 3394).
    static let wrappedSize = 40
    /// The type of a backup's bag.
    private static let backup: UInt32 = 1
    /// The flag of keys that are wrapped under the password.
    private static let underPassword: UInt32 = 2

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func rounds(_ salt: ArraySlice<UInt8>?, _ count: ArraySlice<UInt8>?) -> Rounds? {
        guard let salt, (8...64).contains(salt.count), let count, count.count == 4, number(count) > 0 else {
            return nil
        }
        return Rounds(salt: Array(salt), count: Int64(number(count)))
    }
}
