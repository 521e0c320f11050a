/// A queue whose first element is removed in amortised constant time.
struct Fifo<Element: Hashable & Sendable>: Hashable, Sendable {
    private var elements: [Element] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }
    var count: Int { elements.count - head }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
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
    static func == (left: Fifo, right: Fifo) -> Bool {
        left.elements[left.head...].elementsEqual(right.elements[right.head...])
    }

    func hash(into hasher: inout Hasher) {
        for element in elements[head...] { hasher.combine(element) }
    }
}
