import Testing
import WhisperContractSupport
import WhisperIngestionPort

/// What sources of files promise beyond what all sources do.
extension IngestionLaw {
    static let chat = IngestionLaw("A file names the chat of all its messages before they are read", needs: .files) {
        subject in
        let source = try #require(try await subject.source() as? any FileIngestionSource)
        let named = try await source.chat()
        let session = try await source.open()
        var chats: Set<ChatReference> = []
        while let batch = try await session.next() {
            for case .message(let message) in batch.events { chats.insert(message.chat) }
        }
        await session.close()
        #expect(chats == [named])
    }

    static let chatOfUnreadable = IngestionLaw(
        "For a file that cannot be opened, the reason is reported instead of a chat", needs: [.files, .failure]
    ) { subject in
        let source = try #require(try await subject.failingSource() as? any FileIngestionSource)
        var reason: IngestionError?
        do throws(IngestionError) { await (try source.open()).close() } catch { reason = error }
        // What breaks off later may name its chat.
        guard let reason else {
            try reportUnchecked(
                "For a file that cannot be opened, the reason is reported instead of a chat",
                missing: "a file that cannot be opened")
        }
        await #expect(throws: reason) { try await source.chat() }
    }
}
