#if Bridge
    import WhisperBridgeProtocol
    import Foundation
    import WhisperIngestionPort
    import WhisperMessage
    import WhisperSecretMemory
    import WhisperSodiumSealing
    import WhisperSQLiteEngine
    import WhisperStorePort
    import WhisperSystemClock
    import WhisperWhatsAppEvents
    import WhisperWhatsmeowBridge
    import WhisperCore

    /// What the scripted bridge does, one after the other.
    enum LiveStep {
        /// The given number of current events, with a pause before each, in microseconds.
        case messages(Int, pause: Int = 0)
        /// The given number of events of the past.
        case backlog(Int)
        /// A number of pieces of history with a number of messages each.
        case history(Int, messages: Int)
        /// Silence, for a number of milliseconds.
        case wait(Int)

        /// A scenario of these steps, in the bytes of WhatsApp, each event with the moment at which it was written.
        static func scenario(_ steps: [LiveStep]) -> String {
            let lines = steps.map { step in
                switch step {
                case .messages(let count, let pause):
                    #"{"do":"messages","form":"event","stamp":true,"count":\#(count),"interval_us":\#(pause),"chats":20}"#
                case .backlog(let count):
                    #"{"do":"messages","form":"event","stamp":true,"count":\#(count),"backlog":true,"chats":20}"#
                case .history(let count, let messages):
                    #"{"do":"messages","form":"history","stamp":true,"count":\#(count),"per_line":\#(messages),"chats":20}"#
                case .wait(let milliseconds): #"{"do":"wait","ms":\#(milliseconds)}"#
                }
            }
            return (["{\"do\":\"ready\"}", "{\"do\":\"login\"}"] + lines + ["{\"do\":\"closed\"}"])
                .joined(separator: "\n") + "\n"
        }

        /// How many messages it reports.
        var count: Int {
            switch self {
            case .messages(let count, _), .backlog(let count): count
            case .history(let count, let messages): count * messages
            case .wait: 0
            }
        }
    }

    /// Reads the scripted bridge's messages into an empty vault.
    struct LiveReading {
        /// The scripted bridge's program.
        let bridge: String
        let place: Place

        /// Runs a scenario to its end; what was seen of it.
        func run(_ steps: [LiveStep]) async throws -> LiveRecord {
            let folder = try place.emptyFolder("live")
            defer { place.remove("live") }
            let scenario = folder + "/scenario.jsonl"
            try LiveStep.scenario(steps).write(toFile: scenario, atomically: true, encoding: .utf8)
            let store = try BenchVault.open(folder + "/vault", .new)
            let sealing = try SodiumSealing()
            let recorder = LiveRecorder()
            let decoder = WhatsAppEventDecoder()
            decoder.learnOwner(jid: "15550100@s.whatsapp.net", lid: nil)
            let environment = ProcessInfo.processInfo.environment.filter {
                ["PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key)
            }
            let source = WhatsmeowBridge(
                command: BridgeCommand(program: bridge, arguments: [scenario], environment: environment),
                settings: BridgeSettings(sessionPlaces: ["/dev/shm"], journal: folder + "/journal"),
                keeper: LiveKeeper(store: store, sealing: sealing), clock: SystemStopwatch(),
                decode: { event, time in
                    let events = decoder.events(
                        name: event.name, raw: event.raw, receivedAt: Timestamp(milliseconds: time))
                    recorder.note(events, isBacklog: event.isBacklog)
                    return events
                })
            let pipeline = IngestionPipeline(
                store: store, digest: sealing, wallClock: SystemClock(), clock: SystemStopwatch())
            let spent = Machine.processorSeconds
            let (seconds, figures) = try await Stopwatch.time {
                try await pipeline.run(source, name: "bench") { notice in
                    if case .progress(let status) = notice { recorder.note(status) }
                }
            }
            var record = recorder.record
            record.processorSeconds = Machine.processorSeconds - spent
            record.wallSeconds = seconds
            await store.close()
            let expected = steps.reduce(0) { $0 + $1.count }
            guard figures.added == expected else {
                throw Yardstick.Failure(description: "\(figures.added) of \(expected) messages came")
            }
            return record
        }
    }

    /// Stores what outlives a bridge in the vault, as the command does; there is no session worth sealing.
    struct LiveKeeper: BridgeSessionKeeper {
        func journal() async throws(IngestionError) -> String? { nil }
        func keepJournal(_ id: String) async throws(IngestionError) {}
        func account() async throws(IngestionError) -> BridgeAccount? { nil }
        func keepAccount(_ account: BridgeAccount) async throws(IngestionError) {}

        let store: any VaultStore
        let sealing: SodiumSealing

        func sessionDatabase() async throws(IngestionError) -> [UInt8]? { nil }
        func keepSession(_ database: [UInt8]) async throws(IngestionError) {}
        func acknowledged() async throws(IngestionError) -> Int64 { 0 }
        func forgetSession() async throws(IngestionError) {}

        func journalKey() async throws(IngestionError) -> SecretBytes {
            do { return try sealing.makeKey() } catch { throw .inaccessible(errno: ENOMEM) }
        }

        func keepAcknowledged(_ sequence: Int64) async throws(IngestionError) {
            do { try await store.setSetting("bridge.acknowledged", to: String(sequence)) } catch {
                throw .inaccessible(errno: EIO)
            }
        }
    }
#endif
