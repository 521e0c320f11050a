import WhisperCryptoPort
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperStorePort

/// Puts the signing keys behind the gate, and moves them out of it (BIO-1).
///
/// The policy in the vault is the turning point of both. Before it, the keys are stored both ways; after it, the
/// obsolete form is removed, by this call or, if it is interrupted, by the next use of a signing key. There is never a
/// key that is stored neither way.
struct SigningGate {
    let ports: SecrecyPorts

    /// Enrols a gate and seals every signing key under it.
    func putUp() async throws(IdentityError) {
        let settings = try await settings()
        if settings[.biometricGatedSigning], try ports.secrets.find(IdentitySecretName.gateName()) != nil {
            return try SigningAccess.unneeded(ports).finishGating()
        }
        guard let presence = ports.presence else { throw .presence(.unavailable) }
        let identities = try await signingIdentities()
        // A key that is still behind an earlier gate is fetched before that gate is removed.
        for identity in identities {
            _ = try SigningAccess.unneeded(ports).pair(of: identity, for: .ungating)
        }
        let gate = try enrol(presence)
        try ports.secrets.keep(gate.sealed, as: try IdentitySecretName.gateName())
        let access = SigningAccess.gated(ports, key: try copy(of: gate.key))
        for identity in identities {
            let pair = try SigningAccess.unneeded(ports).pair(of: identity, for: .ungating)
            try access.keep(pair.seed, of: identity.id, pair.publicKey)
            // Signatures will depend on what was written, so it is read back before anything is removed.
            _ = try access.pair(of: identity, for: .gating)
        }
        try await turn(on: true)
        try access.finishGating()
    }

    /// Unseals every signing key, after a proof.
    ///
    /// The sealed forms and the gate remain: they do no harm, another process may be about to use them, and the next
    /// gate replaces them.
    func takeAway() async throws(IdentityError) {
        guard try await settings()[.biometricGatedSigning] else { return }
        let identities = try await signingIdentities()
        if try ports.secrets.find(IdentitySecretName.gateName()) == nil {
            return try await forget()
        }
        let access = SigningAccess.gated(ports, key: try SigningAccess.askForKey(ports, for: .ungating))
        for identity in identities {
            let pair = try access.pair(of: identity, for: .ungating)
            try ports.secrets.keep(pair.seed, as: .signing, of: identity.id)
        }
        try await turn(on: false)
    }

    /// Gives up the gate with every signing key behind it, without a proof: only those in a backup can be restored.
    func forget() async throws(IdentityError) {
        try await turn(on: false)
        for (id, parts) in try ports.secrets.parts() where parts.contains(.gatedSigning) {
            try ports.secrets.forget(.gatedSigning, of: id)
        }
        try ports.secrets.forget(try IdentitySecretName.gateName())
    }

    /// The identities whose signing keys are only behind the gate, and would be lost by `forget`.
    func enclosed() async throws(IdentityError) -> [OwnIdentity] {
        let parts = try ports.secrets.parts()
        return try await IdentityRing(ports).all().filter { identity in
            guard identity.signingKey != nil, let kept = parts[identity.id] else { return false }
            return kept.contains(.gatedSigning) && !kept.contains(.signing)
        }
    }

    private func enrol(_ presence: any PresenceGate) throws(IdentityError) -> EnrolledGate {
        do { return try presence.enrol(for: .gating) } catch { throw .presence(error) }
    }

    private func copy(of key: borrowing SecretBytes) throws(IdentityError) -> SecretBytes {
        do throws(SecretMemoryError) {
            return try key.withUnsafeBytes { (bytes) throws(SecretMemoryError) in try ports.memory.copy(bytes) }
        } catch {
            throw .sealing(.outOfMemory)
        }
    }

    private func settings() async throws(IdentityError) -> PolicySettings {
        try await IdentityError.storing { () throws(StoreError) in try await ports.trust.policies().settings }
    }

    private func turn(on isOn: Bool) async throws(IdentityError) {
        do throws(TrustError) {
            try await ports.trust.commit(.policy(PolicySwitch.biometricGatedSigning.rawValue, isOn: isOn))
        } catch {
            throw IdentityError(error)
        }
    }

    /// The identities whose signing keys are available. One whose secrets are missing must not block the rest.
    private func signingIdentities() async throws(IdentityError) -> [OwnIdentity] {
        let parts = try ports.secrets.parts()
        return try await IdentityRing(ports).all().filter { identity in
            guard identity.signingKey != nil, let kept = parts[identity.id] else { return false }
            return kept.contains(.signing) || kept.contains(.gatedSigning)
        }
    }
}
