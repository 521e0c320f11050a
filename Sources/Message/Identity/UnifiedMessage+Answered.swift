extension UnifiedMessage {
    /// Which of the messages with the id that this one answers it answers (ING-2): that of the sender whom the source names
    /// beside it, else the one whose text it repeats, else the first.
    ///
    /// - Parameter candidates: The messages with that id, in the chat's order.
    public func answered(among candidates: [StoredMessage]) -> StoredMessage? {
        guard candidates.count > 1 else { return candidates.first }
        if let named = candidates.first(where: { isNamed($0) == true }) { return named }
        let others = candidates.filter { isNamed($0) == nil }
        if let text = quoted("text"), let same = (others + candidates).first(where: { $0.unified.content.text == text })
        {
            return same
        }
        return others.first ?? candidates.first
    }

    /// Whether this answers a message with the id that it names, and no other one with the same id has to be looked for.
    public func certainlyAnswers(_ message: StoredMessage) -> Bool {
        quoted("sender") == nil || isNamed(message) == true
    }

    /// Whether a message was sent by the person whom the source names as the sender of the answered message; nil if it names
    /// nobody, or if one of the two addresses is a number and the other one an id of the service.
    private func isNamed(_ message: StoredMessage) -> Bool? {
        guard let named = quoted("sender"), let known = message.unified.sender?.identifier else { return nil }
        if UnifiedMessage.isLinked(named) != UnifiedMessage.isLinked(known) { return nil }
        return UnifiedMessage.user(of: named) == UnifiedMessage.user(of: known)
    }

    private func quoted(_ member: String) -> String? {
        guard case .object(let quoted)? = platformSpecific["quoted"], case .string(let text)? = quoted[member] else {
            return nil
        }
        return text
    }

    private static func isLinked(_ address: String) -> Bool { address.hasSuffix("@lid") }

    /// The number or the id itself, however it is written.
    private static func user(of address: String) -> Substring {
        address.drop { $0 == "+" }.prefix { $0 != "@" && $0 != ":" }
    }
}
