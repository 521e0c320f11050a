import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Compares chats of one title that have too few messages in common to be known by these alone (ING-1).
struct TitledChats {
    private let store: any VaultStore
    private let platform: Platform
    private let digest: Digest128

    /// A chat with more messages has either enough in common with another source, or nothing.
    private static let most = 1_000

    init(store: any VaultStore, platform: Platform, digest: @escaping Digest128) {
        self.store = store
        self.platform = platform
        self.digest = digest
    }

    /// For each person of a chat from exports, the one of another source's chat of the same title; nil unless one of both
    /// shows nothing that the other lacks, and names nobody as someone else.
    func people(
        of export: Conversation, in told: Conversation
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier]? {
        guard let people = try await writers(of: export, in: told) else { return nil }
        var names = BookNames(store: store, platform: platform)
        for (exported, live) in people {
            guard try await names.mayBeSame(exported, live) else { return nil }
        }
        return people
    }

    /// The same, whoever these people are known to be.
    func writers(
        of export: Conversation, in told: Conversation
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier]? {
        guard export.title == told.title, told.kind.mayBeExported(as: export.kind), !export.isTitleGiven,
            !told.isTitleGiven,
            min(export.messageCount, told.messageCount) <= TitledChats.most
        else { return nil }
        var keys = MinuteKey(digest: digest)
        var numbers: [UniqueIdentifier: Int32] = [:]
        func elements(_ messages: [StoredMessage]) -> [ReexportAlignment.Element] {
            messages.filter(\.isWorded).map { message in
                ReexportAlignment.Element(
                    key: keys.key(message.unified.timestamp, message.unified.content),
                    sender: numbers.number(of: message.person))
            }
        }
        var pairs: [Int32: Int32]?
        if export.messageCount <= TitledChats.most {
            let small = try await messages(of: export)
            if let large = try await messages(of: told, at: small.map(\.unified.timestamp)) {
                pairs = WholeMatch(elements(small), in: elements(large))?.people
            }
        }
        if pairs == nil, told.messageCount <= TitledChats.most {
            let small = try await messages(of: told)
            if let large = try await messages(of: export, at: small.map(\.unified.timestamp)),
                let match = WholeMatch(elements(small), in: elements(large))
            {
                pairs = Dictionary(uniqueKeysWithValues: match.people.map { ($1, $0) })
            }
        }
        guard let pairs else { return nil }
        let ids = Dictionary(uniqueKeysWithValues: numbers.map { ($1, $0) })
        var people: [UniqueIdentifier: UniqueIdentifier] = [:]
        for (exported, live) in pairs {
            guard let exported = ids[exported], let live = ids[live] else { return nil }
            people[exported] = live
        }
        return people
    }

    /// For each sender of a file, the person of another source's chat of the same title; nil as above.
    func people(
        of ledger: FileLedger, in told: Conversation
    ) async throws(StoreError) -> [SourcePerson: UniqueIdentifier]? {
        let isShort = ledger.elements.count <= TitledChats.most
        guard !told.isTitleGiven, isShort || told.messageCount <= TitledChats.most else { return nil }
        let file = ledger.elements.indices.filter { ledger.elements[$0].sender >= 0 && ledger.shapes[$0] == .other }
            .map { ReexportAlignment.Element(key: ledger.minuteKey(of: $0), sender: ledger.elements[$0].sender) }
        let stored: [StoredMessage]?
        if told.messageCount <= TitledChats.most {
            stored = try await messages(of: told)
        } else {
            stored = try await messages(of: told, at: ledger.seconds.map { Timestamp(milliseconds: $0 * 1_000) })
        }
        var builder = ContentKeyBuilder(digest: digest)
        var numbers: [UniqueIdentifier: Int32] = [:]
        var held: [ReexportAlignment.Element] = []
        for message in stored?.filter(\.isWorded) ?? [] {
            let second = message.unified.timestamp.wholeSeconds
            guard let clock = FileClock.of(second, among: ledger.clocks) else { continue }
            let key = builder.key(localSeconds: clock.localMinute(of: second), content: message.unified.content)
            held.append(ReexportAlignment.Element(key: key, sender: numbers.number(of: message.person)))
        }
        var pairs = isShort ? WholeMatch(file, in: held)?.people : nil
        if pairs == nil, told.messageCount <= TitledChats.most {
            pairs = WholeMatch(held, in: file).map { Dictionary(uniqueKeysWithValues: $0.people.map { ($1, $0) }) }
        }
        guard let pairs else { return nil }
        let ids = Dictionary(uniqueKeysWithValues: numbers.map { ($1, $0) })
        var names = BookNames(store: store, platform: platform)
        var people: [SourcePerson: UniqueIdentifier] = [:]
        for (number, person) in pairs {
            let sender = ledger.senders[Int(number)]
            guard let person = ids[person], try await names.maySend(as: sender, person) else { return nil }
            guard try await isKnown(sender, as: person) != false else { return nil }
            people[sender] = person
        }
        return people
    }

    /// Whether the vault knows a sender as a person; nil if it does not know the name.
    private func isKnown(
        _ sender: SourcePerson, as person: UniqueIdentifier
    ) async throws(StoreError) -> Bool? {
        for alias in sender.aliases where alias.kind == .exportName {
            // Of people with one name, each may be the sender.
            if try await store.identifiedPeople(named: alias.value, on: platform).contains(person) { return true }
        }
        return try await store.person(named: sender, on: platform).map { $0.id == person }
    }

    private func messages(of chat: Conversation) async throws(StoreError) -> [StoredMessage] {
        try await store.messages(in: chat.id, .oldest, limit: TitledChats.most)
    }

    /// The messages of a chat in the minutes of some times; nil if these are too many.
    private func messages(
        of chat: Conversation, at times: [Timestamp]
    ) async throws(StoreError) -> [StoredMessage]? {
        if chat.messageCount <= TitledChats.most { return try await messages(of: chat) }
        var found: [StoredMessage] = []
        for span in ExportTakeover.spans(times.sorted()) {
            let page = try await store.messages(
                sentIn: span, platform: platform, conversation: chat.id, limit: ExportTakeover.mostCompared)
            guard page.count < ExportTakeover.mostCompared else { return nil }
            found += page
        }
        return found
    }
}

extension VaultStore {
    /// The conversations of a platform with a title, in whichever form its letters and their marks are written.
    ///
    /// It reads all of them, about 5 µs each, and is asked at most twice for a file: 25 ms where there are 5,000. A map of titles
    /// for all files would not see the chats that a bridge adds, or renames, meanwhile.
    func conversations(titled title: String, on platform: Platform) async throws(StoreError) -> [Conversation] {
        let limit = 1_000
        var found: [Conversation] = []
        var cursor: Conversation?
        repeat {
            let page = try await conversations(after: cursor, limit: limit)
            // Strings are equal if they are canonically equivalent.
            found += page.filter { $0.platform == platform && $0.title == title }
            cursor = page.count == limit ? page.last : nil
        } while cursor != nil
        return found
    }
}

extension ConversationKind {
    /// Whether an export may show a chat of this kind as another: a group in which two people wrote looks like the chat with
    /// one person, and that never looks like a group.
    func mayBeExported(as shown: ConversationKind) -> Bool { !(self == .direct && shown == .group) }
}

extension StoredMessage {
    /// Whether someone wrote it, and every source words it alike.
    fileprivate var isWorded: Bool {
        let marks = unified.platformSpecific
        let shape = MessageShape(unified.content, isViewedOnce: marks["view_once"] == .bool(true), marks: marks)
        return person != nil && shape == .other
    }
}
