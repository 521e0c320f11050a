import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

@Suite("Backups of identities (ID-6)", .ownThreads)
struct IdentityBackupTests {
    let test: TestKeys
    let format: IdentityBackupFormat

    init() throws {
        test = try TestKeys()
        format = IdentityBackupFormat(sealing: test.sealing, crypto: test.crypto, memory: test.sealing)
    }

    private func emptyBackup(_ capacity: Int = 3) throws -> IdentityBackup {
        try IdentityBackup(capacity: capacity, crypto: test.crypto, memory: test.sealing)
    }

    /// Returns the identities of `Vectors.backup`: two keys of Ana's, of which the later is her default, and one that
    /// cannot sign.
    private func sample() throws -> IdentityBackup {
        var backup = try emptyBackup()
        let ana = try DisplayName("Ana Müller")
        try backup.append(
            BackedUpIdentity(
                id: identifier(from: 0), name: ana, keys: try test.keys(1, 2), stage: .archived,
                createdAt: Vectors.time),
            agreement: try test.secret(1), signing: try test.secret(2))
        try backup.append(
            BackedUpIdentity(
                id: identifier(from: 16), name: ana, keys: try test.keys(3, 4), isDefault: true, keyVersion: 2,
                createdAt: Vectors.time + 5, predecessor: identifier(from: 0),
                succession: try test.statement(from: (1, 2), to: (3, 4))),
            agreement: try test.secret(3), signing: try test.secret(4))
        try backup.append(
            BackedUpIdentity(
                id: identifier(from: 32), name: try DisplayName("李小龍"), keys: try test.keys(5, nil), stage: .rotated,
                keyVersion: 7, createdAt: 0),
            agreement: try test.secret(5))
        return backup
    }

    private func fault(_ text: [UInt8], under passphrase: String = "pässphrase") throws -> BackupError? {
        let passphrase = try test.passphrase(passphrase)
        do {
            _ = try format.backup(in: text, under: passphrase)
            return nil
        } catch {
            return error
        }
    }

    @Test("A backup made by another implementation opens, including its secrets")
    func vector() throws {
        let read = try format.backup(in: Vectors.backup, under: try test.passphrase("pässphrase"))
        let expected = try sample()
        #expect(read.identities == expected.identities)
        for (index, numbers) in [(UInt8(1), UInt8(2)), (3, 4)].enumerated() {
            let agreement = bytes(ofEither: try read.agreementSecret(at: index))
            let signing = bytes(ofEither: try read.signingSeed(at: index))
            #expect(agreement == [UInt8](repeating: numbers.0, count: 32))
            #expect(signing == [UInt8](repeating: numbers.1, count: 32))
        }
        let last = bytes(ofEither: try read.agreementSecret(at: 2))
        #expect(last == [UInt8](repeating: 5, count: 32))
        let absent = [
            bytes(ofEither: try read.signingSeed(at: 2)), bytes(ofEither: try read.signingSeed(at: -1)),
            bytes(ofEither: try read.agreementSecret(at: 3)),
        ]
        #expect(absent == [nil, nil, nil])
    }

    @Test("A written backup round-trips, with the documented payload")
    func roundTrip() throws {
        let backup = try sample()
        let passphrase = try test.passphrase("p")
        let text = try format.text(of: backup, under: passphrase, cost: .minimal)
        #expect(IdentityBackupFormat.isMarked(text))
        #expect(text.last == UInt8(ascii: "\n"))
        #expect(try format.backup(in: text, under: passphrase).identities == backup.identities)
        // The same payload as the other implementation's, byte for byte.
        let own = try test.sealing.open(Fields.dearmored(text), under: passphrase)
        let other = try test.sealing.open(Fields.dearmored(Vectors.backup), under: try test.passphrase("pässphrase"))
        let isSame = own.hasSameBytes(as: other)
        #expect(isSame)
        // Sealing again uses a new salt and nonce.
        #expect(try format.text(of: backup, under: passphrase, cost: .minimal) != text)
    }

    @Test("By default a guess costs libsodium's MODERATE (ID-6)")
    func cost() throws {
        let text = try format.text(of: try sample(), under: try test.passphrase("p"))
        #expect(Array(Fields.dearmored(text)[..<14]) == [1, 1] + Fields.u32(3) + Fields.i64(268_435_456))
    }

    @Test("A wrong passphrase is distinguished from changed content, but only if the passphrase was right")
    func wrongPassphrase() throws {
        #expect(try fault(Vectors.backup, under: "passphrase") == .wrongPassphrase)
        let box = Fields.dearmored(Vectors.backup)
        for index in 86..<box.count {
            var changed = box
            changed[index] ^= 1
            #expect(try fault(Fields.armored("whisper-backup1:", changed)) == .damaged)
            #expect(try fault(Fields.armored("whisper-backup1:", changed), under: "other") == .wrongPassphrase)
        }
        for index in 14..<86 {
            var changed = box
            changed[index] ^= 0x10
            let found = try fault(Fields.armored("whisper-backup1:", changed))
            // The passphrase does not commit to the nonce: a changed nonce shows in the content.
            #expect(found == ((30..<54).contains(index) ? .damaged : .wrongPassphrase), "byte \(index)")
        }
    }

    @Test("A box that requires more than 10 passes or 1 GiB is rejected at once")
    func greed() throws {
        let box = Fields.dearmored(Vectors.backup)
        let greedy: [(place: Int, bytes: [UInt8])] = [
            (2, Fields.u32(11)), (2, Fields.u32(0)), (2, Fields.u32(.max)), (6, Fields.i64(1_073_741_825)),
            (6, Fields.i64(-1)), (6, Fields.i64(8_191)),
        ]
        let time = try processorTime {
            for (place, bytes) in greedy {
                var changed = box
                changed.replaceSubrange(place..<place + bytes.count, with: bytes)
                let found = try fault(Fields.armored("whisper-backup1:", changed))
                #expect(found == .costOutOfRange)
            }
        }
        #expect(time < .seconds(1))
    }

    @Test("Other versions, other functions and other texts are reported or rejected")
    func form() throws {
        var box = Fields.dearmored(Vectors.backup)
        for place in 0...1 {
            box[place] = 2
            #expect(try fault(Fields.armored("whisper-backup1:", box)) == .unsupportedVersion)
            box[place] = 1
        }
        let text = String(decoding: Vectors.backup, as: UTF8.self)
        for variant in [
            "", "whisper-backup1:", "\(text)=", "\(text)!", "Whisper-backup1:AQ", "whisper-key1:AQ", "x\(text)",
        ] {
            #expect(try fault(Array(variant.utf8)) == .malformed)
        }
        #expect(try fault(Vectors.backup + [UInt8](" \r\n".utf8)) == nil)
        for count in stride(from: 0, to: 86 + 16, by: 1) {
            #expect(try fault(Fields.armored("whisper-backup1:", Array(box.prefix(count)))) != nil)
        }
        let long = Array("whisper-backup1:".utf8) + [UInt8](repeating: UInt8(ascii: "A"), count: 1_398_240)
        #expect(try fault(long) == .malformed)
    }

    @Test("Public keys that do not match the secrets are not written")
    func mismatch() throws {
        var backup = try emptyBackup()
        let name = try DisplayName("Ana")
        for keys in [try test.keys(1, 3), try test.keys(3, 2), try test.keys(1, nil)] {
            let identity = BackedUpIdentity(id: identifier(from: 0), name: name, keys: keys, createdAt: 0)
            let agreement = try test.secret(1)
            let signing = try test.secret(2)
            #expect(throws: BackupError.mismatchedKeys) {
                try backup.append(identity, agreement: agreement, signing: signing)
            }
        }
        let identity = BackedUpIdentity(id: identifier(from: 0), name: name, keys: try test.keys(1, 2), createdAt: 0)
        let agreement = try test.secret(1)
        #expect(throws: BackupError.mismatchedKeys) { try backup.append(identity, agreement: agreement) }
        let short = try test.secret([UInt8](repeating: 1, count: 31))
        #expect(throws: BackupError.malformed) { try backup.append(identity, agreement: short) }
        #expect(backup.identities.isEmpty)
    }

    @Test("A backup accepts its announced number of identities, and an empty one is invalid")
    func capacity() throws {
        #expect(throws: BackupError.tooLarge) { _ = try emptyBackup(0) }
        #expect(throws: BackupError.tooLarge) { _ = try emptyBackup(1_000_000) }
        let passphrase = try test.passphrase("p")
        let nothing = try emptyBackup()
        #expect(throws: BackupError.malformed) { _ = try format.text(of: nothing, under: passphrase, cost: .minimal) }
        var backup = try emptyBackup(1)
        let name = try DisplayName("Ana")
        let first = BackedUpIdentity(id: identifier(from: 0), name: name, keys: try test.keys(1, nil), createdAt: 0)
        try backup.append(first, agreement: try test.secret(1))
        let second = BackedUpIdentity(id: identifier(from: 1), name: name, keys: try test.keys(2, nil), createdAt: 0)
        let agreement = try test.secret(2)
        #expect(throws: BackupError.tooLarge) { try backup.append(second, agreement: agreement) }
    }

    @Test("Four hundred identities with long names round-trip in one backup")
    func many() throws {
        let long = String(repeating: "é", count: 60)
        var backup = try emptyBackup(400)
        for number in UInt64(0)..<400 {
            let secret = (0..<32).map {
                UInt8(truncatingIfNeeded: number >> ($0 < 8 ? UInt64($0 * 8) : 0)) &+ UInt8($0)
            }
            let keys = PublicKeys(
                agreementKey: try test.crypto.agreementPublicKey(of: try test.secret(secret)), signingKey: nil)
            try backup.append(
                BackedUpIdentity(
                    id: UniqueIdentifier(high: 1, low: number), name: try DisplayName("\(long) \(number)"), keys: keys,
                    createdAt: 0), agreement: try test.secret(secret))
        }
        let passphrase = try test.passphrase("p")
        let text = try format.text(of: backup, under: passphrase, cost: .minimal)
        #expect(try format.backup(in: text, under: passphrase).identities == backup.identities)
    }

    @Test("Running out of guarded memory is reported as such", arguments: 0..<6)
    func memory(allowed: Int) throws {
        let scarce = ScarceMemory(test.sealing, allowed: allowed)
        let scarceFormat = IdentityBackupFormat(sealing: test.sealing, crypto: test.crypto, memory: scarce)
        let passphrase = try test.passphrase("p")
        let backup = try sample()
        let text = try format.text(of: backup, under: passphrase, cost: .minimal)
        do {
            let read = try scarceFormat.backup(in: text, under: passphrase)
            #expect(allowed >= 1)
            _ = try scarceFormat.text(of: read, under: passphrase, cost: .minimal)
            Issue.record("reading and writing make do with \(allowed) regions")
        } catch {
            #expect(error == .outOfMemory)
        }
    }
}
