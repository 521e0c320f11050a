import Synchronization

/// A place in memory where outputs publish an archive, one after the other.
public final class InMemoryPagePlace: Sendable {
    private let state = Mutex(State())
    /// How many bytes the place holds, finished or not, before it is full.
    private let capacity: Int

    private struct State {
        var published: [String: [UInt8]]?
        var used = 0
        var isWritten = false
        var unpublishedFiles = 0
    }

    /// Creates an empty place that is full at `capacity` bytes.
    public init(capacity: Int = .max) {
        self.capacity = capacity
    }

    /// The files of the archive, by path; nil if none is published.
    public var published: [String: [UInt8]]? { state.withLock { $0.published } }

    /// The number of files and runs in memory that are not published.
    public var unpublishedFiles: Int { state.withLock { $0.unpublishedFiles } }

    /// Begins an output; returns whether there was no other.
    func begin() -> Bool {
        state.withLock { state in
            defer { state.isWritten = true }
            return !state.isWritten
        }
    }

    /// Reserves so many bytes; returns whether there was room.
    func take(_ count: Int) -> Bool {
        state.withLock { state in
            guard count <= capacity - state.used else { return false }
            state.used += count
            return true
        }
    }

    /// A file or a run was begun.
    func didAdd() { state.withLock { $0.unpublishedFiles += 1 } }

    /// A run of so many bytes is gone.
    func didDiscardRun(_ count: Int) {
        state.withLock { state in
            state.used -= count
            state.unpublishedFiles -= 1
        }
    }

    /// Ends the output, and publishes these files if any are given.
    func end(_ files: [String: [UInt8]]?, releasing count: Int) {
        state.withLock { state in
            if let files { state.published = files }
            state.used -= count
            state.isWritten = false
            state.unpublishedFiles = 0
        }
    }
}
