import WhisperArchive
import WhisperClockPort
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Saves messages in the unified schema: finds or creates conversations and senders, and preserves ids and order.
struct UnifiedIntake {
    let store: any VaultStore
    /// What the file changed so far.
    var changed = ChangedMessages()
    let mode: ImportMode
    private let ownName: String?
    private let zones: any TimeZoneSource
    /// When the import began.
    let now: Timestamp
    private var threads: ThreadDirectory
    private var keys: ContentKeyBuilder
    private var directories: [(platform: Platform, senders: SenderDirectory)] = []
    /// The indices of known senders in the directories.
    private var senderPlaces: [SenderKey: (directory: Int, place: Int)] = [:]
    /// Whether people are the vault's owner.
    private var owners: [UniqueIdentifier: Bool] = [:]
    private var zonesByName: [String: any TimeZoneRules] = [:]
    /// The chats with new messages that exports may show, too, in the order of the file.
    var grown: [Platform: [UniqueIdentifier]] = [:]
    let digest: Digest128
    /// Whether chats have messages of exports.
    var exportedChats: [UniqueIdentifier: Bool] = [:]
    /// The positions of the conversation written last.
    private var places: (conversation: UniqueIdentifier, held: HeldPlaces)?

    private struct SenderKey: Hashable {
        var platform: Platform
        var participant: Participant
    }

    /// Whether people were forgotten, as far as that was asked.
    private var forgotten: [UniqueIdentifier: Bool] = [:]

    /// A message of the file as the vault saves it.
    private struct Prepared {
        var new: NewMessage
        /// The vault's messages that have its id in a chat that existed before.
        var named: [StoredMessage] = []
        /// The one of them that it repeats, if its author was forgotten. The sender is not looked up then, as that would name the
        /// author again.
        var ofForgotten: StoredMessage?
    }

    init(
        store: any VaultStore, mode: ImportMode, ownName: String?, clock: any WallClock, zones: any TimeZoneSource,
        random: any RandomNumberGenerator & Sendable, digest: @escaping Digest128
    ) {
        self.store = store
        self.mode = mode
        self.ownName = ownName
        self.zones = zones
        now = clock.now()
        threads = ThreadDirectory(store: store, clock: clock, random: random)
        self.digest = digest
        keys = ContentKeyBuilder(digest: digest)
    }

    /// Saves the messages that are new in one transaction, completes the others in a second one, then saves their reactions.
    mutating func save(_ messages: [IncomingMessage]) async throws(JSONImportError) -> SaveOutcome {
        do throws(StoreError) {
            var drafts: [Prepared] = []
            drafts.reserveCapacity(messages.count)
            for message in messages { drafts.append(try await prepare(message, in: messages)) }
            let prepared = drafts.map(\.new)
            let (new, known) = try await settled(drafts)
            for message in new where mode == .adding && message.contentKey != nil && message.local == nil {
                note(message.conversation, on: message.platform)
            }
            var outcome: SaveOutcome
            do throws(StoreError) {
                outcome = try await store.save(new)
            } catch {
                guard error.code == .constraint else { throw error }
                places = nil
                outcome = try await saveWithCare(messages, prepared, besides: known)
                try await complete(known)
                try await addDetails(of: messages, prepared)
                return outcome
            }
            outcome.duplicates += known.count
            try await complete(known)
            try await addDetails(of: messages, prepared)
            return outcome
        } catch {
            throw JSONImportError(error)
        }
    }

    /// Completes the messages that the vault has of some, with reactions and earlier texts.
    mutating func completeKnown(_ messages: [IncomingMessage]) async throws(StoreError) {
        var known: [KnownMessage] = []
        var (told, prepared): ([IncomingMessage], [NewMessage]) = ([], [])
        let own = changed.own
        for message in messages {
            let draft = try await prepare(message, in: messages)
            guard draft.ofForgotten == nil, let held = try await held(draft.new, among: draft.named) else { continue }
            known.append(KnownMessage(told: draft.new, held: held))
            told.append(message)
            prepared.append(draft.new)
        }
        changed.own = own
        try await complete(known)
        try await addDetails(of: told, prepared)
    }

    /// Saves when senders were last seen.
    mutating func finish() async throws(JSONImportError) {
        do throws(StoreError) {
            for index in directories.indices {
                var senders = directories[index].senders
                try await senders.flush()
                directories[index].senders = senders
            }
        } catch {
            throw JSONImportError(error)
        }
    }

    // MARK: Preparation

    private mutating func prepare(
        _ message: IncomingMessage, in batch: [IncomingMessage]
    ) async throws(StoreError) -> Prepared {
        let unified = mode == .adding ? added(message.unified) : message.unified
        var position: ChatPosition?
        let conversation: UniqueIdentifier
        if let known = message.conversation {
            conversation = known
        } else {
            let thread = try await threads.thread(of: unified, in: message.chat) {
                UnifiedIntake.names(in: batch, like: unified)
            }
            conversation = thread.conversation
            if let last = thread.lastPosition {
                let next = last + ChatPosition.stride
                position = ChatPosition(rawValue: next)
                threads.setLastPosition(next, of: unified, in: message.chat)
            }
        }
        let record = mode == .restoring ? message.record : nil
        var draft = Prepared(
            new: NewMessage(
                id: unified.id, conversation: conversation, externalID: unified.externalID, platform: unified.platform,
                timestamp: unified.timestamp, precision: unified.precision, local: unified.local, sender: nil,
                recipients: unified.recipients,
                direction: message.record?.direction == .outgoing ? .outgoing : .unknown,
                status: record?.status ?? .sent, isRead: record?.isRead ?? true,
                content: unified.content, replyTo: unified.replyTo, editedAt: unified.editedAt,
                platformSpecific: EnvelopeMark.platformSpecific(of: unified, isRecord: message.record != nil),
                position: position, contentKey: record?.contentKey ?? contentKey(of: unified),
                delivery: record?.delivery, carrierText: record?.carrierText))
        // Only chats that existed before the import are examined: in those that it created, every message is new.
        if position == nil {
            draft.named = try await store.messages(conversation: conversation, externalID: unified.externalID)
        }
        if let participant = unified.sender {
            draft.ofForgotten = try await ofForgotten(draft, by: participant)
            if draft.ofForgotten != nil { return draft }
            draft.new.sender = try await handle(of: participant, message: unified)
        }
        let direction = try await direction(of: unified, by: draft.new.sender?.person, as: message.record?.direction)
        if direction == .outgoing { changed.own += 1 }
        draft.new.direction = record?.direction ?? direction
        return draft
    }

    /// The message of someone who was forgotten that a message of an added file shows.
    private mutating func ofForgotten(
        _ draft: Prepared, by participant: Participant
    ) async throws(StoreError) -> StoredMessage? {
        guard mode == .adding, !draft.named.isEmpty, !isOwner(participant, on: draft.new.platform) else { return nil }
        let report = Authorship(draft.new, isOwners: draft.new.direction == .outgoing)
        for held in draft.named where Authorship(held, isOwners: false).isOfForgotten(namedBy: report) {
            if let person = held.person, try await isForgotten(person) { return held }
        }
        return nil
    }

    /// Whether a person was forgotten. Each is looked up once, as few people write many messages.
    private mutating func isForgotten(_ person: UniqueIdentifier) async throws(StoreError) -> Bool {
        if let known = forgotten[person] { return known }
        let isForgotten = try await store.person(person)?.aliases.contains(where: \.isOfForgotten) ?? false
        forgotten[person] = isForgotten
        return isForgotten
    }

    /// The record of another vault's message as it is here: whose it is follows from who wrote it, and it is recognised in
    /// exports by what it says.
    mutating func settled(_ record: StoredMessage) async throws(StoreError) -> StoredMessage {
        var record = record
        record.unified = added(record.unified)
        record.direction = try await direction(of: record.unified, by: record.person, as: record.direction)
        record.contentKey = contentKey(of: record.unified)
        if record.contentKey != nil, record.unified.local == nil {
            note(record.conversation, on: record.unified.platform)
        }
        return record
    }

    /// Whether the vault's owner sent a message.
    ///
    /// - Parameter claim: What the file says. It is the view of whoever made it, who may be another one than this vault's
    ///   owner: true of what the vault's owner wrote, as the vault knows them, and otherwise no evidence.
    private mutating func direction(
        of message: UnifiedMessage, by person: UniqueIdentifier?, as claim: MessageDirection?
    ) async throws(StoreError) -> MessageDirection {
        guard let sender = message.sender, let person else { return .unknown }
        if try await isOwner(person) { return ownName != nil || claim == .outgoing ? .outgoing : .unknown }
        // That the owner gave their name, and it is not theirs, is a contradiction.
        return ownName == nil || isOwner(sender, on: message.platform) ? .unknown : .incoming
    }

    private mutating func isOwner(_ person: UniqueIdentifier) async throws(StoreError) -> Bool {
        if let known = owners[person] { return known }
        let isOwner = try await store.person(person)?.isOwner ?? false
        owners[person] = isOwner
        return isOwner
    }

    mutating func handle(
        of participant: Participant, message: UnifiedMessage
    ) async throws(StoreError) -> SenderHandle {
        let key = SenderKey(platform: message.platform, participant: participant)
        if let known = senderPlaces[key] {
            return directories[known.directory].senders.handle(at: known.place, seenAt: message.timestamp)
        }
        let isOwner = isOwner(participant, on: message.platform)
        try await acknowledge(participant, on: message.platform, seenAt: message.timestamp)
        let person = Correspondent.person(participant, platform: message.platform, isOwner: isOwner)
        let index = directory(of: message.platform)
        var senders = directories[index].senders
        let place = try await senders.resolve(person, seenAt: message.timestamp)
        let handle = senders.handle(at: place, seenAt: message.timestamp)
        directories[index].senders = senders
        if isOwner, participant.identifier == nil, !participant.isUnknownOwner,
            try await store.person(handle.person)?.isOwner == true
        {
            // The name is what the owner gave: their own word, and no claim of the file.
            let named = NewSender(
                platform: message.platform, aliases: person.aliases, participant: participant, isOwner: true,
                seenAt: message.timestamp)
            _ = try await store.sender(for: named)
        }
        senderPlaces[key] = (index, place)
        return handle
    }

    /// Whether a participant is the owner, by the name, the number or the id that the owner gave.
    func isOwner(_ participant: Participant, on platform: Platform) -> Bool {
        guard let ownName else { return false }
        return participant.displayName == ownName
            || Correspondent.address(of: participant, if: ownName, on: platform) != nil
    }

    /// Records that the address of a participant is the owner's if it is what the owner gave: that is their own word,
    /// while the file says who has a name.
    mutating func acknowledge(
        _ participant: Participant, on platform: Platform, seenAt: Timestamp
    ) async throws(StoreError) {
        guard let ownName, let address = Correspondent.address(of: participant, if: ownName, on: platform) else {
            return
        }
        _ = try await store.sender(
            for: NewSender(
                platform: platform, aliases: [address], participant: participant, isOwner: true, seenAt: seenAt))
        owners = [:]
    }

    /// The index of a platform's sender directory.
    private mutating func directory(of platform: Platform) -> Int {
        if let index = directories.firstIndex(where: { $0.platform == platform }) { return index }
        directories.append(
            (platform, SenderDirectory(store: store, platform: platform, isClaimed: mode == .adding)))
        return directories.count - 1
    }

    /// The key by which a message is recognised when an export is imported later. For one of an export it is computed from
    /// the local time in the file, which the assumed zone restores; for any other from UTC, as for a database's or a
    /// bridge's. What is sealed here, or synchronised, is in no export.
    private mutating func contentKey(of message: UnifiedMessage) -> ContentKey? {
        guard let local = message.local else {
            guard message.platform != .whisper, !message.platform.isMessenger else { return nil }
            return keys.key(localSeconds: message.timestamp.wholeSeconds, content: message.content)
        }
        let rules = rules(ofZone: local.zone)
        let seconds = message.timestamp.wholeSeconds + Int64(rules.secondsFromUTC(at: message.timestamp))
        return keys.key(localSeconds: seconds, content: message.content)
    }

    private mutating func rules(ofZone name: String) -> any TimeZoneRules {
        if let known = zonesByName[name] { return known }
        let rules = zones.zone(named: name) ?? UniversalTime()
        zonesByName[name] = rules
        return rules
    }

    // MARK: Existing chats

    /// The messages left to save, which have positions, and those that the vault has.
    private mutating func settled(
        _ drafts: [Prepared]
    ) async throws(StoreError) -> (new: [NewMessage], known: [KnownMessage]) {
        var rest: [NewMessage] = []
        var known: [KnownMessage] = []
        for draft in drafts {
            if let held = draft.ofForgotten {
                known.append(KnownMessage(told: draft.new, held: held, isOfForgotten: true))
            } else if let held = try await held(draft.new, among: draft.named) {
                known.append(KnownMessage(told: draft.new, held: held))
            } else {
                rest.append(draft.new)
            }
        }
        if mode == .adding { known += try await takeExported(from: &rest) }
        let homeless = Dictionary(grouping: rest.indices.filter { rest[$0].position == nil }) { rest[$0].conversation }
        for (conversation, indices) in homeless {
            let moments = indices.map { rest[$0].timestamp }
            guard let found = try await findPlaces(for: moments, in: conversation) else { continue }
            for (index, place) in zip(indices, found) { rest[index].position = place }
        }
        return (rest, known)
    }

    /// The message of the vault that one repeats; nil if it is new.
    private func held(
        _ message: NewMessage, among named: [StoredMessage]
    ) async throws(StoreError) -> StoredMessage? {
        for held in named where try await isOfSameAuthor(held, message) { return held }
        return nil
    }

    private func isOfSameAuthor(_ held: StoredMessage, _ message: NewMessage) async throws(StoreError) -> Bool {
        if held.person == message.sender?.person { return true }
        // The owner's address, or who the owner was, may have been another one when either was stored.
        guard message.sender != nil, let person = held.person else { return false }
        var isOwners = held.direction == .outgoing
        if held.direction == .unknown { isOwners = try await store.person(person)?.isOwner ?? false }
        let report = Authorship(message, isOwners: message.direction == .outgoing)
        return Authorship(held, isOwners: isOwners).isReported(by: report, isOfHistory: false)
    }

    /// Whether the vault has a message under the id that the file gives it. Whoever has read a message knows its id: another
    /// message that has it is not the file's.
    func hasUnderOwnID(_ new: NewMessage, _ held: StoredMessage) async throws(StoreError) -> Bool {
        guard held.unified.isNamed(new.externalID, on: new.platform) else { return false }
        if mode == .restoring { return true }
        guard held.conversation == new.conversation else { return false }
        return try await isOfSameAuthor(held, new)
    }

    /// Positions for messages with these times; nil leaves them to the vault, which searches for each from the end.
    private mutating func findPlaces(
        for moments: [Timestamp], in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [ChatPosition]? {
        for isRenumbered in [false, true] {
            if places?.conversation != conversation || isRenumbered {
                let held = try await store.alignmentElements(in: conversation)
                guard !held.isEmpty else { return nil }
                places = (conversation, HeldPlaces(held))
            }
            let last = try await store.lastPosition(in: conversation)
            if let found = places?.held.take(moments, last: last) { return found }
            if !isRenumbered { try await store.renumber(conversation) }
        }
        places = nil
        return nil
    }

    // MARK: Conflicts

    /// Saves a batch with conflicting ids or positions: known messages are omitted, others get free ids, and places by time.
    private mutating func saveWithCare(
        _ messages: [IncomingMessage], _ prepared: [NewMessage], besides known: [KnownMessage]
    ) async throws(StoreError) -> SaveOutcome {
        var rest: [NewMessage] = []
        let taken = Set(known.map(\.told.id))
        for (message, new) in zip(messages, prepared) where !taken.contains(new.id) {
            threads.setLastPosition(nil, of: message.unified, in: message.chat)
            var new = new
            if let held = try await store.message(message.unified.id) {
                if try await hasUnderOwnID(new, held) { continue }
                if mode == .adding { new.id = nil }
            }
            new.position = nil
            rest.append(new)
        }
        var outcome = try await store.save(rest)
        outcome.duplicates += messages.count - rest.count
        return outcome
    }
}
