import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads

@testable import WhisperCore

@Suite("The state of a chat whose older history is requested (ING-6)", .ownThreads)
struct BackfillStateTests {
    private let moment = Timestamp(milliseconds: 1_000)

    private func place(_ id: String, _ seconds: Int = 100) -> HistoryPlace {
        HistoryPlace(externalID: id, isFromOwner: false, timestamp: LiveEvents.time(seconds))
    }

    @Test("An answer without anything older is repeated once, and then nothing more is requested (ING-6)")
    func fruitless() {
        for (hasMore, status) in [(nil, .complete), (true, .stalled)] as [(Bool?, BackfillState.Status)] {
            var state = BackfillState(asked: moment)
            state.answered(hasMore: hasMore, hasBrought: false)
            #expect(state.status == .waiting)
            state.answered(hasMore: hasMore, hasBrought: false)
            #expect(state.status == status)
        }
        var state = BackfillState(asked: moment)
        state.answered(hasMore: false, hasBrought: true)
        #expect(state.status == .complete)
    }

    @Test("Something older starts the count of empty answers again (ING-6)")
    func fruitful() {
        let wish = BackfillWish(asked: moment)
        var state = BackfillState(asked: moment)
        state.answered(hasMore: nil, hasBrought: false)
        state.found(place("a"), older: 3, for: wish)
        state.answered(hasMore: nil, hasBrought: true)
        state.answered(hasMore: nil, hasBrought: false)
        #expect(state.status == .waiting && state.received == 3)
    }

    @Test("Absurd numbers overflow nothing (ING-6)")
    func overflow() throws {
        let most = Int64.max
        let text = #"{"asked":1000,"status":"waiting","received":\#(most),"fruitless":\#(most),"silences":\#(most)}"#
        var state = try #require(BackfillState(text))
        let wish = BackfillWish(count: .max, asked: moment)
        #expect(state.nextCount(for: wish) == nil)
        state.found(place("a"), older: .max, for: wish)
        state.silent(at: moment)
        state.answered(hasMore: nil, hasBrought: false)
        #expect(state.received == .max)
        let keys = ["a", "b"]
        state.fruitless = .max
        #expect(BackfillAddresses.key(keys, for: state) != nil)
    }

    @Test("A state and a wish survive being written; what is none is not read as one (ING-6)")
    func settings() throws {
        var state = BackfillState(asked: moment)
        state.found(place("“ID”\u{7}"), older: 7, for: BackfillWish(asked: moment))
        state.silent(at: moment)
        #expect(BackfillState(state.text) == state)
        let wish = BackfillWish(until: LiveEvents.time(1), count: 3, asked: moment)
        #expect(BackfillWish(wish.text) == wish)
        #expect(BackfillWish(BackfillWish(asked: moment).text) == BackfillWish(asked: moment))
        for text in ["", "x", "[]", "{}", #"{"asked":"1"}"#, #"{"asked":1,"count":0}"#, #"{"asked":1,"count":-5}"#] {
            #expect(BackfillWish(text) == nil, "\(text)")
            #expect(BackfillState(text) == nil, "\(text)")
        }
        #expect(BackfillState(#"{"asked":1,"status":"unheard-of"}"#) == nil)
    }

    @Test("Addresses of the service come first, and another one is tried when the first brought nothing (ING-6)")
    func addresses() {
        let chat = Conversation(
            id: UniqueIdentifier(version4High: 1, low: 1), platform: .whatsapp, sessionID: "s", title: "Ana",
            kind: .direct, createdAt: moment, updatedAt: moment)
        func references(_ keys: [String]) -> [ConversationReference] {
            keys.map { ConversationReference(platform: .whatsapp, key: $0, title: "Ana", kind: .direct) }
        }
        let keys = BackfillAddresses.keys(of: chat, references(["Ana", "1@s.whatsapp.net", "2@lid"]))
        #expect(keys == ["1@s.whatsapp.net", "2@lid"])
        var state = BackfillState(asked: moment)
        #expect(BackfillAddresses.key(keys, for: state) == "1@s.whatsapp.net")
        state.answered(hasMore: nil, hasBrought: false)
        #expect(BackfillAddresses.key(keys, for: state) == "2@lid")
        #expect(BackfillAddresses.keys(of: chat, references(["Ana", "ana"])) == ["ana", "Ana"])
        #expect(BackfillAddresses.key([], for: state) == nil)
    }

    @Test("After three chats without an answer nothing is requested for a time, and an answer ends that (ING-6)")
    func sleep() {
        var delays = BackfillDelays()
        let ids = (1...4).map { UniqueIdentifier(version4High: $0, low: 1) }
        #expect(delays.silent(ids[0], at: .zero) == nil)
        #expect(delays.silent(ids[1], at: .zero) == nil)
        #expect(delays.silent(ids[2], at: .zero) == .seconds(60))
        #expect(delays.silent(ids[3], at: .zero) == .seconds(300))
        #expect(!delays.isDue(ids[0], at: .seconds(59)) && delays.isDue(ids[0], at: .seconds(60)))
        delays.answered(ids[3])
        #expect(delays.silent(ids[0], at: .zero) == nil)
        #expect(delays.next(after: .seconds(100)) == .seconds(300))
    }
}
