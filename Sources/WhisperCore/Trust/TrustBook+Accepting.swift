import WhisperArchive
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperSealingPort
public import WhisperStorePort

extension TrustBook {
    /// Starts authenticating a vault in its current state, unless that was done before, and completes an interrupted
    /// change.
    ///
    /// - Throws: `.keychain`, `.sealing`, `.store` or `.changedMeanwhile`.
    public func begin() async throws(TrustError) {
        for _ in 0..<TrustBook.maximumTries {
            switch try await TrustError.storing({ () throws(StoreError) in try await state() }) {
            case .unbegun:
                try TrustError.keeping { () throws(KeychainError) in try anchor.add(TrustAnchor.beginning) }
                if try await vouch(over: nil, after: TrustAnchor.beginning) { return }
            case .sound(_, let root):
                if anchor.numbers() != [root.number] { anchor.settle(at: root.number) }
                return
            case .doubtful: return
            }
        }
        throw .changedMeanwhile
    }

    /// Authenticates a vault in its current state, after the owner has confirmed that it is as it should be.
    ///
    /// - Throws: As `begin`.
    public func accept() async throws(TrustError) {
        for _ in 0..<TrustBook.maximumTries {
            let bytes = try await TrustError.storing { () throws(StoreError) in try await store.trustRoot() }
            guard let numbers = anchor.numbers() else { throw .keychain(.inaccessible(errno: 0)) }
            let present = bytes.flatMap { key.opened($0)?.number } ?? 0
            if try await vouch(over: bytes, after: max(numbers.max() ?? 0, present, TrustAnchor.beginning)) { return }
        }
        throw .changedMeanwhile
    }

    private func vouch(over bytes: [UInt8]?, after number: UInt64) async throws(TrustError) -> Bool {
        let settings = try await TrustError.storing { () throws(StoreError) in try await store.policySettings() }
        var parts: [TrustPart] = Array(repeating: TrustPart(), count: TrustRoot.partCount)
        for contact in try await TrustError.storing({ () throws(StoreError) in try await trustedContacts() }) {
            parts[Int(TrustPart.index(of: contact.id))][contact.id] =
                try TrustError.sealing { () throws(SealingError) in try key.statement(of: contact) }
        }
        var root = TrustRoot(number: number, opened: 0, policies: settings)
        var kept: [UInt8: [UInt8]] = [:]
        for index in UInt8.min...UInt8.max {
            let bytes = parts[Int(index)].bytes
            kept[index] = bytes
            root.parts[Int(index)] = try TrustError.sealing { () throws(SealingError) in
                try key.code(of: bytes, at: index)
            }
        }
        return try await keep(root, over: bytes, kept, with: [])
    }

    /// The contacts that are verified, revoked or blocked, according to the vault.
    ///
    /// - Throws: The vault's error.
    public func trustedContacts() async throws(StoreError) -> [ContactRecord] {
        var contacts: [ContactRecord] = []
        while true {
            let page = try await store.trustedContacts(after: contacts.last?.id, limit: TrustBook.pageSize)
            contacts += page
            guard page.count == TrustBook.pageSize else { return contacts }
        }
    }

    private static let pageSize = 1_000
}
