import WhisperBlobPort
import Synchronization

/// An attachment store that counts the writers that were neither finished nor cancelled.
final class WatchedBlobs: ForwardingBlobStore {
    let base: any BlobStore
    fileprivate let state = Mutex((writers: 0, made: 0, fault: BlobError?.none))

    init(_ base: any BlobStore) { self.base = base }

    /// The number of writers that were left behind.
    var writers: Int { state.withLock(\.writers) }
    /// The number of writers that were made.
    var made: Int { state.withLock(\.made) }

    /// Sets how every write fails; nil if none does.
    func setFault(_ fault: BlobError?) { state.withLock { $0.fault = fault } }

    func makeWriter() throws(BlobError) -> any BlobWriter {
        let writer = Writer(try base.makeWriter(), of: self)
        state.withLock { ($0.writers, $0.made) = ($0.writers + 1, $0.made + 1) }
        return writer
    }

    private final class Writer: BlobWriter {
        private let base: any BlobWriter
        private let store: WatchedBlobs
        private var isOpen = true

        init(_ base: any BlobWriter, of store: WatchedBlobs) {
            self.base = base
            self.store = store
        }

        func write(_ bytes: UnsafeRawBufferPointer) throws(BlobError) {
            if let fault = store.state.withLock(\.fault) {
                base.cancel()
                end()
                throw fault
            }
            try base.write(bytes)
        }

        func commit() throws(BlobError) -> StoredBlob {
            end()
            return try base.commit()
        }

        func cancel() {
            end()
            base.cancel()
        }

        private func end() {
            if isOpen { store.state.withLock { $0.writers -= 1 } }
            isOpen = false
        }
    }
}
