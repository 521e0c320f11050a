import WhisperBridgeProtocol
public import WhisperJSONText
import WhisperIngestionPort

extension BridgeSession {
    /// The bridge's own status report: `connected`, `logged_in`, `paused`, `jid`, `pending`, `last_event`; nil if it
    /// does not respond.
    public func status() async -> JSONObject? {
        guard let reply = await ask({ .status(id: $0) }), reply.isDone else { return nil }
        return reply.members
    }

    /// Unlinks this device from the phone and deletes the session.
    ///
    /// - Returns: Whether the service has confirmed it.
    public func logOut() async -> Bool {
        await ask(isLogout: true) { .logout(id: $0) }?.isDone ?? false
    }
}

/// How a bridge's process ended.
enum BridgeExit: Sendable {
    /// It was never started.
    case notStarted(IngestionError)
    /// It ran and exited, with code 0 or another one.
    case ended(isSuccess: Bool)
}

extension BridgeSession {
    /// Asks the bridge to exit, and gives it some time for that. It is not asked if it has sent its last line, is
    /// ending by itself, or does not respond.
    func askToEnd() async {
        guard !hasOutputEnded, !isUnresponsive else { return }
        if !conversation.isDying, !conversation.closing.isLast { send(.quit) }
        await wait(atMost: surroundings.settings.grace) { $0.hasOutputEnded || $0.conversation.closing.isLast }
        // It closes its output when it exits, immediately after its last line.
        await wait(atMost: surroundings.settings.killDelay) { $0.hasOutputEnded }
    }
}
