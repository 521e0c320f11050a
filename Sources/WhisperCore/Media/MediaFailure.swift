public import WhisperMediaPort

/// The reason an encrypted file of a message was not fetched (ING-6). Contains nothing that the message says.
public enum MediaFailure: Error, Hashable, Sendable {
    /// The vault has no event of the message that says where the file is and how it is opened.
    case noReference
    /// It did not arrive.
    case transfer(MediaTransferError)
    /// What arrived is not the file, or could not be opened.
    case opening(MediaOpeningError)

    /// What the failure means for the other files.
    var meaning: FileFailureMeaning {
        switch self {
        case .noReference: .noWay
        case .opening(let error):
            switch error {
            case .outOfMemory, .unavailable: .endsFetch(mayPass: false)
            case .truncated, .otherFile, .forged, .malformed, .otherContent: .onlyThisFile
            }
        case .transfer(let error): MediaFailure.meaning(of: error)
        }
    }

    private static func meaning(of error: MediaTransferError) -> FileFailureMeaning {
        switch error {
        case .expired: .gone
        case .tooLarge: .tooLarge
        case .limited(let delay): .limited(retryAfter: delay)
        case .refused, .sinkFailed: .onlyThisFile
        case .unsupportedFile: .unsupported
        case .network, .cancelled: .unreached
        // A file that always makes the program fail must not keep the others from being fetched.
        case .crashed: .broken
        case .untrusted, .unsupported, .notInstalled: .endsFetch(mayPass: false)
        }
    }
}
