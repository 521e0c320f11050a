import WhisperPresencePort
import Testing

extension PresenceLaw {
    static let proofLaws = [
        PresenceLaw("A proof releases the enrolled key, to every adapter over the same gate") { makeGate in
            let person = ScriptedPerson(.proves, .proves)
            let gate = try makeGate(person)
            let made = try gate.enrolled()
            #expect(try gate.bytes(of: made.sealed) == made.key)
            #expect(try makeGate(ScriptedPerson(.proves)).bytes(of: made.sealed) == made.key)
        },
        PresenceLaw("A proof is required for each use, and none is remembered (BIO-1)") { makeGate in
            let person = ScriptedPerson(.proves, .proves, .proves, .fails, .fails, .fails)
            let gate = try makeGate(person)
            let made = try gate.enrolled()
            for _ in 0..<2 { #expect(try gate.bytes(of: made.sealed) == made.key) }
            #expect(person.purposes.count == 3)
            #expect(throws: PresenceError.failed) { try gate.bytes(of: made.sealed) }
        },
        PresenceLaw("A user who fails can try again, three times in all (BIO-2)") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            for failures in 0..<3 {
                let acts = [ScriptedPerson.Act](repeating: .fails, count: failures) + [.proves]
                let person = ScriptedPerson(acts)
                #expect(try makeGate(person).bytes(of: made.sealed) == made.key)
                #expect(person.purposes.count == failures + 1)
            }
            let person = ScriptedPerson(.fails, .fails, .fails, .proves)
            let gate = try makeGate(person)
            #expect(throws: PresenceError.failed) { try gate.bytes(of: made.sealed) }
            #expect(person.purposes.count == 3)
        },
        PresenceLaw("A user who declines at any attempt is not asked again (BIO-2)") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            for failures in 0..<3 {
                let person = ScriptedPerson(
                    [ScriptedPerson.Act](repeating: .fails, count: failures) + [.declines, .proves])
                let gate = try makeGate(person)
                #expect(throws: PresenceError.cancelled) { try gate.bytes(of: made.sealed) }
                #expect(person.purposes.count == failures + 1)
            }
        },
        PresenceLaw("Without a user, no key is released, and this is not reported as a refusal") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            for person in [ScriptedPerson(.isAway), ScriptedPerson(.fails, .isAway)] {
                let gate = try makeGate(person)
                #expect(throws: PresenceError.unavailable) { try gate.bytes(of: made.sealed) }
            }
        },
        PresenceLaw("The purpose of a proof reaches the user at every attempt (BIO-2)") { makeGate in
            let purposes: [PresencePurpose] = [
                .signing(recipient: "Zoë"), .gating, .ungating, .changingIdentity(name: "me"),
            ]
            for purpose in purposes {
                let person = ScriptedPerson(.proves, .fails, .fails, .proves)
                let gate = try makeGate(person)
                let made = try gate.enrolled(for: purpose)
                #expect(try gate.bytes(of: made.sealed, for: purpose) == made.key)
                #expect(person.purposes == [purpose, purpose, purpose, purpose])
            }
        },
    ]
}
