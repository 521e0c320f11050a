import Command
import Contacts
import Localization
import StorePort
import WhisperCore

/// Watches the names that are shown for such as only look like a contact's, and warns of each once (LOOK-4).
struct NameWatch {
    private let store: any VaultStore
    private let trust: TrustBook?
    private var names: Set<String> = []

    private static let mostContacts = 10_000

    /// - Parameter trust: What the vault vouches for; nil where the key is not at hand.
    init(store: any VaultStore, trust: TrustBook?) {
        self.store = store
        self.trust = trust
    }

    /// Notes a name that is shown.
    mutating func see(_ name: String?) {
        if let name { names.insert(name) }
    }

    /// Warns of those that look like a contact's, and are not. The contacts are looked at once.
    func warn(on output: Output) async throws {
        guard !names.isEmpty, !output.style.isJSON else { return }
        let contacts = try await store.contacts(named: "", limit: NameWatch.mostContacts)
        let index = NameIndex(contacts.map(\.displayName))
        // Whoever the owner has verified passes for nobody.
        var verified: Set<String> = []
        for contact in contacts where contact.trust == .verified && names.contains(contact.displayName) {
            if try await trust?.vouches(for: contact) ?? true { verified.insert(contact.displayName) }
        }
        for name in names.sorted() where !verified.contains(name) {
            for contact in index.imitated(by: name) {
                output.warning(NameWatch.warning(name, looksLike: contact))
            }
        }
    }

    /// The contacts whose names one only looks like. A name of plain letters costs no look at the contacts (CON-7): that it
    /// looks like another one was said when it was added.
    static func oddlyImitated(by name: String, store: any VaultStore) async throws -> [String] {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) || NameLook(name).couldPassForVerdict else { return [] }
        return NameIndex(try await store.contacts(named: "", limit: mostContacts).map(\.displayName))
            .imitated(by: name)
    }

    /// The warning of a name that looks like a contact's.
    static func warning(_ name: String, looksLike contact: String) -> LocalizedMessage {
        LocalizedMessage(StandingText.looksLike, ["name": .text(name), "contact": .text(contact)])
    }
}
