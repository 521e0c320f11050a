import WhisperLocalization
import Synchronization

/// The progress of a long operation: a bar on the terminal, a line on SIGUSR1 (CLI-4).
package final class Progress: Sendable {
    /// What is counted.
    package enum Unit: Sendable {
        case bytes, items
    }

    private struct State {
        var done: Int64 = 0
        var total: Int64?
        var lastDrawn: Duration
    }

    private let output: Output
    private let label: LocalizedMessage
    private let unit: Unit
    private let now: @Sendable () -> Duration
    private let started: Duration
    private let state: Mutex<State>

    /// - Parameter now: Time since some moment, on a clock that never runs backwards.
    init(
        _ label: LocalizedMessage, unit: Unit, output: Output, now: @escaping @Sendable () -> Duration
    ) {
        self.label = label
        self.unit = unit
        self.output = output
        self.now = now
        let start = now()
        started = start
        state = Mutex(State(lastDrawn: start))
    }

    /// Updates how much is done, and the total.
    package func update(done: Int64, total: Int64?) {
        let moment = now()
        let isDue = state.withLock { state in
            state.done = done
            state.total = total
            guard output.style.showsProgress, moment - started >= Progress.patience,
                moment - state.lastDrawn >= Progress.interval
            else { return false }
            state.lastDrawn = moment
            return true
        }
        if isDue { output.statusLine(barLine(at: moment)) }
    }

    /// Removes the bar.
    package func finish() {
        output.statusLine(nil)
    }

    /// Prints the progress.
    func printStatus() {
        output.say("\(output.program): " + statusText(at: now()))
    }

    private func barLine(at moment: Duration) -> String {
        let (done, total) = state.withLock { ($0.done, $0.total) }
        let text = statusText(at: moment)
        guard let total, total > 0 else { return DisplayWidth.truncated(text, to: output.columns - 1) }
        let fraction = min(1, max(0, Double(done) / Double(total)))
        let room = min(24, output.columns - DisplayWidth.of(text) - 4)
        guard room >= 8 else { return DisplayWidth.truncated(text, to: output.columns - 1) }
        let filled = Int(fraction * Double(room))
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled)
        return "[\(bar)] \(text)"
    }

    private func statusText(at moment: Duration) -> String {
        let (done, total) = state.withLock { ($0.done, $0.total) }
        let seconds = max(0.001, (moment - started).inSeconds)
        let rate = Double(done) / seconds
        var parts = [label.text(output.localizer)]
        if let total, total > 0 {
            let percent = Int64(100 * min(1, Double(done) / Double(total)))
            parts.append(output.localizer.language.formatted(percent: percent))
        }
        parts.append(amount(done))
        parts.append(
            output.localizer(TerminalText.progressRate, ["amount": .text(amount(Int64(rate)))]))
        if let total, total > done, rate > 0 {
            let left = Double(total - done) / rate
            parts.append(
                output.localizer(TerminalText.progressLeft, ["duration": .text(Progress.clockText(seconds: left))]))
        }
        return parts.joined(separator: "  ")
    }

    private func amount(_ count: Int64) -> String {
        switch unit {
        case .bytes: output.localizer.language.formatted(bytes: count)
        case .items: output.localizer.language.formatted(count)
        }
    }

    /// A length of time as `m:ss`.
    private static func clockText(seconds: Double) -> String {
        let whole = Int64(min(seconds, 359_999).rounded(.up))
        let rest = whole % 60
        return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Work that is shorter than this shows no bar.
    private static let patience = Duration.milliseconds(500)
    /// The bar is drawn at most so often.
    private static let interval = Duration.milliseconds(100)
}

extension Duration {
    /// The length in seconds.
    fileprivate var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
