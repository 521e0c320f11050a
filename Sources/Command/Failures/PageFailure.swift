import WhisperLocalization
package import WhisperPageExport

/// Translates the errors of writing an archive of pages.
package enum PageFailure {
    /// The failure that corresponds to an error.
    ///
    /// - Parameter path: Where the archive was to be.
    package static func failure(of error: PageExportError, at path: String) -> CommandFailure {
        switch error {
        case .store(let error): FailureReport.failure(of: error)
        case .attachments(let error): FailureReport.failure(of: error)
        case .output(let error): failure(of: error, at: path)
        case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
        }
    }

    /// The failure that corresponds to an error of the output.
    package static func failure(of error: PageOutputError, at path: String) -> CommandFailure {
        switch error {
        case .full: CommandFailure(.diskFull, FailureText.diskFull)
        case .occupied:
            CommandFailure(
                .fileExists, PageExportText.occupied, ["path": .text(path)],
                hint: LocalizedMessage(PageExportText.occupiedHint))
        case .busy: CommandFailure(.output, PageExportText.busy, ["path": .text(path)])
        case .inaccessible(let number):
            CommandFailure(
                .output, FailureText.cannotWriteFile,
                ["path": .text(path), "reason": .text(SystemFailure(errno: number).reason)])
        case .outOfMemory, .damaged, .invalidPath, .pathInUse, .unfinished, .finished:
            CommandFailure(.internalError, FailureText.internalError, ["reason": .text(String(describing: error))])
        }
    }
}
