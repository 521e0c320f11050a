import WhisperArchive
import WhisperBrowser
import WhisperBrowsing
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort
import WhisperVault

/// Sends what is written in the full-screen view, to the service of the chat (LOOK-7, RT-5, RT-10).
struct SyncChatWriter: ChatWriter {
    let sync: SyncAssembly
    let sealing: SealOptions

    private var store: any VaultStore { sync.vault.store }

    func form(in chat: Conversation) async throws -> WritingForm? {
        guard chat.platform.isMessenger, try await MessengerAccount.stored(in: store, of: chat.platform) != nil else {
            return nil
        }
        guard let contact = try await ConversationContacts(store).all()[chat.id] else {
            // Nothing leaves unsealed.
            return sealing.isOn(in: sync.context) ? nil : .plain
        }
        guard let record = try await store.contact(contact) else {
            return .sealed(to: chat.title, contact: contact, isVerified: false)
        }
        let isVouchedFor = try await sync.vault.trustIfKeyed()?.vouches(for: record) ?? false
        return .sealed(
            to: record.displayName, contact: contact, isVerified: record.trust == .verified && isVouchedFor)
    }

    func send(_ text: String, in chat: UniqueIdentifier, as form: WritingForm) async throws {
        guard let conversation = try await store.conversation(chat) else { throw StoreError(.conversationNotFound) }
        guard try await self.form(in: conversation) == form else {
            throw DispatchFailure.notAsShown
        }
        let messenger = sync.messenger(try await sync.account(of: conversation, nil))
        // A binding that changes at this moment must not seal it to another contact, or to none.
        let recipient: UniqueIdentifier? = if case .sealed(_, let contact, _) = form { contact } else { nil }
        let dispatch = MessageDispatch(
            try sync.vault.sealedMessages().ports, account: messenger.account, limit: messenger.textLimit,
            sealsEverything: recipient != nil || sealing.isOn(in: sync.context))
        let sealed: SealedMessage?
        do throws(DispatchError) {
            sealed = try await dispatch.enqueue(text, in: chat, onlyTo: recipient).sealed
        } catch {
            throw try await DispatchFailure.report(
                error, in: conversation, by: messenger, of: sync.store, to: sync.context)
        }
        guard let sealed, let contact = sealed.recipient else { return }
        for warning in sealed.warnings {
            if let words = warning.message(of: sealed, to: contact.name) { sync.context.output.warning(words) }
        }
    }
}
