import Testing
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads

@Suite("Which of several messages with one id is answered (ING-2)", .ownThreads)
struct AnsweredMessageTests {
    private func message(_ text: String, from identifier: String?) -> StoredMessage {
        StoredMessage(
            unified: UnifiedMessage(
                id: UniqueIdentifier(high: 0, low: 1), externalID: "x", platform: .whatsapp,
                timestamp: Timestamp(milliseconds: 0), precision: .second,
                sender: Participant(identifier: identifier, displayName: "Ann"),
                content: Content(kind: .text, text: text),
                threadID: "t"),
            conversation: UniqueIdentifier(high: 0, low: 2), position: ChatPosition(rawValue: 1), person: nil,
            direction: .incoming, status: .sent, isRead: true)
    }

    private func answer(_ sender: String?, _ text: String?) -> UnifiedMessage {
        var answer = message("an answer", from: "+4915").unified
        answer.replyTo = "x"
        var quoted: JSONObject = ["id": "x"]
        quoted["sender"] = sender.map { .string($0) }
        quoted["text"] = text.map { .string($0) }
        answer.platformSpecific["quoted"] = .object(quoted)
        return answer
    }

    private func text(_ answer: UnifiedMessage, among candidates: StoredMessage...) -> String? {
        answer.answered(among: candidates)?.unified.content.text
    }

    @Test("That of the sender whom the source names, however the address is written")
    func sender() {
        let (first, second) = (message("first", from: "+4911"), message("second", from: "4912@s.whatsapp.net"))
        for named in ["+4912", "4912@s.whatsapp.net", "4912:3@s.whatsapp.net"] {
            #expect(text(answer(named, "first"), among: first, second) == "second")
        }
        #expect(text(answer("4911@s.whatsapp.net", nil), among: first, second) == "first")
        #expect(answer("+4912", nil).certainlyAnswers(second) && !answer("+4912", nil).certainlyAnswers(first))
    }

    @Test("Else the one whose text is repeated, preferably of someone who may be the sender, else the first")
    func others() {
        let (first, second) = (message("first", from: "+4911"), message("second", from: "77@lid"))
        #expect(text(answer("+4999", "first"), among: first, second) == "first")
        #expect(text(answer("+4999", nil), among: first, second) == "second", "The first is certainly another's")
        #expect(text(answer(nil, "second"), among: first, second) == "second")
        #expect(text(answer(nil, nil), among: first, second) == "first")
        #expect(text(answer("+4999", "?"), among: first) == "first", "It is the only one")
        #expect(answer(nil, nil).certainlyAnswers(first) && !answer("+4999", nil).certainlyAnswers(second))
        #expect(answer("+4999", nil).answered(among: []) == nil)
    }
}
