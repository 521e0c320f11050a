import WhisperSyncParts

/// Writing to the store, one transaction at a time, and reading its progress again (MX-2).
extension MatrixSync {
    /// Whether the progress must be read before anything else is fetched.
    var isReloading: Bool {
        switch store {
        case .stale, .reloading, .waitingToReload: true
        case .free, .writingBatch, .writingPage: false
        }
    }

    mutating func write(_ step: inout Step) {
        guard store == .free else { return }
        if case .answered(let poll, let answer) = loop.phase {
            if poll.since == since {
                let request = request()
                store = .writingBatch(request)
                return step.perform(.apply(request, since: poll.since, answer))
            }
            // Another client of the vault is further.
            loop.phase = .idle
        }
        while let room = pages.popFirst() {
            guard case .fetched(let gap, let page) = rooms[room]?.phase else { continue }
            guard rooms[room]?.wants(gap) == true else {
                goOn(in: room)
                continue
            }
            let request = request()
            store = .writingPage(request, room: room)
            return step.perform(.applyPage(request, gap, page))
        }
    }

    mutating func applied(_ request: MatrixRequestID, _ outcome: MatrixOutcome, _ step: inout Step) {
        switch store {
        case .writingBatch(request):
            store = .free
            guard case .answered(let poll, let answer) = loop.phase else { return }
            note(outcome, &step)
            stored(poll, answer, outcome, &step)
        case .writingPage(request, let room):
            store = .free
            guard case .fetched(let gap, let page) = rooms[room]?.phase else { return }
            note(outcome, &step)
            pageStored(page, of: gap, outcome, &step)
        default: return
        }
        storeFailures.reset()
    }

    private mutating func note(_ outcome: MatrixOutcome, _ step: inout Step) {
        for (room, gaps) in outcome.gaps.sorted(by: { $0.key < $1.key }) { setGaps(gaps, of: room, &step) }
        for number in outcome.delivered { settled(number, &step) }
    }

    /// A write that failed may have been committed, and what it has settled is then not in the outcome of another one:
    /// the progress is read before the next attempt, which is only made if it still fits.
    mutating func applyFailed(_ request: MatrixRequestID, _ step: inout Step) {
        switch store {
        case .writingBatch(request): break
        case .writingPage(request, let room): pages.append(room)
        default: return
        }
        reloadLater(&step)
    }

    mutating func superseded(_ request: MatrixRequestID, _ step: inout Step) {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.supersededIgnored) { return applied(request, MatrixOutcome(new: 0), &step) }
        #endif
        switch store {
        case .writingBatch(request): loop.phase = .idle
        case .writingPage(request, let room): goOn(in: room)
        default: return
        }
        store = .stale
        step.report(.superseded)
    }

    mutating func reload(_ step: inout Step) {
        guard store == .stale || (store == .free && isOutboxInDoubt) else { return }
        let request = request()
        store = .reloading(request)
        isOutboxInDoubt = false
        step.perform(.reload(request, outbox: outbox.numbers))
    }

    mutating func reloaded(
        _ request: MatrixRequestID, _ progress: MatrixProgress, gone: [Int64], _ step: inout Step
    ) {
        guard store == .reloading(request) else { return }
        store = .free
        storeFailures.reset()
        if since != progress.since {
            since = progress.since
            loop.isBehind = true
        }
        for number in gone { settled(number, &step) }
        let gaps = Dictionary(grouping: progress.gaps, by: \.room)
        for room in Set(rooms.keys).union(gaps.keys).sorted() { setGaps(gaps[room] ?? [], of: room, &step) }
    }

    mutating func reloadFailed(_ request: MatrixRequestID, _ step: inout Step) {
        guard store == .reloading(request) else { return }
        reloadLater(&step)
    }

    private mutating func reloadLater(_ step: inout Step) {
        let delay = storeFailures.next(&step)
        store = .waitingToReload
        timers.start(.reload, after: delay, &step)
        step.report(.storeFailed(again: delay))
    }
}
