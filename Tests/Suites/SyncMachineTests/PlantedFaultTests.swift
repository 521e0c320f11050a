import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

#if WHISPER_TEST_HOOKS
    @Suite("A planted fault is the one that its name says (R10)", .ownThreads)
    struct PlantedFaultTests {
        private static let item = OutboxItem(number: 1, conversation: "a", clientMessageID: "k1")

        private func fixture(_ bugs: PlantedBugs) -> Fixture {
            var configuration = SyncConfiguration()
            configuration.plantedBugs = bugs
            return Fixture(configuration)
        }

        @Test("The cursor goes to the store before its events; events without a cursor go as they are")
        func cursorBeforeEvents() {
            var fixture = fixture(.cursorBeforeEvents)
            let socket = fixture.connect(.me(cursors: ["a": 4]))
            var groups = fixture.take(.frame(socket, .message("a", 5))).groups
            #expect(groups.map(\.cursor) == [5, nil])
            #expect(groups.map(\.sequences) == [[], [5]])
            fixture.take(.applied("a", cursor: 5))
            groups = fixture.take(.frame(socket, .message("a", 7))).groups
            #expect(groups.map(\.cursor) == [nil])
            #expect(groups.map(\.sequences) == [[7]])
        }

        @Test("Any answer to a post takes the message off the outbox")
        func anyAnswerCounts() {
            var foreign = PostedMessage.sample("a", 5, key: "k1")
            foreign.message.senderID = "eve"
            for answer in [foreign, .sample("a", 5, key: "k2"), .sample("b", 5, key: "k1")] {
                var fixture = fixture(.anyAnswerCounts)
                fixture.take(.start(.me(cursors: ["a": 4, "b": 4], outbox: [Self.item])))
                let effects = fixture.take(.posted(1, answer), withReports: true)
                #expect(!effects.contains(.report(.foreignAnswer(conversation: answer.conversationID))))
                #expect(effects.groups.map(\.cursor) == [5])
                #expect(fixture.machine.outboxCount == 0)
            }
        }

        @Test("The cursor passes over a gap, and over a hole in a page")
        func gapsAndHoles() {
            var gap = fixture(.gapIgnored)
            let socket = gap.connect(.me(cursors: ["a": 4]))
            #expect(gap.take(.frame(socket, .message("a", 7))).groups.map(\.cursor) == [7])
            var hole = fixture(.holeIgnored)
            hole.take(.start(.me()))
            hole.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 3)])))
            let page = ChangePage(events: [.message("a", 1), .message("a", 3)], next: 3, hasMore: false)
            let groups = hole.take(.changes("a", page)).groups
            #expect(groups.map(\.cursor) == [3] && groups.map(\.missing) == [[]])
        }

        @Test("That the server counts anew is not reported, and its pages go on from the old cursor")
        func epochIgnored() {
            for bugs in [PlantedBugs.epochIgnored, []] {
                var fixture = fixture(bugs)
                fixture.take(.start(.me(cursors: ["a": 4])))
                fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 9)])))
                for epoch in ["e-1", "e-2"] {
                    let page = ChangePage(events: [], next: 4, hasMore: true, epoch: epoch)
                    let effects = fixture.take(.changes("a", page), withReports: true)
                    let isReported = bugs.isEmpty && epoch == "e-2"
                    #expect(effects.contains(.report(.newEpoch(conversation: "a"))) == isReported)
                    fixture.pass(.seconds(30))
                }
            }
        }
    }
#else
    @Test("Faults are planted in a build with WHISPER_TEST_HOOKS alone", .disabled("export WHISPER_TEST_HOOKS=1"))
    func plantedFaults() {}
#endif
