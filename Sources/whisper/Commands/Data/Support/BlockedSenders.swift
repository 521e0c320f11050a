import WhisperCommand
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Leaves out what blocked contacts sealed: it is kept, and not shown (CON-5).
struct BlockedSenders {
    private let store: any VaultStore
    private let trust: TrustBook?
    private var shortIDs: Set<String>?
    private(set) var hidden = 0

    /// - Parameter trust: What the vault vouches for; nil where the key is not at hand.
    init(store: any VaultStore, trust: TrustBook?) {
        self.store = store
        self.trust = trust
    }

    /// The messages that are shown, or what goes with each of them. The contacts are looked at once, where there is a
    /// sealed message at all.
    mutating func visible<Entry>(
        _ entries: [Entry], message: (Entry) -> StoredMessage
    ) async throws -> [Entry] {
        guard entries.contains(where: { shortID(of: message($0)) != nil }) else { return entries }
        if shortIDs == nil {
            shortIDs = try await BlockedKeys.shortIDs(in: store, trust: trust)
        }
        let blocked = shortIDs ?? []
        let visible = entries.filter { entry in
            shortID(of: message(entry)).map { !blocked.contains($0) } ?? true
        }
        hidden += entries.count - visible.count
        return visible
    }

    /// Says how many were left out.
    func report(to output: Output) {
        if hidden > 0 { output.note(EnvelopeWords.blockedHidden, ["count": .count(hidden)]) }
    }

    /// The short id of the keys that signed a message which came sealed: by the vault's note of it or, where an earlier
    /// version left none, by what it wrote beside the message.
    private func shortID(of message: StoredMessage) -> String? {
        guard message.direction == .incoming, let seal = message.seal else { return nil }
        if let signer = seal.signer { return Fingerprint(signer)?.shortID.description }
        guard seal.kind == .unrecorded,
            case .object(let envelope) = message.unified.platformSpecific["envelope"],
            case .string(let shortID) = envelope["short_id"]
        else { return nil }
        return shortID
    }
}
