import WhisperPresencePort
import Testing

extension PresenceLaw {
    static let damageLaws = [
        PresenceLaw("A gate with a changed bit never releases a key") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            for index in made.sealed.indices {
                var changed = made.sealed
                changed[index] ^= 1 << (index % 8)
                let gate = try makeGate(ScriptedPerson(.proves, .proves, .proves))
                let error = #expect(throws: PresenceError.self, "byte \(index)") { try gate.bytes(of: changed) }
                #expect(error == .damaged || error == .failed, "byte \(index)")
            }
        },
        PresenceLaw("Bytes that are not a gate are damaged, and the user is not asked for a proof") { makeGate in
            let made = try makeGate(ScriptedPerson(.proves)).enrolled()
            let others = [
                [], [0], Array("gate".utf8), .init(repeating: 0, count: 5_000), Array(made.sealed.dropLast()),
                Array(made.sealed.prefix(20)), made.sealed + [0],
            ]
            for other in others {
                let person = ScriptedPerson(.proves)
                let gate = try makeGate(person)
                #expect(throws: PresenceError.damaged) { try gate.bytes(of: other) }
                #expect(person.purposes.isEmpty)
            }
        },
    ]
}
