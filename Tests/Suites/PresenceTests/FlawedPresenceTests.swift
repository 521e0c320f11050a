import WhisperPassphrasePresence
import WhisperPresenceContract
import WhisperPresencePort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization
import WhisperTestThreads
import Testing

/// Mistakes that a gate could make, each with the beginning of the rule that detects it.
enum PresenceFlaw: String, CaseIterable {
    case remembersTheProof = "A proof is required for each use"
    case storesTheKey = "The key does not appear in the sealed form"
    case hasOneKeyForAll = "Each gate has its own key"
    case allowsOneAttempt = "A user who fails can try again"
    case allowsFourAttempts = "A user who fails can try again, three"
    case treatsRefusalAsFailure = "A user who declines at any attempt"
    case reportsAbsenceAsRefusal = "Without a user, no key is released"
    case enrolsWithoutAsking = "A user who declines to create a gate"
    case enrolsWithoutAUser = "Without a user, no gate is created"
    case hidesThePurpose = "The purpose of a proof reaches the user"
    case ignoresDamage = "A gate with a changed bit"
    case asksInVain = "Bytes that are not a gate are damaged"
    case opensOnlyItsOwnGates = "A proof releases the enrolled key"
    case truncatesTheKey = "A gate has a key of 32 bytes"
}

@Suite("The presence contract detects mistakes", .ownThreads)
struct FlawedPresenceTests {
    @Test("Without a mistake, the same gate follows all rules", arguments: PresenceLaw.all)
    func noMistake(_ law: PresenceLaw) throws {
        let sealing = try SodiumSealing()
        try law.check { FlawedPresence(flaw: nil, person: $0, sealing: sealing) }
    }

    @Test("A mistake breaks the rule that it targets", arguments: PresenceFlaw.allCases)
    func mistake(_ flaw: PresenceFlaw) throws {
        let law = try #require(PresenceLaw.all.first { $0.testDescription.hasPrefix(flaw.rawValue) })
        let sealing = try SodiumSealing()
        withKnownIssue { try law.check { FlawedPresence(flaw: flaw, person: $0, sealing: sealing) } }
    }
}

/// A gate that is correct except for one mistake. Its sealed form is a tag, a digit for the proof, and the masked key.
private final class FlawedPresence: PresenceGate {
    private let flaw: PresenceFlaw?
    private let person: ScriptedPerson
    private let sealing: SodiumSealing
    private let known = Mutex<(keys: [[UInt8]: [UInt8]], isProved: Bool)>(([:], false))

    init(flaw: PresenceFlaw?, person: ScriptedPerson, sealing: SodiumSealing) {
        self.flaw = flaw
        self.person = person
        self.sealing = sealing
    }

    private func act(for purpose: PresencePurpose) -> ScriptedPerson.Act {
        person.act(for: flaw == .hidesThePurpose ? .gating : purpose)
    }

    private func secret(_ bytes: [UInt8]) throws(PresenceError) -> SecretBytes {
        do {
            var secret = try sealing.allocate(count: bytes.count)
            secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
            return secret
        } catch {
            throw .outOfMemory
        }
    }

    /// The obfuscated key, and a checksum.
    private func sealed(_ key: [UInt8]) -> [UInt8] {
        let mask: UInt8 = flaw == .storesTheKey ? 0 : 0xA5
        let masked = key.enumerated().map { $1 ^ mask &* UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) }
        let sum = masked.reduce(UInt8(17)) { $0 &* 31 &+ $1 }
        return [0x47] + masked + [sum]
    }

    private func opened(_ sealed: [UInt8]) -> [UInt8]? {
        let masked = Array(sealed.dropFirst().dropLast())
        guard sealed.first == 0x47, masked.count == 32 else { return nil }
        let key = masked.enumerated().map { $1 ^ 0xA5 &* UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) }
        return flaw == .ignoresDamage || self.sealed(key) == sealed ? key : nil
    }

    func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate {
        if flaw != .enrolsWithoutAsking {
            switch act(for: purpose) {
            case .declines: throw .cancelled
            case .isAway where flaw != .enrolsWithoutAUser: throw .unavailable
            default: break
            }
        }
        var key = flaw == .hasOneKeyForAll ? [UInt8](repeating: 9, count: 32) : sealing.randomBytes(count: 32)
        if flaw == .truncatesTheKey { key = Array(key.prefix(31)) }
        let sealed = sealed(key)
        known.withLock { $0.keys[sealed] = key }
        return EnrolledGate(key: try secret(key), sealed: sealed)
    }

    func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes {
        let (kept, isProved) = known.withLock { ($0.keys[gate], $0.isProved) }
        let key = flaw == .opensOnlyItsOwnGates ? kept : opened(gate)
        if key == nil, flaw != .asksInVain { throw .damaged }
        if flaw == .remembersTheProof, isProved, let key { return try secret(key) }
        let tries = flaw == .allowsOneAttempt ? 1 : flaw == .allowsFourAttempts ? 4 : 3
        for _ in 0..<tries {
            switch act(for: purpose) {
            case .proves:
                known.withLock { $0.isProved = true }
                guard let key else { throw .damaged }
                return try secret(key)
            case .fails: continue
            case .declines:
                if flaw == .treatsRefusalAsFailure { continue }
                throw .cancelled
            case .isAway: throw flaw == .reportsAbsenceAsRefusal ? .cancelled : .unavailable
            }
        }
        throw .failed
    }
}
