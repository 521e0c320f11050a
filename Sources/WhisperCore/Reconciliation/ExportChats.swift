import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// The conversations of a vault with messages from exports, and which of them are chats that a live source reports.
struct ExportChats {
    private let store: any VaultStore
    private let platform: Platform
    private let digest: Digest128
    private var keys: MinuteKey
    /// Whether a conversation contains messages from exports.
    private var holdsExports: [UniqueIdentifier: Bool] = [:]
    /// How often a chat's times were compared, or would have been.
    private var compared: [String: Int] = [:]
    private var comparison: TimeComparison
    /// Conversations from exports that no live source has reported; nil until determined.
    private var unlinked: Set<UniqueIdentifier>?
    /// The same by title.
    private var unlinkedTitles: [String: Set<UniqueIdentifier>] = [:]
    /// The chats that turned out to be those of exports.
    private(set) var linked: Set<UniqueIdentifier> = []

    /// How many messages are searched for at a time.
    private static let probes = 24
    /// How many messages from each end of a chat are used as evidence for a match with an export.
    static let sampledEnd = 500

    init(store: any VaultStore, platform: Platform, digest: @escaping Digest128) {
        self.store = store
        self.platform = platform
        self.digest = digest
        keys = MinuteKey(digest: digest)
        comparison = TimeComparison(store: store, platform: platform, digest: digest)
    }

    /// Whether a conversation contains messages from exports. Its ends usually show that; otherwise all of it is
    /// examined, once.
    mutating func holds(_ conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        if let known = holdsExports[conversation] { return known }
        var holds = try await ends(of: conversation).contains { $0.unified.local != nil }
        if !holds { holds = try await store.holdsLocalTimes(in: conversation) }
        holdsExports[conversation] = holds
        return holds
    }

    /// The conversation from an export that contains the reported messages of a chat, if the evidence is clear; several
    /// if they have one title, each with a part of the chat.
    mutating func overlapping(
        _ told: [TimeComparison.Sample]
    ) async throws(StoreError) -> [UniqueIdentifier] {
        let candidates = try await unlinkedChats()
        guard !candidates.isEmpty else { return [] }
        let distinctive = told.indices.filter { MinuteKey.isDistinctive(told[$0].content) }
        guard distinctive.count >= ChatOverlap.requiredHits else { return [] }
        let step = max(1, distinctive.count / ExportChats.probes)
        var hits: [[UniqueIdentifier]] = []
        for index in stride(from: 0, to: distinctive.count, by: step).prefix(ExportChats.probes) {
            let time = told[distinctive[index]].time
            let key = keys.key(time, told[distinctive[index]].content)
            let held = try await store.messages(
                sentIn: MinuteKey.minute(of: time), platform: platform, conversation: nil, limit: 1_000)
            let holding = held.filter { message in
                message.isOnlyExported && candidates.contains(message.conversation)
                    && keys.key(message.unified.timestamp, message.unified.content) == key
            }
            hits.append(Array(Set(holding.map(\.conversation))))
        }
        var titles: [UniqueIdentifier: String] = [:]
        for id in Set(hits.joined()) {
            if let chat = try await store.conversation(id) { titles[id] = chat.title }
        }
        return ChatOverlap.parts(hits, titles: titles)
    }

    /// The only conversation from exports that has a chat's title and shows the same messages and people, however few; and
    /// who these are in the chat.
    func titled(
        as chat: Conversation
    ) async throws(StoreError) -> (export: UniqueIdentifier, people: [UniqueIdentifier: UniqueIdentifier])? {
        var found: [(export: Conversation, people: [UniqueIdentifier: UniqueIdentifier])] = []
        let comparison = TitledChats(store: store, platform: platform, digest: digest)
        for id in unlinkedTitles[chat.title] ?? [] where id != chat.id && unlinked?.contains(id) == true {
            guard let export = try await store.conversation(id),
                let people = try await comparison.people(of: export, in: chat)
            else { continue }
            found.append((export, people))
        }
        guard found.count == 1, let (export, people) = found.first else { return nil }
        // Two chats of the source may have one title, and a word of the same minute. Whoever of two people with one name was
        // stored first may have been taken for the export's already, which shows nothing.
        for other in try await store.conversations(titled: chat.title, on: platform) {
            if other.id == chat.id || other.id == export.id || unlinked?.contains(other.id) == true { continue }
            if try await comparison.writers(of: export, in: other) != nil { return nil }
        }
        return (export.id, people)
    }

    /// The conversation from an export that contains the reported messages of a chat at other times. As it costs
    /// several searches, it is checked only at the first, second, fourth, eighth report of a chat, and so on.
    mutating func shifted(
        _ told: [TimeComparison.Sample], of key: String
    ) async throws(StoreError) -> TimeFinding? {
        let candidates = try await unlinkedChats()
        let distinctive = told.filter { MinuteKey.isDistinctive($0.content) }
        guard !candidates.isEmpty, distinctive.count >= ChatOverlap.requiredHits else { return nil }
        let times = (compared[key] ?? 0) + 1
        compared[key] = times
        guard times & (times - 1) == 0 else { return nil }
        return try await comparison.finding(distinctive) { message in
            message.isOnlyExported && candidates.contains(message.conversation)
        }
    }

    /// Whether there are conversations from exports that no live source has reported.
    mutating func hasUnlinked() async throws(StoreError) -> Bool { try await !unlinkedChats().isEmpty }

    /// Whether a conversation from an export that no live source has reported has this title.
    mutating func isTitle(_ title: String) async throws(StoreError) -> Bool {
        let candidates = try await unlinkedChats()
        return unlinkedTitles[title]?.isDisjoint(with: candidates) == false
    }

    /// Records that a conversation from an export is a chat that a live source reports.
    mutating func link(_ export: UniqueIdentifier, to conversation: UniqueIdentifier) {
        unlinked?.remove(export)
        linked.insert(conversation)
        holdsExports[export] = nil
        holdsExports[conversation] = true
    }

    /// Records that a conversation from an export stays one of its own.
    mutating func leave(_ export: UniqueIdentifier) { unlinked?.remove(export) }

    private static let pageSize = 1_000

    private mutating func unlinkedChats() async throws(StoreError) -> Set<UniqueIdentifier> {
        if let unlinked { return unlinked }
        var found: Set<UniqueIdentifier> = []
        var cursor: Conversation?
        repeat {
            let page = try await store.conversations(after: cursor, limit: ExportChats.pageSize)
            for conversation in page where conversation.platform == platform {
                let ends = try await ends(of: conversation.id)
                guard !ends.isEmpty, ends.allSatisfy(\.isOnlyExported) else { continue }
                found.insert(conversation.id)
                unlinkedTitles[conversation.title, default: []].insert(conversation.id)
            }
            cursor = page.count == ExportChats.pageSize ? page.last : nil
        } while cursor != nil
        unlinked = found
        return found
    }

    /// The first and the last message that more than an added file shows: its lines make of an export's chat no other one. Of a
    /// chat that begins with many lines of a file alone there is none.
    private func ends(of conversation: UniqueIdentifier) async throws(StoreError) -> [StoredMessage] {
        guard let first = try await end(of: conversation, isFirst: true, pages: 1) else { return [] }
        // Where the first is no export's, the last decides nothing.
        let last = try await end(of: conversation, isFirst: false, pages: first.isOnlyExported ? 10 : 0)
        return [first] + (last.map { [$0] } ?? [])
    }

    private func end(
        of conversation: UniqueIdentifier, isFirst: Bool, pages: Int
    ) async throws(StoreError) -> StoredMessage? {
        var range = isFirst ? PageRange.oldest : .newest
        for number in 0...pages {
            let limit = number == 0 ? 1 : ExportChats.pageSize
            let page = try await store.messages(in: conversation, range, limit: limit)
            let isShown = { (message: StoredMessage) in !message.unified.isOfFile || message.unified.local != nil }
            if let end = isFirst ? page.first(where: isShown) : page.last(where: isShown) { return end }
            guard page.count == limit, let last = isFirst ? page.last : page.first else { return nil }
            range = isFirst ? .after(last.unified.id) : .before(last.unified.id)
        }
        return nil
    }
}
