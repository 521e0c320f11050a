import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperInMemoryStore
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Synchronization
import Testing
import WhisperCore

@Suite("Removing files beside others, in part and at random (ST-11, ST-13)", .ownThreads)
struct MediaPruningFaultTests {
    @Test("Interrupted anywhere, it leaves no reference without a content, and the next one does the rest")
    func interrupted() async throws {
        // Three contents of 700 messages each, of which a transaction takes one.
        for end in 0...3 {
            let store = InterruptedStore(InMemoryStore(clock: StillClock()), after: end)
            let vault = FilledVault(store)
            let chat = try await vault.chat("Anna")
            try await vault.messages(2_100, in: chat) { (byte: UInt8($0 % 3), count: 100) }
            let plan = try await vault.pruning.plan(MediaRule(largerThan: 1))
            #expect(plan.report.released.contents == 3 && plan.report.uses == 2_100)
            if end < 3 {
                await #expect(throws: BlobCollectionError.store(StoreError(.cancelled))) {
                    try await vault.pruning.apply(plan)
                }
                let comparison = try await BlobCollection(store: store, blobs: vault.blobs).compare()
                #expect(comparison.missing.isEmpty)
                #expect(comparison.orphaned.count == end)
                store.end.withLock { $0 = nil }
            }
            let report = try await vault.prune(MediaRule(largerThan: 1))
            #expect(report.released.contents == Int64(end < 3 ? 3 - end : 3))
            #expect(try await store.attachmentStates() == [.remote: 2_100])
            #expect(try vault.blobs.list().ids.isEmpty)
        }
    }

    @Test("A content of more messages than one transaction takes stays until the last of them is without it")
    func manyUses() async throws {
        let store = InterruptedStore(InMemoryStore(clock: StillClock()), after: 2)
        let vault = FilledVault(store)
        let chat = try await vault.chat("Anna")
        try await vault.messages(2_500, in: chat) { _ in (byte: 1, count: 100) }
        try await vault.message(in: chat, day: 1, (2, 100))
        let plan = try await vault.pruning.plan(MediaRule(largerThan: 1))
        await #expect(throws: BlobCollectionError.store(StoreError(.cancelled))) {
            try await vault.pruning.apply(plan)
        }
        let comparison = try await BlobCollection(store: store, blobs: vault.blobs).compare()
        #expect(comparison.missing.isEmpty)
        store.end.withLock { $0 = nil }
        let report = try await vault.prune(MediaRule(largerThan: 1))
        #expect(try await store.attachmentStates() == [.remote: 2_501])
        #expect(report.released.contents >= 1 && report.lost == MediaAmount())
        #expect(try vault.blobs.list().ids.isEmpty)
    }

    @Test("Beside an import the contents stay, which the report says, and the next removal frees them (ST-11)")
    func besideAnImport() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        let message = try await vault.message(in: chat, day: 1, (1, 10))
        let importing = try #require(try vault.blobs.hold(.storing))
        // The import relies on a content that is stored already.
        let known = try vault.blob(1, count: 10)
        let report = try await vault.prune(MediaRule(largerThan: 1))
        #expect(report.isPostponed && report.released.contents == 1)
        #expect(try vault.blobs.contains(known))
        let second = try await vault.message(in: chat, day: 2, (1, 10))
        importing.release()
        #expect(try await vault.states([message, second]) == [.remote, .found])
        try await vault.expectConsistent()
        // What nothing refers to goes with a removal that finds nothing else to do.
        let orphan = try vault.blob(9, count: 10)
        let nothing = try await vault.prune(MediaRule(largerThan: 1_000))
        #expect(nothing.released == MediaAmount() && !nothing.isPostponed)
        #expect(try !vault.blobs.contains(orphan))
        try await vault.expectConsistent()
    }

    @Test("A damaged file beside them keeps neither those that are given up nor what was left behind (ST-11)")
    func besideDamage() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        try await vault.message(in: chat, day: 1, (1, 10))
        let content = try vault.blob(1, count: 10)
        let leftBehind = try vault.blob(2, count: 10)
        let blobs = ObscuredBlobs(base: vault.blobs)
        let pruning = MediaPruning(store: vault.store, blobs: blobs, mayFetch: FilledVault.mayFetch)
        let report = try await pruning.apply(try await pruning.plan(MediaRule(largerThan: 1)))
        #expect(report.released == MediaAmount(contents: 1, bytes: 10) && !report.isPostponed)
        #expect(try !vault.blobs.contains(content) && !vault.blobs.contains(leftBehind))
        #expect(try await BlobCollection(store: vault.store, blobs: blobs).compare().unidentified == ["damaged"])
    }

    @Test("A content that the vault has lost makes no room, and its absence stays known (ST-10)")
    func lost() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        let first = try await vault.message(in: chat, day: 1, (1, 10))
        let second = try await vault.message(in: chat, day: 2, (2, 20))
        let lost = try vault.blob(1, count: 10)
        try vault.blobs.remove(lost)
        let plan = try await vault.pruning.plan(MediaRule(largerThan: 1))
        #expect(plan.report.released == MediaAmount(contents: 1, bytes: 20) && plan.report.uses == 1)
        let report = try await vault.pruning.apply(plan)
        #expect(report.released == MediaAmount(contents: 1, bytes: 20) && report.uses == 1)
        #expect(report.remaining == MediaAmount())
        #expect(try await vault.states([first, second]) == [.found, .remote])
        let comparison = try await BlobCollection(store: vault.store, blobs: vault.blobs).compare()
        #expect(comparison.missing == [lost] && comparison.orphaned.isEmpty)
        #expect(try await vault.pruning.plan(MediaRule(keepUnder: 0)).isEmpty)
    }

    @Test("After a failure to remove, look or list, the next removal counts what is still to do")
    func failing() async throws {
        for operation in [FailingBlobs.Operation.look, .list, .remove] {
            for number in 0..<4 {
                let vault = FilledVault()
                let chat = try await vault.chat("Anna")
                try await vault.messages(30, in: chat) { (byte: UInt8($0 % 3), count: 100) }
                let blobs = FailingBlobs(vault.blobs, operation, after: number, with: .inaccessible(errno: 5))
                let pruning = MediaPruning(store: vault.store, blobs: blobs, mayFetch: FilledVault.mayFetch)
                var released: Int64 = 0
                do throws(BlobCollectionError) {
                    let plan = try await pruning.plan(MediaRule(largerThan: 1))
                    released = try await pruning.apply(plan).released.contents
                } catch {
                    #expect(error == .blobs(.inaccessible(errno: 5)))
                }
                let comparison = try await BlobCollection(store: vault.store, blobs: vault.blobs).compare()
                #expect(comparison.missing.isEmpty, "\(operation) \(number)")
                let held = try await vault.store.referencedBlobs().count
                let rest = try await vault.prune(MediaRule(largerThan: 1))
                #expect(rest.released.contents == Int64(held), "\(operation) \(number)")
                #expect(released == 0 || rest.released.contents == 0)
                #expect(try vault.blobs.list().ids.isEmpty)
            }
        }
    }

    @Test("Several at once remove each content once, and together all")
    func atOnce() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        try await vault.messages(600, in: chat) { (byte: UInt8($0 % 200), count: 10) }
        let plan = try await vault.pruning.plan(MediaRule(largerThan: 1))
        let reports: [MediaPruneReport] = try await withThrowingTaskGroup(of: MediaPruneReport.self) { group in
            for _ in 0..<4 { group.addTask { try await vault.pruning.apply(plan) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(reports.map(\.released.contents).reduce(0, +) == 200)
        #expect(reports.map(\.uses).reduce(0, +) == 600)
        #expect(try await vault.store.attachmentStates() == [.remote: 600])
        // Whoever was last may have found the contents held, and left them.
        try await vault.prune(MediaRule(largerThan: 1))
        #expect(try vault.blobs.list().ids.isEmpty)
    }

    @Test("Of random vaults, random rules remove exactly what they say", arguments: 1...60 as ClosedRange<UInt64>)
    func random(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let vault = FilledVault()
        let chats = [try await vault.chat("a"), try await vault.chat("b"), try await vault.chat("c")]
        var messages: [Model] = []
        for _ in 0..<Int.random(in: 0...60, using: &random) {
            var model = Model(
                chat: chats.randomElement(using: &random) ?? chats[0], day: Int64.random(in: 0...9, using: &random),
                platform: Bool.random(using: &random) ? .matrix : .whatsapp,
                kind: Bool.random(using: &random) ? .image : .video,
                status: Int.random(in: 0..<8, using: &random) == 0 ? .pending : .sent,
                byte: UInt8.random(in: 0..<20, using: &random))
            model.id = try await vault.message(
                in: model.chat, day: model.day, on: model.platform, kind: model.kind, status: model.status,
                (model.byte, model.count))
            messages.append(model)
        }
        for round in 0..<4 {
            var rule = MediaRule(evenUnfetchable: Bool.random(using: &random))
            if Bool.random(using: &random) { rule.before = FilledVault.day(Int64.random(in: 0...10, using: &random)) }
            if Bool.random(using: &random) { rule.largerThan = Int64.random(in: 0...300, using: &random) }
            if Int.random(in: 0..<4, using: &random) == 0 { rule.conversation = chats.randomElement(using: &random) }
            if Int.random(in: 0..<4, using: &random) == 0 { rule.kind = .video }
            if Bool.random(using: &random) { rule.keepUnder = Int64.random(in: 0...4_000, using: &random) }
            let removed = Model.removed(by: rule, from: messages)
            let report = try await vault.prune(rule)
            #expect(report.released.contents == Int64(removed.count), "seed \(seed), round \(round)")
            #expect(report.released.bytes == removed.reduce(0) { $0 + Int64(Model.count(of: $1)) })
            for index in messages.indices where messages[index].isStored && removed.contains(messages[index].byte) {
                messages[index].isStored = false
            }
            for model in messages {
                let file = try await vault.files(of: try #require(model.id))[0]
                let expected: AttachmentState =
                    model.isStored ? .found : model.platform == .matrix ? .remote : .missing
                #expect(file.state == expected && file.size == Int64(model.count), "seed \(seed), round \(round)")
            }
            try await vault.expectConsistent()
        }
    }

    /// What a message of the random vault is, and what rules must do with it.
    private struct Model {
        var id: UniqueIdentifier?
        let chat: UniqueIdentifier
        let day: Int64
        let platform: Platform
        let kind: ContentKind
        let status: MessageStatus
        let byte: UInt8
        var isStored = true

        init(
            chat: UniqueIdentifier, day: Int64, platform: Platform, kind: ContentKind, status: MessageStatus,
            byte: UInt8
        ) {
            self.chat = chat
            self.day = day
            self.platform = platform
            self.kind = kind
            self.status = status
            self.byte = byte
        }

        /// Sizes are all different, so that the order of turns is the rule's alone.
        static func count(of byte: UInt8) -> Int { 1 + 17 * Int(byte) }
        var count: Int { Model.count(of: byte) }

        private func isCovered(by rule: MediaRule) -> Bool {
            status != .pending && rule.before.map { FilledVault.day(day) < $0 } ?? true
                && rule.largerThan.map { Int64(count) > $0 } ?? true && rule.conversation.map { chat == $0 } ?? true
                && rule.kind.map { kind == $0 } ?? true
        }

        /// The bytes of the contents that a rule removes.
        static func removed(by rule: MediaRule, from messages: [Model]) -> Set<UInt8> {
            guard !rule.isEmpty else { return [] }
            let contents = Dictionary(grouping: messages.filter(\.isStored), by: \.byte)
            let covered = contents.filter { _, uses in
                uses.allSatisfy { $0.isCovered(by: rule) }
                    && (rule.evenUnfetchable || uses.allSatisfy { $0.platform == .matrix })
            }
            guard let limit = rule.keepUnder else { return Set(covered.keys) }
            var left = contents.keys.reduce(0) { $0 + Int64(count(of: $1)) }
            var removed: Set<UInt8> = []
            let turns = covered.map { (day: $1.map(\.day).max() ?? 0, byte: $0) }
                .sorted { ($0.day, count(of: $1.byte)) < ($1.day, count(of: $0.byte)) }
            for turn in turns where left > limit {
                removed.insert(turn.byte)
                left -= Int64(count(of: turn.byte))
            }
            return removed
        }
    }
}

/// A store whose releases are cancelled after a number of them.
private final class InterruptedStore: ForwardingStore {
    let base: any VaultStore
    /// How many more releases succeed; nil for all.
    let end: Mutex<Int?>

    init(_ base: any VaultStore, after end: Int) {
        self.base = base
        self.end = Mutex(end)
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .release = operation {
            let isCancelled = end.withLock { end in
                guard let left = end else { return false }
                end = left - 1
                return left <= 0
            }
            if isCancelled { throw StoreError(.cancelled) }
        }
        return try await base.write(operation, body)
    }

    func close() async { await base.close() }
}

/// An attachment store with a further content that no longer shows which it is.
private struct ObscuredBlobs: ForwardingBlobStore {
    let base: any BlobStore

    func list() throws(BlobError) -> BlobListing {
        BlobListing(ids: try base.list().ids, unidentified: ["damaged"])
    }
}
