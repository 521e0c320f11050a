import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("The addresses of the account's owner (ING-1b)", .ownThreads)
struct OwnerAddressesTests {
    private func number(_ value: String) -> PersonAlias { PersonAlias(kind: .phoneNumber, value: value) }
    private func id(_ value: String) -> PersonAlias { PersonAlias(kind: .linkedID, value: value) }

    @Test("The owner's addresses are those of the account, and one that the service maps to them")
    func account() {
        var owner = OwnerAddresses()
        var known = owner.isKnown
        #expect(!known)
        /// Whether the owner can have these addresses, given the account.
        func admits(_ addresses: PersonAlias...) -> Bool { owner.admit(addresses) }
        var admitted = [admits(), admits(number("+4915770000777"))]
        #expect(admitted == [true, false], "Without an account, nobody is its owner")
        owner.learn([number("+15550100")])
        known = owner.isKnown
        #expect(known)
        admitted = [
            admits(number("+15550100")), admits(number("+4915770000777")),
            admits(number("+15550100"), number("+4915770000777")),
            admits(number("+15550100"), id("x1")),
        ]
        #expect(admitted == [true, false, false, false])
        admitted = [
            admits(number("+15550100"), id("900100@lid")),
            admits(number("+15550100"), id("77120@lid")),
        ]
        #expect(admitted == [true, false], "The service maps one linked id")
        let linked = [owner.contains(id("900100@lid")), owner.contains(id("77120@lid"))]
        #expect(linked == [true, false])
    }
}
