/// The number by which a vault finds the messages with an external id, and the answers to them.
///
/// WhatsApp's and most other ids are random; their key is a hash, so that an entry takes eight bytes whatever the length
/// of the id. The hash is keyed: otherwise an attacker who chooses ids could give thousands of messages the same key. The
/// ids of exports begin with their time, and so do their keys, so that those of a chat remain next to each other. Equal
/// keys are possible, so each lookup also compares the id.
package struct MessageKey: Sendable {
    private let hash: KeyedHash

    /// Creates the function of a vault.
    ///
    /// - Parameter identityKey: The vault's key for ids (see `MessageIdentity`).
    package init(identityKey: (UInt64, UInt64)) {
        // Another key than that of the UUIDs, whose hashes everyone can see who sees a UUID.
        hash = KeyedHash(key: (identityKey.0 ^ 0x6578_7465_726E_616C, identityKey.1 ^ 0x6D65_7373_6167_6573))
    }

    /// The key of an external id in UTF-8, from 2^62, so that it is greater than any row id.
    package func callAsFunction(_ id: UnsafeRawBufferPointer) -> Int64 {
        let hash = unsafe hash(id)
        guard let seconds = unsafe MessageKey.seconds(of: id) else { return MessageKey.first | Int64(hash >> 2) }
        // 32 bits reach the year 2106; keys of later times lie between those of earlier ones.
        return MessageKey.first | Int64((seconds & 0xFFFF_FFFF) << 30 | hash & 0x3FFF_FFFF)
    }

    /// The key of an external id, from 2^62.
    package func callAsFunction(_ id: String) -> Int64 {
        var id = id
        return id.withUTF8 { unsafe self(UnsafeRawBufferPointer($0)) }
    }

    /// The smallest key.
    package static let first: Int64 = 1 << 62

    /// The start of the ids of exports, and the first text behind all of them.
    package static let exported = (first: "x1-", behind: "x1.")

    /// Whether an external id begins with a time, as those of exports do.
    package static func isOrdered(_ id: String) -> Bool { id.utf8.starts(with: exported.first.utf8) }

    /// The time in the id of an export: `x1-` and ten hexadecimal digits.
    private static func seconds(of id: UnsafeRawBufferPointer) -> UInt64? {
        guard id.count > 13, unsafe id.starts(with: exported.first.utf8) else { return nil }
        var seconds: UInt64 = 0
        for index in 3..<13 {
            let byte = unsafe id[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): seconds = seconds << 4 | UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): seconds = seconds << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return seconds
    }
}
