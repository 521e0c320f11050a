import WhisperPassphrasePresence
import WhisperPresenceContract
import WhisperPresencePort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization
import WhisperTestThreads
import Testing

/// A secret with these characters.
func secret(_ text: String) throws(PresenceError) -> SecretBytes {
    do {
        var secret = try SodiumSealing().allocate(count: text.utf8.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: text.utf8) }
        return secret
    } catch {
        throw .outOfMemory
    }
}

@Suite("Presence by passphrase (BIO-1, BIO-2)", .ownThreads)
struct PassphrasePresenceTests {
    let sealing: SodiumSealing

    init() throws {
        sealing = try SodiumSealing()
    }

    /// A gate for a person whose passphrase is "right".
    func gate(before person: ScriptedPerson) -> PassphrasePresence {
        PassphrasePresence(sealing: sealing, cost: .minimal) { question throws(PresenceError) in
            switch person.act(for: question.purpose) {
            case .proves: try secret("right")
            case .fails: try secret("wrong")
            case .declines: throw .cancelled
            case .isAway: throw .unavailable
            }
        }
    }

    /// A gate that records its questions and gets these answers.
    func gate(answering answers: String..., noting questions: Questions) -> PassphrasePresence {
        let rest = Mutex(answers)
        return PassphrasePresence(sealing: sealing, cost: .minimal) { question throws(PresenceError) in
            questions.note(question)
            let answer = rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            guard let answer else { throw .unavailable }
            return try secret(answer)
        }
    }

    @Test(arguments: PresenceLaw.all)
    func law(_ law: PresenceLaw) throws {
        try law.check { gate(before: $0) }
    }

    @Test("The prompt receives whether a passphrase is chosen or proved, and how often it was wrong")
    func occasions() throws {
        let questions = Questions()
        let gate = gate(answering: "p", "q", "r", "p", noting: questions)
        let enrolled = try gate.enrol(for: .gating)
        let key = try gate.key(of: enrolled.sealed, for: .signing(recipient: "Zoë"))
        let same = key.hasSameBytes(as: enrolled.key)
        #expect(same)
        let signing = PresencePurpose.signing(recipient: "Zoë")
        #expect(
            questions.all == [
                PassphraseQuestion(purpose: .gating, occasion: .choosing),
                PassphraseQuestion(purpose: signing, occasion: .proving(failures: 0)),
                PassphraseQuestion(purpose: signing, occasion: .proving(failures: 1)),
                PassphraseQuestion(purpose: signing, occasion: .proving(failures: 2)),
            ])
    }

    @Test("A passphrase that is almost right is wrong")
    func nearlyRight() throws {
        let enrolled = try gate(answering: "passphrase", noting: Questions()).enrol(for: .gating)
        for answer in ["passphras", "passphrase ", "Passphrase", "passphrase\0"] {
            let gate = gate(answering: answer, answer, answer, noting: Questions())
            #expect(throws: PresenceError.failed) { _ = try gate.key(of: enrolled.sealed, for: .gating) }
        }
    }

    @Test("Any changed byte of a gate is detected before the user is asked")
    func damage() throws {
        let sealed = try gate(answering: "p", noting: Questions()).enrol(for: .gating).sealed
        for index in sealed.indices {
            let questions = Questions()
            let gate = gate(answering: "p", noting: questions)
            var changed = sealed
            changed[index] ^= 0x20
            #expect(throws: PresenceError.damaged) { _ = try gate.key(of: changed, for: .gating) }
            #expect(questions.all.isEmpty)
        }
    }

    @Test("A gate with a matching checksum but changed content is damaged or fails, and returns no key")
    func forged() throws {
        let sealed = try gate(answering: "p", noting: Questions()).enrol(for: .gating).sealed
        let covered = Array(sealed.dropLast(32))
        for index in covered.indices {
            // The cost is not changed: the effect of that is tested with the sealing.
            guard !(15..<27).contains(index) else { continue }
            var changed = covered
            changed[index] ^= 1
            let digest = sealing.sha256()
            changed.withUnsafeBytes { digest.update($0) }
            let gate = gate(answering: "p", "p", "p", noting: Questions())
            let forged = changed + digest.finish()
            let error = #expect(throws: PresenceError.self) { _ = try gate.key(of: forged, for: .gating) }
            #expect(error == .damaged || error == .failed, "byte \(index)")
        }
    }

    @Test("A box that contains anything but a key is not a gate")
    func foreignBox() throws {
        let box = try sealing.seal(try secret("not a key"), under: try secret("p"), cost: .minimal)
        let covered = Array("whisper-gate".utf8) + [1] + box
        let digest = sealing.sha256()
        covered.withUnsafeBytes { digest.update($0) }
        let sealed = covered + digest.finish()
        let gate = gate(answering: "p", noting: Questions())
        #expect(throws: PresenceError.damaged) { _ = try gate.key(of: sealed, for: .gating) }
    }

    @Test("A cost out of range creates no gate")
    func cost() throws {
        let gate = PassphrasePresence(
            sealing: sealing, cost: PassphraseCost(operations: 0, memory: 0)
        ) { _ throws(PresenceError) in try secret("p") }
        #expect(throws: PresenceError.unavailable) { _ = try gate.enrol(for: .gating) }
    }
}

/// The recorded questions.
final class Questions: Sendable {
    private let asked = Mutex<[PassphraseQuestion]>([])

    var all: [PassphraseQuestion] { asked.withLock { $0 } }

    func note(_ question: PassphraseQuestion) {
        asked.withLock { $0.append(question) }
    }
}
