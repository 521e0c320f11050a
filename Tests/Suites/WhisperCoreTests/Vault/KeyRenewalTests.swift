import WhisperKeychainContract
import WhisperKeychainPort
import WhisperRenewalContract
import WhisperRenewalPort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort
import Synchronization
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("New keys for a vault (ST-2)", .ownThreads)
struct KeyRenewalTests {
    /// A vault, its keychain and its recovery copy, as several processes see them.
    private final class Fixture: Sendable {
        let sealing: SodiumSealing
        let keychain: SettableKeychain
        let recovery = KeptRecovery()
        let holder: InMemoryVaultHolder

        init() throws {
            sealing = try SodiumSealing()
            keychain = try SettableKeychain()
            let custody = KeyCustody(keychain: keychain, sealing: sealing, memory: sealing)
            let keys = try custody.create(databaseExists: false)
            holder = InMemoryVaultHolder(key: keys.database.withUnsafeBytes { Array($0) })
        }

        /// What a process works with.
        func renewal() -> KeyRenewal {
            KeyRenewal(
                holder: holder, keychain: keychain, recovery: recovery, sealing: sealing, memory: sealing,
                cost: .minimal)
        }

        func custody() -> KeyCustody { KeyCustody(keychain: keychain, sealing: sealing, memory: sealing) }

        func passphrase(_ text: String = "correct horse") throws -> SecretBytes {
            var secret = try sealing.allocate(count: text.utf8.count)
            secret.withUnsafeMutableBytes { $0.copyBytes(from: Array(text.utf8)) }
            return secret
        }

        /// The key in the keychain.
        func keptKey() throws -> [UInt8] { try custody().open().database.withUnsafeBytes { Array($0) } }

        /// The key in the recovery copy.
        func recoveredKey(under text: String = "correct horse") throws -> [UInt8] {
            let copy = RecoveryCopy(sealing: sealing, memory: sealing)
            let keys = try copy.keys(in: recovery.text, under: try passphrase(text))
            return keys.database.withUnsafeBytes { Array($0) }
        }

        /// Finishes a renewal of a key that none was begun with.
        func finishForeign() throws {
            let key = try sealing.makeKey()
            try custody().finishRenewal(to: key)
        }

        func hasPending() throws -> Bool {
            switch try custody().pendingKey() {
            case .some: true
            case .none: false
            }
        }
    }

    @Test("Database, keychain and recovery copy have the new key, and none is pending")
    func renewal() throws {
        let fixture = try Fixture()
        let before = fixture.holder.key
        try fixture.renewal().renewKey(under: try fixture.passphrase())
        #expect(fixture.holder.key != before)
        #expect(try fixture.keptKey() == fixture.holder.key)
        #expect(try fixture.recoveredKey() == fixture.holder.key)
        #expect(try !fixture.hasPending())
    }

    @Test(
        "A second renewal during the first is rejected, and removes no key",
        arguments: InMemoryVaultHolder.Moment.allCases)
    func twoAtOnce(_ moment: InMemoryVaultHolder.Moment) throws {
        let fixture = try Fixture()
        let second = Mutex<KeyRenewalError?>(nil)
        fixture.holder.atEachMoment { reached throws(StoreError) in
            guard reached == moment else { return }
            do {
                try fixture.renewal().renewKey(under: try fixture.passphrase())
            } catch {
                second.withLock { $0 = error as? KeyRenewalError }
            }
        }
        try fixture.renewal().renewKey(under: try fixture.passphrase())
        #expect(second.withLock { $0 } == .store(StoreError(.heldExclusively)))
        #expect(try fixture.keptKey() == fixture.holder.key)
        #expect(try fixture.recoveredKey() == fixture.holder.key)
    }

    @Test("Nothing opens the vault until the recovery copy is written")
    func heldToTheEnd() throws {
        let fixture = try Fixture()
        let wasHeld = Mutex(false)
        fixture.recovery.beforeKeeping {
            do {
                _ = try fixture.holder.open()
            } catch {
                wasHeld.withLock { $0 = true }
            }
        }
        try fixture.renewal().renewKey(under: try fixture.passphrase())
        #expect(wasHeld.withLock { $0 })
    }

    @Test(
        "A failed renewal keeps the key that the database may need, and the next one finds out",
        arguments: InMemoryVaultHolder.Moment.allCases)
    func failure(_ moment: InMemoryVaultHolder.Moment) throws {
        let fixture = try Fixture()
        fixture.holder.atEachMoment { reached throws(StoreError) in
            if reached == moment { throw StoreError(.full) }
        }
        #expect(throws: KeyRenewalError.store(StoreError(.full))) {
            try fixture.renewal().renewKey(under: try fixture.passphrase())
        }
        // The key of a change that had not begun is not referenced, and was created here: it is removed.
        #expect(try fixture.hasPending() == (moment != .begun))
        fixture.holder.atEachMoment(nil)
        try fixture.renewal().renewKey(under: try fixture.passphrase())
        #expect(try fixture.keptKey() == fixture.holder.key)
        #expect(try fixture.recoveredKey() == fixture.holder.key)
        #expect(try !fixture.hasPending())
    }

    @Test("A key left by another renewal is reused, and not discarded if that fails again")
    func leftKey() throws {
        let fixture = try Fixture()
        _ = try fixture.custody().beginRenewal()
        fixture.holder.atEachMoment { (_) throws(StoreError) in throw StoreError(.full) }
        #expect(throws: KeyRenewalError.store(StoreError(.full))) {
            try fixture.renewal().renewKey(under: try fixture.passphrase())
        }
        #expect(try fixture.hasPending())
    }

    @Test("Completing a renewal that does not exist is an error, and changes nothing")
    func nothingToFinish() throws {
        let fixture = try Fixture()
        let before = try fixture.keptKey()
        #expect(throws: KeyCustodyError.noRenewal) { try fixture.finishForeign() }
        _ = try fixture.custody().beginRenewal()
        #expect(throws: KeyCustodyError.noRenewal) { try fixture.finishForeign() }
        #expect(try fixture.keptKey() == before)
        #expect(try fixture.hasPending())
    }

    @Test("Two processes may both complete the same interrupted renewal")
    func finishedTwice() throws {
        let fixture = try Fixture()
        let fresh = try fixture.custody().beginRenewal()
        try fixture.custody().finishRenewal(to: fresh.key)
        try fixture.custody().finishRenewal(to: fresh.key)
        let bytes = fresh.key.withUnsafeBytes { Array($0) }
        #expect(try fixture.keptKey() == bytes)
        #expect(try !fixture.hasPending())
    }

    @Test("A new passphrase is in the recovery copy, with the current key; a vault in use retains the old one")
    func passphrase() throws {
        let fixture = try Fixture()
        let held = try fixture.holder.hold()
        #expect(throws: KeyRenewalError.store(StoreError(.heldExclusively))) {
            try fixture.renewal().changePassphrase(to: try fixture.passphrase("another"))
        }
        #expect(fixture.keychain.changes == 0)
        held.release()
        try fixture.renewal().changePassphrase(to: try fixture.passphrase("another"))
        #expect(fixture.keychain.changes == 1)
        #expect(try fixture.recoveredKey(under: "another") == fixture.keptKey())
    }

    /// A conversion, and a moment of it.
    struct Conversion: Sendable, CustomTestStringConvertible {
        let toPlain: Bool
        let moment: InMemoryVaultHolder.Moment

        var testDescription: String { "\(toPlain ? "decrypt" : "encrypt"), \(moment)" }

        static let all = [true, false].flatMap { toPlain in
            [InMemoryVaultHolder.Moment.begun, .moved].map { Conversion(toPlain: toPlain, moment: $0) }
        }
    }

    @Test(
        "During a conversion the keychain records either form, so that one cut off there leaves a vault that opens (ST-2)",
        arguments: Conversion.all)
    func formMeanwhile(_ conversion: Conversion) throws {
        let fixture = try Fixture()
        if !conversion.toPlain { try fixture.renewal().decrypt() }
        let convert = { try conversion.toPlain ? fixture.renewal().decrypt() : fixture.renewal().encrypt() }
        let seen = Mutex<[DatabaseForm?]>([])
        fixture.holder.atEachMoment { reached throws(StoreError) in
            let form = try? fixture.custody().databaseForm()
            seen.withLock { $0.append(form) }
            if reached == conversion.moment { throw StoreError(.full) }
        }
        #expect(throws: KeyRenewalError.store(StoreError(.full))) { try convert() }
        fixture.holder.atEachMoment(nil)
        #expect(seen.withLock { $0 } == (conversion.moment == .begun ? [.either] : [.either, .either]))
        #expect(try fixture.custody().databaseForm() == .either)
        #expect(try fixture.custody().acceptsPlainDatabase())
        // Whichever form it has by now: converting it there and back again is possible, and recorded.
        if conversion.moment == .moved {
            #expect(throws: KeyRenewalError.alreadyThatWay) { try convert() }
            try conversion.toPlain ? fixture.renewal().encrypt() : fixture.renewal().decrypt()
        }
        try convert()
        #expect(try fixture.custody().databaseForm() == (conversion.toPlain ? .plain : .encrypted))
        #expect((fixture.holder.key == nil) == conversion.toPlain)
    }

    @Test("After a conversion the keychain records the form that the database has (ST-2)")
    func form() throws {
        let fixture = try Fixture()
        #expect(try fixture.custody().databaseForm() == nil)
        try fixture.renewal().decrypt()
        #expect(try fixture.custody().databaseForm() == .plain)
        #expect(fixture.holder.key == nil)
        try fixture.renewal().encrypt()
        #expect(try fixture.custody().databaseForm() == .encrypted)
        #expect(throws: KeyRenewalError.alreadyThatWay) { try fixture.renewal().encrypt() }
        try fixture.custody().record(.encrypted)
        let keys = try fixture.custody().open()
        let held = try fixture.holder.hold()
        try held.decrypt(from: keys.database)
        held.release()
        #expect(throws: KeyRenewalError.foreignDatabase) { try fixture.renewal().encrypt() }
    }
}

/// A keychain without a passphrase that counts how often it was given a new one.
private final class SettableKeychain: PassphraseKeychain {
    private let kept: InMemoryKeychain
    private let count = Mutex(0)

    init() throws {
        kept = InMemoryKeychain(memory: try SodiumSealing())
    }

    var changes: Int { count.withLock { $0 } }

    func lookUp(_ name: SecretName) -> SecretLookup { kept.lookUp(name) }
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        try kept.store(secret, as: name)
    }
    func remove(_ name: SecretName) throws(KeychainError) { try kept.remove(name) }
    func names() throws(KeychainError) -> [SecretName] { try kept.names() }
    func changePassphrase(to passphrase: borrowing SecretBytes, cost: PassphraseCost) throws(KeychainError) {
        count.withLock { $0 += 1 }
    }
}

/// A recovery copy that is held in memory.
private final class KeptRecovery: RecoveryKeeper {
    private let state = Mutex<(text: [UInt8], before: (@Sendable () -> Void)?)>(([], nil))

    var text: [UInt8] { state.withLock { $0.text } }

    func beforeKeeping(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.before = body } }

    func keep(_ text: [UInt8]) throws(KeychainError) {
        state.withLock { $0.before }?()
        state.withLock { $0.text = text }
    }
}
