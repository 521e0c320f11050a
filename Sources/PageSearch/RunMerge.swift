import WhisperPagePort

/// Writes records to a run, in pieces.
struct RunWriter {
    private let run: any PageRun
    private var pending: [UInt8] = []

    init(_ run: any PageRun) {
        self.run = run
    }

    mutating func write(_ key: MessageKey, _ record: ArraySlice<UInt8>) throws(PageOutputError) {
        MessageRecord.append(UInt64(record.count), size: 4, to: &pending)
        MessageRecord.append(UInt64(bitPattern: key.instant), size: 8, to: &pending)
        MessageRecord.append(key.order, size: 8, to: &pending)
        pending += record
        if pending.count >= 1 << 16 { try flush() }
    }

    mutating func finish() throws(PageOutputError) -> any PageRun {
        try flush()
        return run
    }

    private mutating func flush() throws(PageOutputError) {
        try run.write(pending)
        pending.removeAll(keepingCapacity: true)
    }
}

/// Merges sorted runs: a heap of the runs by their next records.
struct RunMerge {
    private var heap: [RunReader] = []

    init(_ runs: [any PageRun]) throws(PageOutputError) {
        for run in runs {
            var reader = RunReader(run)
            if try reader.advance() { push(reader) }
        }
    }

    /// The next record; nil at the end.
    mutating func next() throws(PageOutputError) -> (key: MessageKey, record: [UInt8])? {
        guard var first = heap.first else { return nil }
        let result = (first.key, first.record)
        // One reference to its buffer, so that reading copies nothing.
        heap[0].release()
        if try first.advance() {
            heap[0] = first
        } else if let last = heap.popLast(), !heap.isEmpty {
            heap[0] = last
        }
        sink()
        return result
    }

    private mutating func push(_ reader: RunReader) {
        heap.append(reader)
        var child = heap.count - 1
        while child > 0, heap[child].key < heap[(child - 1) / 2].key {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Moves the first run to where it belongs.
    private mutating func sink() {
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].key < heap[least].key
            {
                least = child
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}

/// Reads the records of a run.
private struct RunReader {
    private(set) var key = MessageKey(instant: 0, order: 0)
    private(set) var record: [UInt8] = []

    private let run: any PageRun
    private var buffer: [UInt8] = []
    private var position = 0

    init(_ run: any PageRun) {
        self.run = run
    }

    /// Gives up the buffer.
    mutating func release() {
        buffer = []
        record = []
    }

    /// Moves to the next record; returns whether there is one.
    mutating func advance() throws(PageOutputError) -> Bool {
        guard try fill(20) else { return false }
        var reader = RecordReader(bytes: buffer[position..<position + 20])
        let count = Int(try reader.number(size: 4))
        key = MessageKey(instant: Int64(bitPattern: try reader.number(size: 8)), order: try reader.number(size: 8))
        position += 20
        guard try fill(count) else { throw .damaged }
        record = Array(buffer[position..<position + count])
        position += count
        return true
    }

    /// Reads until so many bytes are there; returns false at the end of the run.
    private mutating func fill(_ count: Int) throws(PageOutputError) -> Bool {
        guard buffer.count - position < count else { return true }
        buffer.removeSubrange(..<position)
        position = 0
        while buffer.count < count {
            let more = try run.read(atMost: 1 << 16)
            guard !more.isEmpty else {
                guard buffer.isEmpty else { throw .damaged }
                return false
            }
            buffer += more
        }
        return true
    }
}
