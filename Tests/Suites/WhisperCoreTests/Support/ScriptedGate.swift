import WhisperPresencePort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization

/// A gate whose owner reacts as the test specifies. Its key is sealed under another key, as a proof would be.
final class ScriptedGate: PresenceGate {
    private struct State {
        var answer: PresenceError?
        var asked: [PresencePurpose] = []
        var proofs: [[UInt8]: [UInt8]] = [:]
    }

    private let state = Mutex(State())

    /// What the owner answers: nil proves presence.
    func answer(with error: PresenceError?) { state.withLock { $0.answer = error } }

    /// The purposes for which proofs were requested so far.
    var asked: [PresencePurpose] { state.withLock { $0.asked } }

    func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate {
        try ask(purpose)
        do {
            let sealing = try SodiumSealing()
            let key = try sealing.makeKey()
            let proof = sealing.randomBytes(count: 32)
            let box = try sealing.sealSecret(key, under: try ScriptedGate.secret(proof), context: [])
            state.withLock { $0.proofs[box] = proof }
            return EnrolledGate(key: key, sealed: box)
        } catch {
            throw .outOfMemory
        }
    }

    func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes {
        try ask(purpose)
        guard let proof = state.withLock({ $0.proofs[gate] }) else { throw .damaged }
        do {
            return try SodiumSealing().openSecret(gate, under: try ScriptedGate.secret(proof), context: [])
        } catch {
            throw .damaged
        }
    }

    private func ask(_ purpose: PresencePurpose) throws(PresenceError) {
        let answer = state.withLock { state in
            state.asked.append(purpose)
            return state.answer
        }
        if let answer { throw answer }
    }

    private static func secret(_ bytes: [UInt8]) throws -> SecretBytes {
        var secret = try SodiumSealing().allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }
}
