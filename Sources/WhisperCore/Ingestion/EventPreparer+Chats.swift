import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Chats with several addresses, and their titles (ING-1).
extension EventPreparer {
    /// Merges the chats of two addresses. If neither is known yet, this waits for the first message of either, and
    /// after a restart for the report that their people are the same.
    func joinChats(_ first: ChatReference, _ second: ChatReference) async throws(StoreError) {
        let known = try await store.conversation(platform: platform, key: first.key)
        let other = try await store.conversation(platform: platform, key: second.key)
        switch (known, other) {
        case (let known?, let other?):
            if known.id == other.id { return }
            // Blobs that are no longer referenced are left to the next collection.
            try await RetentionSchedule(store: store).joinConversation(
                other.id, into: known.id, by: .source(platform))
            noteJoin(of: other.title, into: known.id)
            forget()
        case (nil, let other?): try await join(first, into: other.id)
        case (let known?, nil): try await join(second, into: known.id)
        case (nil, nil):
            partners[first.key, default: []].insert(second.key)
            partners[second.key, default: []].insert(first.key)
        }
    }

    /// Lets an address belong to a chat, as that of a chat that can be separated from it again.
    func join(_ chat: ChatReference, into known: UniqueIdentifier) async throws(StoreError) {
        _ = try await store.joinConversation(
            for: ConversationReference(
                platform: platform, key: chat.key, title: chat.title.isEmpty ? chat.key : chat.title, kind: chat.kind),
            into: known, by: .source(platform))
    }

    /// The direct chat with the person of an address, under another of their addresses, as sources report both.
    func conversationUnderOtherAddress(_ key: String) async throws(StoreError) -> Conversation? {
        guard let alias = ChatAddress.alias(of: key) else { return nil }
        let people = try await store.people(named: alias.value, limit: 100)
        let person = people.first { person in
            person.aliases.contains { $0.alias == alias && $0.platform == platform && !$0.isClaimed }
        }
        for seen in person?.aliases ?? [] where seen.alias != alias && seen.platform == platform && !seen.isClaimed {
            guard let other = ChatAddress.key(of: seen.alias) else { continue }
            if let known = try await store.conversation(platform: platform, key: other) { return known }
        }
        return nil
    }

    /// Whether a key is that of the chat with a person, to which no message of a group belongs, whatever a source calls the
    /// group. A chat that an export made may have been taken for one of two people; its key is no person's.
    func isOfPerson(_ key: String) async throws(StoreError) -> Bool {
        guard try await store.conversation(platform: platform, key: key)?.kind == .direct else { return false }
        let alias = ChatAddress.person(of: key)
        return try await store.people(named: alias.value, limit: 100).contains { person in
            person.aliases.contains { $0.alias == alias && !$0.isClaimed }
        }
    }

    /// Sets the title of a chat: of a group whenever it is reported, of another chat if its current title is only its
    /// address, or if a database's address book has the title. One that the owner has given, or that is newer, remains.
    func retitle(_ chat: ChatReference, asOf time: Timestamp) async throws(StoreError) {
        var chat = chat
        chat.title = ChatAddress.title(of: chat)
        guard !chat.title.isEmpty, let known = try await store.conversation(platform: platform, key: chat.key),
            known.kind.mayBe(chat.kind)
        else { return }
        var isProvisional = known.title.isEmpty || ChatAddress.isProvisional(known.title, of: chat.key)
        // The title may be the person's other address.
        if !isProvisional, chat.kind == .direct { isProvisional = try await store.isNameless(known) }
        if known.title == chat.title {
            // A live source reports changes, so that what it confirms needs no other time.
            if known.titledAt.map({ mode == .merging && $0 < time }) ?? true {
                try await store.retitle(known.id, to: chat.title, asOf: time)
            }
            return
        }
        if chat.kind != .group, !isProvisional {
            guard mode == .merging, try await isInAddressBook(chat) else { return }
        }
        // What is only an address is no title, so any name is better, however old.
        if isProvisional { try await store.retitle(known.id, to: chat.title) }
        if try await store.retitle(known.id, to: chat.title, asOf: time) { forget() }
    }

    /// A chat as it is created. A message shows what its sender calls themselves, or nothing, and the address book may say more.
    func reference(of chat: ChatReference) async throws(StoreError) -> ConversationReference {
        let name = mode == .keeping && chat.kind == .direct ? try await name(ofPersonOf: chat.key) : nil
        return ConversationReference(
            platform: platform, key: chat.key, title: name ?? ChatAddress.title(of: chat), kind: chat.kind)
    }

    /// The best name that sources have for the person in a direct chat; nil if they have none.
    private func name(ofPersonOf key: String) async throws(StoreError) -> String? {
        let alias = ChatAddress.person(of: key)
        let person = try await store.people(named: alias.value, limit: 100).first { person in
            person.aliases.contains { $0.alias == alias && $0.platform == platform }
        }
        let isName = person?.aliases.contains { seen in
            seen.alias.value == person?.displayName && !seen.alias.kind.identifiesPerson && !seen.isClaimed
                && !seen.isOfForgotten
        }
        return isName == true ? person?.displayName : nil
    }

    /// Whether the title of a direct chat is the name that the owner's address book has of the person.
    private func isInAddressBook(_ chat: ChatReference) async throws(StoreError) -> Bool {
        guard let alias = ChatAddress.alias(of: chat.key) else { return false }
        let name = PersonAlias(kind: .exportName, value: chat.title)
        return try await store.people(named: alias.value, limit: 100).contains { person in
            let aliases = person.aliases.lazy.filter { $0.platform == self.platform }.map(\.alias)
            return aliases.contains(alias) && aliases.contains(name)
        }
    }
}

extension ConversationKind {
    /// Whether a chat of this kind can be one that is reported as another: a chat with one person is no group, whatever
    /// a source says of its key.
    func mayBe(_ reported: ConversationKind) -> Bool {
        self == reported || self == .unknown || reported == .unknown
    }
}

/// The addresses of direct chats, as aliases of people and as keys of chats.
enum ChatAddress {
    private static let numbers = "@s.whatsapp.net"
    private static let linked = "@lid"

    /// The alias of the person in the chat with this key; nil for other chats.
    static func alias(of key: String) -> PersonAlias? {
        if key.hasSuffix(numbers) {
            return PhoneNumber.e164("+" + key.dropLast(numbers.count))
                .map { PersonAlias(kind: .phoneNumber, value: $0) }
        }
        return key.hasSuffix(linked) ? PersonAlias(kind: .linkedID, value: key) : nil
    }

    /// The alias by which the person of a direct chat is known, whatever form its key has.
    static func person(of key: String) -> PersonAlias {
        if let known = alias(of: key) { return known }
        let number = PhoneNumber.e164(key)
        return PersonAlias(kind: number == nil ? .linkedID : .phoneNumber, value: number ?? key)
    }

    /// The key of the chat with the person of an alias; nil for names.
    static func key(of alias: PersonAlias) -> String? {
        switch alias.kind {
        case .phoneNumber: alias.value.hasPrefix("+") ? alias.value.dropFirst() + numbers : nil
        case .linkedID: alias.value
        case .exportName, .pushName, .verifiedName, .contact: nil
        }
    }

    /// The keys of the chats of which a title is only the address.
    static func keys(of title: String) -> [String] {
        let user = title.hasPrefix("+") ? String(title.dropFirst()) : title
        return title.contains("@") ? [title] : [user + numbers, user + linked, user + "@g.us"]
    }

    /// The title of a chat; of one with a person of whom only a linked id is known the whole id, so that it can be told from a
    /// name wherever it is shown.
    static func title(of chat: ChatReference) -> String {
        let isNumbered = chat.kind == .direct && chat.key.hasSuffix(linked) && !chat.title.isEmpty
        return isNumbered && isProvisional(chat.title, of: chat.key) ? chat.key : chat.title
    }

    /// Whether a title is only the chat's address.
    static func isProvisional(_ title: String, of key: String) -> Bool {
        let user = key.prefix { $0 != "@" }
        return title.isEmpty || title == user || title == "+" + user || title == key
    }
}

extension VaultStore {
    /// Whether no source has a name for a chat: its title is only its address, or its members' names. Any name is better.
    func isNameless(_ chat: Conversation) async throws(StoreError) -> Bool {
        if chat.isTitleGiven { return false }
        for key in ChatAddress.keys(of: chat.title)
        where try await conversation(platform: chat.platform, key: key)?.id == chat.id {
            return true
        }
        guard chat.kind == .group else { return false }
        var names: [[String]] = []
        for member in try await members(of: chat.id) {
            guard let person = try await person(member.person), !person.isOwner else { continue }
            let others = person.aliases.filter { !$0.alias.kind.identifiesPerson }.map(\.alias.value)
            if !others.isEmpty { names.append([person.displayName] + others) }
        }
        return Conversation.title(ofMembers: names) == chat.title
    }
}
