import WhisperSyncParts

/// Messages that the server may have without recognising their transaction ids: they are looked up, once everything
/// that the server had after their last attempt is stored (MX-3).
extension MatrixSync {
    func mustBeLookedUp(_ item: QueuedPost, at now: Duration) -> Bool {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.repostWithoutLooking) { return false }
        #endif
        return item.mustBeLookedUp(by: device, at: now, after: configuration.lookUpAge)
    }

    /// Puts aside the message that was about to be posted.
    mutating func hold(_ item: QueuedPost, _ step: inout Step) {
        guard let (room, _, _) = outbox.ended(item.number) else { return }
        outbox.delay(room)
        held[room] = HeldPost(number: item.number)
        step.report(.held(number: item.number))
    }

    /// Returns the message of a room that is put aside.
    func heldPost(in room: String) -> QueuedPost? {
        held[room].flatMap { outbox.item($0.number) }
    }

    mutating func lookUp(_ step: inout Step) {
        // In an order independent of the process's hash seed.
        for room in held.keys.sorted() where held[room]?.phase == .catchUp {
            guard let item = heldPost(in: room), isCaughtUp(item) else { continue }
            let request = request()
            held[room]?.phase = .lookUp(request)
            step.perform(.lookUp(request, number: item.number, clientMessageID: item.clientMessageID))
        }
    }

    /// Whether everything is stored that the server had once the last attempt could not reach it any more.
    private func isCaughtUp(_ item: QueuedPost) -> Bool {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.lookUpWithoutCatchUp) { return true }
        #endif
        guard let began = loop.caughtUpFrom, began >= item.endedAt + configuration.settling else { return false }
        let gaps = rooms[item.conversation]?.gaps ?? []
        return !gaps.contains { item.mayBe(in: $0, tolerance: configuration.clockTolerance) }
    }

    private func room(lookedUpBy request: MatrixRequestID) -> String? {
        held.first { $0.value.phase == .lookUp(request) }?.key
    }

    mutating func lookedUp(_ request: MatrixRequestID, isFound: Bool, _ step: inout Step) {
        guard let room = room(lookedUpBy: request), var item = heldPost(in: room) else { return }
        held[room] = nil
        guard !isFound else { return withdrawn(item.number, &step) }
        item.isLookedUp = true
        outbox.replaceFirst(item)
        outbox.wake(room)
        step.report(.released(number: item.number))
    }

    mutating func lookUpFailed(_ request: MatrixRequestID, _ step: inout Step) {
        guard let room = room(lookedUpBy: request) else { return }
        held[room]?.phase = .waiting
        let delay = storeFailures.next(&step)
        timers.start(.post(room), after: delay, &step)
        step.report(.storeFailed(again: delay))
    }
}
