#if Bridge
    import WhisperIngestionPort
    import WhisperSecretPool
    import Subprocess

    #if canImport(System)
        import System
    #else
        import SystemPackage
    #endif
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// Runs a bridge's process: its input, its output, and its guaranteed end.
    enum BridgeProcess {
        /// Runs the program until it has exited.
        static func run(_ command: BridgeCommand, for session: BridgeSession, settings: BridgeSettings) async
            -> BridgeExit
        {
            // Writing to a bridge that has just died must be an error, not end this process.
            _ = signal(SIGPIPE, SIG_IGN)
            let family = session.directory.family
            var environment = command.environment
            environment[BridgeFamily.variable] = family.mark
            var options = PlatformOptions()
            // A separate session, so that an interrupt from the terminal reaches only the host, which ends the bridge
            // in an orderly way.
            options.createSession = true
            options.teardownSequence = teardown(settings)
            do {
                let result = try await Subprocess.run(
                    command.executable, arguments: Arguments(command.arguments),
                    environment: .custom(
                        Dictionary(
                            uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) })),
                    platformOptions: options, input: .inputWriter, output: .sequence, error: .sequence
                ) { execution in
                    await attend(execution, for: session, settings: settings)
                    family.kill()
                }
                return .ended(isSuccess: result.terminationStatus.isSuccess)
            } catch {
                let isMissing = (error as? SubprocessError)?.code == .executableNotFound
                return .notStarted(isMissing ? .notFound : .live(.bridgeCrashed))
            }
        }

        private typealias Running = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

        /// Everything between start and end: reading, writing, supervision, and finally the shutdown.
        private static func attend(_ running: Running, for session: BridgeSession, settings: BridgeSettings) async {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await read(running.standardOutput, to: session) }
                group.addTask { await diagnose(running.standardError, for: session) }
                group.addTask { await write(session.outbox, to: running.standardInputWriter) }
                group.addTask { await session.watchStart() }
                group.addTask { await session.watchHeartbeat() }
                group.addTask { await session.keepAcknowledging() }
                await session.untilEnding()
                await shutDown(running, session, settings)
                group.cancelAll()
            }
        }

        /// Ends the process in increasingly forceful steps: it is asked to exit, its input is closed, it and its
        /// descendants are terminated, then killed.
        private static func shutDown(_ running: Running, _ session: BridgeSession, _ settings: BridgeSettings) async {
            await session.askToEnd()
            try? await running.standardInputWriter.finish()
            await session.wait(atMost: settings.killDelay) { $0.hasOutputEnded }
            await running.teardown(using: teardown(settings))
            // Descendants may have outlived it. Its process id cannot be reused until this function returns.
            try? running.send(signal: .kill, toProcessGroup: true)
        }

        private static func teardown(_ settings: BridgeSettings) -> [TeardownStep] {
            [.send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: settings.killDelay)]
        }

        // MARK: Streams

        private static func read(_ output: SubprocessOutputSequence, to session: BridgeSession) async {
            do {
                for try await buffer in output {
                    await session.receive(unsafe buffer.withUnsafeBytes { unsafe [UInt8]($0) })
                }
            } catch {
                // A pipe that can no longer be read has ended.
            }
            await session.receiveEnd()
        }

        private static func write(_ lines: AsyncStream<[UInt8]>, to input: StandardInputWriter) async {
            for await line in lines {
                var line = line
                let count = try? await input.write(line)
                let isWhole = count == line.count
                SecretWipe.wipe(&line)
                // Part of a line would be taken for the beginning of another one.
                if !isWhole { return }
            }
        }

        /// Reads standard error to its end, as the bridge would otherwise block on a full pipe.
        private static func diagnose(_ output: SubprocessOutputSequence, for session: BridgeSession) async {
            var lines = DiagnosisLines()
            do {
                for try await buffer in output {
                    let found = lines.append(unsafe buffer.withUnsafeBytes { unsafe [UInt8]($0) })
                    for diagnosis in found { await session.receive(diagnosis) }
                }
            } catch {
                // As for the output.
            }
        }
    }

    extension BridgeCommand {
        /// A path, or a name to look up.
        fileprivate var executable: Executable {
            program.utf8.contains(UInt8(ascii: "/")) ? .path(FilePath(program)) : .name(program)
        }
    }
#endif
