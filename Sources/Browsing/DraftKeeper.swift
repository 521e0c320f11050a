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
        var wanted: [UniqueIdentifier: String] = [:]
        var isWaiting = false
        var hasFailed = false

        /// The texts that the vault may not have, empty where a draft is to be removed.
        var missing: [UniqueIdentifier: String] {
            Dictionary(
                uniqueKeysWithValues: chats.filter { kept[$0] != wanted[$0] ?? "" }.map { ($0, wanted[$0] ?? "") })
        }
    }

    /// How long a text may be without being in the vault.
    private static let delay = Duration.seconds(1)

    /// - Parameter report: Called when keeping fails, and with nil when it succeeds again.
    init(_ store: any VaultStore, report: @escaping @Sendable (StoreError?) -> Void) {
        self.store = store
        self.report = report
    }

    /// Notes what is written now.
    ///
    /// - Parameter inTurn: Runs the work after everything that is sent, so that a text is a draft until it is sent.
    func note(
        _ texts: [UniqueIdentifier: String], inTurn: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Void
    ) {
        let isDue = state.withLock { state -> Bool in
            guard state.wanted != texts else { return false }
            state.wanted = texts
            state.chats.formUnion(texts.keys)
            guard !state.isWaiting, !state.missing.isEmpty else { return false }
            state.isWaiting = true
            return true
        }
        guard isDue else { return }
        Task {
            try? await Task.sleep(for: DraftKeeper.delay)
            state.withLock { $0.isWaiting = false }
            inTurn { await self.keep() }
        }
    }

    /// Takes back a text that could not be sent, before what was typed since: the view may have ended.
    func takeBack(_ text: String, in chat: UniqueIdentifier) {
        state.withLock { state in
            let since = state.wanted[chat] ?? ""
            state.wanted[chat] = since.isEmpty ? text : text + "\n" + since
            state.chats.insert(chat)
        }
    }

    /// Makes a text the draft of its chat before it is sent: the message then removes it in its own transaction, so that at
    /// no moment the vault has both or neither.
    func keep(_ text: String, untilSentIn chat: UniqueIdentifier) async {
        state.withLock { state in
            state.chats.insert(chat)
            state.kept[chat] = nil
        }
        try? await store.setDraft(text, in: chat)
    }

    /// Writes what the vault does not have.
    ///
    /// - Returns: The number of chats with a draft in the vault that were written in here.
    @discardableResult
    func keep() async -> Int {
        for (chat, text) in state.withLock({ $0.missing }) {
            do throws(StoreError) {
                try await store.setDraft(text, in: chat)
            } catch {
                // A chat that was deleted needs no draft.
                guard error.code == .conversationNotFound else {
                    state.withLock { $0.hasFailed = true }
                    report(error)
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
        return state.withLock { state in state.kept.values.count { !$0.isEmpty } }
    }
}
