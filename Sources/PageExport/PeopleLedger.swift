import WhisperArchive
import WhisperMessage
import WhisperPages
import WhisperStorePort

/// What is kept of a chat whose pages are written.
struct ListedChat {
    let title: String
    /// Where its name leads.
    let path: ArchivePath
}

/// Who wrote how many messages in which chats.
struct PeopleLedger {
    private struct Entry {
        let id: UniqueIdentifier
        let name: String
        let isOwner: Bool
        var total: Int64 = 0
        var shares: [Share] = []
    }

    private struct Share {
        let chat: Int32
        var count: Int32
    }

    private let store: any VaultStore
    private var numbers: [UniqueIdentifier: Int] = [:]
    private var entries: [Entry] = []
    /// The people of the chat that is being written.
    private var present: [Int] = []

    init(_ store: any VaultStore) {
        self.store = store
    }

    /// The number of people.
    var count: Int { entries.count }

    /// Counts a message.
    ///
    /// - Returns: The number of its sender's page.
    mutating func count(_ person: UniqueIdentifier, in chat: Int) async throws(PageExportError) -> Int {
        let place: Int
        if let known = numbers[person] {
            place = known
        } else {
            let store = store
            let found = try await PageExportError.reading { () throws(StoreError) in try await store.person(person) }
            place = entries.count
            entries.append(Entry(id: person, name: found?.recognizableName ?? "", isOwner: found?.isOwner ?? false))
            numbers[person] = place
        }
        entries[place].total += 1
        let shares = entries[place].shares.count
        if shares > 0, entries[place].shares[shares - 1].chat == Int32(clamping: chat) {
            entries[place].shares[shares - 1].count &+= 1
        } else {
            entries[place].shares.append(Share(chat: Int32(clamping: chat), count: 1))
            present.append(place)
        }
        return place + 1
    }

    /// Those who wrote most in the chat that is being written.
    func members(of chat: Int) -> [ChatContentsPage.Member] {
        let counts = present.map { place in (place, Int64(entries[place].shares.last?.count ?? 0)) }
        return counts.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.prefix(ChatContentsPage.mostMembers)
            .map { place, count in
                ChatContentsPage.Member(name: entries[place].name, person: place + 1, count: count)
            }
    }

    /// Ends a chat.
    mutating func endChat() { present = [] }

    /// The people, those with most messages first.
    var numbersByCount: [Int] {
        entries.indices.sorted { left, right in
            entries[left].total == entries[right].total ? left < right : entries[left].total > entries[right].total
        }
    }

    /// The page of a person, and the entry in the list.
    func page(
        of place: Int, chats: [ListedChat], site: PageSite
    ) async throws(PageExportError) -> (entry: PeopleIndexPage.Entry, aliases: [String], page: [UInt8]) {
        let entry = entries[place]
        let store = store
        let person = try await PageExportError.reading { () throws(StoreError) in try await store.person(entry.id) }
        let shares = entry.shares.sorted { $0.count == $1.count ? $0.chat < $1.chat : $0.count > $1.count }
            .map { share in
                let index = Int(share.chat) - 1
                let chat = chats.indices.contains(index) ? chats[index] : nil
                return PersonPage.Share(
                    chat: chat?.path ?? .chat(Int(share.chat)), title: chat?.title ?? "", count: Int64(share.count))
            }
        let aliases = person?.aliases.map(\.alias) ?? []
        let page = PersonPage.page(
            number: place + 1, name: entry.name, isOwner: entry.isOwner,
            aliases: aliases, shares: shares, site: site)
        return (
            PeopleIndexPage.Entry(
                number: place + 1, name: entry.name, isOwner: entry.isOwner, count: entry.total,
                chats: entry.shares.count), aliases.map(\.value), page
        )
    }
}
