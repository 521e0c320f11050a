/// Messages in order of arrival, with their total size.
struct MessageBacklog {
    private var messages: [[UInt8]] = []
    private var head = 0
    /// The total size of the waiting messages in bytes.
    private(set) var bytes = 0

    /// The number of waiting messages.
    var count: Int { messages.count - head }

    /// Appends a message.
    mutating func append(_ message: [UInt8]) {
        messages.append(message)
        bytes += message.count
    }

    /// Removes and returns the first message, if any.
    mutating func removeFirst() -> [UInt8]? {
        guard head < messages.count else { return nil }
        let message = messages[head]
        messages[head] = []
        head += 1
        bytes -= message.count
        // Compacting is amortised over the messages removed before.
        if head >= 32, head * 2 >= messages.count {
            messages.removeFirst(head)
            head = 0
        }
        return message
    }
}
