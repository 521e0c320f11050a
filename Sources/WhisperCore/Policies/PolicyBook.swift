import WhisperMessage
public import WhisperPolicy
import WhisperStorePort

/// The four policies of a vault (POL).
public struct PolicyBook: Sendable {
    private let ports: SecrecyPorts

    /// The policies of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// The positions of all switches.
    public func settings() async throws(PolicyError) -> PolicySettings {
        try await PolicyError.storing { () throws(StoreError) in try await ports.trust.policies().settings }
    }

    /// Where it is in doubt how the switches stand, none is turned, and no gate put up or taken away.
    private func checkTrust() async throws(PolicyError) {
        let standing = try await PolicyError.storing { () throws(StoreError) in try await ports.trust.standing() }
        guard standing != .doubtful else { throw .identity(.trustInDoubt) }
    }

    /// Turns a switch on or off.
    ///
    /// Turning `biometric-gated-signing` on asks for what will be the proof and puts every signing key behind it; turning
    /// it off asks for a proof. Either is done wholly or, where it fails or is cut off, not at all.
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

    /// The identities whose signing keys nothing but the proof opens: what `giveUpGate` would lose.
    public func identitiesBehindGate() async throws(PolicyError) -> [OwnIdentity] {
        do throws(IdentityError) {
            return try await SigningGate(ports: ports).enclosed()
        } catch {
            throw .identity(error)
        }
    }

    /// Gives up the gate of `biometric-gated-signing` without a proof, such as when its passphrase is forgotten.
    ///
    /// Every signing key behind it is lost: a backup of the identities brings them back, and identities without one are
    /// rotated. Nobody can sign by this who could not before.
    public func giveUpGate() async throws(PolicyError) {
        try await checkTrust()
        do throws(IdentityError) {
            try await SigningGate(ports: ports).forget()
        } catch {
            throw .identity(error)
        }
    }
}
