import WhisperLocalization

/// Where a passphrase comes from (CLI-3).
package enum PassphraseSource: Hashable, Sendable {
    /// The first line that a command prints.
    case command(String)
    /// The first line of a file; `-` is standard input.
    case file(String)
    /// The first line of an open file.
    case descriptor(Int32)
    /// The variable `WHISPER_PASSPHRASE`.
    case environment
    /// The person at the terminal.
    case terminal

    /// Chooses the source: an option, else the environment, else the configuration file, else the terminal.
    ///
    /// - Throws: A usage failure where two options name a source each.
    static func choose(
        command: String?, file: String?, descriptor: Int32?, environmentIsSet: Bool, configuration: Configuration
    ) throws(CommandFailure) -> PassphraseSource {
        let options: [PassphraseSource] = [
            command.map { .command($0) }, file.map { .file($0) }, descriptor.map { .descriptor($0) },
        ].compactMap { $0 }
        guard options.count <= 1 else {
            throw CommandFailure(.usage, FailureText.twoPassphraseSources)
        }
        if let option = options.first { return option }
        if environmentIsSet { return .environment }
        switch (configuration[.passphraseCommand], configuration[.passphraseFile]) {
        case (.some, .some): throw CommandFailure(.configuration, FailureText.twoPassphraseSources)
        case (let command?, nil): return .command(command)
        case (nil, let file?): return .file(file)
        case (nil, nil): return .terminal
        }
    }
}
