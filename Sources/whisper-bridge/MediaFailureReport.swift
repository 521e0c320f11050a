#if Bridge
    import WhisperCommand
    import WhisperCore
    import WhisperLocalization
    import WhisperMediaPort

    /// Why a file of a live message was not fetched, in words (ING-6).
    enum MediaFailureReport {
        /// What a command fails with, or what is shown of one file.
        static func failure(of failure: MediaFailure, program: String) -> CommandFailure {
            switch failure {
            case .noReference:
                CommandFailure(FailureCode("no-reference", .failure), BridgeText.filesUnnamed, ["count": "1"])
            case .transfer(let error): MediaFailureReport.failure(of: error, program: program)
            case .opening(.outOfMemory), .opening(.unavailable):
                CommandFailure(.internalError, FailureText.outOfGuardedMemory)
            case .opening: CommandFailure(FailureCode("media-forged", .failure), BridgeText.mediaForged)
            }
        }

        private static func failure(of error: MediaTransferError, program: String) -> CommandFailure {
            switch error {
            case .expired: CommandFailure(FailureCode("media-expired", .failure), BridgeText.mediaRefused)
            case .refused, .sinkFailed: CommandFailure(FailureCode("media-refused", .failure), BridgeText.mediaRefused)
            case .tooLarge: CommandFailure(FailureCode("media-too-large", .failure), BridgeText.mediaRefused)
            case .limited: BridgeFailureReport.failure(of: .live(.rateLimited), program: program)
            case .network: BridgeFailureReport.failure(of: .live(.networkError), program: program)
            case .untrusted: CommandFailure(FailureCode("media-untrusted", .failure), BridgeText.mediaUntrusted)
            case .unsupported: CommandFailure(FailureCode("media-unsupported", .failure), BridgeText.mediaUnsupported)
            case .unsupportedFile:
                CommandFailure(FailureCode("media-file-unsupported", .failure), MediaText.fileUnsupported)
            case .notInstalled: BridgeFailureReport.failure(of: .notFound, program: program)
            case .crashed: BridgeFailureReport.failure(of: .live(.bridgeCrashed), program: program)
            case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
            }
        }
    }
#endif
