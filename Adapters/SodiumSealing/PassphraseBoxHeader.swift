import WhisperSealingPort

/// The 86 bytes in front of a passphrase box, unencrypted but authenticated (docs/formats.md, ID-6).
struct PassphraseBoxHeader {
    static let version: UInt8 = 1
    static let argon2id: UInt8 = 1
    static let saltSize = 16
    static let nonceSize = 24
    static let commitmentSize = 32
    static let size = 2 + 4 + 8 + saltSize + nonceSize + commitmentSize

    let cost: PassphraseCost
    let salt: [UInt8]
    let nonce: [UInt8]
    let commitment: [UInt8]

    init(cost: PassphraseCost, salt: [UInt8], nonce: [UInt8], commitment: [UInt8]) {
        self.cost = cost
        self.salt = salt
        self.nonce = nonce
        self.commitment = commitment
    }

    /// Parses the header of a box that is long enough to contain a tag as well.
    ///
    /// A cost out of range is rejected here, before any work is done.
    init(startOf box: [UInt8]) throws(SealingError) {
        guard let version = box.first else { throw .malformed }
        guard version == PassphraseBoxHeader.version else { throw .unsupportedVersion }
        guard box.count >= PassphraseBoxHeader.size + AEAD.tagSize else { throw .malformed }
        guard box[1] == PassphraseBoxHeader.argon2id else { throw .unsupportedVersion }
        cost = PassphraseCost(
            operations: box[2..<6].reduce(0) { $0 << 8 | UInt32($1) },
            memory: box[6..<14].reduce(0) { $0 << 8 | UInt64($1) })
        guard cost.isAllowed else { throw .costOutOfRange }
        salt = Array(box[14..<30])
        nonce = Array(box[30..<54])
        commitment = Array(box[54..<86])
    }

    var bytes: [UInt8] {
        var bytes = [PassphraseBoxHeader.version, PassphraseBoxHeader.argon2id]
        bytes.reserveCapacity(PassphraseBoxHeader.size)
        for shift in stride(from: UInt32(24), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: cost.operations >> shift))
        }
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: cost.memory >> shift))
        }
        return bytes + salt + nonce + commitment
    }
}
