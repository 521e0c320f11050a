import WhisperExportGenerator
import WhisperIngestionContract
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing
import WhisperWhatsAppExport

@Suite("The export adapter follows the port's rules (ING-1)", .ownThreads)
struct ContractTests {
    private static let generated: [UInt8] = {
        var generator = ExportGenerator(shape: .androidBritish, messages: 9_000, seed: 3)
        var bytes: [UInt8] = []
        while generator.append(to: &bytes) {}
        return bytes
    }()

    private static let subject = IngestionSubject(
        makeSource: {
            WhatsAppExportSource(
                .bytes(generated, name: "WhatsApp Chat with Anna.txt"), options: .strict, clock: FixedClock())
        },
        makeFailingSource: {
            let archive = ZipWriter.archive([("_chat.txt", generated)])
            return WhatsAppExportSource(
                .bytes(Array(archive.dropLast(40)), name: "x.zip"), options: .strict, clock: FixedClock())
        })

    @Test("It keeps", arguments: IngestionLaw.files)
    func keeps(_ law: IngestionLaw) async throws { try await law.check(ContractTests.subject) }

    @Test("A source that breaks the rules is detected", arguments: IngestionLaw.replayable)
    func finds(_ law: IngestionLaw) async throws {
        // The broken source's first batch alone cannot be tested; the rules that it follows are named here.
        await withKnownIssue(isIntermittent: law.name.hasPrefix("A failure")) {
            try await law.check(IngestionSubject(makeSource: { BrokenSource() }, makeFailingSource: { BrokenSource() }))
        }
    }

    @Test(
        "A file that names another chat, or one although it cannot be opened, is found out",
        arguments: IngestionLaw.naming)
    func finds(inFile law: IngestionLaw) async throws {
        await withKnownIssue {
            try await law.check(
                IngestionSubject(
                    makeSource: { MisnamedSource(opens: true) }, makeFailingSource: { MisnamedSource(opens: false) }))
        }
    }
}

/// An export that names another chat than its messages do, whether or not it can be opened.
private struct MisnamedSource: FileIngestionSource {
    let opens: Bool
    let export = WhatsAppExportSource(
        .bytes(Array("12/06/2018, 20:15 - Anna: Hello".utf8), name: "WhatsApp Chat with Anna.txt"), options: .inUTC,
        clock: FixedClock())
    var origin: IngestionOrigin { export.origin }

    func survey() async throws(IngestionError) -> FileSurvey { try await export.survey() }

    func chat() async throws(IngestionError) -> ChatReference {
        ChatReference(key: "Bob", title: "Bob", kind: .direct)
    }

    func open() async throws(IngestionError) -> any IngestionSession {
        guard opens else { throw .damagedArchive }
        return try await export.open()
    }
}

/// Breaks every rule: events out of order, decreasing positions, everything in the first batch, different runs, no
/// reaction to closing and cancelling, failures reported as the end.
private struct BrokenSource: IngestionSource {
    let origin = IngestionOrigin(platform: .whatsapp, adapter: "broken", isReplayable: true)

    func open() async throws(IngestionError) -> any IngestionSession { BrokenSession() }
}

private actor BrokenSession: IngestionSession {
    private var left = 3
    private var random = SystemRandomNumberGenerator()

    func next() async throws(IngestionError) -> IngestionBatch? {
        guard left > 0 else {
            if Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
            return nil
        }
        left -= 1
        if Task.isCancelled {
            let end = ContinuousClock.now + .milliseconds(500)
            while ContinuousClock.now < end { await Task.yield() }
        }
        let events = [5, 2].map { (ordinal: UInt64) in
            IngestionEvent.message(
                SourceMessage(
                    chat: ChatReference(key: "x", title: "x", kind: .direct),
                    timestamp: Timestamp(milliseconds: Int64.random(in: 0...Int64.max, using: &random)),
                    precision: .minute, sender: nil, content: Content(kind: .text, text: "x"), ordinal: ordinal))
        }
        return IngestionBatch(
            events: events, position: UInt64(left),
            progress: IngestionProgress(completed: 10, total: 10, unit: .bytes))
    }

    func acknowledge(_ position: UInt64) async {}
    func pause() async {}
    func resume() async {}
    func close() async {}
}
