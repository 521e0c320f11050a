import WhisperKeychainPort
import WhisperSecretMemory

/// The numbers of the roots that the vault may contain, stored among the secrets of the identities. An older vault has
/// an older root, whose number is no longer there.
///
/// The number of a change is added before the commit, and earlier numbers are removed afterwards; after an interruption
/// in between, both are there. Each step can be made by several processes concurrently, in any order.
struct TrustAnchor: Sendable {
    let keychain: any Keychain
    let memory: any SecretAllocator

    /// Not the number of a root: it is present while a vault without a root gets its first one.
    static let beginning: UInt64 = 1

    private static let prefix = "trust-"

    /// The numbers; nil if they cannot be read.
    func numbers() -> Set<UInt64>? {
        guard let names = try? keychain.names() else { return nil }
        return Set(names.compactMap(TrustAnchor.number))
    }

    /// Adds a number.
    func add(_ number: UInt64) throws(KeychainError) {
        guard let name = TrustAnchor.name(number) else { throw .damaged }
        if case .present = keychain.lookUp(name) { return }
        var mark: SecretBytes
        do { mark = try memory.allocate(count: 1) } catch { throw .outOfMemory }
        mark.withUnsafeMutableBytes { $0.copyBytes(from: [1]) }
        try keychain.store(mark, as: name)
    }

    /// Removes all earlier numbers; those that cannot be removed are removed with the next change.
    func settle(at number: UInt64) {
        for earlier in numbers() ?? [] where earlier < number {
            guard let name = TrustAnchor.name(earlier) else { continue }
            try? keychain.remove(name)
        }
    }

    /// Replaces all numbers with one; with none if there is no root.
    func replace(with number: UInt64?) throws(KeychainError) {
        if let number { try add(number) }
        for other in try keychain.names().compactMap(TrustAnchor.number) where other != number {
            guard let name = TrustAnchor.name(other) else { continue }
            try keychain.remove(name)
        }
    }

    private static func name(_ number: UInt64) -> SecretName? { SecretName(rawValue: "\(prefix)\(number)") }

    private static func number(of name: SecretName) -> UInt64? {
        guard name.rawValue.hasPrefix(prefix), let number = UInt64(name.rawValue.dropFirst(prefix.count)),
            self.name(number) == name
        else { return nil }
        return number
    }
}
