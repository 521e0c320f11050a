/// The tasks that a client has begun and that have not come to their end.
struct WorkList {
    /// What a task does, as far as it matters when everything ends.
    enum Kind: Hashable {
        /// Reads or writes the vault.
        case store
        /// Posts a message.
        case post
        /// Asks the server for anything else, or listens to it.
        case network
        /// Waits for its time.
        case timer
        /// Waits for what happens elsewhere.
        case watch
        /// Closes a socket.
        case closing
    }

    private var tasks: [Int: (kind: Kind, task: Task<Void, Never>)] = [:]
    private var last = 0

    /// The number of the next task.
    mutating func next() -> Int {
        last += 1
        return last
    }

    mutating func add(_ task: Task<Void, Never>, _ kind: Kind, _ number: Int) { tasks[number] = (kind, task) }
    mutating func remove(_ number: Int) { tasks[number] = nil }

    /// Whether a task of a kind is under way.
    func contains(_ kind: Kind) -> Bool { tasks.values.contains { $0.kind == kind } }

    /// One that has not come to its end.
    var any: Task<Void, Never>? { tasks.first?.value.task }

    func cancel(_ number: Int) { tasks[number]?.task.cancel() }

    func cancelAll(but spared: Kind) {
        for (kind, task) in tasks.values where kind != spared { task.cancel() }
    }
}
