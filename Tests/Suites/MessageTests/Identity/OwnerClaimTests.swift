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
}
