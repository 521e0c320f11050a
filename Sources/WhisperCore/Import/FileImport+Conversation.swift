import WhisperArchive
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
        if let title = plan.titleNamingForgotten(held) {
            try await store.retitle(held.id, to: title)
            held.title = title
        }
        let isNameless = try await store.isNameless(held)
        let isNamed = held.kind != .unknown
        guard try await takesFile(held, plan, of: chat, on: platform, isSame: isSame) else { return held }
        held = try await store.joinConversation(for: reference, into: held.id, by: .run(run))
        if !isNamed { held = try await store.conversation(for: reference) }
        if let age = titleAge(of: held, isNamed: isNamed, isNameless: isNameless, plan, chat, until: last),
            try await store.retitle(held.id, to: chat.title, asOf: age)
        {
            held.title = chat.title
        }
        return held
    }

    /// The title that the chat would have after the import, where nobody is asked whether it is the same.
    func foreseenTitle(
        for plan: ImportPlan, of chat: ChatReference, until last: Timestamp?, on platform: Platform
    ) async throws(StoreError) -> String {
        guard var held = plan.conversation else { return chat.title }
        held.title = plan.titleNamingForgotten(held) ?? held.title
        guard try await takesFile(held, plan, of: chat, on: platform, isSame: false) else { return held.title }
        guard held.kind != .unknown else { return chat.title }
        let isNameless = try await store.isNameless(held)
        let age = titleAge(of: held, isNamed: true, isNameless: isNameless, plan, chat, until: last)
        return age.map { held.takesTitle(asOf: $0) } == true ? chat.title : held.title
    }

    /// Whether a chat of the vault gets the name of the file.
    private func takesFile(
        _ held: Conversation, _ plan: ImportPlan, of chat: ChatReference, on platform: Platform, isSame: Bool
    ) async throws(StoreError) -> Bool {
        // A chat of unknown kind has no title of its own; the file supplies both.
        let isNamed = held.kind != .unknown
        let hash = ThreadIdentifier.make(platform: platform, chat: chat.key)
        var known = try await store.conversation(platform: platform, key: chat.key)
        if plan.isChosen, known == nil { known = try await store.conversation(platform: platform, key: hash) }
        // The other person's phone calls the chat after somebody who is in others.
        if isNamed, plan.isFromOtherSide(chat) { return false }
        // A name that another chat has stays that one's.
        if plan.isChosen, let known, known.id != held.id { return false }
        return (known == nil || !isNamed) && (isSame || plan.likeness(to: chat) == nil || !plan.isRecognized)
    }

    /// How old the title of the file is, which a chat of the vault is to take over; nil if it keeps its own, and nil for the
    /// age of a title that is as good as the present one.
    private func titleAge(
        of held: Conversation, isNamed: Bool, isNameless: Bool, _ plan: ImportPlan, _ chat: ChatReference,
        until last: Timestamp?
    ) -> Timestamp?? {
        // A number that the file knows no name for, either, is no better.
        if isNameless, PhoneNumber.e164(chat.title) == nil { return .some(nil) }
        // The title by which the owner has chosen it stays.
        guard !plan.isChosen, let last else { return nil }
        // Of a title of unknown age, the last message says how old it is.
        return !isNamed || last >= held.titledAt ?? held.lastMessage?.timestamp ?? last ? .some(last) : nil
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

    /// Lets what was read before it was known who the owner is count as sent by them, and as shown by this file, too.
    func markSent(
        _ plan: ImportPlan, in conversation: Conversation, on platform: Platform
    ) async throws(ImportError) -> Int64 {
        return try await storing { () throws(StoreError) in
            var person = plan.owner.flatMap { plan.renames[$0] }
            if person == nil, let owner = plan.owner { person = try await store.person(named: owner, on: platform) }
            // Since the plan was made, some of these people may have been joined with the owner.
            var owners: Set<UniqueIdentifier> = []
            for id in Set(plan.unsaid.values) where try await store.person(id)?.isOwner == true { owners.insert(id) }
            let others = plan.unsaid.filter { !owners.contains($0.value) }
            return try await store.markSent(
                by: person?.id, in: conversation.id, at: plan.knownPositions(except: plan.contested.union(others.keys)))
        }
    }
}

extension ImportPlan {
    /// The title of a chat that is called after somebody who was forgotten, once the file names them again; nil for any
    /// other chat.
    fileprivate func titleNamingForgotten(_ chat: Conversation) -> String? {
        let forgotten = renames.filter { $1.aliases.contains(where: \.isOfForgotten) }
        // Of several, the title does not say which one it means.
        guard !chat.isTitleGiven, forgotten.count == 1, let (sender, person) = forgotten.first else { return nil }
        return Conversation.title(chat.title, renaming: [person.displayName], to: sender.displayName)
    }
}
