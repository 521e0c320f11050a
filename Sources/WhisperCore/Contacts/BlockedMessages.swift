import WhisperJSONText
internal import WhisperKeyFingerprint
public import WhisperMessage
public import WhisperStorePort

/// Leaves out what blocked contacts sealed: it is stored, and not shown (CON-5).
public struct BlockedMessages: Sendable {
    private let store: any VaultStore
    private let trust: TrustBook?
    private var shortIDs: Set<String>?
    /// How many were left out.
    public private(set) var hidden = 0

    /// - Parameter trust: The vault's trust data; nil if its key is unavailable, so that only the records count.
    public init(store: any VaultStore, trust: TrustBook?) {
        self.store = store
        self.trust = trust
    }

    /// The messages to show, or the values that correspond to them. The contacts are read once, and only if there is a
    /// sealed message.
    ///
    /// - Throws: ``StoreError`` if the contacts cannot be read.
    public mutating func visible<Entry>(
        _ entries: [Entry], message: (Entry) -> StoredMessage
    ) async throws(StoreError) -> [Entry] {
        guard entries.contains(where: { shortID(of: message($0)) != nil }) else { return entries }
        let blocked = try await blocked()
        let visible = entries.filter { entry in
            shortID(of: message(entry)).map { !blocked.contains($0) } ?? true
        }
        hidden += entries.count - visible.count
        return visible
    }

    /// Whether a message is left out. It is not counted: an answer may ask for it any number of times.
    ///
    /// - Throws: ``StoreError`` if the contacts cannot be read.
    public mutating func isHidden(_ message: StoredMessage) async throws(StoreError) -> Bool {
        guard let shortID = shortID(of: message) else { return false }
        return try await blocked().contains(shortID)
    }

    private mutating func blocked() async throws(StoreError) -> Set<String> {
        if let shortIDs { return shortIDs }
        let read = try await BlockedMessages.shortIDs(in: store, trust: trust)
        shortIDs = read
        return read
    }

    /// The short ids of the keys of all blocked contacts.
    ///
    /// - Parameter trust: The vault's trust data; nil if its key is unavailable, so that only the records count.
    /// - Throws: ``StoreError`` if the contacts cannot be read.
    static func shortIDs(in store: any ContactStore, trust: TrustBook?) async throws(StoreError) -> Set<String> {
        var shortIDs: Set<String> = []
        var pages = ContactPages(store)
        while let page = try await pages.next() {
            let blocked = try await trust?.blocked(among: page) ?? page.filter(\.isBlocked)
            shortIDs.formUnion(blocked.compactMap { Fingerprint($0.fingerprint)?.shortID.description })
        }
        return shortIDs
    }

    /// The short id of the keys that signed a message which came sealed, by the vault's record of it.
    private func shortID(of message: StoredMessage) -> String? {
        guard message.direction == .incoming, let signer = message.seal?.signer else { return nil }
        return Fingerprint(signer)?.shortID.description
    }
}
