internal import WhisperSQLiteLibrary
package import WhisperStorePort

/// Maps the engine's result codes to the port's errors.
package enum EngineFailure {
    /// The port's error for a result code of the engine.
    ///
    /// - Parameters:
    ///   - engineCode: The code, extended or not.
    ///   - otherwise: The error for a code that is not in the table, such as `.cannotPrepare`.
    package static func error(_ engineCode: Int32, otherwise: StoreError.Code = .cannotExecute) -> StoreError {
        let code: StoreError.Code =
            switch engineCode & 0xFF {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_CONSTRAINT: .constraint
            case SQLITE_FULL: .full
            case SQLITE_READONLY, SQLITE_PERM: .readOnly
            case SQLITE_IOERR: .inputOutput
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
            case SQLITE_CANTOPEN: .cannotOpen
            case SQLITE_INTERRUPT: .cancelled
            case SQLITE_TOOBIG, SQLITE_RANGE: .invalidArgument
            default: otherwise
            }
        return StoreError(code, engineCode: engineCode)
    }
}
