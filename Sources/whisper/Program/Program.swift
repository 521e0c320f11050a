import ArgumentParser
import Localization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One run of the command: from the arguments to the exit status.
struct Program: Sendable {
    /// The arguments, the program's own name left out.
    let arguments: [String]
    let environment: Environment

    /// Runs the command that the arguments name.
    func run() async -> ExitStatus {
        ProcessHardening.apply()
        let localizer = Localizer(Language.preferred { environment[$0] })
        let interruptions = Interruptions()
        let terminal = Terminal.current(environment: environment)
        let output = Output(
            style: OutputStyle(early: arguments, environment: environment, terminal: terminal),
            columns: terminal.columns, localizer: localizer)
        do {
            let parsed = try Speech.$localizer.withValue(localizer) {
                try CommandLineReader(arguments: arguments, columns: terminal.columns).read()
            }
            switch parsed {
            case .text(let text):
                try output.append(Array(text.utf8))
            case .command(let command):
                try await Speech.$localizer.withValue(localizer) {
                    try await run(command, terminal: terminal, interruptions: interruptions, early: output)
                }
                return .success
            }
            try output.flush()
            return .success
        } catch {
            return end(with: FailureReport.failure(of: error), output: output)
        }
    }

    private func run(
        _ command: any RunnableCommand, terminal: Terminal, interruptions: Interruptions, early: Output
    ) async throws {
        let options = command.global
        let (places, configuration) = try Places.find(
            vaultOption: options.vault, environment: environment, configuration: ConfigurationFile.read)
        let output = Output(
            style: OutputStyle(
                options: options, configuration: configuration, environment: environment, terminal: terminal),
            columns: terminal.columns, localizer: early.localizer)
        let context = Context(
            output: output, terminal: terminal, environment: environment, places: places, configuration: configuration,
            interruptions: interruptions, clock: Adapters.clock)
        let work = Task {
            try await command.execute(in: context)
            try output.flush()
        }
        interruptions.onStop { work.cancel() }
        do {
            try await work.value
        } catch {
            output.statusLine(nil)
            throw error
        }
    }

    private func end(with failure: CommandFailure, output: Output) -> ExitStatus {
        if failure.code == .closedPipe { ProcessHardening.dieOfClosedPipe() }
        output.report(failure)
        return failure.code.status
    }
}
