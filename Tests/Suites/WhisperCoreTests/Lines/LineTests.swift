import WhisperTextCoding
import Foundation
import WhisperJSONText
import WhisperMessage
import WhisperSodiumCrypto
import WhisperTestThreads
import WhisperTestSupport
import Testing

@testable import WhisperCore

@Suite("Lines that name their place (RT-10)", .ownThreads)
struct LineTests {
    private struct Vectors: Decodable {
        struct Valid: Decodable {
            var note, conversationId, text, device, previous, conversation, body, digest: String
            var number: Int64
        }

        struct Invalid: Decodable {
            var note, body: String
        }

        var valid: [Valid]
        var invalid: [Invalid]
    }

    private static let vectors = Result {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(
            Vectors.self, from: Data(contentsOf: PackageRoot.url.appending(path: "Tests/Vectors/lines.json")))
    }

    @Test("Lines are read and written as another implementation has them")
    func valid() throws {
        let crypto = try SodiumCrypto()
        for vector in try Self.vectors.get().valid {
            let note = Comment(rawValue: vector.note)
            let body = Array(vector.body.utf8)
            let (text, line) = try #require(ConversationLine.read(body), note)
            #expect(String(decoding: text, as: UTF8.self) == vector.text, note)
            #expect(HexText.text(line.conversation) == vector.conversation, note)
            #expect(line.conversation == ConversationLine.name(ofConversation: vector.conversationId, crypto), note)
            #expect(line.device.description.filter { $0 != "-" } == vector.device && line.number == vector.number, note)
            #expect(HexText.text(line.previous) == vector.previous, note)
            #expect(HexText.text(ConversationLine.digest(ofBody: body, crypto)) == vector.digest, note)
            #expect(line.body(text) == body, note)
            #expect(body.count == text.count + ConversationLine.cost, note)
        }
    }

    @Test("An invalid line is text as a whole")
    func invalid() throws {
        for vector in try Self.vectors.get().invalid {
            #expect(ConversationLine.read(Array(vector.body.utf8)) == nil, Comment(rawValue: vector.note))
        }
    }

    @Test("Of several lines exactly the last is taken off")
    func nested() throws {
        let inner = Self.line(1)
        let outer = Self.line(2, after: Self.digest(1))
        let body = outer.body(inner.body(Array("x".utf8)))
        let (text, line) = try #require(ConversationLine.read(body))
        #expect(line == outer && text == inner.body(Array("x".utf8)))
    }

    // MARK: Review

    private static let device = UniqueIdentifier(high: 7, low: 7)
    private static func digest(_ number: Int64) -> [UInt8] { [UInt8](repeating: UInt8(number), count: 16) }

    private static func line(
        _ number: Int64, after previous: [UInt8]? = nil, device: UniqueIdentifier = LineTests.device
    ) -> ConversationLine {
        ConversationLine(
            conversation: [UInt8](repeating: 9, count: 16), device: device, number: number,
            previous: previous ?? (number == 1 ? ConversationLine.beginning : digest(number - 1)))
    }

    private static func record(
        _ number: Int64, after previous: [UInt8]? = nil, device: UniqueIdentifier = LineTests.device,
        isHere: Bool = true
    ) -> LineRecord {
        LineRecord(line: line(number, after: previous, device: device), digest: digest(number), isHere: isHere)
    }

    private func findings(_ records: [LineRecord]) -> [[LineReview.Finding]] {
        var review = LineReview()
        return records.map { review.take($0) }
    }

    @Test("Lines that follow each other say nothing, of however many devices")
    func orderly() {
        let other = UniqueIdentifier(high: 8, low: 8)
        let found = findings([
            Self.record(4), Self.record(1, device: other), Self.record(5), Self.record(6),
            Self.record(2, device: other),
        ])
        #expect(found == [[], [], [], [], []])
    }

    @Test("A line that was moved, swapped, repeated or changed is distinguished from a missing one")
    func disorderly() {
        #expect(findings([Self.record(1, isHere: false)]) == [[.fromElsewhere]])
        #expect(findings([Self.record(1), Self.record(3), Self.record(2)]) == [[], [.notHere(1)], [.outOfOrder]])
        #expect(findings([Self.record(1), Self.record(9), Self.record(10)]) == [[], [.notHere(7)], []])
        #expect(findings([Self.record(3), Self.record(3)]) == [[], [.contradicted]])
        #expect(findings([Self.record(3), Self.record(4, after: Self.digest(9))]) == [[], [.contradicted]])
    }

    @Test("The record of a line reads back unchanged")
    func kept() throws {
        let record = Self.record(4, isHere: false)
        let text = SealedContent(Array("x".utf8)).platformSpecific(envelope: [(LineRecord.member, record.json)])
        var message = UnifiedMessage(
            id: UniqueIdentifier(high: 1, low: 1), externalID: "x", platform: .realtime,
            timestamp: Timestamp(milliseconds: 0), precision: .millisecond, sender: nil,
            content: Content(kind: .text, text: "x"),
            threadID: "")
        #expect(LineRecord(of: message) == nil)
        guard case .object(let object) = try JSONValue.parse(text) else {
            Issue.record("no object")
            return
        }
        message.platformSpecific = object
        #expect(LineRecord(of: message) == record)
    }
}
