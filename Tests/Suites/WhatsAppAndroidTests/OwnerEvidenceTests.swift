import Testing
import WhisperTestThreads
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases

@Suite("What decides who the owner of a database is (WDB-5)", .ownThreads)
struct OwnerEvidenceTests {
    private static let (first, second) = (number(1), number(2))
    private static let (linked, other) = (JID(user: "9001", server: JID.linked), JID(user: "9002", server: JID.linked))

    private static func number(_ user: Int) -> JID { JID(user: "491700000\(user)", server: JID.numbers) }

    /// Decides without any linked id whose number is known.
    private func owner(_ evidence: OwnerEvidence) -> [JID] { evidence.owner { $0 } }

    @Test("Nothing speaks for anyone: the owner is unknown")
    func nothing() {
        var evidence = OwnerEvidence()
        #expect(owner(evidence) == [])
        evidence.note(JID(user: "120363", server: "g.us"), .author)
        evidence.note(JID(user: "4711", server: "bot"), .author)
        #expect(owner(evidence) == [] && evidence.addresses == [])
    }

    @Test("Of each two kinds of evidence, the stronger decides alone", arguments: OwnerEvidence.Ground.allCases)
    func weight(_ ground: OwnerEvidence.Ground) {
        for weaker in OwnerEvidence.Ground.allCases where weaker.rawValue > ground.rawValue {
            var evidence = OwnerEvidence()
            evidence.note(Self.second, weaker)
            evidence.note(Self.first, ground)
            #expect(owner(evidence) == [Self.first])
        }
    }

    @Test("The same evidence for two people is a contradiction", arguments: OwnerEvidence.Ground.allCases)
    func contradiction(_ ground: OwnerEvidence.Ground) {
        for (left, right) in [(Self.first, Self.second), (Self.linked, Self.other)] {
            var evidence = OwnerEvidence()
            evidence.note(left, ground)
            evidence.note(right, ground)
            // Nor does weaker evidence tell them apart, such as what the user says.
            if ground != .correspondence, ground != .stated { evidence.note(left, .correspondence) }
            if ground != .stated { evidence.note(left, .stated) }
            #expect(owner(evidence) == [])
        }
    }

    @Test(
        "A number and a linked id are one owner, the number first, whether or not it is known that they belong together"
    )
    func addresses() {
        var evidence = OwnerEvidence()
        evidence.note(Self.linked, .author)
        evidence.note(Self.first, .author)
        #expect(owner(evidence) == [Self.first, Self.linked])
        #expect(evidence.owner { $0 == Self.linked ? Self.first : $0 } == [Self.first])
        // The linked id of someone else is a contradiction.
        #expect(evidence.owner { $0 == Self.linked ? Self.second : $0 } == [])
    }

    @Test(
        "Who is certainly someone else is not the owner, under either address", arguments: OwnerEvidence.Ground.allCases
    )
    func others(_ ground: OwnerEvidence.Ground) {
        var evidence = OwnerEvidence()
        evidence.note(Self.first, ground)
        evidence.object(to: Self.linked, .isOther)
        #expect(owner(evidence) == [Self.first])
        #expect(evidence.owner { $0 == Self.linked ? Self.first : $0 } == [])
        evidence.object(to: Self.first, .isOther)
        #expect(owner(evidence) == [])
        evidence.note(Self.second, ground)
        #expect(owner(evidence) == [Self.second])
    }

    @Test(
        "What was received in one's own chat speaks against weak evidence only",
        arguments: OwnerEvidence.Ground.allCases)
    func partners(_ ground: OwnerEvidence.Ground) {
        var evidence = OwnerEvidence()
        evidence.note(Self.first, ground)
        evidence.object(to: Self.first, .isPartner)
        let isStrong = ground == .author || ground == .stated
        #expect(owner(evidence) == (isStrong ? [Self.first] : []))
    }

    @Test("More addresses than are compared are a contradiction, not a choice among the first")
    func limit() {
        var evidence = OwnerEvidence()
        for user in 0..<5_000 {
            evidence.note(Self.number(10_000 + user), .author)
            if user > 0 { evidence.object(to: Self.number(10_000 + user), .isOther) }
        }
        #expect(owner(evidence) == [])
    }
}
