#if Bridge
    import WhisperBridgeProtocol
    import Foundation
    import WhisperIngestionPort
    import WhisperMediaPort
    import WhisperMessage
    import WhisperSecretMemory
    import Synchronization
    import WhisperSystemClock
    import WhisperWhatsmeowBridge

    /// A bridge that plays a scenario, with its host's storage.
    final class BridgeFixture: Sendable {
        let keeper = MemoryKeeper()
        let notices = Notices()
        /// A private directory, removed with the value.
        let folder: String
        /// A private location in memory for session directories, removed with the value.
        let place: String

        init() throws {
            let name = "bridge-" + UUID().uuidString
            folder = NSTemporaryDirectory() + name
            place = "/dev/shm/" + name
            for path in [folder, place] {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
        }

        deinit { for path in [folder, place] { try? FileManager.default.removeItem(atPath: path) } }

        var journal: String { folder + "/journal" }

        /// Settings with a short delay for acknowledgements, and enough time for responsive bridges on a busy machine.
        var settings: BridgeSettings {
            var settings = BridgeSettings(sessionPlaces: [place], journal: journal)
            settings.snapshotInterval = .milliseconds(5)
            settings.grace = .seconds(20)
            return settings
        }

        /// A bridge that plays the scenario of these lines.
        func bridge(_ lines: String, _ change: (inout BridgeSettings) -> Void = { _ in }) throws -> WhatsmeowBridge {
            let path = folder + "/scenario-\(UUID().uuidString)"
            try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
            return bridge(scenario: path, change)
        }

        /// A bridge that plays one of the scenarios beside the tests.
        func bridge(named name: String, _ change: (inout BridgeSettings) -> Void = { _ in }) -> WhatsmeowBridge {
            bridge(scenario: Self.scenarios + "/\(name).jsonl", change)
        }

        private func bridge(scenario: String, _ change: (inout BridgeSettings) -> Void) -> WhatsmeowBridge {
            var settings = settings
            change(&settings)
            return WhatsmeowBridge(
                command: BridgeCommand(program: Self.program, arguments: [scenario], environment: Self.environment),
                settings: settings, keeper: keeper, clock: SystemStopwatch(),
                decode: { event, _ in
                    // A minimal decoder that shows which events arrived: the bytes are the name of a chat.
                    let name = String(decoding: event.raw, as: UTF8.self)
                    let chat = ChatReference(key: name, title: name, kind: .group)
                    return event.raw.isEmpty ? [] : [.sameChat(chat, chat, at: Timestamp(milliseconds: event.code))]
                },
                notify: { self.notices.note($0) })
        }

        /// What fetches files through a bridge that plays the scenario of these lines. Must be closed.
        func media(_ lines: String, _ change: (inout BridgeSettings) -> Void = { _ in }) throws -> BridgeMedia {
            try Data(lines.utf8).write(to: URL(fileURLWithPath: mediaScenario))
            var settings = settings
            change(&settings)
            return BridgeMedia(
                command: BridgeCommand(
                    program: Self.program, arguments: [mediaScenario], environment: Self.environment),
                settings: settings, clock: SystemStopwatch(), notify: { self.notices.note($0) })
        }

        private var mediaScenario: String { folder + "/media-scenario" }

        /// What the processes for media were given, one line for each that has the step `note`.
        var mediaNotes: [String] {
            let text = FileManager.default.contents(atPath: mediaScenario + ".note") ?? Data()
            return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        }

        /// The requests for history and pictures that reached the bridge of messages, in order.
        var requests: [String] {
            let text = FileManager.default.contents(atPath: journal + ".requests") ?? Data()
            return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        }

        /// The environment that a child of a Swift program needs to find its libraries.
        static let environment = ProcessInfo.processInfo.environment.filter {
            ["PATH", "HOME", "LD_LIBRARY_PATH", "LANG", "TMPDIR"].contains($0.key)
        }

        static let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Scenarios"

        /// The scripted bridge, beside the test program.
        static let program: String = {
            let places = [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"]
            return places.map {
                URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("whisper-scripted-bridge")
                    .path
            }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/nonexistent/whisper-scripted-bridge"
        }()

        // MARK: Leftovers

        /// The parent of session directories.
        var sessions: String { "\(place)/whisper-\(geteuid())" }

        /// The existing session directories, and their locks.
        var sessionDirectories: [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: sessions)) ?? []
            return names.filter { $0.hasPrefix("session-") }
        }
    }

    extension BridgeSettings {
        /// Shortens the time limits, for a bridge that ignores requests.
        mutating func beImpatient() {
            grace = .milliseconds(400)
            killDelay = .milliseconds(300)
        }
    }

    /// Stores a bridge's session in memory.
    final class MemoryKeeper: BridgeSessionKeeper {
        struct Kept: Sendable {
            var session: [UInt8]?
            var sequence: Int64 = 0
            var journal: String?
            var account: BridgeAccount?
            /// The stored items, in order.
            var log: [String] = []
            var failure: IngestionError?
            /// How long storing an acknowledgement takes.
            var delay = Duration.zero
            /// The latest acknowledgement that was to be stored.
            var asked: Int64 = 0
        }

        private let kept = Mutex(Kept())

        var now: Kept { kept.withLock { $0 } }

        /// From now on nothing can be stored.
        func fail(with error: IngestionError) { kept.withLock { $0.failure = error } }

        /// From now on storing an acknowledgement takes this long, and fails if the task is cancelled meanwhile.
        func beSlow(_ delay: Duration) { kept.withLock { $0.delay = delay } }

        func sessionDatabase() async throws(IngestionError) -> [UInt8]? { now.session }

        func keepSession(_ database: [UInt8]) async throws(IngestionError) {
            try keep { kept in
                kept.session = database
                kept.log.append(String(decoding: database, as: UTF8.self))
            }
        }

        func journalKey() async throws(IngestionError) -> SecretBytes {
            let region = UnsafeMutableRawBufferPointer.allocate(byteCount: 32, alignment: 16)
            region.initializeMemory(as: UInt8.self, repeating: 7)
            return SecretBytes(adopting: region) { $0.deallocate() }
        }

        func acknowledged() async throws(IngestionError) -> Int64 { now.sequence }

        func keepAcknowledged(_ sequence: Int64) async throws(IngestionError) {
            kept.withLock { $0.asked = sequence }
            do { try await Task.sleep(for: now.delay) } catch { throw .inaccessible(errno: ECANCELED) }
            try keep { kept in
                kept.sequence = sequence
                kept.log.append("acknowledged \(sequence)")
            }
        }

        func journal() async throws(IngestionError) -> String? { now.journal }

        func keepJournal(_ id: String) async throws(IngestionError) { try keep { $0.journal = id } }

        func account() async throws(IngestionError) -> BridgeAccount? { now.account }

        func keepAccount(_ account: BridgeAccount) async throws(IngestionError) { try keep { $0.account = account } }

        func forgetSession() async throws(IngestionError) {
            try keep { kept in
                kept.session = nil
                kept.log.append("forgotten")
            }
        }

        private func keep(_ body: (inout sending Kept) -> Void) throws(IngestionError) {
            let failure = kept.withLock { kept in
                if kept.failure == nil { body(&kept) }
                return kept.failure
            }
            if let failure { throw failure }
        }
    }

    /// Notices from a bridge.
    final class Notices: Sendable {
        private let noted = Mutex<[BridgeNotice]>([])

        func note(_ notice: BridgeNotice) { noted.withLock { $0.append(notice) } }

        var all: [BridgeNotice] { noted.withLock { $0 } }

        /// The diagnoses of standard error, in order.
        var kinds: [BridgeDiagnosis.Kind] {
            all.compactMap { if case .diagnosis(let diagnosis) = $0 { diagnosis.kind } else { nil } }
        }
    }
#endif
