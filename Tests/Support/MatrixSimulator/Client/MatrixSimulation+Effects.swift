import WhisperMatrix
import WhisperTestSupport

/// A request on its way to the server.
struct MatrixExchange: Hashable {
    enum Kind: Hashable {
        case refresh
        case filter(MatrixRequestID)
        case poll(MatrixRequestID, MatrixSyncPoll)
        case page(MatrixRequestID, MatrixGap, limit: Int)
        case post(MatrixRequestID, MatrixPost, clientID: String)
    }

    var device: Int
    var life: Int
    var token: String
    var kind: Kind
}

/// The client around a machine: it carries out the effects.
extension MatrixSimulation {
    func handle(_ input: Input, _ index: Int) throws(MatrixViolation) {
        try ended(input, index)
        var chance = devices[index].random
        let effects = devices[index].machine.handle(input, at: now, random: &chance)
        devices[index].random = chance
        log("device \(index): \(input) -> \(effects)")
        mix(UInt64(effects.count))
        for effect in effects {
            try check(effect, index)
            try carryOut(effect, index)
        }
    }

    private func carryOut(_ effect: Effect, _ index: Int) throws(MatrixViolation) {
        switch effect {
        case .refreshToken: send(.refresh, index)
        case .startTimer(let timer, let delay):
            let run = nextTimerRun()
            devices[index].timers[timer] = run
            queue.schedule(
                .timer(device: index, life: devices[index].life, timer, run: run),
                at: now + (options.neverWaits ? .milliseconds(1) : delay))
        case .cancelTimer(let timer): devices[index].timers[timer] = nil
        case .uploadFilter(let request, _): send(.filter(request), index)
        case .poll(let request, let poll): send(.poll(request, poll), index)
        case .fetchPage(let request, let gap, let limit): send(.page(request, gap, limit: limit), index)
        case .post(let request, let post):
            guard let entry = devices[index].vault.entry(post.number) else {
                return schedule(.withdrawn(post.number), index, after: between(1, 20))
            }
            guard !happens(.storeFails) else {
                return schedule(.postFailed(request, number: post.number, .storeFailed), index, after: between(1, 20))
            }
            let device = devices[index]
            devices[index].vault.attempt(post.number, at: now + device.clockError, by: device.deviceID)
            send(.post(request, post, clientID: entry.clientID), index)
        case .postpone(let number, _): devices[index].vault.postpone(number)
        case .giveUp(let number, let reason):
            guard let entry = devices[index].vault.entry(number) else { return }
            guard reason == .forbidden else { throw violation(.givenUp, "\(entry.clientID): \(reason)") }
            givenUp.insert(entry.clientID)
            devices[index].vault.giveUp(number)
        case .report(let report):
            let name = "\(report)"
            result.reports[name.split(separator: "(").first.map(String.init) ?? name, default: 0] += 1
        case .apply, .applyPage, .reload, .confirm, .lookUp:
            queue.schedule(.store(device: index, life: devices[index].life, effect), at: now + between(1, 40))
        }
    }

    // MARK: - The vault

    func carryOut(_ effect: Effect, inVaultOf index: Int) throws(MatrixViolation) {
        let user = devices[index].user
        if happens(.storeFails) { return try fail(effect, index) }
        var input: Input?
        switch effect {
        case .apply(let request, let since, let answer):
            guard case .chunks(let chunks) = answer.payload else { return }
            let outcome = devices[index].vault.apply(
                chunks, expecting: since, token: answer.nextBatch, user: user)
            try checkVault(index)
            if outcome != nil { note(chunks, answer.nextBatch, index) }
            if outcome != nil, chunks.contains(where: { $0.previous != nil }) { devices[index].storedPages = [:] }
            input = outcome.map { result(request, $0, of: chunks.map(\.room), index) } ?? .superseded(request)
        case .applyPage(let request, let gap, let page):
            guard case .history(let events, let joined) = page.payload else { return }
            let outcome = devices[index].vault.apply(
                events, joined: joined, to: gap.id, of: gap.room, from: gap.token, end: page.end, user: user)
            try checkVault(index)
            if outcome != nil {
                devices[index].storedPages[gap.id + gap.token, default: 0] += 1
                if devices[index].storedPages[gap.id + gap.token, default: 0] > 8 {
                    throw violation(.circle, "device \(index) follows \(gap.room) in circles")
                }
            }
            input = outcome.map { result(request, $0, of: [gap.room], index) } ?? .superseded(request)
        case .reload(let request, let numbers):
            let gone = numbers.filter { devices[index].vault.entry($0) == nil }
            input = .reloaded(request, progress(index), gone: gone)
        case .confirm(let request, let number, let event):
            devices[index].vault.confirm(number, event: event)
            try checkVault(index)
            input = .confirmed(request)
        case .lookUp(let request, _, let clientID):
            input = .lookedUp(request, isFound: devices[index].vault.hasEvent(clientID: clientID))
        default: return
        }
        if happens(.crashAfterWriting) { return crash(index, for: between(100, 4_000)) }
        if happens(.storeFailsAfterWriting) { return try fail(effect, index) }
        if let input { try handle(input, index) }
    }

    private func result(_ request: MatrixRequestID, _ outcome: MatrixVault.Outcome, of rooms: [String], _ index: Int)
        -> Input
    {
        var gaps: [String: [MatrixGap]] = [:]
        for room in rooms { gaps[room] = self.gaps(of: room, index) }
        return .applied(request, MatrixOutcome(gaps: gaps, new: outcome.new, delivered: outcome.delivered))
    }

    private func fail(_ effect: Effect, _ index: Int) throws(MatrixViolation) {
        switch effect {
        case .apply(let request, _, _), .applyPage(let request, _, _): try handle(.applyFailed(request), index)
        case .reload(let request, _): try handle(.reloadFailed(request), index)
        case .confirm(let request, _, _): try handle(.confirmFailed(request), index)
        case .lookUp(let request, _, _): try handle(.lookUpFailed(request), index)
        default: break
        }
    }
}
