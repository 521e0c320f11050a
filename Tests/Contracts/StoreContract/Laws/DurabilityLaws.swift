import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The content of a vault after it is reopened (ST-1, R1).
    static let durability: [StoreLaw] = [
        StoreLaw("Everything is present when the vault is reopened", "ST-3", "R1", needs: .persistent) { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let message = try await trial.save(
                Samples.message("hello world", in: id, at: 1, from: ann), Samples.message("second", in: id, at: 2))[0]
            try await trial.store.edit(message, text: "hello there", at: Samples.time(3))
            try await trial.store.react(to: message, by: Samples.sender("Bob"), emoji: "👍", at: Samples.time(4))
            try await trial.store.saveContact(Samples.contact("Ann", key: 1))
            try await trial.store.setDraft("unsent", in: id)
            try await trial.store.setSetting("s", to: "v")
            _ = try await trial.store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
            let records = try await trial.records(of: trial.store)
            await trial.store.close()
            let reopened = try await trial.open()
            #expect(try await trial.records(of: reopened) == records)
            #expect(try await reopened.search(SearchRequest(.term("there"))).count == 1)
            let outcome = try await reopened.save([Samples.message("hello world", in: id, at: 1, from: ann)])
            #expect(outcome == SaveOutcome(inserted: 0, duplicates: 1))
            try await expectSound(reopened)
            await reopened.close()
        },
        StoreLaw("Saved data is durable without closing the vault", "R1", needs: [.persistent, .severalConnections]) {
            trial in
            let id = try await trial.conversation()
            try await trial.save(Samples.message("hello", in: id, at: 1))
            let second = try await trial.open()
            #expect(try await second.conversation(id)?.lastMessage?.text == "hello")
            await second.close()
            try await trial.save(Samples.message("more", in: id, at: 2))
            #expect(try await trial.texts(id) == ["hello", "more"])
        },
        StoreLaw("Ids assigned after reopening are new", "ST-3", needs: .persistent) { trial in
            let id = try await trial.conversation()
            try await trial.save(Samples.message("1", in: id, at: 1), Samples.message("2", in: id, at: 1))
            await trial.store.close()
            let reopened = try await trial.open(seed: 1)
            _ = try await reopened.save((3..<50).map { Samples.message("\($0)", in: id, at: 1) })
            let messages = try await reopened.messages(in: id, .newest, limit: 100)
            #expect(messages.map { $0.unified.content.text } == (1..<50).map { "\($0)" })
            #expect(Set(messages.map(\.unified.id)).count == 49)
            let hits = try await reopened.search(SearchRequest(.or([.term("2"), .term("3"), .term("49")])))
            #expect(hits.map { $0.message.unified.content.text } == ["49", "3", "2"])
            await reopened.close()
        },
        StoreLaw("No word of an encrypted vault occurs in its files", "ST-1", needs: [.persistent, .encrypted]) {
            trial in
            let isFound = try await trial.writeCanaries()
            #expect(!isFound)
        },
        StoreLaw(
            "Erased words are in none of the vault's files, whether it is open or closed",
            "ST-11",
            needs: .persistent
        ) { trial in
            // In an encrypted vault nothing is found either way; a plain one shows that the law can fail.
            let ids = try await trial.canaryMessages()
            if !trial.fixture.capabilities.contains(.encrypted) {
                #expect(try trial.files().contains { $0.holds(canary) })
            }
            for (id, mode) in zip(ids, [DeletionMode.erase, .tombstone]) {
                _ = try await trial.store.deleteMessage(id, mode)
            }
            #expect(try !trial.files().contains { $0.holds(canary) })
            let chat = try await trial.conversation("whole")
            try await trial.save(Samples.message("\(canary) c", in: chat, at: 3))
            _ = try await trial.store.deleteConversation(chat)
            #expect(try !trial.files().contains { $0.holds(canary) })
            let id = try await trial.conversation()
            try await trial.save(Samples.message("d \(canary)", in: id, at: 4))
            _ = try await trial.store.prune(RetentionRule(conversation: id), dryRun: false)
            #expect(try !trial.files().contains { $0.holds(canary) })
            await trial.store.close()
            #expect(try !trial.files().contains { $0.holds(canary) })
        },
    ]
}

/// A word that occurs nowhere else; in lower case, as the index would store it.
private let canary = "xylophonquarkzz"

extension Trial {
    /// The vault's files, of which there must be some: in nothing, nothing is found.
    func files() throws -> [[UInt8]] {
        let files = try fixture.storedBytes()
        if files.allSatisfy(\.isEmpty) { throw TrialError.missing }
        return files
    }

    fileprivate func canaryMessages() async throws -> [UniqueIdentifier] {
        let id = try await conversation()
        let ann = try await sender("Ann")
        var messages = [
            Samples.message(canary, in: id, at: 1, from: ann),
            Samples.message("a \(canary) b", in: id, at: 2, from: ann),
        ]
        // The ids of samples are derived from their words, and a tombstone retains its id.
        for index in messages.indices { messages[index].externalID = "\(index)" }
        return try await save(messages[0], messages[1])
    }

    /// Writes a word wherever text is stored, and returns whether any file shows it.
    fileprivate func writeCanaries() async throws -> Bool {
        let ids = try await canaryMessages()
        let id = try await conversation(canary)
        try await store.edit(ids[0], text: "\(canary) edited", at: Samples.time(5))
        try await store.react(to: ids[0], by: Samples.sender(canary), emoji: canary, at: Samples.time(6))
        try await store.saveContact(Samples.contact(canary, key: 1))
        try await store.setDraft(canary, in: id)
        try await store.setSetting(canary, to: canary)
        let many = (0..<500).map { Samples.message("\(canary) \($0)", in: id, at: Int64($0)) }
        _ = try await store.save(many)
        var isFound = try files().contains { $0.holds(canary) }
        try await store.optimize()
        isFound = try isFound || files().contains { $0.holds(canary) }
        await store.close()
        return try isFound || files().contains { $0.holds(canary) }
    }
}

extension [UInt8] {
    /// Whether these bytes hold a word of ASCII.
    func holds(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first, count >= word.count else { return false }
        return withUnsafeBufferPointer { bytes in
            var start = 0
            while start <= bytes.count - word.count {
                if bytes[start] == first, bytes[start..<start + word.count].elementsEqual(word) { return true }
                start += 1
            }
            return false
        }
    }
}
