import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperRealtimeClient
import WhisperStorePort

/// The conversations of the server, in the vault.
struct SyncedConversations {
    let store: any VaultStore

    /// One of them.
    struct Entry {
        let conversation: Conversation
        let serverID: String
        let cursor: Int64
        let missing: [ClosedRange<Int64>]
        let isBound: Bool
    }

    /// All of them, latest activity first: the most that one can subscribe to.
    func all() async throws -> [Entry] {
        let cursors = Dictionary(
            try await store.syncCursors(of: .realtime).map { ($0.serverConversation, $0) }
        ) { first, _ in first }
        let bindings = try await ConversationContacts(store).bindings()
        var entries: [Entry] = []
        for serverID in try await store.conversationsToSubscribe(of: .realtime, limit: 1_000) {
            guard var conversation = try await store.conversation(platform: .realtime, key: serverID) else { continue }
            // A bound conversation has the title that it was bound under, not the server's.
            if let binding = bindings[serverID] { conversation.title = binding.title }
            entries.append(
                Entry(
                    conversation: conversation, serverID: serverID, cursor: cursors[serverID]?.sequence ?? 0,
                    missing: cursors[serverID]?.missing ?? [], isBound: bindings[serverID] != nil))
        }
        return entries
    }

    /// Finds the conversation that an argument identifies: by its id in the vault or at the server, by its exact title,
    /// by its title as search folds it, or by a part of the folded title. The first of these that matches decides.
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
        let folded = SearchText.words(of: argument).strings.joined(separator: " ")
        let tests: [(Entry) -> Bool] = [
            { $0.conversation.id.description == argument || $0.serverID == argument },
            { $0.conversation.title == argument },
            { !folded.isEmpty && $0.foldedTitle == folded },
            { !folded.isEmpty && $0.foldedTitle.contains(folded) },
        ]
        for (place, test) in tests.enumerated() {
            let candidates = all.filter(test)
            if let only = candidates.first, candidates.count == 1 { return only }
            let bound = candidates.filter(\.isBound)
            if place < 3, let only = bound.first, bound.count == 1 { return only }
            guard candidates.isEmpty else { throw ambiguous(argument, candidates) }
        }
        throw CommandFailure(
            .notFound, SyncText.notOfServer, ["name": .text(argument)],
            hint: LocalizedMessage(SyncText.notOfServerHint))
    }

    private func ambiguous(_ argument: String, _ candidates: [Entry]) -> CommandFailure {
        let list = candidates.prefix(10).map { "“\($0.conversation.title)” (\($0.serverID))" }.joined(separator: ", ")
        return CommandFailure(
            .ambiguous, DataFailureText.ambiguousConversation,
            ["name": .text(argument), "candidates": .text(list)],
            hint: LocalizedMessage(DataFailureText.ambiguousConversationHint))
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

extension SyncedConversations.Entry {
    fileprivate var foldedTitle: String { SearchText.words(of: conversation.title).strings.joined(separator: " ") }
}
