package import ArgumentParser
import Dispatch
import WhisperLocalization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One run of a program: from the arguments to the exit status.
package struct Program: Sendable {
    private let commands: CommandTree
    private let network: NetworkAccess
    private let arguments: [String]
    private let environment: Environment

    /// - Parameters:
    ///   - root: The command that all others are below.
    ///   - network: Whether the program may use the network.
    ///   - arguments: The arguments, without the program's name.
    package init(
        _ root: any ParsableCommand.Type, network: NetworkAccess,
        arguments: [String] = Array(CommandLine.arguments.dropFirst()), environment: Environment = .process
    ) {
        commands = CommandTree(root: root)
        self.network = network
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs the command that the arguments name, and ends the process with its exit status.
    package func start() -> Never {
        ProcessHardening.keepHeapSmall()
        ProcessHardening.lockLibraryKeys()
        // Before the runtime of asynchronous code starts, whose own files would take the numbers of streams that are closed.
        ProcessHardening.occupyStandardStreams()
        let interruptions = Interruptions()
        Task.detached {
            let status = await run(interruptions)
            if status == .interrupted { Interruptions.dieOfInterruption() }
            exit(status.rawValue)
        }
        dispatchMain()
    }

    private func run(_ interruptions: Interruptions) async -> ExitStatus {
        ProcessHardening.apply()
        let localizer = Localizer(Language.preferred { environment[$0] })
        let terminal = Terminal.current(environment: environment)
        let output = Output(
            program: commands.name, style: OutputStyle(early: arguments, environment: environment, terminal: terminal),
            columns: terminal.columns, localizer: localizer)
        do {
            let words = GlobalArguments.inPlace(arguments, of: commands)
            let speech = Speech(localizer: localizer, commands: commands)
            let parsed = try Speech.$current.withValue(speech) {
                try CommandLineReader(commands: commands, arguments: words, columns: terminal.columns).read()
            }
            switch parsed {
            case .text(let text):
                return try show(text, on: terminal, interruptions, localizer)
            case .page(let text):
                try output.append(Array(text.utf8), as: .composed)
                try output.flush()
                return .success
            case .command(let command):
                try await Speech.$current.withValue(speech) {
                    try await run(command, words, terminal: terminal, interruptions: interruptions, early: output)
                }
                return .success
            }
        } catch {
            return end(with: FailureReport.failure(of: error), output: output)
        }
    }

    private func run(
        _ command: any RunnableCommand, _ words: [String], terminal: Terminal, interruptions: Interruptions,
        early: Output
    ) async throws {
        let options = command.global
        let (places, configuration) = try Places.find(
            vaultOption: options.vault, environment: environment, configuration: ConfigurationFile.read)
        let output = Output(
            program: commands.name,
            style: OutputStyle(
                options: options, configuration: configuration, environment: environment, terminal: terminal),
            columns: terminal.columns, localizer: early.localizer,
            pager: !options.noPager && !options.json && !options.plain
                ? pager(of: command as? any PagedCommand, on: terminal, configuration, interruptions) : nil)
        let context = Context(
            commands: commands, arguments: words, network: network, output: output, terminal: terminal,
            environment: environment,
            places: places, configuration: configuration,
            interruptions: interruptions, clock: Adapters.clock)
        let work = Task {
            try await command.execute(in: context)
            try output.flush()
        }
        interruptions.onStop { work.cancel() }
        do {
            try await work.value
            output.finishPaging()
        } catch {
            output.statusLine(nil)
            // The user has left the pager before everything was shown.
            let isLeft = output.isPaging && FailureReport.failure(of: error).code == .closedPipe
            output.finishPaging()
            if isLeft { return }
            // A request to stop that came before the command was at its work.
            guard command is any LastingCommand, work.isCancelled,
                FailureReport.failure(of: error).code == .interrupted
            else { throw error }
        }
    }

    /// Prints a text that is no command's output, such as help.
    private func show(
        _ text: String, on terminal: Terminal, _ interruptions: Interruptions, _ localizer: Localizer
    ) throws -> ExitStatus {
        let options = arguments.prefix { $0 != "--" }
        let configuration =
            (try? Places.find(vaultOption: nil, environment: environment, configuration: ConfigurationFile.read))?.1
        let mayPage = !options.contains("--no-pager") && !options.contains("--json") && !options.contains("--plain")
        let output = Output(
            program: commands.name, style: OutputStyle(early: arguments, environment: environment, terminal: terminal),
            columns: terminal.columns, localizer: localizer,
            pager: mayPage
                ? pager(startsAtEnd: false, on: terminal, configuration ?? Configuration(), interruptions) : nil)
        defer { output.finishPaging() }
        interruptions.onStop { Interruptions.endProcess() }
        do {
            try output.append(Array(text.utf8), as: .composed)
            try output.flush()
        } catch {
            guard error.code == .closedPipe, output.isPaging else { throw error }
        }
        return .success
    }

    private func pager(
        of command: (any PagedCommand)?, on terminal: Terminal, _ configuration: Configuration,
        _ interruptions: Interruptions
    ) -> Pager? {
        guard let command else { return nil }
        return pager(startsAtEnd: command.startsAtEnd, on: terminal, configuration, interruptions)
    }

    private func pager(
        startsAtEnd: Bool, on terminal: Terminal, _ configuration: Configuration, _ interruptions: Interruptions
    ) -> Pager? {
        guard terminal.outputIsTerminal, !terminal.isDumb else { return nil }
        return Pager.chosen(by: environment, configuration, startsAtEnd: startsAtEnd, interruptions)
    }

    private func end(with failure: CommandFailure, output: Output) -> ExitStatus {
        if failure.code == .closedPipe { ProcessHardening.dieOfClosedPipe() }
        output.report(failure)
        return failure.code.status
    }
}

/// Whether a program uses the network (CLI-9).
package enum NetworkAccess: Sendable {
    /// The program denies network access to itself and its children before it opens a vault.
    case denied
    /// The program, or a process that it starts, needs the network.
    case allowed
}
