import WhisperSealingContract
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

/// Mistakes that a sealing adapter could make.
enum SealingFlaw: CaseIterable {
    case oneKeyForAll
    case derivesWithoutContext
    case derivesWithoutPurpose
    case sealsWithoutContext
    case opensWithoutContext
    case acceptsAnyCost
    case reportsEverythingAsMalformed
    case sameBoxTwice
    case endsNoStream
    case continuesAfterTheEnd
    case hashesAgain
    case randomBytesRepeat
}

@Suite("The sealing contract detects mistakes", .ownThreads)
struct FlawedSealingTests {
    @Test("A mistake breaks a rule", arguments: SealingFlaw.allCases)
    func mistake(_ flaw: SealingFlaw) throws {
        let right = try SodiumSealing()
        withKnownIssue {
            for law in SealingLaw.all { try law.check(FlawedSealing(flaw: flaw, right: right), memory: right) }
        }
    }
}

/// A sealing that is correct except for one mistake.
private struct FlawedSealing: Sealing {
    let flaw: SealingFlaw
    let right: SodiumSealing

    func makeKey() throws(SealingError) -> SecretBytes {
        guard flaw == .oneKeyForAll else { return try right.makeKey() }
        do {
            return try right.allocate(count: 32)
        } catch {
            throw .outOfMemory
        }
    }

    func randomBytes(count: Int) -> [UInt8] {
        flaw == .randomBytesRepeat ? [UInt8](repeating: 1, count: max(count, 0)) : right.randomBytes(count: count)
    }

    func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString, context: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        try right.deriveKey(
            from: key, purpose: flaw == .derivesWithoutPurpose ? "any" : purpose,
            context: flaw == .derivesWithoutContext ? [] : context)
    }

    func authenticationCode(for bytes: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> [UInt8] {
        try right.authenticationCode(for: bytes, under: key)
    }

    func seal(
        _ secret: borrowing SecretBytes, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(SealingError) -> [UInt8] {
        try right.seal(secret, under: passphrase, cost: flaw == .acceptsAnyCost ? .minimal : cost)
    }

    func open(_ box: [UInt8], under passphrase: borrowing SecretBytes) throws(SealingError) -> SecretBytes {
        do {
            return try right.open(box, under: passphrase)
        } catch {
            throw flaw == .reportsEverythingAsMalformed ? .malformed : error
        }
    }

    func seal(_ bytes: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8] {
        if flaw == .sameBoxTwice, bytes.isEmpty { return [UInt8](repeating: 1, count: 41) }
        return try right.seal(bytes, under: key, context: flaw == .sealsWithoutContext ? [] : context)
    }

    func open(_ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8] {
        guard flaw == .opensWithoutContext || flaw == .sealsWithoutContext else {
            return try right.open(box, under: key, context: context)
        }
        do {
            return try right.open(box, under: key, context: [])
        } catch {
            return try right.open(box, under: key, context: flaw == .opensWithoutContext ? [1, 2] : [])
        }
    }

    func sealSecret(
        _ secret: borrowing SecretBytes, under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        try right.sealSecret(secret, under: key, context: context)
    }

    func openSecret(
        _ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        try right.openSecret(box, under: key, context: context)
    }

    func sealStream(under key: borrowing SecretBytes) throws(SealingError) -> any StreamSealer {
        FlawedStreamSealer(flaw: flaw, sealer: try right.sealStream(under: key))
    }

    func openStream(header: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> any StreamOpener {
        try right.openStream(header: header, under: key)
    }

    func sha256() -> any Digest {
        flaw == .hashesAgain ? FlawedDigest(right: right) : right.sha256()
    }
}

private final class FlawedStreamSealer: StreamSealer {
    let flaw: SealingFlaw
    let sealer: any StreamSealer

    init(flaw: SealingFlaw, sealer: any StreamSealer) {
        self.flaw = flaw
        self.sealer = sealer
    }

    var header: [UInt8] { sealer.header }

    func seal(_ chunk: UnsafeRawBufferPointer, isLast: Bool) throws(SealingError) -> [UInt8] {
        do {
            return try sealer.seal(chunk, isLast: flaw == .endsNoStream ? false : isLast)
        } catch {
            if flaw == .continuesAfterTheEnd { return [] }
            throw error
        }
    }
}

private final class FlawedDigest: Digest {
    private let right: SodiumSealing
    private var digest: any Digest

    init(right: SodiumSealing) {
        self.right = right
        digest = right.sha256()
    }

    func update(_ bytes: UnsafeRawBufferPointer) {
        digest.update(bytes)
    }

    func finish() -> [UInt8] {
        defer { digest = right.sha256() }
        return digest.finish()
    }
}
