import WhisperClockPort
import WhisperMatrixClient
import WhisperMessengerContract
import WhisperMessengerPort
import WhisperStorePort
import Foundation
import Synchronization
import Testing

/// A homeserver as a world of the messengers' contract: three users of its own, whose devices are cut off and lose
/// answers at their transport. What others do there, they do by plain requests, at a model as at a real homeserver.
final class MatrixWorld: MessengerWorld {
    let capabilities = MessengerCapabilities.all
    let interruptions: Int
    /// The way to the server that is never cut.
    private let network: Network
    private let transport: WatchedTransport
    /// The way of the devices.
    private let watched: Network
    private let visitors: [MessengerUser: Visitor]
    private let devices = Mutex<[String: Device]>([:])
    /// Who has created each room.
    private let creators = Mutex<[String: MessengerUser]>([:])
    private let suffix: String

    init(_ network: Network, interruptions: Int) async throws {
        self.network = network
        self.interruptions = interruptions
        transport = WatchedTransport(network.transport, home: network.location.address)
        watched = Network(transport, to: network.location, name: network.name)
        suffix = UUID().uuidString.prefix(8).lowercased()
        var visitors: [MessengerUser: Visitor] = [:]
        for user in MessengerUser.allCases {
            visitors[user] = try await Visitor("\(user.rawValue)-\(suffix)", at: network)
        }
        self.visitors = visitors
    }

    private func visitor(_ user: MessengerUser) throws -> Visitor { try #require(visitors[user]) }

    private func name(of user: MessengerUser) -> String { "\(user.rawValue)-\(suffix)" }

    func id(of user: MessengerUser) -> String { "@\(name(of: user)):\(network.name)" }

    func device(
        of user: MessengerUser, wrapping: @Sendable (any VaultStore) -> any VaultStore
    ) async throws -> MessengerDevice {
        let device = try Device(name(of: user), on: watched, wrapping: wrapping)
        let account = try await device.logIn()
        let name = devices.withLock { "\(user.rawValue) \($0.count)" }
        devices.withLock { $0[name] = device }
        return MessengerDevice(name: name, vault: device.store, clock: watched.wallClock) {
            device.messenger(for: account, device.anotherSession()) { options in
                options.grace = .milliseconds(200)
                options.machine.timelineLimit = 20
                options.machine.pageSize = 20
            }
        }
    }

    // MARK: What others do

    func makeRoom(_ title: String, with users: [MessengerUser]) async throws -> String {
        // Whoever creates a room can never be forbidden to write there.
        let creator = try #require(users.last { $0 != .ana })
        let others = users.filter { $0 != creator }
        let room = try await visitor(creator).makeRoom(title, inviting: others.map { id(of: $0) })
        for user in others { try await visitor(user).join(room) }
        creators.withLock { $0[room] = creator }
        return room
    }

    func say(_ text: String, as user: MessengerUser, in room: String) async throws {
        try await visitor(user).say(text, in: room)
    }

    func posts(in room: String) async throws -> [MessengerPost] {
        let creator = creators.withLock { $0[room] } ?? .ana
        return try await visitor(creator).posts(in: room).map { MessengerPost(sender: $0.sender, text: $0.text) }
    }

    func forbid(_ user: MessengerUser, toWriteIn room: String) async throws {
        let creator = try #require(creators.withLock { $0[room] })
        try await visitor(creator).forbid(id(of: user), toWriteIn: room)
    }

    // MARK: Connections and sessions

    func setReachable(_ isReachable: Bool) async throws { transport.setCut(!isReachable) }

    func loseNextAnswer() async throws { transport.loseNextAnswer() }

    func endSessions(of user: MessengerUser) async throws { try await visitor(user).logOutEverywhere() }

    func logIn(_ device: MessengerDevice) async throws {
        let known = try #require(devices.withLock { $0[device.name] })
        try await known.logIn()
    }

    func logIn(_ device: MessengerDevice, asOther user: MessengerUser) async throws {
        let known = try #require(devices.withLock { $0[device.name] })
        let other = try Device(name(of: user), on: watched)
        try await other.logIn(other.anotherSession(in: known.keychain))
    }

    // MARK: What is known of the devices

    func otherAddresses() async throws -> [String] { transport.otherAddresses }

    func secrets(of device: MessengerDevice) async throws -> [String] {
        let known = try #require(devices.withLock { $0[device.name] })
        return try MessengerUser.allCases.map { "secret of \(name(of: $0))" } + transport.tokens
            + known.kept.values.map { String(decoding: $0, as: UTF8.self) }
    }

    func end() async {
        devices.withLock { $0 = [:] }
        await transport.shutDown()
    }
}
