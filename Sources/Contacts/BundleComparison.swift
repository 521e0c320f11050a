public import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint

/// How keys on offer compare with the contacts of a vault (CON-4): what the owner must know before they are taken.
public enum BundleComparison: Hashable, Sendable {
    /// No contact has the name, and none has or had one of the keys.
    case new
    /// A contact has exactly these keys. There is nothing to take, whatever the name.
    case known(KeyHolder)
    /// Taking the keys would change those of a contact, or put another contact beside one that they are mistaken for.
    /// Never empty; those with the strongest grounds come first, and among equals those that were given first.
    case keyChange([KeyChange])

    /// Compares an offer.
    ///
    /// - Parameters:
    ///   - offer: The keys on offer.
    ///   - owners: Every contact that has or had one of the keys.
    ///   - namesakes: Every contact of the name, letter case and the like set aside.
    ///   - predecessor: The contact whose fingerprint is the old one of the offer's statement of succession.
    ///
    /// A contact may be given more than once.
    public init(
        of offer: ContactOffer, owners: [KeyHolder], namesakes: [KeyHolder], predecessor: KeyHolder?,
        crypto: any CryptoBackend
    ) {
        let candidates = owners + namesakes + (predecessor.map { [$0] } ?? [])
        if let bearer = candidates.first(where: { $0.keys == offer.keys }) {
            self = .known(bearer)
            return
        }
        var changes: [KeyChange] = []
        for holder in candidates where !changes.contains(where: { $0.holder.contact == holder.contact }) {
            let succession = SuccessionFinding(offer.succession, over: holder, crypto: crypto)
            let isNamesake = namesakes.contains { $0.contact == holder.contact }
            let grounds: KeyChange.Grounds? =
                if holder.pastKeys.contains(offer.keys) {
                    .formerKeys
                } else if succession == .valid {
                    .succession
                } else if holder.has(either: offer.keys) {
                    .sharedKey
                } else if isNamesake {
                    .sameName
                } else if succession == .invalid {
                    .succession
                } else {
                    nil
                }
            if let grounds { changes.append(KeyChange(holder: holder, grounds: grounds, succession: succession)) }
        }
        changes.sort { $0.grounds < $1.grounds }
        self = changes.isEmpty ? .new : .keyChange(changes)
    }
}

/// A contact whose keys an offer would change.
public struct KeyChange: Hashable, Sendable {
    /// What ties the offer to the contact, the strongest first.
    public enum Grounds: Int, Hashable, Sendable, Comparable, CaseIterable {
        /// These are keys that the contact had before: an old bundle, or somebody who got hold of old keys.
        case formerKeys
        /// The offer states that it takes over from the contact's keys.
        case succession
        /// One of the two keys is or was the contact's, and the other is not.
        case sharedKey
        /// The names are the same.
        case sameName

        /// Orders by strength, the strongest first.
        public static func < (left: Grounds, right: Grounds) -> Bool { left.rawValue < right.rawValue }
    }

    /// The contact as it is on record.
    public let holder: KeyHolder
    /// What ties the offer to it.
    public let grounds: Grounds
    /// What the offer's statement of succession is worth to this contact. Even a valid one leaves the new keys
    /// unverified: whoever stole the old ones could have made it.
    public let succession: SuccessionFinding

    /// A change of a contact's keys.
    public init(holder: KeyHolder, grounds: Grounds, succession: SuccessionFinding) {
        self.holder = holder
        self.grounds = grounds
        self.succession = succession
    }
}

/// What a statement of succession says about one contact.
public enum SuccessionFinding: Hashable, Sendable, CaseIterable {
    /// There is no statement.
    case none
    /// It was made by the signing key on record, about the keys on record.
    case valid
    /// It names the contact's keys, but another key signed it: somebody tries to pass for the contact.
    case invalid
    /// It is about keys that are not on record: a rotation was missed, or it has nothing to do with the contact. Keys that
    /// the contact had before count no more.
    case ofOtherKeys

    init(_ statement: SuccessionStatement?, over holder: KeyHolder, crypto: any CryptoBackend) {
        guard let statement else {
            self = .none
            return
        }
        guard statement.oldFingerprint == holder.keys.fingerprint(crypto: crypto) else {
            self = .ofOtherKeys
            return
        }
        self = statement.oldSigningKey == holder.keys.signingKey ? .valid : .invalid
    }
}
