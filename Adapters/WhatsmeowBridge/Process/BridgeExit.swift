import WhisperBridgeProtocol
import WhisperIngestionPort

/// How a bridge's process ended.
enum BridgeExit: Sendable {
    /// It never ran.
    case notStarted(IngestionError)
    /// It ran and is gone, with code 0 or otherwise.
    case ended(isSuccess: Bool)
}

extension BridgeSession {
    /// Asks the bridge to end, and gives it some time for that. One that has said its last word, that ends by itself, or that
    /// does not answer is not asked.
    func askToEnd() async {
        guard !hasOutputEnded, !isUnresponsive else { return }
        if !conversation.isDying, !conversation.closing.isLast { send(.quit) }
        await wait(atMost: surroundings.settings.grace) { $0.hasOutputEnded || $0.conversation.closing.isLast }
        // It closes its output when it exits, at once after its last word.
        await wait(atMost: surroundings.settings.killDelay) { $0.hasOutputEnded }
    }
}
