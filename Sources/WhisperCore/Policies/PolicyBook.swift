import WhisperArchive
import WhisperMessage
public import WhisperPolicy
public import WhisperStorePort

/// The four policies of a vault (POL).
public struct PolicyBook: Sendable {
    private let ports: SecrecyPorts

    /// Creates access to the policies of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// The state of all policies.
    ///
    /// - Throws: `.store`.
    public func settings() async throws(PolicyError) -> PolicySettings {
        try await PolicyError.storing { () throws(StoreError) in try await ports.trust.policies().settings }
    }

    /// If the state of the policies is in doubt, none can be changed, and no gate activated or removed.
    private func checkTrust() async throws(PolicyError) {
        let status = try await PolicyError.storing { () throws(StoreError) in try await ports.trust.status() }
        guard status != .doubtful else { throw .identity(.trustInDoubt) }
    }

    /// Switches a policy on or off.
    ///
    /// Switching `biometric-gated-signing` on asks for the proof to require, and puts every signing key behind it;
    /// switching it off asks for that proof. Either takes effect completely or, after a failure or an interruption, not
    /// at all.
    ///
    /// - Throws: `.identity` if the policies are in doubt, no proof is given or a signing key cannot be moved;
    ///   `.store`.
    public func set(_ policy: PolicySwitch, to isOn: Bool) async throws(PolicyError) {
        try await checkTrust()
        if policy == .biometricGatedSigning {
            let gate = SigningGate(ports: ports)
            do throws(IdentityError) {
                try await isOn ? gate.putUp() : gate.takeAway()
            } catch {
                throw .identity(error)
            }
        } else {
            do throws(TrustError) {
                try await ports.trust.commit(.policy(policy.rawValue, isOn: isOn))
            } catch {
                throw .identity(IdentityError(error))
            }
        }
    }

    /// The identities whose signing keys can only be opened by the proof, and would be lost by `giveUpGate`.
    ///
    /// - Throws: `.identity` or `.store`.
    public func identitiesBehindGate() async throws(PolicyError) -> [OwnIdentity] {
        do throws(IdentityError) {
            return try await SigningGate(ports: ports).enclosed()
        } catch {
            throw .identity(error)
        }
    }

    /// Gives up the gate of `biometric-gated-signing` without a proof, for example because its passphrase was
    /// forgotten.
    ///
    /// All signing keys behind it are lost: a backup of the identities restores them, and identities without a backup
    /// are rotated. This enables no one to sign who could not before.
    ///
    /// - Throws: `.identity` or `.store`.
    public func giveUpGate() async throws(PolicyError) {
        try await checkTrust()
        do throws(IdentityError) {
            try await SigningGate(ports: ports).forget()
        } catch {
            throw .identity(error)
        }
    }
}

/// The reason a policy could not be read or changed.
public enum PolicyError: Error, Hashable, Sendable {
    /// The signing keys could not be put behind the gate, or moved out of it.
    case identity(IdentityError)
    /// The vault failed.
    case store(StoreError)
}

extension PolicyError: StoreFailure {}

extension VaultStore {
    /// The state of all policies.
    func policySettings() async throws(StoreError) -> PolicySettings {
        let records = try await policies()
        return PolicySettings(stored: Dictionary(records.map { ($0.name, $0.isOn) }) { $1 })
    }
}
