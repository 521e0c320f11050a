import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("Names of media files are recognised in any language (ING-5)", .ownThreads)
struct MediaNameTests {
    @Test(
        "A name with a date is a file name, whatever follows it (ING-5)",
        arguments: [
            "IMG-20200607-WA0001.jpg", "IMG-20090101-WA1.jpg", "IMG-21001231-WA1.jpg", "IMG-20240229-WA1.jpg",
            "00000042-PHOTO-2020-06-07-15-13-20.jpg", "x-2020-06-07-", "-20200607-WA",
        ])
    func dated(_ name: String) async throws {
        let message = try await android("\(name) (ekki þekkt)\nAt the sea")
        #expect(message.content.attachments.map(\.name) == [name])
        #expect(message.content.text == "At the sea")
    }

    @Test(
        "A name without a date is text, unless the words after it are known (ING-5)",
        arguments: [
            "IMG-20081231-WA1.jpg", "IMG-21010101-WA1.jpg", "IMG-20230229-WA1.jpg", "IMG-20200007-WA1.jpg",
            "IMG-20201307-WA1.jpg", "IMG-2020060-WA1.jpg", "IMG-202006070-WA1.jpg", "IMG-20200607-W1.jpg",
            "IMG20200607-WA1.jpg", "x-2020-06-07", "x-2020-06-07_1.jpg", "x-2020-06_07-1.jpg", "x-2020_06-07-1.jpg",
            "x-2020-13-07-1.jpg", "x-2020-06-31-1.jpg", "x-2O20-06-07-1.jpg", "-", "x-",
        ])
    func undated(_ name: String) async throws {
        let body = "\(name) (ekki þekkt)"
        let message = try await android(body)
        #expect(message.content.kind == .text && message.content.text == body)
        #expect(try await android("\(name) (file attached)").content.attachments.map(\.name) == [name])
    }

    @Test("After a mark, text between angle brackets is a file if its name has an extension (ING-5)")
    func markedTag() async throws {
        let tag = "<ekki: 00000042-PHOTO.jpg>"
        for body in [
            "\u{200E}\(tag)", "At the sea \u{200E}\(tag)", "\u{200E}At the sea \(tag)", "x \u{200F}\u{200E}\(tag)",
        ] {
            let message = try await apple(body)
            #expect(message.content.attachments.map(\.name) == ["00000042-PHOTO.jpg"], "\(body)")
            #expect(message.detail("placeholder") == tag)
        }
        for body in [tag, "At the sea \(tag)", "At \u{200E}the sea \(tag)", "At the sea \u{200E}<ekki: photo>", "<:x>"]
        {
            let message = try await apple(body)
            #expect(message.content.attachments.isEmpty, "\(body)")
            #expect(message.content.text == body)
        }
    }

    private func android(_ body: String) async throws -> SourceMessage {
        try #require(try await Reading.text("31.12.18, 20:15 - Anna: \(body)").messages.first)
    }

    private func apple(_ body: String) async throws -> SourceMessage {
        try #require(try await Reading.text("[31.12.18, 20:15:42] Anna: \(body)").messages.first)
    }
}
