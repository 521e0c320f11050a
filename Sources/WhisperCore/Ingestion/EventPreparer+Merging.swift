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
        var known: Set<String> = []
        for pending in events {
            guard let chat = pending.event.changedChat else { return false }
            if known.insert(chat.key).inserted, try await holdsExports(try await conversation(chat).id) { return false }
        }
        return true
    }

    /// Prepares the messages among some events, ahead of the events about them: consecutive messages are saved several
    /// times as fast as single ones. What follows its message within the group and only completes it becomes part of
    /// it.
    ///
    /// - Parameter settled: The indices of the events that need no further attention.
    func prepareMessages(
        _ events: [PendingEvent], _ prepared: inout PreparedEvents, _ settled: inout Set<Int>
    ) async throws(StoreError) {
        var places: [MessageTarget: (change: Int, sender: SourcePerson?)] = [:]
        for (index, pending) in events.enumerated() where !settled.contains(index) {
            do throws(StoreError) {
                switch pending.event {
                case .message(let message):
                    let new = try await newMessage(message.ofDatabase, pending)
                    let target = MessageTarget(conversation: new.conversation, externalID: new.externalID)
                    places[target] = (prepared.changes.count, message.sender)
                    if message.attachmentSources.contains(where: { $0 != nil }) {
                        prepared.offers[prepared.changes.count] = message.attachmentSources
                    }
                    prepared.changes.append(.merged(new, with: nil))
                    settled.insert(index)
                case .status(let chat, let target, let status, _, nil):
                    guard let place = places[try await self.target(chat, target)] else { continue }
                    prepared.changes[place.change].complete { new in
                        if new.status.isBehind(status) { new.status = status }
                    }
                    prepared.folded += 1
                    settled.insert(index)
                case .edit(let chat, let target, let content, let person, let time, nil):
                    // The database has only the newest text: the edit says since when.
                    guard let place = places[try await self.target(chat, target)], place.sender.isSame(as: person),
                        prepared.changes[place.change].newMessage?.content.text == content.text
                    else { continue }
                    prepared.changes[place.change].complete { new in
                        new.editedAt = max(new.editedAt ?? time, time)
                    }
                    prepared.folded += 1
                    settled.insert(index)
                default: continue
                }
            } catch {
                guard error.code == .invalidArgument else { throw error }
                prepared.unplaced += 1
                settled.insert(index)
            }
        }
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
    /// The chat whose messages this event adds or changes; nil for an event about people and chats themselves.
    fileprivate var changedChat: ChatReference? {
        switch self {
        case .message(let message): message.chat
        case .edit(let chat, _, _, _, _, _), .deletion(let chat, _, _, _, _, _), .reaction(let chat, _, _, _, _, _),
            .status(let chat, _, _, _, _), .vote(let chat, _, _, _, _, _):
            chat
        case .ranks, .samePerson, .sameChat, .chatTitle, .other, .skipped, .connection: nil
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
    /// The message without claims that only the vault may make: that a content is stored, or what became of it here. A
    /// deletion without details is marked as a source's, so that it is not taken for the owner's own.
    fileprivate var ofDatabase: SourceMessage {
        var message = self
        for (index, attachment) in content.attachments.enumerated() {
            message.content.attachments[index].sha256 = nil
            let isOffered = attachmentSources.indices.contains(index) && attachmentSources[index] != nil
            if attachment.state == .found || isOffered { message.content.attachments[index].state = .missing }
        }
        message.platformSpecific = platformSpecific.withoutOwnMembers
        if content.kind == .deleted {
            let mark = DeletionMark(platformSpecific) ?? DeletionMark(right: .undecided, name: nil, timestamp: nil)
            message.platformSpecific[DeletionMark.member] = mark.json
        }
        return message
    }
}
