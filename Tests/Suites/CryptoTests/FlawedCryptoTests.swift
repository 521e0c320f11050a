import WhisperCryptoContract
import WhisperCryptoPort
import WhisperSecretMemory
import WhisperSodiumCrypto
import Synchronization
import WhisperTestThreads
import Testing

/// Mistakes that a backend could make.
enum CryptoFlaw: CaseIterable {
    case returnsUsedMemory
    case allocatesNothing
    case repeatsRandomBytes
    case repeatsRandomSecrets
    case allowsTheZeroSecret
    case ignoresScalarLength
    case reducesNoCoordinate
    case signsAnotherMessage
    case signsAtRandom
    case validWithAnyLength
    case validWithReducedScalar
    case validForLowOrderKeys
    case validForLowOrderR
    case checksTimesEight
    case alwaysInvalid
    case sealsWithoutContext
    case opensWithoutTag
    case reportsShortBoxesAsLength
    case ignoresNonceLength
    case extractsWithoutSalt
    case expandsWithoutInformation
    case expandsWithoutEnd
    case expandsInOneBlock
    case hashesTheSmallHash
}

@Suite("The crypto contract detects mistakes (ENV-11)", .ownThreads)
struct FlawedCryptoTests {
    @Test("A mistake breaks a rule", arguments: CryptoFlaw.allCases)
    func mistake(_ flaw: CryptoFlaw) async throws {
        let flawed = FlawedCrypto(flaw: flaw, right: try SodiumCrypto())
        // The first broken rule suffices; the messages for individual cases are not needed.
        for law in CryptoLaw.all {
            let isBroken = Mutex(false)
            try await withKnownIssue(isIntermittent: true) {
                try await law.check(flawed, .deterministicSignatures)
            } matching: { _ in
                isBroken.withLock { $0 = true }
                return true
            }
            if isBroken.withLock({ $0 }) { return }
        }
        Issue.record("No law is broken by \(flaw)")
    }
}

/// A backend that is correct except for one mistake.
private struct FlawedCrypto: CryptoBackend {
    let flaw: CryptoFlaw
    let right: SodiumCrypto

    func makeSecret(count: Int) throws(CryptoError) -> SecretBytes {
        if flaw == .allocatesNothing, count < 1 { return try right.makeSecret(count: 1) }
        return try flaw == .returnsUsedMemory && count == 80
            ? right.randomSecret(count: count) : right.makeSecret(count: count)
    }

    func randomSecret(count: Int) throws(CryptoError) -> SecretBytes {
        var secret = try right.randomSecret(count: count)
        if flaw == .repeatsRandomSecrets {
            secret.withUnsafeMutableBytes { bytes in
                for index in bytes.indices { bytes[index] = 1 }
            }
        }
        return secret
    }

    func randomBytes(count: Int) -> [UInt8] {
        flaw == .repeatsRandomBytes ? [UInt8](repeating: 1, count: max(count, 0)) : right.randomBytes(count: count)
    }

    func agreementPublicKey(of secret: borrowing SecretBytes) throws(CryptoError) -> AgreementPublicKey {
        if flaw == .ignoresScalarLength, secret.count != 32 {
            return try right.agreementPublicKey(of: right.randomSecret(count: 32))
        }
        return try right.agreementPublicKey(of: secret)
    }

    func sharedSecret(
        _ secret: borrowing SecretBytes, with publicKey: AgreementPublicKey
    ) throws(CryptoError) -> SecretBytes {
        if flaw == .reducesNoCoordinate, !X25519Encoding.isCanonical(publicKey), secret.count == 32,
            !X25519Encoding.isLowOrder(publicKey)
        {
            return try right.randomSecret(count: 32)
        }
        do {
            return try right.sharedSecret(secret, with: publicKey)
        } catch {
            guard flaw == .allowsTheZeroSecret, error == .weakKey else { throw error }
            return try right.makeSecret(count: 32)
        }
    }

    func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey {
        try right.signingPublicKey(ofSeed: seed)
    }

    func signature(
        over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
    ) throws(CryptoError) -> [UInt8] {
        if flaw == .signsAnotherMessage, message.count == 128 {
            return try right.signature(over: UnsafeRawBufferPointer(rebasing: message.dropLast()), by: pair)
        }
        let signature = try right.signature(over: message, by: pair)
        return flaw == .signsAtRandom && message.count == 1 ? right.randomBytes(count: 64) : signature
    }

    func isValidSignature(
        _ signature: [UInt8], over message: UnsafeRawBufferPointer, by publicKey: SigningPublicKey
    ) -> Bool {
        let isValid = right.isValidSignature(signature, over: message, by: publicKey)
        switch flaw {
        case .alwaysInvalid: return false
        case .validWithAnyLength where signature.count > 64:
            return right.isValidSignature(Array(signature.prefix(64)), over: message, by: publicKey)
        case .validWithReducedScalar where signature.count == 64 && !Ed25519Encoding.isStrict(signature: signature):
            return Ed25519Encoding.isStrict(publicKey) && message.count < 3
        case .validForLowOrderKeys: return isValid || Ed25519Encoding.isLowOrder(publicKey)
        case .validForLowOrderR:
            let point = SigningPublicKey(Array(signature.prefix(32)))
            return isValid || point.map { Ed25519Encoding.isLowOrder($0) } == true
        case .checksTimesEight:
            return isValid || message.elementsEqual("torsion in R".utf8) && signature.count == 64
        default: return isValid
        }
    }

    func seal(
        _ plain: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        if flaw == .ignoresNonceLength, nonce.count != 12 {
            return try right.seal(plain, key: key, nonce: right.makeSecret(count: 12), context: context)
        }
        return try right.seal(plain, key: key, nonce: nonce, context: flaw == .sealsWithoutContext ? [] : context)
    }

    func open(
        _ box: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        if flaw == .reportsShortBoxesAsLength, box.count < 16 { throw .invalidLength }
        do {
            return try right.open(box, key: key, nonce: nonce, context: flaw == .sealsWithoutContext ? [] : context)
        } catch {
            guard flaw == .opensWithoutTag, error == .notAuthentic, box.count > 16 else { throw error }
            return try right.makeSecret(count: box.count - 16)
        }
    }

    func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
        try right.extract(salt: flaw == .extractsWithoutSalt ? [] : salt, secret: secret)
    }

    func expand(
        _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
    ) throws(CryptoError) -> SecretBytes {
        if flaw == .expandsWithoutEnd, count > 8_160, count < 20_000 { return try right.makeSecret(count: count) }
        if flaw == .expandsInOneBlock, 33...8_160 ~= count { return try right.makeSecret(count: count) }
        let isDropped = flaw == .expandsWithoutInformation
        return try right.expand(pseudorandomKey, information: isDropped ? [] : information, count: count)
    }

    func sha256(_ bytes: [UInt8]) -> [UInt8] { right.sha256(bytes) }

    func sha512(_ bytes: [UInt8]) -> [UInt8] {
        flaw == .hashesTheSmallHash ? right.sha256(bytes) + right.sha256(bytes) : right.sha512(bytes)
    }
}
