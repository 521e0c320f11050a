import Testing
import WhisperArchive
import WhisperCore
import WhisperInMemoryStore
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@Suite("Imports on record, more than the vault returns at once (ING-2)", .ownThreads)
struct RecordedImportsTests {
    private let store = InMemoryStore(clock: StillClock())

    @Test("An old import is found among thousands, with all of the same file")
    func oldest() async throws {
        let reference = ConversationReference(platform: .whatsapp, key: "chat", title: "Chat", kind: .group)
        let chat = try await store.conversation(for: reference).id
        var runs: [UniqueIdentifier] = []
        for number in 0..<2_100 {
            let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "\(number)")
            let reading = ImportReading(
                conversation: chat, contents: number.isMultiple(of: 1_000) ? "same" : "\(number)", dateOrder: "dmy",
                zone: "UTC", owner: nil)
            try await store.describeRun(run, reading, known: [])
            runs.append(run)
        }
        #expect(try await store.imports().map(\.run.id) == runs.reversed())
        let undo = ImportUndo(store: store, blobs: MemoryBlobStore())
        let oldest = try #require(try await store.imports { $0.run.source == "0" }.first)
        let together = try await undo.together(with: [oldest], areReadAgain: true)
        #expect(together.map(\.run.source) == ["2000", "1000", "0"])
        #expect(try await undo.together(with: [oldest]) == [oldest], "The others have other names")
        let reading = ImportReading(conversation: chat, contents: "7", dateOrder: "mdy", zone: "UTC", owner: nil)
        let contradicting = try await EarlierReadings(store: store)
            .contradicting(reading, of: ImportTerms(zone: "UTC"), on: .whatsapp, senders: [], disagreeing: nil)
        #expect(contradicting.map(\.run.source) == ["7"])
    }

    @Test("What the chat has at the same moments was not read in another order or zone, whatever the files' dates are")
    func sameMoments() async throws {
        let reference = ConversationReference(platform: .whatsapp, key: "chat", title: "Chat", kind: .group)
        let chat = try await store.conversation(for: reference).id
        let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "first")
        let first = ImportReading(conversation: chat, contents: "same", dateOrder: "dmy", zone: "UTC", owner: "Ben")
        try await store.describeRun(run, first, known: [])
        let terms = ImportTerms(zone: "Asia/Tokyo", owner: "Ben", isZoneGiven: true, isOwnerGiven: true)
        var second = first
        (second.dateOrder, second.zone) = ("mdy", "Asia/Tokyo")
        for isKnown in [true, false] {
            let contradicting = try await EarlierReadings(store: store).contradicting(
                second, of: terms, on: .whatsapp, senders: ["Ana", "Ben"], isKnown: isKnown, disagreeing: nil)
            #expect(contradicting.isEmpty == isKnown)
        }
        // Who the owner is, and which chat it is, does not depend on that.
        second.owner = "Ana"
        let contradicting = try await EarlierReadings(store: store).contradicting(
            second, of: terms, on: .whatsapp, senders: ["Ana", "Ben"], isKnown: true, disagreeing: nil)
        #expect(contradicting.count == 1)
    }
}
