import WhisperMessage
import WhisperStorePort

/// A transaction: a copy of the notebook that is read and written.
final class Page: StoreWriter {
    /// The notebook as it was.
    private let before: Notebook
    var book: Notebook
    var changes: Set<StoreChange> = []
    let now: Timestamp
    var random: any RandomNumberGenerator & Sendable
    /// The chats that may have changed, and those of them of whose details one has.
    private var touched: Set<UniqueIdentifier> = []
    private var detailed: Set<UniqueIdentifier> = []
    private var added: [UniqueIdentifier: Int] = [:]

    init(_ book: Notebook, now: Timestamp, random: any RandomNumberGenerator & Sendable) {
        before = book
        self.book = book
        self.now = now
        self.random = random
    }

    func makeIdentifier() -> UniqueIdentifier { .random(using: &random) }

    func entry(_ id: UniqueIdentifier) throws(StoreError) -> Entry {
        guard let entry = book.entries[id] else { throw StoreError(.messageNotFound) }
        return entry
    }

    func chat(_ id: UniqueIdentifier) throws(StoreError) -> Chat {
        guard let chat = book.chats[id] else { throw StoreError(.conversationNotFound) }
        return chat
    }

    // MARK: What observers learn

    func touch(_ conversation: UniqueIdentifier) { touched.insert(conversation) }

    /// Reports one more message of a conversation, together with those that came before it.
    func reportAdded(to conversation: UniqueIdentifier) {
        let count = added[conversation, default: 0]
        changes.remove(.messagesAdded(conversation: conversation, count: count))
        changes.insert(.messagesAdded(conversation: conversation, count: count + 1))
        added[conversation] = count + 1
        touch(conversation)
    }

    /// Gives each conversation that has changed its time.
    func settle() {
        for id in touched {
            guard let present = book.conversation(id) else { continue }
            let isChanged = before.conversation(id).map { present.isChanged(from: $0) } ?? true
            guard isChanged || detailed.contains(id) else { continue }
            book.chats[id]?.conversation.updatedAt = now
            changes.insert(.conversationUpdated(id))
        }
        (touched, detailed) = ([], [])
    }

    func reload(keeping times: [UniqueIdentifier: Timestamp]) {
        settle()
        for (id, time) in times { book.chats[id]?.conversation.updatedAt = time }
        changes = [.reload]
    }

    /// Whether the conversation is one that observers know.
    func wasKnown(_ conversation: UniqueIdentifier) -> Bool { before.chats[conversation] != nil }

    // MARK: Values

    func put(_ value: StoredValue) {
        let value = value.naming(book.present)
        let former = book.values[value.key]
        guard book.values.put(value) else { return }
        for value in [former, value].compactMap(\.self) { report(value) }
    }

    func remove(_ key: StoredValue.Key) {
        guard let held = value(key) else { return }
        if let owner = held.owner { removeValues(ownedBy: owner) }
        book.values.remove(held.key)
        report(held)
    }

    /// Removes what belongs to something that goes; the people to whom it belongs as well may have nothing left.
    func removeValues(ownedBy id: UniqueIdentifier) {
        for key in book.values.keys(ownedBy: id) {
            let owners = book.values.remove(key)?.owners ?? []
            book.leaving.formUnion(owners.map(book.present).filter { book.people[$0] != nil })
        }
    }

    private func report(_ value: StoredValue) {
        if let change = value.change { changes.insert(change) }
        if let conversation = value.detailedConversation {
            touch(conversation)
            detailed.insert(conversation)
        }
        if let id = value.detailedMessage, let conversation = book.entries[id]?.message.conversation {
            changes.insert(.messageUpdated(id, conversation: conversation))
        }
    }
}
