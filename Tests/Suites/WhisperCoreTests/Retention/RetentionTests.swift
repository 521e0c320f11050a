import Testing
import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
@testable import WhisperCore

/// How long the messages of chats are kept (ST-13).
@Suite("Retention", .ownThreads)
struct RetentionTests {
    /// A day in minutes, which scripted messages are dated in.
    private static let day: Int64 = 24 * 60

    /// Two chats with a message on each of the first ten days of 1970, each with a picture of its own.
    private func vault() async throws -> ExportFixture {
        let vault = try ExportFixture()
        for (title, first) in [("Anna", UInt8(1)), ("Trip", 101)] {
            try await vault.importChat(
                title,
                (0..<10).map { day in
                    ScriptedSource.Line(
                        minute: Int64(day) * Self.day + 1, sender: "Cara", text: "\(title) \(day)",
                        picture: "\(title)\(day).jpg", pictureBytes: [first + UInt8(day)])
                })
        }
        return vault
    }

    private func id(_ title: String, in vault: ExportFixture) async throws -> UniqueIdentifier {
        try #require(try await vault.store.conversation(platform: .whatsapp, key: title)).id
    }

    private func run(_ vault: ExportFixture) -> RetentionRun {
        RetentionRun(store: vault.store, blobs: vault.blobs, zone: UniversalTime())
    }

    /// The beginning of a day after the first of 1970.
    private func moment(day: Int64) -> Timestamp { Timestamp(milliseconds: day * Self.day * 60_000) }

    private func period(_ text: String) throws -> RetentionPeriod { try #require(RetentionPeriod(text)) }

    private func count(_ title: String, in vault: ExportFixture) async throws -> Int64? {
        try await vault.store.conversation(try await id(title, in: vault))?.messageCount
    }

    @Test("Without a rule nothing is planned; a chat's own rule comes before the default (ST-13)")
    func plan() async throws {
        let vault = try await vault()
        #expect(try await run(vault).plan(at: moment(day: 10)).shares.isEmpty)
        let schedule = RetentionSchedule(store: vault.store)
        let anna = try await id("Anna", in: vault)
        try await schedule.set(try period("3d"), for: nil)
        var plan = try await run(vault).plan(at: moment(day: 10))
        #expect(plan.messages == 14 && plan.shares.map(\.messages) == [7, 7])
        try await schedule.set(.forever, for: anna)
        plan = try await run(vault).plan(at: moment(day: 10))
        #expect(plan.shares.map(\.conversation.title) == ["Trip"])
        try await schedule.set(try period("1d"), for: anna)
        plan = try await run(vault).plan(at: moment(day: 10))
        #expect(Set(plan.shares.map(\.messages)) == [9, 7])
        #expect(plan.shares.allSatisfy { $0.before == moment(day: $0.messages) })
        try await schedule.set(nil, for: nil)
        #expect(try await run(vault).plan(at: moment(day: 10)).shares.map(\.conversation.title) == ["Anna"])
        // A plan changes nothing.
        #expect(try await vault.store.statistics().messages == 20)
    }

    @Test("What was planned is deleted with its attachments, and the rest stays (ST-11, ST-13)")
    func apply() async throws {
        let vault = try await vault()
        try await RetentionSchedule(store: vault.store).set(try period("4d"), for: try await id("Anna", in: vault))
        let plan = try await run(vault).plan(at: moment(day: 10))
        let report = try await run(vault).apply(plan)
        #expect(report.messages == 6 && report.conversations == 1 && report.orphanedBlobs.count == 6)
        #expect(try await count("Anna", in: vault) == 4)
        #expect(try await count("Trip", in: vault) == 10)
        #expect(try vault.blobs.list().ids.count == 14)
        #expect(try await run(vault).plan(at: moment(day: 10)).shares.isEmpty)
        #expect(try await run(vault).apply(plan).messages == 0, "a plan applied twice deletes nothing more")
    }

    @Test("A rule that another command changes after the plan was made protects its chat (ST-13)")
    func changedMeanwhile() async throws {
        let vault = try await vault()
        let schedule = RetentionSchedule(store: vault.store)
        try await schedule.set(try period("1d"), for: nil)
        let plan = try await run(vault).plan(at: moment(day: 10))
        #expect(plan.shares.count == 2)
        try await schedule.set(.forever, for: try await id("Anna", in: vault))
        #expect(try await run(vault).apply(plan).messages == 9)
        #expect(try await count("Anna", in: vault) == 10)
        #expect(try await count("Trip", in: vault) == 1)
        try await schedule.set(nil, for: nil)
        #expect(try await run(vault).apply(plan).messages == 0)
    }

    @Test("A clock that is far ahead of the newest message is doubtful, whatever dates other messages have (ST-13)")
    func clock() async throws {
        let vault = try await vault()
        let schedule = RetentionSchedule(store: vault.store)
        try await schedule.set(try period("5d"), for: nil)
        #expect(try await !run(vault).plan(at: moment(day: 10)).isClockDoubtful)
        #expect(try await !run(vault).plan(at: moment(day: 39)).isClockDoubtful)
        let late = try await run(vault).plan(at: moment(day: 40))
        #expect(late.isClockDoubtful && late.messages == 20)
        #expect(late.newest == Timestamp(milliseconds: (9 * Self.day + 1) * 60_000))
        // A sender chooses the time of a message: one in the future does not show that the clock is right.
        try await vault.importChat(
            "Liar", [ScriptedSource.Line(minute: 20_000 * Self.day, sender: "Eve", text: "from tomorrow")])
        #expect(try await run(vault).plan(at: moment(day: 40)).isClockDoubtful)
        // Nor does it when the clock has come past it: it was imported long before.
        let past = try await run(vault).plan(at: moment(day: 20_001))
        #expect(past.isClockDoubtful && past.newest == StillClock().moment)
        // A clock without any message before it deletes nothing.
        let early = try await run(vault).plan(at: moment(day: -1))
        #expect(early.shares.isEmpty && !early.isClockDoubtful)
        // Where nothing is deleted, the clock does not matter.
        try await schedule.set(.forever, for: nil)
        #expect(try await !run(vault).plan(at: moment(day: 4_000)).isClockDoubtful)
    }

    @Test("A rule that cannot be read keeps messages (ST-13)")
    func unreadable() async throws {
        let vault = try await vault()
        let anna = try await id("Anna", in: vault)
        let schedule = RetentionSchedule(store: vault.store)
        try await schedule.set(try period("1d"), for: nil)
        try await vault.store.setSetting("retention.\(anna)", to: "0.5 fortnights")
        try await vault.store.setSetting("retention.nonsense", to: "1d")
        #expect(try await schedule.rules().byConversation == [anna: .forever])
        #expect(try await run(vault).plan(at: moment(day: 10)).shares.map(\.conversation.title) == ["Trip"])
        try await vault.store.setSetting("retention.default", to: "")
        #expect(try await run(vault).plan(at: moment(day: 10)).shares.isEmpty)
    }

    @Test("A rule is deleted with its chat, and those of chats that are gone are removed (ST-13)")
    func deletedChats() async throws {
        let vault = try await vault()
        let schedule = RetentionSchedule(store: vault.store)
        let anna = try await id("Anna", in: vault)
        let trip = try await id("Trip", in: vault)
        for id in [anna, trip] { try await schedule.set(try period("5d"), for: id) }
        try await Deletion(store: vault.store, blobs: vault.blobs).deleteConversation(anna)
        #expect(try await schedule.rules().byConversation.keys.sorted() == [trip])
        _ = try await vault.store.deleteConversation(trip)
        #expect(try await schedule.rules().byConversation.keys.sorted() == [trip])
        try await run(vault).apply(try await run(vault).plan(at: moment(day: 10)))
        #expect(try await schedule.rules() == RetentionRules())
    }

    /// The rules of two chats and by default, and the one of the merged chat.
    private static let joins: [(into: String?, from: String?, standard: String?, result: String?)] = [
        (nil, nil, nil, nil), ("90d", nil, nil, nil), (nil, "90d", nil, nil), ("90d", "30d", nil, "90d"),
        ("30d", "90d", nil, "90d"), ("30d", "forever", nil, "forever"), ("forever", "1d", nil, "forever"),
        (nil, "1d", "30d", nil), (nil, "2m", "30d", "2m"), ("1d", nil, "30d", nil), ("2y", nil, "30d", "2y"),
        ("8w", "2m", nil, "2m"), ("1y", "365d", nil, "1y"),
    ]

    @Test("A merged chat keeps messages as long as that of the two that keeps them longer (ST-13)", arguments: joins)
    func joined(_ rules: (into: String?, from: String?, standard: String?, result: String?)) async throws {
        let vault = try await vault()
        let schedule = RetentionSchedule(store: vault.store)
        let anna = try await id("Anna", in: vault)
        let trip = try await id("Trip", in: vault)
        for (text, id) in [(rules.into, anna), (rules.from, trip), (rules.standard, nil)] {
            try await schedule.set(try text.map(period), for: id)
        }
        try await schedule.joinConversation(trip, into: anna)
        #expect(try await vault.store.conversation(trip) == nil)
        #expect(try await schedule.period(of: anna) == rules.result.map(period))
        #expect(try await schedule.period(of: trip) == nil)
        try await schedule.joinConversation(anna, into: anna)
        #expect(try await schedule.period(of: anna) == rules.result.map(period), "with itself nothing is merged")
    }

    @Test("A full export restores the rules; a file from others brings none (ST-13)")
    func transferred() async throws {
        let vault = try await vault()
        let schedule = RetentionSchedule(store: vault.store)
        try await schedule.set(try period("5d"), for: try await id("Anna", in: vault))
        try await schedule.set(try period("2y"), for: nil)
        let lines = try await vault.exportedInFull()
        let own = try ExportFixture()
        try await own.importJSON(lines, mode: .restoring)
        #expect(try await RetentionSchedule(store: own.store).rules() == schedule.rules())
        let others = try ExportFixture()
        try await others.importJSON(lines)
        #expect(try await RetentionSchedule(store: others.store).rules() == RetentionRules())
    }
}
