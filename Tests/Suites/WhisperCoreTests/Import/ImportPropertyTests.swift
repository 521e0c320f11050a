import WhisperArchive
import WhisperClockPort
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import Synchronization
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// Random chats, exported now and again, imported in any order. A failure names its seed, which does the same again.
@Suite("Importing random exports of random chats (ING-2)", .ownThreads)
struct ImportPropertyTests {
    @Test(
        "Exports that cover a chat between them give exactly the chat, in order",
        arguments: 1...25 as ClosedRange<UInt64>)
    func union(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let chat = RandomChat(using: &random)
        let exports = chat.overlappingExports(using: &random).shuffled(using: &random)
        let vault = PropertyVault()
        for export in exports { try await vault.load(export) }
        #expect(try await vault.told() == chat.lines.map(Told.init))
        for export in exports.shuffled(using: &random) {
            let again = try await vault.load(export)
            #expect(again.added == 0)
            #expect(again.duplicates == Int64(export.count))
        }
        #expect(try await vault.told() == chat.lines.map(Told.init))
    }

    @Test(
        "An import cancelled anywhere is whole batches, and the next one adds the rest (R1)",
        arguments: 1...20 as ClosedRange<UInt64>)
    func cancelled(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let chat = RandomChat(using: &random)
        let vault = PropertyVault()
        if Bool.random(using: &random) {
            // Something of the chat is there already, so that the file is aligned with it first.
            try await vault.load(chat.overlappingExports(using: &random)[0])
        }
        let held = try await vault.told().count
        let step = Int.random(in: 0...20, using: &random)
        let wasCancelled = await vault.load(chat.lines, cancellingAfter: step)
        let told = try await vault.told()
        if wasCancelled, held == 0 {
            #expect(told.count % PropertyVault.batchSize == 0 || told.count == chat.lines.count)
        }
        #expect(told.count >= held)
        let rest = try await vault.load(chat.lines)
        #expect(rest.added == Int64(chat.lines.count - told.count))
        #expect(try await vault.told() == chat.lines.map(Told.init))
        let runs = try await vault.store.runs(limit: 10)
        #expect(runs.first?.figures?.isComplete == true)
        #expect(runs.allSatisfy { $0.finishedAt != nil })
    }

    @Test(
        "Undoing an import leaves what the others bring without it, in whatever order they came (ING-2)",
        arguments: 1...40 as ClosedRange<UInt64>)
    func undone(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let chat = RandomChat(using: &random)
        let exports = chat.overlappingExports(using: &random).shuffled(using: &random)
        let vault = PropertyVault()
        var runs: [UniqueIdentifier] = []
        for export in exports {
            try await vault.load(export)
            runs.append(try #require(try await vault.store.runs(limit: 1).first).id)
        }
        var left = Array(exports.indices)
        while let undone = left.randomElement(using: &random) {
            left.removeAll { $0 == undone }
            let before = try await vault.messages().count
            let foreseen = try await vault.store.undoImports([runs[undone]], dryRun: true) { _ in }
            let report = try await vault.store.undoImports([runs[undone]], dryRun: false) { _ in }
            #expect(report.messages == foreseen.messages && report.keptForImports == foreseen.keptForImports)
            let alone = PropertyVault()
            for index in left { try await alone.load(exports[index]) }
            let told = try await vault.told()
            #expect(told == (try await alone.told()), "seed \(seed), without \(undone)")
            #expect(Int64(before - told.count) == report.messages)
        }
        #expect(try await vault.store.conversations(after: nil, limit: 1).isEmpty)
        // What was undone can be imported again.
        for export in exports { try await vault.load(export) }
        #expect(try await vault.told() == chat.lines.map(Told.init))
    }

    @Test(
        "Whatever is told in one minute and by whom, external ids are different",
        arguments: 1...10 as ClosedRange<UInt64>)
    func externalIDs(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let words = ["ok", "ok ", "OK", "yes"]
        let lines = (0..<60).map { _ in
            ScriptedSource.Line(
                minute: Int64.random(in: 0...2, using: &random),
                sender: ["Ann", "Bob", nil].randomElement(using: &random) ?? nil,
                text: words.randomElement(using: &random) ?? "")
        }
        let vault = PropertyVault()
        #expect(try await vault.load(lines).added == 60)
        #expect(try await vault.told() == lines.map(Told.init))
        #expect(Set(try await vault.messages().map(\.unified.externalID)).count == 60)
        #expect(try await vault.load(lines).added == 0)
    }
}

/// What a reader sees of a message.
private struct Told: Equatable {
    let minute: Int64
    let sender: String?
    let text: String?

    init(_ line: ScriptedSource.Line) {
        minute = line.minute
        sender = line.sender
        text = line.text
    }

    init(_ message: StoredMessage) {
        minute = message.unified.timestamp.milliseconds / 60_000
        sender = message.unified.sender?.displayName
        text = message.unified.content.text
    }
}

/// The chat with one person, in which little is said that is new. Stretches of it may have nothing in common.
private struct RandomChat {
    let lines: [ScriptedSource.Line]

    init(using random: inout SeededRandom) {
        let people: [String?] = ["Ann", "Bob", "Bob", nil]
        let words = ["ok", "ok", "yes", "no", "on my way", "ok 👍"]
        var minute: Int64 = 10
        lines = (0..<Int.random(in: 30...90, using: &random)).map { number in
            minute += Int64([0, 0, 0, 1, 1, 5].randomElement(using: &random) ?? 0)
            let isNew = Int.random(in: 0..<3, using: &random) == 0
            let text = isNew ? "what was said as number \(number)" : words.randomElement(using: &random) ?? ""
            return ScriptedSource.Line(
                minute: minute, sender: people.randomElement(using: &random) ?? nil, text: text)
        }
    }

    /// Stretches that share messages with their neighbours and cover the chat. They begin and end between two minutes: in
    /// the middle of one, two equal words could not be distinguished.
    func overlappingExports(using random: inout SeededRandom) -> [[ScriptedSource.Line]] {
        let cuts = [0] + lines.indices.dropFirst().filter { lines[$0].minute != lines[$0 - 1].minute } + [lines.count]
        var exports: [[ScriptedSource.Line]] = []
        var start = 0
        while true {
            let end = min(start + Int.random(in: 4...10, using: &random), cuts.count - 1)
            exports.append(Array(lines[cuts[start]..<cuts[end]]))
            if end == cuts.count - 1 { return exports }
            start = max(start + 1, end - Int.random(in: 2...4, using: &random))
        }
    }
}

/// A vault in memory and an importer into it.
private struct PropertyVault {
    static let batchSize = 7

    let store = InMemoryStore(clock: FrozenClock())

    private struct FrozenClock: WallClock {
        func now() -> Timestamp { Timestamp(milliseconds: 1_800_000_000_000) }
    }

    @discardableResult
    func load(_ lines: [ScriptedSource.Line]) async throws -> ImportSummary {
        try await importer().run(source(lines), name: "chat.txt")
    }

    /// Imports in a task that is cancelled at a call of its progress; answers whether it ended so.
    func load(_ lines: [ScriptedSource.Line], cancellingAfter step: Int) async -> Bool {
        let steps = Counter()
        let task = Task {
            do {
                _ = try await importer().run(source(lines), name: "chat.txt") { _ in
                    if steps.increment() > step { withUnsafeCurrentTask { $0?.cancel() } }
                }
                return false
            } catch {
                switch error as? ImportError {
                case .cancelled, .store(StoreError(.cancelled)): return true
                default:
                    Issue.record(error)
                    return true
                }
            }
        }
        return await task.value
    }

    func messages() async throws -> [StoredMessage] {
        guard let conversation = try await store.conversations(after: nil, limit: 2).first else { return [] }
        return try await store.messages(in: conversation.id, .newest, limit: 10_000)
    }

    func told() async throws -> [Told] { try await messages().map(Told.init) }

    private func source(_ lines: [ScriptedSource.Line]) -> ScriptedSource {
        ScriptedSource(title: "Bob", lines: lines, batchSize: PropertyVault.batchSize)
    }

    private func importer() throws -> FileImport {
        FileImport(store: store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
    }
}

/// Counts calls from anywhere.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func increment() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
