import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("Who may be one person (ING-1)", .ownThreads)
struct PersonMergeTests {
    private static func number(_ value: String) -> PersonAlias { PersonAlias(kind: .phoneNumber, value: value) }
    private static func id(_ value: String) -> PersonAlias { PersonAlias(kind: .linkedID, value: value) }

    private static func side(
        _ aliases: PersonAlias..., isOwner: Bool = false, isKnown: Bool = true
    ) -> PersonMerge.Side {
        PersonMerge.Side(aliases: Set(aliases), isOwner: isOwner, isKnown: isKnown)
    }

    private func mayBeOne(_ first: PersonMerge.Side, _ second: PersonMerge.Side, isOfMessage: Bool = false) -> Bool {
        let result = PersonMerge.mayBeOne(first, second, isOfMessage: isOfMessage)
        #expect(PersonMerge.mayBeOne(second, first, isOfMessage: isOfMessage) == result, "in both orders")
        return result
    }

    @Test("A person has one telephone number and one linked id, and any number of other ids and names")
    func addresses() {
        let anna = Self.side(Self.number("+4915770000777"), Self.id("77120@lid"), Self.id("x1"))
        #expect(mayBeOne(anna, Self.side(Self.id("x2"))))
        #expect(mayBeOne(anna, Self.side(Self.id("77120@lid"))))
        #expect(mayBeOne(Self.side(Self.number("+4915770000777")), Self.side(Self.id("77120@lid"))))
        #expect(!mayBeOne(anna, Self.side(Self.id("77121@lid"))), "another linked id")
        #expect(!mayBeOne(anna, Self.side(Self.number("+4915770000888"))), "another number")
        #expect(
            !mayBeOne(anna, Self.side(Self.id("x2"), Self.id("77121@lid"))), "another linked id behind one of its own")
        let name = PersonAlias(kind: .exportName, value: "Lidia")
        #expect(mayBeOne(anna, Self.side(Self.id("x2"), name)))
    }

    @Test("Of a message under a number and a linked id, the number may be a new one, the linked id may not")
    func newNumber() {
        let anna = Self.side(Self.number("+4915770000777"), Self.id("77120@lid"))
        let new = Self.side(Self.number("+4915770000999"), isKnown: false)
        #expect(mayBeOne(anna, new, isOfMessage: true))
        #expect(!mayBeOne(anna, new))
        #expect(!mayBeOne(anna, Self.side(Self.number("+4915770000888")), isOfMessage: true), "Another person has it")
        #expect(!mayBeOne(anna, Self.side(Self.id("77121@lid"), isKnown: false), isOfMessage: true))
    }

    @Test("The owner is one with an address of a kind that they lack, and with nobody else")
    func owner() {
        let owner = Self.side(Self.number("+15550100"), isOwner: true)
        #expect(mayBeOne(owner, Self.side(Self.id("900100@lid"))))
        #expect(!mayBeOne(owner, Self.side(Self.id("x1"))))
        #expect(!mayBeOne(owner, Self.side(Self.id("x1"), Self.id("77120@lid"))))
        #expect(!mayBeOne(owner, Self.side(Self.number("+4915770000777"))))
        let both = Self.side(Self.number("+15550100"), Self.id("900100@lid"), isOwner: true)
        #expect(!mayBeOne(both, Self.side(Self.id("77120@lid"))))
        #expect(mayBeOne(both, Self.side(Self.id("900100@lid"), isOwner: true)))
    }
}
