import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

/// Archives and folders with more than one chat (ING-5): nothing is silently omitted.
@Suite("Several chats in one location (ING-5)", .ownThreads)
struct SeveralChatsTests {
    private static let anna = Array("31.12.18, 20:15 - Anna: IMG-20181231-WA0001.jpg (file attached)\n".utf8)
    private static let ben = Array(
        "31.12.18, 20:16 - Ben: IMG-20181231-WA0001.jpg (file attached)\n31.12.18, 20:17 - Ben: again\n".utf8)

    private func write(_ files: [(name: String, content: [UInt8])], to folder: String) throws {
        try Scratch.makeFolder(folder)
        for file in files { try Scratch.write("\(folder)/\(file.name)", file.content) }
    }

    @Test("An archive with two chats lists both, and each has its own title, messages and files")
    func archive() async throws {
        let archive = ZipWriter.archive([
            ("Anna/_chat.txt", SeveralChatsTests.anna), ("Anna/IMG-20181231-WA0001.jpg", [1]),
            ("WhatsApp Chat with Ben/_chat.txt", SeveralChatsTests.ben),
            ("WhatsApp Chat with Ben/IMG-20181231-WA0001.jpg", [2]),
        ])
        let path = Scratch.path("both.zip")
        try Scratch.write(path, archive)
        defer { Scratch.remove(path) }
        let chats = try WhatsAppExportSource.chats(inFileAt: path)
        #expect(chats == ["Anna/_chat.txt", "WhatsApp Chat with Ben/_chat.txt"])
        await #expect(throws: IngestionError.severalChats) { try await Reading.of(.path(path)) }
        await #expect(throws: IngestionError.severalChats) { try await Reading.of(.bytes(archive, name: nil)) }
        var titles: [String] = []
        var counts: [Int] = []
        for (number, chat) in chats.enumerated() {
            let reading = try await Reading.of(.path(path), options(part: chat))
            titles.append(reading.chat.title)
            counts.append(reading.messages.count)
            let source = try #require(reading.messages.first?.attachmentSources.first ?? nil)
            #expect(try content(of: source) == [UInt8(number + 1)])
            #expect(reading.survey.repeatedNames == [])
        }
        #expect(titles == ["Anna", "Ben"] && counts == [1, 2])
        await #expect(throws: IngestionError.noChatInArchive) {
            try await Reading.of(.path(path), options(part: "Cara/_chat.txt"))
        }
    }

    @Test("A chat that was sent in another chat is an attachment of that one")
    func attachedChat() async throws {
        let sender = Array("31.12.18, 20:15 - Anna: WhatsApp Chat with Ben.txt (file attached)\n".utf8)
        let files: [(name: String, content: [UInt8])] = [
            ("WhatsApp Chat with Anna.txt", sender), ("WhatsApp Chat with Ben.txt", SeveralChatsTests.ben),
        ]
        let reading = try await Reading.of(.bytes(ZipWriter.archive(files), name: "x.zip"))
        #expect(reading.survey.attachmentsFound == 1 && reading.messages.count == 1)
        let folder = Scratch.path("sent")
        try write(files, to: folder)
        defer { Scratch.removeFolder(folder, files.map(\.name)) }
        #expect(try WhatsAppExportSource.chats(inFileAt: folder) == ["WhatsApp Chat with Anna.txt"])
    }

    @Test("A folder of texts and archives lists each that contains a chat, and no notes or pictures")
    func folder() async throws {
        let archive = ZipWriter.archive([("_chat.txt", SeveralChatsTests.ben)])
        let files: [(name: String, content: [UInt8])] = [
            ("WhatsApp Chat with Anna.txt", SeveralChatsTests.anna), ("WhatsApp Chat with Ben.zip", archive),
            ("notes.txt", Array("Milk\nBread\n".utf8)), ("pictures.zip", ZipWriter.archive([("a.jpg", [1])])),
            ("IMG-20181231-WA0001.jpg", [1]),
        ]
        let folder = Scratch.path("Downloads")
        try write(files, to: folder)
        defer { Scratch.removeFolder(folder, files.map(\.name)) }
        let chats = try WhatsAppExportSource.chats(inFileAt: folder)
        #expect(chats == ["WhatsApp Chat with Anna.txt", "WhatsApp Chat with Ben.zip"])
        await #expect(throws: IngestionError.severalChats) { try await Reading.of(.path(folder)) }
        var titles: [String] = []
        for chat in chats { titles.append(try await Reading.of(.path(folder), options(part: chat)).chat.title) }
        #expect(titles == ["Anna", "Ben"])
    }

    @Test("A name is found wherever the text is split for reading")
    func names() async throws {
        let padding = [UInt8](repeating: UInt8(ascii: "x"), count: 256 << 10)
        for shift in [0, 1, 7, 25] {
            let head = Array("31.12.18, 20:15 - Anna: ".utf8) + padding.dropLast(24 + shift)
            let text = head + Array(" WhatsApp Chat with Ben.txt\n".utf8)
            let files = [("_chat.txt", text), ("WhatsApp Chat with Ben.txt", SeveralChatsTests.ben)]
            let reading = try await Reading.of(.bytes(ZipWriter.archive(files), name: "x.zip"))
            #expect(reading.messages.count == 1, "\(shift)")
        }
    }

    private func options(part: String) -> ExportOptions {
        var options = ExportOptions.inUTC
        options.part = part
        return options
    }

    private func content(of source: any AttachmentSource) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try source.read { (chunk: UnsafeRawBufferPointer) in bytes += chunk }
        return bytes
    }
}
