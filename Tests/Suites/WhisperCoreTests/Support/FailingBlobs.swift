import WhisperBlobPort

/// An attachment store of which one kind of operation fails from a number on.
final class FailingBlobs: ForwardingBlobStore {
    enum Operation: CaseIterable, Sendable {
        case write, look, list, remove
    }

    let base: any BlobStore
    private let operation: Operation
    private let error: BlobError
    private let left: FaultCountdown

    /// - Parameter number: How many of the operations succeed.
    init(_ base: any BlobStore, _ operation: Operation, after number: Int, with error: BlobError) {
        self.base = base
        self.operation = operation
        self.error = error
        left = FaultCountdown(number)
    }

    func makeWriter() throws(BlobError) -> any BlobWriter {
        try meet(.write)
        return try base.makeWriter()
    }

    func contains(_ id: BlobID) throws(BlobError) -> Bool {
        try meet(.look)
        return try base.contains(id)
    }

    func list() throws(BlobError) -> BlobListing {
        try meet(.list)
        return try base.list()
    }

    func remove(_ id: BlobID) throws(BlobError) {
        try meet(.remove)
        try base.remove(id)
    }

    private func meet(_ operation: Operation) throws(BlobError) {
        if operation == self.operation, left.isOver { throw error }
    }
}
