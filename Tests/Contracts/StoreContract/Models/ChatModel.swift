import WhisperMessage
import WhisperStorePort

/// What a vault with some chats must look like: the rules of the port, in the plainest form.
struct ChatModel {
    /// One chat, its messages in the chat's order.
    struct Chat {
        var messages: [Entry] = []
        var isPinned = false
        var isArchived = false
    }

    /// One message.
    struct Entry {
        var id: UniqueIdentifier
        var externalID: String
        var timestamp: Timestamp
        var text: String?
        var editedAt: Timestamp?
        var versions: [MessageVersion] = []
        var isDeleted = false
        var isIncoming: Bool
        var isUnread: Bool
        var status: MessageStatus
        /// Grows with each message that is saved.
        var arrival: Int
    }

    var chats: [UniqueIdentifier: Chat] = [:]
    private var arrivals = 0

    /// Inserts a message after the last one that is not newer; false if its external id exists.
    mutating func save(_ new: NewMessage, id: UniqueIdentifier) -> Bool {
        guard var chat = chats[new.conversation], !chat.messages.contains(where: { $0.externalID == new.externalID })
        else { return false }
        arrivals += 1
        let entry = Entry(
            id: id, externalID: new.externalID, timestamp: new.timestamp, text: new.content.text,
            isIncoming: new.direction == .incoming, isUnread: new.direction == .incoming && !new.isRead,
            status: new.status, arrival: arrivals)
        let place = chat.messages.lastIndex { $0.timestamp <= new.timestamp }.map { $0 + 1 } ?? 0
        chat.messages.insert(entry, at: place)
        chats[new.conversation] = chat
        return true
    }

    /// Marks everything up to an index as read; answers how many were not.
    mutating func markRead(_ chat: UniqueIdentifier, upTo index: Int) -> Int {
        var count = 0
        for place in 0...index where chats[chat]?.messages[place].isUnread == true {
            chats[chat]?.messages[place].isUnread = false
            count += 1
        }
        return count
    }

    /// Marks the newest incoming messages as unread; answers how many were read.
    mutating func markUnread(_ chat: UniqueIdentifier, newest: Int) -> Int {
        let messages = chats[chat]?.messages ?? []
        let read = messages.indices.filter { messages[$0].isIncoming }.suffix(newest).filter { !messages[$0].isUnread }
        for place in read { chats[chat]?.messages[place].isUnread = true }
        return read.count
    }

    mutating func edit(_ chat: UniqueIdentifier, _ index: Int, _ text: String, at time: Timestamp) {
        guard var entry = chats[chat]?.messages[index], !entry.isDeleted else { return }
        let present = MessageVersion(text: entry.text ?? "", timestamp: entry.editedAt ?? entry.timestamp)
        let edit = MessageVersion(text: text, timestamp: time)
        if edit == present || entry.versions.contains(edit) { return }
        let isLate = entry.editedAt.map { time < $0 } ?? false
        let kept = isLate ? edit : present
        let place = entry.versions.lastIndex { $0.timestamp <= kept.timestamp }.map { $0 + 1 } ?? 0
        entry.versions.insert(kept, at: place)
        if !isLate {
            entry.text = text
            entry.editedAt = time
        }
        chats[chat]?.messages[index] = entry
    }

    mutating func delete(_ chat: UniqueIdentifier, _ index: Int, _ mode: DeletionMode) {
        switch mode {
        case .erase: chats[chat]?.messages.remove(at: index)
        case .tombstoneKeepingText: chats[chat]?.messages[index].isDeleted = true
        case .tombstone:
            chats[chat]?.messages[index].isDeleted = true
            chats[chat]?.messages[index].text = nil
            chats[chat]?.messages[index].editedAt = nil
            chats[chat]?.messages[index].versions = []
        }
    }

    /// The texts that contain a word, newest first.
    func texts(holding word: String) -> [String] {
        chats.values.flatMap(\.messages)
            .filter { ($0.text ?? "").split(separator: " ").contains(Substring(word)) }
            .sorted { ($0.timestamp, $0.arrival) > ($1.timestamp, $1.arrival) }
            .map { $0.text ?? "" }
    }
}
