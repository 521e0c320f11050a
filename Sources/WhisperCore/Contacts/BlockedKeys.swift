import WhisperKeyFingerprint
public import WhisperStorePort

/// The keys of blocked contacts, whose messages are kept and not shown (CON-5).
public enum BlockedKeys {
    /// The short ids of all of them.
    ///
    /// - Parameter trust: What the vault vouches for; nil where the key is not at hand, and the records alone count.
    public static func shortIDs(
        in store: any ContactStore, trust: TrustBook?
    ) async throws(StoreError) -> Set<String> {
        var shortIDs: Set<String> = []
        var pages = ContactPages(store)
        while let page = try await pages.next() {
            let blocked = try await trust?.blocked(among: page) ?? page.filter(\.isBlocked)
            shortIDs.formUnion(blocked.compactMap { Fingerprint($0.fingerprint)?.shortID.description })
        }
        return shortIDs
    }
}
