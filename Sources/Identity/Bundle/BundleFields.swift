import WhisperCryptoPort
import WhisperKeyFingerprint

/// The fields that a bundle's signature covers: everything except the signature.
struct BundleFields {
    let name: DisplayName
    let keys: PublicKeys
    let keyVersion: UInt32
    let createdAt: Int64
    let succession: SuccessionStatement?

    init(
        name: DisplayName, keys: PublicKeys, keyVersion: UInt32, createdAt: Int64, succession: SuccessionStatement?
    ) {
        self.name = name
        self.keys = keys
        self.keyVersion = keyVersion
        self.createdAt = createdAt
        self.succession = succession
    }

    /// Reads the fields; anything after them is left to the caller.
    init(from reader: inout FieldReader) throws(BundleError) {
        guard let version = reader.byte() else { throw .malformed }
        guard version == BundleFields.version else { throw .unsupportedVersion }
        guard let name = reader.lengthPrefixed(atMost: DisplayName.maximumBytes) else { throw .malformed }
        do {
            self.name = try DisplayName(utf8: name)
        } catch {
            throw .name(error)
        }
        guard let agreement = reader.raw(32).flatMap({ AgreementPublicKey($0) }),
            let signing = reader.lengthPrefixed(atMost: 32), signing.isEmpty || signing.count == 32,
            let keyVersion = reader.u32(), let createdAt = reader.i64(),
            let succession = reader.lengthPrefixed(atMost: SuccessionStatement.size)
        else { throw .malformed }
        keys = PublicKeys(agreementKey: agreement, signingKey: SigningPublicKey(signing))
        self.keyVersion = keyVersion
        self.createdAt = createdAt
        if succession.isEmpty {
            self.succession = nil
        } else {
            guard let statement = SuccessionStatement(succession) else { throw .malformed }
            self.succession = statement
        }
    }

    /// Rejects values that no bundle may contain, on writing as on reading.
    func check(crypto: any CryptoBackend) throws(BundleError) {
        guard keyVersion >= 1, UnixTime.range.contains(createdAt) else { throw .malformed }
        guard keys.areStrict else { throw .weakKey }
        if let succession {
            guard succession.newFingerprint == keys.fingerprint(crypto: crypto),
                succession.isAuthentic(crypto: crypto)
            else { throw .invalidSuccession }
        }
    }

    /// The encoded fields.
    var bytes: [UInt8] {
        var fields = FieldWriter(reserving: BundleFields.maximumBytes)
        fields.byte(BundleFields.version)
        fields.lengthPrefixed(Array(name.text.utf8))
        fields.raw(keys.agreementKey.bytes)
        fields.lengthPrefixed(keys.signingKey?.bytes ?? [])
        fields.u32(keyVersion)
        fields.i64(createdAt)
        fields.lengthPrefixed(succession?.bytes ?? [])
        return fields.bytes
    }

    /// The bytes to sign: a label that no other signature in the project begins with, then the fields.
    var signed: [UInt8] {
        var message = FieldWriter(reserving: BundleFields.maximumBytes + 32)
        message.label("whisper-v1/bundle")
        message.byte(0)
        message.raw(bytes)
        return message.bytes
    }

    /// The maximum size of the fields in bytes.
    static let maximumBytes =
        1 + 4 + DisplayName.maximumBytes + 32 + 4 + 32 + 4 + 8 + 4 + SuccessionStatement.size

    private static let version: UInt8 = 1
}
