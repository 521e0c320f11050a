/// Messages in the order of their arrival, with what they weigh.
struct MessageBacklog {
    private var messages: [[UInt8]] = []
    private var head = 0
    /// The bytes of all that wait.
    private(set) var bytes = 0

    /// How many wait.
    var count: Int { messages.count - head }

    /// Adds one at the end.
    mutating func append(_ message: [UInt8]) {
        messages.append(message)
        bytes += message.count
    }

    /// Takes the first, if any.
    mutating func removeFirst() -> [UInt8]? {
        guard head < messages.count else { return nil }
        let message = messages[head]
        messages[head] = []
        head += 1
        bytes -= message.count
        // Moving what is left is paid for by as many that were taken.
        if head >= 32, head * 2 >= messages.count {
            messages.removeFirst(head)
            head = 0
        }
        return message
    }
}
