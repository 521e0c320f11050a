import WhisperArchive
public import WhisperIngestionPort
import WhisperJSONText
public import WhisperMessage
import WhisperStorePort

/// Events that are ready to be committed.
struct PreparedEvents: Sendable {
    /// The changes, in the order in which they were reported.
    var changes: [IngestedChange] = []
    /// Events that the vault has no representation for.
    var unplaced = 0
    /// Chats of exports that turned out to contain the same messages at other times.
    var findings: [TimeFinding] = []
    /// Contents of attachments that a source offers, by the index of the change.
    var offers: [Int: [(any AttachmentSource)?]] = [:]
    /// Statuses and edits that became part of the message that they follow.
    var folded = 0
}

/// Reads an encrypted change together with the stored events of the message that it concerns, given when it was made; nil if
/// it cannot be read.
public typealias ChangeDecryption =
    @Sendable (_ change: RawEvent, _ originals: [RawEvent], Timestamp) -> [IngestionEvent]?

/// Converts events of live sources to changes of the vault.
///
/// It caches chats and senders, so that the vault is queried once for each. An actor because consecutive groups,
/// committed on different threads, use it.
actor EventPreparer {
    /// What to do with messages that are already in the vault.
    enum Mode {
        /// Leave them unchanged.
        case keeping
        /// Replace them with the current version.
        case replacing
        /// Merge both, field by field: the source holds the history itself (WDB-6).
        case merging
    }

    let store: any VaultStore
    let platform: Platform
    let mode: Mode
    private let decrypt: ChangeDecryption?
    private var builder: ContentKeyBuilder
    private var senders: SenderDirectory
    var conversations = KnownChats()
    /// Addresses of the same chat that does not exist yet.
    var partners: [String: Set<String>] = [:]
    /// The names of people reported only by address, cached while a group is prepared.
    private var names: [[PersonAlias]: String?] = [:]
    var exports: ExportChats
    var takeover: ExportTakeover
    var unsettled = UnsettledChats()
    /// The names that a phone's address book gives the people of events.
    private var bookNames: Set<String> = []
    var settled = SettledMessages()
    /// The number of ambiguous messages of each chat, when it was last compared.
    var ambiguous: [UniqueIdentifier: Int64] = [:]
    /// Chats that were joined into others, in this order: their titles, and what they became part of.
    var joinedChats: [(title: String, into: UniqueIdentifier)] = []
    var owner = OwnerReports()
    /// The addresses under which messages came.
    var pairs = AddressPairs()
    /// What was reported about chats that have no messages yet.
    var awaited = AwaitedDetails()
    /// The keys of the chats whose older messages were requested in this run.
    private var requestedChats: Set<String> = []
    /// Disagreements that were already reported.
    private var reported: Set<TimeFinding> = []

    init(
        store: any VaultStore, platform: Platform, digest: @escaping Digest128, mode: Mode = .keeping,
        decrypt: ChangeDecryption? = nil
    ) {
        self.store = store
        self.decrypt = decrypt
        self.platform = platform
        self.mode = mode
        builder = ContentKeyBuilder(digest: digest)
        senders = SenderDirectory(store: store, platform: platform)
        exports = ExportChats(store: store, platform: platform, digest: digest)
        takeover = ExportTakeover(
            store: store, platform: platform, isOfPhone: mode == .merging, digest: digest)
    }

    /// Prepares events; their people and chats are found or created.
    func prepare(_ events: [PendingEvent]) async throws(StoreError) -> PreparedEvents {
        names = [:]
        awaited.beginGroup()
        let isHistory = events.contains(where: \.isBacklog)
        var findings = isHistory ? [] : try await settle(unsettled.due)
        try await settleOwner(of: events)
        // Merges come first, as later events may use either name.
        var isDone = [Bool](repeating: false, count: events.count)
        try await takeJoins(of: events, &isDone)
        var prepared = PreparedEvents()
        findings += try await linkExports(events)
        prepared.findings = findings.filter { reported.insert($0).inserted }
        prepared.changes.reserveCapacity(events.count)
        if mode == .merging { try await prepareMessages(events, &prepared, &isDone) }
        for index in events.indices where !isDone[index] {
            let pending = events[index]
            do throws(StoreError) {
                if try await isOfDeletedChat(pending) {
                    prepared.unplaced += 1
                } else if let changes = try await changes(pending) {
                    prepared.changes += changes
                } else if case .chatTitle(let chat, let time) = pending.event {
                    try await takeTitle(chat, at: time, pending)
                } else {
                    prepared.unplaced += 1
                }
            } catch  where error.code == .invalidArgument {
                // A chat without a key or a person without a name: nothing that could be stored, but no reason to stop.
                prepared.unplaced += 1
            }
        }
        try await takeOver(&prepared.changes, isHistory: events.contains(where: \.mayBeExported))
        prepared.changes += try await dueDetails(of: events)
        return prepared
    }

    /// Records chats whose older messages were requested.
    func note(requestedChats chats: Set<String>) { requestedChats.formUnion(chats) }

    /// Whether an event is part of the history that was requested of a chat which was deleted since: the answer to a
    /// request adds to its chat and makes none.
    private func isOfDeletedChat(_ pending: PendingEvent) async throws(StoreError) -> Bool {
        guard pending.isBacklog, mode == .keeping, let key = pending.event.changedChat?.key,
            requestedChats.contains(key)
        else { return false }
        return try await store.conversation(platform: platform, key: key) == nil
    }

    /// Clears the caches, because a cached chat or sender was deleted.
    func forget() {
        conversations.removeAll()
        owner.people = [:]
        senders = SenderDirectory(store: store, platform: platform)
    }

    /// Prepares for preparing the last group of events again, whose changes were rejected.
    func reconsider() {
        forget()
        awaited.restore()
    }

    /// Saves when senders were last seen, and completes the matching of historical messages.
    ///
    /// - Returns: Chats whose times disagree with those of an export, and that were not reported before.
    func finish() async throws(StoreError) -> [TimeFinding] {
        var directory = senders
        try await directory.flush()
        senders = directory
        if !bookNames.isEmpty {
            var takeover = self.takeover
            defer { self.takeover = takeover }
            try await takeover.joinPeople(named: bookNames)
        }
        return try await settle(unsettled.all).filter { reported.insert($0).inserted }
    }

    // MARK: Events

    private func changes(_ pending: PendingEvent) async throws(StoreError) -> [IngestedChange]? {
        switch pending.event {
        case .message(let message):
            let new = try await newMessage(
                message, message.content, message.platformSpecific, pending)
            return switch mode {
            case .keeping: [.message(new)]
            case .merging: [.merged(new, with: nil)]
            case .replacing: [.replacement(new, of: nil)]
            }
        case .edit(let chat, let target, let content, let person, let time, let raw):
            let target = try await self.target(chat, target, at: time)
            // Its text may now be the one that an export shows.
            if try await holdsExports(target.conversation) { unsettled.add(1, to: target.conversation) }
            let edit = IngestedChange.edit(
                target, text: content.text ?? "", by: person.map { sender($0, seenAt: time) }, at: time)
            return [edit] + kept(raw, of: target, pending)
        case .deletion(let chat, let target, let person, let claim, let time, let raw):
            let target = try await self.target(chat, target, at: time)
            let deletion = IngestedChange.deletion(
                target, by: person.map { sender($0, seenAt: time) }, claim: claim, at: time)
            return [deletion] + kept(raw, of: target, pending)
        case .ranks(let chat, let people, let areAdmins, let time):
            guard let known = try await store.conversation(platform: platform, key: chat.key) else { return [] }
            return people.map {
                .rank(known.id, of: sender($0, seenAt: time), isAdmin: areAdmins, at: time)
            }
        case .reaction(let chat, let target, let emoji, let person, let time, let raw):
            guard Reaction.isPossible(emoji) else { throw StoreError(.invalidArgument) }
            let target = try await self.target(chat, target, at: time)
            let reaction = IngestedChange.reaction(
                target, by: sender(person, seenAt: time), emoji: emoji.isEmpty ? nil : emoji, at: time)
            return [reaction] + kept(raw, of: target, pending)
        case .status(let chat, let target, let status, let time, let raw):
            let target = try await self.target(chat, target, at: time)
            return [.status(target, status)] + kept(raw, of: target, pending)
        case .receipt(let chat, let target, let person, let status, let time, let raw):
            return try await receipt(chat, target, person, status, at: time, raw, pending)
        case .details(let details, let time): return try await changes(details, at: time, pending)
        case .vote(let chat, let target, let options, let person, let time, let raw):
            let target = try await self.target(chat, target, at: time)
            let vote = IngestedChange.vote(target, by: sender(person, seenAt: time), options: options, at: time)
            return [vote] + kept(raw, of: target, pending)
        case .encrypted(let chat, let target, let isEdit, let person, let time, let raw):
            let target = try await self.target(chat, target, at: time)
            let change = IngestedChange.encrypted(
                target, RawRecord(name: raw.name, bytes: raw.bytes, receivedAt: time), isEdit: isEdit,
                by: sender(person, seenAt: time), at: time)
            return [change] + kept(raw, of: target, pending)
        case .other(let raw, _): return kept(raw, of: nil, pending)
        case .samePerson, .sameChat, .chatTitle, .skipped, .connection: return nil
        }
    }

    /// Reads an encrypted change together with the stored events of its message; nil if it cannot be read.
    func changes(of encrypted: EncryptedChange, isBacklog: Bool) async throws(StoreError) -> [IngestedChange]? {
        guard let decrypt else { return nil }
        let originals: [StoredRawEvent]
        do throws(StoreError) {
            originals = try await store.rawEvents(of: encrypted.message)
        } catch {
            // It may have been deleted meanwhile.
            guard error.code == .messageNotFound else { throw error }
            return nil
        }
        let change = RawEvent(name: encrypted.record.name, bytes: encrypted.record.bytes)
        let read = decrypt(
            change, originals.map { RawEvent(name: $0.record.name, bytes: $0.record.bytes) },
            encrypted.record.receivedAt)
        guard let read else { return nil }
        let events = read.map {
            PendingEvent(
                event: $0, isBacklog: isBacklog, arrival: nil, receivedAt: encrypted.record.receivedAt)
        }
        return try await prepare(events).changes + [.decrypted(encrypted.target, encrypted.record)]
    }

    func kept(_ raw: RawEvent?, of target: MessageTarget?, _ pending: PendingEvent) -> [IngestedChange] {
        // Rebuilt events are already stored.
        guard let raw, mode == .keeping || mode == .merging else { return [] }
        return [.raw(RawRecord(name: raw.name, bytes: raw.bytes, receivedAt: pending.receivedAt), of: target)]
    }

    /// The form in which a message is stored.
    ///
    /// Parameters:
    ///   - content: Its content, as far as the source may state it.
    ///   - members: Its members without a field of their own, likewise.
    func newMessage(
        _ message: SourceMessage, _ content: Content, _ members: JSONObject, _ pending: PendingEvent
    ) async throws(StoreError) -> NewMessage {
        let conversation = try await conversation(message.chat)
        let sender = try await handle(of: message.sender, seenAt: message.timestamp)
        let localSeconds = message.localSeconds ?? message.timestamp.wholeSeconds
        let key = builder.key(localSeconds: localSeconds, content: content)
        let externalID =
            message.externalID
            ?? builder.syntheticID(
                chat: conversation.sessionID, sender: message.sender?.displayName ?? "", localSeconds: localSeconds,
                key: key, occurrence: 0)
        let receipts = try await receipts(of: message)
        let direction = try await direction(of: message, from: sender)
        return NewMessage(
            conversation: conversation.id, externalID: externalID, platform: platform, timestamp: message.timestamp,
            precision: message.precision, local: message.local, sender: sender,
            recipients: message.recipients.map {
                Participant(identifier: $0.identifier, displayName: $0.displayName)
            },
            direction: direction, status: message.furthestStatus, receipts: receipts,
            isRead: pending.isBacklog || direction != .incoming || message.status == .read,
            content: content, replyTo: message.replyTo,
            platformSpecific: EnvelopeMark.platformSpecific(members.fitting(content.kind), text: content.text),
            contentKey: key,
            raw: message.raw.map { RawRecord(name: $0.name, bytes: $0.bytes, receivedAt: pending.receivedAt) })
    }

    // MARK: Chats and people

    func target(
        _ chat: ChatReference, _ message: ChangedMessage, at time: Timestamp
    ) async throws(StoreError) -> MessageTarget {
        MessageTarget(
            conversation: try await conversation(chat).id, externalID: message.id,
            author: author(of: message, at: time))
    }

    func author(of message: ChangedMessage, at time: Timestamp) -> MessageAuthor<NewSender> {
        message.author.map { sender($0, seenAt: time) }
    }

    func conversation(_ chat: ChatReference) async throws(StoreError) -> KnownChats.Chat {
        let cached = conversations.chat(chat.key)
        if chat.kind == .group, cached?.isGroup != true, try await isOfPerson(chat.key) {
            throw StoreError(.invalidArgument)
        }
        if var known = cached {
            guard chat.kind == .group, !known.isGroup else { return known }
            known.isGroup = true
            conversations.add(known, key: chat.key)
            return known
        }
        if chat.kind == .direct, try await store.conversation(platform: platform, key: chat.key) == nil,
            let known = try await conversationUnderOtherAddress(chat.key)
        {
            try await join(chat, into: known.id)
        }
        let conversation = try await store.conversation(for: reference(of: chat))
        let known = KnownChats.Chat(
            id: conversation.id, sessionID: conversation.sessionID, isGroup: chat.kind == .group)
        conversations.add(known, key: chat.key)
        for partner in partners.removeValue(forKey: chat.key) ?? [] {
            if try await store.conversation(platform: platform, key: partner) == nil {
                try await join(ChatReference(key: partner, title: "", kind: chat.kind), into: conversation.id)
            }
        }
        return known
    }

    func handle(of person: SourcePerson?, seenAt: Timestamp) async throws(StoreError) -> SenderHandle? {
        guard var person = person.map(vetted) else { return nil }
        // Who is shown with a name was noted when they were resolved.
        if person.hasName, let known = senders.handle(of: person, seenAt: seenAt) { return known }
        note(person)
        person.identifier = owner.shown(person).identifier
        // An owner without an address is shown by it as soon as it is known, unless a name is in its place.
        let isUnknownOwner = person.identifier == nil && person.aliases.contains(.unknownOwner)
        if !isUnknownOwner, let name = try await knownName(of: person) { person.displayName = name }
        if let known = senders.handle(of: person, seenAt: seenAt) { return known }
        var directory = senders
        let place = try await directory.resolve(person, seenAt: seenAt)
        senders = directory
        return senders.handle(at: place, seenAt: seenAt)
    }

    /// The vault's name for a person of whom the source shows only an address; nil if it shows a name, or there is
    /// none.
    private func knownName(of person: SourcePerson) async throws(StoreError) -> String? {
        if person.hasName { return nil }
        if let known = names[person.aliases] { return known }
        var name: String?
        for alias in person.aliases where name == nil {
            name = try await store.shownName(of: alias, on: platform)
        }
        names.updateValue(name, forKey: person.aliases)
        return name
    }

    /// Remembers the names of an address book.
    private func note(_ person: SourcePerson) {
        guard mode == .merging else { return }
        for alias in person.aliases where alias.kind == .exportName { bookNames.insert(alias.value) }
    }

    func sender(_ person: SourcePerson, seenAt: Timestamp) -> NewSender {
        let person = vetted(person)
        note(person)
        return NewSender(
            platform: platform, aliases: person.aliases,
            participant: owner.shown(person), isOwner: person.isOwner, seenAt: seenAt)
    }
}

extension SourceMessage {
    /// The delivery status that follows from its own and its receipts.
    fileprivate var furthestStatus: MessageStatus {
        receipts.reduce(status) { status, receipt in
            let other = receipt.status.messageStatus
            return status.isBehind(other) ? other : status
        }
    }
}

extension SourcePerson {
    /// Whether the source shows more of the person than what identifies them.
    var hasName: Bool { aliases.contains { !$0.kind.identifiesPerson } }

    /// The names, the best one first.
    var names: [String] { [displayName] + aliases.lazy.filter { !$0.kind.identifiesPerson }.map(\.value) }
}

extension IngestionEvent {
    /// The chat to which an event adds a message or a change; nil for one that makes no chat.
    fileprivate var changedChat: ChatReference? {
        switch self {
        case .message(let message): message.chat
        case .edit(let chat, _, _, _, _, _), .deletion(let chat, _, _, _, _, _), .reaction(let chat, _, _, _, _, _),
            .status(let chat, _, _, _, _), .receipt(let chat, _, _, _, _, _), .vote(let chat, _, _, _, _, _),
            .encrypted(let chat, _, _, _, _, _):
            chat
        case .ranks, .details, .other, .samePerson, .sameChat, .chatTitle, .skipped, .connection: nil
        }
    }
}
