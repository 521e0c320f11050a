import WhisperRenewalPort
import WhisperStorePort
import Testing

extension RenewalLaw {
    static let changeLaws = [
        RenewalLaw("The vault's key opens it and is named by it; another key neither") { bench in
            let held = try bench.holder.hold()
            defer { held.release() }
            #expect(try held.isEncrypted())
            #expect(try bench.opens(held))
            #expect(try !bench.opens(held, 1))
            #expect(try bench.names(held))
            #expect(try !bench.names(held, 1))
        },
        RenewalLaw("Under a new key the old one is no longer good, and no longer named") { bench in
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
        RenewalLaw("An encrypted vault becomes a plain one, which no key opens, and encrypted again") { bench in
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
