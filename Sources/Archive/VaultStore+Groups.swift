public import WhisperMessage
public import WhisperStorePort

/// Who wrote in a chat, and how far messages got with whom (ST-3, ING-6).
extension VaultStore {
    /// The number of people who wrote the messages of a conversation, the owner included: all that is known of the
    /// members of an exported group. Takes one look at its messages.
    ///
    /// - Throws: `.conversationNotFound`.
    public func countWriters(in conversation: UniqueIdentifier) async throws(StoreError) -> Int64 {
        try await read { reader throws(StoreError) in
            guard try reader.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
            var writers: Set<UniqueIdentifier> = []
            try reader.visit(MessageSelection(conversation: conversation, having: .sender)) {
                (message) throws(StoreError) in
                if let sender = message.sender { writers.insert(sender) }
                return true
            }
            return Int64(writers.count)
        }
    }

    /// How far a message got with each recipient who has confirmed it, by name. People who turned out to be the owner
    /// are no recipients.
    ///
    /// - Throws: `.messageNotFound`.
    public func receipts(of message: UniqueIdentifier) async throws(StoreError) -> [PersonReceipt] {
        try await read { reader throws(StoreError) in
            guard try reader.place(of: message) != nil else { throw StoreError(.messageNotFound) }
            var receipts: [(name: [UInt8], receipt: PersonReceipt)] = []
            for (id, receipt) in try reader.receipts(for: message) {
                guard let person = try reader.person(id), !person.isOwner else { continue }
                receipts.append(
                    (
                        SearchText.words(of: person.displayName).folded,
                        PersonReceipt(
                            person: id, displayName: person.displayName, status: receipt.status,
                            timestamp: receipt.timestamp)
                    ))
            }
            return receipts.sorted { left, right in
                left.name == right.name
                    ? left.receipt.person < right.receipt.person : left.name.lexicographicallyPrecedes(right.name)
            }.map(\.receipt)
        }
    }
}
