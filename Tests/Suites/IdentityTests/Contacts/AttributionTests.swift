import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Attribution of messages (ENV-5, UX-2)", .ownThreads)
struct AttributionTests {
    let test: TestKeys

    init() throws {
        test = try TestKeys()
    }

    private func holder(
        _ id: UInt8 = 1, _ keys: PublicKeys, past: [PublicKeys] = [], _ trust: Trust = .verified,
        isBlocked: Bool = false
    ) -> KeyHolder {
        KeyHolder(contact: identifier(from: id), keys: keys, pastKeys: past, trust: trust, isBlocked: isBlocked)
    }

    private func attribution(_ sender: PublicKeys, isSigned: Bool = true, _ owners: [KeyHolder]) -> Attribution {
        Attribution(sender: sender, isSigned: isSigned, owners: owners)
    }

    @Test("A signature by exactly one contact's keys is attributed to that contact, with its trust and block")
    func signed() throws {
        let sender = try test.keys(1, 2)
        for trust in [Trust.unverified, .verified] {
            for isBlocked in [false, true] {
                let ana = holder(1, sender, trust, isBlocked: isBlocked)
                let found = attribution(sender, [ana])
                #expect(found == .signed(ana))
                #expect(found.signer == ana)
                #expect(!found.isAlarming)
            }
        }
    }

    @Test("A signature by revoked keys is reported as revoked, and never verified (CON-3)")
    func revoked() throws {
        let sender = try test.keys(1, 2)
        let ana = holder(1, sender, .revoked)
        let found = attribution(sender, [ana])
        #expect(found == .revoked(ana))
        #expect(found.isAlarming)
    }

    @Test("A signature by keys unknown to every contact is from an unknown sender")
    func unknown() throws {
        let sender = try test.keys(1, 2)
        #expect(attribution(sender, []) == .unknownSigned)
        #expect(attribution(sender, [holder(1, try test.keys(3, 4), past: [try test.keys(5, nil)])]) == .unknownSigned)
    }

    @Test("Half of a contact's keys is a key change, never the contact's name")
    func half() throws {
        let sender = try test.keys(1, 2)
        let others = [
            holder(1, try test.keys(1, 9)), holder(1, try test.keys(9, 2)), holder(1, try test.keys(1, nil)),
            holder(1, try test.keys(1, 9), .revoked), holder(1, try test.keys(9, 2), isBlocked: true),
        ]
        for other in others {
            let found = attribution(sender, [other])
            #expect(found == .keyChanged([other]))
            #expect(found.signer == nil && found.isAlarming)
        }
    }

    @Test("Keys from a contact's history, entire or half, are a key change")
    func history() throws {
        let sender = try test.keys(1, 2)
        for past in [try test.keys(1, 2), try test.keys(1, 9), try test.keys(9, 2), try test.keys(1, nil)] {
            let ana = holder(1, try test.keys(5, 6), past: [try test.keys(7, 8), past])
            #expect(attribution(sender, [ana]) == .keyChanged([ana]))
        }
    }

    @Test("Current keys count, even if they or their halves are also in the history")
    func current() throws {
        let sender = try test.keys(1, 2)
        for past in [try test.keys(1, 9), try test.keys(9, 2), try test.keys(1, 2)] {
            let ana = holder(1, sender, past: [past])
            #expect(attribution(sender, [ana]) == .signed(ana))
        }
    }

    @Test("A contact with half of the keys takes nothing from the one with both")
    func planted() throws {
        let sender = try test.keys(1, 2)
        let ana = holder(1, sender)
        let planted = holder(2, try test.keys(1, 9))
        #expect(attribution(sender, [planted, ana]) == .signed(ana))
        #expect(attribution(sender, [ana, planted]) == .signed(ana))
    }

    @Test("Two contacts with the same keys are not a plain attribution")
    func twins() throws {
        let sender = try test.keys(1, 2)
        let twins = [holder(1, sender), holder(2, sender)]
        #expect(attribution(sender, twins) == .keyChanged(twins))
        #expect(attribution(sender, isSigned: false, twins) == .unsigned(claim: nil))
    }

    @Test("Keys shared with two contacts report both")
    func halvesOfTwo() throws {
        let both = [holder(1, try test.keys(1, 9)), holder(2, try test.keys(9, 2))]
        #expect(attribution(try test.keys(1, 2), both) == .keyChanged(both))
    }

    @Test("Without a signature the sender is unknown, whatever the message claims")
    func unsigned() throws {
        for sender in [try test.keys(1, 2), try test.keys(1, nil)] {
            let ana = holder(1, sender)
            let claimed = attribution(sender, isSigned: false, [ana])
            #expect(claimed == .unsigned(claim: ana))
            #expect(claimed.signer == nil && !claimed.isAlarming)
            #expect(attribution(sender, isSigned: false, []) == .unsigned(claim: nil))
            #expect(attribution(sender, isSigned: false, [holder(1, try test.keys(1, 9))]) == .unsigned(claim: nil))
            let past = holder(1, try test.keys(5, 6), past: [sender])
            #expect(attribution(sender, isSigned: false, [past]) == .unsigned(claim: nil))
        }
    }

    @Test("Contacts without a signing key do not share one")
    func noSigningKey() throws {
        let other = holder(1, try test.keys(9, nil))
        #expect(attribution(try test.keys(1, nil), isSigned: true, [other]) == .unsigned(claim: nil))
        #expect(attribution(try test.keys(1, 2), [other]) == .unknownSigned)
    }

    @Test("The kinds have fixed names")
    func kinds() throws {
        let keys = try test.keys(1, 2)
        let kinds = [
            attribution(keys, [holder(1, keys)]), attribution(keys, [holder(1, keys, .revoked)]),
            attribution(keys, [holder(1, try test.keys(1, 3))]), attribution(keys, []),
            attribution(keys, isSigned: false, []),
        ].map(\.kind.rawValue)
        #expect(kinds == ["signed", "revoked", "key-changed", "unknown-signed", "unsigned"])
        #expect(Attribution.Kind.allCases.map(\.rawValue) == kinds)
    }

    @Test("For all pairs of contacts with few keys, each is attributed as the rules say")
    func exhaustive() throws {
        let agreements: [UInt8] = [1, 3]
        let signings: [UInt8?] = [nil, 2, 4]
        let pairs = agreements.flatMap { agreement in signings.map { (agreement, $0) } }
        let all = try pairs.map { try test.keys($0.0, $0.1) }
        // Half of the combinations as former keys is enough: the other half is symmetric.
        let holders = all.flatMap { keys in
            ([[]] + all.prefix(3).map { [$0] }).map { past in holder(1, keys, past: past) }
        }
        let revoked = holders.map { holder in
            var holder = holder
            holder.trust = .revoked
            return holder
        }
        var count = 0
        for first in holders + revoked {
            for second in [nil] + holders.map(Optional.some) {
                let owners = [first] + (second.map { [renamed($0)] } ?? [])
                for sender in all {
                    for isSigned in [true, false] {
                        let found = attribution(sender, isSigned: isSigned, owners)
                        let expected = Self.oracle(sender, isSigned, owners)
                        count += 1
                        // A separate comparison for each would flood the report.
                        if Self.words(found) != expected {
                            Issue.record("\(sender) \(isSigned) \(owners): \(Self.words(found)), not \(expected)")
                            return
                        }
                    }
                }
            }
        }
        #expect(count == 48 * 25 * 12)
    }

    private func renamed(_ holder: KeyHolder) -> KeyHolder {
        var holder = holder
        holder.contact = identifier(from: 2)
        return holder
    }

    private static func words(_ attribution: Attribution) -> String {
        switch attribution {
        case .signed(let holder): "signed \(holder.contact)"
        case .revoked(let holder): "revoked \(holder.contact)"
        case .keyChanged(let holders): "changed \(holders.map { "\($0.contact)" })"
        case .unknownSigned: "unknown"
        case .unsigned(let claim): "unsigned \(claim.map { "\($0.contact)" } ?? "-")"
        }
    }

    /// ENV-5 applied to the bytes of keys, sentence by sentence.
    private static func oracle(_ sender: PublicKeys, _ isSigned: Bool, _ owners: [KeyHolder]) -> String {
        func bytes(_ keys: PublicKeys) -> [UInt8] { keys.agreementKey.bytes + (keys.signingKey?.bytes ?? []) }
        let exact = owners.filter { bytes($0.keys) == bytes(sender) }
        if !isSigned || sender.signingKey == nil {
            return "unsigned \(exact.count == 1 ? "\(exact[0].contact)" : "-")"
        }
        if exact.count == 1 {
            return exact[0].trust == .revoked ? "revoked \(exact[0].contact)" : "signed \(exact[0].contact)"
        }
        let touched = owners.filter { owner in
            var own: Set<[UInt8]> = []
            for keys in owner.pastKeys + [owner.keys] {
                own.insert(keys.agreementKey.bytes)
                if let signing = keys.signingKey { own.insert(signing.bytes) }
            }
            return own.contains(sender.agreementKey.bytes) || own.contains(sender.signingKey?.bytes ?? [])
        }
        return touched.isEmpty ? "unknown" : "changed \(touched.map { "\($0.contact)" })"
    }
}
