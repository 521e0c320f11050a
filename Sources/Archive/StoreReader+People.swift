import WhisperMessage
import WhisperStorePort

/// What is known of people, and what they have to do with messages (ING-1).
extension StoreReader {
    /// A person.
    func person(_ id: UniqueIdentifier) throws(StoreError) -> Person? { try people(.id(id), limit: 1).first }

    /// The people who are known as the owner, in the order of their creation.
    func owners() throws(StoreError) -> [Person] { try people(.owners, limit: .max) }

    /// The people whom one of some identifying aliases, seen on a platform, refers to, in the order of their creation.
    func people(having aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [UniqueIdentifier] {
        try bearers(of: aliases, on: platform).map(\.person)
    }

    /// How readers see a sender: by the name of their person where a source shows none.
    ///
    /// - Throws: `.personNotFound` if there is none with this handle.
    func shownParticipant(_ handle: SenderHandle) throws(StoreError) -> Participant {
        let known = try sender(handle)
        guard known.participant.isUnnamed else { return known.participant }
        return known.participant.named(try person(known.handle.person)?.displayName)
    }

    /// Whether there is any message of a selection.
    func has(_ selection: MessageSelection) throws(StoreError) -> Bool {
        var isFound = false
        try visit(selection) { (_) throws(StoreError) in
            isFound = true
            return false
        }
        return isFound
    }
}
