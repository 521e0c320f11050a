import WhisperMessage
import WhisperStorePort

/// Lines of one kind that are stored together, in one transaction.
enum LineBatch: Sendable {
    case messages([Numbered<LineMessage>])
    case records([Numbered<VaultRecord>])
    case events([EventRecord])
}

/// A value with its line number.
struct Numbered<Value: Sendable>: Sendable {
    var value: Value
    var line: UInt64
}

/// Reads JSON Lines in batches, ahead of the writer.
actor LineBatcher {
    private var reader: LineReader
    private var pending: ImportLine?
    private var hasLines = false

    /// The maximum number of lines per batch.
    private static let largestCount = 2_000
    /// The maximum number of bytes per batch.
    private static let largestSize: Int64 = 4 << 20

    init(_ source: any ByteSource) {
        reader = LineReader(source)
    }

    /// A batch, and the number of bytes read up to its end; nil at the end.
    func next() -> Result<(LineBatch, bytesRead: Int64)?, JSONImportError> {
        do throws(JSONImportError) {
            guard let batch = try nextBatch() else {
                guard hasLines else { throw .empty }
                return .success(nil)
            }
            return .success((batch, reader.bytesRead))
        } catch {
            return .failure(error)
        }
    }

    private func nextBatch() throws(JSONImportError) -> LineBatch? {
        let end = reader.bytesRead + LineBatcher.largestSize
        var messages: [Numbered<LineMessage>] = []
        var records: [Numbered<VaultRecord>] = []
        var events: [EventRecord] = []
        while messages.count + records.count + events.count < LineBatcher.largestCount, reader.bytesRead < end {
            if Task.isCancelled { throw .cancelled }
            guard let line = try nextLine() else { break }
            switch line {
            case .message(let message) where records.isEmpty && events.isEmpty:
                messages.append(Numbered(value: message, line: reader.number))
            case .record(let record) where messages.isEmpty && events.isEmpty:
                records.append(Numbered(value: record, line: reader.number))
            case .event(let event) where messages.isEmpty && records.isEmpty:
                events.append(event)
            case .header:
                continue
            case .message, .record, .event:
                // A line of another kind begins the next batch.
                pending = line
                return LineBatcher.batch(messages, records, events)
            }
        }
        return LineBatcher.batch(messages, records, events)
    }

    /// The batch for lines of one kind; nil if there are none.
    private static func batch(
        _ messages: [Numbered<LineMessage>], _ records: [Numbered<VaultRecord>], _ events: [EventRecord]
    ) -> LineBatch? {
        if !messages.isEmpty { return .messages(messages) }
        if !events.isEmpty { return .events(events) }
        return records.isEmpty ? nil : .records(records)
    }

    private func nextLine() throws(JSONImportError) -> ImportLine? {
        if let line = pending {
            pending = nil
            return line
        }
        while true {
            guard let line = try reader.next({ (bytes) throws(LineFault) in try ImportLine.read(bytes) }) else {
                return nil
            }
            guard let line else { continue }
            hasLines = true
            return line
        }
    }
}
