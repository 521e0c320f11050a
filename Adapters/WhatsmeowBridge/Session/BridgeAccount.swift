public import WhisperBridgeProtocol

/// The account that a bridge is connected as, without the device: what a vault is paired with (ING-6).
public struct BridgeAccount: Hashable, Sendable {
    /// The account's identifier.
    public let jid: String
    /// Its linked identifier, where it has one.
    public let lid: String?

    /// The account of a login.
    public init(_ login: BridgeLogin) {
        jid = BridgeAccount.withoutDevice(login.jid)
        lid = login.lid.map(BridgeAccount.withoutDevice)
    }

    /// The account of a text that `text` gave; nil for an empty one.
    public init?(text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        guard let first = words.first else { return nil }
        jid = String(first)
        lid = words.count > 1 ? String(words[1]) : nil
    }

    /// The account in a form to be kept.
    public var text: String { lid.map { "\(jid) \($0)" } ?? jid }

    /// Whether both are one account. A number may change, under the same linked identifier.
    public func isSame(as other: BridgeAccount) -> Bool {
        if let lid, let others = other.lid { return lid == others }
        return jid == other.jid
    }

    /// What this account is kept as, once it was known as another: an identifier that is not told again stays.
    public func keeping(_ other: BridgeAccount?) -> BridgeAccount {
        lid == nil ? BridgeAccount(jid: jid, lid: other?.lid) : self
    }

    private init(jid: String, lid: String?) {
        self.jid = jid
        self.lid = lid
    }

    private static func withoutDevice(_ id: String) -> String {
        guard let at = id.lastIndex(of: "@") else { return id }
        return id[..<at].prefix { $0 != ":" } + String(id[at...])
    }
}
