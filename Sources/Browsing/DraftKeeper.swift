import Synchronization
import WhisperArchive
package import WhisperMessage
package import WhisperStorePort

/// Gives the vault what is being written as drafts, a moment after it was typed, and at the end (ST-6).
package final class DraftKeeper: Sendable {
    private let store: any VaultStore
    private let report: @Sendable (StoreError?) -> Void
    private let pause: @Sendable () async -> Void
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

    /// Keeps the texts of a view.
    ///
    /// - Parameters:
    ///   - pause: Returns once a text was long enough without being in the vault: after a second.
    ///   - report: Called when keeping fails, and with nil when it succeeds again.
    package init(
        _ store: any VaultStore,
        pause: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(1)) },
        report: @escaping @Sendable (StoreError?) -> Void
    ) {
        self.store = store
        self.pause = pause
        self.report = report
    }

    // MARK: What the vault has

    /// Notes what the vault has for a chat that is opened for the first time: a text that is not changed is not written
    /// over what another command makes of it.
    package func found(_ draft: String?, in chat: UniqueIdentifier) {
        state.withLock { state in
            if state.kept[chat] == nil, !state.chats.contains(chat) { state.kept[chat] = draft ?? "" }
        }
    }

    /// What another command has made of the draft of a chat. To be called in turn with what is sent and kept, so that it is
    /// not this view's own doing.
    ///
    /// - Returns: The text, empty if the draft was removed; nil if the vault has what was last noted, or that is unknown.
    /// - Throws: The vault's error.
    package func changed(in chat: UniqueIdentifier) async throws(StoreError) -> String? {
        guard let known = state.withLock({ $0.kept[chat] }) else { return nil }
        let held = try await store.draft(in: chat)?.text ?? ""
        return held == known ? nil : held
    }

    /// Notes what another command has made of a draft, once the view knows it: its own text replaces that only where it is
    /// another one.
    package func noticed(_ draft: String, in chat: UniqueIdentifier) {
        state.withLock { $0.kept[chat] = draft }
    }

    // MARK: What is written

    /// Notes what is written now.
    ///
    /// - Parameters:
    ///   - returned: The texts that were not sent and that the view has among the others again.
    ///   - inTurn: Runs the work after everything that is sent, so that a text is a draft until it is sent.
    package func note(
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
            await self.pause()
            state.withLock { $0.isWaiting = false }
            inTurn { _ = try? await self.keep() }
        }
    }

    /// Sends a text, as the draft of its chat until then: the message removes the draft in its own transaction, so that at no
    /// moment the vault has neither.
    ///
    /// - Throws: What `send` throws; the text stays a draft then, also if the view ends before it has the text back.
    package func send(_ text: String, in chat: UniqueIdentifier, _ send: () async throws -> Void) async throws {
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
    package func keep() async throws(StoreError) -> Int {
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
