import WhisperArchive
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperSealingPort
import WhisperStorePort

extension TrustBook {
    /// Applies and authenticates a change.
    ///
    /// - Throws: `.inDoubt` if the vault is in doubt and the change would extend trust, unblock a contact or switch a
    ///   policy.
    func commit(_ change: TrustChange) async throws(TrustError) { try await commit([change]) }

    /// Applies changes in one transaction, and authenticates them; throws as for one.
    func commit(_ changes: [TrustChange]) async throws(TrustError) {
        for _ in 0..<TrustBook.maximumTries {
            switch try await TrustError.storing({ () throws(StoreError) in try await state() }) {
            case .unbegun: try await begin()
            case .doubtful: return try await commitUnsealed(changes)
            case .sound(let bytes, let root): if try await commit(changes, over: bytes, root) { return }
            }
        }
        throw .changedMeanwhile
    }

    /// Applies changes based on a root; false if that is no longer the root.
    private func commit(
        _ changes: [TrustChange], over bytes: [UInt8], _ root: TrustRoot
    ) async throws(TrustError) -> Bool {
        var next = root
        var parts: [UInt8: [UInt8]] = [:]
        for change in changes {
            let isVouchedFor: Bool
            switch change {
            case .contact(let record, _):
                let statement = try TrustError.sealing { () throws(SealingError) in try key.statement(of: record) }
                isVouchedFor = try await setStatement(statement, of: record.id, in: &next, &parts)
            case .removal(let id):
                isVouchedFor = try await setStatement(nil, of: id, in: &next, &parts)
            case .policy(let name, let isOn):
                if let policy = PolicySwitch(rawValue: name) { next.policies[policy] = isOn }
                isVouchedFor = true
            }
            guard isVouchedFor else { return try await isOutdated(bytes, or: changes) }
        }
        guard next != root else { return try await write(changes, under: bytes) }
        return try await keep(next, over: bytes, parts, with: changes)
    }

    /// Writes what the root already states; false if another process has changed the root, so that it may state
    /// something else by now.
    private func write(_ changes: [TrustChange], under bytes: [UInt8]) async throws(TrustError) -> Bool {
        do throws(StoreError) {
            try await store.commitTrust(TrustSeal(known: bytes, root: bytes, parts: [:]), with: changes)
            return true
        } catch {
            guard error.code == .trustChanged else { throw .store(error) }
            return false
        }
    }

    /// Sets a statement in its part; false if that part is not the one that the root authenticates.
    private func setStatement(
        _ statement: TrustStatement?, of contact: UniqueIdentifier, in root: inout TrustRoot,
        _ parts: inout [UInt8: [UInt8]]
    ) async throws(TrustError) -> Bool {
        let index = TrustPart.index(of: contact)
        let changed = parts[index]
        let bytes = try await TrustError.storing { () throws(StoreError) in
            if let changed { changed } else { try await store.trustPart(index) }
        }
        guard var part = key.part(bytes, at: index, in: root) else { return false }
        guard part[contact] != statement else { return true }
        part[contact] = statement
        let new = part.bytes
        root.parts[Int(index)] = try TrustError.sealing { () throws(SealingError) in try key.code(of: new, at: index) }
        parts[index] = new
        return true
    }

    /// Returns false if the root has changed, so that the mismatch is retried; otherwise the vault is in doubt.
    private func isOutdated(_ bytes: [UInt8], or changes: [TrustChange]) async throws(TrustError) -> Bool {
        let present = try await TrustError.storing { () throws(StoreError) in try await store.trustRoot() }
        guard present == bytes else { return false }
        try await commitUnsealed(changes)
        return true
    }

    /// Stores a root with the next number; false if another process was faster.
    func keep(
        _ root: TrustRoot, over bytes: [UInt8]?, _ parts: [UInt8: [UInt8]], with changes: [TrustChange]
    ) async throws(TrustError) -> Bool {
        var root = root
        root.number &+= 1
        root.opened = UInt64(
            clamping: try await TrustError.storing { () throws(StoreError) in try await store.ledgerState().opened })
        let sealed = try TrustError.sealing { () throws(SealingError) in try key.sealed(root) }
        let number = root.number
        try TrustError.keeping { () throws(KeychainError) in try anchor.add(number) }
        do throws(StoreError) {
            try await store.commitTrust(TrustSeal(known: bytes, root: sealed, parts: parts), with: changes)
        } catch {
            guard error.code == .trustChanged else { throw .store(error) }
            return false
        }
        anchor.settle(at: number)
        return true
    }

    /// Applies changes to a vault in doubt, where none can be authenticated.
    private func commitUnsealed(_ changes: [TrustChange]) async throws(TrustError) {
        guard changes.allSatisfy(\.isHarmless) else { throw .inDoubt }
        try await TrustError.storing { () throws(StoreError) in
            for change in changes {
                switch change {
                case .contact(let record, over: let known?): try await store.saveContact(record, over: known)
                case .contact(let record, over: nil): try await store.saveContact(record)
                case .removal(let id): try await store.deleteContact(id)
                case .policy(let name, let isOn): try await store.setPolicy(name, isOn: isOn)
                }
            }
        }
    }
}

extension TrustChange {
    /// Whether it extends no trust, unblocks no contact and switches no policy.
    fileprivate var isHarmless: Bool {
        switch self {
        case .contact(let record, over: let known):
            record.trust != .verified && (record.isBlocked || known?.isBlocked != true)
        case .removal: true
        case .policy: false
        }
    }
}
