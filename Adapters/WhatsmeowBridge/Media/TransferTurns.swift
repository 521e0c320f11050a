#if Bridge
    import Synchronization

    /// Lets one task at a time through, in the order in which they arrived.
    final class TransferTurns: Sendable {
        private struct State {
            var isTaken = false
            var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
            var last = 0
            /// Those whose task was cancelled before they waited.
            var cancelled: Set<Int> = []
        }

        private let state = Mutex(State())

        /// Waits for the turn; returns false if the task is cancelled meanwhile. Each turn must be ended, by any task.
        func begin() async -> Bool {
            let number = state.withLock { state in
                state.last += 1
                return state.last
            }
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isTurn: Bool? = state.withLock { state in
                        if state.cancelled.remove(number) != nil { return false }
                        if !state.isTaken {
                            state.isTaken = true
                            return true
                        }
                        state.waiting.append((number, continuation))
                        return nil
                    }
                    if let isTurn { continuation.resume(returning: isTurn) }
                }
            } onCancel: {
                leave(number)
            }
        }

        /// Ends a turn: the next one begins.
        func end() {
            let next = state.withLock { state in
                if state.waiting.isEmpty {
                    state.isTaken = false
                    return nil as CheckedContinuation<Bool, Never>?
                }
                return state.waiting.removeFirst().continuation
            }
            next?.resume(returning: true)
        }

        private func leave(_ number: Int) {
            let waiting = state.withLock { state in
                guard let place = state.waiting.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil as CheckedContinuation<Bool, Never>?
                }
                return state.waiting.remove(at: place).continuation
            }
            waiting?.resume(returning: false)
        }
    }
#endif
