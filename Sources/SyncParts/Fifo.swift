/// A queue whose first element is removed in amortised constant time.
package struct Fifo<Element: Hashable & Sendable>: Hashable, Sendable {
    private var elements: [Element] = []
    private var head = 0

    /// Creates an empty queue.
    package init() {}

    /// Whether nothing waits.
    package var isEmpty: Bool { head == elements.count }
    /// The number of waiting elements.
    package var count: Int { elements.count - head }

    /// Adds an element at the end.
    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Removes and returns the first element; nil if there is none.
    package mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        defer {
            head += 1
            if head > 32, head * 2 > elements.count {
                elements.removeFirst(head)
                head = 0
            }
        }
        return elements[head]
    }

    /// Queues are equal if the same elements wait in the same order, whatever was removed before.
    package static func == (left: Fifo, right: Fifo) -> Bool {
        left.elements[left.head...].elementsEqual(right.elements[right.head...])
    }

    package func hash(into hasher: inout Hasher) {
        for element in elements[head...] { hasher.combine(element) }
    }
}
