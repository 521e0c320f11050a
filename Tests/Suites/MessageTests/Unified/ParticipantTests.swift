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

    @Test("The best name known is shown, what the source said stays, and an address is never shown for a name")
    func known() {
        let annie = Participant(identifier: "+4917011111", displayName: "Annie")
        let known = annie.known(by: PersonName("Ann", isAddress: false))
        #expect(known.shownName == "Ann" && known.displayName == "Annie")
        #expect(known == annie && known.hashValue == annie.hashValue)
        #expect(known.known(by: nil).shownName == "Annie")
        #expect(annie.known(by: PersonName("u-17", isAddress: true)).shownName == "Annie")
        #expect(annie.known(by: PersonName("+4917011111", isAddress: false)).shownName == "Annie")
        #expect(annie.known(by: PersonName("", isAddress: false)).shownName == "Annie")
        #expect(annie.known(by: PersonName("Annie", isAddress: false)).knownName == nil)
        let unnamed = Participant(identifier: "900201@lid", displayName: "900201")
        #expect(unnamed.known(by: PersonName("Ann", isAddress: false)).shownName == "Ann")
    }

    @Test("What someone else has sealed keeps its sender's name, whatever the vault calls the person (LOOK-4)")
    func sealed() {
        for kind in MessageSeal.Kind.allCases.map(Optional.init) + [nil] {
            var message = StoredMessage(
                unified: UnifiedMessage(
                    id: UniqueIdentifier(version4High: 1, low: 1), externalID: "m", platform: .whatsapp,
                    timestamp: Timestamp(milliseconds: 0), precision: .second,
                    sender: Participant(identifier: nil, displayName: "Signer"),
                    content: Content(kind: .text, text: "x"),
                    threadID: "t"),
                conversation: UniqueIdentifier(version4High: 1, low: 2), position: ChatPosition(rawValue: 64),
                person: nil,
                direction: .incoming, status: .sent, isRead: true, seal: kind.map { MessageSeal($0) })
            message.nameSender(PersonName("Ann", isAddress: false))
            let isOthers = kind.map { $0 != .own } ?? false
            #expect(message.unified.sender?.shownName == (isOthers ? "Signer" : "Ann"), "\(kind as Any)")
        }
    }
}
