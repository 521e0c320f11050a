/// The addresses of the account that a live source reports, by which the vault's owner is known in it (ING-1b).
///
/// Only the account itself, and what the service maps to it, is the owner: a source that calls another person the owner
/// would let that person edit and delete what the owner wrote.
public struct OwnerAddresses: Hashable, Sendable {
    private var account: Set<PersonAlias> = []
    private var mapped: Set<PersonAlias> = []

    /// Creates the addresses of an account that is not known yet.
    public init() {}

    /// Whether the account is known.
    public var isKnown: Bool { !account.isEmpty }

    /// Adds the addresses of the account, as its login states them.
    public mutating func learn(_ account: [PersonAlias]) {
        self.account.formUnion(account)
    }

    /// Whether an address is one of them.
    public func contains(_ address: PersonAlias) -> Bool { account.contains(address) || mapped.contains(address) }

    /// Whether the owner of the account can have these addresses: one of them at least is the account's, and each other
    /// one is so too, or is a number or a linked id where none was known. The latter is known from then on. Without
    /// addresses, nothing is claimed.
    public mutating func admit(_ addresses: [PersonAlias]) -> Bool {
        let others = addresses.filter { !contains($0) }
        if others.isEmpty { return true }
        guard others.count < addresses.count else { return false }
        for other in others {
            let isMissing =
                other.kind == .phoneNumber && !hasAny { $0.kind == .phoneNumber }
                || other.isServiceLinkedID && !hasAny(\.isServiceLinkedID)
            guard isMissing, others.count == 1 else { return false }
        }
        mapped.formUnion(others)
        return true
    }

    private func hasAny(_ test: (PersonAlias) -> Bool) -> Bool {
        account.contains(where: test) || mapped.contains(where: test)
    }
}
