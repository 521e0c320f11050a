import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

// The chat that a file’s messages are written into, and what is noted of its people (ING-1).
extension FileImport {
    /// The conversation to write into. A newer file's title becomes the title, because its phone knew the latest name,
    /// unless the owner has given one. A chat that was recognised by its messages alone is given neither the file's
    /// title nor its name unless it is said to be the same.
    ///
    /// - Parameters:
    ///   - last: The time of the file's last message.
    ///   - isSame: Whether the owner says so.
    ///   - run: The import, as whose what it joins is recorded.
    func prepareConversation(
        for plan: ImportPlan, of chat: ChatReference, until last: Timestamp?, on platform: Platform, isSame: Bool,
        in run: UniqueIdentifier
    ) async throws(StoreError) -> Conversation {
        let reference = ConversationReference(
            platform: platform, key: chat.key, title: chat.title, kind: chat.kind)
        guard var held = plan.conversation else {
            let new = try await store.conversation(for: reference)
            if let last { try await store.retitle(new.id, to: chat.title, asOf: last) }
            return new
        }
        let isNameless = try await store.isNameless(held)
        // A chat of unknown kind has no title of its own; the file supplies both.
        let isNamed = held.kind != .unknown
        let hash = ThreadIdentifier.make(platform: platform, chat: chat.key)
        var known = try await store.conversation(platform: platform, key: chat.key)
        if plan.isChosen, known == nil { known = try await store.conversation(platform: platform, key: hash) }
        // The other person's phone calls the chat after somebody who is in others.
        if held.kind != .unknown, plan.isFromOtherSide(chat) { return held }
        // A name that another chat has stays that one's.
        if plan.isChosen, let known, known.id != held.id { return held }
        let isKnown = known != nil
        guard !isKnown || !isNamed, isSame || plan.likeness(to: chat) == nil || !plan.isRecognized else { return held }
        held = try await store.joinConversation(for: reference, into: held.id, by: .run(run))
        if !isNamed { held = try await store.conversation(for: reference) }
        // A number that the file knows no name for, either, is no better.
        if isNameless, PhoneNumber.e164(chat.title) == nil {
            if try await store.retitle(held.id, to: chat.title) { held.title = chat.title }
            return held
        }
        // The title by which the owner has chosen it stays.
        guard !plan.isChosen else { return held }
        // Of a title of unknown age, the last message says how old it is.
        if let last, !isNamed || last >= held.titledAt ?? held.lastMessage?.timestamp ?? last,
            try await store.retitle(held.id, to: chat.title, asOf: last)
        {
            held.title = chat.title
        }
        return held
    }

    /// Remembers the people who were kept apart.
    func note(
        _ alike: [SourcePerson: Person], on platform: Platform, _ isAnswered: Bool
    ) async throws(StoreError) {
        for (sender, known) in alike {
            guard let person = try await store.person(named: sender, on: platform), person.id != known.id else {
                continue
            }
            try await AlikePeople(store: store).note(person.id, like: known.id, isAnswered: isAnswered)
        }
    }

    /// Lets what was read before it was known who the owner is count as sent by them.
    func markSent(
        _ plan: ImportPlan, in conversation: Conversation, on platform: Platform
    ) async throws(ImportError) -> Int64 {
        guard let owner = plan.owner else { return 0 }
        return try await storing { () throws(StoreError) in
            var person = plan.renames[owner]
            if person == nil { person = try await store.person(named: owner, on: platform) }
            guard let person else { return 0 }
            // Since the plan was made, some of these people may have been joined with the owner.
            var owners: Set<UniqueIdentifier> = []
            for id in Set(plan.unsaid.values) where try await store.person(id)?.isOwner == true { owners.insert(id) }
            let others = plan.unsaid.filter { !owners.contains($0.value) }
            return try await store.markSent(
                by: person.id, in: conversation.id, at: plan.knownPositions(except: plan.contested.union(others.keys)))
        }
    }
}
