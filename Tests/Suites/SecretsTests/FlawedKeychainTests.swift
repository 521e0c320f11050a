import WhisperKeychainContract
import WhisperKeychainPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Synchronization
import Testing

/// Mistakes that a keychain could make.
enum KeychainFlaw: CaseIterable {
    case forgetsOnReopening
    case reportsUnavailableAsAbsent
    case storesUnderAnyPassphrase
    case overwritesDamagedFiles
    case keepsRemovedSecrets
    case keepsTheFirstSecret
    case confusesNames
    case namesUnsorted
    case failsToRemoveNothing
    case truncatesSecrets
}

@Suite("The keychain contract detects mistakes", .ownThreads)
struct FlawedKeychainTests {
    let sealing: SodiumSealing

    init() throws {
        sealing = try SodiumSealing()
    }

    @Test(
        "A keychain in memory, also behind one that forwards everything, passes every law (LIB-8)",
        arguments: KeychainLaw.all)
    func inMemory(law: KeychainLaw) async throws {
        for isForwarded in [false, true] {
            let keychain = InMemoryKeychain(memory: sealing)
            let opened: any Keychain = isForwarded ? PlainForwardingKeychain(base: keychain) : keychain
            try await law.check(
                KeychainBench(
                    memory: sealing, open: { opened },
                    openWithWrongPassphrase: { FlawedKeychain(flaw: nil, kept: keychain, failure: .wrongPassphrase) },
                    damage: { keychain.fail(with: .damaged) },
                    obstruct: { keychain.fail(with: .inaccessible(errno: 5)) }))
        }
    }

    /// What a bench without hooks leaves unchecked.
    private static let unchecked = [
        "Under a wrong passphrase every secret is unavailable, none absent (ST-2)": "wrong passphrase",
        "Under a wrong passphrase nothing changes": "wrong passphrase",
        "Damage is reported, never taken for an empty keychain": "damage",
        "An inaccessible secret is unavailable, not absent (ST-2)": "obstruction",
    ]

    @Test("Of a dictionary's bench, which has no hooks, four laws are reported as not checked, by name (LIB-8)")
    func withoutHooks() async throws {
        let bench = KeychainBench(memory: sealing, open: { [sealing] in InMemoryKeychain(memory: sealing) })
        #expect(bench.capabilities == [])
        let needy = KeychainLaw.all.filter { !$0.needs.isSubset(of: bench.capabilities) }
        #expect(needy.map(\.testDescription).sorted() == Self.unchecked.keys.sorted())
        for law in needy { #expect("\(law.needs)" == Self.unchecked[law.testDescription]) }
    }

    @Test(
        "A law that a bench has no hook for records a warning that names it, and does not pass (LIB-8)",
        arguments: KeychainLaw.all)
    func reported(law: KeychainLaw) async throws {
        let keychain = InMemoryKeychain(memory: sealing)
        let bench = KeychainBench(memory: sealing, open: { keychain })
        let reports = Reports()
        var hasReturned = false
        try await withKnownIssue(isIntermittent: true) {
            try await law.check(bench)
            hasReturned = true
        } matching: { issue in
            reports.add(issue)
            return true
        }
        if let missing = Self.unchecked[law.testDescription] {
            #expect(!hasReturned)
            #expect(reports.texts.contains { $0.contains(law.testDescription) && $0.contains(missing) })
        } else {
            #expect(hasReturned && reports.texts.isEmpty)
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

/// What was recorded while a law was checked.
private final class Reports: Sendable {
    private let recorded = Mutex<[String]>([])

    var texts: [String] { recorded.withLock { $0 } }

    func add(_ issue: Issue) { recorded.withLock { $0.append(issue.comments.map(\.rawValue).joined()) } }
}

/// A keychain that overrides nothing.
private struct PlainForwardingKeychain: ForwardingKeychain {
    let base: any Keychain
}

/// A keychain that is correct except for one mistake.
private struct FlawedKeychain: Keychain {
    let flaw: KeychainFlaw?
    let kept: InMemoryKeychain
    var failure: KeychainError?

    private func place(_ name: SecretName) -> SecretName {
        flaw == .confusesNames ? SecretName(rawValue: String(name.rawValue.prefix(1))) ?? name : name
    }

    func lookUp(_ name: SecretName) -> SecretLookup {
        let lookup: SecretLookup = if let failure { .unavailable(failure) } else { kept.lookUp(place(name)) }
        switch consume lookup {
        case .present(let secret): return .present(secret)
        case .absent: return .absent
        case .unavailable(let error): return flaw == .reportsUnavailableAsAbsent ? .absent : .unavailable(error)
        }
    }

    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        if let failure, flaw != .storesUnderAnyPassphrase { throw failure }
        if flaw == .keepsTheFirstSecret, try kept.names().contains(name) { return }
        if flaw == .overwritesDamagedFiles { kept.fail(with: nil) }
        if flaw == .truncatesSecrets, secret.count > 3 { return try storePrefix(of: secret, as: name) }
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
        if flaw == .failsToRemoveNothing, try !kept.names().contains(name) { throw .damaged }
        if flaw == .keepsRemovedSecrets { return }
        try kept.remove(place(name))
    }

    func names() throws(KeychainError) -> [SecretName] {
        if let failure { throw failure }
        return flaw == .namesUnsorted ? try kept.names().reversed() : try kept.names()
    }
}
