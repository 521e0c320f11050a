import WhisperExportGenerator
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("Bad input gives a clear error or a counted, located report (ING-5)", .ownThreads)
struct BadInputTests {
    private static let chat = Array("31.12.18, 20:15 - Anna: Hello\n".utf8)

    @Test("An empty file, on its own and in an archive")
    func empty() async {
        await expect(.empty, [])
        await expect(.empty, ZipWriter.archive([("_chat.txt", [])]))
    }

    @Test("A file that is not an export")
    func noExport() async {
        await expect(.notAnExport, Array("Dear diary,\ntoday nothing happened.\n".utf8))
        await expect(.notAnExport, Array("\n\n\n".utf8))
    }

    @Test("Texts of other programs whose lines resemble an export's")
    func foreignTexts() async throws {
        let log = "2026-03-14 21:05:41 - INFO: started\n2026-03-14 21:05:42 - WARN: low disk\n"
        let signal = "[2026-03-14 21:05] Ana: Hi\n(- Ben: 👍 -)\n\n[2026-03-14 21:06] Me: Hello\n"
        // KakaoTalk's, on Android and on an iPhone: a comma before the name, and a space before its colon.
        let kakao = "2026년 3월 14일 오후 9:05, Ana : Hi\n2026년 3월 14일 오후 9:06, Ben님이 나갔습니다.\n"
        let kakaoOnIPhone = "2026. 3. 14. 오후 9:05, Ana : Hi\n2026. 3. 14. 오후 9:06, Ben : Hello\n"
        for text in [log, signal, kakao, kakaoOnIPhone] { await expect(.notAnExport, Array(text.utf8)) }
        // A person of that name, Swedish headers, and a line of either in a chat.
        for text in [
            log + "2026-03-14 21:05:43 - Ana: is that the log?\n", "14/03/2026, 21:05 - INFO: opening hours\n",
            "[2026-03-14 21:05:07] Ana: Hej\n", "14/03/2026, 21:05 - Ana: look:\n" + signal,
        ] {
            #expect(try await Reading.text(text).messages.count > 0, "\(text)")
        }
    }

    @Test("A binary, small and large")
    func binary() async {
        var generator = SeededGenerator(seed: 1)
        let noise = (0..<3_000_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        await expect(.notAnExport, Array(noise.prefix(5_000)))
        await expect(.notAnExport, noise)
    }

    @Test("A path without a file, and a folder without a chat")
    func noFile() async {
        await #expect(throws: IngestionError.notFound) { try await Reading.of(.path("/nowhere/chat.txt")) }
        await #expect(throws: IngestionError.notAnExport) { try await Reading.of(.path("/sys")) }
    }

    @Test("An archive that is truncated anywhere, or damaged")
    func truncatedArchive() async {
        let archive = ZipWriter.archive([("_chat.txt", BadInputTests.chat)])
        for length in [4, 30, 60, archive.count - 1, archive.count - 30] {
            await expect(.damagedArchive, Array(archive.prefix(length)))
        }
        var damaged = archive
        damaged[45] ^= 1
        await expect(.damagedArchive, damaged)
    }

    @Test("An encrypted archive")
    func encrypted() async {
        var writer = ZipWriter()
        writer.add("_chat.txt", BadInputTests.chat, isEncrypted: true)
        await expect(.encryptedArchive, writer.finish())
    }

    @Test("An archive without a chat")
    func noChat() async {
        await expect(.noChatInArchive, ZipWriter.archive([("photo.jpg", [1, 2, 3])]))
        await expect(.noChatInArchive, ZipWriter.archive([]))
        await expect(.archiveOfArchives, ZipWriter.archive([("exports/WhatsApp Chat with Ana.ZIP", [1, 2, 3])]))
        await expect(.notAnExport, ZipWriter.archive([("notes.txt", Array("shopping".utf8))]))
    }

    @Test(
        "Names that point outside the archive",
        arguments: [
            "../_chat.txt", "a/../../_chat.txt", "/etc/passwd", "..\\chat.txt", "C:/chat.txt", "a/..", "\0.txt",
            "a\\..\\..\\chat.txt", "a/..\\..\\chat.txt", "\\chat.txt", "\\\\server\\chat.txt", "C:\\chat.txt",
            "C:chat.txt",
        ])
    func unsafePath(_ name: String) async {
        await expect(.unsafePath, ZipWriter.archive([("_chat.txt", BadInputTests.chat), (name, [1])]))
    }

    @Test("Archives of other formats are called so, and no text without messages")
    func foreignArchives() async {
        let tar = Array("chat.txt".utf8) + [UInt8](repeating: 0, count: 249) + Array("ustar\u{0}00".utf8)
        let heads: [[UInt8]] = [
            [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4], Array("Rar!\u{1A}\u{7}\u{1}\u{0}".utf8), [0x1F, 0x8B, 8, 0],
            Array("BZh91AY&SY".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0], [0x28, 0xB5, 0x2F, 0xFD, 4], tar,
        ]
        for head in heads { await expect(.foreignArchive, head + [UInt8](repeating: 1, count: 600)) }
        await expect(.notAnExport, Array("Rar! What a day.\n".utf8))
    }

    @Test("A text that is compressed by an unknown method is not called damaged")
    func unknownMethod() async {
        var writer = ZipWriter()
        writer.add("_chat.txt", BadInputTests.chat, method: 9)
        await expect(.unknownCompression(method: 9), writer.finish())
    }

    @Test("Archives that unpack to too much")
    func bombs() async {
        // One that declares it.
        var admitted = ZipWriter()
        admitted.add("_chat.txt", BadInputTests.chat)
        admitted.add("zeros.bin", [1], claimedSize: 3_000_000_000)
        await expect(.archiveTooLarge, admitted.finish())
        // One with overlapping entries.
        var shared = ZipWriter()
        shared.add("_chat.txt", BadInputTests.chat)
        shared.add("again.bin", BadInputTests.chat, offset: 0)
        await expect(.archiveTooLarge, shared.finish())
        // One with too many entries.
        var options = ExportOptions.inUTC
        options.limits.maximumEntries = 3
        let many = ZipWriter.archive((0..<4).map { ("\($0).txt", BadInputTests.chat) })
        await expect(.archiveTooLarge, many, options)
        // One that unpacks to more than declared: deflate's stored block of the whole chat, declared as five bytes.
        let length = UInt16(BadInputTests.chat.count)
        let block = [1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
        var lying = ZipWriter()
        lying.add("_chat.txt", BadInputTests.chat, packed: block + BadInputTests.chat, method: 8, claimedSize: 5)
        await #expect(throws: IngestionError.self) {
            try await Reading.of(.bytes(lying.finish(), name: "x.zip"))
        }
    }

    @Test("Invalid UTF-8 in the middle is repaired for display and counted, and its bytes are preserved")
    func invalidText() async throws {
        let bytes = BadInputTests.chat + Array("31.12.18, 20:16 - Anna: a".utf8) + [0xFF, 0xC3] + Array("b\n".utf8)
        let reading = try await Reading.of(.bytes(bytes + BadInputTests.chat, name: nil))
        #expect(reading.survey.invalidBytes == 2)
        #expect(reading.messages.map(\.content.text) == ["Hello", "a\u{FFFD}\u{FFFD}b", "Hello"])
        // "Anna: a\xFF\xC3b"
        #expect(reading.messages[1].detail("raw_text_base64") == "QW5uYTogYf/DYg==")
    }

    @Test("Impossible dates and times are reported with their lines, and the following lines are read")
    func impossibleDates() async throws {
        let reading = try await Reading.text(
            """
            31.12.18, 20:15 - Anna: Hello
            32.13.18, 20:15 - Anna: never
            more of it
            30.02.2018, 20:15 - Anna: never
            31.12.18, 25:15 - Anna: never
            31.12.18, 20:61 - Anna: never
            31.12.18, 20:16 - Anna: Bye
            """)
        #expect(reading.messages.map(\.content.text) == ["Hello", "Bye"])
        #expect(reading.skipped.map(\.line) == [2, 4, 5, 6])
        #expect(reading.skipped.allSatisfy { $0.reason == .impossibleDate })
        #expect(reading.survey.skippedCount == 4)
        #expect(reading.survey.skipped == reading.skipped)
    }

    @Test("Text before the first message is reported line by line")
    func preamble() async throws {
        let reading = try await Reading.text("one\n\nthree\n31.12.18, 20:15 - Anna: Hello\n")
        #expect(reading.skipped.map(\.line) == [1, 2, 3])
        #expect(reading.skipped.map(\.bytes) == [4, 1, 6])
        #expect(reading.skipped.allSatisfy { $0.reason == .preamble })
    }

    @Test("A line of a gigabyte is truncated and counted")
    func longLine() async throws {
        let head = Array("31.12.18, 20:15 - Anna: ".utf8)
        let tail = Array("\n31.12.18, 20:16 - Ben: short\n".utf8)
        let path = Scratch.path("long-line.txt")
        defer { Scratch.remove(path) }
        let gigabyte: Int64 = 1 << 30
        try Scratch.writeSparse(path, head: head, tail: tail, at: gigabyte)
        let reading = try await Reading.of(.path(path))
        #expect(reading.messages.map(\.sender?.displayName) == ["Anna", "Ben"])
        #expect(reading.messages.first?.content.text?.utf8.count ?? 0 > 1_000_000)
        #expect(reading.messages.first?.detail("cut") == "true")
        #expect(reading.skipped.map(\.reason) == [.tooLong])
        #expect(reading.survey.bytes == gigabyte + Int64(tail.count))
    }

    private func expect(_ error: IngestionError, _ bytes: [UInt8], _ options: ExportOptions = .inUTC) async {
        await #expect(throws: error) { try await Reading.of(.bytes(bytes, name: "x"), options) }
    }
}
