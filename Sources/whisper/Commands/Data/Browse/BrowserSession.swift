import Synchronization
import WhisperBrowser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperScreenPort
import WhisperStorePort
import WhisperVault

/// Runs the full-screen view: feeds it with events of the screen and of the vault, does what it asks for, and shows its
/// frames.
final class BrowserSession: Sendable {
    private let vault: Vault
    private let screen: any Screen
    private let context: Context
    private let queue = BrowserQueue()
    private let reader: BrowserReader
    private let actions: BrowserActions
    private let tasks = Mutex(Tasks())

    private struct Tasks {
        var search: Task<Void, Never>?
        /// Reading in the order of the requests.
        var reading: Task<Void, Never>?
        /// The number of the last request for a chat: those before it need no answer.
        var openTicket = 0
    }

    /// The shortest time between two readings of what is shown because the vault has changed.
    private static let pause = Duration.milliseconds(150)

    init(_ vault: Vault, on screen: any Screen, in context: Context) throws {
        self.vault = vault
        self.screen = screen
        self.context = context
        reader = try BrowserReader(vault, context)
        actions = BrowserActions(vault, context)
    }

    /// Returns when the user leaves, or the terminal is gone.
    func run(_ size: ScreenSize) async {
        var state = BrowserState(size: size, localizer: context.localizer)
        let input = Task {
            while let event = await screen.next() {
                await queue.makeRoom()
                queue.add(.screen(event))
            }
            queue.end()
        }
        let observation = Task {
            // The first frame does not wait for the contacts.
            if (try? await reader.readNames()) == true { queue.add(.changed) }
            for await changes in vault.store.changes() {
                await reader.forget()
                let isAboutContacts = changes.contains { change in
                    if case .contactChanged = change { true } else { false }
                }
                if isAboutContacts { _ = try? await reader.readNames() }
                queue.add(.changed)
                try? await Task.sleep(for: BrowserSession.pause)
            }
        }
        await withTaskCancellationHandler {
            await loop(&state)
        } onCancel: {
            queue.end()
        }
        input.cancel()
        observation.cancel()
        tasks.withLock { tasks in
            tasks.search?.cancel()
            tasks.reading?.cancel()
        }
        actions.finish()
    }

    private func loop(_ state: inout BrowserState) async {
        var effects = state.start()
        while true {
            for effect in effects where !perform(effect) { return }
            do throws(ScreenError) { try screen.show(BrowserView.frame(of: state)) } catch { return }
            guard let events = await queue.next() else { return }
            effects = events.flatMap { state.handle($0) }
        }
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
        case .search(_, _, _, let ticket): search(effect, ticket)
        case .copy(let id): act { try await self.actions.copy(id, to: self.screen) }
        case .save(let id): act { try await self.actions.save(id) }
        case .openFile(let id): act { try await self.actions.openFile(id) }
        case .setPinned(let id, let isPinned): act { try await self.actions.setPinned(id, isPinned) }
        case .setMuted(let id, let isMuted): act { try await self.actions.setMuted(id, isMuted) }
        case .setArchived(let id, let isArchived): act { try await self.actions.setArchived(id, isArchived) }
        case .markRead(let id, let message): act { try await self.actions.markRead(id, upTo: message) }
        case .deleteMessage(let id): act { try await self.actions.deleteMessage(id) }
        case .deleteChat(let id): act { try await self.actions.deleteChat(id) }
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

    private func search(_ effect: BrowserEffect, _ ticket: Int) {
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

    private func act(_ action: @escaping @Sendable () async throws -> String) {
        Task {
            do {
                queue.add(.remark(try await action()))
            } catch {
                if let text = text(of: error) { queue.add(.remark(text)) }
            }
        }
    }

    /// What is said about an error; nil if the work was interrupted.
    private func text(of error: any Error) -> String? {
        let failure = FailureReport.failure(of: error)
        return failure.code == .interrupted ? nil : failure.message.text(context.localizer)
    }
}
