/// The tasks that a client has started and that have not finished.
package struct WorkList {
    /// The kind of a task, as far as it matters at the end of a run.
    package enum Kind: Hashable {
        /// Reads or writes the vault.
        case store
        /// Posts a message.
        case post
        /// Makes any other request to the server, or receives from it.
        case network
        /// Waits for a point in time.
        case timer
        /// Waits for events elsewhere.
        case watch
        /// Closes a socket.
        case closing
    }

    private var tasks: [Int: (kind: Kind, task: Task<Void, Never>)] = [:]
    private var last = 0

    /// Creates an empty list.
    package init() {}

    /// Returns the number of the next task.
    package mutating func next() -> Int {
        last += 1
        return last
    }

    package mutating func add(_ task: Task<Void, Never>, _ kind: Kind, _ number: Int) { tasks[number] = (kind, task) }
    package mutating func remove(_ number: Int) { tasks[number] = nil }

    /// Returns whether a task of a kind is in progress.
    package func contains(_ kind: Kind) -> Bool { tasks.values.contains { $0.kind == kind } }

    /// Any task that has not finished.
    package var any: Task<Void, Never>? { tasks.first?.value.task }

    package func cancel(_ number: Int) { tasks[number]?.task.cancel() }

    package func cancelAll(but spared: Kind) {
        for (kind, task) in tasks.values where kind != spared { task.cancel() }
    }
}
