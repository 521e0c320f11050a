import WhisperJSONText
internal import WhisperKeyFingerprint
public import WhisperMessage
public import WhisperStorePort

/// Leaves out what blocked contacts sealed: it is stored, and not shown (CON-5).
public struct BlockedMessages: Sendable {
    private let store: any VaultStore
    private let trust: TrustBook?
    private var signers: Signers?
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
        guard entries.contains(where: { Signer(of: message($0)) != nil }) else { return entries }
        let blocked = try await blocked()
        let visible = entries.filter { entry in
            Signer(of: message(entry)).map { !blocked.contains($0) } ?? true
        }
        hidden += entries.count - visible.count
        return visible
    }

    /// Whether a message is left out. It is not counted: an answer may ask for it any number of times.
    ///
    /// - Throws: ``StoreError`` if the contacts cannot be read.
    public mutating func isHidden(_ message: StoredMessage) async throws(StoreError) -> Bool {
        guard let signer = Signer(of: message) else { return false }
        return try await blocked().contains(signer)
    }

    private mutating func blocked() async throws(StoreError) -> Signers {
        if let signers { return signers }
        let read = try await Signers(in: store, trust: trust)
        signers = read
        return read
    }

    /// All blocked contacts.
    struct Signers: Sendable {
        /// The short ids of their keys.
        private(set) var shortIDs: Set<String> = []
        private var contacts: Set<UniqueIdentifier> = []

        /// - Parameter trust: The vault's trust data; nil if its key is unavailable, so that only the records count.
        /// - Throws: ``StoreError`` if the contacts cannot be read.
        init(in store: any VaultStore, trust: TrustBook?) async throws(StoreError) {
            var pages = ContactPages(store)
            while let page = try await pages.next() {
                let blocked = try await trust?.blocked(among: page) ?? page.filter(\.isBlocked)
                shortIDs.formUnion(blocked.compactMap { Fingerprint($0.fingerprint)?.shortID.description })
                contacts.formUnion(blocked.map(\.id))
            }
        }

        /// Whether one of them signed, with their present keys or with former ones.
        fileprivate func contains(_ signer: Signer) -> Bool {
            shortIDs.contains(signer.shortID) || signer.contact.map { contacts.contains($0) } ?? false
        }
    }

    /// Who signed a message that came sealed, by the vault's record of it.
    fileprivate struct Signer {
        var shortID: String
        /// The contact who had these keys when it was opened.
        var contact: UniqueIdentifier?

        init?(of message: StoredMessage) {
            guard message.direction == .incoming, let seal = message.seal, let signer = seal.signer,
                let shortID = Fingerprint(signer)?.shortID.description
            else { return nil }
            self.shortID = shortID
            contact = seal.contact
        }
    }
}
