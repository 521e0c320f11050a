import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("The chat and the people of an export (ING-1)", .ownThreads)
struct SourceTests {
    @Test(
        "The title is in the file's name, in any language (ING-5)",
        arguments: [
            ("WhatsApp Chat with Anna.txt", "Anna"), ("WhatsApp Chat - Anna & Ben.zip", "Anna & Ben"),
            ("WhatsApp Chat with Anna (1).txt", "Anna"), ("WhatsApp_Chat_with_Anna_B.txt", "Anna B"),
            ("WhatsApp Chat mit Anna.txt", "Anna"), ("Chat de WhatsApp con Anna.txt", "Anna"),
            ("Discussion WhatsApp avec Anna.txt", "Anna"), ("Chat WhatsApp con Anna.txt", "Anna"),
            ("Conversa do WhatsApp com Anna.txt", "Anna"), ("WhatsApp-chat met Anna.txt", "Anna"),
            ("Чат WhatsApp с контактом Анна.txt", "Анна"), ("Чат WhatsApp з Анна.txt", "Анна"),
            ("Anna ile WhatsApp Sohbeti.txt", "Anna"), ("محادثة واتساب مع ليلى.txt", "ليلى"),
            ("צ'אט WhatsApp עם דנה.txt", "דנה"), ("आशा के साथ WhatsApp चैट.txt", "आशा"),
            ("Chat WhatsApp dengan Anna.txt", "Anna"), ("与小明的WhatsApp聊天.txt", "小明"),
            ("WhatsApp-keskustelu henkilön Anna kanssa.txt", "Anna"), ("WhatsApp-chatt med Anna.txt", "Anna"),
            ("WhatsApp chat s používateľom Anna.txt", "Anna"), ("Conversație WhatsApp cu Anna.txt", "Anna"),
            ("WhatsApp Chat with Anna kanssa.txt", "Anna kanssa"), ("Lounas Annan kanssa.txt", "Lounas Annan kanssa"),
            ("WHATSAPP CHAT WITH ANNA.TXT", "ANNA"), ("whatsapp chat with anna.Txt", "anna"),
            ("Holiday notes.txt", "Holiday notes"), ("Trip (2019).txt", "Trip (2019)"), ("_chat 2.txt", "Anna"),
        ])
    func title(_ name: String, _ title: String) async throws {
        let reading = try await Reading.text("31.12.18, 20:15 - Anna: Hi", name: name)
        #expect(reading.chat.title == title)
        #expect(reading.messages.first?.chat == reading.chat)
    }

    @Test(
        "A chat that was packed again under another name is called as its text, also two folders deep (ING-5)",
        arguments: [
            ("Archiv.zip", "WhatsApp-Chat mit Jürgen/WhatsApp-Chat mit Jürgen.txt", "Jürgen"),
            ("holiday.zip", "WhatsApp-Chat mit Jürgen.txt", "Jürgen"),
            ("old.zip", "Backup phone/WhatsApp Chat with Ana Reis/WhatsApp Chat with Ana Reis.txt", "Ana Reis"),
            ("old.zip", "Backup phone/WhatsApp Chat - Ana/_chat.txt", "Ana"), ("holiday.zip", "_chat.txt", "holiday"),
            ("WhatsApp Chat - Ana.zip", "_chat.txt", "Ana"), ("WhatsApp Chat - Ana.zip", "notes.txt", "Ana"),
            ("old.zip", "WHATSAPP CHAT WITH ANA REIS.TXT", "ANA REIS"), ("old.zip", "WhatsApp Chat with Ana", "Ana"),
            ("old.zip", "Backup phone/WhatsApp Chat with Dr. Who", "Dr. Who"),
        ])
    func packedAgain(_ archive: String, _ path: String, _ title: String) async throws {
        let bytes = ZipWriter.archive([(path, Array("31.12.18, 20:15 - Anna: Hi\n".utf8))])
        let reading = try await Reading.of(.bytes(bytes, name: archive))
        #expect(reading.chat.title == title && reading.messages.count == 1)
    }

    @Test("A file that is merely called like a chat, and holds no message, is none (ING-5)")
    func bareName() async throws {
        let chat = Array("31.12.18, 20:15 - Anna: Hi\n".utf8)
        let other = ZipWriter.archive([("WhatsApp Chat with Ana", Array("shopping\n".utf8))])
        await #expect(throws: IngestionError.noChatInArchive) {
            try await Reading.of(.bytes(other, name: "old.zip"))
        }
        let both = ZipWriter.archive([("WhatsApp Chat with Ana", Array("shopping\n".utf8)), ("_chat.txt", chat)])
        #expect(try await Reading.of(.bytes(both, name: "old.zip")).messages.count == 1)
        // A folder of unpacked exports, each in a folder of its own, is no chat.
        let folder = Scratch.path("exports")
        try Scratch.makeFolder(folder)
        try Scratch.makeFolder(folder + "/WhatsApp Chat with Ana")
        defer {
            Scratch.removeFolder(folder + "/WhatsApp Chat with Ana", [])
            Scratch.removeFolder(folder, ["WhatsApp Chat with Ben"])
        }
        #expect(try WhatsAppExportSource.chats(inFileAt: folder).isEmpty)
        try Scratch.write(folder + "/WhatsApp Chat with Ben", chat)
        #expect(try WhatsAppExportSource.chats(inFileAt: folder) == ["WhatsApp Chat with Ben"])
    }

    @Test(
        "Names in an archive may be in a code page of Windows (ING-5)",
        arguments: [
            ("J#rgen", 0x81, "Jürgen"), ("J#rgen", 0xFC, "Jürgen"), ("Ren#", 0x82, "René"), ("Ren#", 0xE9, "René"),
            ("S#ren", 0x9B, "Søren"), ("I#aki", 0xA4, "Iñaki"), ("J#rgen", 0xB3, "J\u{FFFD}rgen"),
        ] as [(String, UInt8, String)])
    func codePages(_ name: String, _ byte: UInt8, _ title: String) async throws {
        let chat = Array("31.12.18, 20:15 - Anna: \(title) plan.pdf (file attached)\n".utf8)
        let archive = ZipWriter.archive([
            ("WhatsApp-Chat mit \(name).txt", chat), ("\(name) plan.pdf", [1, 2, 3]),
        ]).map { $0 == UInt8(ascii: "#") ? byte : $0 }
        let reading = try await Reading.of(.bytes(archive, name: "old.zip"))
        #expect(reading.chat.title == title)
        #expect(reading.survey.attachmentsFound == 1)
    }

    @Test("A title that a Mac has written in another form is that of the text, byte by byte (ING-5)")
    func decomposed() async throws {
        let text = "31.12.18, 20:15 - J\u{FC}rgen: Hi"
        let reading = try await Reading.text(text, name: "WhatsApp-Chat mit Ju\u{308}rgen.txt")
        #expect(Array(reading.chat.key.utf8) == Array("J\u{FC}rgen".utf8))
    }

    @Test("If the name gives no title, the people do; the user's choice overrides both (ING-5)")
    func untitled() async throws {
        let text = "31.12.18, 20:15 - Anna: Hi\n31.12.18, 20:16 - Ben: Ho"
        #expect(try await Reading.text(text, name: nil).chat.title == "Anna, Ben")
        var options = ExportOptions.inUTC
        options.ownerName = "Ben"
        #expect(try await Reading.text(text, name: "_chat.txt", options: options).chat.title == "Anna")
        options.chatTitle = "Us two"
        #expect(
            try await Reading.text(text, name: "WhatsApp Chat with Anna.txt", options: options).chat.key == "Us two")
    }

    @Test("Owner, numbers and chosen names (ING-1)")
    func people() async throws {
        var options = ExportOptions.inUTC
        options.ownerName = "Anna"
        let reading = try await Reading.text(
            """
            [31.12.18, 20:15:00] Anna: one
            [31.12.18, 20:15:01] \u{202A}+49 170 1234567\u{202C}: two
            [31.12.18, 20:15:02] ~\u{202F}Ben: three
            [31.12.18, 20:15:03] 0170 1234567: four
            """, options: options)
        let people = reading.messages.compactMap(\.sender)
        #expect(people.map(\.isOwner) == [true, false, false, false])
        #expect(people.map(\.identifier) == [nil, "+491701234567", nil, nil])
        #expect(people.map(\.displayName) == ["Anna", "+49 170 1234567", "~\u{202F}Ben", "0170 1234567"])
        #expect(people.map { $0.aliases.first?.kind } == [.exportName, .phoneNumber, .pushName, .exportName])
        #expect(people[2].aliases.first?.value == "Ben")
        #expect(reading.chat.kind == .group)
        #expect(reading.messages.map(\.precision) == [.second, .second, .second, .second])
        #expect(reading.messages.first?.local?.zone == "UTC")
    }

    @Test("A pipe is read like a file, text and archive, and held in memory only up to a limit (ING-5)")
    func pipe() async throws {
        let text = Array("31.12.18, 20:15 - Anna: Hi\n".utf8)
        for bytes in [text, ZipWriter.archive([("_chat.txt", text)])] {
            let reading = try await throughPipe(bytes) { descriptor in
                try await Reading.of(.descriptor(descriptor))
            }
            #expect(reading.messages.map(\.content.text) == ["Hi"])
        }
        var options = ExportOptions.inUTC
        options.limits.maximumSpooledBytes = Int64(text.count)
        let whole = try await throughPipe(text) { descriptor in
            try await Reading.of(.descriptor(descriptor), options)
        }
        #expect(whole.messages.count == 1, "As much as is allowed")
        for limit in [Int64(text.count) - 1, 10, 0] {
            options.limits.maximumSpooledBytes = limit
            await #expect(throws: IngestionError.inaccessible(errno: EFBIG)) {
                try await throughPipe(text) { descriptor in try await Reading.of(.descriptor(descriptor), options) }
            }
        }
    }

    @Test("A redirected file is read by offset (ING-5)")
    func redirected() async throws {
        let path = Scratch.path("redirected.txt")
        defer { Scratch.remove(path) }
        try Scratch.write(path, Array("31.12.18, 20:15 - Anna: Hi\n".utf8))
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var options = ExportOptions.inUTC
        options.limits.maximumSpooledBytes = 10
        let reading = try await Reading.of(.descriptor(descriptor), options)
        #expect(reading.messages.count == 1, "None of it stays in memory")
    }

    @Test("If part of a redirected file was read before, the rest is the export (ING-5)", arguments: [0, 1, 109, 110])
    func moved(_ passed: Int) async throws {
        // Longer than one block.
        let line = Array("31.12.18, 20:15 - Anna: \(String(repeating: "x", count: 9_974))\n".utf8)
        let path = Scratch.path("moved.txt")
        defer { Scratch.remove(path) }
        try Scratch.write(path, Array(repeatElement(line, count: 110).joined()))
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        try #require(lseek(descriptor, off_t(passed * line.count), SEEK_SET) == passed * line.count)
        guard passed < 110 else {
            await #expect(throws: IngestionError.empty) { try await Reading.of(.descriptor(descriptor)) }
            return
        }
        let reading = try await Reading.of(.descriptor(descriptor))
        #expect(reading.messages.count == 110 - passed)
        #expect(reading.survey.skippedCount == 0)
        #expect(reading.survey.bytes == Int64((110 - passed) * line.count))
    }

    @Test("A cancelled survey reports that")
    func cancelled() async throws {
        let line = Array("31.12.18, 20:15 - Anna: Hi\n".utf8)
        let bytes = Array(repeatElement(line, count: 40_000).joined())
        let source = WhatsAppExportSource(.bytes(bytes, name: nil), options: .inUTC, clock: FixedClock())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await source.survey()
        }
        await #expect(throws: IngestionError.cancelled) { try await task.value }
        #expect(try await source.survey().messages == 40_000, "Another task may request it again")
    }

    private func throughPipe<Result>(
        _ bytes: [UInt8], _ body: (Int32) async throws -> Result
    ) async throws -> Result {
        var ends: [Int32] = [0, 0]
        guard makePipe(&ends) == 0 else { throw Scratch.Failure() }
        defer { close(ends[0]) }
        // Small enough for the pipe's buffer, so that nothing needs to read meanwhile.
        guard write(ends[1], bytes, bytes.count) == bytes.count else { throw Scratch.Failure() }
        close(ends[1])
        return try await body(ends[0])
    }
}

/// The system call, whose name the tests above also use.
private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
