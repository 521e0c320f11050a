import WhisperBridgeProtocol
import WhisperIngestionPort

/// How much history the host still accepts, whatever the bridge sends (ING-3).
struct HistoryAllowance {
    /// The remaining number of messages; nil for unlimited.
    private var left: Int64?

    init(_ history: BridgeHistory) {
        left = history.isEnabled ? history.limit : 0
    }

    /// Filters events: chats and names always pass, messages and changes to them while the allowance lasts.
    mutating func admit(_ events: [IngestionEvent]) -> [IngestionEvent] {
        guard let room = left else { return events }
        var rest = room
        let admitted = events.filter { event in
            switch event {
            case .message:
                guard rest > 0 else { return false }
                rest -= 1
                return true
            case .edit, .deletion, .reaction, .status, .vote: return rest > 0
            case .ranks, .samePerson, .sameChat, .chatTitle, .other, .skipped, .connection: return true
            }
        }
        left = rest
        return admitted
    }
}
