import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// What sources know about chats besides their messages, and receipts of recipients (ING-6).
///
/// Neither creates a chat: an archive shows those with messages.
extension EventPreparer {
    /// The changes for a report about a chat; none if the chat has no messages yet.
    func changes(
        _ details: ChatDetails, at time: Timestamp, _ pending: PendingEvent
    ) async throws(StoreError) -> [IngestedChange] {
        guard !details.chat.key.isEmpty else { throw StoreError(.invalidArgument) }
        let report = AwaitedDetails.Report(details: details, time: reported(time, pending))
        guard let known = try await knownConversation(details.chat, anyAddress: !details.choices.isEmpty) else {
            awaited.add(report)
            return []
        }
        return try await changes(report, in: known)
    }

    /// The changes for reports about chats that exist since a group of events.
    func dueDetails(of events: [PendingEvent]) async throws(StoreError) -> [IngestedChange] {
        if awaited.isEmpty { return [] }
        var changes: [IngestedChange] = []
        for key in events.lazy.flatMap(\.event.possiblyNewChats) where awaited.contains(key) {
            guard let known = try await store.conversation(platform: platform, key: key) else { continue }
            for report in awaited.take(key) where known.kind.mayBe(report.details.chat.kind) {
                changes += try await self.changes(report, in: known.id)
            }
        }
        return changes
    }

    /// Sets the title of a chat, or remembers it if more is remembered of the chat, which has no messages yet.
    func takeTitle(_ chat: ChatReference, at time: Timestamp, _ pending: PendingEvent) async throws(StoreError) {
        if awaited.contains(chat.key), !chat.title.isEmpty {
            awaited.add(AwaitedDetails.Report(details: ChatDetails(chat: chat), time: reported(time, pending)))
        }
        try await retitle(chat, asOf: reported(time, pending))
    }

    private func changes(
        _ report: AwaitedDetails.Report, in conversation: UniqueIdentifier
    ) async throws(StoreError) -> [IngestedChange] {
        let (details, time) = (report.details, report.time)
        guard try await store.conversation(conversation)?.kind.mayBe(details.chat.kind) != false else {
            throw StoreError(.invalidArgument)
        }
        // While messages are rebuilt, the owner may have renamed the chat and chosen otherwise since.
        let isPresent = mode == .keeping || mode == .merging
        if isPresent, !ChatAddress.isProvisional(details.chat.title, of: details.chat.key) {
            try await retitle(details.chat, asOf: time)
        } else if isPresent {
            try await nameAfterMembers(details, in: conversation)
        }
        let named = details.members.filter { !$0.person.aliases.isEmpty }
        let members = named.prefix(GroupMember.maximum).map { member in
            NewChatDetails.NewMember(sender(member.person, seenAt: time), role: member.role)
        }
        let new = NewChatDetails(
            description: details.description, members: members,
            hasAllMembers: details.hasAllMembers && named.count == members.count
                && named.count == details.members.count,
            choices: isPresent ? details.choices : PhoneChoices())
        let isEmpty = new.description == nil && new.members.isEmpty && !new.hasAllMembers && new.choices.isEmpty
        return isEmpty ? [] : [.details(conversation, new, at: time)]
    }

    /// Names a group without a name after its members, as phones do, until it has one.
    private func nameAfterMembers(
        _ details: ChatDetails, in conversation: UniqueIdentifier
    ) async throws(StoreError) {
        let others = details.members.lazy.map(\.person).filter { $0.hasName && !$0.isOwner }
        guard details.chat.kind == .group, let title = Conversation.title(ofMembers: others.map(\.names)),
            let held = try await store.conversation(conversation),
            ChatAddress.isProvisional(held.title, of: details.chat.key)
        else { return }
        try await store.retitle(conversation, to: title)
        forget()
    }

    /// The changes for a receipt. If the chat has no messages yet, only the bytes of the event are stored.
    func receipt(
        _ chat: ChatReference, _ message: ChangedMessage, _ person: SourcePerson, _ status: ReceiptStatus,
        at time: Timestamp, _ raw: RawEvent?, _ pending: PendingEvent
    ) async throws(StoreError) -> [IngestedChange] {
        guard !chat.key.isEmpty, !message.id.isEmpty else { throw StoreError(.invalidArgument) }
        guard let known = try await knownConversation(chat, anyAddress: true) else {
            return kept(raw, of: nil, pending)
        }
        let target = MessageTarget(
            conversation: known, externalID: message.id, author: author(of: message, at: time))
        if person.aliases.isEmpty { return [.status(target, status.messageStatus)] + kept(raw, of: target, pending) }
        let time = reported(time, pending)
        let receipt = IngestedChange.receipt(target, by: sender(person, seenAt: time), status, at: time)
        return [receipt] + kept(raw, of: target, pending)
    }

    /// The receipts that come with a message, except those of people without a name.
    func receipts(of message: SourceMessage) async throws(StoreError) -> [NewReceipt] {
        var receipts: [NewReceipt] = []
        for receipt in message.receipts where !receipt.person.aliases.isEmpty {
            if let handle = try await handle(of: receipt.person, seenAt: receipt.timestamp) {
                receipts.append(NewReceipt(handle, receipt.status, at: receipt.timestamp))
            }
        }
        return receipts
    }

    /// The time of a report, which is not after it was received: one from far ahead would outlast all others.
    func reported(_ time: Timestamp, _ pending: PendingEvent) -> Timestamp {
        // When a database was written, and when its reader received it, are not comparable.
        mode == .merging ? time : min(time, pending.receivedAt)
    }

    /// The conversation of a chat if the vault has it, also under another address of a direct chat if that is wanted.
    private func knownConversation(
        _ chat: ChatReference, anyAddress: Bool
    ) async throws(StoreError) -> UniqueIdentifier? {
        if let known = conversations.chat(chat.key) { return known.id }
        if let known = try await store.conversation(platform: platform, key: chat.key) { return known.id }
        guard anyAddress, chat.kind == .direct else { return nil }
        return try await conversationUnderOtherAddress(chat.key)?.id
    }
}

extension IngestionEvent {
    /// The keys of chats that may exist since this event.
    fileprivate var possiblyNewChats: [String] {
        switch self {
        case .message(let message): [message.chat.key]
        case .edit(let chat, _, _, _, _, _), .deletion(let chat, _, _, _, _, _), .reaction(let chat, _, _, _, _, _),
            .status(let chat, _, _, _, _), .vote(let chat, _, _, _, _, _), .encrypted(let chat, _, _, _, _, _):
            [chat.key]
        case .sameChat(let first, let second, _): [first.key, second.key]
        case .ranks, .receipt, .details, .samePerson, .chatTitle, .other, .skipped, .connection: []
        }
    }
}
