package import WhisperMessage

/// The UUIDs that a vault gives its messages: version 4 in form, and from each the row id can be had again.
///
/// Sixty bits are random. The other sixty-two are the row id, masked by a hash of the random ones under a key that every
/// vault has of its own. So a message is found by its UUID without an index over random values, which at millions of
/// rows would cost an import more than half of its rate. The UUID is stored as well, and compared: one from elsewhere
/// leads to some row or none, never to a message that is not its own.
package struct MessageIdentity: Sendable {
    private let mask: KeyedHash
    private let random: KeyedHash
    private var counter: UInt64 = 0

    /// - Parameters:
    ///   - maskKey: The vault's key, 128 bits.
    ///   - randomKey: 128 fresh random bits, from which the random parts are drawn.
    package init(maskKey: (UInt64, UInt64), randomKey: (UInt64, UInt64)) {
        mask = KeyedHash(key: maskKey)
        random = KeyedHash(key: randomKey)
    }

    /// A new UUID for a row; another one for each call.
    package mutating func make(forRow row: Int64) -> UniqueIdentifier {
        counter &+= 1
        let high = UniqueIdentifier(version4High: random(counter), low: 0).high
        return UniqueIdentifier(version4High: high, low: UInt64(bitPattern: row) ^ mask(high))
    }

    /// The only row that can have this UUID, if it is one of this vault; nil where the bits that it gives are no row id.
    package func row(of id: UniqueIdentifier) -> Int64? {
        let bits = (id.low ^ mask(id.high)) & 0x3FFF_FFFF_FFFF_FFFF
        return Int64(bits)
    }
}
