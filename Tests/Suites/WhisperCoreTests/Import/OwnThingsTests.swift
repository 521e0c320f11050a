import WhisperArchive
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// What the owner set on a chat, and what they deleted, under every order of sources (ING-2, ST-11).
@Suite("What is the owner's own, under every source", .ownThreads)
struct OwnThingsTests {
    @Test(
        "A further source leaves what the owner set on a chat, and brings back nothing that they deleted",
        arguments: RandomHistory.Source.allCases, RandomHistory.Source.allCases)
    func sources(first: RandomHistory.Source, then: RandomHistory.Source) async throws {
        for seed in [3, 8, 21] as [UInt64] {
            let history = RandomHistory(seed: seed)
            guard history.sources.contains(first), history.sources.contains(then) else { continue }
            let whole = MergeVault()
            try await whole.deliver(first, of: history)
            try await whole.deliver(then, of: history)
            let texts = try await Self.texts(whole.store)
            let vault = MergeVault()
            try await vault.deliver(first, of: history)
            let store = vault.store
            let chat = try #require(try await store.conversations(after: nil, limit: 1).first).id
            let messages = try await store.messages(in: chat, .oldest, limit: 1_000)
            let doomed = messages.first { message in
                message.unified.content.kind == .text && message.unified.editedAt == nil
                    && texts.count { $0 == message.unified.content.text } == 1
            }
            guard let doomed, let text = doomed.unified.content.text else { continue }
            try await store.rename(chat, to: "What I call it")
            try await store.setDraft("my long letter", in: chat)
            try await RetentionSchedule(store: store).set(.forever, for: chat)
            try await Deletion(store: store, blobs: vault.blobs).deleteMessage(doomed.unified.id, .tombstone)
            try await vault.deliver(then, of: history)
            #expect(try await !Self.texts(store).contains(text), "seed \(seed): \(text)")
            try await vault.deliver(first, of: history)
            // The chat of an export may be joined into that of the source that shows whose it is.
            let present = try #require(try await store.conversations(after: nil, limit: 1).first, "seed \(seed)")
            #expect(present.title == "What I call it", "seed \(seed)")
            #expect(try await store.draft(in: present.id)?.text == "my long letter", "seed \(seed)")
            #expect(try await RetentionSchedule(store: store).period(of: present.id) == .forever, "seed \(seed)")
            #expect(try await !Self.texts(store).contains(text), "seed \(seed): \(text)")
            #expect(try await store.conversations(after: nil, limit: 10).count == 1, "seed \(seed)")
        }
    }

    private static func texts(_ store: any VaultStore) async throws -> [String] {
        var texts: [String] = []
        for chat in try await store.conversations(after: nil, limit: 10) {
            texts += try await store.messages(in: chat.id, .oldest, limit: 1_000).compactMap(\.unified.content.text)
        }
        return texts
    }
}
