internal import WhisperSerialQueue
internal import WhisperStorePort

/// The executor of a connection: its operations run in order, off the threads of Swift's shared pool.
actor ConnectionOwner {
    private let queue: QueueExecutor
    private var session: Session?

    /// Takes ownership of a session.
    init(_ session: sending Session, label: String) {
        queue = QueueExecutor(label: label)
        self.session = session
    }

    /// The queue on which the connection is used.
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe queue.asUnownedSerialExecutor()
    }

    /// Runs a body with the session.
    func run<Result: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        guard let session else { throw StoreError(.closed) }
        guard !Task.isCancelled else { throw StoreError(.cancelled) }
        return try body(session)
    }

    /// Runs a final body and closes the connection. Later bodies throw `.closed`.
    func close(after body: @Sendable (Session) -> Void = { _ in }) {
        guard let session else { return }
        body(session)
        self.session = nil
    }
}
