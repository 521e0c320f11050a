import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("What follows from how many messages are unread", .ownThreads)
struct UnreadLedgerTests {
    private func chat(unread: Int64, isMuted: Bool = false, isArchived: Bool = false) -> Conversation {
        Conversation(
            id: UniqueIdentifier(version4High: 0x4000, low: 1), platform: .whatsapp, sessionID: "session",
            title: "Garden", kind: .direct, unreadCount: unread, isMuted: isMuted, isArchived: isArchived,
            createdAt: Timestamp(milliseconds: 0), updatedAt: Timestamp(milliseconds: 0))
    }

    /// The steps for states that follow each other, each done.
    private func steps(
        _ states: [(unread: Int64, isNews: Bool)], before: Int64 = 0
    ) -> [NotificationStep] {
        var ledger = UnreadLedger()
        ledger.begin(with: chat(unread: before))
        return states.map { state in
            let chat = chat(unread: state.unread)
            let step = ledger.step(for: chat, isNews: state.isNews)
            ledger.note(chat, after: step)
            return step
        }
    }

    @Test("More is announced, fewer follow, none is withdrawn once")
    func counting() {
        #expect(
            steps([(1, true), (3, true), (2, false), (0, false), (0, false), (1, true)])
                == [.announce, .announce, .update, .withdraw, .none, .announce])
    }

    @Test("A chat that is read before its news are heard of is announced when they are")
    func readEarly() {
        #expect(steps([(1, false), (1, true)]) == [.none, .announce])
        #expect(steps([(2, true), (3, false), (3, true)]) == [.announce, .none, .announce])
    }

    @Test("What was unread before is neither announced nor updated")
    func before() {
        #expect(steps([(5, true), (4, false), (0, false)], before: 5) == [.none, .none, .none])
        #expect(steps([(6, true)], before: 5) == [.announce])
        #expect(steps([(1, true), (0, true), (1, true)], before: 1) == [.none, .none, .announce])
    }

    @Test("What is muted or archived is withdrawn, and what came meanwhile is not announced afterwards")
    func silent() {
        var ledger = UnreadLedger()
        for (state, expected) in [
            (chat(unread: 1), NotificationStep.announce), (chat(unread: 1, isMuted: true), .withdraw),
            (chat(unread: 2, isMuted: true), .none), (chat(unread: 2), .none), (chat(unread: 3), .announce),
            (chat(unread: 4, isArchived: true), .withdraw), (chat(unread: 4), .none), (chat(unread: 5), .announce),
        ] {
            let step = ledger.step(for: state, isNews: true)
            #expect(step == expected)
            ledger.note(state, after: step)
        }
    }

    @Test("A step that could not be done is due again")
    func undone() {
        var ledger = UnreadLedger()
        #expect(ledger.step(for: chat(unread: 1), isNews: true) == .announce)
        #expect(ledger.step(for: chat(unread: 1), isNews: true) == .announce)
        ledger.note(chat(unread: 1), after: .announce)
        #expect(ledger.step(for: chat(unread: 0), isNews: false) == .withdraw)
        #expect(ledger.step(for: chat(unread: 0), isNews: false) == .withdraw)
    }
}
