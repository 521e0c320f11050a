import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("How a person is shown in a message (ING-1)", .ownThreads)
struct ParticipantTests {
    private func name(_ identifier: String?, _ shown: String, _ known: String?) -> String {
        Participant(identifier: identifier, displayName: shown).named(known).displayName
    }

    @Test("A name of the vault stands where the source shows none, and nowhere else")
    func names() {
        #expect(name("+4917011111", "+4917011111", "Ann") == "Ann")
        #expect(name("900201@lid", "900201", "Ann") == "Ann")
        #expect(name("+4917011111", "Annie", "Ann") == "Annie")
        #expect(name(nil, "Annie", "Ann") == "Annie")
        #expect(name("+4917011111", "+4917011111", "+4917011111") == "+4917011111")
    }

    @Test("Nobody is shown without anything, the owner of an unknown address included (WDB-5)")
    func empty() {
        #expect(name(nil, "", "owner") == "owner")
        #expect(name(nil, "", "Ann") == "Ann")
        #expect(name(nil, "owner", "Ann") == "Ann")
        #expect(name("+4917011111", "", nil) == "+4917011111")
        #expect(name("+4917011111", "", "owner") == "+4917011111")
        #expect(name("900201@lid", "", "900201@lid") == "900201@lid")
    }
}
