/// The purpose for which an attachment store is held. Between storing a blob and committing the message that refers to
/// it, nothing refers to the blob: a garbage collection at that moment would delete it (ST-11).
public enum BlobUse: Sendable, CaseIterable {
    /// Storing blobs, or relying on stored ones, for messages that are not committed yet. Any number of holders at
    /// once.
    case storing
    /// Removing unreferenced blobs. One holder at a time.
    case removing
}

/// A hold on an attachment store, which lasts until it is released or deallocated. The system releases it if the
/// process dies.
public protocol BlobHold: AnyObject, Sendable {
    /// Releases the hold. Idempotent.
    func release()
}
