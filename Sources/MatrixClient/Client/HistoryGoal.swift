import WhisperMatrix
import WhisperMessage
import WhisperMessengerPort
import WhisperStorePort

/// The scope of a run that fetches pages of the history before a conversation's first message.
struct HistoryGoal {
    /// The server's id of the conversation.
    let room: String
    /// The number of pages that are left.
    var pages: Int
    /// The room whose history they are: after an upgrade, the conversation has several. Nil until it is known.
    var asked: String?
    /// Whether it is being looked up.
    var isSought = false
}

extension MatrixClient {
    /// Asks for the pages once the first answer is stored, and ends the run when nothing is left to fetch.
    func pursueHistory() {
        guard let goal = history, current.isRunning else { return }
        if let asked = goal.asked {
            let isOpen = gaps.values.contains { $0.room == asked && $0.lower == nil }
            if goal.pages <= 0 || !isOpen { requestStop() }
        } else if !goal.isSought {
            history?.isSought = true
            begin(.store) { await $0.seekHistory(goal) }
        }
    }

    private nonisolated func seekHistory(_ goal: HistoryGoal) async {
        do throws(StoreError) {
            guard let conversation = try await ports.store.conversation(platform: .matrix, key: goal.room) else {
                return await end(.notFound)
            }
            let open = try await ports.store.gaps(in: conversation.id)
            await askHistory(open.first { $0.lower == nil }?.room, goal.pages)
        } catch {
            await report(error)
            await retryHistory()
        }
    }

    private func askHistory(_ room: String?, _ pages: Int) {
        guard let room else { return requestStop() }
        history?.asked = room
        take(.historyWanted(room: room, pages: pages))
        pursueHistory()
    }

    /// With the next answer, as the vault could not be read.
    private func retryHistory() { history?.isSought = false }

    /// Counts a page that is stored.
    func fetchedHistory(_ gap: MatrixGap) {
        guard gap.isHistory, gap.room == history?.asked else { return }
        history?.pages -= 1
        pursueHistory()
    }

    /// Ends the run if the history cannot be fetched any further.
    func leaveHistory(of room: String, _ reason: MatrixHistoryEnd) {
        guard let asked = history?.asked, asked == room else { return }
        if reason == .forbidden { end(.forbidden) } else { requestStop() }
    }
}
