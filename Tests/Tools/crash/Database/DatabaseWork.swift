import Foundation
import WhisperIngestionPort
import WhisperRowPort
import WhisperVault
import Synchronization

/// Importing a phone's encrypted backup while the process, or its reader, is killed (R1, WDB-8).
enum DatabaseWork {
    /// Opens the vault that is in a place, beside its phone.
    static func vault(in place: String) async throws -> Vault {
        var adapters = try VaultAdapters.standard()
        adapters.passphraseCost = .minimal
        let passphrase = try Passphrase.bytes(Array("for crashes only".utf8), adapters: adapters)
        let path = place + "/trial/vault"
        if FileManager.default.fileExists(atPath: path) {
            return try await Vault.open(at: path, passphrase: passphrase, adapters: adapters)
        }
        return try await Vault.create(at: path, passphrase: passphrase, adapters: adapters)
    }

    /// Imports the backup once. Prints how many messages have been acknowledged, and at the end `done`, or why not.
    static func work(_ place: String, tell: @escaping @Sendable (String) -> Void) async throws {
        let vault = try await vault(in: place)
        tell("opened 0")
        do {
            let (source, hasNames) = try source(DatabasePhone(in: place), vault) { tell("acknowledged \($0)") }
            // What the command warns of.
            if !hasNames { tell("nameless 0") }
            _ = try await vault.importDatabase(source, name: "msgstore.db.crypt15")
            tell("done 0")
        } catch {
            // What a program has to tell its user: one of the reasons that there are, whatever was killed when.
            let reason = error as? IngestionError ?? ((error as? VaultError)?.underlying as? ImportError)?.source
            guard case .database(let failure)? = reason else { throw error }
            tell("failed \(failure.rawValue)")
        }
        await vault.close()
    }

    /// The backup, opened with its key, and whether the names of contacts could be opened as well.
    static func source(
        _ phone: DatabasePhone, _ vault: Vault, hear: @escaping @Sendable (Int) -> Void
    ) throws -> (source: AcknowledgedSource, hasNames: Bool) {
        let databases = WhatsAppDatabases(
            program: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/whisper-reader",
            temporaryDirectory: vault.layout.directory, adapters: vault.adapters)
        guard case .database(let found)? = try databases.find(phone.folder).first else {
            throw CrashFailure("the backup is not found")
        }
        let key = Array(try Data(contentsOf: URL(filePath: phone.key)))
        let secret = ForeignKey(try vault.adapters.memory.copy(key))
        let opened = try databases.open(found, secret: secret)
        return (AcknowledgedSource(opened.source, hear: hear), opened.contactsFailure == nil)
    }
}

extension ImportError {
    /// Why the source could not be read.
    fileprivate var source: IngestionError? {
        if case .source(let error) = self { error } else { nil }
    }
}

/// A database that delivers small pieces, so that an import of little takes many commits, and tells how many of its messages
/// have been acknowledged.
struct AcknowledgedSource: DatabaseIngestionSource {
    private let database: any DatabaseIngestionSource
    private let hear: @Sendable (Int) -> Void

    init(_ database: any DatabaseIngestionSource, hear: @escaping @Sendable (Int) -> Void) {
        self.database = database
        self.hear = hear
    }

    var origin: IngestionOrigin { database.origin }
    func survey() async throws(IngestionError) -> DatabaseSurvey { try await database.survey() }
    func accounts() async -> [RowAccount] { await database.accounts() }
    func open() async throws(IngestionError) -> any IngestionSession {
        Session(try await database.open(), hear: hear)
    }

    private final class Session: IngestionSession {
        /// What was read and is not yet delivered, and how many messages have come up to each position.
        private struct State {
            var rest: [IngestionEvent] = []
            var batch: IngestionBatch?
            var position: UInt64 = 0
            var messages: [UInt64: Int] = [:]
            var delivered = 0
        }

        private static let piece = 40
        private let session: any IngestionSession
        private let hear: @Sendable (Int) -> Void
        private let state = Mutex(State())

        init(_ session: any IngestionSession, hear: @escaping @Sendable (Int) -> Void) {
            self.session = session
            self.hear = hear
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            if state.withLock({ $0.rest.isEmpty }) {
                guard let batch = try await session.next() else { return nil }
                state.withLock { state in
                    state.rest = batch.events
                    state.batch = batch
                }
            }
            return state.withLock { state in
                guard var piece = state.batch else { return nil }
                piece.events = Array(state.rest.prefix(Self.piece))
                state.rest.removeFirst(piece.events.count)
                state.position += 1
                piece.position = state.position
                state.delivered += piece.events.count { if case .message = $0 { true } else { false } }
                state.messages[piece.position] = state.delivered
                return piece
            }
        }

        func acknowledge(_ position: UInt64) async {
            // The file keeps nothing of what is acknowledged: it can be read again.
            if let count = state.withLock({ $0.messages[position] }) { hear(count) }
        }

        func pause() async { await session.pause() }
        func resume() async { await session.resume() }
        func close() async { await session.close() }
    }
}
