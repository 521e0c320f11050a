import Synchronization
import Testing
import WhisperRealtimePort
import WhisperRealtimeSupport
import WhisperTestThreads

@Suite("The queue of received messages", .ownThreads)
struct MessageQueueTests {
    private func outcome(_ body: () async throws(TransportError) -> Void) async -> TransportError? {
        do throws(TransportError) {
            try await body()
            return nil
        } catch {
            return error
        }
    }

    @Test("A receive that is cancelled at any moment of its beginning ends (RealtimeSocket, rule 4)")
    func cancelledAsItBegins() async {
        let current = Mutex(MessageQueue())
        let rounds = Atomic(0)
        // A receive that never ends would end nothing: if no round ends in this time, it does so with another error. Beside
        // other work, all rounds together may take longer.
        let alarm = Task {
            var before = -1
            while true {
                try await Task.sleep(for: .seconds(60))
                let now = rounds.load(ordering: .relaxed)
                if now == before { current.withLock { $0.finish(.shutDown) } }
                before = now
            }
        }
        for round in 0..<20_000 {
            rounds.store(round, ordering: .relaxed)
            let queue = MessageQueue()
            current.withLock { $0 = queue }
            let begins = Atomic(false)
            let task = Task {
                begins.store(true, ordering: .relaxed)
                return await outcome { () async throws(TransportError) in _ = try await queue.next() }
            }
            while !begins.load(ordering: .relaxed) {}
            for _ in 0..<round % 200 { _ = begins.load(ordering: .relaxed) }
            task.cancel()
            let ended = await task.value
            #expect(ended == .cancelled)
            if ended != .cancelled { break }
        }
        alarm.cancel()
    }

    @Test("After the end, a cancelled task receives the end (RealtimeSocket, rule 3)")
    func cancelledAfterTheEnd() async {
        let queue = MessageQueue()
        queue.finish(.closed(.lost))
        for isSending in [false, true] {
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await outcome { () async throws(TransportError) in
                    if isSending { try await queue.put([]) } else { _ = try await queue.next() }
                }
            }
            task.cancel()
            #expect(await task.value == .closed(.lost))
        }
    }
}
