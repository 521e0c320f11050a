import Synchronization
package import WhisperCore
package import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperTerminalText

/// Reports the fetching of files: failures in words, the progress on a terminal, and with `--json` a line for each file.
package final class FileReporter<Failure: Error & Hashable>: Sendable {
    private let context: Context
    private let json: @Sendable (JSONValue) -> Void
    private let failure: @Sendable (Failure) -> CommandFailure
    private let progress = Mutex<(bar: Progress?, done: Int64)>((nil, 0))

    /// Creates a reporter.
    ///
    /// - Parameters:
    ///   - failure: Returns in words why one file was not fetched.
    ///   - json: Prints a line for programs; nil to print it on standard output if the command is run with `--json`.
    package init(
        _ context: Context, failure: @escaping @Sendable (Failure) -> CommandFailure,
        json: (@Sendable (JSONValue) -> Void)? = nil
    ) {
        self.context = context
        self.failure = failure
        self.json =
            json
            ?? { [output = context.output] line in
                guard output.style.isJSON else { return }
                try? output.json(line)
                try? output.flush()
            }
    }

    /// Starts a progress bar for all files together.
    package func begin() {
        let bar = context.startProgress(LocalizedMessage(SyncText.downloading), unit: .bytes)
        progress.withLock { $0.bar = bar }
    }

    /// Removes the bar.
    package func end() {
        let bar = progress.withLock { progress in
            defer { progress.bar = nil }
            return progress.bar
        }
        if let bar { context.endProgress(bar) }
    }

    /// Reports a notice.
    package func report(_ notice: FileFetchNotice<Failure>) {
        switch notice {
        case .began: break
        case .progressed(_, let bytes): show(bytes)
        case .waits(_, let delay):
            let seconds = delay.components.seconds
            context.output.note(SyncText.filesWait, ["seconds": .text(context.localizer.language.formatted(seconds))])
            json(["type": "files-waiting", "seconds": .integer(seconds)])
        case .ended(let file, let fate): report(file, fate)
        case .postponed(let error, let delay):
            json([
                "type": "files-postponed", "code": .string(failure(of: error).code.name),
                "seconds": .integer(delay.components.seconds),
            ])
        }
    }

    /// The failure of a fetch in words.
    package func failure(of error: FileFetchError<Failure>) -> CommandFailure {
        switch error {
        case .source(let error): failure(error)
        case .blobs(let error): FailureReport.failure(of: error)
        case .store(let error): FailureReport.failure(of: error)
        case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
        }
    }

    /// Shows how much there is of the present file, in addition to those that are complete.
    private func show(_ bytes: Int64) {
        let (bar, done) = progress.withLock { $0 }
        bar?.update(done: done.saturatingAdd(bytes), total: nil)
    }

    private func report(_ file: FetchedFile, _ fate: FetchedFileFate<Failure>) {
        var size: Int64?
        var code: String?
        switch fate {
        case .stored(let bytes):
            size = bytes
            progress.withLock { $0.done = $0.done.saturatingAdd(bytes) }
        case .expired, .tooLarge, .withdrawn: break
        // They are counted; there may be thousands.
        case .noWay(let error): code = failure(error).code.name
        case .failed(let error):
            let failure = failure(error)
            code = failure.code.name
            context.output.warning(warning(of: file, reason: failure.message.text(context.localizer)))
        }
        json([
            "type": "file", "conversation": .string(file.conversation.description),
            "message": .string(file.message.description), "ref": .string(file.reference.text),
            "name": .string(file.name), "state": .string(fate.word), "size": size.map { .integer($0) } ?? .null,
            "code": .string(code),
        ])
    }

    /// A file without a name, as most pictures are, is found by its message.
    private func warning(of file: FetchedFile, reason: String) -> LocalizedMessage {
        guard let name = file.name, !name.isEmpty else {
            return LocalizedMessage(
                SyncText.namelessFileFailed,
                [
                    "reference": .text(file.reference.text), "title": .text(ShownName.text(file.chat ?? "?")),
                    "reason": .text(reason),
                ])
        }
        return LocalizedMessage(SyncText.fileFailed, ["name": .text(name), "reason": .text(reason)])
    }
}

extension FetchedFileFate {
    /// The word for programs.
    fileprivate var word: String {
        switch self {
        case .stored: "stored"
        case .expired: "expired"
        case .tooLarge: "too-large"
        case .noWay: "no-way"
        case .failed: "failed"
        case .withdrawn: "withdrawn"
        }
    }
}
