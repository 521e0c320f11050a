/// How far a source may be told that its events are safe.
///
/// Acknowledgements are cumulative, and events become safe in two ways, those in memory by their commit, those in the spill
/// at once; so a position can be acknowledged only when nothing before it is in memory any longer.
struct AcknowledgementWindow {
    /// A batch of which some events are not safe yet, or that stands behind such a one.
    private struct Batch {
        var position: UInt64
        var openCount: Int
    }

    private var batches: [Batch] = []
    /// The latest position that everything is safe up to; nil while there is none.
    private(set) var position: UInt64?

    /// Notes a batch, none of whose events are safe.
    mutating func expect(_ position: UInt64, events: Int) {
        if let last = batches.last, last.openCount == 0 {
            // It waits for those before it only, and so does what it would be acknowledged with.
            batches[batches.count - 1] = Batch(position: position, openCount: events)
        } else {
            batches.append(Batch(position: position, openCount: events))
        }
        advance()
    }

    /// The oldest events are committed.
    mutating func commitOldest(_ count: Int) {
        var left = count
        for index in batches.indices where left > 0 {
            let settled = min(left, batches[index].openCount)
            batches[index].openCount -= settled
            left -= settled
        }
        advance()
    }

    /// The newest events are in the spill.
    mutating func spillNewest(_ count: Int) {
        guard let last = batches.indices.last else { return }
        batches[last].openCount -= min(count, batches[last].openCount)
        advance()
    }

    /// How many batches are remembered.
    var count: Int { batches.count }

    private mutating func advance() {
        let safe = batches.prefix { $0.openCount == 0 }
        guard let last = safe.last else { return }
        position = last.position
        batches.removeFirst(safe.count)
    }
}
