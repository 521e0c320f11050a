import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// Changes that wait for their message, or for the decision whether they are granted (ING-1b, ING-3).
extension Archive {
    /// Stores a waiting change, once.
    func wait(_ change: AuthoredChange, for target: MessageTarget) throws(StoreError) {
        let author = try target.author.map { (author) throws(StoreError) in try handle(for: author) }
        try store.put(WaitingChange(for: target.name, of: author, change))
    }

    /// Applies the changes that waited for messages with these names, as far as possible now.
    package func applyWaiting(for names: @autoclosure () -> [MessageName]) throws(StoreError) {
        guard try store.hasWaitingChanges() else { return }
        for name in names() { try applyWaiting(toMessagesNamed: name) }
    }

    /// Applies the changes that waited for the messages of a conversation.
    package func applyWaiting(in conversation: UniqueIdentifier) throws(StoreError) {
        guard try store.hasWaitingChanges() else { return }
        for name in try store.waitingNames(in: conversation) { try applyWaiting(toMessagesNamed: name) }
    }

    /// Decides again about the changes that waited for information about a person.
    package func applyWaiting(concerning person: UniqueIdentifier) throws(StoreError) {
        guard try store.hasWaitingChanges() else { return }
        for name in try store.waitingNames(concerning: person) { try applyWaiting(toMessagesNamed: name) }
    }

    private func applyWaiting(toMessagesNamed name: MessageName) throws(StoreError) {
        let entries = try store.waitingChanges(for: name)
        if entries.isEmpty { return }
        var places = try store.places(of: name)
        var touched: Set<UniqueIdentifier> = []
        for entry in entries {
            switch try choice(of: entry, among: places) {
            case .missing: continue
            case .refused: touched.formUnion(places.map(\.id))
            case .message(let id):
                let outcome = try decide(entry.change, on: id)
                if outcome == .isUnread { report(entry.change, of: id, named: name) }
                if outcome != .waits { touched.insert(id) }
                guard outcome == .made || outcome == .refused else { continue }
                // What an edit or a deletion joined is one message now, perhaps under the other's id.
                if outcome == .made, places.count > 1 { places = try store.places(of: name) }
            }
            try store.remove(entry)
        }
        for place in places where touched.contains(place.id) { try markUndecided(place.id, named: name) }
    }

    /// Discards an encrypted change that has been read.
    func discard(_ record: RawRecord, for name: MessageName) throws(StoreError) {
        for entry in try store.waitingChanges(for: name) {
            guard case .encrypted(let waiting, _) = entry.change.kind, waiting.name == record.name,
                waiting.bytes == record.bytes
            else { continue }
            try store.remove(entry)
        }
        for place in try store.places(of: name) { try markUndecided(place.id, named: name) }
    }

    /// Discards the changes that wait for a message that is about to be deleted.
    package func forgetWaiting(for message: StoredMessage) throws(StoreError) {
        guard try store.hasWaitingChanges() else { return }
        let name = MessageName(conversation: message.conversation, externalID: message.unified.externalID)
        let entries = try store.waitingChanges(for: name)
        if entries.isEmpty { return }
        let places = try store.places(of: name)
        for entry in entries where try choice(of: entry, among: places) == .message(message.unified.id) {
            try store.remove(entry)
        }
    }

    /// Marks a message that has waiting changes, or that has none any more.
    func markUndecided(_ id: UniqueIdentifier, named name: MessageName) throws(StoreError) {
        guard let held = try store.message(id), !held.isTombstone else { return }
        let entries = try store.waitingChanges(for: name)
        var marks: Set<UndecidedMark.Kind> = []
        let places = entries.isEmpty ? [] : try store.places(of: name)
        for entry in entries {
            guard let mark = entry.change.kind.reported.mark, !marks.contains(mark) else { continue }
            if try choice(of: entry, among: places) == .message(id) { marks.insert(mark) }
        }
        var marked = held
        marked.unified.platformSpecific[UndecidedMark.member] = UndecidedMark.json(marks)
        try store.update(MessageUpdate(held, to: marked))
    }
}
