import Message
import Policy
import StorePort

/// Looks at what records bring of trust and policies before they come in, and keeps out what no file may turn on.
struct TrustReview {
    /// What was found so far.
    private(set) var findings = ImportedTrust()

    private let store: any VaultStore
    private var contacts: Set<UniqueIdentifier> = []
    private var policies: Set<PolicySwitch> = []

    init(store: any VaultStore) {
        self.store = store
    }

    /// The records that may come in. What the vault has already is none of its business: that stays as it is.
    mutating func admitted(
        _ records: [Numbered<VaultRecord>]
    ) async throws(JSONImportError) -> [Numbered<VaultRecord>] {
        var admitted: [Numbered<VaultRecord>] = []
        admitted.reserveCapacity(records.count)
        for record in records {
            switch record.value {
            case .contact(let contact, _):
                try await look(at: contact)
                admitted.append(record)
            case .policy(let policy):
                if try await admits(policy) { admitted.append(record) }
            default:
                admitted.append(record)
            }
        }
        return admitted
    }

    private mutating func look(at contact: ContactRecord) async throws(JSONImportError) {
        guard contact.trust != .unverified || contact.isBlocked, contacts.insert(contact.id).inserted else { return }
        do throws(StoreError) {
            guard try await store.contact(contact.id) == nil else { return }
            findings.contacts.append(contact.id)
            if contact.trust == .verified { findings.verifiedContacts += 1 }
        } catch {
            throw JSONImportError(error)
        }
    }

    /// A vault whose gate is up has the policy on record, so that one which has it not there has no gate.
    private mutating func admits(_ record: PolicyRecord) async throws(JSONImportError) -> Bool {
        guard let policy = PolicySwitch(rawValue: record.name), !policies.contains(policy) else { return true }
        do throws(StoreError) {
            guard try await !store.policies().contains(where: { $0.name == record.name }) else { return true }
        } catch {
            throw JSONImportError(error)
        }
        guard policy != .biometricGatedSigning || !record.isOn else {
            findings.leavesGateDown = true
            return false
        }
        policies.insert(policy)
        if record.isOn != PolicySettings()[policy] {
            findings.turned.append(ImportedTrust.Turn(policy: policy, isOn: record.isOn))
        }
        return true
    }
}
