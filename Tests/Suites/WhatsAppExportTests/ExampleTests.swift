import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import WhisperTestSupport
import Testing
import WhisperWhatsAppExport

@Suite("The examples are read as intended (ING-5)", .ownThreads)
struct ExampleTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let path: String
        let title: String
        let kind: ConversationKind
        let messages: Int
        let system: Int64
        var found: Int64 = 0
        var missing: Int64 = 0
        var omitted: Int64 = 0
        let order: DateOrder
        let people: Int
        var testDescription: String { path }
    }

    static let examples: [Example] = [
        .init(
            path: "Chat de WhatsApp con Familia Ortega.txt", title: "Familia Ortega", kind: .group, messages: 10,
            system: 2, omitted: 1, order: .dmy, people: 3),
        .init(
            path: "Conversa do WhatsApp com Turma do Futebol.txt", title: "Turma do Futebol", kind: .group, messages: 9,
            system: 2, omitted: 1, order: .dmy, people: 3),
        .init(
            path: "Discussion WhatsApp avec Léa.txt", title: "Léa", kind: .direct, messages: 7, system: 1, omitted: 1,
            order: .dmy, people: 2),
        .init(
            path: "WhatsApp Chat mit Gartengruppe Nord.txt", title: "Gartengruppe Nord", kind: .group, messages: 13,
            system: 4, omitted: 1, order: .dmy, people: 3),
        .init(
            path: "WhatsApp Chat with Maya Lind.txt", title: "Maya Lind", kind: .direct, messages: 18, system: 1,
            omitted: 1, order: .mdy, people: 2),
        .init(
            path: "WhatsApp 채팅 - 책모임.txt", title: "책모임", kind: .group, messages: 6, system: 1, omitted: 1, order: .ymd,
            people: 3),
        .init(
            path: "WhatsAppチャット - 山歩き.txt", title: "山歩き", kind: .group, messages: 9, system: 2, omitted: 1, order: .ymd,
            people: 3),
        .init(
            path: "Zeynep ile WhatsApp Sohbeti.txt", title: "Zeynep", kind: .direct, messages: 6, system: 1, omitted: 1,
            order: .dmy, people: 2),
        .init(
            path: "Đoạn chat WhatsApp với Linh.txt", title: "Linh", kind: .direct, messages: 6, system: 1, omitted: 1,
            order: .dmy, people: 2),
        .init(
            path: "Чат WhatsApp с контактом Дача.txt", title: "Дача", kind: .group, messages: 9, system: 2, omitted: 1,
            order: .dmy, people: 3),
        .init(
            path: "محادثة واتساب مع ليلى.txt", title: "ليلى", kind: .direct, messages: 8, system: 1, omitted: 1,
            order: .dmy, people: 2),
        .init(
            path: "چت واتساپ با کوه‌نوردی.txt", title: "کوه‌نوردی", kind: .group, messages: 8, system: 2, omitted: 1,
            order: .ymd, people: 3),
        .init(
            path: "आशा के साथ WhatsApp चैट.txt", title: "आशा", kind: .direct, messages: 7, system: 1, omitted: 1,
            order: .dmy, people: 2),
        .init(
            path: "แชท WhatsApp กับ มาลี.txt", title: "มาลี", kind: .direct, messages: 6, system: 1, omitted: 1,
            order: .dmy, people: 2),
        .init(
            path: "与小明的WhatsApp聊天.txt", title: "小明", kind: .direct, messages: 7, system: 1, omitted: 1, order: .ymd,
            people: 2),
        .init(
            path: "WhatsApp Chat - Kayak Trip.zip", title: "Kayak Trip", kind: .group, messages: 15, system: 2,
            found: 5, missing: 1, order: .dmy, people: 3),
        .init(
            path: "overlap/2023-05/WhatsApp Chat with Hiking Club.txt", title: "Hiking Club", kind: .group,
            messages: 14, system: 2, order: .dmy, people: 3),
        .init(
            path: "overlap/2023-09/WhatsApp Chat with Hiking Club.txt", title: "Hiking Club", kind: .group,
            messages: 14, system: 0, order: .dmy, people: 3),
    ]

    static func location(_ path: String) -> ExportLocation {
        .path(PackageRoot.path("Examples/\(path)"))
    }

    @Test("Each is read completely, without a question", arguments: examples)
    func example(_ one: Example) async throws {
        let reading = try await Reading.of(ExampleTests.location(one.path), .strict)
        let survey = reading.survey
        #expect(reading.chat.title == one.title)
        #expect(reading.chat.kind == one.kind)
        #expect(reading.messages.count == one.messages)
        #expect(survey.messages == Int64(one.messages))
        #expect(survey.systemLines == one.system)
        #expect(survey.attachmentsFound == one.found)
        #expect(survey.attachmentsMissing == one.missing)
        #expect(survey.attachmentsOmitted == one.omitted)
        #expect(survey.skippedCount == 0)
        #expect(survey.invalidBytes == 0)
        #expect(survey.dateOrder == one.order)
        #expect(survey.senders.count == one.people)
        #expect(reading.messages.filter { $0.sender == nil }.count == Int(one.system))
        #expect(reading.messages.allSatisfy { ($0.sender == nil) == ($0.content.kind == .system) })
    }

    @Test(
        "Every byte of each text is in a message or reported", arguments: examples.filter { $0.path.hasSuffix(".txt") })
    func bytes(_ one: Example) throws {
        guard case .path(let path) = ExampleTests.location(one.path) else { return }
        let text = try Scratch.read(path)
        let scan = AccountingTests.scan(text, windows: { text.count })
        #expect(scan.figures.messageBytes == Int64(text.count))
        #expect(scan.figures.skippedBytes == 0)
        #expect(scan.messages.reduce(0) { $0 + $1.bytes.count } == text.count)
    }

    @Test("The ambiguous one asks for an order")
    func ambiguous() async throws {
        let location = ExampleTests.location("ambiguous/WhatsApp Chat with Noor.txt")
        await #expect(throws: IngestionError.ambiguousDateOrder) { try await Reading.of(location, .strict) }
        #expect(try await Reading.of(location, .inUTC).messages.count == 6)
    }
}
