import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort

/// The conversations of the services, in the vault.
struct SyncedConversations {
    let store: any VaultStore

    /// One of them.
    struct Entry {
        let conversation: Conversation
        let serverID: String
        /// How far it is synchronised, where the service numbers its events.
        let cursor: Int64?
        /// The numbers of events that the service omits, or delivers in a form that cannot be read.
        let missing: [ClosedRange<Int64>]
        /// Those that cannot be read.
        let unreadable: [ClosedRange<Int64>]
        /// The number of places where history has not been fetched, where the service does not number its events.
        let gaps: Int
        /// Why that history is not fetched any further for now; nil if it is, or was never wanted.
        let gapReason: LeftHistories.Reason?
        let isBound: Bool
        /// Whether it is bound, and more than two people are in it.
        let hasThirdPerson: Bool
    }

    /// All of them, by service, latest activity first: of each service, the most that one can subscribe to.
    func all() async throws -> [Entry] {
        var entries: [Entry] = []
        for platform in Platform.messengers { entries += try await all(of: platform) }
        return entries
    }

    private func all(of platform: Platform) async throws -> [Entry] {
        let known = try await store.syncCursors(of: platform)
        let cursors = Dictionary(known.map { ($0.serverConversation, $0) }) { first, _ in first }
        let unreadable = try await UnreadableEvents(store).ranges(in: known)
        let gaps = Dictionary(grouping: try await store.gaps(of: platform), by: \.conversation)
        let bindings = try await ConversationContacts(store).bindings(of: platform)
        let left = try await LeftHistories(store).reasons(of: platform)
        let crowded = try await ThirdPersons(store).conversations(of: platform)
        var entries: [Entry] = []
        for serverID in try await store.conversationsToSubscribe(of: platform, limit: 1_000) {
            guard var conversation = try await store.conversation(platform: platform, key: serverID) else { continue }
            // A bound conversation has the title that it was bound under, not the server's.
            if let binding = bindings[serverID] { conversation.title = binding.title }
            entries.append(
                Entry(
                    conversation: conversation, serverID: serverID,
                    cursor: platform == .realtime ? cursors[serverID]?.sequence ?? 0 : nil,
                    missing: cursors[serverID]?.missing ?? [], unreadable: unreadable[serverID] ?? [],
                    gaps: gaps[conversation.id]?.count ?? 0,
                    gapReason: gaps[conversation.id]?.lazy.compactMap { left[$0.room] }.first,
                    isBound: bindings[serverID] != nil,
                    hasThirdPerson: bindings[serverID] != nil && crowded.contains(serverID)))
        }
        return entries
    }

    /// Finds the conversation that an argument identifies: by its id in the vault or at the server, by its
    /// reference or by its title, as `NameMatching` decides.
    ///
    /// If several conversations match, the only one of them that is bound to a contact is chosen, unless they match by
    /// a part of the title. The title of a bound conversation is the one that it was bound under.
    ///
    /// - Throws: `CommandFailure` with `notFound` or `ambiguous`; the vault's error.
    func find(_ argument: String) async throws -> Conversation {
        try await entry(argument).conversation
    }

    func entry(_ argument: String) async throws -> Entry {
        let all = try await all()
        let reference = ShortChatReference(argument)
        let matching = NameMatching(all, names: { [$0.conversation.title] }) { entry, text in
            entry.conversation.id.description == text || entry.serverID == text
                || reference?.matches(entry.conversation) == true
        }
        switch matching.match(argument) {
        case .whole(let found), .part(let found): return found
        case .several(let found):
            let folded = SearchText.words(of: argument).strings
            let bound = found.filter(\.isBound)
            let areNamed = found.allSatisfy { SearchText.words(of: $0.conversation.title).strings == folded }
            if areNamed, let only = bound.first, bound.count == 1 { return only }
            throw ambiguous(argument, found)
        case .none:
            throw CommandFailure(
                .notFound, SyncText.notOfServer, ["name": .text(argument)],
                hint: LocalizedMessage(SyncText.notOfServerHint))
        }
    }

    private func ambiguous(_ argument: String, _ candidates: [Entry]) -> CommandFailure {
        let names = candidates.map { (title: $0.conversation.title, id: $0.serverID) }
        return CommandFailure(
            .ambiguous,
            LocalizedMessage(DataFailureText.ambiguousConversation) { language in
                let list = names.map { "\(language.quoted($0.title)) (\($0.id))" }
                return ["name": .text(argument), "candidates": .list(list, most: 10)]
            },
            hint: LocalizedMessage(DataFailureText.ambiguousReferenceHint))
    }

    /// The owner's messages in a conversation that the server has refused, oldest first. In the vault, pending and
    /// refused messages come after all that the server has, so the search ends at the first page that contains one of
    /// the latter.
    func refused(in conversation: UniqueIdentifier) async throws -> [StoredMessage] {
        var found: [StoredMessage] = []
        var range = PageRange.newest
        while true {
            let page = try await store.messages(in: conversation, range, limit: 100)
            let waiting = page.filter { $0.status == .pending || $0.status == .failed }
            found = waiting.filter { $0.status == .failed } + found
            guard waiting.count == page.count, let first = page.first else { return found }
            range = .before(first.unified.id)
        }
    }
}
