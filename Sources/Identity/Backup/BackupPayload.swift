import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperMessage
import WhisperSecretMemory

/// The encrypted content of a backup (docs/formats.md): a version, the number of identities, and the identities, each
/// followed by its secrets.
enum BackupPayload {
    static let version: UInt8 = 1
    /// The maximum size of the payload, 1 MiB.
    static let maximumBytes = 1_048_576
    /// The maximum number of identities in a payload of that size.
    static let maximumIdentities = maximumBytes / minimumIdentityBytes

    private static let headBytes = 1 + 4
    /// The size of an identity with a one-byte name, no predecessor, no statement and no signing key.
    private static let minimumIdentityBytes = 16 + 1 + 1 + 4 + 8 + (4 + 1) + 4 + 4 + SecretSize.each + 4
    private static let defaultFlag: UInt8 = 1

    // MARK: Writing

    /// Returns the payload of a backup, in guarded memory.
    static func bytes(
        of backup: borrowing IdentityBackup, memory: any SecretAllocator
    ) throws(BackupError) -> SecretBytes {
        let fields = backup.identities.map { publicFields(of: $0) }
        let size = zip(fields, backup.identities).reduce(headBytes) { size, next in
            let seed = next.1.keys.signingKey == nil ? 0 : SecretSize.each
            return size + next.0.count + SecretSize.each + 4 + seed
        }
        guard !fields.isEmpty else { throw .malformed }
        guard size <= maximumBytes else { throw .tooLarge }
        let region: SecretBytes
        do {
            region = try memory.allocate(count: size)
        } catch {
            throw .outOfMemory
        }
        var writer = SecretWriter(filling: region)
        writer.append(head(count: fields.count))
        for index in fields.indices {
            writer.append(fields[index])
            guard let agreement = try backup.agreementSecret(at: index) else { throw .malformed }
            writer.append(agreement)
            if let seed = try backup.signingSeed(at: index) {
                writer.append(length(SecretSize.each))
                writer.append(seed)
            } else {
                writer.append(length(0))
            }
        }
        guard let payload = writer.finish() else { throw .malformed }
        return payload
    }

    private static func head(count: Int) -> [UInt8] {
        var fields = FieldWriter(reserving: headBytes)
        fields.byte(version)
        fields.u32(UInt32(truncatingIfNeeded: count))
        return fields.bytes
    }

    private static func length(_ count: Int) -> [UInt8] {
        var field = FieldWriter()
        field.u32(UInt32(truncatingIfNeeded: count))
        return field.bytes
    }

    private static func publicFields(of identity: BackedUpIdentity) -> [UInt8] {
        var fields = FieldWriter(reserving: 256)
        fields.raw(bytes(of: identity.id))
        fields.byte(identity.stage.rawValue)
        fields.byte(identity.isDefault ? defaultFlag : 0)
        fields.u32(identity.keyVersion)
        fields.i64(identity.createdAt)
        fields.lengthPrefixed(Array(identity.name.text.utf8))
        fields.lengthPrefixed(identity.predecessor.map(bytes(of:)) ?? [])
        fields.lengthPrefixed(identity.succession?.bytes ?? [])
        return fields.bytes
    }

    private static func bytes(of id: UniqueIdentifier) -> [UInt8] {
        [id.high, id.low].flatMap { half in
            stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> $0) }
        }
    }

    // MARK: Reading

    /// Reads the backup from a payload.
    static func backup(
        in payload: borrowing SecretBytes, crypto: any CryptoBackend, memory: any SecretAllocator
    ) throws(BackupError) -> IdentityBackup {
        try payload.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(BackupError) in
            var reader = SecretReader(bytes)
            guard let version = reader.byte() else { throw .malformed }
            guard version == BackupPayload.version else { throw .unsupportedVersion }
            // The number is checked against the remaining bytes before memory is reserved for it.
            guard let count = reader.u32(), count > 0, count <= UInt32(reader.remainingCount / minimumIdentityBytes)
            else {
                throw .malformed
            }
            var backup = try IdentityBackup(capacity: Int(count), crypto: crypto, memory: memory)
            for _ in 0..<count { try readIdentity(from: &reader, into: &backup, crypto: crypto) }
            guard reader.isAtEnd else { throw .malformed }
            return backup
        }
    }

    private static func readIdentity(
        from reader: inout SecretReader, into backup: inout IdentityBackup, crypto: any CryptoBackend
    ) throws(BackupError) {
        guard let id = reader.raw(16).flatMap(identifier), let stage = reader.byte().flatMap(IdentityStage.init),
            let flags = reader.byte(), flags & ~defaultFlag == 0, let keyVersion = reader.u32(),
            let createdAt = reader.i64(), let nameBytes = reader.lengthPrefixed(atMost: DisplayName.maximumBytes),
            let name = try? DisplayName(utf8: nameBytes),
            let predecessorBytes = reader.lengthPrefixed(atMost: 16),
            let statementBytes = reader.lengthPrefixed(atMost: SuccessionStatement.size)
        else { throw .malformed }
        let predecessor = identifier(predecessorBytes)
        let statement = SuccessionStatement(statementBytes)
        guard predecessorBytes.isEmpty || predecessor != nil, statementBytes.isEmpty || statement != nil,
            let agreement = try reader.secret(SecretSize.each, crypto: crypto), let seedLength = reader.u32()
        else { throw .malformed }
        func identity(_ keys: PublicKeys) -> BackedUpIdentity {
            BackedUpIdentity(
                id: id, name: name, keys: keys, stage: stage, isDefault: flags == defaultFlag, keyVersion: keyVersion,
                createdAt: createdAt, predecessor: predecessor, succession: statement)
        }
        if seedLength == 0 {
            let keys = try PublicKeys(ofAgreement: agreement, crypto: crypto)
            try backup.append(identity(keys), agreement: agreement)
        } else {
            guard seedLength == UInt32(SecretSize.each),
                let seed = try reader.secret(SecretSize.each, crypto: crypto)
            else { throw .malformed }
            let keys = try PublicKeys(ofAgreement: agreement, signing: seed, crypto: crypto)
            try backup.append(identity(keys), agreement: agreement, signing: seed)
        }
    }

    private static func identifier(_ bytes: [UInt8]) -> UniqueIdentifier? {
        guard bytes.count == 16 else { return nil }
        return UniqueIdentifier(
            high: bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }, low: bytes[8...].reduce(0) { $0 << 8 | UInt64($1) })
    }
}
