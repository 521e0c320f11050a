import WhisperCommand
import WhisperLocalization
import Synchronization
import WhisperCore

/// Shows the phases of an import, one bar after the other.
final class ImportProgressBar: Sendable {
    private let context: Context
    private let current = Mutex<(phase: ImportProgress.Phase, bar: Progress)?>(nil)
    private let written = Mutex(false)

    init(_ context: Context) {
        self.context = context
    }

    /// Whether anything of the file is in the vault because of this import.
    var hasWritten: Bool { written.withLock { $0 } }

    /// The failure for an import that was interrupted.
    func interruption(of name: String, isDryRun: Bool) -> CommandFailure {
        guard !isDryRun else { return CommandFailure(.interrupted, FailureText.declined) }
        let text: DataFailureText = hasWritten ? .importInterrupted : .importInterruptedBefore
        return CommandFailure(.interrupted, text, ["path": .text(name)])
    }

    /// The failure for an import that ended when the disk was full, although something of it is in the vault; nil for any
    /// other error.
    func fullDisk(_ error: any Error) -> CommandFailure? {
        let cause: any Error
        switch error as? ImportError {
        case .store(let error): cause = error
        case .blobs(let error): cause = error
        default: return nil
        }
        let failure = ImportFailure.failure(of: cause, hasWritten: true)
        return hasWritten && failure.code == .diskFull ? failure : nil
    }

    /// Draws how far the import has got.
    func update(_ progress: ImportProgress) {
        if progress.phase == .writing, progress.added > 0 { written.withLock { $0 = true } }
        let bar = current.withLock { current in
            if let current, current.phase == progress.phase { return current.bar }
            current?.bar.finish()
            let bar = context.startProgress(LocalizedMessage(label(of: progress.phase)), unit: .items)
            current = (progress.phase, bar)
            return bar
        }
        bar.update(done: progress.messages, total: progress.total)
    }

    /// Takes the bar away.
    func finish() {
        let bar = current.withLock { current in
            defer { current = nil }
            return current?.bar
        }
        if let bar { context.endProgress(bar) }
    }

    private func label(of phase: ImportProgress.Phase) -> ImportText {
        switch phase {
        case .surveying: .surveying
        case .aligning: .aligning
        case .writing: .writing
        }
    }
}
