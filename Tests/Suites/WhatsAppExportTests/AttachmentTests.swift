import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("Attachments are found beside the text (ING-5)", .ownThreads)
struct AttachmentTests {
    private static let chat = Array(
        """
        31.12.18, 20:15 - Anna: \u{200E}IMG-20181231-WA0001.jpg (file attached)
        31.12.18, 20:16 - Ben: gone.opus (file attached)
        31.12.18, 20:17 - Ben: <Media omitted>
        31.12.18, 20:18 - Ben: ../secret.txt (file attached)
        """.utf8)
    private static let picture: [UInt8] = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    @Test("In an archive (ING-5)")
    func archive() async throws {
        let archive = ZipWriter.archive([
            ("WhatsApp Chat with Ben.txt", AttachmentTests.chat), ("IMG-20181231-WA0001.jpg", AttachmentTests.picture),
            ("secret.txt", [1]),
        ])
        let reading = try await Reading.of(.bytes(archive, name: "WhatsApp Chat with Ben.zip"))
        try check(reading)
        #expect(reading.chat.title == "Ben")
    }

    @Test("Files with one name in an archive are reported, and the first one is used (ING-5)")
    func repeatedNames() async throws {
        let archive = ZipWriter.archive([
            ("WhatsApp Chat with Ben.txt", AttachmentTests.chat), ("IMG-20181231-WA0001.jpg", AttachmentTests.picture),
            ("IMG-20181231-WA0001.jpg", [1, 2, 3]), ("other/IMG-20181231-WA0001.jpg", [4]), ("secret.txt", [1]),
        ])
        let reading = try await Reading.of(.bytes(archive, name: "WhatsApp Chat with Ben.zip"))
        try check(reading)
        #expect(reading.survey.repeatedNames == ["IMG-20181231-WA0001.jpg"])
        let single = ZipWriter.archive([("_chat.txt", AttachmentTests.chat), ("secret.txt", [1])])
        #expect(try await Reading.of(.bytes(single, name: "x.zip")).survey.repeatedNames == [])
    }

    @Test("A file that an iPhone names behind a caption of several lines is found (ING-5)")
    func captionOfLines() async throws {
        let text = """
            \u{200E}[14/03/2026, 21:07:00] Ana: line one\r
            \r
            line three \u{200E}<attached: 00000013-PHOTO-2026-03-14-21-07-00.jpg>\r
            \u{200E}[14/03/2026, 21:08:00] Ana: one\r
            \u{200E}<bifogad: 00000014-PHOTO-2026-03-14-21-08-00.jpg>\r
            \u{200E}[14/03/2026, 21:09:00] Ana: one\r
            two \u{200E}image omitted\r
            [14/03/2026, 21:10:00] Ben: I typed\r
            <attached: 00000013-PHOTO-2026-03-14-21-07-00.jpg>\r
            [14/03/2026, 21:11:00] Ben: copied \u{200E}<attached: 00000013-PHOTO-2026-03-14-21-07-00.jpg>\r
            and went on\r
            \u{200E}[14/03/2026, 21:12:00] Ben: copied \u{200E}image omitted\r
            and went on\r
            """
        let archive = ZipWriter.archive([
            ("_chat.txt", Array(text.utf8)), ("00000013-PHOTO-2026-03-14-21-07-00.jpg", AttachmentTests.picture),
        ])
        let messages = try await Reading.of(.bytes(archive, name: "WhatsApp Chat - Ana.zip")).messages
        #expect(messages.map(\.content.kind) == [.image, .image, .image, .text, .text, .text])
        #expect(
            messages.map { $0.content.attachments.map(\.state) } == [[.found], [.missing], [.omitted], [], [], []])
        #expect(
            messages.prefix(3).map(\.content.text) == ["line one\r\n\r\nline three", "one", "one\r\ntwo"])
        #expect(messages[3].content.text?.hasSuffix("07-00.jpg>") == true)
        #expect(messages.suffix(2).allSatisfy { $0.content.text?.hasSuffix("and went on") == true })
    }

    @Test("In a folder, without following links (ING-5)")
    func folder() async throws {
        let folder = Scratch.path("WhatsApp Chat - Ben")
        try Scratch.makeFolder(folder)
        defer { Scratch.removeFolder(folder, ["_chat.txt", "IMG-20181231-WA0001.jpg"]) }
        try Scratch.write(folder + "/_chat.txt", AttachmentTests.chat)
        try Scratch.write(folder + "/IMG-20181231-WA0001.jpg", AttachmentTests.picture)
        try check(try await Reading.of(.path(folder)))
    }

    @Test("A text on its own has none (ING-5)")
    func text() async throws {
        let reading = try await Reading.of(.bytes(AttachmentTests.chat, name: "_chat.txt"))
        #expect(reading.survey.attachmentsFound == 0)
        #expect(reading.survey.attachmentsMissing == 3)
    }

    @Test("Every entry of a large archive can be read, in any order, without searching the archive again")
    func manyEntries() async throws {
        var files: [(name: String, content: [UInt8])] = []
        var chat = ""
        for number in 0..<3_000 {
            let name = "IMG-20181231-WA\(number).jpg"
            files.append((name, Array("content \(number)".utf8)))
            chat = "31.12.18, 20:15 - Anna: \(name) (file attached)\n" + chat
        }
        files.append(("_chat.txt", Array(chat.utf8)))
        let reading = try await Reading.of(.bytes(ZipWriter.archive(files), name: "x.zip"))
        #expect(reading.survey.attachmentsFound == 3_000)
        let time = try processorTime {
            for (index, message) in reading.messages.enumerated() {
                let source = try #require(message.attachmentSources.first ?? nil)
                let bytes = try content(source)
                #expect(bytes == Array("content \(2_999 - index)".utf8))
            }
        }
        #expect(time < .seconds(20))
    }

    @Test("A pipe is read like a file, archive or text (ING-5)")
    func location() async throws {
        let path = Scratch.path("export.zip")
        defer { Scratch.remove(path) }
        try Scratch.write(path, ZipWriter.archive([("_chat.txt", AttachmentTests.chat)]))
        #expect(try await Reading.of(.path(path)).messages.count == 4)
    }

    private func check(_ reading: Reading) throws {
        #expect(reading.survey.attachmentsFound == 1)
        #expect(reading.survey.attachmentsMissing == 2)
        #expect(reading.survey.attachmentsOmitted == 1)
        let states = reading.messages.map { $0.content.attachments.first?.state }
        #expect(states == [.found, .missing, .omitted, .missing])
        #expect(reading.messages.first?.content.attachments.first?.size == 200_000)
        let source = try #require(reading.messages.first?.attachmentSources.first ?? nil)
        #expect(try content(source) == AttachmentTests.picture)
        #expect(try content(source) == AttachmentTests.picture, "It can be read again")
    }

    @Test("Names that other programs rewrote are found: another case, no full stop at the end, backslashes")
    func rewrittenNames() async throws {
        let chat = Array(
            """
            31.12.18, 20:15 - Anna: IMG-20181231-WA0001.jpg (file attached)
            31.12.18, 20:16 - Anna: AUD-20181231-WA0002. (file attached)
            31.12.18, 20:17 - Anna: VID-20181231-WA0003.mp4 (file attached)

            """.utf8)
        let names = ["IMG-20181231-WA0001.JPG", "AUD-20181231-WA0002", "vid-20181231-WA0003.mp4"]
        func check(_ location: ExportLocation, missing: Int64) async throws {
            let reading = try await Reading.of(location)
            #expect(reading.survey.attachmentsFound == 3 - missing && reading.survey.attachmentsMissing == missing)
            #expect(reading.messages.map(\.content.kind) == [.image, .audio, .video])
            for (message, bytes) in zip(reading.messages, [[1], [2]] as [[UInt8]]) {
                #expect(try content(try #require(message.attachmentSources.first ?? nil)) == bytes)
            }
        }
        var files: [(name: String, content: [UInt8])] = [("WhatsApp Chat with Anna.txt", chat)]
        for (index, name) in names.enumerated() { files.append((name, [UInt8(index + 1)])) }
        try await check(.bytes(ZipWriter.archive(files), name: "WhatsApp Chat with Anna.zip"), missing: 0)
        let packed = files.map { ("WhatsApp Chat with Anna\\" + $0.name, $0.content) }
        try await check(.bytes(ZipWriter.archive(packed), name: "Anna.zip"), missing: 0)
        // Two files of which either may be meant are neither.
        let doubled = files + [("Vid-20181231-WA0003.mp4", [9])]
        try await check(.bytes(ZipWriter.archive(doubled), name: "Anna.zip"), missing: 1)
        let folder = Scratch.path("WhatsApp Chat with Anna")
        try Scratch.makeFolder(folder)
        defer { Scratch.removeFolder(folder, files.map(\.name)) }
        for file in files { try Scratch.write(folder + "/" + file.name, file.content) }
        try await check(.path(folder), missing: 0)
    }

    private struct Full: Error {}

    private func content(_ source: any AttachmentSource) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try source.read { chunk in
            #expect(chunk.count <= 64 << 10)
            bytes += chunk
        }
        return bytes
    }
}
