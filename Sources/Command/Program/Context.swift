package import WhisperClockPort
package import WhisperLocalization

/// The environment of a command.
package struct Context: Sendable {
    /// The commands of this program.
    let commands: CommandTree
    /// The arguments as the command was read from them, without the program's name: global options that were typed before
    /// the names of the command are behind them.
    package let arguments: [String]
    /// Whether this program works without the network.
    let network: NetworkAccess
    /// The output of the command.
    package let output: Output
    /// The properties of the terminal.
    package let terminal: Terminal
    /// The variables of the environment.
    package let environment: Environment
    /// The paths of the vault and of the configuration file.
    package let places: Places
    /// The settings in the configuration file.
    package let configuration: Configuration
    /// Signals.
    package let interruptions: Interruptions
    /// The time of day.
    package let clock: any WallClock

    /// The texts in the user's language.
    package var localizer: Localizer { output.localizer }
}

extension Context {
    /// Denies internet sockets to this process and its children, if the program works without (CLI-9). Call it
    /// once a passphrase command, which may need it, has run.
    ///
    /// Where a kernel that could do so does not, the user is warned; there is still no networking code.
    ///
    /// - Returns: Whether the kernel does so.
    @discardableResult
    package func denyNetwork() -> Bool {
        guard network == .denied else { return false }
        if ProcessHardening.denyNetwork() { return true }
        if ProcessHardening.canDenyNetwork { output.warning(LocalizedMessage(VaultText.networkNotDenied)) }
        return false
    }

    /// Begins to wait for what is typed on standard input, where another one reads it: the person is told so, and Control-C
    /// ends the process, as at a prompt.
    package func beginTyping() {
        output.note(TerminalText.typeInput)
        interruptions.beginPrompt()
    }

    /// Ends waiting for what is typed.
    package func endTyping() { interruptions.endPrompt() }

    /// The width that tables must fit: that of the terminal that they are printed on; nil for other outputs.
    package var tableWidth: Int? { terminal.outputIsTerminal ? terminal.columns : nil }

    /// Starts to show how far a long piece of work has got, on the terminal and on SIGUSR1.
    package func startProgress(_ label: LocalizedMessage, unit: Progress.Unit) -> Progress {
        // The work itself has begun, so what was typed hidden was right.
        interruptions.endHiding()
        let clock = ContinuousClock()
        let start = clock.now
        let progress = Progress(label, unit: unit, output: output) { clock.now - start }
        interruptions.onStatusRequest { progress.printStatus() }
        return progress
    }

    /// Ends what `startProgress` began.
    package func endProgress(_ progress: Progress) {
        interruptions.onStatusRequest(nil)
        progress.finish()
    }
}
