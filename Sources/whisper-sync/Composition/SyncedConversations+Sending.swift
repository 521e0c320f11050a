import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperRealtimeClient
import WhisperStorePort
import WhisperCore

/// Which conversation a message goes to, where its name is the server's word (RT-5, CON-4).
extension SyncedConversations {
    /// The conversation that an argument means, as `find` has it.
    ///
    /// - Throws: `name-taken` where a title alone leads to one that is bound to no contact, and passes for a contact or for a
    ///   conversation that is bound: the server could give any title, and have in plain what was to be sealed. An id leads
    ///   there all the same.
    func findForSending(_ argument: String) async throws -> Conversation {
        let entry = try await entry(argument)
        let conversation = entry.conversation
        guard !entry.isBound, entry.serverID != argument, conversation.id.description != argument else {
            return conversation
        }
        let bindings = try await ConversationContacts(store).bindings()
        let looks = [NameLook(argument), NameLook(conversation.title)]
        var isTaken = bindings[argument] != nil || bindings[conversation.title] != nil
        isTaken = isTaken || bindings.values.contains { SyncedConversations.passes(looks, for: $0.title) }
        if !isTaken { isTaken = try await passesForContact(looks) }
        guard isTaken else { return conversation }
        throw CommandFailure(
            FailureCode("name-taken", .policyViolation), SyncText.nameTaken, ["name": .text(conversation.title)],
            hint: LocalizedMessage(SyncText.nameTakenHint, ["id": .text(entry.serverID)]))
    }

    private func passesForContact(_ looks: [NameLook]) async throws(StoreError) -> Bool {
        var pages = ContactPages(store)
        while let page = try await pages.next() {
            if page.contains(where: { SyncedConversations.passes(looks, for: $0.displayName) }) { return true }
        }
        return false
    }

    private static func passes(_ looks: [NameLook], for name: String) -> Bool {
        let known = NameLook(name)
        return looks.contains { $0.resembles(known) }
    }
}
