import WhisperKeychainContract
import WhisperKeychainPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

/// Mistakes that a keychain could make.
enum KeychainFlaw: CaseIterable {
    case forgetsOnReopening
    case callsUnavailableAbsent
    case storesUnderAnyPassphrase
    case overwritesWhatIsDamaged
    case keepsWhatWasRemoved
    case keepsTheFirst
    case mixesUpNames
    case namesUnsorted
    case complainsOfNothingToRemove
    case cutsSecretsShort
}

@Suite("The keychain contract detects mistakes", .ownThreads)
struct FlawedKeychainTests {
    let sealing: SodiumSealing

    init() throws {
        sealing = try SodiumSealing()
    }

    @Test("A keychain in memory follows the rules")
    func inMemory() async throws {
        for law in KeychainLaw.all {
            let keychain = InMemoryKeychain(memory: sealing)
            try await law.check(
                KeychainBench(
                    memory: sealing, open: { keychain }, damage: { keychain.fail(with: .damaged) },
                    obstruct: { keychain.fail(with: .inaccessible(errno: 5)) }))
        }
    }

    @Test("A mistake breaks a rule", arguments: KeychainFlaw.allCases)
    func mistake(_ flaw: KeychainFlaw) async throws {
        await withKnownIssue {
            for law in KeychainLaw.all { try await law.check(bench(flaw)) }
        }
    }

    private func bench(_ flaw: KeychainFlaw) -> KeychainBench {
        let sealing = sealing
        let kept = InMemoryKeychain(memory: sealing)
        return KeychainBench(
            memory: sealing,
            open: {
                FlawedKeychain(flaw: flaw, kept: flaw == .forgetsOnReopening ? InMemoryKeychain(memory: sealing) : kept)
            },
            openWithWrongPassphrase: { FlawedKeychain(flaw: flaw, kept: kept, failure: .wrongPassphrase) },
            damage: { kept.fail(with: .damaged) }, obstruct: { kept.fail(with: .inaccessible(errno: 5)) })
    }
}

/// A keychain that is correct except for one mistake.
private struct FlawedKeychain: Keychain {
    let flaw: KeychainFlaw
    let kept: InMemoryKeychain
    var failure: KeychainError?

    private func place(_ name: SecretName) -> SecretName {
        flaw == .mixesUpNames ? SecretName(rawValue: String(name.rawValue.prefix(1))) ?? name : name
    }

    func lookUp(_ name: SecretName) -> SecretLookup {
        let lookup: SecretLookup = if let failure { .unavailable(failure) } else { kept.lookUp(place(name)) }
        switch consume lookup {
        case .present(let secret): return .present(secret)
        case .absent: return .absent
        case .unavailable(let error): return flaw == .callsUnavailableAbsent ? .absent : .unavailable(error)
        }
    }

    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        if let failure, flaw != .storesUnderAnyPassphrase { throw failure }
        if flaw == .keepsTheFirst, try kept.names().contains(name) { return }
        if flaw == .overwritesWhatIsDamaged { kept.fail(with: nil) }
        if flaw == .cutsSecretsShort, secret.count > 3 { return try storePrefix(of: secret, as: name) }
        try kept.store(secret, as: place(name))
    }

    private func storePrefix(of secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        guard var part = try? SodiumSealing().allocate(count: 3) else { throw .outOfMemory }
        part.withUnsafeMutableBytes { target in
            secret.withUnsafeBytes { target.copyBytes(from: $0.prefix(3)) }
        }
        try kept.store(part, as: name)
    }

    func remove(_ name: SecretName) throws(KeychainError) {
        if let failure { throw failure }
        if flaw == .complainsOfNothingToRemove, try !kept.names().contains(name) { throw .damaged }
        if flaw == .keepsWhatWasRemoved { return }
        try kept.remove(place(name))
    }

    func names() throws(KeychainError) -> [SecretName] {
        if let failure { throw failure }
        return flaw == .namesUnsorted ? try kept.names().reversed() : try kept.names()
    }
}
