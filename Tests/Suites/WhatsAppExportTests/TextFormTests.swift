import Foundation
import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import WhisperWhatsAppExport

@Suite("Texts that an editor has written anew are read, and said to be assumed (ING-5)", .ownThreads)
struct TextFormTests {
    private static let chat = """
        14.03.2026, 21:05 - Jürgen Groß: schöne Grüße
        and a second line
        14.03.2026, 21:06 - Ana: danke – gleichfalls

        """

    private static func bytes(_ text: String, isLittle: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = []
        for unit in text.utf16 {
            let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            bytes += isLittle ? pair : pair.reversed()
        }
        return bytes
    }

    private func check(_ bytes: [UInt8], _ encoding: TextEncoding) async throws {
        let archive = ZipWriter.archive([("_chat.txt", bytes), ("notes.txt", Array("Milk".utf8))])
        for input in [bytes, archive] {
            let reading = try await Reading.of(.bytes(input, name: "WhatsApp Chat.txt"))
            #expect(reading.messages.map(\.content.text) == ["schöne Grüße\nand a second line", "danke – gleichfalls"])
            #expect(reading.messages.map { $0.sender?.displayName } == ["Jürgen Groß", "Ana"])
            #expect(reading.survey.encoding == encoding && reading.survey.invalidBytes == 0)
        }
    }

    @Test("UTF-16 of either order, with a mark and without", arguments: [true, false])
    func utf16(isLittle: Bool) async throws {
        let units = TextFormTests.bytes(TextFormTests.chat, isLittle: isLittle)
        let encoding: TextEncoding = isLittle ? .utf16LittleEndian : .utf16BigEndian
        try await check(units, encoding)
        try await check((isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) + units, encoding)
    }

    @Test("Characters beyond sixteen bits, and halves of them, at the end of a window too")
    func surrogates() async throws {
        let header = "14.03.2026, 21:05 - Ana: "
        for length in [10, 32_700, 32_768, 40_000] {
            let text = String(repeating: "x", count: length) + "🙂" + String(repeating: "y", count: 9)
            let units = TextFormTests.bytes(header + text)
            let reading = try await Reading.of(.bytes([0xFF, 0xFE] + units, name: nil))
            #expect(reading.messages.map(\.content.text) == [text])
        }
        let cut: [UInt8] = TextFormTests.bytes(header) + [0x61, 0, 0x3D, 0xD8, 0x62]
        let reading = try await Reading.of(.bytes([0xFF, 0xFE] + cut, name: nil))
        #expect(reading.messages.map(\.content.text) == ["a\u{FFFD}"])
    }

    @Test("Windows-1252")
    func western() async throws {
        try await check(Array(try #require(TextFormTests.chat.data(using: .windowsCP1252))), .windows1252)
    }

    @Test("A carriage return alone ends lines where nothing else does", arguments: [false, true])
    func returns(isUTF16: Bool) async throws {
        let text = TextFormTests.chat.replacingOccurrences(of: "\n", with: "\r")
        let bytes = isUTF16 ? TextFormTests.bytes(text) : Array(text.utf8)
        try await check(bytes, isUTF16 ? .utf16LittleEndian : .utf8)
        let mixed = try await Reading.text("14.03.2026, 21:05 - Ana: one\rtwo\n14.03.2026, 21:06 - Ben: three\n")
        #expect(mixed.messages.map(\.content.text) == ["one\rtwo", "three"])
    }

    @Test("UTF-8 with damage stays UTF-8, and another code page is not taken for the western one")
    func damage() async throws {
        let header = Array("14.03.2026, 21:05 - Ana: ".utf8)
        for bytes in [
            // One byte; a character that is cut; beside whole characters; what the code page has not; Cyrillic letters.
            [0x61, 0xFC, 0x62], [0x61, 0xF0, 0x9F, 0x98], [0xFC, 0x62, 0xFC, 0xC3, 0xA9], [0xFC, 0x62, 0x81],
            Array(repeating: 0xE0, count: 12),
        ] as [[UInt8]] {
            let reading = try await Reading.of(.bytes(header + bytes, name: nil))
            #expect(reading.survey.encoding == .utf8 && reading.survey.invalidBytes > 0, "\(bytes)")
        }
    }
}
