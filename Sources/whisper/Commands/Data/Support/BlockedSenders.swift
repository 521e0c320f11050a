import JSONText
import KeyFingerprint
import Localization
import Message
import StorePort

/// Leaves out what blocked contacts sealed: it is kept, and not shown (CON-5).
struct BlockedSenders {
    private let store: any VaultStore
    private var shortIDs: Set<String>?
    private(set) var hidden = 0

    private static let mostContacts = 10_000

    init(store: any VaultStore) {
        self.store = store
    }

    /// The messages that are shown. The contacts are looked at once, where there is a sealed message at all.
    mutating func visible(_ messages: [StoredMessage]) async throws -> [StoredMessage] {
        guard messages.contains(where: { shortID(of: $0) != nil }) else { return messages }
        if shortIDs == nil {
            let contacts = try await store.contacts(named: "", limit: BlockedSenders.mostContacts)
            shortIDs = Set(
                contacts.filter(\.isBlocked).compactMap { Fingerprint($0.fingerprint)?.shortID.description })
        }
        let blocked = shortIDs ?? []
        let visible = messages.filter { message in shortID(of: message).map { !blocked.contains($0) } ?? true }
        hidden += messages.count - visible.count
        return visible
    }

    /// Says how many were left out.
    func report(to output: Output) {
        if hidden > 0 { output.note(EnvelopeWords.blockedHidden, ["count": .count(hidden)]) }
    }

    /// The short id of the keys that signed a message which came sealed.
    private func shortID(of message: StoredMessage) -> String? {
        guard message.unified.platform == .whisper, message.direction == .incoming,
            case .object(let envelope) = message.unified.platformSpecific["envelope"],
            case .string(let shortID) = envelope["short_id"]
        else { return nil }
        return shortID
    }
}
