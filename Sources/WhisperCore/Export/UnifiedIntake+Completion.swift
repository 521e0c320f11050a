import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// A message to be inserted into a vault that did not create its record.
struct IncomingMessage: Sendable {
    /// The message.
    var unified: UnifiedMessage
    /// Its line number.
    var line: UInt64
    /// What its line shows of the chat.
    var chat: ShownChat?
    /// The conversation, if it is not determined by the thread.
    var conversation: UniqueIdentifier?
    /// The record of another vault; nil for a message without one.
    var record: StoredMessage?
    /// The earlier texts in the record.
    var versions: [MessageVersion] = []
}

/// How many messages that the vault had show something else because of a file, and how many of it are the owner's.
struct ChangedMessages {
    /// Those with another text than before.
    var revised: Int64 = 0
    /// Those that are now marked as deleted.
    var deleted: Int64 = 0
    /// Those that the owner sent, new or not.
    var own: Int64 = 0
}

extension UnifiedIntake {
    /// The most chats that are compared with those of exports.
    private static let mostCompared = 200

    /// Records that a chat has new messages. A file may name any number of platforms, so the bound is one for all.
    mutating func note(_ conversation: UniqueIdentifier, on platform: Platform) {
        let chats = grown[platform, default: []]
        guard chats.last != conversation, grown.values.reduce(0, { $0 + $1.count }) < UnifiedIntake.mostCompared,
            !chats.contains(conversation)
        else { return }
        grown[platform] = chats + [conversation]
    }

    /// The chats with new messages that an export shows in another chat. They are named, as a file joins no chats (0048).
    func repeatedChats() async throws(JSONImportError) -> [RepeatedChat] {
        do throws(StoreError) { return try await findRepeated() } catch { throw JSONImportError(error) }
    }

    private func findRepeated() async throws(StoreError) -> [RepeatedChat] {
        var found: [RepeatedChat] = []
        for (platform, chats) in grown.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            var exports = ExportChats(store: store, platform: platform, digest: digest)
            guard try await exports.hasUnlinked() else { continue }
            for id in chats {
                guard let chat = try await store.conversation(id) else { continue }
                let samples = try await store.messages(in: id, .oldest, limit: 1_000)
                    .filter { $0.unified.local == nil }.map { message in
                        TimeComparison.Sample(
                            time: message.unified.timestamp, localSeconds: nil, content: message.unified.content,
                            sender: message.person?.description ?? "")
                    }
                for other in try await exports.overlapping(samples) where other != id {
                    guard let other = try await store.conversation(other) else { continue }
                    found.append(RepeatedChat(chat: chat, export: other))
                }
            }
        }
        return found
    }

    /// The senders in a message's thread, in order of appearance.
    static func names(in batch: [IncomingMessage], like message: UnifiedMessage) -> [String] {
        var names: [String] = []
        for other in batch where other.unified.threadID == message.threadID {
            guard let name = other.unified.sender?.displayName, !names.contains(name) else { continue }
            names.append(name)
            if names.count == 64 { break }
        }
        return names
    }

    /// What a message of an added file says here.
    func added(_ message: UnifiedMessage) -> UnifiedMessage {
        var told = message.disowned.withoutFutureEdit(addedAt: now)
        told.isOfFile = true
        for index in told.reactions.indices { told.reactions[index].isClaimed = true }
        return told
    }

    /// Takes out the new messages that exports show in the same chat.
    ///
    /// A file is no evidence of who anyone is, and must not replace words. So a message of an export is the file's only if
    /// the same person said the same in the same minute, and if no other message has the id that the file gives it.
    mutating func takeExported(from rest: inout [NewMessage]) async throws(StoreError) -> [KnownMessage] {
        var known: [KnownMessage] = []
        var taken: Set<Int> = []
        let told = rest.indices.filter {
            rest[$0].position == nil && rest[$0].local == nil && rest[$0].contentKey != nil
        }
        for (conversation, indices) in Dictionary(grouping: told, by: { rest[$0].conversation })
        where try await hasExports(conversation) {
            var names: [String: Int] = [:]
            for index in indices { names[rest[index].externalID, default: 0] += 1 }
            let shown = try await exported(around: indices.map { rest[$0] }, in: conversation)
            if shown.isEmpty { continue }
            let nameless = try await nameless(among: indices.map { rest[$0] }, beside: shown)
            var deleted = DeletedWords(digest: digest)
            var held = Dictionary(grouping: shown) { Saying($0.unified.timestamp, by: $0.person) }
            for index in indices.sorted(by: { rest[$0].timestamp < rest[$1].timestamp }) {
                var message = rest[index]
                guard var person = message.sender?.person, names[message.externalID] == 1 else { continue }
                // One of whom nothing else is known wrote it only if it is no "ok" of anybody's.
                if let owner = nameless[person], MinuteKey.isDistinctive(message.content) { person = owner }
                let saying = Saying(message.timestamp, by: person)
                // Of files, the names tell which one it is. What was deleted here has none.
                let isFile = !message.content.attachments.isEmpty
                let shown = held[saying]?.firstIndex {
                    $0.unified.isTold(by: message.content, sentAt: message.timestamp)
                        || !isFile && deleted.were(message.content, of: $0)
                }
                guard
                    let place = shown ?? held[saying]?.firstIndex(where: { deleted.were(message.content, of: $0) }),
                    try await store.message(conversation: conversation, externalID: message.externalID) == nil,
                    let one = held[saying]?.remove(at: place)
                else { continue }
                // That it was edited, and when, is nothing that an export without such a mark could confirm.
                if !one.unified.isMarkedAsEdited { message.editedAt = nil }
                known.append(KnownMessage(told: message, held: one, isExported: true))
                taken.insert(index)
            }
        }
        rest = rest.indices.filter { !taken.contains($0) }.map { rest[$0] }
        return known
    }

    /// What messages are compared within: a minute of one person.
    private struct Saying: Hashable {
        var minute: Timestamp
        var person: UniqueIdentifier?

        init(_ time: Timestamp, by person: UniqueIdentifier?) {
            minute = MinuteKey.start(of: time)
            self.person = person
        }
    }

    /// Whether exports show messages of a chat, which need not be asked for each batch.
    private mutating func hasExports(_ conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        if let known = exportedChats[conversation] { return known }
        let holds = try await store.holdsLocalTimes(in: conversation)
        exportedChats[conversation] = holds
        return holds
    }

    /// The messages that only exports show, in the minutes of some messages; none where these are too many to be compared.
    private func exported(
        around told: [NewMessage], in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [StoredMessage] {
        var held: [StoredMessage] = []
        for span in ExportTakeover.spans(told.map(\.timestamp).sorted()) {
            let page = try await store.messages(
                sentIn: span, platform: told[0].platform, conversation: conversation,
                limit: ExportTakeover.mostCompared)
            if page.count < ExportTakeover.mostCompared { held += page.filter(\.isOnlyExported) }
        }
        return held.sorted { $0.position < $1.position }
    }

    /// Whom the file shows as its owner, without name and address, with the owner of this vault as exports show them: the
    /// same words are the same message then. Not in the file of somebody else, which shows this owner by an address.
    private func nameless(
        among told: [NewMessage], beside held: [StoredMessage]
    ) async throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        var unnamed: Set<UniqueIdentifier> = []
        for id in Set(told.compactMap(\.sender?.person)) {
            guard let person = try await store.person(id) else { continue }
            if person.isOwner { return [:] }
            if person.isNamelessClaim { unnamed.insert(id) }
        }
        if unnamed.isEmpty { return [:] }
        var owners: [UniqueIdentifier] = []
        for id in Set(held.compactMap(\.person)) where try await store.person(id)?.isOwner == true { owners.append(id) }
        guard owners.count == 1 else { return [:] }
        return Dictionary(uniqueKeysWithValues: unnamed.map { ($0, owners[0]) })
    }

    /// Completes the messages that the vault had in chats of its own when records of them were inserted.
    mutating func complete(_ records: [IncomingMessage]) async throws(JSONImportError) {
        do throws(StoreError) {
            // Nobody is looked up by what is shown of them, who might not be found, but for whom the vault knows by it.
            var aliases: [UniqueIdentifier: [PersonAlias]] = [:]
            var told: [IncomingMessage] = []
            for record in records {
                if let person = record.record?.person, let sender = record.unified.sender {
                    if aliases[person] == nil {
                        aliases[person] = try await store.person(person)?.aliases.map(\.alias) ?? []
                    }
                    let shown = Correspondent.person(sender, platform: record.unified.platform, isOwner: false)
                    guard let alias = shown.aliases.first, aliases[person]?.contains(alias) == true else { continue }
                }
                told.append(record)
            }
            try await completeKnown(told)
        } catch {
            throw JSONImportError(error)
        }
    }

    /// Merges messages field by field into those that the vault has, as these would have been merged into them, and counts
    /// those that show something else then.
    mutating func complete(_ known: [KnownMessage]) async throws(StoreError) {
        let told = known.compactMap(\.admitted)
        if told.isEmpty { return }
        _ = try await store.commit(
            IngestionGroup(told.map { .merged($0.told, with: $0.isExported ? $0.held.unified.id : nil) }))
        for one in told where one.mayChange {
            guard let present = try await store.message(one.held.unified.id) else { continue }
            let (before, after) = (one.held.unified.content, present.unified.content)
            if before.text != nil, before.text != after.text { changed.revised += 1 }
            if before.kind != .deleted, after.kind == .deleted { changed.deleted += 1 }
        }
    }
}

/// A message of a file, and the vault's message that it repeats.
struct KnownMessage {
    /// What the file says.
    var told: NewMessage
    /// What the vault has.
    let held: StoredMessage
    /// Whether an export alone shows the vault's message, so that their words are all that both have in common.
    var isExported = false
    /// Whether nothing names its author any more. A file does not do so anew, and completes nothing of it.
    var isOfForgotten = false

    /// What is merged into the message (see `UnifiedMessage.admitted(beside:)`); nil if that is nothing.
    fileprivate var admitted: KnownMessage? {
        if isOfForgotten { return nil }
        if told.content.kind == .deleted, held.unified.content.kind != .deleted {
            if told.isOnlyGone || held.protection != .none { return nil }
        }
        var result = self
        // No file says whether a message that waits here was sent.
        if held.status == .pending || held.status == .failed { result.told.status = held.status }
        return result
    }

    /// Whether the message may show something else once it is merged. Each service words its lines in its own way.
    fileprivate var mayChange: Bool {
        let (before, report) = (held.unified.content, told.content)
        // What an export words otherwise is no other text.
        if isExported { return false }
        if report.kind == .deleted, before.kind != .deleted { return true }
        return before.kind != .system && before.text != nil && report.text != nil && before.text != report.text
    }
}

extension NewMessage {
    /// Whether nothing is left of it, and its source does not say who deleted it, or when.
    fileprivate var isOnlyGone: Bool {
        guard content.kind == .deleted else { return false }
        guard case .object(let members)? = try? JSONValue.parse(Array(platformSpecific.utf8)) else { return true }
        return DeletionMark(members)?.isBare ?? true
    }
}

extension UnifiedMessage {
    /// Whether both are the same message of one source.
    fileprivate func isSame(as other: UnifiedMessage) -> Bool {
        platform == other.platform && threadID == other.threadID && externalID == other.externalID
    }
}

extension UnifiedIntake {
    /// The line of a message whose id belongs to another one, earlier in the batch, or in the vault that it is restored into.
    func conflictingLine(in messages: [IncomingMessage]) async -> UInt64? {
        var seen: [UniqueIdentifier: UnifiedMessage] = [:]
        for message in messages {
            let held = mode == .restoring ? try? await store.message(message.unified.id) : nil
            if let other = held?.unified ?? seen[message.unified.id], !other.isSame(as: message.unified) {
                return message.line
            }
            seen[message.unified.id] = message.unified
        }
        return nil
    }
}
