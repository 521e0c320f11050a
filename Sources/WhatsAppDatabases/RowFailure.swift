package import WhisperIngestionPort
package import WhisperRowPort

extension IngestionError {
    /// The failure of reading a database, as a source reports it.
    package init(_ error: RowError) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .readerMissing: .database(.readerMissing)
            case .notADatabase: .database(.notADatabase)
            case .damaged: .database(.damaged)
            case .changed: .database(.changed)
            case .wrongKey: .database(.wrongKey)
            case .limit: .database(.limit)
            case .full: .database(.full)
            // Every query names probed tables and columns, within the limits.
            case .notAvailable, .tooMany, .failed: .database(.readerFailed)
            }
    }
}
