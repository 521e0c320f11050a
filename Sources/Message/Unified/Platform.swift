/// Where a message came from (ING-1). The set is open: an adapter may name a platform of its own.
public struct Platform: Hashable, Sendable, RawRepresentable {
    /// The name as it stands in JSON and in the vault.
    public let rawValue: String

    /// The platform of this name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// WhatsApp, by export or by bridge.
    public static let whatsapp = Platform(rawValue: "whatsapp")
    /// Written or opened here, as a sealed message.
    public static let whisper = Platform(rawValue: "whisper")
    /// The messenger server of the realtime client.
    public static let realtime = Platform(rawValue: "realtime")
}
