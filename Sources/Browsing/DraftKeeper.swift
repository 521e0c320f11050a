import Synchronization
import WhisperMessage
import WhisperStorePort

/// Gives the vault what is being written as drafts, a moment after it was typed, and at the end (ST-6).
final class DraftKeeper: Sendable {
    private let store: any VaultStore
    private let report: @Sendable (StoreError?) -> Void
    private let state = Mutex(State())

    private struct State {
        /// The chats in which something was written.
        var chats: Set<UniqueIdentifier> = []
        /// What the vault has, where that is known.
        var kept: [UniqueIdentifier: String] = [:]
        /// What the view has.
        var written: [UniqueIdentifier: String] = [:]
        /// What the view gave away to be sent, until it is a message or the view has it back, the oldest first.
        var unsent: [UniqueIdentifier: [String]] = [:]
        var isWaiting = false
        var hasFailed = false

        /// What the vault is to have as the draft of a chat; empty for none.
        func wanted(in chat: UniqueIdentifier) -> String {
            ((unsent[chat] ?? []) + [written[chat] ?? ""]).filter { !$0.isEmpty }.joined(separator: "\n")
        }

        /// The texts that the vault may not have, empty where a draft is to be removed.
        var missing: [UniqueIdentifier: String] {
            Dictionary(uniqueKeysWithValues: chats.filter { kept[$0] != wanted(in: $0) }.map { ($0, wanted(in: $0)) })
        }

        mutating func remove(_ text: String, in chat: UniqueIdentifier) {
            guard let place = unsent[chat]?.firstIndex(of: text) else { return }
            unsent[chat]?.remove(at: place)
        }
    }

    /// How long a text may be without being in the vault.
    private static let delay = Duration.seconds(1)

    /// - Parameter report: Called when keeping fails, and with nil when it succeeds again.
    init(_ store: any VaultStore, report: @escaping @Sendable (StoreError?) -> Void) {
        self.store = store
        self.report = report
    }

    /// Notes what the vault has for a chat that is opened: a text that is not changed is not written over what another
    /// command makes of it.
    func found(_ draft: String?, in chat: UniqueIdentifier) {
        state.withLock { state in
            if !state.chats.contains(chat) { state.kept[chat] = draft ?? "" }
        }
    }

    /// Notes what is written now.
    ///
    /// - Parameters:
    ///   - returned: The texts that were not sent and that the view has among the others again.
    ///   - inTurn: Runs the work after everything that is sent, so that a text is a draft until it is sent.
    func note(
        _ texts: [UniqueIdentifier: String], returned: [(text: String, chat: UniqueIdentifier)],
        inTurn: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Void
    ) {
        let isDue = state.withLock { state -> Bool in
            guard state.written != texts || !returned.isEmpty else { return false }
            for (text, chat) in returned { state.remove(text, in: chat) }
            state.written = texts
            state.chats.formUnion(texts.keys)
            guard !state.isWaiting, !state.missing.isEmpty else { return false }
            state.isWaiting = true
            return true
        }
        guard isDue else { return }
        Task {
            try? await Task.sleep(for: DraftKeeper.delay)
            state.withLock { $0.isWaiting = false }
            inTurn { _ = try? await self.keep() }
        }
    }

    /// Sends a text, as the draft of its chat until then: the message removes the draft in its own transaction, so that at no
    /// moment the vault has neither.
    ///
    /// - Throws: What `send` throws; the text stays a draft then, also if the view ends before it has the text back.
    func send(_ text: String, in chat: UniqueIdentifier, _ send: () async throws -> Void) async throws {
        state.withLock { state in
            state.chats.insert(chat)
            state.kept[chat] = nil
            state.unsent[chat, default: []].append(text)
        }
        try? await store.setDraft(text, in: chat)
        try await send()
        state.withLock { $0.remove(text, in: chat) }
    }

    /// Writes what the vault does not have.
    ///
    /// - Returns: The number of chats with a draft in the vault that were written in here.
    /// - Throws: Why a text could not be written, if that was not reported before.
    @discardableResult
    func keep() async throws(StoreError) -> Int {
        let wasReported = state.withLock { $0.hasFailed }
        var failure: StoreError?
        for (chat, text) in state.withLock({ $0.missing }) {
            do throws(StoreError) {
                try await store.setDraft(text, in: chat)
            } catch {
                // A chat that was deleted needs no draft.
                guard error.code == .conversationNotFound else {
                    state.withLock { $0.hasFailed = true }
                    report(error)
                    failure = error
                    continue
                }
            }
            let isBetter = state.withLock { state in
                state.kept[chat] = text
                defer { if state.missing.isEmpty { state.hasFailed = false } }
                return state.hasFailed && state.missing.isEmpty
            }
            if isBetter { report(nil) }
        }
        if let failure, !wasReported { throw failure }
        return state.withLock { state in state.chats.count { !(state.kept[$0] ?? "").isEmpty } }
    }
}
