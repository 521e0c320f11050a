import WhisperContacts
import WhisperIdentity
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Bundles compared with existing contacts (CON-4)", .ownThreads)
struct BundleComparisonTests {
    let test: TestKeys

    init() throws {
        test = try TestKeys()
    }

    private func offer(
        _ agreement: UInt8 = 1, _ signing: UInt8? = 2, succession: SuccessionStatement? = nil
    ) throws -> ContactOffer {
        ContactOffer(try test.bundle("Ana", agreement, signing, succession: succession))
    }

    private func holder(_ id: UInt8, _ keys: PublicKeys, past: [PublicKeys] = [], _ trust: Trust = .verified)
        -> KeyHolder
    {
        KeyHolder(contact: identifier(from: id), keys: keys, pastKeys: past, trust: trust)
    }

    private func compare(
        _ offer: ContactOffer, owners: [KeyHolder] = [], namesakes: [KeyHolder] = [], predecessor: KeyHolder? = nil
    ) -> BundleComparison {
        BundleComparison(
            of: offer, owners: owners, namesakes: namesakes, predecessor: predecessor, crypto: test.crypto)
    }

    @Test("An offer copies everything from the bundle")
    func offers() throws {
        let bundle = try PublicBundle(text: Vectors.succeedingBundle, crypto: test.crypto)
        let offer = ContactOffer(bundle)
        #expect(offer.name == bundle.name && offer.keys == bundle.keys && offer.keyVersion == 2)
        #expect(offer.createdAt == bundle.createdAt && offer.succession == bundle.succession)
    }

    @Test("Unknown keys under an unknown name are new")
    func new() throws {
        #expect(compare(try offer()) == .new)
        let stated = try test.statement(from: (7, 8), to: (1, 2))
        #expect(compare(try offer(succession: stated)) == .new)
    }

    @Test("The exact keys of a contact are known, whatever the name and any other match")
    func known() throws {
        let ana = holder(1, try test.keys(1, 2))
        #expect(compare(try offer(), owners: [ana]) == .known(ana))
        #expect(compare(try offer(), namesakes: [ana]) == .known(ana))
        let namesake = holder(2, try test.keys(5, 6))
        #expect(compare(try offer(), owners: [ana], namesakes: [namesake]) == .known(ana))
        let revoked = holder(1, try test.keys(1, 2), .revoked)
        #expect(compare(try offer(), owners: [revoked]) == .known(revoked))
    }

    @Test("Other keys under a known name are a key change")
    func sameName() throws {
        let ana = holder(1, try test.keys(5, 6))
        #expect(
            compare(try offer(), namesakes: [ana])
                == .keyChange([KeyChange(holder: ana, grounds: .sameName, succession: .none)]))
    }

    @Test("One of two keys of a contact is a key change, under whatever name")
    func sharedKey() throws {
        for keys in [try test.keys(1, 6), try test.keys(5, 2), try test.keys(1, nil)] {
            let ana = holder(1, keys)
            let expected = BundleComparison.keyChange([
                KeyChange(holder: ana, grounds: .sharedKey, succession: .none)
            ])
            #expect(compare(try offer(), owners: [ana]) == expected)
            #expect(compare(try offer(), owners: [ana], namesakes: [ana]) == expected)
        }
        let past = holder(1, try test.keys(5, 6), past: [try test.keys(1, 9)])
        #expect(
            compare(try offer(), owners: [past])
                == .keyChange([KeyChange(holder: past, grounds: .sharedKey, succession: .none)]))
    }

    @Test("A statement by the key on record about the keys on record is valid, and still a key change")
    func validSuccession() throws {
        let statement = try test.statement(from: (7, 8), to: (1, 2))
        let ana = holder(1, try test.keys(7, 8))
        let expected = BundleComparison.keyChange([KeyChange(holder: ana, grounds: .succession, succession: .valid)])
        #expect(compare(try offer(succession: statement), predecessor: ana) == expected)
        #expect(compare(try offer(succession: statement), namesakes: [ana], predecessor: ana) == expected)
        #expect(compare(try offer(succession: statement), namesakes: [ana]) == expected)
    }

    @Test("A statement about the contact's keys signed by another key is invalid: an impersonation")
    func invalidSuccession() throws {
        let statement = try test.statement(from: (7, 8), to: (1, 2), signedBy: 66)
        let ana = holder(1, try test.keys(7, 8))
        #expect(
            compare(try offer(succession: statement), predecessor: ana)
                == .keyChange([KeyChange(holder: ana, grounds: .succession, succession: .invalid)]))
        #expect(
            compare(try offer(succession: statement), namesakes: [ana], predecessor: ana)
                == .keyChange([KeyChange(holder: ana, grounds: .sameName, succession: .invalid)]))
        // A contact without a signing key cannot have made a statement.
        let silent = holder(1, try test.keys(7, nil))
        let forged = try SuccessionStatement.make(
            from: try test.fingerprint(7, nil), to: try test.fingerprint(1, 2), at: 0,
            signedBy: try test.signingPair(66), crypto: test.crypto)
        #expect(
            compare(try offer(succession: forged), predecessor: silent)
                == .keyChange([KeyChange(holder: silent, grounds: .succession, succession: .invalid)]))
    }

    @Test("A statement by a contact's former keys does not count: they may have been stolen")
    func statementByOldKeys() throws {
        let statement = try test.statement(from: (7, 8), to: (1, 2))
        let ana = holder(1, try test.keys(5, 6), past: [try test.keys(7, 8)])
        #expect(
            compare(try offer(succession: statement), namesakes: [ana])
                == .keyChange([KeyChange(holder: ana, grounds: .sameName, succession: .ofOtherKeys)]))
        #expect(compare(try offer(succession: statement), predecessor: ana) == .new)
    }

    @Test("Former keys of a contact are a reversion, and reported as such")
    func formerKeys() throws {
        let ana = holder(1, try test.keys(5, 6), past: [try test.keys(7, 8), try test.keys(1, 2)])
        #expect(
            compare(try offer(), owners: [ana], namesakes: [ana])
                == .keyChange([KeyChange(holder: ana, grounds: .formerKeys, succession: .none)]))
        let back = try test.statement(from: (5, 6), to: (1, 2))
        #expect(
            compare(try offer(succession: back), owners: [ana], predecessor: ana)
                == .keyChange([KeyChange(holder: ana, grounds: .formerKeys, succession: .valid)]))
    }

    @Test("Several contacts are reported, each once, with the strongest grounds first")
    func several() throws {
        let statement = try test.statement(from: (7, 8), to: (1, 2))
        let former = holder(1, try test.keys(9, 10), past: [try test.keys(1, 2)])
        let successor = holder(2, try test.keys(7, 8))
        let half = holder(3, try test.keys(1, 11))
        let namesake = holder(4, try test.keys(12, 13))
        let found = compare(
            try offer(succession: statement), owners: [half, former], namesakes: [namesake, half, successor],
            predecessor: successor)
        guard case .keyChange(let changes) = found else {
            Issue.record("no key change")
            return
        }
        #expect(changes.map(\.holder) == [former, successor, half, namesake])
        #expect(changes.map(\.grounds) == [.formerKeys, .succession, .sharedKey, .sameName])
        #expect(changes.map(\.succession) == [.ofOtherKeys, .valid, .ofOtherKeys, .ofOtherKeys])
    }

    @Test("Contacts with equal grounds keep the order of the arguments (CON-4)")
    func equalGrounds() throws {
        let namesakes = try (1...4).map { holder($0, try test.keys($0 + 20, $0 + 30)) }
        let halves = try (5...8).map { holder($0, try test.keys(1, $0 + 30)) }
        for (halves, namesakes) in [(halves, namesakes), (halves.reversed(), namesakes.reversed())] {
            guard case .keyChange(let changes) = compare(try offer(), owners: halves, namesakes: namesakes) else {
                Issue.record("no key change")
                return
            }
            #expect(changes.map(\.holder) == halves + namesakes)
        }
    }
}
