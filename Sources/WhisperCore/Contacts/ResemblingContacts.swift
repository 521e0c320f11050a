import WhisperContacts
public import WhisperStorePort

/// Finds the contacts that names could be taken for (LOOK-4): in one pass over all contacts, of which none but those that are
/// found are kept.
public enum ResemblingContacts {
    /// The contacts whose names look like one of some names, or are one of them, by name and id.
    public static func find(
        for names: some Sequence<String>, in store: any ContactStore
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
