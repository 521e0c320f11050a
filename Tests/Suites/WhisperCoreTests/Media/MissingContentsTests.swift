import WhisperArchive
import WhisperBlobPort
import WhisperMergeHistories
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("Contents that the vault does not have any more (ST-13)", .ownThreads)
struct MissingContentsTests {
    @Test("Those that can be fetched are listed for that, for each message; others and stored ones stay as they are")
    func released() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        let lost = try await vault.message(in: chat, day: 1, (1, 10))
        let again = try await vault.message(in: chat, day: 2, (1, 10))
        let stored = try await vault.message(in: chat, day: 3, (2, 10))
        let unfetchable = try await vault.message(
            in: try await vault.chat("Ben", .whatsapp), day: 4, on: .whatsapp, (3, 10))
        for message in [lost, unfetchable] {
            let file = try #require(try await vault.files(of: message).first?.sha256)
            try vault.blobs.remove(try #require(BlobID(hex: file)))
        }
        let contents = MissingContents(store: vault.store, blobs: vault.blobs, mayFetch: FilledVault.mayFetch)
        #expect(try await contents.release() == 2)
        #expect(try await vault.states([lost, again, stored, unfetchable]) == [.remote, .remote, .found, .found])
        #expect(try await vault.files(of: lost).first?.size == 10)
        #expect(try await contents.release() == 0)
    }

    @Test("Any number of them is listed")
    func many() async throws {
        let vault = FilledVault()
        try await vault.messages(1_201, in: try await vault.chat("Anna")) { _ in (7, 10) }
        for blob in try vault.blobs.list().ids { try vault.blobs.remove(blob) }
        let contents = MissingContents(store: vault.store, blobs: vault.blobs, mayFetch: FilledVault.mayFetch)
        #expect(try await contents.release() == 1_201)
        #expect(try await vault.store.attachmentStates() == [.remote: 1_201])
    }
}
