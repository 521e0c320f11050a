import WhisperArchive
import WhisperClockPort
import WhisperInMemoryMessenger
import WhisperInMemoryStore
import WhisperMessage
import WhisperMessengerContract
import WhisperMessengerPort
import WhisperPlainSQLiteStore
import WhisperRealtimePort
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperSystemClock
import Foundation
import Synchronization

/// The service in memory as a world.
final class InMemoryWorld: MessengerWorld {
    /// Where vaults are stored.
    enum Storage {
        case memory
        case sqlite
    }

    let capabilities = MessengerCapabilities.all
    let patience: Duration
    let interruptions: Int
    let service: InMemoryService
    private let storage: Storage
    private let flaw: MessengerFlaw?
    private let directory: URL
    private let devices = Mutex<[String: InMemorySession]>([:])
    private let faults = Mutex(InMemoryServiceFaults())
    private let addresses = Mutex<[String]>([])

    init(
        _ storage: Storage = .memory, flaw: MessengerFlaw? = nil, interruptions: Int = 60,
        patience: Duration = .seconds(300)
    ) {
        self.storage = storage
        self.flaw = flaw
        self.interruptions = interruptions
        self.patience = patience
        var limits = InMemoryServiceLimits()
        limits.retryDelay = .milliseconds(5)
        service = InMemoryService(clock: SystemClock(), limits: limits)
        directory = FileManager.default.temporaryDirectory.appending(path: "messenger-\(UUID().uuidString)")
        for user in MessengerUser.allCases { service.addUser(id(of: user)) }
    }

    func id(of user: MessengerUser) -> String { user.rawValue }

    func device(
        of user: MessengerUser, wrapping: @Sendable (any VaultStore) -> any VaultStore
    ) async throws -> MessengerDevice {
        let name = devices.withLock { "\(user.rawValue) \($0.count)" }
        let session = InMemorySession(of: id(of: user), at: service)
        session.logIn()
        devices.withLock { $0[name] = session }
        let account = MessengerAccount(
            platform: service.platform, server: try ServerLocation("https://chat.example"), user: id(of: user),
            device: name)
        let vault = wrapping(try makeVault(name))
        let messengers = Counter()
        return MessengerDevice(name: name, vault: vault, clock: SystemClock()) { [flaw, service, self] in
            guard let flaw else { return InMemoryMessenger(session, account: account, vault: vault) }
            return try FlawedMessenger(
                flaw, session, account: account, vault: vault, service: service, number: messengers.next(),
                contact: { self.note($0) })
        }
    }

    private func makeVault(_ name: String) throws -> any VaultStore {
        switch storage {
        case .memory: return InMemoryStore(clock: SystemClock())
        case .sqlite:
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            return try PlainSQLiteStore.open(
                directory: directory.appending(path: name).path, mode: .existingOrNew, clock: SystemClock(),
                random: SystemRandomNumberGenerator())
        }
    }

    private func note(_ address: String) { addresses.withLock { $0.append(address) } }

    func makeRoom(_ title: String, with users: [MessengerUser]) async throws -> String {
        service.addRoom(title, members: users.map { id(of: $0) })
    }

    func say(_ text: String, as user: MessengerUser, in room: String) async throws {
        service.say(text, by: id(of: user), in: room)
    }

    func posts(in room: String) async throws -> [MessengerPost] {
        service.messages(in: room).map { MessengerPost(sender: $0.sender, text: $0.text) }
    }

    func setReachable(_ isReachable: Bool) async throws {
        service.setFaults(
            faults.withLock { faults in
                faults.isUnreachable = !isReachable
                faults.lostAnswers = 0
                return faults
            })
    }

    func loseNextAnswer() async throws {
        service.setFaults(
            faults.withLock { faults in
                faults.lostAnswers = 1
                return faults
            })
    }

    func endSessions(of user: MessengerUser) async throws { service.endSessions(of: id(of: user)) }

    func logIn(_ device: MessengerDevice) async throws {
        devices.withLock { _ = $0[device.name]?.logIn() }
    }

    func logIn(_ device: MessengerDevice, asOther user: MessengerUser) async throws {
        devices.withLock { _ = $0[device.name]?.logIn(as: id(of: user)) }
    }

    func forbid(_ user: MessengerUser, toWriteIn room: String) async throws {
        service.setWriting(of: id(of: user), in: room, isAllowed: false)
    }

    func otherAddresses() async throws -> [String] { addresses.withLock { $0 } }

    func secrets(of device: MessengerDevice) async throws -> [String] {
        devices.withLock { $0[device.name]?.token }.map { [$0] } ?? []
    }

    func end() async { try? FileManager.default.removeItem(at: directory) }
}

/// Counts from 1.
final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
