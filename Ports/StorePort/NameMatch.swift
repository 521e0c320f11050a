import WhisperMessage

/// Whether a sender is the person who has their name, as names are shared (ING-1).
///
/// No file that was added gives the vault's owner an address, now or later (ING-1b): neither by the owner's name beside an
/// address, nor by an address to which it gave a name under which the owner turns up afterwards.
package struct NameMatch {
    /// A person with the name.
    package struct Bearer {
        /// Whether it is the vault's owner.
        package var isOwner: Bool
        /// Whether the person has an alias that identifies them.
        package var hasAddress: Bool
        /// Whether only an added file says that it is their name.
        package var isNameClaimed: Bool

        /// Creates a bearer of a name.
        package init(isOwner: Bool, hasAddress: Bool, isNameClaimed: Bool) {
            self.isOwner = isOwner
            self.hasAddress = hasAddress
            self.isNameClaimed = isNameClaimed
        }
    }

    private let sender: NewSender
    private let hasAddress: Bool

    /// Creates a match for a sender.
    package init(_ sender: NewSender) {
        self.sender = sender
        hasAddress = sender.aliases.contains(where: \.kind.identifiesPerson)
    }

    /// Whether the sender is this person.
    package func finds(_ bearer: Bearer) -> Bool {
        if hasAddress { return !bearer.hasAddress && !(sender.isClaimed && bearer.isOwner) }
        return !(sender.isOwner && bearer.hasAddress && bearer.isNameClaimed)
    }
}
