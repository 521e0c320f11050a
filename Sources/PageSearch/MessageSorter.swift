import WhisperPagePort

/// Sorts messages by time, in bounded memory: sorted runs in the output's scratch space, merged at the end.
struct MessageSorter {
    private let output: any PageOutput
    private var bytes: [UInt8] = []
    private var records: [Record] = []
    private var added: UInt64 = 0
    /// Runs by level: each run of a level was merged from 16 of the level below.
    private var levels: [[any PageRun]] = [[]]

    private struct Record {
        let key: MessageKey
        let place: Range<Int>
    }

    /// The memory that unsorted messages may take, in bytes.
    private static let mostBytes = 8 << 20
    private static let fanIn = 16

    init(output: any PageOutput) {
        self.output = output
    }

    /// Adds a message. Of those sent at the same moment, the one added first comes first.
    mutating func add(_ message: SearchMessage) throws(PageOutputError) {
        let start = bytes.count
        MessageRecord.append(message, to: &bytes)
        records.append(Record(key: MessageKey(instant: message.instant, order: added), place: start..<bytes.count))
        added += 1
        if bytes.count + records.count * 32 >= MessageSorter.mostBytes { try flush() }
    }

    private mutating func flush() throws(PageOutputError) {
        guard !records.isEmpty else { return }
        records.sort { $0.key < $1.key }
        var writer = RunWriter(try output.makeRun())
        for record in records { try writer.write(record.key, bytes[record.place]) }
        bytes.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
        try add(try writer.finish(), at: 0)
    }

    private mutating func add(_ run: any PageRun, at level: Int) throws(PageOutputError) {
        if levels.count == level { levels.append([]) }
        levels[level].append(run)
        guard levels[level].count == MessageSorter.fanIn else { return }
        var merge = try RunMerge(levels[level])
        var writer = RunWriter(try output.makeRun())
        while let (key, record) = try merge.next() { try writer.write(key, record[...]) }
        levels[level] = []
        try add(try writer.finish(), at: level + 1)
    }

    /// The messages in order; nothing may be added any more.
    mutating func sorted() throws(PageOutputError) -> SortedMessages {
        try flush()
        bytes = []
        records = []
        let merge = try RunMerge(levels.flatMap(\.self))
        levels = []
        return SortedMessages(merge: merge)
    }
}

/// Messages by time, the oldest first.
struct SortedMessages {
    fileprivate var merge: RunMerge

    /// The next message; nil at the end.
    mutating func next() throws(PageOutputError) -> SearchMessage? {
        guard let (key, record) = try merge.next() else { return nil }
        return try MessageRecord.message(record, instant: key.instant)
    }
}

/// By what messages are sorted.
struct MessageKey: Comparable, Sendable {
    let instant: Int64
    let order: UInt64

    static func < (left: MessageKey, right: MessageKey) -> Bool {
        (left.instant, left.order) < (right.instant, right.order)
    }
}
