public import WhisperBridgeProtocol
public import WhisperJSONText

extension BridgeSession {
    /// How the bridge stands, as it tells itself: `connected`, `logged_in`, `paused`, `jid`, `pending`, `last_event`; nil
    /// where it does not answer.
    public func status() async -> JSONObject? {
        guard let reply = await ask({ .status(id: $0) }), reply.isDone else { return nil }
        return reply.members
    }

    /// Unlinks this device from the phone and forgets the session; whether the service has confirmed it.
    public func logOut() async -> Bool {
        await ask(isLogout: true) { .logout(id: $0) }?.isDone ?? false
    }

    /// Asks the phone for messages of a chat that are older than one; whether the request was taken. The messages come as
    /// events of the past. One request at a time.
    public func requestHistory(of chat: String, before anchor: HistoryAnchor) async -> Bool {
        await ask { .history(id: $0, chat: chat, before: anchor) }?.isDone ?? false
    }
}
