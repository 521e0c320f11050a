import WhisperRenewalPort
import WhisperStorePort
import Testing

extension RenewalLaw {
    static let holdingLaws = [
        RenewalLaw("A vault is held by one holder at a time, and by the next after release") { bench in
            let first = try bench.holder.hold()
            #expect(throws: StoreError(.heldExclusively)) { try bench.holder.hold() }
            first.release()
            first.release()
            let second = try bench.holder.hold()
            second.release()
        },
        RenewalLaw("An open vault cannot be held, and a held one cannot be opened") { bench in
            let close = try await bench.open()
            #expect(throws: StoreError(.heldExclusively)) { try bench.holder.hold() }
            await close()
            let held = try bench.holder.hold()
            await #expect(throws: StoreError(.heldExclusively)) { try await bench.open() }
            held.release()
            await (try await bench.open())()
        },
        RenewalLaw("A released vault can no longer be changed through its holder") { bench in
            let held = try bench.holder.hold()
            held.release()
            #expect(throws: StoreError(.closed)) { try held.isEncrypted() }
            #expect(throws: StoreError(.closed)) { try bench.opens(held) }
            #expect(throws: StoreError(.closed)) { try bench.names(held) }
            #expect(throws: StoreError(.closed)) { try bench.rekey(held, to: 1) }
            #expect(throws: StoreError(.closed)) { try bench.encrypt(held) }
            #expect(throws: StoreError(.closed)) { try bench.decrypt(held) }
        },
    ]
}
