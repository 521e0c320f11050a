import Testing
import WhisperArchive
import WhisperBlobPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
@testable import WhisperCore

/// What an import of JSON Lines makes of attachments whose contents neither it nor the vault has (ST-13).
@Suite("Contents that an import does not have", .ownThreads)
struct AbsentContentsTests {
    /// The lines of a vault with one picture in one message, in either form, and the picture.
    private func lines(inFull: Bool) async throws -> (text: String, library: OneContent) {
        let vault = try ExportFixture()
        try await vault.importChat(
            "Anna",
            [ScriptedSource.Line(minute: 1, sender: "Anna", text: "Look", picture: "a.jpg", pictureBytes: [1, 2, 3])])
        let id = try #require(try vault.blobs.list().ids.first)
        let text = inFull ? try await vault.exportedInFull() : try await vault.exported()
        return (text, OneContent(id: id, bytes: [1, 2, 3]))
    }

    @discardableResult
    private func add(
        _ text: String, to vault: ExportFixture, _ library: OneContent? = nil, canBeFetched: Bool = false,
        mode: ImportMode = .adding, dryRun: Bool = false
    ) async throws -> JSONImportSummary {
        try await JSONImport(
            store: vault.store, secrecy: vault.secrecy, blobs: vault.blobs, library: library,
            availability: { _ in canBeFetched }, clock: StillClock(), zones: UniversalZones(), digest: vault.sealing,
            random: SystemRandomNumberGenerator()
        ).run(PiecewiseSource(text, pieces: 1_000), mode: mode, dryRun: dryRun)
    }

    private func attachments(_ vault: ExportFixture) async throws -> [WhisperMessage.Attachment] {
        try await vault.records().flatMap { record -> [WhisperMessage.Attachment] in
            guard case .message(let message, _, _, _) = record else { return [] }
            return message.unified.content.attachments
        }
    }

    private func expect(
        _ state: AttachmentState, in vault: ExportFixture, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let attachments = try await attachments(vault)
        #expect(attachments.map(\.state) == [state], sourceLocation: sourceLocation)
        #expect(attachments.allSatisfy { ($0.sha256 != nil) == (state == .found) }, sourceLocation: sourceLocation)
        #expect(attachments.map(\.size) == [3], sourceLocation: sourceLocation)
        #expect(try await vault.store.setting("import.contents-absent") == nil, sourceLocation: sourceLocation)
    }

    private func missing(_ vault: ExportFixture) async throws -> Int {
        try await BlobCollection(store: vault.store, blobs: vault.blobs).compare().missing.count
    }

    @Test(
        "An attachment without content is missing, or listed to be fetched, and is counted (ST-13)",
        arguments: [true, false], [true, false])
    func recorded(inFull: Bool, canBeFetched: Bool) async throws {
        let (text, _) = try await lines(inFull: inFull)
        let vault = try ExportFixture()
        let summary = try await add(text, to: vault, canBeFetched: canBeFetched)
        #expect(summary.added == 1 && summary.attachmentsAbsent == 1)
        #expect(summary.attachmentsMissing == (canBeFetched ? 0 : 1))
        #expect(summary.attachmentsToFetch == (canBeFetched ? 1 : 0))
        try await expect(canBeFetched ? .remote : .missing, in: vault)
        #expect(try await missing(vault) == 0)
    }

    @Test(
        "The same lines with the contents add them later; a content is added only where it fits (ST-13)",
        arguments: [true, false])
    func filled(inFull: Bool) async throws {
        let (text, library) = try await lines(inFull: inFull)
        for canBeFetched in [true, false] {
            let vault = try ExportFixture()
            try await add(text, to: vault, canBeFetched: canBeFetched)
            // A file that names it otherwise is not about this attachment.
            try await add(text.replacing("a.jpg", with: "b.jpg"), to: vault, library)
            #expect(try await attachments(vault).map(\.state) == [canBeFetched ? .remote : .missing])
            for id in try vault.blobs.list().ids { try vault.blobs.remove(id) }
            let summary = try await add(text, to: vault, library)
            #expect(summary.added == 0 && summary.duplicates == 1 && summary.attachmentsAdded == 1)
            try await expect(.found, in: vault)
            #expect(try await missing(vault) == 0)
        }
    }

    @Test(
        "A content fits without its name and under another type, not under another size (ST-13)",
        arguments: [true, false])
    func fitting(inFull: Bool) async throws {
        let (text, library) = try await lines(inFull: inFull)
        let cases: [(words: String, others: String, state: AttachmentState)] = [
            (#""name":"a.jpg""#, #""name":null"#, .found), (#""mime":"image/jpeg""#, #""mime":"image/jpg""#, .found),
            (#""size":3"#, #""size":4"#, .missing),
        ]
        for (words, others, state) in cases {
            #expect(text.contains(words))
            let vault = try ExportFixture()
            try await add(text, to: vault)
            try await add(text.replacing(words, with: others), to: vault, library)
            try await expect(state, in: vault)
        }
    }

    @Test("A restored vault keeps what the file has, and a dry run changes nothing (ST-13)")
    func restored() async throws {
        let (text, _) = try await lines(inFull: true)
        let vault = try ExportFixture()
        #expect(try await add(text, to: vault, dryRun: true).attachmentsMissing == 0)
        #expect(try await vault.records().isEmpty)
        let summary = try await add(text, to: vault, mode: .restoring)
        #expect(summary.attachmentsAbsent == 1 && summary.attachmentsMissing == 0 && summary.attachmentsToFetch == 0)
        try await expect(.found, in: vault)
        #expect(try await missing(vault) == 1)
    }

    @Test("A content that the vault has lost is not recorded as missing by a file that mentions it (ST-11)")
    func lost() async throws {
        let (text, library) = try await lines(inFull: true)
        let vault = try ExportFixture()
        try await add(text, to: vault, library)
        try vault.blobs.remove(library.id)
        #expect(try await add(text, to: vault).attachmentsMissing == 0)
        try await expect(.found, in: vault)
        #expect(try await missing(vault) == 1)
    }

    @Test("A picture of a chat that is absent is removed from the chat (ST-13)")
    func picture() async throws {
        let vault = try ExportFixture()
        try await vault.importChat("Anna", [ScriptedSource.Line(minute: 1, sender: "Anna", text: "Hello")])
        let chat = try #require(try await vault.store.conversation(platform: .whatsapp, key: "Anna"))
        try await vault.store.setAvatar(chat.id, to: String(repeating: "ab", count: 32))
        let other = try ExportFixture()
        try await add(try await vault.exportedInFull(), to: other)
        let imported = try #require(try await other.store.conversation(platform: .whatsapp, key: "Anna"))
        #expect(imported.avatar == nil)
        #expect(try await missing(other) == 0)
    }

    @Test("An import that was interrupted is completed by the next one (ST-13)")
    func interrupted() async throws {
        let (text, _) = try await lines(inFull: true)
        let vault = try ExportFixture()
        // Everything was committed, but the state of the attachment was not yet changed.
        try await vault.importJSON(text)
        try await vault.store.setSetting("import.contents-absent", to: "begun")
        #expect(try await missing(vault) == 1)
        #expect(try await add(text, to: vault).attachmentsMissing == 1)
        try await expect(.missing, in: vault)
        #expect(try await missing(vault) == 0)
    }
}
