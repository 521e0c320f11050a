public import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint

/// How offered keys compare with the contacts of a vault (CON-4): what the owner must know before accepting them.
public enum BundleComparison: Hashable, Sendable {
    /// No contact has the name, and none has or had one of the keys.
    case new
    /// A contact has exactly these keys. There is nothing to accept, whatever the name.
    case known(KeyHolder)
    /// Accepting the keys would change a contact's keys, or add a contact that can be mistaken for another.
    ///
    /// Never empty; the strongest grounds come first, and equal grounds keep the order of the arguments.
    case keyChange([KeyChange])

    /// Compares an offer.
    ///
    /// - Parameters:
    ///   - offer: The keys on offer.
    ///   - owners: Every contact that has or had one of the keys.
    ///   - namesakes: Every contact with the name, ignoring differences such as letter case.
    ///   - predecessor: The contact whose fingerprint is the old one in the offer's statement of succession.
    ///
    /// A contact may appear more than once.
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
    /// The connection between the offer and the contact, strongest first.
    public enum Grounds: Int, Hashable, Sendable, Comparable, CaseIterable {
        /// The contact had these keys before: an old bundle, or someone who obtained old keys.
        case formerKeys
        /// The offer states that it succeeds the contact's keys.
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
    /// The connection between the offer and the contact.
    public let grounds: Grounds
    /// The value of the offer's statement of succession for this contact.
    ///
    /// Even a valid one leaves the new keys unverified: a thief of the old ones could have made it.
    public let succession: SuccessionFinding

    /// Creates a change of a contact's keys.
    public init(holder: KeyHolder, grounds: Grounds, succession: SuccessionFinding) {
        self.holder = holder
        self.grounds = grounds
        self.succession = succession
    }
}

/// The result of checking a statement of succession against one contact.
public enum SuccessionFinding: Hashable, Sendable, CaseIterable {
    /// There is no statement.
    case none
    /// The statement was made by the signing key on record, about the keys on record.
    case valid
    /// The statement names the contact's keys but was signed by another key: an attempt at impersonation.
    case invalid
    /// The statement is about keys that are not on record.
    ///
    /// Either a rotation was missed or the statement is unrelated to the contact. Former keys of the contact do not
    /// count.
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
