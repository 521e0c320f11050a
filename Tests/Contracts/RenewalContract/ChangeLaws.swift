import WhisperRenewalPort
import WhisperStorePort
import Testing

extension RenewalLaw {
    static let changeLaws = [
        RenewalLaw("The vault's key opens it and is named by it; no other key does or is") { bench in
            let held = try bench.holder.hold()
            defer { held.release() }
            #expect(try held.isEncrypted())
            #expect(try bench.opens(held))
            #expect(try !bench.opens(held, 1))
            #expect(try bench.names(held))
            #expect(try !bench.names(held, 1))
        },
        RenewalLaw("After a change of keys, the old key neither opens the vault nor is named by it") { bench in
            let held = try bench.holder.hold()
            defer { held.release() }
            try bench.rekey(held, to: 1)
            #expect(try held.isEncrypted())
            #expect(try bench.opens(held, 1))
            #expect(try !bench.opens(held))
            #expect(try bench.names(held, 1))
            #expect(try !bench.names(held))
        },
        RenewalLaw("A change under a wrong key changes nothing, and names no new key") { bench in
            let held = try bench.holder.hold()
            defer { held.release() }
            #expect(throws: StoreError(.wrongKey)) {
                try bench.rekey(held, from: 1, to: 2)
            }
            #expect(throws: StoreError(.wrongKey)) { try bench.decrypt(held, 1) }
            #expect(try bench.opens(held))
            #expect(try !bench.names(held, 2))
        },
        RenewalLaw("An encrypted vault can be decrypted, so that no key opens it, and encrypted again") { bench in
            let held = try bench.holder.hold()
            defer { held.release() }
            #expect(throws: StoreError(.cannotOpen)) { try bench.encrypt(held) }
            try bench.decrypt(held)
            #expect(try !held.isEncrypted())
            #expect(try !bench.opens(held))
            #expect(try !bench.names(held))
            #expect(throws: StoreError(.cannotOpen)) {
                try bench.rekey(held, to: 1)
            }
            #expect(throws: StoreError(.cannotOpen)) { try bench.decrypt(held) }
            try bench.encrypt(held, 1)
            #expect(try held.isEncrypted())
            #expect(try bench.opens(held, 1))
        },
    ]
}
