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
    func added(_ message: UnifiedMessage) -> UnifiedMessage { message.disowned.withoutFutureEdit(addedAt: now) }

    /// Takes out the new messages that exports show in the same chat, and gives others of the same minute their places.
    ///
    /// They are compared by their words and by whom the vault knows as their authors: a file joins no people.
    func takeExported(from rest: inout [NewMessage]) async throws(StoreError) -> [KnownMessage] {
        var known: [KnownMessage] = []
        var taken: Set<Int> = []
        let told = rest.indices.filter {
            rest[$0].position == nil && rest[$0].local == nil && rest[$0].contentKey != nil
        }
        for (conversation, indices) in Dictionary(grouping: told, by: { rest[$0].conversation })
        where try await store.holdsLocalTimes(in: conversation) {
            var takeover = ExportTakeover(
                store: store, platform: rest[indices[0]].platform, isOfFile: true, digest: digest)
            let matches = try await takeover.match(indices.map { rest[$0] }, in: conversation)
            for (index, match) in zip(indices, matches) {
                // Their words have to be the same: neither source's may be lost.
                if let id = match.held, let held = try await store.message(id),
                    !held.unified.couldLoseWords(to: rest[index].content, editedAt: rest[index].editedAt)
                {
                    known.append(KnownMessage(told: rest[index], held: held, isExported: true))
                    taken.insert(index)
                } else {
                    rest[index].position = match.position
                }
            }
        }
        rest = rest.indices.filter { !taken.contains($0) }.map { rest[$0] }
        return known
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

    /// What the file may say of the message; nil if that is nothing.
    ///
    /// Anybody who has read a message can write a file about it. So it completes what the vault has, may give it a later
    /// text beside the former one, and replaces no words, content, time or seal.
    fileprivate var admitted: KnownMessage? {
        var result = self
        if told.content.kind == .deleted, held.unified.content.kind != .deleted {
            // What the owner of another vault deleted there is gone from it, which deletes nothing here.
            if told.isOnlyGone || held.protection != .none { return nil }
        }
        // No file says whether a message that waits here was sent.
        if held.status == .pending || held.status == .failed { result.told.status = held.status }
        // Sources round times. None that reports the same message moves it by a minute.
        let time = told.timestamp.milliseconds.subtractingReportingOverflow(held.unified.timestamp.milliseconds)
        if time.overflow || time.partialValue.magnitude >= 60_000 {
            result.told.timestamp = held.unified.timestamp
            result.told.precision = held.unified.precision
        }
        if held.unified.couldLoseWords(to: told.content, editedAt: told.editedAt) {
            if told.content.kind != .deleted { result.told.content.kind = held.unified.content.kind }
            result.told.content.text = held.unified.content.text
            result.told.editedAt = held.unified.editedAt
        }
        result.told.content.attachments.withholdContents(foreignTo: held.unified.content.attachments)
        return result
    }

    /// Whether the message may show something else once it is merged. Each service words its lines in its own way.
    fileprivate var mayChange: Bool {
        let (before, report) = (held.unified.content, told.content)
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
