import Testing
import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads

@testable import WhisperWhatsmeowBridge

@Suite("How much history the host accepts (ING-3, ING-6)", .ownThreads)
struct HistoryAllowanceTests {
    private static let chat = ChatReference(key: "c", title: "c", kind: .direct)

    private func message(_ id: String) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: Self.chat, externalID: id, timestamp: Timestamp(milliseconds: 1), precision: .millisecond,
                sender: nil, content: Content(kind: .text, text: id), ordinal: 1))
    }

    private func status(_ id: String) -> IngestionEvent {
        .status(chat: Self.chat, target: ChangedMessage(id), status: .read, at: Timestamp(milliseconds: 1), raw: nil)
    }

    /// The ids of the messages and changes that pass.
    private func passed(_ allowance: inout HistoryAllowance, _ events: [IngestionEvent]) -> [String] {
        allowance.admit(events).map { event in
            switch event {
            case .message(let message): message.externalID ?? ""
            case .status(_, let target, _, _, _): "change of " + target.id
            case .details: "details"
            default: "other"
            }
        }
    }

    @Test("Changes pass with the message that they follow, also those of the last one within the limit")
    func changes() {
        var allowance = HistoryAllowance(BridgeHistory(limit: 1))
        let events = [message("1"), status("1"), message("2"), status("2")]
        #expect(passed(&allowance, events) == ["1", "change of 1"])
        #expect(passed(&allowance, [status("1")]).isEmpty)
    }

    @Test("Chats always pass, also without history")
    func chats() {
        var allowance = HistoryAllowance(BridgeHistory(isEnabled: false))
        let details = IngestionEvent.details(ChatDetails(chat: Self.chat), at: Timestamp(milliseconds: 1))
        #expect(passed(&allowance, [message("1"), details]) == ["details"])
    }

    @Test(
        "What was requested is accepted even without history or beyond its limit, and no more than that",
        arguments: [BridgeHistory(isEnabled: false), BridgeHistory(limit: 1)])
    func requested(_ history: BridgeHistory) {
        var allowance = HistoryAllowance(history)
        _ = allowance.admit([message("0")])
        #expect(passed(&allowance, [message("1")]).isEmpty)
        allowance.grant(2)
        #expect(passed(&allowance, [message("1"), message("2"), message("3")]) == ["1", "2"])
        allowance.grant(2)
        allowance.grant(-2)
        #expect(passed(&allowance, [message("4")]).isEmpty, "A refused request gives nothing")
        allowance.grant(-5)
        allowance.grant(1)
        #expect(passed(&allowance, [message("5")]) == ["5"], "It is never less than nothing")
    }

    @Test("An unlimited history stays unlimited, and no sum overflows")
    func unlimited() {
        var allowance = HistoryAllowance(BridgeHistory(limit: nil))
        allowance.grant(-5)
        #expect(passed(&allowance, [message("1")]) == ["1"])
        allowance = HistoryAllowance(BridgeHistory(limit: .max))
        allowance.grant(.max)
        #expect(passed(&allowance, [message("1")]) == ["1"])
    }
}
