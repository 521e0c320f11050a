import WhisperBridgeProtocol
import WhisperIngestionPort

/// How much history the host still accepts, whatever the bridge sends (ING-3).
struct HistoryAllowance {
    /// The remaining number of messages; nil for unlimited.
    private var left: Int64?

    init(_ history: BridgeHistory) {
        left = history.isEnabled ? history.limit : 0
    }

    /// Accepts more messages, because they were requested; a negative number withdraws that.
    mutating func grant(_ count: Int64) {
        guard let room = left else { return }
        let (sum, isOverflow) = room.addingReportingOverflow(count)
        left = isOverflow ? nil : max(0, sum)
    }

    /// Filters events: chats and names always pass, messages while the allowance lasts, and changes with the message
    /// that they follow.
    mutating func admit(_ events: [IngestionEvent]) -> [IngestionEvent] {
        guard let room = left else { return events }
        var rest = room
        var isAdmitted = rest > 0
        let admitted = events.filter { event in
            switch event {
            case .message:
                isAdmitted = rest > 0
                if isAdmitted { rest -= 1 }
                return isAdmitted
            case .edit, .deletion, .reaction, .status, .receipt, .vote, .encrypted: return isAdmitted
            case .ranks, .details, .samePerson, .sameChat, .chatTitle, .other, .skipped, .connection: return true
            }
        }
        left = rest
        return admitted
    }
}
