import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessaging
import Synchronization

/// Reports the download of files: failures in words, the progress on a terminal, and with `--json` a line for each file.
final class FileReporter: Sendable {
    private let context: Context
    private let json: @Sendable (JSONValue) -> Void
    private let progress = Mutex<(bar: Progress?, done: Int64)>((nil, 0))

    /// - Parameter json: Prints a line for programs.
    init(_ context: Context, json: @escaping @Sendable (JSONValue) -> Void) {
        self.context = context
        self.json = json
    }

    /// Starts a progress bar for all files together.
    func begin() {
        let bar = context.startProgress(LocalizedMessage(SyncText.downloading), unit: .bytes)
        progress.withLock { $0.bar = bar }
    }

    /// Removes the bar.
    func end() {
        let bar = progress.withLock { progress in
            defer { progress.bar = nil }
            return progress.bar
        }
        if let bar { context.endProgress(bar) }
    }

    func report(_ notice: FileFetchNotice) {
        switch notice {
        case .began: break
        case .progressed(_, let bytes): show(bytes)
        case .ended(let file, let fate): report(file, fate)
        case .postponed(let error, let delay):
            let failure = FailureReport.failure(of: SyncFailure.failure(of: error))
            json([
                "type": "files-postponed", "code": .string(failure.code.name),
                "seconds": .integer(delay.components.seconds),
            ])
        }
    }

    /// Shows how much there is of the present file, in addition to those that are complete.
    private func show(_ bytes: Int64) {
        let (bar, done) = progress.withLock { $0 }
        bar?.update(done: done.saturatingAdd(bytes), total: nil)
    }

    private func report(_ file: FetchedFile, _ fate: FetchedFileFate) {
        var size: Int64?
        var code: String?
        switch fate {
        case .stored(let bytes):
            size = bytes
            progress.withLock { $0.done = $0.done.saturatingAdd(bytes) }
        case .expired, .tooLarge, .withdrawn: break
        case .failed(let error):
            let failure = SyncFailure.failure(ofFile: error)
            code = failure.code.name
            context.output.warning(
                LocalizedMessage(
                    SyncText.fileFailed,
                    ["name": .text(file.name ?? "?"), "reason": .text(failure.message.text(context.localizer))]))
        }
        json([
            "type": "file", "conversation": .string(file.conversation.description),
            "message": .string(file.message.description), "name": .string(file.name), "state": .string(fate.word),
            "size": size.map { .integer($0) } ?? .null, "code": .string(code),
        ])
    }
}

extension FetchedFileFate {
    /// The word for programs.
    fileprivate var word: String {
        switch self {
        case .stored: "stored"
        case .expired: "expired"
        case .tooLarge: "too-large"
        case .failed: "failed"
        case .withdrawn: "withdrawn"
        }
    }
}

extension FileFetchTotals {
    /// The totals for programs.
    var json: JSONValue {
        [
            "stored": .integer(Int64(stored)), "bytes": .integer(bytes), "expired": .integer(Int64(expired)),
            "too_large": .integer(Int64(tooLarge)), "failed": .integer(Int64(failed)),
        ]
    }
}
