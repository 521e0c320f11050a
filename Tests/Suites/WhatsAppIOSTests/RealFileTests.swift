import Foundation
import Testing
import WhisperDatabaseReader
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperRowPort
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppIOS

@Suite("Files that SQLite wrote, read by the real reader (WDB-1, WDB-8)", .ownThreads)
struct RealFileTests {
    /// A folder of files that is removed with the value, and the reader that reads them.
    private final class Folder {
        let path: String
        let reader: DatabaseReader

        init() throws {
            let url = FileManager.default.temporaryDirectory.appending(path: "whisper-ios-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            path = url.path
            reader = DatabaseReader(program: Self.program, temporaryDirectory: path, memory: try SodiumSealing())
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// The program that was built beside the tests.
        private static let program: String =
            [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"].map {
                URL(filePath: $0).deletingLastPathComponent().appending(path: "whisper-reader").path
            }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/nonexistent/whisper-reader"

        /// Writes a database by Python's SQLite, and opens it.
        func open(_ builder: IOSDatabaseBuilder, _ name: String) throws -> any RowSource {
            let script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.stdin.read())"
            let python = ProcessInfo.processInfo.environment["WHISPER_PYTHON"] ?? "python3"
            let file = path + "/" + name
            _ = try ChildProcess.output(of: python, ["-c", script, file], in: path, input: builder.sql())
            return try reader.open(ForeignFile(ForeignContent(path: file)))
        }
    }

    @Test("A file gives the same as the rows in memory, flaws included (WDB-8)", arguments: [1, 2, 3] as [UInt64])
    func same(seed: UInt64) async throws {
        let folder = try Folder()
        let builder = IOSHistory.database(
            using: SeededRandom(seed: seed), messages: 1_500, hasFlaws: seed > 1)
        let file = try folder.open(builder, "ChatStorage.sqlite")
        defer { file.close() }
        let read = try await Reading.of(file, includesStatuses: true)
        let expected = try await Reading.of(builder.source(), includesStatuses: true)
        #expect(read.survey.rows == expected.survey.rows)
        for account in read.accounts {
            #expect(account.isComplete, "\(account)")
            #expect(account.rows == builder.count(account.table))
        }
        guard seed == 1 else { return }
        // Types that the columns declare change the flaws, but nothing else.
        #expect(read.accounts.map(\.inOrder) == expected.accounts.map(\.inOrder))
        #expect(read.survey == expected.survey)
        #expect(read.messages.map(\.content) == expected.messages.map(\.content))
        #expect(read.messages.map(\.platformSpecific) == expected.messages.map(\.platformSpecific))
        #expect(read.messages.map(\.externalID) == expected.messages.map(\.externalID))
        #expect(read.events.map(\.target) == expected.events.map(\.target))
    }

    @Test("Names come from an address book in a file of its own (WDB-5)")
    func contacts() async throws {
        let folder = try Folder()
        var book = IOSDatabaseBuilder.contacts
        book.add(
            "ZWAADDRESSBOOKCONTACT", ["ZWHATSAPPID": .string(OneChat.anna), "ZFULLNAME": .string("Anna Book")])
        var chat = OneChat(name: nil)
        chat.add(0, ["ZTEXT": .string("x")])
        let messages = try folder.open(chat.builder, "ChatStorage.sqlite")
        let contacts = try folder.open(book, "ContactsV2.sqlite")
        defer {
            messages.close()
            contacts.close()
        }
        let reading = try await Reading.of(messages, contacts: contacts)
        #expect(reading.messages.first?.sender?.displayName == "Anna Book")
        #expect(reading.messages.first?.chat.title == "Anna Book")
    }

    @Test("Another program's database is recognised as such (WDB-1)")
    func foreign() async throws {
        let folder = try Folder()
        let source = try folder.open(.contacts, "other.sqlite")
        defer { source.close() }
        await #expect(throws: IngestionError.database(.unknownSchema)) { try await Reading.of(source) }
    }

    @Test("A folder of media gives the files that the database names, moved ones and no others (WDB-4)")
    func media() throws {
        let folder = try Folder()
        let message = folder.path + "/Message"
        try FileManager.default.createDirectory(
            atPath: message + "/Media/a", withIntermediateDirectories: true)
        try Data("picture".utf8).write(to: URL(filePath: message + "/Media/a/b.jpg"))
        try Data("secret".utf8).write(to: URL(filePath: folder.path + "/secret"))
        let media = IOSMediaFolder(message, sealing: try SodiumSealing())
        let digest = try SodiumSealing().sha256()
        Array("picture".utf8).withUnsafeBytes { digest.update($0) }
        let hash = digest.finish()
        for file in [
            IOSMediaFile(path: "Media/a/b.jpg"), IOSMediaFile(path: "Media/moved.jpg", size: 7, sha256: hash),
        ] {
            let content = try #require(media.content(of: file))
            var bytes: [UInt8] = []
            try content.read { (chunk) throws(Never) in bytes += chunk }
            #expect(bytes == Array("picture".utf8))
        }
        #expect(media.content(of: IOSMediaFile(path: "../secret")) == nil)
        #expect(media.content(of: IOSMediaFile(path: "Media/none.jpg", size: 7, sha256: [1])) == nil)
    }
}

extension RowAccount {
    /// The account with its examples in the order of rows; that of the slices depends on the sizes of batches.
    fileprivate var inOrder: RowAccount {
        var account = self
        account.examples.sort { $0.row < $1.row }
        return account
    }
}
