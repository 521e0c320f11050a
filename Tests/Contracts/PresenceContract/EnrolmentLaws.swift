import WhisperPresencePort
import Testing

extension PresenceLaw {
    static let enrolmentLaws = [
        PresenceLaw("A gate has a key of 32 bytes and a sealed form of at most 4 KiB (BIO-1)") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            #expect(made.key.count == 32)
            #expect((1...4_096).contains(made.sealed.count))
        },
        PresenceLaw("Each gate has its own key, also under the same proof") { makeGate in
            let gate = try makeGate(ScriptedPerson(.proves, .proves))
            let (first, second) = (try gate.enrolled(), try gate.enrolled())
            #expect(first.key != second.key)
            #expect(first.sealed != second.sealed)
        },
        PresenceLaw("The key does not appear in the sealed form (BIO-1)") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            let parts = (0...made.key.count - 8).map { Array(made.key[$0..<$0 + 8]) }
            for part in parts + parts.map({ $0.reversed() }) {
                #expect(!made.sealed.indices.contains { made.sealed[$0...].starts(with: part) })
            }
        },
        PresenceLaw("A user who declines to create a gate is asked once, and none is created (BIO-2)") { makeGate in
            let person = ScriptedPerson(.declines, .proves)
            let gate = try makeGate(person)
            #expect(throws: PresenceError.cancelled) { try gate.enrolled() }
            #expect(person.purposes.count == 1)
        },
        PresenceLaw("Without a user, no gate is created") { makeGate in
            let gate = try makeGate(ScriptedPerson(.isAway))
            #expect(throws: PresenceError.unavailable) { try gate.enrolled() }
        },
    ]
}
