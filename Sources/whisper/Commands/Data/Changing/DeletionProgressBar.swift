import WhisperCommand
import WhisperLocalization
import WhisperStorePort
import Synchronization

/// Shows the stages of a deletion, one bar after the other (P12).
final class DeletionProgressBar: Sendable {
    private let context: Context
    private let current = Mutex<(stage: DeletionProgress.Stage, bar: Progress)?>(nil)

    init(_ context: Context) {
        self.context = context
    }

    /// Draws how far the deletion has got.
    func update(_ progress: DeletionProgress) {
        let bar = current.withLock { current in
            if let current, current.stage == progress.stage { return current.bar }
            current?.bar.finish()
            let label: DeletionText =
                switch progress.stage {
                case .messages: .deletingMessages
                case .words: .deletingWords
                }
            let bar = context.startProgress(LocalizedMessage(label), unit: .items)
            current = (progress.stage, bar)
            return bar
        }
        bar.update(done: progress.done, total: progress.total)
    }

    /// Takes the bar away.
    func finish() {
        let bar = current.withLock { current in
            defer { current = nil }
            return current?.bar
        }
        if let bar { context.endProgress(bar) }
    }
}
