import Foundation
import Testing
import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads

@Suite("Databases through the reader's process (WDB-1, WDB-8)", .ownThreads)
struct GenuineTests {
    private static let fixtures = PackageRoot.path("../shared/fixtures")

    static let hasFixtures = FileManager.default.fileExists(atPath: fixtures + "/README.md")

    private func sql(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: Self.fixtures + "/chat-history-manager/" + path), encoding: .utf8)
    }

    @Test(
        "A genuine database of the transition, whose rows are status posts (WDB-8)",
        .enabled(if: hasFixtures, "the genuine files are not there"), arguments: [false, true])
    func transition(_ statuses: Bool) async throws {
        let files = try ReaderFixture()
        let rows = try files.open(Self.fixtures + "/wa-crypt-tools/msgstore.db")
        let reading = try await Reading(Reading.source(rows, statuses: statuses))
        #expect(reading.survey.form == "android-2022")
        #expect(reading.survey.rows == 11)
        #expect(reading.incomplete == [])
        #expect(reading.account("message")?.leftOut == [.internalRow: 1])
        // Their times are zero: the service's own advertisements.
        let reason: RowReason = statuses ? .impossibleTime : .status
        #expect(reading.account("messages")?.leftOut == [.internalRow: 1, reason: 9])
        #expect(reading.account("message_media")?.leftOut == [reason: 2])
        #expect(reading.messages.isEmpty)
    }

    @Test(
        "Genuine rows of 2023: who joined, an edited reply, a live place, a revocation (WDB-8)",
        .enabled(if: hasFixtures, "the genuine files are not there"))
    func october2023() async throws {
        let files = try ReaderFixture()
        let rows = try files.database("msgstore.db", sql: sql("whatsapp-android_2023-10/msgstore.sql"))
        let contacts = try files.database("wa.db", sql: sql("whatsapp-android_2023-10/wa.sql"))
        let reading = try await Reading(Reading.source(rows, contacts: contacts))
        #expect(reading.survey.form == "android-2023")
        #expect(reading.incomplete == [])
        #expect(reading.account("message")?.messages == 4)
        #expect(reading.accounts.allSatisfy { $0.leftOut.isEmpty })
        let messages = reading.messages
        #expect(messages.map(\.content.kind) == [.system, .text, .location, .deleted])
        #expect(messages[1].externalID == "GROUPMSG99999OLD")
        #expect(messages[1].replyTo == "GROUPMSG00100")
        #expect(messages[1].chat.title == "My Group")
        #expect(messages[3].externalID == "PERSONALMSGDELETED")
        #expect(reading.survey.owner?.aliases.contains { $0.value == "00000@s.whatsapp.net" } == true)
    }

    @Test(
        "Genuine rows of 2026: a message of a type that no list has (WDB-3, WDB-8)",
        .enabled(if: hasFixtures, "the genuine files are not there"))
    func january2026() async throws {
        let files = try ReaderFixture()
        let rows = try files.database("msgstore.db", sql: sql("whatsapp-android_2026-01/msgstore.sql"))
        let contacts = try files.database("wa.db", sql: sql("whatsapp-android_2026-01/wa.sql"))
        let reading = try await Reading(Reading.source(rows, contacts: contacts))
        #expect(reading.survey.form == "android-2026")
        #expect(reading.incomplete == [])
        #expect(reading.account("message")?.unknownTypes == [85: 1])
        let message = try #require(reading.messages.first)
        #expect(message.content.kind == .unknown)
        #expect(message.chat.title == "WA Verified VName")
        guard case .object(let raw)? = message.platformSpecific["android"] else {
            Issue.record("The raw columns are missing")
            return
        }
        #expect(raw["message_ui_elements"] != nil)
        #expect(message.platformSpecific["location"] != nil)
    }

    @Test("A generated file says what the same rows in memory say", arguments: AndroidSchema.allCases)
    func generated(_ schema: AndroidSchema) async throws {
        var generator = HistoryGenerator(seed: 21, features: schema.features)
        let writer = AndroidDatabaseWriter(generator.history(chats: 6, messages: 400), schema: schema)
        let memory = try await Reading(writer.messages, contacts: writer.contacts)
        let files = try ReaderFixture()
        let rows = try files.database("msgstore.db", sql: SQLText.statements(writer.messages))
        let contacts = try files.database("wa.db", sql: SQLText.statements(writer.contacts))
        let read = try await Reading(Reading.source(rows, contacts: contacts))
        #expect(read.incomplete == [])
        #expect(Set(read.accounts) == Set(memory.accounts))
        #expect(read.messages.map(\.externalID) == memory.messages.map(\.externalID))
        #expect(read.messages.map(\.platformSpecific) == memory.messages.map(\.platformSpecific))
    }
}
