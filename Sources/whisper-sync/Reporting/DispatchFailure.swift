import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort
import WhisperCore

/// Translates why a message was not saved into a message for the user.
enum DispatchFailure {
    /// The failure that corresponds to an error. A problem with a contact is reported under the contact's name; if the
    /// title of the conversation differs from it, a note names both.
    static func report(
        _ error: DispatchError, in conversation: Conversation, by messenger: any Messenger, of store: any VaultStore,
        to context: Context
    ) async throws -> CommandFailure {
        let contact = try await ConversationContacts(store).all()[conversation.id]
        let name: String? = if let contact { try await store.contact(contact)?.displayName } else { nil }
        let identity = try await store.identities().first(where: \.isDefault)?.name
        if let name, name != conversation.title {
            context.output.note(
                SyncText.isWith,
                ["conversation": .text(ShownName.text(conversation.title)), "contact": .text(ShownName.text(name))])
        }
        return failure(
            of: error, conversation: conversation.title, from: identity ?? "", to: name, limit: messenger.textLimit)
    }

    /// The failure that corresponds to an error.
    ///
    /// - Parameters:
    ///   - identity: The name of the identity that it was to be sealed from.
    ///   - contact: The name of the contact that the conversation is bound to; nil if there is none.
    ///   - limit: The length of a text that the service accepts.
    static func failure(
        of error: DispatchError, conversation: String, from identity: String, to contact: String?,
        limit: MessengerTextLimit
    ) -> CommandFailure {
        switch error {
        case .empty: CommandFailure(.input, SyncText.emptyMessage)
        case .tooLong:
            CommandFailure(
                .messageTooLong, SyncText.tooLong, ["limit": .text(String(limit.bytes))])
        case .conversation(let error): failure(of: error, conversation: conversation, contact: contact)
        case .otherRecipient: notAsShown
        case .draftChanged: CommandFailure(FailureCode("draft-changed", .failure), DraftText.changed)
        case .filesNotSealed:
            CommandFailure(
                FailureCode("file-not-sealed", .policyViolation), SyncText.fileNotSealed,
                hint: LocalizedMessage(SyncText.fileNotSealedHint))
        case .encryptedByService: encryptedByService
        // The contact that it is with is gone, and its name with it.
        case .sealing(.recipientNotFound) where contact == nil: failure(of: .notBound, conversation: conversation)
        case .sealing(let error):
            SealingFailure.failure(of: error, identity: identity, recipient: contact ?? conversation)
        case .store(let error): FailureReport.failure(of: error)
        }
    }

    /// The service encrypts the conversation by its own means, and what was to be sent is not sealed.
    static var encryptedByService: CommandFailure {
        CommandFailure(
            FailureCode("encrypted-by-service", .policyViolation), SyncText.encryptedRoom,
            hint: LocalizedMessage(SyncText.encryptedRoomHint))
    }

    /// The conversation is not as it was shown when the text was written.
    static var notAsShown: CommandFailure {
        CommandFailure(FailureCode("not-as-shown", .policyViolation), BrowserText.notAsShown)
    }

    /// The failure that one of a conversation amounts to.
    ///
    /// - Parameter contact: The contact concerned, if there is one.
    static func failure(
        of error: SealedConversationError, conversation: String, contact: String? = nil
    ) -> CommandFailure {
        switch error {
        case .notFound:
            CommandFailure(
                .notFound, SyncText.notOfServer, ["name": .text(conversation)],
                hint: LocalizedMessage(SyncText.notOfServerHint))
        case .notDirect: CommandFailure(FailureCode("group", .failure), SyncText.groupNotSealed)
        case .notBound:
            CommandFailure(
                FailureCode("not-bound", .failure), SyncText.contactUnknown, ["conversation": .text(conversation)],
                hint: LocalizedMessage(SyncText.contactUnknownHint))
        case .contactNotFound:
            contact.map { ContactFailure.notFound($0) } ?? CommandFailure(.notFound, FailureText.contactNotFound)
        case .vault(let error): FailureReport.failure(of: error)
        }
    }
}
