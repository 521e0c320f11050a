public import BlobPort
public import IngestionPort
public import StorePort

/// Why an import ended early. What was committed before stays, and importing again adds the rest (ING-2).
public enum ImportError: Error, Hashable, Sendable {
    /// The source could not be read.
    case source(IngestionError)
    /// The vault could not be written.
    case store(StoreError)
    /// An attachment could not be kept.
    case blobs(BlobError)
    /// The import was cancelled.
    case cancelled
}
