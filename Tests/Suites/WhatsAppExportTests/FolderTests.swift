import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Only regular files in a folder are read (ING-5)", .ownThreads)
struct FolderTests {
    private static let chat = Array(
        """
        31.12.18, 20:15 - Anna: photo.jpg (file attached)
        31.12.18, 20:16 - Anna: link.jpg (file attached)
        31.12.18, 20:17 - Anna: folder.jpg (file attached)
        31.12.18, 20:18 - Anna: pipe.jpg (file attached)
        """.utf8)

    @Test("Links, folders and pipes count as missing, are not followed, and are not left open (ING-5)")
    func noFiles() async throws {
        let folder = Scratch.path("mixed")
        try Scratch.makeFolder(folder)
        defer {
            _ = rmdir(folder + "/folder.jpg")
            Scratch.removeFolder(folder, ["_chat.txt", "photo.jpg", "link.jpg", "pipe.jpg"])
        }
        try Scratch.write(folder + "/_chat.txt", FolderTests.chat)
        try Scratch.write(folder + "/photo.jpg", [1, 2, 3])
        try #require(symlink(folder + "/photo.jpg", folder + "/link.jpg") == 0)
        try Scratch.makeFolder(folder + "/folder.jpg")
        try #require(mkfifo(folder + "/pipe.jpg", 0o600) == 0)
        let reading = try await Reading.of(.path(folder))
        let states = reading.messages.map { $0.content.attachments.first?.state }
        #expect(states == [.found, .missing, .missing, .missing])
        #expect(reading.survey.attachmentsFound == 1)
        #expect(reading.survey.attachmentsMissing == 3, "The survey agrees with the messages")
        let writer = open(folder + "/pipe.jpg", O_WRONLY | O_NONBLOCK)
        #expect(writer < 0 && errno == ENXIO, "Nothing has the pipe open for reading")
        if writer >= 0 { close(writer) }
    }

    @Test("Something with the name of an archive that is not a file is not a chat (ING-5)")
    func noArchives() async throws {
        let folder = Scratch.path("archives")
        let archive = ZipWriter.archive([("_chat.txt", FolderTests.chat)])
        try Scratch.makeFolder(folder)
        let outside = Scratch.path("outside.zip")
        defer {
            _ = rmdir(folder + "/old.zip")
            Scratch.removeFolder(folder, ["_chat.txt", "linked.zip", "empty.zip", "text.zip", "real.zip"])
            Scratch.remove(outside)
        }
        try Scratch.write(folder + "/_chat.txt", FolderTests.chat)
        try Scratch.makeFolder(folder + "/old.zip")
        try Scratch.write(outside, archive)
        try #require(symlink(outside, folder + "/linked.zip") == 0)
        try Scratch.write(folder + "/empty.zip", [])
        try Scratch.write(folder + "/text.zip", FolderTests.chat)
        #expect(try WhatsAppExportSource.chats(inFileAt: folder) == ["_chat.txt"])
        #expect(try await Reading.of(.path(folder)).messages.count == 4)
        try Scratch.write(folder + "/real.zip", archive)
        #expect(try WhatsAppExportSource.chats(inFileAt: folder) == ["_chat.txt", "real.zip"])
    }

    @Test("The maximum number of files is read, and one more is rejected, in a folder and in an archive (ING-5)")
    func limit() async throws {
        let files: [(name: String, content: [UInt8])] = [
            ("_chat.txt", FolderTests.chat), ("photo.jpg", [1]), ("other.jpg", [2]),
        ]
        let folder = Scratch.path("limited")
        try Scratch.makeFolder(folder)
        defer { Scratch.removeFolder(folder, files.map(\.name)) }
        for file in files { try Scratch.write("\(folder)/\(file.name)", file.content) }
        for location in [ExportLocation.path(folder), .bytes(ZipWriter.archive(files), name: "x.zip")] {
            var options = ExportOptions.inUTC
            options.limits.maximumEntries = files.count
            #expect(try await Reading.of(location, options).messages.count == 4)
            options.limits.maximumEntries = files.count - 1
            await #expect(throws: IngestionError.archiveTooLarge) { try await Reading.of(location, options) }
        }
    }

    @Test("A folder without files is empty, one without a chat is not an export (ING-5)")
    func nothing() async throws {
        let folder = Scratch.path("nothing")
        try Scratch.makeFolder(folder)
        defer { Scratch.removeFolder(folder, ["photo.jpg"]) }
        await #expect(throws: IngestionError.empty) { try await Reading.of(.path(folder)) }
        try Scratch.write(folder + "/photo.jpg", [1])
        await #expect(throws: IngestionError.notAnExport) { try await Reading.of(.path(folder)) }
    }
}
