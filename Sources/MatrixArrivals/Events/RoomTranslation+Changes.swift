import WhisperMatrixProtocol
import WhisperMessage
import WhisperStorePort

/// Changes to messages: edits, reactions, redactions, votes.
///
/// What is known of the target decides here; where it is not known, the store decides, or the change waits there. The
/// bytes of the event are kept in any case.
extension RoomTranslation {
    /// A new text. Only the author may replace it, and only that of a message: an edit cannot be edited.
    mutating func edit(_ target: MatrixEventID, _ message: MatrixMessage, _ event: MatrixEvent) {
        memory.remember(event, in: room, as: .edit)
        if let known = self.event(target), known.author != event.sender || known.kind != .message {
            notices.counts.ineffective += 1
        } else {
            changes.append(
                .edit(
                    of: target.text, text: ArrivedContent(message).content.text ?? "", by: sender(event.sender),
                    at: event.timestamp))
        }
        keep(event, about: target)
    }

    mutating func react(to target: MatrixEventID, _ key: String, _ event: MatrixEvent) {
        // A reaction that was removed may arrive again.
        if case .redacted? = self.event(event.id)?.kind { return keep(event, about: target) }
        memory.remember(event, in: room, as: .reaction(to: target))
        memory.give(GivenReaction(event, key: key), to: target, by: event.sender, in: room)
        changes.append(
            .reaction(to: target.text, by: sender(event.sender), emoji: key, at: event.timestamp))
        keep(event, about: target)
    }

    mutating func vote(in poll: MatrixEventID, _ answers: [String], _ event: MatrixEvent) {
        memory.remember(event, in: room, as: .vote(in: poll))
        changes.append(
            .vote(
                in: poll.text, by: sender(event.sender), options: answers.map { context.digest(Array($0.utf8)) },
                at: event.timestamp))
        keep(event, about: poll)
    }

    // MARK: Redactions

    mutating func redact(_ target: MatrixEventID, _ event: MatrixEvent) {
        guard let known = self.event(target) else {
            changes.append(
                .deletion(
                    of: target.text, by: sender(event.sender), claim: claim(of: event.sender, about: nil) ?? .author,
                    at: event.timestamp))
            return keep(event, about: target)
        }
        guard let claim = claim(of: event.sender, about: known.author) else {
            notices.counts.ineffective += 1
            return keep(event, about: target)
        }
        var place = target
        switch known.kind {
        case .message:
            changes.append(.deletion(of: target.text, by: sender(event.sender), claim: claim, at: event.timestamp))
        case .reaction(let message):
            place = message
            removeReaction(target, known, from: message, event)
        case .vote(let poll):
            place = poll
            changes.append(.vote(in: poll.text, by: sender(known.author), options: [], at: event.timestamp))
            forget(target, known)
        case .edit, .redacted: notices.counts.ineffective += 1
        }
        keep(event, about: place)
    }

    /// The kind of deletion; nil if the user has no right to it. In the past, powers may have been other ones.
    private func claim(of user: MatrixUserID, about author: MatrixUserID?) -> DeletionClaim? {
        if user == author { return .author }
        guard history == nil else { return .unknown }
        return switch known.mayRedactOthers(user) {
        case true?: .admin
        case false?: nil
        case nil: .unknown
        }
    }

    private mutating func removeReaction(
        _ target: MatrixEventID, _ known: EventKnowledge, from message: MatrixEventID, _ event: MatrixEvent
    ) {
        let latest = memory.removeReaction(target, to: message, by: known.author, in: room)
        forget(target, known)
        guard let latest else { return }
        // The removal is not earlier than what it removes, whatever the clocks of servers say.
        let time = max(event.time, latest.removed.time)
        changes.append(
            .reaction(
                to: message.text, by: sender(known.author), emoji: latest.next?.key,
                at: Timestamp(milliseconds: time)))
    }

    private mutating func forget(_ target: MatrixEventID, _ known: EventKnowledge) {
        memory.events.set(
            EventKnowledge(author: known.author, kind: .redacted),
            for: MatrixRoomMemory.RoomEvent(room: room, event: target))
    }
}
