import Synchronization
import Testing
import WhisperArchive
import WhisperBrowsing
import WhisperClockPort
import WhisperInMemoryStore
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@Suite("What is written in the full-screen view, as drafts of the vault (ST-6)", .ownThreads, .timeLimit(.minutes(2)))
struct DraftKeeperTests {
    private let store: any VaultStore = InMemoryStore(clock: StillClock())

    private struct Refused: Error {}

    private func chat() async throws -> UniqueIdentifier {
        let reference = ConversationReference(platform: .realtime, key: "c-1", title: "Lake", kind: .direct)
        return try await store.conversation(for: reference).id
    }

    private func keeper() -> DraftKeeper { DraftKeeper(store, pause: {}) { _ in } }

    private func draft(in chat: UniqueIdentifier) async throws -> String? { try await store.draft(in: chat)?.text }

    /// Notes what the view has, which writes nothing by itself here.
    private func note(
        _ texts: [UniqueIdentifier: String], returned: [(text: String, chat: UniqueIdentifier)] = [],
        in keeper: DraftKeeper
    ) {
        keeper.note(texts, returned: returned) { _ in }
    }

    @Test("What is typed is in the vault after a pause, and what is removed is not")
    func typed() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        for text in ["By the lake", "By the lake at nine", ""] {
            await withCheckedContinuation { continuation in
                keeper.note(text.isEmpty ? [:] : [chat: text], returned: []) { work in
                    Task {
                        await work()
                        continuation.resume()
                    }
                }
            }
            #expect(try await draft(in: chat) ?? "" == text)
        }
    }

    @Test("A text that cannot be sent while the view goes on, and is left before it has it back, becomes a draft")
    func unsent() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        note([chat: "first"], in: keeper)
        await #expect(throws: Refused.self) {
            try await keeper.send("first", in: chat) {
                #expect(try await draft(in: chat) == "first")
                // The view has given it away, and something else happens before it is refused.
                note([chat: "second"], in: keeper)
                throw Refused()
            }
        }
        note([chat: "second one"], in: keeper)
        #expect(try await keeper.keep() == 1)
        #expect(try await draft(in: chat) == "first\nsecond one")
        // Had the view got it back, it would be there once.
        note([chat: "first\nsecond one"], returned: [("first", chat)], in: keeper)
        #expect(try await keeper.keep() == 1)
        #expect(try await draft(in: chat) == "first\nsecond one")
    }

    @Test("Of two equal texts that are refused, each is kept until the view has it back")
    func twice() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        for _ in 0..<2 {
            await #expect(throws: Refused.self) { try await keeper.send("Hello", in: chat) { throw Refused() } }
        }
        note([chat: "Hello"], returned: [("Hello", chat)], in: keeper)
        try await keeper.keep()
        #expect(try await draft(in: chat) == "Hello\nHello")
    }

    @Test("A text that was sent leaves no draft")
    func sent() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        note([chat: "See you"], in: keeper)
        try await keeper.keep()
        note([:], in: keeper)
        // The message removes the draft that it was.
        try await keeper.send("See you", in: chat) { try await store.setDraft("", in: chat) }
        #expect(try await keeper.keep() == 0)
        #expect(try await draft(in: chat) == nil)
    }

    @Test("A text that was only opened is not written over what another command makes of it")
    func opened() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        try await store.setDraft("before", in: chat)
        keeper.found("before", in: chat)
        keeper.note([chat: "before"], returned: []) { _ in Issue.record("Nothing was typed") }
        try await store.setDraft("from elsewhere", in: chat)
        #expect(try await keeper.keep() == 1)
        #expect(try await draft(in: chat) == "from elsewhere")
        // Nor when the chat is opened again, or the view ends before it shows the change.
        keeper.found("from elsewhere", in: chat)
        #expect(try await keeper.changed(in: chat) == "from elsewhere")
        try await keeper.keep()
        #expect(try await draft(in: chat) == "from elsewhere")
        try await store.setDraft("", in: chat)
        try await keeper.keep()
        #expect(try await draft(in: chat) == nil)
    }

    @Test("What another command makes of a draft is reported until the view knows it, and what the view makes never")
    func changed() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        #expect(try await keeper.changed(in: chat) == nil, "Nobody has opened it")
        keeper.found(nil, in: chat)
        #expect(try await keeper.changed(in: chat) == nil)
        note([chat: "mine"], in: keeper)
        try await keeper.keep()
        #expect(try await keeper.changed(in: chat) == nil)
        try await store.setDraft("theirs", in: chat)
        #expect(try await keeper.changed(in: chat) == "theirs")
        #expect(try await keeper.changed(in: chat) == "theirs")
        keeper.noticed("theirs", in: chat)
        #expect(try await keeper.changed(in: chat) == nil)
        // The view has kept its own text, which is the draft at the end.
        #expect(try await keeper.keep() == 1)
        #expect(try await draft(in: chat) == "mine")
        try await store.setDraft("", in: chat)
        #expect(try await keeper.changed(in: chat) == "")
        await #expect(throws: Refused.self) { try await keeper.send("mine", in: chat) { throw Refused() } }
        #expect(try await keeper.changed(in: chat) == nil, "What waits to be sent is this view's")
    }

    @Test("A draft that cannot be stored is reported, at the end as a failure unless it was shown before")
    func failure() async throws {
        let chat = try await chat()
        let full = FullStore(store)
        let reports = Mutex<[StoreError.Code?]>([])
        let keeper = DraftKeeper(full, pause: {}) { error in reports.withLock { $0.append(error?.code) } }
        note([chat: "for nobody"], in: keeper)
        full.isFull.withLock { $0 = true }
        await #expect(throws: StoreError(.full)) { try await keeper.keep() }
        #expect(reports.withLock { $0 } == [.full])
        // It was shown, and leaving was a decision.
        #expect(try await keeper.keep() == 0)
        #expect(reports.withLock { $0 } == [.full, .full])
        full.isFull.withLock { $0 = false }
        #expect(try await keeper.keep() == 1)
        #expect(reports.withLock { $0 } == [.full, .full, nil])
        #expect(try await draft(in: chat) == "for nobody")
    }

    @Test("The draft of a chat that was deleted meanwhile is no failure")
    func deleted() async throws {
        let (chat, keeper) = (try await chat(), keeper())
        note([chat: "too late"], in: keeper)
        try await store.deleteConversation(chat)
        try await keeper.keep()
        #expect(try await store.drafts().isEmpty)
    }
}

/// A stopped clock.
private struct StillClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_700_000_000_000) }
}

/// A store that has no room for a draft while it is full.
private final class FullStore: ForwardingStore {
    let base: any VaultStore
    let isFull = Mutex(false)

    init(_ base: any VaultStore) { self.base = base }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .draft = operation, isFull.withLock({ $0 }) { throw StoreError(.full) }
        return try await base.write(operation, body)
    }
}
