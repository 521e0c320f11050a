import WhisperMessage
import WhisperStorePort

/// What the archive reads and writes of imports (see `StoreWriter`).
extension Transaction {
    func knownPositions(of run: UniqueIdentifier) -> KnownPositions? { state.known[run] }

    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Void
    ) throws(StoreError) {
        if let run = selection.run, state.values[.run(run)] == nil { throw StoreError(.runNotFound) }
        let rows = state.messages.values.filter { row in
            let message = row.message
            return selection.conversation.map { message.conversation == $0 } ?? true
                && selection.run.map { row.run == $0 } ?? true
                && selection.platform.map { message.unified.platform == $0 } ?? true
                && selection.shownBefore.map { message.shownAt < $0 } ?? true
                && selection.receivedBefore.map { receivedAt(message.unified.id) < $0 } ?? true
        }
        let ordered = rows.map(\.message).sorted { left, right in
            selection.conversation != nil
                ? left.position < right.position : left.unified.timestamp < right.unified.timestamp
        }
        for message in ordered { for outline in outlines(of: [message.unified.id]) { try body(outline) } }
    }

    /// When the first event that is kept of a message was received; before all times if there is none.
    private func receivedAt(_ message: UniqueIdentifier) -> Timestamp {
        state.rawEvents.filter { $0.message == message }.map(\.record.receivedAt).min() ?? Timestamp(milliseconds: .min)
    }

    func outlines(of messages: ArraySlice<UniqueIdentifier>) -> [MessageOutline] {
        messages.compactMap { state.messages[$0] }.map { row in
            let id = row.message.unified.id
            return MessageOutline(
                id: id, conversation: row.message.conversation, position: row.message.position, run: row.run,
                status: row.message.status, isInOutbox: state.outbox.contains { $0.message == id },
                isOpened: row.message.seal != nil)
        }
    }

    func pass(_ messages: [UniqueIdentifier], of run: UniqueIdentifier, to heir: UniqueIdentifier?) {
        for id in messages where state.messages[id]?.run == run { state.messages[id]?.run = heir }
    }

    func noteLeaving(_ people: [UniqueIdentifier]) { state.leaving.formUnion(people.map(state.resolved)) }
}
