import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Exported messages of the chats that a live source reports (ING-2).
extension EventPreparer {
    /// Determines which chats with messages of the past in this group are those of exports, and which would be if their
    /// times agreed.
    func linkExports(_ events: [PendingEvent]) async throws(StoreError) -> [TimeFinding] {
        // In a vault without such exports, messages cost nothing here.
        guard events.contains(where: \.mayBeExported), try await hasUnlinkedExports() else { return [] }
        // In the order of the events: a dictionary has another one in each process.
        var told: [(chat: ChatReference, messages: [TimeComparison.Sample])] = []
        var places: [String: Int] = [:]
        var findings: [TimeFinding] = []
        for pending in events where pending.mayBeExported {
            guard case .message(let message) = pending.event, message.local == nil, !message.chat.key.isEmpty else {
                continue
            }
            let sample = TimeComparison.Sample(
                time: message.timestamp, localSeconds: nil, content: message.content,
                sender: message.sender?.aliases.first?.value ?? "")
            let place = places[message.chat.key] ?? told.count
            if place == told.count {
                told.append((message.chat, []))
                places[message.chat.key] = place
            }
            told[place].messages.append(sample)
        }
        // As in `titledFirst`: the first one that an export shows is the export's.
        var (titled, others): ([Int], [Int]) = ([], [])
        for place in told.indices {
            if try await isTitleOfExport(told[place].chat.title) { titled.append(place) } else { others.append(place) }
        }
        for place in titled + others {
            let (chat, messages) = told[place]
            let shown = try await exportsShowing(messages)
            guard let export = shown.first else {
                if let finding = try await exportShifted(messages, of: chat.key) { findings.append(finding) }
                continue
            }
            var present = export
            if let known = try await store.conversation(platform: platform, key: chat.key) {
                present = known.id
            } else {
                let exported = try await store.conversation(export)?.title
                try await join(chat, into: export)
                noteJoin(of: exported, into: export)
            }
            for part in shown { try await link(part, to: present) }
        }
        return findings
    }

    /// Turns messages that an export contained into replacements.
    func takeOver(_ changes: inout [IngestedChange], isHistory: Bool) async throws(StoreError) {
        var places: [UniqueIdentifier: [Int]] = [:]
        // The messages of a chat come together.
        var run: (conversation: UniqueIdentifier, indices: [Int])?
        for index in changes.indices {
            guard let conversation = changes[index].comparedChat else { continue }
            if run?.conversation != conversation {
                if let run { places[run.conversation, default: []] += run.indices }
                run = (conversation, [])
            }
            run?.indices.append(index)
        }
        if let run { places[run.conversation, default: []] += run.indices }
        // Who is who in one chat decides what matches in the next.
        for (conversation, indices) in places.sorted(by: { $0.value[0] < $1.value[0] }) {
            var unmatched = indices.count
            do throws(StoreError) {
                unmatched -= try await takeOver(&changes, indices, in: conversation)
            } catch {
                // It was deleted meanwhile: the commit reports that, and it is created again.
                if error.code != .conversationNotFound { throw error }
            }
            if isHistory, unmatched > 0 { unsettled.add(unmatched, to: conversation) }
        }
    }

    /// Matches some chats with exports by everything that the vault contains of them, as a few messages at a time may
    /// be too little evidence for which chat it is and for who is who in it.
    ///
    /// - Returns: Chats that an export shows at other times.
    func settle(_ chats: [UniqueIdentifier]) async throws(StoreError) -> [TimeFinding] {
        var findings: [TimeFinding] = []
        for conversation in try await titledFirst(chats) {
            do throws(StoreError) {
                if let finding = try await settle(conversation) { findings.append(finding) }
            } catch {
                if error.code != .conversationNotFound { throw error }
                unsettled.settle(conversation, size: 0)
            }
        }
        return findings
    }

    /// Puts chats first that have the title of an export. Where an export shows several chats, as the owner has joined
    /// these, the first one that is compared is the export's: the one of its title, or else the first one reported.
    private func titledFirst(_ chats: [UniqueIdentifier]) async throws(StoreError) -> [UniqueIdentifier] {
        guard chats.count > 1, try await hasUnlinkedExports() else { return chats }
        var (titled, others): ([UniqueIdentifier], [UniqueIdentifier]) = ([], [])
        for conversation in chats {
            let title = try await store.conversation(conversation)?.title ?? ""
            if try await isTitleOfExport(title) { titled.append(conversation) } else { others.append(conversation) }
        }
        return titled + others
    }

    private func settle(_ conversation: UniqueIdentifier) async throws(StoreError) -> TimeFinding? {
        var finding: TimeFinding?
        // The chat is read only if there is something to compare it with.
        let isComparable = try await hasUnlinkedExports()
        var told: [TimeComparison.Sample] = []
        if isComparable { told = try await samples(of: conversation) }
        let shown = try await exportsShowing(told).filter { $0 != conversation }
        var isLinked = false
        for export in shown where try await link(export, to: conversation) { isLinked = true }
        if isComparable, !isLinked { isLinked = try await linkTitled(conversation) }
        if isLinked {
            // They were compared when they were joined.
        } else if try await holdsExports(conversation) {
            try await reconcile(conversation)
        } else if isComparable {
            finding = try await exportShifted(told, of: conversation.description)
        }
        let size = try await store.conversation(conversation)?.messageCount ?? 0
        unsettled.settle(conversation, size: Int(clamping: size))
        return finding
    }

    /// Joins a chat with the export's of its title that shows the same few messages; false if there is none.
    private func linkTitled(_ conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        guard let chat = try await store.conversation(conversation),
            let (export, people) = try await exports.titled(as: chat)
        else { return false }
        return try await link(export, to: conversation, people)
    }

    /// Joins an export's conversation with the chat that it shows; false if the owner has separated them.
    ///
    /// - Parameter people: Who of the export is who in the chat, as far as that is known.
    @discardableResult
    private func link(
        _ export: UniqueIdentifier, to conversation: UniqueIdentifier,
        _ people: [UniqueIdentifier: UniqueIdentifier] = [:]
    ) async throws(StoreError) -> Bool {
        if conversation != export {
            var title: String?
            let exported = try await store.conversation(export)?.title
            if let chat = try await store.conversation(conversation), try await store.isNameless(chat) {
                title = exported
            }
            do throws(StoreError) {
                try await RetentionSchedule(store: store).joinConversation(
                    export, into: conversation, by: .source(platform))
            } catch {
                guard error.code == .invalidArgument else { throw error }
                exports.leave(export)
                return false
            }
            noteJoin(of: exported, into: conversation)
            if let title { try await store.retitle(conversation, to: title) }
            conversations.removeAll()
            try await identify(people)
            try await reconcile(conversation)
        }
        exports.link(export, to: conversation)
        return true
    }

    /// The chats that exports turned out to show.
    var linkedChats: Set<UniqueIdentifier> { exports.linked }

    /// Notes that the chat of a title became part of another one. A live source reports that as it happens.
    func noteJoin(of title: String?, into conversation: UniqueIdentifier) {
        if mode == .merging { joinedChats.append((title ?? "", conversation)) }
    }

    /// The chats that were joined, with their present titles; each of them can be separated again.
    func takeJoinedChats() async throws(StoreError) -> [DatabaseImportSummary.JoinedChat] {
        var found: [DatabaseImportSummary.JoinedChat] = []
        for (title, id) in joinedChats {
            // It may have been joined into another one since, or deleted.
            guard let chat = try await store.conversation(id) else { continue }
            found.append(DatabaseImportSummary.JoinedChat(former: title, conversation: chat.id, title: chat.title))
        }
        joinedChats = []
        return found
    }

    private func identify(_ people: [UniqueIdentifier: UniqueIdentifier]) async throws(StoreError) {
        var takeover = self.takeover
        defer { self.takeover = takeover }
        try await takeover.joinPeople(people)
    }

    private func reconcile(_ conversation: UniqueIdentifier) async throws(StoreError) {
        var takeover = self.takeover
        defer { self.takeover = takeover }
        let result = try await takeover.reconcile(conversation)
        settled.joined += result.joined
        settled.mostHeld = max(settled.mostHeld, result.mostHeld)
        ambiguous[conversation] = result.ambiguous
    }

    /// What was joined after it was stored, and what stays ambiguous; counted anew from here.
    func takeSettled() -> SettledMessages {
        var result = settled
        result.ambiguous = ambiguous.values.reduce(0, +)
        settled = SettledMessages()
        ambiguous = [:]
        return result
    }

    private func exportsShowing(_ samples: [TimeComparison.Sample]) async throws(StoreError) -> [UniqueIdentifier] {
        var exports = self.exports
        defer { self.exports = exports }
        return try await exports.overlapping(samples)
    }

    private func exportShifted(
        _ samples: [TimeComparison.Sample], of key: String
    ) async throws(StoreError) -> TimeFinding? {
        var exports = self.exports
        defer { self.exports = exports }
        return try await exports.shifted(samples, of: key)
    }

    private func isTitleOfExport(_ title: String) async throws(StoreError) -> Bool {
        var exports = self.exports
        defer { self.exports = exports }
        return try await exports.isTitle(title)
    }

    func hasUnlinkedExports() async throws(StoreError) -> Bool {
        var exports = self.exports
        defer { self.exports = exports }
        return try await exports.hasUnlinked()
    }

    func holdsExports(_ conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        var exports = self.exports
        defer { self.exports = exports }
        return try await exports.holds(conversation)
    }

    /// The beginning and the end of a chat as reported by live sources.
    private func samples(of conversation: UniqueIdentifier) async throws(StoreError) -> [TimeComparison.Sample] {
        let oldest = try await store.messages(in: conversation, .oldest, limit: ExportChats.sampledEnd)
        var found = oldest
        if oldest.count == ExportChats.sampledEnd, let last = oldest.last {
            found += try await store.messages(in: conversation, .newest, limit: ExportChats.sampledEnd)
                .filter { $0.position > last.position }
        }
        return found.filter { $0.unified.local == nil }.map { message in
            TimeComparison.Sample(
                time: message.unified.timestamp, localSeconds: nil, content: message.unified.content,
                sender: message.person?.description ?? "")
        }
    }

    /// Returns how many of the messages an export contained.
    private func takeOver(
        _ changes: inout [IngestedChange], _ indices: [Int], in conversation: UniqueIdentifier
    ) async throws(StoreError) -> Int {
        guard try await holdsExports(conversation) else { return 0 }
        let messages = indices.compactMap { changes[$0].newMessage }
        var takeover = self.takeover
        let matches = try await takeover.match(messages, in: conversation)
        // People were not matched yet when earlier messages were compared.
        if takeover.joinedPeople > self.takeover.joinedPeople { unsettled.add(1, to: conversation) }
        self.takeover = takeover
        for (index, (message, match)) in zip(indices, zip(messages, matches)) {
            if let held = match.held {
                changes[index] = mode == .merging ? .merged(message, with: held) : .replacement(message, of: held)
            } else if let position = match.position {
                var placed = message
                placed.position = position
                changes[index] = mode == .merging ? .merged(placed, with: nil) : .message(placed)
            }
        }
        return matches.count { $0.held != nil }
    }
}

/// Messages that were matched with those of exports after they were stored.
struct SettledMessages: Hashable, Sendable {
    /// Messages that an export contains, too.
    var joined: Int64 = 0
    /// Messages of which that is not certain.
    var ambiguous: Int64 = 0
    /// The largest number of messages that a comparison held at once.
    var mostHeld = 0
}

extension IngestedChange {
    /// The message that a source reports for the first time, as far as is known.
    var newMessage: NewMessage? {
        switch self {
        case .message(let message), .merged(let message, nil): message
        default: nil
        }
    }

    /// The conversation of a new message that is compared with those of exports.
    fileprivate var comparedChat: UniqueIdentifier? {
        switch self {
        case .message(let message), .merged(let message, nil): message.local == nil ? message.conversation : nil
        default: nil
        }
    }

    /// The change of a new message without the position that it was given beside those of an export; nil if it has
    /// none. Another message may have taken the position since, and its time gives it one as well.
    var unplaced: IngestedChange? {
        guard var message = newMessage, message.position != nil, message.delivery == nil else { return nil }
        message.position = nil
        if case .merged = self { return .merged(message, with: nil) }
        return .message(message)
    }
}
