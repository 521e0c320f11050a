import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage

/// What an id of the protocol means: a telephone number, or an id of the service.
///
/// `digits@s.whatsapp.net` is the number with these digits, while the chat with that person keeps the id as its key.
/// The device that may follow the user of such an address, or of a linked one, is omitted.
struct BridgeAddress: Hashable {
    /// The alias that identifies the person.
    let alias: PersonAlias
    /// The key of the direct chat with the person.
    let key: String

    private static let numbers = "@s.whatsapp.net"
    private static let linked = "@lid"
    private static let many = ["@g.us", "@broadcast", "@newsletter"]

    /// Reads an id, whatever it is.
    init(_ id: String) {
        key = BridgeAddress.withoutDevice(id)
        let number =
            key.hasSuffix(BridgeAddress.numbers)
            ? PhoneNumber.e164("+" + key.dropLast(BridgeAddress.numbers.count)) : PhoneNumber.e164(id)
        alias = PersonAlias(kind: number == nil ? .linkedID : .phoneNumber, value: number ?? key)
    }

    /// Whether a person has one such address at most: a telephone number, or a linked id.
    var isUnique: Bool { alias.kind == .phoneNumber || key.hasSuffix(BridgeAddress.linked) }

    /// Whether it is the address of a group or a list, which is no person.
    var isOfMany: Bool { BridgeAddress.many.contains(where: key.hasSuffix) }

    /// The name to display if there is no better one.
    var provisionalName: String {
        alias.kind == .phoneNumber || !key.hasSuffix(BridgeAddress.linked)
            ? alias.value : String(key.dropLast(BridgeAddress.linked.count))
    }

    private static func withoutDevice(_ id: String) -> String {
        guard let server = [numbers, linked].first(where: id.hasSuffix) else { return id }
        let user = id.dropLast(server.count)
        let parts = user.split(separator: ":", omittingEmptySubsequences: false)
        let areNumbers = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        guard parts.count == 2, areNumbers else { return id }
        return parts[0] + server
    }
}

extension OwnerAddresses {
    /// Creates the addresses of an account; none if it is not known.
    init(_ account: BridgeAccount?) {
        self.init()
        if let account { learn(account) }
    }

    /// Adds those of an account.
    mutating func learn(_ account: BridgeAccount) {
        learn([account.jid, account.lid].compactMap { $0.map { BridgeAddress($0).alias } })
    }

    /// Whether an address is one of them.
    func contains(_ address: BridgeAddress) -> Bool { contains(address.alias) }

    /// Whether everyone whom some events call the owner can be. A network without accounts has none to contradict.
    mutating func admitOwners(of events: [IngestionEvent]) -> Bool {
        if !isKnown { return true }
        for event in events {
            guard let actor = event.actor, actor.isOwner else { continue }
            let addresses = actor.aliases.filter { $0.kind.identifiesPerson && $0 != .unknownOwner }
            guard admit(addresses) else { return false }
        }
        return true
    }
}
