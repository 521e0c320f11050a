public import WhisperClockPort
public import WhisperMediaPort

#if Bridge
    import WhisperBridgeProtocol
    import WhisperIngestionPort
    import WhisperPosixFiles

    /// Fetches encrypted files through a bridge in a process of its own, which has no keys and no session (ING-6).
    ///
    /// Guarantees beyond the port's rules:
    /// - The process is started by the first fetch and used for all later ones; one fetch at a time, others wait.
    /// - A process that has ended, does not respond or contradicts itself is ended, and the fetch fails with `.crashed`;
    ///   the next one starts another, at most five times in a row.
    /// - A program that cannot fetch files is `.unsupported`, and is not started again.
    /// - Nothing is left in the session directory, and no descriptor is left open.
    ///
    /// `close` must be called after the last fetch: otherwise the process runs until this one ends.
    public actor BridgeMedia: MediaTransfer {
        private let command: BridgeCommand
        private let settings: BridgeSettings
        private let clock: any MonotonicClock
        private let notify: @Sendable (BridgeNotice) -> Void
        private let turns = TransferTurns()
        private var session: BridgeSession?
        /// How many processes in a row have failed.
        private var crashes = 0
        /// The reason the program is not started again.
        private var refusal: MediaTransferError?
        private var isClosed = false

        /// How often a program that fails is started again.
        private static let restarts = 5

        /// Creates a transfer through the program of a command, which is not started yet.
        ///
        /// - Parameters:
        ///   - command: The program: the same as for messages.
        ///   - settings: How it is run and supervised. The journal, and what concerns pairing and history, are not used.
        ///   - clock: Measures waiting times.
        ///   - notify: Receives notices for the user; called in order, on any thread.
        public init(
            command: BridgeCommand, settings: BridgeSettings, clock: any MonotonicClock,
            notify: @escaping @Sendable (BridgeNotice) -> Void = { _ in }
        ) {
            self.command = command
            self.settings = settings
            self.clock = clock
            self.notify = notify
        }

        /// Fetches a file from an offset to its end; see `MediaTransfer`.
        ///
        /// - Throws: `MediaTransferError`; `.tooLarge` also if the offset is beyond the limit, `.cancelled` also after
        ///   `close`.
        public func fetch(
            _ request: MediaRequest, into sink: @escaping @Sendable ([UInt8]) async throws -> Void
        ) async throws(MediaTransferError) {
            guard request.offset >= 0 else { throw .unsupported }
            guard request.offset <= request.limit else { throw .tooLarge }
            try await receive(atMost: request.limit - request.offset, into: sink) { id, pipe in
                .fetch(id: id, request, pipe: pipe)
            }
        }

        /// Receives what the bridge writes into a pipe upon a command.
        ///
        /// - Parameters:
        ///   - room: The number of bytes that may be passed on.
        ///   - ability: What the bridge must be able to do besides fetching files.
        ///   - sink: Receives the bytes.
        ///   - command: The command, from its number and the path of the pipe.
        /// - Throws: As `fetch`; `.unsupported` without the ability.
        func receive(
            atMost room: Int64, ability: BridgeAbility = .media,
            into sink: @escaping @Sendable ([UInt8]) async throws -> Void,
            _ command: @escaping @Sendable (_ id: Int64, _ pipe: String) -> HostFrame
        ) async throws(MediaTransferError) {
            guard await turns.begin() else { throw .cancelled }
            let session: BridgeSession
            let pipe: MediaPipe
            do throws(MediaTransferError) {
                session = try await readySession()
                guard await session.conversation.ready?.can(ability) == true else { throw .unsupported }
                pipe = try BridgeMedia.pipe(for: session)
            } catch {
                turns.end()
                throw error
            }
            let answer = MediaReception.Answer()
            let asking = Task {
                answer.value = .some(
                    await session.ask(isTimed: false) { command($0, pipe.path) })
                pipe.wake()
            }
            var reception = MediaReception(
                from: pipe, answer: answer, room: room, silence: settings.mediaSilence,
                sink: sink)
            let outcome = await withTaskCancellationHandler {
                await reception.run()
            } onCancel: {
                pipe.wake()
            }
            pipe.close()
            try conclude(outcome, session, asking)
        }

        /// Ends the program, and returns once it has exited, within the time limits of the settings. Later fetches are
        /// cancelled.
        public func close() async {
            isClosed = true
            await session?.close()
        }

        // MARK: The program

        /// The session of the program, once that is ready; it is started if necessary.
        private func readySession() async throws(MediaTransferError) -> BridgeSession {
            if isClosed { throw .cancelled }
            if let refusal { throw refusal }
            if let session, await !session.isEnding { return try await ready(session) }
            if let session {
                await session.untilOver()
                if Task.isCancelled || isClosed { throw .cancelled }
            }
            guard crashes <= BridgeMedia.restarts else { throw .crashed }
            let started = try start()
            session = started
            await begin(started)
            if isClosed {
                await started.close()
                throw .cancelled
            }
            return try await ready(started)
        }

        private func start() throws(MediaTransferError) -> BridgeSession {
            let directory: SessionDirectory
            do throws(FileError) {
                directory = try SessionDirectory.make(below: settings.sessionPlaces)
            } catch {
                throw .crashed
            }
            return BridgeSession(
                BridgeSession.Surroundings(
                    purpose: .media, settings: settings, keeper: nil, clock: clock, notify: notify),
                directory: directory, BridgeConversation.Terms(purpose: .media), decode: { _, _ in [] })
        }

        private func begin(_ session: BridgeSession) async {
            let start = BridgeStart(
                sessionDirectory: session.directory.path, journal: "", journalKey: [], after: 0,
                history: BridgeHistory(isEnabled: false), mayPair: false, deviceName: settings.deviceName,
                sessionTimeoutDays: settings.sessionTimeoutDays, purpose: .media)
            let line = HostFrame.start(start).line(version: BridgeFrame.handshakeVersion)
            await session.begin(with: line) { [command, settings] session in
                await BridgeProcess.run(command, for: session, settings: settings)
            }
        }

        private func ready(_ session: BridgeSession) async throws(MediaTransferError) -> BridgeSession {
            do throws(IngestionError) {
                try await session.untilReady()
            } catch {
                // The program goes on starting, for the next fetch.
                if error == .cancelled || isClosed { throw .cancelled }
                if error == .notFound { throw .notInstalled }
                if await session.hasRefused || error == .live(.bridgeUnusable) {
                    refusal = .unsupported
                    throw .unsupported
                }
                crashes += 1
                throw .crashed
            }
            guard await session.conversation.ready?.can(.media) == true else {
                refusal = .unsupported
                Task { await session.close() }
                throw .unsupported
            }
            return session
        }

        private static func pipe(for session: BridgeSession) throws(MediaTransferError) -> MediaPipe {
            do throws(FileError) { return try MediaPipe(in: session.directory.path) } catch { throw .crashed }
        }

        // MARK: The end of a fetch

        /// Ends the turn, at once or as soon as the bridge can fetch again, and throws the reason for a failure.
        private func conclude(
            _ outcome: MediaReception.Outcome, _ session: BridgeSession, _ asking: Task<Void, Never>
        ) throws(MediaTransferError) {
            switch outcome {
            case .complete:
                crashes = 0
                turns.end()
            case .failed(let error):
                crashes = 0
                turns.end()
                throw error
            case .left(let error):
                Task { [clock, settings, turns] in
                    let alarm = Task {
                        await clock.wait(for: settings.replyTimeout)
                        if !Task.isCancelled { await session.close() }
                    }
                    await asking.value
                    alarm.cancel()
                    turns.end()
                }
                throw error
            case .broken:
                crashes += 1
                Task { [turns] in
                    await session.conclude(.bridgeCrashed)
                    await session.close()
                    turns.end()
                }
                throw isClosed ? .cancelled : .crashed
            }
        }
    }
#else
    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable, message: "Enable the trait 'Bridge' of the package whisper: it brings swift-subprocess."
    )
    public actor BridgeMedia: MediaTransfer {
        /// Unavailable without the trait.
        public init(
            command: BridgeCommand, settings: BridgeSettings, clock: any MonotonicClock,
            notify: @escaping @Sendable (BridgeNotice) -> Void = { _ in }
        ) {}

        /// Unavailable without the trait.
        public func fetch(
            _ request: MediaRequest, into sink: @escaping @Sendable ([UInt8]) async throws -> Void
        ) async throws(MediaTransferError) { throw .unsupported }

        /// Unavailable without the trait.
        public func fetchPicture(_ request: PictureRequest) async throws(MediaTransferError) -> [UInt8] {
            throw .unsupported
        }

        /// Unavailable without the trait.
        public func close() async {}
    }
#endif
