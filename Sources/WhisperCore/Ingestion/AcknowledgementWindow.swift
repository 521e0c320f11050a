/// Tracks up to which position a source's events can be acknowledged.
///
/// Acknowledgements are cumulative, and events become safe in two ways: those in memory by their commit, those in the
/// spill immediately. So a position can be acknowledged only when nothing before it is in memory any longer.
struct AcknowledgementWindow {
    /// A batch with unsafe events, or one behind such a batch.
    private struct Batch {
        var position: UInt64
        var openCount: Int
    }

    private var batches: [Batch] = []
    /// The latest position up to which everything is safe; nil if there is none.
    private(set) var position: UInt64?

    /// Adds a batch, none of whose events are safe.
    mutating func expect(_ position: UInt64, events: Int) {
        if let last = batches.last, last.openCount == 0 {
            // It depends only on the batches before it, and so does its acknowledgement.
            batches[batches.count - 1] = Batch(position: position, openCount: events)
        } else {
            batches.append(Batch(position: position, openCount: events))
        }
        advance()
    }

    /// Marks the oldest events as committed.
    mutating func commitOldest(_ count: Int) {
        var left = count
        for index in batches.indices where left > 0 {
            let settled = min(left, batches[index].openCount)
            batches[index].openCount -= settled
            left -= settled
        }
        advance()
    }

    /// Marks the newest events as spilled.
    mutating func spillNewest(_ count: Int) {
        guard let last = batches.indices.last else { return }
        batches[last].openCount -= min(count, batches[last].openCount)
        advance()
    }

    /// The number of tracked batches.
    var count: Int { batches.count }

    private mutating func advance() {
        let safe = batches.prefix { $0.openCount == 0 }
        guard let last = safe.last else { return }
        position = last.position
        batches.removeFirst(safe.count)
    }
}
