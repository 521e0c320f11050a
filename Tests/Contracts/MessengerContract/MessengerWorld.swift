public import WhisperClockPort
import WhisperContractSupport
public import WhisperMessengerPort
public import WhisperStorePort

/// A messenger service with three users, and what a test does there by other means than the messenger under test.
///
/// The author of an adapter writes one: around a real server, or one in memory. Each law gets a fresh world, whose
/// users have no conversations yet. What a world cannot do it leaves out of `capabilities`, and the laws that need it
/// are reported as not checked.
///
/// Where the service delivers only the latest messages of a conversation that is new to a client, these are at least
/// three.
public protocol MessengerWorld: Sendable {
    /// What the world can do.
    var capabilities: MessengerCapabilities { get }

    /// The longest that anything may take. It bounds a hang and is no measure.
    var patience: Duration { get }

    /// The number of moments at which runs are interrupted by the laws about cancellation, and of rounds of others that
    /// are random: fewer where each takes long.
    var interruptions: Int { get }

    /// The service's id of a user.
    func id(of user: MessengerUser) -> String

    /// A device of a user with a vault of its own, which is logged in.
    ///
    /// - Parameter wrapping: Returns the vault that the device's messengers must use, given the one that was made.
    /// - Throws: The error of what the device is made of.
    func device(
        of user: MessengerUser, wrapping: @Sendable (any VaultStore) -> any VaultStore
    ) async throws -> MessengerDevice

    /// Makes a conversation of a group, with these users as members.
    ///
    /// - Returns: The service's id.
    /// - Throws: The error of the service.
    func makeRoom(_ title: String, with users: [MessengerUser]) async throws -> String

    /// Sends a text as a member of a conversation.
    ///
    /// - Throws: The error of the service.
    func say(_ text: String, as user: MessengerUser, in room: String) async throws

    /// Every text that the service has in a conversation, in its order.
    ///
    /// - Throws: The error of the service.
    func posts(in room: String) async throws -> [MessengerPost]

    /// Loses the connection between all devices and the service, or restores it. The other methods still work.
    /// Needed with `.connection`.
    ///
    /// - Throws: The error of the means to do so.
    func setReachable(_ isReachable: Bool) async throws

    /// Loses the answer to the next post of a device, after the service has accepted it. Needed with `.lostAnswers`.
    ///
    /// - Throws: The error of the means to do so.
    func loseNextAnswer() async throws

    /// Ends the sessions of a user at the service, without the devices' knowledge. Needed with `.sessions`.
    ///
    /// - Throws: The error of the service.
    func endSessions(of user: MessengerUser) async throws

    /// Logs a device in again, as the same user and with the same vault. Needed with `.sessions`.
    ///
    /// - Throws: The error of the login.
    func logIn(_ device: MessengerDevice) async throws

    /// Replaces a device's session by one of another user. Needed with `.takeover`.
    ///
    /// - Throws: The error of the login.
    func logIn(_ device: MessengerDevice, asOther user: MessengerUser) async throws

    /// Forbids a member to write in a conversation. Needed with `.forbidding`.
    ///
    /// - Throws: The error of the service.
    func forbid(_ user: MessengerUser, toWriteIn room: String) async throws

    /// The addresses, other than the service's, that devices have contacted. Needed with `.addresses`.
    ///
    /// - Throws: The error of the means to do so.
    func otherAddresses() async throws -> [String]

    /// The secrets of a device at this moment, as text: passwords and tokens. Needed with `.secrets`.
    ///
    /// - Throws: The error of reading them.
    func secrets(of device: MessengerDevice) async throws -> [String]

    /// Removes everything that the world made.
    func end() async
}

/// What worlds that cannot do something need not implement: without the capability, it is not called.
extension MessengerWorld {
    /// Five minutes.
    public var patience: Duration { .seconds(300) }

    /// Sixty.
    public var interruptions: Int { 60 }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func setReachable(_ isReachable: Bool) async throws { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func loseNextAnswer() async throws { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func endSessions(of user: MessengerUser) async throws { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func logIn(_ device: MessengerDevice) async throws { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func logIn(_ device: MessengerDevice, asOther user: MessengerUser) async throws { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func forbid(_ user: MessengerUser, toWriteIn room: String) async throws { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func otherAddresses() async throws -> [String] { throw NotPossible() }

    /// Not possible.
    ///
    /// - Throws: `NotPossible`, always.
    public func secrets(of device: MessengerDevice) async throws -> [String] { throw NotPossible() }

    /// Nothing to remove.
    public func end() async {}
}

/// The world cannot do this, and does not claim to.
public struct NotPossible: Error {
    /// Creates the error.
    public init() {}
}

/// The users of a world.
public enum MessengerUser: String, Sendable, CaseIterable {
    /// The owner of the vaults under test.
    case ana
    /// Another user.
    case ben
    /// A third one.
    case cid
}

/// A message as a service has it.
public struct MessengerPost: Hashable, Sendable {
    /// The service's id of the sender.
    public var sender: String
    /// The text.
    public var text: String

    /// Creates a message.
    public init(sender: String, text: String) {
        self.sender = sender
        self.text = text
    }
}

/// A device: a vault that is synchronised with the account of a user.
public struct MessengerDevice: Sendable {
    /// The world's own name of the device, unique within it.
    public let name: String
    /// The vault, as the messengers use it.
    public let vault: any VaultStore
    /// The time of day by which the device and its messengers go.
    public let clock: any WallClock
    /// Makes a messenger over the vault: each as in a process of its own, with the same session.
    public let makeMessenger: @Sendable () throws -> any Messenger

    /// Creates a device.
    public init(
        name: String, vault: any VaultStore, clock: any WallClock,
        makeMessenger: @escaping @Sendable () throws -> any Messenger
    ) {
        self.name = name
        self.vault = vault
        self.clock = clock
        self.makeMessenger = makeMessenger
    }
}

/// What a world can do, and so which laws can be checked in it.
public struct MessengerCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The connection can be lost and restored.
    public static let connection = MessengerCapabilities(rawValue: 1)
    /// The answer to a post can be lost.
    public static let lostAnswers = MessengerCapabilities(rawValue: 2)
    /// Sessions can be ended at the service, and begun again.
    public static let sessions = MessengerCapabilities(rawValue: 4)
    /// A device's session can be replaced by one of another user.
    public static let takeover = MessengerCapabilities(rawValue: 8)
    /// Members can be forbidden to write.
    public static let forbidding = MessengerCapabilities(rawValue: 16)
    /// The addresses that devices contact are known.
    public static let addresses = MessengerCapabilities(rawValue: 32)
    /// The secrets of devices are known.
    public static let secrets = MessengerCapabilities(rawValue: 64)

    /// Everything.
    public static let all = MessengerCapabilities(rawValue: 127)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.connection, "a connection to lose"), (.lostAnswers, "answers to lose"), (.sessions, "sessions"),
                (.takeover, "a takeover"), (.forbidding, "members who may not write"),
                (.addresses, "addresses contacted"), (.secrets, "secrets"),
            ])
    }
}
