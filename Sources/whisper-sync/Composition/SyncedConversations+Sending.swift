import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort
import WhisperCore

/// Selects the conversation of an outgoing message, although its title is chosen by the server (RT-5, CON-4).
extension SyncedConversations {
    /// Finds the conversation that an argument identifies, by the rules of `find`.
    ///
    /// - Throws: `name-taken` if the argument is no id, the conversation is bound to no contact, and the argument or
    ///   its title looks like the name of a contact or of a bound conversation: the server could choose such a title to
    ///   receive unencrypted what the user means to seal. With an id, the conversation is found nonetheless.
    func findForSending(_ argument: String) async throws -> Conversation {
        let entry = try await entry(argument)
        let conversation = entry.conversation
        guard !entry.isBound, entry.serverID != argument, conversation.id.description != argument else {
            return conversation
        }
        var bindings: [String: ConversationBinding] = [:]
        for platform in Platform.messengers {
            bindings.merge(try await ConversationContacts(store).bindings(of: platform)) { first, _ in first }
        }
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

extension SyncAssembly {
    /// The conversation to write in that an argument identifies. If the vault does not have it, it may be new at the server,
    /// whose list is fetched.
    func target(_ argument: String) async throws -> Conversation {
        let accounts = try await SyncAssembly.accounts(in: store)
        guard !accounts.isEmpty else { throw SyncFailure.notLoggedIn }
        let conversations = SyncedConversations(store: store)
        do {
            return try await conversations.findForSending(argument)
        } catch let failure as CommandFailure where failure.code == .notFound {
            // If no list can be fetched, the conversation remains unknown.
            for messenger in accounts.map({ self.messenger($0) }) where try messenger.isLoggedIn() {
                _ = try? await messenger.rooms()
            }
            return try await conversations.findForSending(argument)
        }
    }
}
