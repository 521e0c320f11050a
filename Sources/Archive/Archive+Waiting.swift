import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// The changes that wait.
extension StoreReader {
    /// The changes that wait for the messages with a name, each with its number, in the order of their arrival.
    func waitingChanges(for name: MessageName) throws(StoreError) -> [(waiting: WaitingChange, number: Int64)] {
        try waitingChanges(by: .target, [.id(name.conversation), .text(name.externalID)])
    }

    /// The names of the messages of a conversation that changes wait for.
    func waitingNames(in conversation: UniqueIdentifier) throws(StoreError) -> [MessageName] {
        var seen: Set<MessageName> = []
        return try waitingChanges(in: conversation).map(\.waiting.message).filter { seen.insert($0).inserted }
    }

    /// The changes that wait for messages of a conversation.
    func waitingChanges(
        in conversation: UniqueIdentifier
    ) throws(StoreError) -> [(waiting: WaitingChange, number: Int64)] {
        try waitingChanges(by: .target, [.id(conversation)])
    }

    /// The names of the messages that changes wait for and that a person has to do with: they make the change, are named
    /// as the author of its message, or wrote a message of this name.
    func waitingNames(concerning person: UniqueIdentifier) throws(StoreError) -> [MessageName] {
        // The waiting changes are few.
        let entries = try waitingChanges().map(\.waiting)
        let named = Set(entries.filter { $0.people.contains { $0.person == person } }.map(\.message))
        var seen: Set<MessageName> = []
        var names: [MessageName] = []
        for name in entries.map(\.message) where seen.insert(name).inserted {
            let writers = named.contains(name) ? [] : try places(of: name).map { $0.sender?.person }
            if named.contains(name) || writers.contains(person) { names.append(name) }
        }
        return names
    }

    /// The changes that wait and name a person.
    func waitingChanges(
        naming person: UniqueIdentifier
    ) throws(StoreError) -> [(waiting: WaitingChange, number: Int64)] {
        try waitingChanges(by: .person, [.person(person)])
    }

    private func waitingChanges(
        by field: StoredValue.Field? = nil, _ terms: [StoredValue.Term] = []
    ) throws(StoreError) -> [(waiting: WaitingChange, number: Int64)] {
        try values(ValueSelection(.waiting, by: field, terms)).compactMap { value in
            if case .waiting(let waiting, let number) = value { (waiting, number) } else { nil }
        }
    }
}

/// Changes that wait for their message, or for the decision whether they are granted (ING-1b, ING-3).
extension Archive {
    /// Whether any change waits.
    func hasWaitingChanges() throws(StoreError) -> Bool {
        // Asked for with every change that a source reports.
        if isNoneWaiting { return false }
        isNoneWaiting = try store.values(ValueSelection(.waiting, limit: 1)).isEmpty
        return !isNoneWaiting
    }

    /// Stores a waiting change, once.
    func wait(_ change: AuthoredChange, for target: MessageTarget) throws(StoreError) {
        let author = try target.author.map { (author) throws(StoreError) in try handle(for: author) }
        var waiting = WaitingChange(for: target.name, of: author, change)
        if case .encrypted(var record, let isEdit) = change.kind {
            record.receivedAt = change.timestamp
            waiting.change.kind = .encrypted(record, isEdit: isEdit)
        }
        guard try !store.waitingChanges(for: target.name).contains(where: { $0.waiting == waiting }) else { return }
        try store.put(.waiting(waiting))
        isNoneWaiting = false
    }

    private func removeWaiting(_ number: Int64) throws(StoreError) {
        try store.remove(StoredValue.Key(.waiting, .integer(number)))
    }

    /// Lets the changes that wait in a conversation wait in another one.
    func moveWaiting(from conversation: UniqueIdentifier, to other: UniqueIdentifier) throws(StoreError) {
        for (waiting, number) in try store.waitingChanges(in: conversation) {
            var moved = waiting
            moved.message.conversation = other
            try store.put(.waiting(moved, number: number))
        }
    }

    /// Lets waiting changes name those to whom their senders belong since people were joined or separated.
    func renameWaiting(_ entries: [(waiting: WaitingChange, number: Int64)]) throws(StoreError) {
        for (waiting, number) in entries {
            let renamed = try waiting.map { (sender) throws(StoreError) in try store.sender(sender).handle }
            try store.put(.waiting(renamed, number: number))
        }
    }

    /// Applies the changes that waited for messages with these names, as far as possible now.
    package func applyWaiting(for names: @autoclosure () -> [MessageName]) throws(StoreError) {
        guard try hasWaitingChanges() else { return }
        for name in names() { try applyWaiting(toMessagesNamed: name) }
    }

    /// Applies the changes that waited for the messages of a conversation.
    package func applyWaiting(in conversation: UniqueIdentifier) throws(StoreError) {
        guard try hasWaitingChanges() else { return }
        for name in try store.waitingNames(in: conversation) { try applyWaiting(toMessagesNamed: name) }
    }

    /// Decides again about the changes that waited for information about a person.
    package func applyWaiting(concerning person: UniqueIdentifier) throws(StoreError) {
        guard try hasWaitingChanges() else { return }
        for name in try store.waitingNames(concerning: person) { try applyWaiting(toMessagesNamed: name) }
    }

    private func applyWaiting(toMessagesNamed name: MessageName) throws(StoreError) {
        let entries = try store.waitingChanges(for: name)
        if entries.isEmpty { return }
        var places = try store.places(of: name)
        var touched: Set<UniqueIdentifier> = []
        for (entry, number) in entries {
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
            try removeWaiting(number)
        }
        for place in places where touched.contains(place.id) { try markUndecided(place.id, named: name) }
    }

    /// Discards an encrypted change that has been read.
    func discard(_ record: RawRecord, for name: MessageName) throws(StoreError) {
        for (entry, number) in try store.waitingChanges(for: name) {
            guard case .encrypted(let waiting, _) = entry.change.kind, waiting.name == record.name,
                waiting.bytes == record.bytes
            else { continue }
            try removeWaiting(number)
        }
        for place in try store.places(of: name) { try markUndecided(place.id, named: name) }
    }

    /// Discards the changes that wait for a message that is about to be deleted.
    package func forgetWaiting(for message: StoredMessage) throws(StoreError) {
        guard try hasWaitingChanges() else { return }
        let name = MessageName(conversation: message.conversation, externalID: message.unified.externalID)
        let entries = try store.waitingChanges(for: name)
        if entries.isEmpty { return }
        let places = try store.places(of: name)
        for (entry, number) in entries where try choice(of: entry, among: places) == .message(message.unified.id) {
            try removeWaiting(number)
        }
    }

    /// Marks a message that has waiting changes, or that has none any more.
    func markUndecided(_ id: UniqueIdentifier, named name: MessageName) throws(StoreError) {
        guard let held = try store.message(id), !held.isTombstone else { return }
        let entries = try store.waitingChanges(for: name)
        var marks: Set<UndecidedMark.Kind> = []
        let places = entries.isEmpty ? [] : try store.places(of: name)
        for (entry, _) in entries {
            guard let mark = entry.change.kind.reported.mark, !marks.contains(mark) else { continue }
            if try choice(of: entry, among: places) == .message(id) { marks.insert(mark) }
        }
        var marked = held
        marked.unified.platformSpecific[UndecidedMark.member] = UndecidedMark.json(marks)
        try store.update(MessageUpdate(held, to: marked))
    }
}
