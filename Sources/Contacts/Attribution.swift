public import WhisperIdentity

/// Who a message is from, as far as that is known (ENV-5, UX-2).
///
/// Only `signed` and `revoked` stand for a contact whose keys these are. The name in `keyChanged` is of somebody with whom
/// the sender shares a key, the one in `unsigned` is what anybody may have written: neither is ever shown as the sender's.
public enum Attribution: Hashable, Sendable {
    /// A valid signature by the very keys that are on record for one contact.
    case signed(KeyHolder)
    /// The same, but the contact's keys were revoked: whoever took them may have signed.
    case revoked(KeyHolder)
    /// A valid signature by keys that are half of a contact's, or that a contact had before. It may be the contact with
    /// new keys, or somebody who would pass for it. Never empty.
    case keyChanged([KeyHolder])
    /// A valid signature by keys of which no contact has either.
    case unknownSigned
    /// No signature. The contact is the one whose keys the message claims to come from, without any proof.
    case unsigned(claim: KeyHolder?)

    /// Attributes a message.
    ///
    /// - Parameters:
    ///   - sender: The keys that it names.
    ///   - isSigned: Whether it has a signature, which was found valid.
    ///   - owners: Every contact that has or had one of the two keys. Others among them do no harm.
    public init(sender: PublicKeys, isSigned: Bool, owners: [KeyHolder]) {
        let bearers = owners.filter { $0.keys == sender }
        guard isSigned, sender.signingKey != nil else {
            self = .unsigned(claim: bearers.count == 1 ? bearers[0] : nil)
            return
        }
        // Two contacts of the same keys are two names for one sender, of whom neither is the plain one.
        if bearers.count == 1 {
            self = bearers[0].trust == .revoked ? .revoked(bearers[0]) : .signed(bearers[0])
            return
        }
        let relatives = owners.filter { $0.has(either: sender) }
        self = relatives.isEmpty ? .unknownSigned : .keyChanged(relatives)
    }

    /// What the attribution is, by the name that scripts know it by.
    public enum Kind: String, Sendable, CaseIterable {
        case signed
        case revoked
        case keyChanged = "key-changed"
        case unknownSigned = "unknown-signed"
        case unsigned
    }

    /// What kind it is.
    public var kind: Kind {
        switch self {
        case .signed: .signed
        case .revoked: .revoked
        case .keyChanged: .keyChanged
        case .unknownSigned: .unknownSigned
        case .unsigned: .unsigned
        }
    }

    /// The contact whose keys signed; nil where nobody's did.
    public var signer: KeyHolder? {
        switch self {
        case .signed(let holder), .revoked(let holder): holder
        case .keyChanged, .unknownSigned, .unsigned: nil
        }
    }

    /// Whether the reader must be warned rather than told: the exit code says so (CLI-5).
    public var isAlarming: Bool {
        switch self {
        case .keyChanged, .revoked: true
        case .signed, .unknownSigned, .unsigned: false
        }
    }
}
