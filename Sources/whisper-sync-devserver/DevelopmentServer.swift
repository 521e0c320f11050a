#if Realtime
    import ArgumentParser
    import CWhisperProcess
    import Dispatch
    import NIOSSL
    import WhisperRealtimePort
    import WhisperRealtimeSockets
    import WhisperSystemClock

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    /// `whisper-sync-devserver`: a messenger server on this machine, to try the realtime client with.
    @main
    struct DevelopmentServer: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whisper-sync-devserver",
            abstract: "Run a messenger server on this machine, to try whisper-sync with.",
            discussion: """
                It speaks the protocol of docs/realtime-protocol.md, listens on 127.0.0.1 alone, and forgets everything when \
                it ends. Without --user and --conversation there are ana and ben, who have a conversation.

                --faults takes a list of what shall go wrong, separated by commas:
                  drop=P           events are not sent; answers are lost after the deed
                  cut=P            the connection is cut in place of an event
                  duplicate=P      events are sent twice
                  reorder=P        events are sent behind the next one
                  delay=MS         events and answers wait for up to so long
                  expire-tokens=S  access tokens are good for so many seconds
                  rate-limit=N     so many requests a user in ten seconds
                  restart-every=S  the server starts anew, and keeps what it holds
                  alter=N          every so many messages one is stored with other words
                  deceive=NAME     the protocol is violated: \(Deception.allCases.map(\.rawValue).joined(separator: ", "))
                  block-websocket  sockets are refused, requests are answered
                  partial-frames   everything is sent in small pieces
                  seed=N           what chance begins with
                P is a probability, 0…1.

                Example: whisper-sync-devserver --port 8642 --faults drop=0.1,delay=50ms,expire-tokens=30
                """)

        @Option(help: "The port; 0 takes any that is free.") var port: UInt16 = 8_642
        @Option(help: ArgumentHelp("Somebody who can log in; may be repeated.", valueName: "name:secret"))
        var user: [String] = []
        @Option(help: ArgumentHelp("A conversation of users; may be repeated.", valueName: "id:title:name,name"))
        var conversation: [String] = []
        @Option(help: ArgumentHelp("Messages that a conversation begins with.", valueName: "id:count"))
        var fill: [String] = []
        @Option(help: ArgumentHelp("What goes wrong on purpose; see above.", valueName: "list")) var faults = ""
        @Option(help: ArgumentHelp("Speak TLS, with this certificate chain in PEM.", valueName: "file"))
        var certificate: String?
        @Option(help: ArgumentHelp("The certificate's private key in PEM.", valueName: "file")) var key: String?
        @Flag(help: "Say in JSON where it listens.") var json = false
        @Flag(help: "Write a line to standard error for each request and socket.") var verbose = false

        func run() async throws {
            let population = try readPopulation()
            let faults = try readFaults()
            let host = ServerHost(population, faults: faults, clock: SystemClock()) { [verbose] line in
                if verbose { Console.note(line) }
            }
            // Before the address is announced: its reader may end this process at once.
            let signals = Signals()
            let server = try await start(host, faults: faults)
            report(server, population)
            let looking = Task {
                var seconds: Int64 = 0
                while (try? await Task.sleep(for: .seconds(1))) != nil {
                    host.advance()
                    seconds += 1
                    if let interval = faults.restartInterval, seconds % interval == 0 { host.restart() }
                }
            }
            await signals.awaitEnd()
            looking.cancel()
            await server.stop()
        }

        private func start(_ host: ServerHost, faults: Faults) async throws -> SocketServer {
            do {
                return try await SocketServer(
                    serving: host, port: Int(port), tls: try readCertificate(),
                    piecesSeed: faults.sendsPieces ? faults.seed : nil)
            } catch let error as ValidationError {
                throw error
            } catch {
                Console.note("whisper-sync-devserver: nothing can listen on port \(port)")
                throw ExitCode.failure
            }
        }

        private func report(_ server: SocketServer, _ population: Population) {
            let address = server.address
            if json {
                Console.say(#"{"type":"listening","port":\#(address.port),"url":"\#(address)"}"#)
            } else {
                Console.say("Listening on \(address)")
                if user.isEmpty {
                    for user in population.users { Console.say("  user \(user.name), secret \(user.secret)") }
                }
                if conversation.isEmpty {
                    for one in population.conversations {
                        Console.say("  conversation \(one.id): \(one.members.joined(separator: ", "))")
                    }
                }
            }
        }

        private func readPopulation() throws -> Population {
            var population = Population.example
            if !user.isEmpty {
                population.users = try user.map { text in
                    guard let user = Population.User(text) else { throw ValidationError("No user: \(text)") }
                    return user
                }
                population.conversations = []
            }
            if !conversation.isEmpty {
                population.conversations = try conversation.map { text in
                    guard let one = Population.Conversation(text) else {
                        throw ValidationError("No conversation: \(text)")
                    }
                    return one
                }
            }
            population.fillings = try fill.map { text in
                guard let filling = Population.Filling(text) else { throw ValidationError("Nothing to fill: \(text)") }
                return filling
            }
            guard let stranger = population.strangers.first else { return population }
            throw ValidationError("There is no \(stranger).")
        }

        private func readFaults() throws -> Faults {
            do throws(Faults.Unreadable) {
                return try Faults(faults)
            } catch {
                throw ValidationError("--faults knows nothing of: \(error.part)")
            }
        }

        private func readCertificate() throws -> NIOSSLContext? {
            guard let certificate, let key else {
                guard certificate == nil, key == nil else {
                    throw ValidationError("--certificate and --key belong together.")
                }
                return nil
            }
            do {
                return try ServerCertificate.context(certificate: certificate, key: key)
            } catch {
                throw ValidationError("The certificate or its key cannot be read.")
            }
        }
    }

    /// The signals that end the program.
    private struct Signals {
        private let descriptor: Int32

        /// Catches SIGTERM and SIGINT from now on.
        init() {
            let numbers = [SIGTERM, SIGINT]
            descriptor = whisper_catch_signals(numbers, numbers.count)
        }

        /// Returns once one has come, even if it came before this was called.
        func awaitEnd() async {
            let (signals, continuation) = AsyncStream<Void>.makeStream()
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            source.setEventHandler { continuation.yield() }
            source.resume()
            for await _ in signals { break }
            source.cancel()
        }
    }
#endif
