import WhisperBridgeProtocol
import WhisperIngestionPort

/// How much of the past a host still takes, whatever the bridge hands over (ING-3).
struct HistoryAllowance {
    /// How many messages; nil for any number.
    private var left: Int64?

    init(_ history: BridgeHistory) {
        left = history.isEnabled ? history.limit : 0
    }

    /// What is taken of some events: chats and names always, messages and what changes them while there is room.
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
