import WhisperMessage
import WhisperStorePort

/// What the archive asks of messages, in the terms of what a store can be asked.
extension StoreReader {
    /// Where a message is, and who wrote it.
    func place(of message: UniqueIdentifier) throws(StoreError) -> MessagePlace? { try places(.id(message)).first }

    /// The messages that have a name, in the chat's order.
    func places(of name: MessageName) throws(StoreError) -> [MessagePlace] { try places(.name(name)) }

    /// Those of them by one sender, or without a sender for nil; with `orOwner` also those that may be the owner's.
    func places(
        of name: MessageName, by sender: SenderHandle?, orOwner: Bool
    ) throws(StoreError) -> [MessagePlace] {
        try places(.nameBySender(name, sender, orOwner: orOwner))
    }

    /// The messages that a server's key names, in the chat's order.
    func messages(named key: ServerKey) throws(StoreError) -> [MessagePlace] { try places(.server(key)) }

    /// All messages that have a name, in the chat's order.
    func messages(of name: MessageName) throws(StoreError) -> [StoredMessage] {
        try messages(.named(.name(name)), limit: .max)
    }

    /// Those of some messages that are stored, in the order given.
    func outlines(of messages: ArraySlice<UniqueIdentifier>) throws(StoreError) -> [MessageOutline] {
        var outlines: [MessageOutline] = []
        try visit(MessageSelection(of: messages)) { outline in
            outlines.append(outline)
            return true
        }
        return outlines
    }

    /// Those of some blobs to which nothing refers, in ascending order.
    func unreferenced(_ blobs: Set<String>) throws(StoreError) -> [String] {
        blobs.subtracting(try referencedBlobs(among: blobs)).sorted()
    }
}
