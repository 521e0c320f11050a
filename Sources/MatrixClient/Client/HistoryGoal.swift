import WhisperArchive
import WhisperMatrix
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort

/// The scope of a run that fetches pages of the history before a conversation's first message.
struct HistoryGoal {
    /// The server's id of the conversation.
    let room: String
    /// The number of pages that are left.
    var pages: Int
    /// The conversation; nil until it is known.
    var conversation: UniqueIdentifier?
    /// Whether it is being looked up.
    var isSought = false
    /// The room whose history they are: after an upgrade, the conversation has several. Nil until it is known.
    var asked: String?
    /// The rooms whose history cannot be fetched any further in this run.
    var left: [String: MatrixHistoryEnd] = [:]
}

extension MatrixClient {
    /// Asks for the pages once the first answer is stored, and ends the run when nothing is left to fetch.
    ///
    /// What was left out of the latest messages comes first: history is what is before all of them.
    func pursueHistory() {
        guard let goal = history, current.isRunning else { return }
        guard let conversation = goal.conversation else {
            guard !goal.isSought else { return }
            history?.isSought = true
            begin(.store) { await $0.seekHistory(goal) }
            return
        }
        let open = gaps.values.filter { $0.conversation == conversation && goal.left[$0.room] == nil }
        guard open.allSatisfy(\.isHistory) else { return }
        guard goal.pages > 0, let latest = open.max(by: { $0.upper < $1.upper }) else {
            // A room that may not be read, and no other.
            let isForbidden = goal.asked == nil && goal.left.values.contains(.forbidden)
            return isForbidden ? end(.forbidden) : requestStop()
        }
        guard latest.room != goal.asked else { return }
        history?.asked = latest.room
        take(.historyWanted(room: latest.room, pages: goal.pages))
    }

    private nonisolated func seekHistory(_ goal: HistoryGoal) async {
        do throws(StoreError) {
            guard let conversation = try await ports.store.conversation(platform: .matrix, key: goal.room) else {
                return await end(.notFound)
            }
            await foundHistory(of: conversation.id)
        } catch {
            await report(error)
            await retryHistory()
        }
    }

    private func foundHistory(of conversation: UniqueIdentifier) {
        history?.conversation = conversation
        pursueHistory()
    }

    /// With the next answer, as the vault could not be read.
    private func retryHistory() { history?.isSought = false }

    /// Counts a page that is stored.
    func countHistory(_ gap: MatrixGap) {
        if gap.isHistory, gap.room == history?.asked { history?.pages -= 1 }
    }

    /// Records why the history of a room is not fetched any further; nil if some of it has arrived.
    func noteHistory(of room: String, _ end: MatrixHistoryEnd?) {
        begin(.store) { client in
            do throws(StoreError) {
                try await LeftHistories(client.ports.store).note(
                    end.map { LeftHistories.Reason($0) }, of: room, at: .matrix)
            } catch {
                await client.report(error)
            }
        }
    }

    /// Ends the run if the history cannot be fetched any further.
    func leaveHistory(of room: String, _ reason: MatrixHistoryEnd) {
        noteHistory(of: room, reason)
        history?.left[room] = reason
        if reason == .forbidden, let asked = history?.asked, asked == room { return end(.forbidden) }
        pursueHistory()
    }
}

extension LeftHistories.Reason {
    fileprivate init(_ end: MatrixHistoryEnd) {
        self =
            switch end {
            case .circle, .barren: .nothingNew
            case .broken: .unreadable
            case .forbidden, .rejected: .refused
            }
    }
}
