public import WhisperBridgeProtocol

/// The account of a bridge without its device, with which a vault is paired (ING-6).
public struct BridgeAccount: Hashable, Sendable {
    /// The account's identifier.
    public let jid: String
    /// Its linked identifier, if it has one.
    public let lid: String?

    /// Creates the account of a login.
    public init(_ login: BridgeLogin) {
        jid = BridgeAccount.withoutDevice(login.jid)
        lid = login.lid.map(BridgeAccount.withoutDevice)
    }

    /// Parses the form of `text`; nil for an empty one.
    public init?(text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        guard let first = words.first else { return nil }
        jid = String(first)
        lid = words.count > 1 ? String(words[1]) : nil
    }

    /// The account in a form for storage.
    public var text: String { lid.map { "\(jid) \($0)" } ?? jid }

    /// Whether both are the same account. The number may change under one linked identifier.
    public func isSame(as other: BridgeAccount) -> Bool {
        if let lid, let others = other.lid { return lid == others }
        return jid == other.jid
    }

    /// The account to store if another one was stored before: an identifier that is not reported again is retained.
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
