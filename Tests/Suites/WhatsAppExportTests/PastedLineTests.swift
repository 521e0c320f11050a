import Foundation
import Testing
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import WhisperWhatsAppExport

@Suite("Messages that somebody pasted are text of the message they were pasted into (ING-5)", .ownThreads)
struct PastedLineTests {
    /// A file whose own headers are all of one form.
    struct File: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// `DD` is the day, `MM` the minute.
        let header: String
        var end = "\n"

        func line(_ minute: Int, _ text: String, day: Int = 13) -> String {
            header.replacingOccurrences(of: "DD", with: "\(day)")
                .replacingOccurrences(of: "MM", with: "\(minute < 10 ? "0" : "")\(minute)") + text
        }

        /// Ten messages by two people, from 9:00.
        var beginning: [String] { (0..<10).map { line($0, "\($0 % 2 == 0 ? "Ben" : "Ana"): line \($0)") } }
    }

    static let android = File(testDescription: "Android", header: "DD/01/25, 9:MM am - ")
    static let apple = File(testDescription: "iPhone", header: "[DD/01/25, 9:MM:10 AM] ", end: "\r\n")
    static let plainApple = File(testDescription: "iPhone, LF", header: "[DD/01/25, 9:MM:10 AM] ")
    static let vietnamese = File(testDescription: "iPhone, time first", header: "[09:MM:10, DD/01/2025] ", end: "\r\n")
    static let german = File(testDescription: "Android, German", header: "DD.01.25, 09:MM - ")

    /// What WhatsApp copies, with the 12th of January before or behind the month.
    static let copies = [
        "[8:05 am, 12/01/2025] Carl: I owe you money\n[8:06 am, 12/01/2025] Ana: no you do not",
        "[8:05 AM, 1/12/2025] Carl: I owe you money\n[8:06 AM, 1/12/2025] Ana: no you do not",
        "[08:05, 12.1.2025] Carl: I owe you money\n[08:06, 12.1.2025] Ana: no you do not",
        "[12/01/2025, 08:05] Carl: I owe you money\n[12/01/2025, 08:06] Ana: no you do not",
    ]

    private static let bracketed =
        "[12/01/25, 8:05:11 AM] Carl: I owe you money\n[12/01/25, 8:06:11 AM] Ana: no you do not"

    static let cases: [(File, String)] =
        [android, apple, plainApple, vietnamese, german].flatMap { file in copies.map { (file, $0) } }
        + [(android, bracketed), (german, bracketed), (apple, bracketed), (vietnamese, bracketed)]
        + [(apple, "12/01/25, 8:05 am - Carl: I owe you money\n12/01/25, 8:06 am - Ana: no you do not")]

    @Test("In another form than the file's own, or behind another line end", arguments: cases)
    func pasted(_ file: File, _ copy: String) async throws {
        for text in ["look what he wrote:\n" + copy, copy] {
            let lines = file.beginning + [file.line(20, "Ana: " + text), file.line(21, "Ben: wow")]
            let reading = try await read(lines, file)
            #expect(reading.messages.count == 12)
            #expect(reading.survey.senders == ["Ben", "Ana"])
            #expect(reading.messages[10].content.text == text && reading.messages[11].content.text == "wow")
            #expect(reading.messages.map(\.clock).max()?.hasPrefix("2025-01-13 09:21") == true)
            #expect(reading.survey.isChronological && reading.skipped.isEmpty)
        }
    }

    @Test("Pasted dates say nothing about the order of day and month")
    func order() async throws {
        // 2 to 5 January: the pasted months could be days, and the pasted day no month.
        var lines = (2..<6).flatMap { day in
            (0..<4).map { Self.android.line($0, "\($0 % 2 == 0 ? "Ben" : "Ana"): hi", day: day) }
        }
        lines.insert(
            Self.android.line(9, "Ana: look\n[8:05 am, 1/28/25] Carl: hi\n[8:05 am, 1/29/25] Carl: ho", day: 4), at: 12)
        let alone = try await read(lines.map { String($0.prefix { $0 != "\n" }) }, Self.android)
        let reading = try await read(lines, Self.android)
        #expect(reading.survey.dateOrder == alone.survey.dateOrder)
        #expect(reading.survey.confidence == alone.survey.confidence)
        #expect(reading.survey.messages == alone.survey.messages)
        #expect(reading.survey.last == alone.survey.last)
    }

    @Test("At the end of the file, and where the file is cut within one")
    func end() async throws {
        let copy = "[8:05 am, 12/01/2025] Carl: I owe you money\n[8:06 am, 12/01/2025"
        let head = Self.android.beginning.map { $0 + "\n" }.joined() + Self.android.line(20, "Ana: look\n")
        for length in 45..<copy.count {
            let text = String(copy.prefix(length))
            let reading = try await Reading.text(head + text)
            #expect(reading.messages.count == 11, "\(length)")
            #expect(reading.messages.last?.content.text == "look\n" + text, "\(length)")
            #expect(reading.skipped.isEmpty && !reading.survey.endsInsideLine, "\(length)")
        }
    }

    @Test("CRLF within what was pasted on Android begins no message")
    func returns() async throws {
        let text = "a log:\r\n12/01/25, 8:05 am - Carl: I owe you money\r\n12/01/25, 8:06 am - Ana: no"
        let lines = Self.android.beginning + [Self.android.line(20, "Ana: " + text), Self.android.line(21, "Ben: wow")]
        let reading = try await read(lines, Self.android)
        #expect(reading.messages.count == 12)
        #expect(reading.messages[10].content.text == text)
    }

    @Test("The result does not depend on the windows in which a file is read", arguments: [1024, 1031, 1500, 4096])
    func windows(_ size: Int) async throws {
        var lines = Self.apple.beginning
        for minute in 10..<60 {
            let padding = String(repeating: "x", count: minute * 7)
            lines.append(Self.apple.line(minute, "Ana: \(padding)" + (minute % 8 == 0 ? "\n" + Self.bracketed : "")))
        }
        var options = ExportOptions.inUTC
        options.limits.windowBytes = size
        let reading = try await read(lines, Self.apple, options: options)
        #expect(reading.messages.count == 60 && reading.survey.senders == ["Ben", "Ana"])
    }

    // MARK: Several exports in one file

    @Test("An export that was appended to another one is read, however short it is, if it has a notice")
    func notice() async throws {
        let android = [
            Self.android.line(30, "Messages and calls are end-to-end encrypted."),
            Self.android.line(31, "Ben: new phone"),
        ]
        let apple = [
            Self.apple.line(30, "Ana: \u{200E}Messages and calls are end-to-end encrypted."),
            Self.apple.line(31, "Ben: new phone"),
        ]
        let first = Self.apple.beginning.map { $0 + "\r\n" } + android.map { $0 + "\n" }
        let second = Self.android.beginning.map { $0 + "\n" } + apple.map { $0 + "\r\n" }
        for lines in [first, second] {
            let reading = try await Reading.text(lines.joined())
            #expect(reading.messages.count == 12)
            #expect(reading.messages.last?.content.text == "new phone")
        }
    }

    @Test("What is longer than a message, or longer than the rest of the file, was not pasted")
    func long() async throws {
        let copies = (0..<60).map { Self.apple.line($0, "Carl: \(String(repeating: "x", count: 1_500))") }
        let before = Self.android.beginning
        let within = before + copies + (20..<40).map { Self.android.line($0, "Ben: hi") }
        #expect(try await read(within, Self.android).messages.count == 90)
        let few = (0..<12).map { Self.plainApple.line($0, "Carl: x") }
        #expect(try await read(before + few, Self.android).messages.count == 22)
        #expect(try await read(before + few + before, Self.android).messages.count == 20)
    }

    @Test("Two exports that were merged by time are both read")
    func merged() async throws {
        let lines = (0..<20).flatMap { [Self.android.line($0, "Ana: a"), Self.apple.line($0, "Ben: b")] }
        #expect(try await read(lines, Self.android).messages.count == 40)
    }

    private func read(_ lines: [String], _ file: File, options: ExportOptions = .inUTC) async throws -> Reading {
        var options = options
        options.dateOrder = options.dateOrder ?? (file.header.hasPrefix("DD/01/25, 9:MM am") ? nil : .dmy)
        return try await Reading.text(
            lines.map { $0 + file.end }.joined(), name: "WhatsApp Chat with Ben.txt", options: options)
    }
}
