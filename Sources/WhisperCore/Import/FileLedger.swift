import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// The data of a file that alignment needs: a key, a sender and a time for each message, about 38 bytes each.
struct FileLedger: Sendable {
    /// The key and sender of each message, in the file's order; senders index `senders`.
    var elements: [ReexportAlignment.Element] = []
    /// The key that each message has with its minute alone; empty for a file without seconds, whose keys are these.
    var minuteKeys: [ContentKey] = []
    /// The time of each message, in seconds since 1970 UTC.
    var seconds: [Int64] = []
    /// Whether each message is text in its original form: not edited, deleted, or a placeholder.
    var isOriginalText: [Bool] = []
    /// Whether each message was deleted, or is marked as edited.
    var isChanged: [Bool] = []
    /// The shape of each message, for those that bridges word differently.
    var shapes: [MessageShape] = []
    /// The senders.
    var senders: [SourcePerson] = []
    /// Messages whose text is long enough that finding it elsewhere is no coincidence, at most a million.
    var distinctive: [Int] = []
    /// The times of the messages in `distinctive`.
    var distinctiveTimes: [Timestamp] = []
    /// A sample of the messages in `distinctive`, evenly spread, by their index in the file.
    var samples = SampledMessages()
    /// The time formats of the file, with the start of each.
    var clocks: [FileClock] = []
    /// The zone that is assumed for its times; nil if it has none.
    var zone: String?
    /// What the file says, whatever its dates mean.
    var contents = ""
    /// The keys that messages have with day and month exchanged, as far as the chat has marks of the owner with them.
    var exchangedKeys: [Int: ContentKey] = [:]
    /// Whether all dates could be read with day and month exchanged.
    var isExchangeable = true
    /// What messages say that may be ones which the owner has deleted, by their index: of all others, the keys suffice.
    private(set) var contentsBesideMarks: [Int: Content] = [:]

    /// Reads a session to its end.
    ///
    /// - Parameter marks: The keys of messages of the chat that the owner has deleted.
    static func read(
        _ session: any IngestionSession, digest: @escaping Digest128, marks: Set<ContentKey> = [],
        progress: (Int) -> Void
    ) async throws(ImportError) -> FileLedger {
        var ledger = FileLedger()
        var numbers: [SourcePerson: Int32] = [:]
        var builder = ContentKeyBuilder(digest: digest)
        var contents = ContentsDigest(digest: digest)
        while let batch = try await nextBatch(of: session) {
            for case .message(let message) in batch.events {
                contents.add(message)
                let localSeconds = message.localSeconds ?? message.timestamp.wholeSeconds
                let key = builder.key(localSeconds: localSeconds, content: message.content)
                if !marks.isEmpty, let exchanged = TimeComparison.exchanged(localSeconds) {
                    let key = builder.key(localSeconds: exchanged, content: message.content)
                    if marks.contains(key) { ledger.exchangedKeys[ledger.elements.count] = key }
                } else {
                    ledger.isExchangeable = false
                }
                let shape = MessageShape(
                    message.content, isViewedOnce: message.platformSpecific["view_once"] == .bool(true),
                    marks: message.platformSpecific)
                var sender: Int32 = -1
                if let person = message.sender {
                    sender = numbers[person] ?? Int32(truncatingIfNeeded: ledger.senders.count)
                    if Int(sender) == ledger.senders.count {
                        numbers[person] = sender
                        ledger.senders.append(person)
                    }
                    if shape == .other, MinuteKey.isDistinctive(message.content), ledger.distinctive.count < 1_000_000 {
                        ledger.distinctive.append(ledger.elements.count)
                        ledger.distinctiveTimes.append(message.timestamp)
                        ledger.samples.offer(message, at: ledger.elements.count)
                    }
                }
                if message.precision != .minute || !ledger.minuteKeys.isEmpty {
                    if ledger.minuteKeys.isEmpty { ledger.minuteKeys = ledger.elements.map(\.key) }
                    let minute = localSeconds - ((localSeconds % 60) + 60) % 60
                    ledger.minuteKeys.append(builder.key(localSeconds: minute, content: message.content))
                }
                ledger.elements.append(ReexportAlignment.Element(key: key, sender: sender))
                ledger.shapes.append(shape)
                ledger.seconds.append(message.timestamp.wholeSeconds)
                if ledger.zone == nil { ledger.zone = message.local?.zone }
                let clock = FileClock(
                    from: message.timestamp.wholeSeconds, offset: localSeconds - message.timestamp.wholeSeconds,
                    precision: message.precision)
                if ledger.clocks.last.map({ !$0.hasSameForm(as: clock) }) ?? true { ledger.clocks.append(clock) }
                let isEdited = message.platformSpecific["edited"] != nil
                ledger.isOriginalText.append(message.content.kind == .text && !isEdited)
                ledger.isChanged.append(message.content.kind == .deleted || isEdited)
            }
            progress(ledger.elements.count)
        }
        ledger.contents = contents.text()
        return ledger
    }

    /// Reads a session of the same file once more, and keeps what some of its messages say.
    mutating func keepContents(
        of indices: Set<Int>, _ session: any IngestionSession
    ) async throws(ImportError) {
        var index = 0
        while let batch = try await FileLedger.nextBatch(of: session) {
            for case .message(let message) in batch.events {
                if indices.contains(index) { contentsBesideMarks[index] = message.content }
                index += 1
            }
        }
        // The file has become shorter since.
        for left in indices where left >= index { contentsBesideMarks[left] = Content(kind: .unknown, text: nil) }
    }

    /// The key that a message has with its minute alone.
    func minuteKey(of index: Int) -> ContentKey { minuteKeys.isEmpty ? elements[index].key : minuteKeys[index] }

    /// The messages with the minutes of their times, to be compared with those of other sources.
    var closeTimes: [CloseTimes.Element] {
        elements.indices.map { index in
            let second = seconds[index]
            return CloseTimes.Element(
                key: elements[index].key, minuteKey: minuteKey(of: index),
                minute: FileClock.of(second, among: clocks)?.localMinute(of: second) ?? second)
        }
    }

    private static func nextBatch(of session: any IngestionSession) async throws(ImportError) -> IngestionBatch? {
        if Task.isCancelled { throw .cancelled }
        do throws(IngestionError) {
            return try await session.next()
        } catch {
            throw ImportError(error)
        }
    }
}

extension ImportError {
    /// Converts a failure of the source; its cancellation is the import's.
    init(_ error: IngestionError) {
        self = error == .cancelled ? .cancelled : .source(error)
    }

    /// Converts a failure of the vault; its cancellation is the import's.
    init(_ error: StoreError) {
        self = error.code == .cancelled ? .cancelled : .store(error)
    }
}
