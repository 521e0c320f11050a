import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppContent

/// Reports who is the same person, and the titles of chats, before any message (WDB-5).
struct PeopleEvents {
    private let addresses: AndroidAddresses
    private let newest: Timestamp
    private var rows: ArraySlice<Int64>
    private var chats: ArraySlice<DatabaseChat>
    private var reported: Set<JID> = []

    init(_ index: AndroidIndex) {
        addresses = index.addresses
        newest = index.newest
        rows = index.addresses.byRow.keys.sorted()[...]
        chats = index.survey.chats[...]
    }

    /// Appends some events.
    ///
    /// - Returns: Whether there is more.
    mutating func append(to events: inout [IngestionEvent]) -> Bool {
        for _ in 0..<1_000 {
            if let row = rows.popFirst() {
                guard let address = addresses[row], address.isPerson else { continue }
                append(address, &events)
            } else if let chat = chats.popFirst() {
                // A provisional title says no more than the address.
                if JID(chat.chat.key)?.provisionalName != chat.chat.title {
                    events.append(.chatTitle(chat.chat, at: newest))
                }
            } else {
                return false
            }
        }
        return true
    }

    private mutating func append(_ address: JID, _ events: inout [IngestionEvent]) {
        let primary = addresses.primary(address)
        guard reported.insert(primary).inserted else { return }
        let person = addresses.person(primary)
        events += JID.joined(primary, addresses.partner(of: primary), title: person.displayName, at: newest)
        let alias = primary.alias
        for name in person.aliases where !name.kind.identifiesPerson {
            events.append(.samePerson(alias, name, at: newest))
        }
    }
}
