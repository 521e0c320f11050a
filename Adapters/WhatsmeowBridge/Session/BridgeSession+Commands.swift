public import WhisperBridgeProtocol
public import WhisperJSONText

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

    /// Requests messages of a chat that are older than a given one from the phone. They arrive as historical events.
    /// Only one request may be pending at a time.
    ///
    /// - Returns: Whether the request was accepted.
    public func requestHistory(of chat: String, before anchor: HistoryAnchor) async -> Bool {
        await ask { .history(id: $0, chat: chat, before: anchor) }?.isDone ?? false
    }
}
