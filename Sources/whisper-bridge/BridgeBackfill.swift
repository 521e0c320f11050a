#if Bridge
    import Synchronization
    import WhisperBridgeProtocol
    import WhisperCommand
    import WhisperCore
    import WhisperIngestionPort
    import WhisperStorePort
    import WhisperVault

    /// Requests older messages beside `whisper bridge run`, as `whisper bridge backfill` has recorded (ING-6).
    struct BridgeBackfill: Sendable {
        private let backfill: Backfill
        private let reporter: BackfillReporter

        /// - Parameters:
        ///   - source: The session of which messages are requested.
        ///   - introduction: What the present bridge has said of itself.
        init(
            _ assembly: BridgeAssembly, of source: AttendedBridge, by introduction: BridgeIntroduction,
            _ reporter: BackfillReporter
        ) {
            self.reporter = reporter
            backfill = Backfill(
                Backfill.Ports(
                    store: assembly.vault.store, source: source.current, clock: Adapters.stopwatch,
                    wallClock: assembly.context.clock),
                of: source.origin, interval: .milliseconds(assembly.configuration.historyInterval),
                bridge: { introduction.text })
        }

        /// Requests messages until the task is cancelled.
        func follow() async {
            var backfill = backfill
            do throws(StoreError) {
                try await backfill.follow { [reporter] in reporter.report($0) }
            } catch {
                reporter.report(FailureReport.failure(of: error))
            }
        }
    }

    /// What the present bridge has said of itself.
    final class BridgeIntroduction: Sendable {
        private let ready = Mutex<BridgeReady?>(nil)

        /// Notes what a bridge says of itself when it starts.
        func note(_ ready: BridgeReady) { self.ready.withLock { $0 = ready } }

        /// Its name and version, and those of its library; nil if none has started yet.
        var text: String? {
            ready.withLock { $0 }.map { ready in
                [ready.bridge, ready.bridgeVersion, ready.library ?? ""].joined(separator: " ")
            }
        }
    }
#endif
