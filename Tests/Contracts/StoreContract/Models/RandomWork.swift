import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

/// Performs random operations on a vault and on the model of it, and compares the two.
struct RandomWork {
    private let trial: Trial
    private let seed: UInt64
    private var random: TrialRandom
    private var model = ChatModel()
    private var chats: [UniqueIdentifier] = []
    private var step = 0

    private static let vocabulary = ["alpha", "beta", "gamma", "delta", "epsilon"]

    init(trial: Trial, seed: UInt64) {
        self.trial = trial
        self.seed = seed
        random = TrialRandom(seed: seed)
    }

    /// Works in three separate chats, and empties them at the end.
    mutating func run(steps: Int) async throws {
        for number in 0..<3 { chats.append(try await trial.conversation("seed \(seed), chat \(number)")) }
        for chat in chats { model.chats[chat] = ChatModel.Chat() }
        while step < steps {
            step += 1
            trial.clock.advance(by: 10)
            try await work()
            if step.isMultiple(of: 4) || step == steps { try await compare() }
        }
        for chat in chats { _ = try await trial.store.deleteConversation(chat) }
    }

    private mutating func work() async throws {
        let chat = chats[Int.random(in: 0..<chats.count, using: &random)]
        let count = model.chats[chat]?.messages.count ?? 0
        let choice = count == 0 ? 0 : Int.random(in: 0..<14, using: &random)
        if choice < 5 { return try await save() }
        let index = Int.random(in: 0..<count, using: &random)
        guard let id = model.chats[chat]?.messages[index].id else { return }
        switch choice {
        case 5, 6:
            let marked = try await trial.store.markRead(chat, upTo: id)
            try #require(marked == model.markRead(chat, upTo: index), comment)
        case 11:
            let newest = Int.random(in: 0...4, using: &random)
            let marked = try await trial.store.markUnread(chat, newest: newest)
            try #require(marked == model.markUnread(chat, newest: newest), comment)
        case 12:
            let isArchived = Bool.random(using: &random)
            try await trial.store.setArchived(chat, isArchived)
            model.chats[chat]?.isArchived = isArchived
        case 7, 8:
            let time = Samples.time(Int64.random(in: 0...40, using: &random))
            // Another text each time: the same one again is a report of the same edit, which has laws of its own.
            let text = "\(words()) \(step)"
            try await trial.store.edit(id, text: text, at: time)
            model.edit(chat, index, text, at: time)
        case 9:
            let mode = DeletionMode.allCases.randomElement(using: &random) ?? .erase
            _ = try await trial.store.deleteMessage(id, mode)
            model.delete(chat, index, mode)
        case 10:
            let status = MessageStatus.allCases.randomElement(using: &random) ?? .sent
            try await trial.store.updateStatus(id, to: status)
            model.chats[chat]?.messages[index].status = status
        default:
            let isPinned = Bool.random(using: &random)
            try await trial.store.setPinned(chat, isPinned)
            model.chats[chat]?.isPinned = isPinned
        }
    }

    /// Saves up to six messages, some of which exist already or are duplicates.
    private mutating func save() async throws {
        var expected = SaveOutcome(inserted: 0, duplicates: 0)
        let batch = (0..<Int.random(in: 1...6, using: &random)).map { _ -> NewMessage in
            var new = Samples.message(
                words(), in: chats[Int.random(in: 0..<chats.count, using: &random)],
                at: Int64.random(in: 0...20, using: &random),
                externalID: "\(Int.random(in: 0...60, using: &random))",
                direction: MessageDirection.allCases.randomElement(using: &random) ?? .unknown,
                isRead: Bool.random(using: &random))
            let id = UniqueIdentifier.random(using: &random)
            new.id = id
            if model.save(new, id: id) { expected.inserted += 1 } else { expected.duplicates += 1 }
            return new
        }
        try #require(try await trial.store.save(batch) == expected, comment)
    }

    private func compare() async throws {
        let store = trial.store
        for (id, chat) in model.chats {
            let conversation = try await trial.reading(id)
            try #require(conversation.messageCount == chat.messages.count, comment)
            try #require(conversation.unreadCount == chat.messages.count(where: \.isUnread), comment)
            try #require(conversation.isPinned == chat.isPinned, comment)
            try #require(conversation.isArchived == chat.isArchived, comment)
            let last = chat.messages.last.map { entry in
                Conversation.LastMessage(id: entry.id, text: entry.text ?? "", timestamp: entry.timestamp)
            }
            try #require(conversation.lastMessage == last, comment)
            let messages = try await store.messages(in: id, .newest, limit: 1_000)
            try #require(messages.map(\.unified.id) == chat.messages.map(\.id), comment)
            try #require(messages.map(\.unified.content.text) == chat.messages.map(\.text), comment)
            try #require(messages.map(\.unified.editedAt) == chat.messages.map(\.editedAt), comment)
            try #require(messages.map(\.status) == chat.messages.map(\.status), comment)
            try #require(
                messages.map { $0.direction == .incoming && !$0.isRead } == chat.messages.map(\.isUnread), comment)
            if let entry = chat.messages.first {
                try #require(try await store.versions(of: entry.id) == entry.versions, comment)
            }
        }
        for word in RandomWork.vocabulary {
            let found = try await trial.found(.term(word)) { $0.limit = 1_000 }
            try #require(found == model.texts(holding: word), comment)
        }
    }

    private mutating func words() -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            RandomWork.vocabulary.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
    }

    private var comment: Comment { "seed \(seed), step \(step)" }
}
