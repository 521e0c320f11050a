import WhisperContacts
public import WhisperStorePort

/// Finds contacts whose names can be confused with given ones (LOOK-4), in one pass that holds only the matches in
/// memory.
public enum ResemblingContacts {
    /// The contacts whose names equal or resemble any of some names, by name and id.
    ///
    /// - Throws: The vault's error.
    public static func find(
        for names: some Sequence<String>, in store: any VaultStore
    ) async throws(StoreError) -> [ContactRecord] {
        let names = Set(names)
        var looks: Set<String> = []
        for look in names.map({ NameLook($0) }) { looks.formUnion([look.skeleton, look.core]) }
        looks.remove("")
        guard !names.isEmpty else { return [] }
        var found: [ContactRecord] = []
        var pages = ContactPages(store)
        while let page = try await pages.next() {
            found += page.filter { contact in
                if names.contains(contact.displayName) { return true }
                let look = NameLook(contact.displayName)
                return looks.contains(look.skeleton) || looks.contains(look.core)
            }
        }
        return found.sorted { ($0.displayName, $0.id) < ($1.displayName, $1.id) }
    }
}
