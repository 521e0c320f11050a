/// The origin of a message (ING-1). The set is open: an adapter may name its own platform.
public struct Platform: Hashable, Sendable, RawRepresentable {
    /// The name as it appears in JSON and in the vault.
    public let rawValue: String

    /// Creates a platform from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// WhatsApp, from an export or a bridge.
    public static let whatsapp = Platform(rawValue: "whatsapp")
    /// Sealed messages written or opened in this vault.
    public static let whisper = Platform(rawValue: "whisper")
    /// The messenger server of the realtime client.
    public static let realtime = Platform(rawValue: "realtime")
    /// A Matrix homeserver.
    public static let matrix = Platform(rawValue: "matrix")

    /// The services that a client synchronises a vault with, in the order in which they are shown. Their servers choose
    /// titles, names and times, and claim who wrote what.
    public static let messengers: [Platform] = [.realtime, .matrix]

    /// Whether it is one of `messengers`.
    public var isMessenger: Bool { Platform.messengers.contains(self) }

    /// Whether its service grants powers to people in every room (MX-4): a room of two can have an admin, too.
    public var hasPowersInEveryRoom: Bool { self == .matrix }
}
