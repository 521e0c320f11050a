import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Who is the owner, as sources state it (WDB-5)", .ownThreads)
struct OwnerClaimTests {
    private static func person(address: Bool = true, another: Bool = false) -> OwnerClaim.Person {
        OwnerClaim.Person(hasAddress: address, isAnother: another)
    }

    @Test("An owner under a new address is one with the owner, and someone else never is")
    func addresses() {
        #expect(OwnerClaim(of: Self.person(), owners: []).isGranted)
        let changed = OwnerClaim(of: Self.person(), owners: [Self.person(), Self.person()])
        #expect(changed.isGranted && changed.outcomes == [.joined, .joined])
        for owners in [[], [Self.person()], [Self.person(another: true)]] {
            let refused = OwnerClaim(of: Self.person(another: true), owners: owners)
            #expect(!refused.isGranted && refused.outcomes.allSatisfy { $0 == .kept })
        }
    }

    @Test("An added file whose owner is named makes an owner beside a placeholder alone, and joins nobody")
    func placeholder() {
        let placeholder = OwnerClaim.Person(hasAddress: true, isAnother: false, isPlaceholder: true)
        for hasAddress in [true, false] {
            let claim = OwnerClaim(of: Self.person(address: hasAddress), owners: [placeholder], isOfAddedFile: true)
            #expect(claim.isGranted && claim.outcomes == [.kept])
        }
        for owners in [[Self.person()], [placeholder, Self.person()]] {
            #expect(!OwnerClaim(of: Self.person(), owners: owners, isOfAddedFile: true).isGranted)
        }
        #expect(OwnerClaim(of: Self.person(), owners: [placeholder]).outcomes == [.joined])
    }

    @Test("Who was taken for the owner by mistake is not one with the owner")
    func mistake() {
        let claim = OwnerClaim(of: Self.person(), owners: [Self.person(another: true), Self.person()])
        #expect(claim.isGranted && claim.outcomes == [.revoked, .joined])
    }

    @Test("A name alone joins no one, and takes nothing from anyone")
    func names() {
        #expect(
            OwnerClaim(of: Self.person(address: false), owners: [Self.person(), Self.person(another: true)]).outcomes
                == [.kept, .kept])
        #expect(OwnerClaim(of: Self.person(), owners: [Self.person(address: false)]).outcomes == [.kept])
    }

    @Test("An identity of the owner's own is no address")
    func identities() {
        #expect(!OwnerClaim.joinsAddresses(on: .whisper))
        #expect(OwnerClaim.joinsAddresses(on: .whatsapp))
    }

    @Test(
        "Who is shown without name and address is the owner if another record of the message is, and has no name to pass on"
    )
    func nameless() {
        let own = Authorship(
            direction: .outgoing, isOwners: true, timestamp: Timestamp(milliseconds: 1), precision: .millisecond,
            content: Content(kind: .text, text: "ok"))
        var record = own
        record.direction = .unknown
        record.isOwners = false
        let nameless = Participant(identifier: nil, displayName: "owner")
        #expect(OwnerClaim.isNameless(nameless, of: record, beside: own))
        #expect(!OwnerClaim.isNameless(nameless, of: record, beside: record))
        #expect(!OwnerClaim.isNameless(nameless, of: own, beside: own))
        for other in [
            Participant(identifier: "+4917011111", displayName: "owner"),
            Participant(identifier: nil, displayName: "Ann"),
        ] {
            #expect(!OwnerClaim.isNameless(other, of: record, beside: own))
        }
        let name = PersonAlias(kind: .exportName, value: "owner")
        #expect(JoinCause.owner.passesOn(name) && !JoinCause.source(.whatsapp).passesOn(name))
        #expect(JoinCause.source(.whatsapp).passesOn(PersonAlias(kind: .exportName, value: "Ann")))
        #expect(JoinCause.source(.whatsapp).passesOn(PersonAlias(kind: .linkedID, value: "owner")))
    }

    @Test("Two reactions are one in the same millisecond, with the same emoji, unless that is a whole second")
    func oneReaction() {
        let (time, second) = (Timestamp(milliseconds: 1_501), Timestamp(milliseconds: 2_000))
        #expect(OwnerClaim.isOneReaction("👍", at: time, as: "👍", at: time))
        #expect(!OwnerClaim.isOneReaction("👍", at: time, as: "❤️", at: time))
        #expect(!OwnerClaim.isOneReaction("👍", at: time, as: "👍", at: second))
        #expect(!OwnerClaim.isOneReaction("👍", at: second, as: "👍", at: second))
        #expect(!OwnerClaim.isOneReaction(nil, at: time, as: nil, at: time))
    }
}
