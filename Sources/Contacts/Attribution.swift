public import WhisperIdentity

/// The sender of a message, as far as it is known (ENV-5, UX-2).
///
/// Only `signed` and `revoked` denote a contact to whom these keys belong. The name in `keyChanged` is that of a
/// contact who shares a key with the sender, and the one in `unsigned` may have been written by anyone: neither is ever
/// shown as the sender's.
public enum Attribution: Hashable, Sendable {
    /// A valid signature by exactly the keys on record for one contact.
    case signed(KeyHolder)
    /// A valid signature by keys on record that were revoked: the signer may have stolen them.
    case revoked(KeyHolder)
    /// A valid signature by keys that match only half of a contact's, or that a contact had before.
    ///
    /// The signer may be the contact with new keys or an impostor. Never empty.
    case keyChanged([KeyHolder])
    /// A valid signature by keys unknown to every contact.
    case unknownSigned
    /// No signature. The contact is the one whose keys the message claims, without any proof.
    case unsigned(claim: KeyHolder?)

    /// Attributes a message.
    ///
    /// - Parameters:
    ///   - sender: The keys that the message names.
    ///   - isSigned: Whether the message has a signature, already found valid.
    ///   - owners: Every contact that has or had one of the two keys. Additional contacts do no harm.
    public init(sender: PublicKeys, isSigned: Bool, owners: [KeyHolder]) {
        let bearers = owners.filter { $0.keys == sender }
        guard isSigned, sender.signingKey != nil else {
            self = .unsigned(claim: bearers.count == 1 ? bearers[0] : nil)
            return
        }
        // If two contacts have the same keys, the sender has two names and neither is certain.
        if bearers.count == 1 {
            self = bearers[0].trust == .revoked ? .revoked(bearers[0]) : .signed(bearers[0])
            return
        }
        let relatives = owners.filter { $0.has(either: sender) }
        self = relatives.isEmpty ? .unknownSigned : .keyChanged(relatives)
    }

    /// The kind of attribution; raw values are the names for scripts.
    public enum Kind: String, Sendable, CaseIterable {
        case signed
        case revoked
        case keyChanged = "key-changed"
        case unknownSigned = "unknown-signed"
        case unsigned
    }

    /// The kind of this attribution.
    public var kind: Kind {
        switch self {
        case .signed: .signed
        case .revoked: .revoked
        case .keyChanged: .keyChanged
        case .unknownSigned: .unknownSigned
        case .unsigned: .unsigned
        }
    }

    /// The contact whose keys signed; nil if there is none.
    public var signer: KeyHolder? {
        switch self {
        case .signed(let holder), .revoked(let holder): holder
        case .keyChanged, .unknownSigned, .unsigned: nil
        }
    }

    /// Whether the reader must be warned; reflected in the exit code (CLI-5).
    public var isAlarming: Bool {
        switch self {
        case .keyChanged, .revoked: true
        case .signed, .unknownSigned, .unsigned: false
        }
    }
}

/// The trust in a contact's keys (CON-1). Raw values are the vault's codes.
public enum Trust: Int, Hashable, Sendable, CaseIterable {
    /// The fingerprint has not been compared.
    case unverified = 0
    /// The owner compared the fingerprint with the contact (CON-3).
    case verified = 1
    /// The keys must not be used: nothing is sent to them, and none of their signatures counts as verified.
    case revoked = 2
}
