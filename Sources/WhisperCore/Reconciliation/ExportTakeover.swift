import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Replaces messages from exports with those of a live source (ING-2).
struct ExportTakeover {
    private let store: any VaultStore
    private let platform: Platform
    private var keys: MinuteKey
    /// How many people of exports have turned out to be people of a live source.
    private(set) var joinedPeople = 0
    /// Whether the source has the address book that exports take their names from, and reports the final state of each
    /// message: a messenger's database.
    private let isOfPhone: Bool
    private var names: BookNames
    private var deleted: DeletedWords
    /// How much of a chat is in memory while it is compared.
    var limits = ChatMinutes.Limits()

    init(store: any VaultStore, platform: Platform, isOfPhone: Bool = false, digest: @escaping Digest128) {
        self.store = store
        self.platform = platform
        self.isOfPhone = isOfPhone
        keys = MinuteKey(digest: digest)
        deleted = DeletedWords(digest: digest)
        names = BookNames(store: store, platform: platform)
    }

    /// The result of matching a live source's message.
    struct Match {
        /// The message from an export that it matches; nil for none.
        var held: UniqueIdentifier?
        /// Its position if it matches none; nil if its time suffices.
        var position: ChatPosition?
    }

    /// Matches new messages of a conversation with those from exports. People who turn out to be the same are merged.
    mutating func match(
        _ messages: [NewMessage], in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [Match] {
        var held: [StoredMessage] = []
        var earlier: [StoredMessage] = []
        var joined: Set<Report> = []
        let new = Set(messages.map(\.externalID))
        for span in ExportTakeover.spans(messages.map(\.timestamp).sorted()) {
            // More than a group can be compared with: the comparison of the whole chat decides.
            guard var stored = try await stored(in: conversation, span) else { return messages.map { _ in Match() } }
            if isOfPhone { try await exchangeFiles(of: &stored, namedBy: messages) }
            for message in stored {
                if message.isOnlyExported {
                    held.append(message)
                } else if message.isJoined {
                    held.append(message)
                    earlier.append(message)
                    joined.insert(Report(externalID: message.unified.externalID, person: message.person))
                } else if !new.contains(message.unified.externalID) {
                    earlier.append(message)
                }
            }
        }
        if held.allSatisfy(\.isJoined) { return messages.map { _ in Match() } }
        held.sort { $0.position < $1.position }
        let reported = messages.map { ($0.timestamp, $0.content) }
        recall(&held, from: earlier.map { ($0.unified.timestamp, $0.unified.content) } + reported)
        var told = earlier.map { Telling(time: $0.unified.timestamp, index: nil, element: element($0)) }
        for (index, message) in messages.enumerated() {
            // A repetition of one that was matched is not another one.
            if joined.contains(Report(externalID: message.externalID, person: message.sender?.person)) { continue }
            told.append(Telling(time: message.timestamp, index: index, element: element(message)))
        }
        // Those that are stored came first.
        told.sort { ($0.time, $0.index ?? -1) < ($1.time, $1.index ?? -1) }
        var people = ExportPeople()
        people.add(held: held.map { element($0) }, told: told.map(\.element))
        let known = try await identify(&people)
        let match = ExportMatch(
            held: held.map { known.exported(element($0)) }, told: told.map { known.reported($0.element) },
            holders: people.holders, isFinal: isOfPhone)
        var matches = messages.map { _ in Match() }
        for (place, telling) in zip(match.places, told) {
            if let place, let index = telling.index { matches[index].held = held[place].unified.id }
        }
        for (place, indices) in unplaced(match, told) {
            let positions = try await positions(before: held[place], count: indices.count, in: conversation)
            for (index, position) in zip(indices, positions) { matches[index].position = position }
        }
        return matches
    }

    /// Gives messages of an export that a live source has reported without names of their files the ones that a database
    /// names. Of several files that a person sent without words in one minute, each may have got the place of another.
    private func exchangeFiles(
        of stored: inout [StoredMessage], namedBy messages: [NewMessage]
    ) async throws(StoreError) {
        var names: [Report: String] = [:]
        for message in messages {
            guard let name = message.content.attachments.first?.name else { continue }
            names[Report(externalID: message.externalID, person: message.sender?.person)] = name
        }
        if names.isEmpty { return }
        for index in stored.indices where stored[index].isJoined {
            let message = stored[index]
            guard let own = message.unified.content.attachments.first, own.name != nil,
                let name = names[Report(externalID: message.unified.externalID, person: message.person)],
                name != own.name,
                let other = stored.firstIndex(where: { $0.hasFile(named: name, besides: message) })
            else { continue }
            let others = stored[other].unified.content.attachments[0]
            try await store.updateAttachment(stored[other].unified.id, index: 0, to: own)
            try await store.updateAttachment(message.unified.id, index: 0, to: others)
            stored[other].unified.content.attachments[0] = own
            stored[index].unified.content.attachments[0] = others
        }
    }

    /// Lets messages that the owner has deleted be compared by their words, as far as others of their minutes have these.
    private mutating func recall(_ held: inout [StoredMessage], from shown: [(time: Timestamp, content: Content)]) {
        let marks = held.indices.filter { held[$0].unified.isOwnersMark && !held[$0].isJoined }
        if marks.isEmpty { return }
        let minutes = Dictionary(grouping: shown) { MinuteKey.start(of: $0.time) }
        for index in marks {
            let told = minutes[MinuteKey.start(of: held[index].unified.timestamp)]?
                .first { deleted.were($0.content, of: held[index]) }
            guard var content = told?.content else { continue }
            // Of several files in one minute, it may have been any.
            for place in content.attachments.indices { content.attachments[place].name = nil }
            held[index].unified.content = content
        }
    }

    /// A message of the chat, with the words of the others in its minute if it is one that the owner has deleted.
    private mutating func recalled(_ message: StoredMessage) async throws(StoreError) -> ExportMatch.Element {
        var held = [message]
        if message.unified.isOwnersMark, !message.isJoined {
            let span = MinuteKey.minute(of: message.unified.timestamp)
            let shown = try await stored(in: message.conversation, span) ?? []
            recall(&held, from: shown.map { ($0.unified.timestamp, $0.unified.content) })
        }
        return element(held[0])
    }

    /// What a live source knows a message by.
    private struct Report: Hashable {
        var externalID: String
        var person: UniqueIdentifier?
    }

    /// A message of a live source that is compared with those from exports.
    ///
    /// Stored ones that match none yet are compared too: the earlier of two equal messages keeps the earlier place, also
    /// if its sender was still unknown when it was stored.
    private struct Telling {
        var time: Timestamp
        /// Its index among the new messages; nil for a stored one.
        var index: Int?
        var element: ExportMatch.Element
    }

    /// New messages without a match directly before a matched one in the same minute: as exports show only minutes, their
    /// order is undefined. By the index of the following stored message.
    private func unplaced(_ match: ExportMatch, _ told: [Telling]) -> [Int: [Int]] {
        var unplaced: [Int: [Int]] = [:]
        var next: (place: Int, minute: Timestamp)?
        for (place, telling) in zip(match.places, told).reversed() where !telling.element.isJoined {
            if let place {
                next = (place, telling.element.time)
            } else if let next, let index = telling.index, next.minute == telling.element.time {
                unplaced[next.place, default: []].insert(index, at: 0)
            }
        }
        return unplaced
    }

    /// Positions directly before a message; empty if there is no gap.
    ///
    /// They are odd, and in the uppermost part of the gap: a store puts messages that have only a time at strides and
    /// halves, and those of earlier minutes belong in front.
    private func positions(
        before message: StoredMessage, count: Int, in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [ChatPosition] {
        let neighbour = try await store.messages(in: conversation, .before(message.unified.id), limit: 1).last
        let high = message.position.rawValue
        let step = (high - (neighbour?.position.rawValue ?? 0)) / 16 / Int64(count + 1)
        guard step > 1 else { return [] }
        return (1...count).reversed().map { ChatPosition(rawValue: (high - Int64($0) * step) | 1) }
    }

    /// Merges messages of a conversation that both an export and a live source have reported, after chats were merged.
    ///
    /// The chat is read twice: who is who in it shows in all of it, and decides which messages are the same.
    ///
    /// - Returns: How many were merged, and how many others an export shows with the same text in the same minute.
    mutating func reconcile(_ conversation: UniqueIdentifier) async throws(StoreError) -> SettledMessages {
        var result = SettledMessages()
        var people = ExportPeople()
        var minutes = ChatMinutes(conversation, in: store, limits)
        while let stretch = try await next(&minutes) {
            people.add(
                held: stretch.filter(\.isExported).map(\.element),
                told: stretch.filter { !$0.isExported }.sorted { ($0.time, $0.place) < ($1.time, $1.place) }
                    .map(\.element))
        }
        result.mostHeld = minutes.mostHeld
        guard !people.holders.isEmpty, !people.tellers.isEmpty else { return result }
        let known = try await identify(&people)
        var comparison = ChatComparison(
            people: known, holders: people.holders, isFinal: isOfPhone, limit: limits.heldBack)
        var replacements = ChatReplacements(store)
        minutes = ChatMinutes(conversation, in: store, limits)
        while let stretch = try await next(&minutes) {
            try await replacements.take(comparison.add(stretch), reading: minutes.bookmark)
        }
        try await replacements.take(comparison.finish(), reading: nil)
        try await replacements.commit()
        result.joined = replacements.joined
        result.ambiguous = replacements.ambiguous
        result.mostHeld += comparison.mostHeld + replacements.mostHeld
        return result
    }

    private mutating func next(_ minutes: inout ChatMinutes) async throws(StoreError) -> [ChatMinutes.Entry]? {
        try await minutes.next { (message) throws(StoreError) in try await recalled(message) }
    }

    /// The minutes of chronologically ordered times, with adjacent ones joined to one span.
    static func spans(_ times: [Timestamp]) -> [Range<Timestamp>] {
        var spans: [Range<Timestamp>] = []
        for time in times {
            let minute = MinuteKey.minute(of: time)
            if let last = spans.last, minute.lowerBound.milliseconds - last.upperBound.milliseconds < 600_000 {
                spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, minute.upperBound)
            } else {
                spans.append(minute)
            }
        }
        return spans
    }

    /// The messages in a time span; nil if these are too many.
    private func stored(
        in conversation: UniqueIdentifier, _ span: Range<Timestamp>
    ) async throws(StoreError) -> [StoredMessage]? {
        let page = try await store.messages(
            sentIn: span, platform: platform, conversation: conversation, limit: ExportTakeover.mostCompared)
        return page.count < ExportTakeover.mostCompared ? page : nil
    }

    /// The maximum number of stored messages in a time span of a group.
    static let mostCompared = 10_000

    /// Identifies the people of exports by the names that the phone's address book gives.
    mutating func joinPeople(named bookNames: Set<String>) async throws(StoreError) {
        _ = try await join(try await names.people(named: bookNames))
    }

    /// Identifies people of exports who wrote the same as people of the source.
    mutating func joinPeople(_ people: [UniqueIdentifier: UniqueIdentifier]) async throws(StoreError) {
        _ = try await join(people)
    }

    /// Merges the people of an export with those of the live source that they turn out to be: the owner,
    /// by the names that the phone's address book gives the people of the same chat, and by their messages.
    private mutating func identify(_ people: inout ExportPeople) async throws(StoreError) -> KnownPeople {
        var known = KnownPeople()
        // People may have got names and addresses since the last comparison.
        names.forget()
        let (holders, tellers) = (Set(people.holders.compactMap(\.self)), Set(people.tellers.compactMap(\.self)))
        known.merged = try await names.owner(of: holders, or: tellers)
        if isOfPhone, let (exported, owner) = known.merged.first,
            try await isOfAnother(exported, people, owner: owner)
        {
            try await store.denyOwner(exported, isDenied: true)
            names.forget()
            known.merged = [:]
        }
        if isOfPhone {
            known.merged.merge(try await names.people(of: holders, named: tellers)) { owner, _ in owner }
        }
        known.merged = try await join(known.merged)
        people.merge(known.merged)
        if isOfPhone {
            known.namesakes = try await names.namesakes(of: Set(people.holders.compactMap(\.self)))
            people.merge(known.namesakes)
        }
        var found = people.found()
        for (exported, live) in found where try await names.areDifferent(exported, live) {
            // An added file may name the owner by any address: it says nothing of who they are.
            if try await !isDoubtful(exported, live) { found[exported] = nil }
        }
        found = try await join(found)
        people.merge(found)
        known.merged = known.merged.mapValues { found[$0] ?? $0 }.merging(found) { first, _ in first }
        return known
    }

    /// Whether whoever imported the export gave the name of somebody else as their own: the phone has these messages from
    /// them, or one, and its address book calls them so, while none is the owner's.
    private mutating func isOfAnother(
        _ exported: UniqueIdentifier, _ people: ExportPeople, owner: UniqueIdentifier
    ) async throws(StoreError) -> Bool {
        var evidence = people
        if let writer = evidence.found()[exported],
            evidence.shared(by: writer) >= SenderReconciliation.requiredMessages,
            try await names.isAnother(writer, than: exported)
        {
            return true
        }
        guard people.common(owner, exported) == 0 else { return false }
        for case let writer? in people.tellers
        where people.isDistinctive(writer) && people.common(writer, exported) > 0 {
            if try await names.isAnother(writer, than: exported), try await names.share(exported, writer) {
                return true
            }
        }
        return false
    }

    /// Merges people; returns those who are one now, as the owner may have separated some.
    private mutating func join(
        _ people: [UniqueIdentifier: UniqueIdentifier]
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var joined = people
        for (exported, live) in try await names.inOrder(people) {
            names.forget()
            // Their messages are compared as one person's all the same.
            if try await isDoubtful(exported, live) { continue }
            if try await store.join(exported, into: live, by: .source(platform)) {
                joinedPeople += 1
            } else {
                joined[exported] = nil
            }
        }
        return joined
    }

    private func isDoubtful(_ exported: UniqueIdentifier, _ live: UniqueIdentifier) async throws(StoreError) -> Bool {
        guard let owner = try await store.person(exported), owner.isOwner, let live = try await store.person(live)
        else {
            return false
        }
        return live.isOnlyClaimed
    }

    private mutating func element(_ message: NewMessage) -> ExportMatch.Element {
        ExportMatch.Element(
            key: keys.key(message.timestamp, message.content), person: message.sender?.person,
            time: MinuteKey.start(of: message.timestamp), isDistinctive: MinuteKey.isDistinctive(message.content),
            isOriginalText: message.content.kind == .text && message.editedAt == nil,
            shape: MessageShape(
                message.content, isViewedOnce: message.platformSpecific.contains(ExportTakeover.viewOnceMark),
                marks: message.marks),
            file: message.content.attachments.first?.name)
    }

    private mutating func element(_ message: StoredMessage) -> ExportMatch.Element {
        if message.isJoined { return .joined(message) }
        return ExportMatch.Element(
            key: keys.key(message.unified.timestamp, message.unified.content), person: message.person,
            time: MinuteKey.start(of: message.unified.timestamp),
            isDistinctive: MinuteKey.isDistinctive(message.unified.content),
            isOriginalText: message.unified.content.kind == .text && message.unified.editedAt == nil
                && message.unified.platformSpecific["edited"] == nil,
            shape: MessageShape(
                message.unified.content, isViewedOnce: message.unified.platformSpecific["view_once"] == .bool(true),
                marks: message.unified.platformSpecific),
            file: message.unified.content.attachments.first?.name, isOfFile: message.unified.isOfFile)
    }

    /// How `platform_specific` marks a message that can be viewed once.
    private static let viewOnceMark = #""view_once":true"#
}

extension NewMessage {
    /// Its `platform_specific`; empty if that is no object.
    fileprivate var marks: JSONObject {
        if case .object(let marks)? = try? JSONValue.parse(Array(platformSpecific.utf8)) { marks } else { JSONObject() }
    }
}

extension StoredMessage {
    /// Whether it comes from an export, and no better source has reported it since.
    var isOnlyExported: Bool {
        guard unified.local != nil, unified.platformSpecific[UnifiedMessage.linkedMember] == nil else { return false }
        // One that was deleted here has lost the id by which exports know it, and keeps the other source's.
        return !unified.isOwnersMark || unified.hasSyntheticID
    }

    /// Whether an export shows it with a file of this name, of the same person and minute as another message.
    fileprivate func hasFile(named name: String, besides message: StoredMessage) -> Bool {
        unified.local != nil && unified.id != message.unified.id && person == message.person
            && unified.content.attachments.first?.name == name
            && MinuteKey.start(of: unified.timestamp) == MinuteKey.start(of: message.unified.timestamp)
    }

    /// Whether an export and a better source have reported it.
    var isJoined: Bool { unified.local != nil && !isOnlyExported }
}
