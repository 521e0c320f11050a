public import WhisperBridgeProtocol
public import WhisperClockPort
public import WhisperIngestionPort

#if Bridge
    import WhisperPosixFiles
    import WhisperSecretMemory
    import WhisperSecretPool

    /// A live source: a bridge in a separate process, which this adapter starts, supervises and ends (ING-6).
    ///
    /// `docs/bridge-protocol.md` specifies the protocol. Guarantees beyond the port's rules:
    /// - The bridge's process has exited when `close` returns, whatever it does, and its session directory is removed.
    /// - A failed session is over; `open` restarts the bridge. The pipeline decides when and how often (ING-4).
    /// - Acknowledged events are not delivered again, even if the bridge repeats them.
    public struct WhatsmeowBridge: IngestionSource {
        private let command: BridgeCommand
        private let settings: BridgeSettings
        private let keeper: any BridgeSessionKeeper
        private let clock: any MonotonicClock
        private let decode: @Sendable (BridgeEvent, _ time: Int64) -> [IngestionEvent]
        private let sha256: (@Sendable ([UInt8]) -> [UInt8])?
        private let notify: @Sendable (BridgeNotice) -> Void

        /// Creates a source that runs a command as a bridge.
        ///
        /// - Parameters:
        ///   - command: The program.
        ///   - settings: How it is run and supervised.
        ///   - keeper: Stores what outlives the process.
        ///   - clock: Measures waiting times.
        ///   - decode: Decodes the service's own bytes, recorded at a time in milliseconds since 1970, into events;
        ///     returns none for bytes without meaning.
        ///   - sha256: SHA-256 of bytes, by which votes in the protocol's own form name options; without it, those votes
        ///     are not taken over.
        ///   - notify: Receives notices for the user; called in order, on any thread.
        public init(
            command: BridgeCommand, settings: BridgeSettings, keeper: any BridgeSessionKeeper,
            clock: any MonotonicClock, decode: @escaping @Sendable (BridgeEvent, _ time: Int64) -> [IngestionEvent],
            sha256: (@Sendable ([UInt8]) -> [UInt8])? = nil,
            notify: @escaping @Sendable (BridgeNotice) -> Void = { _ in }
        ) {
            self.command = command
            self.settings = settings
            self.keeper = keeper
            self.clock = clock
            self.decode = decode
            self.sha256 = sha256
            self.notify = notify
        }

        /// The platform of the settings; the adapter `whatsmeow-bridge`, which is not replayable.
        public var origin: IngestionOrigin {
            IngestionOrigin(platform: settings.platform, adapter: "whatsmeow-bridge", isReplayable: false)
        }

        /// Starts the bridge.
        ///
        /// - Throws: As `openBridge`.
        public func open() async throws(IngestionError) -> any IngestionSession {
            try await openBridge()
        }

        /// Starts the bridge and returns once it is ready, as a session that also accepts commands.
        ///
        /// - Throws: `.notFound` if the program does not exist, `.inaccessible` if the session cannot be stored in
        ///   memory, `.live` if the bridge fails before it is ready.
        public func openBridge() async throws(IngestionError) -> BridgeSession {
            let terms = BridgeConversation.Terms(
                sha256: sha256, after: try await keeper.acknowledged(), journal: try await keeper.journal(),
                account: try await keeper.account(), history: settings.history)
            let directory: SessionDirectory
            do {
                directory = try SessionDirectory.make(below: settings.sessionPlaces)
            } catch {
                throw .inaccessible(errno: error.number)
            }
            let start: [UInt8]
            do throws(IngestionError) {
                try await unpack(into: directory)
                start = try await startLine(for: directory, after: terms.after)
            } catch {
                directory.remove()
                throw error
            }
            let session = BridgeSession(
                BridgeSession.Surroundings(
                    purpose: .messages, settings: settings, keeper: keeper, clock: clock, notify: notify),
                directory: directory, terms, decode: decode)
            await session.begin(with: start) { [command, settings] session in
                await BridgeProcess.run(command, for: session, settings: settings)
            }
            do throws(IngestionError) {
                try await session.untilReady()
            } catch {
                await session.close()
                throw error
            }
            return session
        }

        private func unpack(into directory: SessionDirectory) async throws(IngestionError) {
            guard var database = try await keeper.sessionDatabase() else { return }
            defer { SecretWipe.wipe(&database) }
            do {
                try directory.unpack(database)
            } catch {
                throw .inaccessible(errno: error.number)
            }
        }

        private func startLine(
            for directory: SessionDirectory, after: Int64
        ) async throws(IngestionError) -> [UInt8] {
            let key = try await keeper.journalKey()
            var bytes = unsafe key.withUnsafeBytes { unsafe [UInt8]($0) }
            defer { SecretWipe.wipe(&bytes) }
            let start = BridgeStart(
                sessionDirectory: directory.path, journal: settings.journal, journalKey: bytes, after: after,
                history: settings.history, mayPair: settings.mayPair, pairPhone: settings.pairPhone,
                deviceName: settings.deviceName, sessionTimeoutDays: settings.sessionTimeoutDays)
            return HostFrame.start(start).line(version: BridgeFrame.handshakeVersion)
        }
    }
#else
    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable, message: "Enable the trait 'Bridge' of the package whisper: it brings swift-subprocess."
    )
    public struct WhatsmeowBridge: IngestionSource {
        /// Unavailable without the trait.
        public let origin: IngestionOrigin

        /// Unavailable without the trait.
        public init(
            command: BridgeCommand, settings: BridgeSettings, keeper: any BridgeSessionKeeper,
            clock: any MonotonicClock, decode: @escaping @Sendable (BridgeEvent, _ time: Int64) -> [IngestionEvent],
            sha256: (@Sendable ([UInt8]) -> [UInt8])? = nil,
            notify: @escaping @Sendable (BridgeNotice) -> Void = { _ in }
        ) {
            origin = IngestionOrigin(platform: settings.platform, adapter: "whatsmeow-bridge", isReplayable: false)
        }

        /// Unavailable without the trait.
        public func open() async throws(IngestionError) -> any IngestionSession { throw .notFound }

        /// Unavailable without the trait.
        public func openBridge() async throws(IngestionError) -> BridgeSession { throw .notFound }
    }
#endif

/// A notice from a bridge that is not an event, for display to the user.
public enum BridgeNotice: Hashable, Sendable {
    /// The bridge has started.
    case ready(BridgeReady)
    /// A code to scan with the phone, replacing the previous one.
    case pairingCode(PairingCode)
    /// A code to enter on the phone, replacing the previous one; capitals, digits and hyphens.
    case phoneCode(PairingCode)
    /// The service asks for a passkey before it links the device.
    case passkey
    /// The account it is logged in as.
    case login(BridgeLogin)
    /// The connection was lost; the bridge reconnects by itself.
    case disconnected
    /// Something failed, and the bridge continues or ends; with the id of the message concerned, if any.
    case failure(LiveFailure, messageID: String?)
    /// The number of historical messages received so far, and their total number.
    case history(completed: Int64, total: Int64?)
    /// The bridge's own description of its failure, at most 500 characters. Untrusted text.
    case explanation(String)
    /// The bridge has chosen this version of the protocol, which the host does not support.
    case otherVersion(Int64)
    /// The number of an event or a message was not above the previous one, and it was skipped.
    case repeatedNumber(Int64)
    /// A number was impossibly far above the previous one.
    case impossibleNumber(Int64)
    /// A line of the bridge violated the protocol and was skipped.
    case badLine(BridgeProtocolError)
    /// The bridge makes no snapshots of its session, so that it may have to be linked again.
    case lacksSnapshots
    /// How many members the bridge has listed of a chat, which has this name or key.
    case members(of: String, count: Int)
    /// Diagnostic output of the bridge.
    case diagnosis(BridgeDiagnosis)
}
