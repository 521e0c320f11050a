import Glibc
import WhisperIngestionPort
import WhisperRowPort
import WhisperSealingPort
import WhisperSodiumSealing
import WhisperWhatsAppAndroid
import WhisperWhatsAppIOS

/// Reads any bytes as a database with the code of `whisper-reader`: every row of every table, or through the adapter of the
/// phone. Errors are expected. Traps are an answer that does not add up, memory or a statement that is left, a message
/// without an id, and a row that is not accounted for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = DatabaseInput(UnsafeBufferPointer(start: start, count: count))
    Figures.count(\.inputs)
    input.bytes.withUnsafeBufferPointer { bytes in
        guard let rows = ReaderRows(bytes) else { return }
        Figures.count(\.opened)
        if input.isForTables { readEverything(rows) }
        for phone in input.phones {
            let source = source(rows, phone)
            InlineExecutor.run { await deliver(source) }
        }
        rows.close()
    }
    return 0
}

/// Every table, in the order of its rows and in that of its first column, and by keys.
private func readEverything(_ rows: ReaderRows) {
    for table in (try? rows.tables()) ?? [] {
        let columns = Array(table.columns.prefix(RowLimits.columns))
        guard let first = columns.first else { continue }
        let keys = RowKeys(first, [0, 1, 2, .min, .max])
        for query in [
            RowQuery(table.name, columns), RowQuery(table.name, columns, order: [first]),
            RowQuery(table.name, columns, keys: keys),
        ] {
            guard let cursor = try? rows.open(query) else { continue }
            while let batch = try? cursor.next() { Figures.count(\.rows, batch.count) }
            cursor.close()
        }
    }
}

private let sealing: SodiumSealing = {
    do { return try SodiumSealing() } catch { fatalError("no libsodium") }
}()

private func source(_ rows: ReaderRows, _ phone: DatabaseInput.Phone) -> any DatabaseIngestionSource {
    switch phone {
    case .android:
        AndroidDatabase(messages: rows, includesStatuses: true, sha256: { [sealing] in sealing.sha256() })
    case .iPhone:
        IOSDatabase(messages: rows, contacts: nil, media: nil, includesStatuses: true, sealing: sealing)
    }
}

private func deliver(_ source: any DatabaseIngestionSource) async {
    do {
        let survey = try await source.survey()
        guard survey.rows >= 0 else { fatalError("fewer rows than none") }
        let session = try await source.open()
        var position: UInt64?
        while let batch = try await session.next() {
            if let former = position, former >= batch.position { fatalError("positions do not rise") }
            position = batch.position
            for case .message(let message) in batch.events {
                Figures.count(\.messages)
                guard message.externalID?.isEmpty == false else { fatalError("a message without an id") }
            }
        }
        await session.close()
        let accounts = await source.accounts()
        guard accounts.allSatisfy(\.isComplete) else { fatalError("a row is not accounted for") }
        // Where a table and its index disagree, two queries see different rows, and neither fails.
        if accounts.contains(where: { $0.contradictions > 0 }) { Figures.count(\.contradictory) }
        Figures.count(\.passes)
    } catch {}
}

/// How far inputs come, printed at the end: a fuzzer that stays at the header tests nothing.
private struct Figures {
    var inputs = 0
    var opened = 0
    var rows = 0
    var passes = 0
    var contradictory = 0
    var messages = 0

    // One input is read at a time.
    nonisolated(unsafe) private static var now: Figures = {
        atexit { _ = Array(Figures.now.text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) } }
        return Figures()
    }()

    static func count(_ member: WritableKeyPath<Figures, Int>, _ more: Int = 1) { now[keyPath: member] += more }

    private var text: String {
        "\(inputs) databases, \(opened) opened with \(rows) rows, \(passes) passes to the end, "
            + "\(contradictory) of them over rows that contradict each other, \(messages) messages\n"
    }
}
