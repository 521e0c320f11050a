import Testing
import WhisperArchive
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Reactions that only an added file shows (ST-13)", .ownThreads)
struct ClaimedReactionTests {
    private typealias Samples = JSONAndDatabaseTests

    /// The first message of the database with a reaction of the owner's that somebody has made up.
    private static func forged(_ emoji: String, at time: String) async throws -> [UInt8] {
        let sender = #"{"identifier":"+4917099999","display_name":"+4917099999"}"#
        return try await Samples.forged(
            (#""reactions":[]"#, #""reactions":[{"emoji":"\#(emoji)","sender":\#(sender),"timestamp":"\#(time)"}]"#))
    }

    private static func reactions(_ vault: MergeVault) async throws -> [Reaction] {
        try await Samples.messages(vault).flatMap(\.unified.reactions)
    }

    @Test(
        "A reaction of a file, however late its date, takes nothing from a source's, whichever comes first (ST-13)",
        arguments: ["9999-12-31T23:59:59Z", "2020-09-13T12:26:50Z"], [true, false])
    func beside(time: String, isFirst: Bool) async throws {
        let lines = try await Self.forged("💩", at: time)
        try await Samples.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Samples.small(reactions: [("👍", 1_000)]))
            if !isFirst { try await vault.load(lines: lines) }
            let reactions = try await Self.reactions(vault)
            #expect(reactions.map(\.emoji) == ["👍"] && reactions.map(\.isClaimed) == [false], "\(reactions)")
            #expect(reactions.map(\.timestamp.milliseconds) == [Samples.start + 1_000])
            // The source still changes it.
            try await vault.load(Samples.small(reactions: [("👍", 1_000), ("🎉", 2_000)]))
            #expect(try await Self.reactions(vault).map(\.emoji) == ["🎉"])
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("A reaction that a source shows as removed is not set again by a file (ST-13)", arguments: [true, false])
    func removed(isFirst: Bool) async throws {
        let lines = try await Self.forged("💩", at: "9999-12-31T23:59:59Z")
        try await Samples.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Samples.small(reactions: [("👍", 1_000)]))
            let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
            let message = try #require(try await vault.store.messages(in: chat.id, .oldest, limit: 1).first)
            try await vault.store.react(
                to: message.unified.id,
                by: NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .phoneNumber, value: "+4917099999")],
                    participant: Participant(identifier: "+4917099999", displayName: "+4917099999"), isOwner: true,
                    seenAt: message.unified.timestamp), emoji: nil, at: Timestamp(milliseconds: Samples.start + 3_000))
            if !isFirst { try await vault.load(lines: lines) }
            #expect(try await Self.reactions(vault) == [])
        }
    }

    @Test("Of two files, the later reaction counts, and no source has shown either (ST-13)", arguments: [true, false])
    func twoFiles(isFirst: Bool) async throws {
        let files = [
            try await Self.forged("👍", at: "2020-09-13T12:26:50Z"),
            try await Self.forged("🎉", at: "2020-09-13T12:26:59Z"),
        ]
        try await Samples.inEachStore { vault in
            for lines in isFirst ? files : files.reversed() { try await vault.load(lines: lines) }
            try await vault.load(Samples.small())
            let reactions = try await Self.reactions(vault)
            #expect(reactions.map(\.emoji) == ["🎉"] && reactions.map(\.isClaimed) == [true], "\(reactions)")
        }
    }

    @Test(
        "Where two people become one, the reaction that a source has shown stays, and each has theirs after a split",
        arguments: [true, false])
    func joined(isClaimedStaying: Bool) async throws {
        try await Samples.inEachStore { vault in
            try await vault.load(Samples.small())
            let message = try #require(try await Samples.messages(vault).first).unified.id
            func react(
                _ number: String, _ emoji: String, at time: Int64, isClaimed: Bool
            ) async throws -> UniqueIdentifier {
                let sender = NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .phoneNumber, value: number)],
                    participant: Participant(identifier: number, displayName: number), isOwner: false,
                    seenAt: Timestamp(milliseconds: time), isClaimed: isClaimed)
                try await vault.store.react(
                    to: message, by: sender, emoji: emoji, at: Timestamp(milliseconds: time))
                return try await vault.store.sender(for: sender).person
            }
            let numbers = isClaimedStaying ? ["+4917055555", "+4917066666"] : ["+4917066666", "+4917055555"]
            var people: [String: UniqueIdentifier] = [:]
            for number in numbers {
                let isClaimed = number == "+4917055555"
                people[number] = try await react(
                    number, isClaimed ? "💩" : "👍", at: isClaimed ? 9 : 3, isClaimed: isClaimed)
            }
            let (first, second) = (try #require(people[numbers[0]]), try #require(people[numbers[1]]))
            _ = try await vault.store.join(second, into: first, by: .owner)
            var reactions = try await Self.reactions(vault)
            #expect(reactions.map(\.emoji) == ["👍"] && reactions.map(\.isClaimed) == [false], "\(reactions)")
            let join = try #require(try await vault.store.joins(ofPerson: first).first)
            try await vault.store.splitPerson(join.id)
            reactions = try await Self.reactions(vault)
            #expect(reactions.map(\.emoji) == ["👍", "💩"], "\(reactions)")
            #expect(reactions.map(\.isClaimed) == [false, true])
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("A restored vault knows which reactions only an added file has shown (ST-13)")
    func restored() async throws {
        let own = try ExportFixture()
        let lines = try await Self.forged("👍", at: "2020-09-13T12:26:50Z")
        try await own.importJSON(String(decoding: lines, as: UTF8.self))
        let vault = try ExportFixture()
        try await vault.importJSON(try await own.exportedInFull(), mode: .restoring)
        let chat = try #require(try await vault.store.allConversations().first)
        let reactions = try await vault.store.messages(in: chat.id, .oldest, limit: 10).flatMap(\.unified.reactions)
        #expect(reactions.map(\.isClaimed) == [true])
        #expect(!(try await vault.exported()).contains("claimed"))
    }
}
