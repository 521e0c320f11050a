package import WhisperMessage

/// The UUIDs that a vault assigns to its messages: formally version 4, and each encodes its row id.
///
/// Sixty bits are random. The other sixty-two are the row id, masked by a hash of the random ones under a key specific
/// to the vault. So a message is found by its UUID without an index over random values, which at millions of rows would
/// more than halve the rate of an import. The UUID is also stored and compared: one from elsewhere leads to an
/// arbitrary row or none, but never to the wrong message.
package struct MessageIdentity: Sendable {
    private let mask: KeyedHash
    private let random: KeyedHash
    private var counter: UInt64 = 0

    /// Parameters:
    ///   - maskKey: The vault's key, 128 bits.
    ///   - randomKey: 128 new random bits, from which the random parts are derived.
    package init(maskKey: (UInt64, UInt64), randomKey: (UInt64, UInt64)) {
        mask = KeyedHash(key: maskKey)
        random = KeyedHash(key: randomKey)
    }

    /// A new UUID for a row; different for each call.
    package mutating func make(forRow row: Int64) -> UniqueIdentifier {
        counter &+= 1
        let high = UniqueIdentifier(version4High: random(counter), low: 0).high
        return UniqueIdentifier(version4High: high, low: UInt64(bitPattern: row) ^ mask(high))
    }

    /// The only row that can have this UUID in this vault; nil if the decoded bits are not a row id.
    package func row(of id: UniqueIdentifier) -> Int64? {
        let bits = (id.low ^ mask(id.high)) & 0x3FFF_FFFF_FFFF_FFFF
        return Int64(bits)
    }
}
