public import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint

/// The public keys of many contacts in one text, without trust decisions (CON-6): `whisper-keybook1:` and base64url.
///
/// The text is one line. Names and keys are as their exporter had them and are not vouched for: the importer must
/// verify each contact again.
public struct Keybook: Hashable, Sendable {
    /// The maximum number of contacts in a keybook.
    public static let maximumContacts = 100_000

    /// The contacts, in ascending order of their keys. Statements of succession are not included.
    public let offers: [ContactOffer]

    /// Creates a keybook from contacts in any order.
    ///
    /// - Throws: `KeybookError.tooLarge`, `duplicate` if two contacts have the same keys, `weakKey`, or `malformed` if
    ///   a number is out of range.
    public init(_ offers: [ContactOffer]) throws(KeybookError) {
        guard offers.count <= Keybook.maximumContacts else { throw .tooLarge }
        let entries = offers.map { (key: Keybook.orderingKey($0), offer: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { entry in
                var offer = entry.offer
                offer.succession = nil
                return offer
            }
        try Keybook.check(entries)
        self.offers = entries
    }

    /// Parses a keybook from its line.
    ///
    /// Parsing is strict: each keybook has exactly one line. Spaces and line ends around the line are accepted.
    ///
    /// - Throws: `KeybookError` with the reason the keybook is rejected.
    public init(text: [UInt8], crypto: any CryptoBackend) throws(KeybookError) {
        guard let bytes = ArmoredText.bytes(in: text, after: Keybook.prefix, atMost: Keybook.maximumBytes) else {
            throw .malformed
        }
        guard let version = bytes.first else { throw .malformed }
        guard version == Keybook.version else { throw .unsupportedVersion }
        guard bytes.count >= Keybook.headSize + Keybook.checksumSize else { throw .malformed }
        let content = Array(bytes.dropLast(Keybook.checksumSize))
        guard crypto.sha256(content) == Array(bytes.suffix(Keybook.checksumSize)) else { throw .damaged }
        var reader = FieldReader(content.dropFirst())
        guard let count = reader.u32(), count <= UInt32(Keybook.maximumContacts) else { throw .tooLarge }
        var entries: [ContactOffer] = []
        while !reader.isAtEnd, entries.count < Int(count) {
            guard let entry = Keybook.entry(from: &reader) else { throw .malformed }
            entries.append(entry)
        }
        guard reader.isAtEnd, entries.count == Int(count) else { throw .malformed }
        try Keybook.check(entries)
        offers = entries
    }

    /// Returns the keybook as one line of ASCII, including its line end.
    public func text(crypto: any CryptoBackend) -> [UInt8] {
        var fields = FieldWriter(reserving: Keybook.headSize + offers.count * 128)
        fields.byte(Keybook.version)
        fields.u32(UInt32(truncatingIfNeeded: offers.count))
        for offer in offers {
            fields.lengthPrefixed(Array(offer.name.text.utf8))
            fields.raw(offer.keys.agreementKey.bytes)
            fields.lengthPrefixed(offer.keys.signingKey?.bytes ?? [])
            fields.u32(offer.keyVersion)
            fields.i64(offer.createdAt)
        }
        fields.raw(crypto.sha256(fields.bytes))
        return ArmoredText.line(Keybook.prefix, fields.bytes) + [UInt8(ascii: "\n")]
    }

    /// Returns whether a text begins like a keybook. Cheap, and no guarantee that it is one.
    public static func isMarked(_ text: [UInt8]) -> Bool {
        ArmoredText.isMarked(text, by: prefix)
    }

    private static func entry(from reader: inout FieldReader) -> ContactOffer? {
        guard let nameBytes = reader.lengthPrefixed(atMost: DisplayName.maximumBytes),
            let name = try? DisplayName(utf8: nameBytes),
            let agreement = reader.raw(32).flatMap({ AgreementPublicKey($0) }),
            let signing = reader.lengthPrefixed(atMost: 32), signing.isEmpty || signing.count == 32,
            let keyVersion = reader.u32(), let createdAt = reader.i64()
        else { return nil }
        return ContactOffer(
            name: name, keys: PublicKeys(agreementKey: agreement, signingKey: SigningPublicKey(signing)),
            keyVersion: keyVersion, createdAt: createdAt)
    }

    /// Rejects contacts that no keybook may contain, on writing as on reading.
    private static func check(_ offers: [ContactOffer]) throws(KeybookError) {
        for offer in offers {
            guard offer.keyVersion >= 1, UnixTime.range.contains(offer.createdAt) else { throw .malformed }
            guard offer.keys.areStrict else { throw .weakKey }
        }
        for (earlier, later) in zip(offers, offers.dropFirst()) {
            guard earlier.keys != later.keys else { throw .duplicate }
            guard orderingKey(earlier).lexicographicallyPrecedes(orderingKey(later)) else { throw .malformed }
        }
    }

    /// Returns the sorting key; the same contacts make the same keybook, and their order reveals nothing.
    private static func orderingKey(_ offer: ContactOffer) -> [UInt8] {
        offer.keys.agreementKey.bytes + (offer.keys.signingKey?.bytes ?? [])
    }

    private static let prefix: StaticString = "whisper-keybook1:"
    private static let version: UInt8 = 1
    private static let headSize = 1 + 4
    private static let checksumSize = 32
    private static let maximumEntryBytes = 4 + DisplayName.maximumBytes + 32 + 4 + 32 + 4 + 8
    private static let maximumBytes = headSize + maximumContacts * maximumEntryBytes + checksumSize
}

/// Reports why a keybook was rejected or could not be made. Reveals nothing of its content.
public enum KeybookError: Error, Hashable, Sendable {
    /// The keybook does not have the documented form.
    case malformed
    /// The format version is not supported.
    case unsupportedVersion
    /// The keybook was changed or truncated: its checksum differs.
    case damaged
    /// The keybook contains more than 100,000 contacts.
    case tooLarge
    /// A key is of low order or not in canonical form.
    case weakKey
    /// Two contacts have the same keys.
    case duplicate
}
