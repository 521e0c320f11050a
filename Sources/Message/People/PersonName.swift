/// The best name that a vault knows for a person now, by which every view shows them, whatever name each source gave.
///
/// It is that of the person's most recently changed contact, otherwise the value of the best alias: see
/// `PersonAliasKind.nameRank(isClaimed:)`.
public struct PersonName: Hashable, Sendable {
    /// The name.
    public var text: String
    /// Whether it is only a number or an id, as nothing better is known.
    public var isAddress: Bool

    /// Creates a name.
    public init(_ text: String, isAddress: Bool) {
        self.text = text
        self.isAddress = isAddress
    }

    /// Whether it says more than an address does.
    fileprivate var isName: Bool {
        !text.isEmpty && !isAddress && !PersonAlias.isAddress(text) && text != PersonAlias.unknownOwner.value
    }
}

extension PersonAliasKind {
    /// How well an alias names a person; of equal ones the one seen last is better, then the one added last.
    ///
    /// The owner's address book comes first, as on the phone, and what the service has confirmed before what people
    /// call themselves. What only an added file says comes in the same order after all of these, before an address
    /// alone.
    ///
    /// - Parameter isClaimed: Whether only an added file says so.
    public func nameRank(isClaimed: Bool) -> Int {
        switch self {
        case .exportName: isClaimed ? 3 : 6
        case .verifiedName: isClaimed ? 2 : 5
        case .pushName: isClaimed ? 1 : 4
        case .phoneNumber, .linkedID, .contact: 0
        }
    }
}

extension Participant {
    /// The participant with the best name of their person, which is shown instead of the source's; nil if the vault has
    /// no person for them.
    public func known(by name: PersonName?) -> Participant {
        var known = named(name?.text)
        known.knownName = name.flatMap { $0.isName && $0.text != known.displayName ? $0.text : nil }
        return known
    }

    /// The participant as views show the sender of a message.
    ///
    /// What someone else has sealed keeps its sender's name: what the vault calls a person may stem from sources, and
    /// must not stand beside a verdict about who signed.
    public func sender(ofMessageSealed seal: MessageSeal?, knownBy name: PersonName?) -> Participant {
        guard let seal, seal.kind != .own else { return known(by: name) }
        var shown = named(name?.text)
        shown.knownName = nil
        return shown
    }
}

extension StoredMessage {
    /// Lets the sender be shown by the best name of their person (see `Participant.sender(ofMessageSealed:knownBy:)`).
    public mutating func nameSender(_ name: PersonName?) {
        unified.sender = unified.sender?.sender(ofMessageSealed: seal, knownBy: name)
    }
}
