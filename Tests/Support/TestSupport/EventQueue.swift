/// The scheduled events in order of time; events at the same time occur in the order in which they were scheduled.
package struct EventQueue<Event> {
    private struct Entry {
        var due: Duration
        var number: UInt64
        var event: Event

        static func < (left: Entry, right: Entry) -> Bool {
            left.due != right.due ? left.due < right.due : left.number < right.number
        }
    }

    /// A binary heap, the next entry first.
    private var heap: [Entry] = []
    private var scheduled: UInt64 = 0

    /// Creates an empty queue.
    package init() {}

    /// The number of scheduled events.
    package var count: Int { heap.count }

    /// The time of the next event; nil if there is none.
    package var nextDue: Duration? { heap.first?.due }

    /// Schedules an event at a time.
    package mutating func schedule(_ event: Event, at due: Duration) {
        heap.append(Entry(due: due, number: scheduled, event: event))
        scheduled += 1
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes and returns the next event; nil if there is none.
    package mutating func next() -> (due: Duration, event: Event)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return (first.due, first.event) }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            guard least != parent else { return (first.due, first.event) }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
