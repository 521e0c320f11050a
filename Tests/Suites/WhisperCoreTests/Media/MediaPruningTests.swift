import WhisperArchive
import WhisperBlobPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("Removing files to make room (ST-13)", .ownThreads)
struct MediaPruningTests {
    @Test("A plan changes nothing; applied, it leaves each message the name, type and size of its file")
    func plan() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        let message = try await vault.message(in: chat, day: 1, (1, 500), (2, 20))
        let before = try await vault.files(of: message)
        let plan = try await vault.pruning.plan(MediaRule(largerThan: 20))
        #expect(plan.report.released == MediaAmount(contents: 1, bytes: 500) && plan.report.uses == 1)
        #expect(plan.report.remaining == MediaAmount(contents: 1, bytes: 20))
        #expect(try await vault.files(of: message) == before)
        #expect(try vault.blobs.list().ids.count == 2)
        let report = try await vault.pruning.apply(plan)
        #expect(report == plan.report)
        var left = before
        (left[0].sha256, left[0].state) = (nil, .remote)
        #expect(try await vault.files(of: message) == left)
        try await vault.expectConsistent()
        // Again there is nothing to do, and the content may come back.
        #expect(try await vault.prune(MediaRule(largerThan: 20)).released == MediaAmount())
        let fetched = try vault.blob(1, count: 500)
        try await vault.store.settleAttachment(of: message, at: 0, .found(sha256: fetched.hex, size: 500))
        #expect(try await vault.files(of: message) == before)
        try await vault.expectConsistent()
    }

    @Test("Each condition limits what is removed, and all of them together")
    func conditions() async throws {
        let rules: [(MediaRule, [UInt8])] = [
            (MediaRule(before: FilledVault.day(3)), [1, 2]), (MediaRule(largerThan: 200), [3, 4]),
            (MediaRule(kind: .video), [2, 4]), (MediaRule(before: FilledVault.day(4), kind: .video), [2]),
            (MediaRule(), []), (MediaRule(evenUnfetchable: true), []),
        ]
        for (rule, removed) in rules {
            let vault = FilledVault()
            let chat = try await vault.chat("Anna")
            var messages: [UniqueIdentifier] = []
            for number: UInt8 in 1...4 {
                messages.append(
                    try await vault.message(
                        in: chat, day: Int64(number), kind: number.isMultiple(of: 2) ? .video : .image,
                        (number, 100 * Int(number))))
            }
            try await vault.prune(rule)
            let expected = (1...4).map { removed.contains($0) ? AttachmentState.remote : .found }
            #expect(try await vault.states(messages) == expected, "\(rule)")
            try await vault.expectConsistent()
        }
    }

    @Test("What cannot be fetched again stays, the largest by name, unless the rule says so")
    func unfetchable() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Export", .whatsapp)
        var messages: [UniqueIdentifier] = []
        for number: UInt8 in 1...12 {
            messages.append(try await vault.message(in: chat, day: 1, on: .whatsapp, (number, 10 * Int(number))))
        }
        messages.append(try await vault.message(in: try await vault.chat("Room"), day: 1, (99, 5)))
        let report = try await vault.prune(MediaRule(before: FilledVault.day(9)))
        #expect(report.released == MediaAmount(contents: 1, bytes: 5) && report.lost == MediaAmount())
        #expect(report.unfetchable == MediaAmount(contents: 12, bytes: 780))
        #expect(report.largestUnfetchable.map(\.attachment.name) == (3...12).reversed().map { "\($0).jpg" })
        #expect(try await vault.states(messages) == Array(repeating: .found, count: 12) + [.remote])
        let all = try await vault.prune(MediaRule(before: FilledVault.day(9), evenUnfetchable: true))
        #expect(all.released == all.lost && all.lost == MediaAmount(contents: 12, bytes: 780))
        #expect(all.unfetchable == MediaAmount() && all.remaining == MediaAmount())
        // Nothing would fetch them, so they are not listed for that.
        #expect(try await vault.states(messages) == Array(repeating: .missing, count: 12) + [.remote])
        #expect(try vault.blobs.list().ids.isEmpty)
    }

    @Test("A content that several messages have is removed for all of them or not at all")
    func shared() async throws {
        let vault = FilledVault()
        let (anna, ben) = (try await vault.chat("Anna"), try await vault.chat("Ben"))
        let messages = [
            try await vault.message(in: anna, day: 1, (1, 10)), try await vault.message(in: ben, day: 5, (1, 10)),
            try await vault.message(in: anna, day: 2, (2, 20)), try await vault.message(in: anna, day: 2, (2, 20)),
        ]
        var report = try await vault.prune(MediaRule(conversation: anna))
        #expect(report.released == MediaAmount(contents: 1, bytes: 20) && report.uses == 2)
        #expect(report.inUse == MediaAmount(contents: 1, bytes: 10))
        #expect(try await vault.states(messages) == [.found, .found, .remote, .remote])
        report = try await vault.prune(MediaRule(before: FilledVault.day(3)))
        #expect(report.released == MediaAmount() && report.inUse.contents == 1, "a later message has it, too")
        report = try await vault.prune(MediaRule(before: FilledVault.day(6)))
        #expect(report.uses == 2 && report.inUse == MediaAmount())
        #expect(try await vault.states(messages) == [.remote, .remote, .remote, .remote])
        try await vault.expectConsistent()
        // One message that cannot get it back keeps it for the other one.
        let mixed = [
            try await vault.message(in: anna, day: 1, (3, 10)),
            try await vault.message(in: anna, day: 1, on: .whatsapp, (3, 10)),
        ]
        report = try await vault.prune(MediaRule(conversation: anna))
        #expect(report.unfetchable.contents == 1 && report.released == MediaAmount())
        report = try await vault.prune(MediaRule(conversation: anna, evenUnfetchable: true))
        #expect(report.lost.contents == 1)
        #expect(try await vault.states(mixed) == [.remote, .missing])
    }

    @Test("What waits to be sent, or could be sent again, stays even for a rule that takes everything")
    func unsent() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        let messages = [
            try await vault.message(in: chat, day: 1, status: .pending, (1, 10)),
            try await vault.message(in: chat, day: 1, status: .failed, (2, 10)),
            try await vault.message(in: chat, day: 1, status: .pending, (3, 10)),
            try await vault.message(in: chat, day: 1, status: .read, (3, 10)),
        ]
        let report = try await vault.prune(MediaRule(keepUnder: 0, evenUnfetchable: true))
        #expect(report.released == MediaAmount() && report.inUse == MediaAmount(contents: 1, bytes: 10))
        #expect(try await vault.states(messages) == [.found, .found, .found, .found])
    }

    // MARK: Making room

    @Test("Room is made by the oldest first, and the largest first of one day, until there is enough")
    func room() async throws {
        let order: [(day: Int64, hour: Int64, byte: UInt8, count: Int)] = [
            (1, 23, 1, 30), (1, 1, 2, 20), (2, 1, 3, 10), (3, 9, 4, 100), (3, 8, 5, 50), (-1, 0, 6, 5),
        ]
        // The rest after each removal: 215, then without 5, 30, 20, 10, 100 and 50 bytes.
        let turns: [UInt8] = [6, 1, 2, 3, 4, 5]
        for (limit, removed) in [(215, 0), (214, 1), (210, 1), (209, 2), (160, 3), (150, 4), (50, 5), (49, 6), (0, 6)] {
            let vault = FilledVault()
            let chat = try await vault.chat("Anna")
            var messages: [UInt8: UniqueIdentifier] = [:]
            for file in order {
                messages[file.byte] = try await vault.message(
                    in: chat, day: file.day, hour: file.hour, (file.byte, file.count))
            }
            let report = try await vault.prune(MediaRule(keepUnder: Int64(limit)))
            let states = try await vault.states(turns.compactMap { messages[$0] })
            let expected = turns.indices.map { $0 < removed ? AttachmentState.remote : .found }
            #expect(states == expected, "\(limit)")
            #expect(report.remaining.bytes <= limit && report.released.contents == removed)
            try await vault.expectConsistent()
        }
    }

    @Test("What stays counts as room that is taken, and only what meets the other conditions is removed")
    func roomAmong() async throws {
        let vault = FilledVault()
        let chat = try await vault.chat("Anna")
        let messages = [
            try await vault.message(in: chat, day: 1, on: .whatsapp, (1, 500)),
            try await vault.message(in: chat, day: 2, (2, 50)),
            try await vault.message(in: chat, day: 3, kind: .video, (3, 60)),
        ]
        let report = try await vault.prune(MediaRule(kind: .video, keepUnder: 100))
        #expect(try await vault.states(messages) == [.found, .found, .remote])
        #expect(report.remaining == MediaAmount(contents: 2, bytes: 550), "it is more than there should be")
    }

    // MARK: Figures

    @Test("Figures count a content once, and in each chat and by one kind, with what could be fetched again (ST-13)")
    func figures() async throws {
        let vault = FilledVault()
        let (anna, ben) = (try await vault.chat("Anna"), try await vault.chat("Ben"))
        try await vault.message(in: anna, day: 1, (1, 10), (2, 200))
        try await vault.message(in: ben, day: 2, (1, 10))
        try await vault.message(in: ben, day: 2, on: .whatsapp, kind: .video, (3, 3_000))
        try await vault.message(in: ben, day: 3, on: .whatsapp, (2, 200))
        let gone = try await vault.message(in: ben, day: 4, (4, 40))
        try await vault.prune(MediaRule(before: FilledVault.day(9), largerThan: 39, conversation: ben))
        #expect(try await vault.states([gone]) == [.remote])
        let figures = try await MediaFigures(of: vault.store, mayFetch: FilledVault.mayFetch)
        #expect(figures.stored == MediaAmount(contents: 3, bytes: 3_210) && figures.uses == 5)
        #expect(figures.fetchable == MediaAmount(contents: 1, bytes: 10), "a picture of an export stays with Ben alone")
        #expect(figures.unfetchable == MediaAmount(contents: 2, bytes: 3_200))
        #expect(
            figures.byKind == [
                .image: MediaAmount(contents: 2, bytes: 210), .video: MediaAmount(contents: 1, bytes: 3_000),
            ])
        #expect(
            figures.byConversation == [
                anna: MediaAmount(contents: 2, bytes: 210), ben: MediaAmount(contents: 3, bytes: 3_210),
            ])
        #expect(figures.states == [.found: 5, .remote: 1])
        let none = try await MediaFigures(of: FilledVault().store, mayFetch: FilledVault.mayFetch)
        #expect(none.stored == MediaAmount() && none.states.isEmpty && none.byKind.isEmpty)
    }
}
