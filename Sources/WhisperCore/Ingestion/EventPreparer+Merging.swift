import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Events of a source that holds the history itself (WDB-6).
extension EventPreparer {
    /// Prepares events while others are being committed; nil if the result depends on these, as it does for chats that
    /// may be those of exports and for people and chats that are merged.
    func prepareAhead(_ events: [PendingEvent]) async throws(StoreError) -> PreparedEvents? {
        try await areIndependent(events) ? try await prepare(events) : nil
    }

    private func areIndependent(_ events: [PendingEvent]) async throws(StoreError) -> Bool {
        if try await hasUnlinkedExports() { return false }
        // The messages of a chat come together.
        var last: String?
        for index in events.indices {
            switch events[index].event.subject {
            case .people: return false
            case .chat(let chat):
                if chat.key == last { continue }
                last = chat.key
                if try await holdsExports(try await conversation(chat).id) { return false }
            case .leaders(let chat):
                // Who leads a chat is no reason to create it.
                guard let known = try await store.conversation(platform: platform, key: chat.key) else { continue }
                if try await holdsExports(known.id) { return false }
            }
        }
        return true
    }

    /// Prepares the messages among some events, ahead of the events about them: consecutive messages are saved several
    /// times as fast as single ones. What follows its message within the group and only completes it becomes part of
    /// it.
    ///
    /// - Parameter isDone: For each event, whether it needs no further attention.
    func prepareMessages(
        _ events: [PendingEvent], _ prepared: inout PreparedEvents, _ isDone: inout [Bool]
    ) async throws(StoreError) {
        let completed = completedMessages(events)
        // Nil where two messages have one id: whose is meant is decided where they are stored.
        var places: [MessageTarget: (change: Int, sender: SourcePerson?)?] = [:]
        for index in events.indices where !isDone[index] {
            do throws(StoreError) {
                switch events[index].event {
                case .message(let message):
                    let new = try await newMessage(
                        message, message.contentOfDatabase, message.membersOfDatabase, events[index])
                    if completed.contains(new.externalID) {
                        let target = MessageTarget(conversation: new.conversation, externalID: new.externalID)
                        let place = (change: prepared.changes.count, sender: message.sender)
                        places[target] = places[target] == nil ? .some(place) : .some(nil)
                    }
                    if message.attachmentSources.contains(where: { $0 != nil }) {
                        prepared.offers[prepared.changes.count] = message.attachmentSources
                    }
                    prepared.changes.append(.merged(new, with: nil))
                    isDone[index] = true
                case .status(let chat, let target, let status, _, nil):
                    guard let place = places[try await self.place(chat, target)] ?? nil else { continue }
                    prepared.changes[place.change].complete { new in
                        if new.status.isBehind(status) { new.status = status }
                    }
                    prepared.folded += 1
                    isDone[index] = true
                case .edit(let chat, let target, let content, let person, let time, nil):
                    // The database has only the newest text: the edit says since when.
                    guard let place = places[try await self.place(chat, target)] ?? nil,
                        place.sender.isSame(as: person),
                        prepared.changes[place.change].newMessage?.content.text == content.text
                    else { continue }
                    prepared.changes[place.change].complete { new in
                        new.editedAt = max(new.editedAt ?? time, time)
                    }
                    prepared.folded += 1
                    isDone[index] = true
                default: continue
                }
            } catch {
                guard error.code == .invalidArgument else { throw error }
                prepared.unplaced += 1
                isDone[index] = true
            }
        }
    }

    private func place(_ chat: ChatReference, _ message: ChangedMessage) async throws(StoreError) -> MessageTarget {
        MessageTarget(conversation: try await conversation(chat).id, externalID: message.id)
    }

    /// The ids of the messages that statuses and edits among some events may complete. Few messages have any.
    private func completedMessages(_ events: [PendingEvent]) -> Set<String> {
        var ids: Set<String> = []
        for index in events.indices {
            switch events[index].event {
            case .status(_, let target, _, _, nil), .edit(_, let target, _, _, _, nil): ids.insert(target.id)
            default: continue
            }
        }
        return ids
    }
}

extension IngestedChange {
    /// Completes a message that is about to be merged.
    fileprivate mutating func complete(_ change: (inout NewMessage) -> Void) {
        guard case .merged(var message, let held) = self else { return }
        change(&message)
        self = .merged(message, with: held)
    }
}

extension IngestionEvent {
    /// What an event is about.
    fileprivate enum Subject {
        /// The messages of a chat.
        case chat(ChatReference)
        /// Who leads a chat.
        case leaders(ChatReference)
        /// People and chats themselves.
        case people
    }

    /// What this event is about.
    fileprivate var subject: Subject {
        switch self {
        case .message(let message): .chat(message.chat)
        case .edit(let chat, _, _, _, _, _), .deletion(let chat, _, _, _, _, _), .reaction(let chat, _, _, _, _, _),
            .status(let chat, _, _, _, _), .receipt(let chat, _, _, _, _, _), .vote(let chat, _, _, _, _, _),
            .encrypted(let chat, _, _, _, _, _):
            .chat(chat)
        case .ranks(let chat, _, _, _): .leaders(chat)
        case .details(let details, _): .leaders(details.chat)
        case .samePerson, .sameChat, .chatTitle, .other, .skipped, .connection: .people
        }
    }
}

extension SourcePerson? {
    /// Whether both share an alias, so that who wrote a message is who changes it.
    fileprivate func isSame(as other: SourcePerson?) -> Bool {
        guard let self, let other else { return false }
        return !Set(self.aliases).isDisjoint(with: other.aliases)
    }
}

extension SourceMessage {
    /// The content without a claim that only the vault may make: that it is stored.
    fileprivate var contentOfDatabase: Content {
        var content = content
        for (index, attachment) in content.attachments.enumerated() {
            content.attachments[index].sha256 = nil
            let isOffered = attachmentSources.indices.contains(index) && attachmentSources[index] != nil
            if attachment.state == .found || isOffered { content.attachments[index].state = .missing }
        }
        return content
    }

    /// The members without claims about what became of the message in the vault. A deletion without details is marked as
    /// a source's, so that it is not taken for the owner's own.
    fileprivate var membersOfDatabase: JSONObject {
        var members = platformSpecific.withoutOwnMembers
        if content.kind == .deleted {
            let mark = DeletionMark(platformSpecific) ?? DeletionMark(right: .undecided, name: nil, timestamp: nil)
            members[DeletionMark.member] = mark.json
        }
        return members
    }
}
