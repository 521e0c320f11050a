import WhisperArchive
import WhisperMediaPort
import WhisperMessage
import WhisperSecretMemory
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Files that can be fetched again (ST-13, ING-6)", .ownThreads)
struct MediaAvailabilityTests {
    /// Which of the stored contents could be fetched again, by the names of their files.
    private func fetchable(_ world: MediaWorld) async throws -> [String: Bool] {
        let source = world.source()
        var answers: [String: Bool] = [:]
        for use in try await world.store.contentUses(after: nil, limit: 100) {
            answers[use.attachment.name ?? ""] = try await source.canFetch(use, memory: world.sealing)
        }
        return answers
    }

    @Test("A file that was fetched is removed, and fetched again")
    func again() async throws {
        let world = try MediaWorld()
        try await world.receive([world.file("a", [1, 2, 3]), world.file("b", [4, 5])])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        #expect(try await fetchable(world) == ["a": true, "b": true])
        let source = world.source()
        let pruning = MediaPruning(store: world.store, blobs: world.blobs) { (use) throws(StoreError) in
            try await source.canFetch(use, memory: world.sealing)
        }
        let report = try await pruning.apply(try await pruning.plan(MediaRule(largerThan: 2)))
        #expect(report.released == MediaAmount(contents: 1, bytes: 3))
        #expect(try await world.states() == [.remote, .found])
        try world.expectFiles(1)
        var next = world.makeFetch()
        try await world.run(&next)
        #expect(try await world.states() == [.found, .found])
        #expect(try await world.content(0) == [1, 2, 3])
    }

    @Test(
        "Only a reference to the very content counts: not one of another content, not one that fetching would not use")
    func others() async throws {
        let world = try MediaWorld()
        let files = [
            world.file("same", [1]), world.file("other", [2]), world.file("silent", [3]), world.file("late", [4]),
        ]
        try await world.receive([
            world.message(of: files[0]), world.message(of: files[1]), world.message(of: files[2], stated: .some(nil)),
            world.message(of: files[3], stated: .some(nil)),
        ])
        // Another source brought what is stored: the same content, another one than the service has, or one that only a
        // later event names.
        let stored = [files[0].content, [9, 9], files[2].content, files[0].content]
        try await world.tell("same", ofMessage: 2)
        try await world.tell("same", ofMessage: 3)
        let messages = try await world.vault.messages()
        for (message, content) in zip(messages, stored) {
            let writer = try world.blobs.makeWriter()
            content.withUnsafeBytes { bytes in _ = try? writer.write(bytes) }
            let blob = try writer.commit()
            try await world.store.settleAttachment(
                of: message.unified.id, at: 0, .found(sha256: blob.id.hex, size: blob.size))
        }
        #expect(try await fetchable(world) == ["same": true, "other": false, "silent": true, "late": false])
    }

    @Test("A message without an event, and one that was deleted, have nothing to fetch")
    func without() async throws {
        let world = try MediaWorld()
        try await world.receive([world.file("a", [1, 2, 3])])
        var fetch = world.makeFetch()
        try await world.run(&fetch)
        let use = try #require(try await world.store.contentUses(after: nil, limit: 1).first)
        let source = world.source()
        var elsewhere = use
        elsewhere.place = ContentPlace(sha256: use.place.sha256, number: use.place.number, index: 1)
        #expect(try await !source.canFetch(elsewhere, memory: world.sealing))
        _ = try await world.store.deleteMessage(use.message, .erase)
        #expect(try await !source.canFetch(use, memory: world.sealing))
        let vault = FilledVault()
        try await vault.message(in: try await vault.chat("Anna"), day: 1, on: .whatsapp, (1, 10))
        let exported = try #require(try await vault.store.contentUses(after: nil, limit: 1).first)
        let answer = try await MediaFiles.canFetch(exported, of: vault.store, memory: world.sealing) { _, _, _ in nil }
        #expect(!answer)
    }
}

extension MediaFiles {
    /// Whether the world's own reader finds that a content can be fetched again.
    fileprivate func canFetch(_ use: ContentUse, memory: any SecretAllocator) async throws(StoreError) -> Bool {
        try await MediaFiles.canFetch(use, of: ports.store, memory: memory, reader: reader)
    }
}
