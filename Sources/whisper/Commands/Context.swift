import ClockPort
import Localization

/// What a command has at hand.
struct Context: Sendable {
    /// Where words go.
    let output: Output
    /// What is known about the terminal.
    let terminal: Terminal
    /// The variables of the environment.
    let environment: Environment
    /// Where things are.
    let places: Places
    /// What the configuration file says.
    let configuration: Configuration
    /// Signals.
    let interruptions: Interruptions
    /// The time of day.
    let clock: any WallClock

    /// Says things in the user's language.
    var localizer: Localizer { output.localizer }
}

extension Context {
    /// The width that tables must fit: that of the terminal they go to; none elsewhere.
    var tableWidth: Int? { terminal.outputIsTerminal ? terminal.columns : nil }

    /// Starts to show how far a long piece of work has got, on the terminal and on SIGUSR1.
    func startProgress(_ label: LocalizedMessage, unit: Progress.Unit) -> Progress {
        let clock = ContinuousClock()
        let start = clock.now
        let progress = Progress(label, unit: unit, output: output) { clock.now - start }
        interruptions.onStatusRequest { progress.sayStatus() }
        return progress
    }

    /// Ends what `startProgress` began.
    func endProgress(_ progress: Progress) {
        interruptions.onStatusRequest(nil)
        progress.finish()
    }
}
