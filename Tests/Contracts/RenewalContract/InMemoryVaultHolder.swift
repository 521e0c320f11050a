public import WhisperRenewalPort
import WhisperSecretMemory
public import WhisperStorePort
import Synchronization

/// A vault without content that can be held: for tests of what uses the port.
public final class InMemoryVaultHolder: VaultHolder {
    /// The moments of a change of key, or of the form of the database, at which it can fail.
    public enum Moment: Sendable, CaseIterable {
        /// Nothing has happened yet.
        case begun
        /// The description names the new key beside the old one; the database is under the old one. A change of form has
        /// no such moment.
        case announced
        /// The database is under the new key, and the description names both; or it has the new form.
        case moved
    }

    fileprivate struct State {
        var key: [UInt8]?
        var named: Set<[UInt8]>
        var isHeld = false
        var openings = 0
        var atMoment: (@Sendable (Moment) throws(StoreError) -> Void)?
    }

    fileprivate let state: Mutex<State>

    /// An encrypted vault under a key.
    public init(key: [UInt8]) {
        state = Mutex(State(key: key, named: [key]))
    }

    /// Calls this at each moment of a change of key or form from now on; what it throws is what the change fails with.
    public func atEachMoment(_ body: (@Sendable (Moment) throws(StoreError) -> Void)?) {
        state.withLock { $0.atMoment = body }
    }

    /// The key of the database; nil if it is plain.
    public var key: [UInt8]? { state.withLock { $0.key } }

    /// Opens the vault as a command does; what it returns closes it.
    ///
    /// - Throws: `.heldExclusively` while the vault is held.
    public func open() throws(StoreError) -> @Sendable () async -> Void {
        try state.withLock { state throws(StoreError) in
            guard !state.isHeld else { throw StoreError(.heldExclusively) }
            state.openings += 1
        }
        return { self.state.withLock { $0.openings -= 1 } }
    }

    /// Holds it exclusively.
    ///
    /// - Throws: `.heldExclusively` if the vault is open or held.
    public func hold() throws(StoreError) -> any HeldVault {
        try state.withLock { state throws(StoreError) in
            guard !state.isHeld, state.openings == 0 else { throw StoreError(.heldExclusively) }
            state.isHeld = true
        }
        return HeldInMemoryVault(holder: self)
    }
}

private final class HeldInMemoryVault: HeldVault {
    private let holder: InMemoryVaultHolder
    private let isReleased = Mutex(false)

    init(holder: InMemoryVaultHolder) {
        self.holder = holder
    }

    deinit { release() }

    func isEncrypted() throws(StoreError) -> Bool { try look { $0.key != nil } }

    func opens(under key: borrowing SecretBytes) throws(StoreError) -> Bool {
        let bytes = Self.bytes(key)
        return try look { state in
            guard state.key == bytes else { return false }
            state.named = [bytes]
            return true
        }
    }

    func names(_ key: borrowing SecretBytes) throws(StoreError) -> Bool {
        let bytes = Self.bytes(key)
        return try look { $0.named.contains(bytes) }
    }

    func rekey(from key: borrowing SecretBytes, to newKey: borrowing SecretBytes) throws(StoreError) {
        let (old, new) = (Self.bytes(key), Self.bytes(newKey))
        try requireKey(old)
        try reach(.begun)
        try look { $0.named = [old, new] }
        try reach(.announced)
        try look { $0.key = new }
        try reach(.moved)
        try look { $0.named = [new] }
    }

    func encrypt(under key: borrowing SecretBytes) throws(StoreError) {
        guard try !isEncrypted() else { throw StoreError(.cannotOpen) }
        let bytes = Self.bytes(key)
        try reach(.begun)
        try look { state in
            state.key = bytes
            state.named = [bytes]
        }
        try reach(.moved)
    }

    func decrypt(from key: borrowing SecretBytes) throws(StoreError) {
        try requireKey(Self.bytes(key))
        try reach(.begun)
        try look { state in
            state.key = nil
            state.named = []
        }
        try reach(.moved)
    }

    func release() {
        let wasReleased = isReleased.withLock { isReleased in
            defer { isReleased = true }
            return isReleased
        }
        if !wasReleased { holder.state.withLock { $0.isHeld = false } }
    }

    private func requireKey(_ bytes: [UInt8]) throws(StoreError) {
        let key = try look { $0.key }
        guard let key else { throw StoreError(.cannotOpen) }
        guard key == bytes else { throw StoreError(.wrongKey) }
    }

    /// Outside of the lock, so that what is called can look at the vault.
    private func reach(_ moment: InMemoryVaultHolder.Moment) throws(StoreError) {
        try holder.state.withLock { $0.atMoment }?(moment)
    }

    private func look<Answer: Sendable>(
        _ body: (inout InMemoryVaultHolder.State) -> Answer
    ) throws(StoreError) -> Answer {
        guard !isReleased.withLock({ $0 }) else { throw StoreError(.closed) }
        return holder.state.withLock { body(&$0) }
    }

    private static func bytes(_ key: borrowing SecretBytes) -> [UInt8] { key.withUnsafeBytes { Array($0) } }
}
