import Synchronization
import WhisperArchive
import WhisperBrowser
package import WhisperCommand
import WhisperLocalization
package import WhisperMessage
import WhisperScreenPort
import WhisperStorePort
package import WhisperVault

/// Runs the full-screen view: feeds it with events of the screen and of the vault, does what it asks for, and shows its
/// frames.
package final class BrowserSession: Sendable {
    private let vault: Vault
    private let screen: any Screen
    private let context: Context
    private let writer: (any ChatWriter)?
    private let queue = BrowserQueue()
    private let reader: BrowserReader
    private let actions: BrowserActions
    private let drafts: DraftKeeper
    private let tasks = Mutex(Tasks())

    private struct Tasks {
        var search: Task<Void, Never>?
        /// Reading in the order of the requests.
        var reading: Task<Void, Never>?
        /// Sending in the order of the requests.
        var sending: Task<Void, Never>?
        /// The number of the last request for a chat: those before it need no answer.
        var openTicket = 0
    }

    /// The shortest time between two readings of what is shown because the vault has changed.
    private static let pause = Duration.milliseconds(150)

    private init(_ vault: Vault, on screen: any Screen, in context: Context, _ writer: (any ChatWriter)?) throws {
        self.vault = vault
        self.screen = screen
        self.context = context
        self.writer = writer
        reader = try BrowserReader(vault, context, writer)
        actions = BrowserActions(vault, context)
        drafts = DraftKeeper(vault.store) { [queue, localizer = context.localizer] error in
            queue.add(.draftsKept(error.map { FailureReport.failure(of: $0).message.text(localizer) }))
        }
    }

    // MARK: Beginning

    /// Returns if the terminal can show the view, which is best found out before a passphrase is asked for in vain.
    ///
    /// - Throws: `CommandFailure` with `noScreen`.
    package static func requireTerminal(in context: Context) throws(CommandFailure) {
        let terminal = context.terminal
        guard terminal.inputIsTerminal, terminal.outputIsTerminal, !terminal.isDumb, !context.output.style.isJSON,
            !context.output.style.isPlain
        else { throw needsTerminal }
    }

    /// Shows a vault until the user leaves, or the terminal is gone.
    ///
    /// - Parameters:
    ///   - chat: The chat to open; nil for the latest.
    ///   - writer: Sends what is typed; nil in a view that sends nothing.
    ///   - beside: Works as long as the view is shown, and may report to it.
    /// - Returns: The number of chats in which something is written that was not sent: the vault has it as drafts.
    /// - Throws: `CommandFailure` with `noScreen`; the vault's error; `CancellationError` if the task was cancelled.
    @discardableResult
    package static func show(
        _ vault: Vault, in context: Context, opening chat: UniqueIdentifier? = nil, writer: (any ChatWriter)? = nil,
        beside: @escaping @Sendable (BrowserSession) async -> Void = { _ in }
    ) async throws -> Int {
        let screen: any Screen
        let size: ScreenSize
        do throws(ScreenError) {
            screen = try Adapters.screen(context)
            size = try screen.begin()
        } catch {
            throw needsTerminal
        }
        defer { screen.end() }
        let session = try BrowserSession(vault, on: screen, in: context, writer)
        // Whatever is reported meanwhile would be written across the view.
        context.output.divert { [queue = session.queue] in queue.add(.remark($0)) }
        defer { context.output.divert(to: nil) }
        let work = Task { await beside(session) }
        let kept = await session.run(size, opening: chat)
        work.cancel()
        await work.value
        if Task.isCancelled { throw CancellationError() }
        return try kept.get()
    }

    private static var needsTerminal: CommandFailure {
        CommandFailure(
            .noScreen, BrowserText.needsTerminal, hint: LocalizedMessage(BrowserText.needsTerminalHint))
    }

    /// Shows the state of the connection to a server.
    package func showConnection(_ text: String) { queue.add(.connection(text)) }

    // MARK: Running

    /// Runs the view to its end.
    ///
    /// - Returns: The number of chats that have a draft now, or why one could not be stored.
    private func run(_ size: ScreenSize, opening chat: UniqueIdentifier?) async -> Result<Int, StoreError> {
        var state = BrowserState(size: size, localizer: context.localizer, writes: writer != nil)
        let input = Task {
            while let event = await screen.next() {
                await queue.makeRoom()
                queue.add(.screen(event))
            }
            queue.end()
        }
        // From before the first reading, so that no change of what was read is missed.
        let everyChange = vault.store.changes()
        let observation = Task {
            // The first frame does not wait for the contacts.
            if (try? await reader.readNames()) == true { queue.add(.changed) }
            for await changes in everyChange {
                await reader.forget()
                let isAboutContacts = changes.contains { change in
                    if case .contactChanged = change { true } else { false }
                }
                if isAboutContacts { _ = try? await reader.readNames() }
                // What is typed here is shown already.
                let isAboutDrafts = changes.allSatisfy { change in
                    if case .draftChanged = change { true } else { false }
                }
                if isAboutDrafts { continue }
                queue.add(.changed)
                try? await Task.sleep(for: BrowserSession.pause)
            }
        }
        await withTaskCancellationHandler {
            await loop(&state, opening: chat)
        } onCancel: {
            queue.end()
        }
        input.cancel()
        observation.cancel()
        tasks.withLock { tasks in
            tasks.search?.cancel()
            tasks.reading?.cancel()
        }
        // What was sent with the last key is stored.
        await tasks.withLock { $0.sending }?.value
        actions.finish()
        do throws(StoreError) { return .success(try await drafts.keep()) } catch { return .failure(error) }
    }

    private func loop(_ state: inout BrowserState, opening chat: UniqueIdentifier?) async {
        var effects = state.start(in: chat)
        while true {
            for effect in effects where !perform(effect) { return }
            do throws(ScreenError) { try screen.show(BrowserView.frame(of: state)) } catch { return }
            guard let events = await queue.next() else { return }
            effects = events.flatMap { state.handle($0) }
            if writer != nil { note(state.drafts, after: events) }
        }
    }

    /// Gives the vault what is written now.
    private func note(_ texts: [UniqueIdentifier: String], after events: [BrowserEvent]) {
        var returned: [(text: String, chat: UniqueIdentifier)] = []
        for event in events {
            switch event {
            case .opened(let opened): drafts.found(opened.draft, in: opened.chat.conversation.id)
            case .notSent(let text, let chat, _, _): returned.append((text, chat))
            case .draftChanged(let draft, let chat): drafts.noticed(draft, in: chat)
            default: break
            }
        }
        drafts.note(texts, returned: returned) { work in self.inTurn(work) }
    }

    /// Does what the view asks for; returns false if that is to end.
    private func perform(_ effect: BrowserEffect) -> Bool {
        switch effect {
        case .quit: return false
        case .redraw: try? screen.refresh()
        case .suspend: try? screen.suspend()
        case .readChats, .readMessages, .readDetails: read(effect)
        case .open(_, _, let ticket):
            tasks.withLock { $0.openTicket = ticket }
            read(effect)
        case .search, .readThread: search(effect)
        case .readDraft(let chat): readDraft(of: chat)
        case .copy(let id): act { try await self.actions.copy(id, to: self.screen) }
        case .copyReference(let id): act { try await self.actions.copyReference(id, to: self.screen) }
        case .copyChatReference(let id): act { try await self.actions.copyReference(ofChat: id, to: self.screen) }
        case .save(let id): act { try await self.actions.save(id) }
        case .openFile(let id): act { try await self.actions.openFile(id) }
        case .setPinned(let id, let isPinned): act(rereading: true) { try await self.actions.setPinned(id, isPinned) }
        case .setMuted(let id, let isMuted): act(rereading: true) { try await self.actions.setMuted(id, isMuted) }
        case .setArchived(let id, let isArchived):
            act(rereading: true) { try await self.actions.setArchived(id, isArchived) }
        case .markRead(let id, let message): act { try await self.actions.markRead(id, upTo: message) }
        case .see(let id, let message): Task { _ = try? await actions.markRead(id, upTo: message) }
        case .deleteMessage(let id): act { try await self.actions.deleteMessage(id) }
        case .deleteChat(let id): act { try await self.actions.deleteChat(id) }
        case .send(let text, let chat, let form): send(text, in: chat, as: form)
        }
        return true
    }

    /// Reads after everything that was asked for before.
    private func read(_ effect: BrowserEffect) {
        tasks.withLock { tasks in
            let before = tasks.reading
            tasks.reading = Task {
                await before?.value
                if case .open(_, _, let ticket) = effect, ticket < self.tasks.withLock({ $0.openTicket }) { return }
                await answer(effect)
            }
        }
    }

    /// Sends after everything that was sent before.
    private func send(_ text: String, in chat: UniqueIdentifier, as form: WritingForm) {
        guard let writer else { return }
        inTurn { [self] in
            do {
                try await drafts.send(text, in: chat) { try await writer.send(text, in: chat, as: form) }
            } catch {
                queue.add(.notSent(text, chat: chat, as: form, reason: self.text(of: error) ?? ""))
            }
        }
    }

    /// Reads what another command has made of a draft, after everything that this view makes of it.
    private func readDraft(of chat: UniqueIdentifier) {
        inTurn { [self] in
            // What cannot be read now is read after the next change.
            if let draft = try? await drafts.changed(in: chat) { queue.add(.draftChanged(draft, chat: chat)) }
        }
    }

    /// Does something after everything that was to be sent before.
    private func inTurn(_ work: @escaping @Sendable () async -> Void) {
        tasks.withLock { tasks in
            let before = tasks.sending
            tasks.sending = Task {
                await before?.value
                await work()
            }
        }
    }

    private func search(_ effect: BrowserEffect) {
        tasks.withLock { tasks in
            tasks.search?.cancel()
            tasks.search = Task { await answer(effect) }
        }
    }

    private func answer(_ effect: BrowserEffect) async {
        do {
            if let event = try await reader.answer(effect) { queue.add(event) }
        } catch {
            queue.add(.failed(effect, text(of: error) ?? ""))
        }
    }

    /// Does something, and reports the result.
    ///
    /// - Parameter rereading: Whether the view is read again even if the vault did not change, as what was being read was
    ///   ignored.
    private func act(rereading: Bool = false, _ action: @escaping @Sendable () async throws -> String) {
        Task {
            do {
                queue.add(.remark(try await action()))
                if rereading { queue.add(.changed) }
            } catch {
                if let text = text(of: error) { queue.add(.remark(text)) }
                // The view may already show what could not be done.
                queue.add(.changed)
            }
        }
    }

    /// What is said about an error; nil if the work was interrupted.
    private func text(of error: any Error) -> String? {
        let failure = FailureReport.failure(of: error)
        return failure.code == .interrupted ? nil : failure.message.text(context.localizer)
    }
}
