import WhisperMatrix
import WhisperTestSupport

/// The network, and the server behind it.
extension MatrixSimulation {
    func send(_ kind: MatrixExchange.Kind, _ index: Int) {
        let device = devices[index]
        let exchange = MatrixExchange(device: index, life: device.life, token: device.token, kind: kind)
        guard !happens(.requestLost) else { return answer(exchange, .unreachable, after: between(1_000, 30_000)) }
        let time = happens(.requestSlow) ? between(1_000, 30_000) : between(1, 80)
        queue.schedule(.receive(exchange, isCopy: false), at: now + time)
        if happens(.requestTwice) { queue.schedule(.receive(exchange, isCopy: true), at: now + between(1, 40_000)) }
    }

    /// Reports a failure to the client.
    private func answer(_ exchange: MatrixExchange, _ failure: MatrixSyncFailure, after delay: Duration? = nil) {
        let input: Input =
            switch exchange.kind {
            case .refresh: .tokenRefreshFailed(isPermanent: failure == .forbidden)
            case .filter(let request): .filterFailed(request, failure)
            case .poll(let request, _): .pollFailed(request, failure)
            case .page(let request, _, _): .pageFailed(request, failure)
            case .post(let request, let post, _): .postFailed(request, number: post.number, failure)
            }
        deliver(input, exchange, after: delay)
    }

    private func deliver(_ input: Input, _ exchange: MatrixExchange, after delay: Duration? = nil) {
        queue.schedule(
            .input(device: exchange.device, life: exchange.life, input), at: now + (delay ?? between(1, 80)))
    }

    func receive(_ exchange: MatrixExchange, isCopy: Bool) throws(MatrixViolation) {
        guard isServerUp else { return isCopy ? () : answer(exchange, .unreachable) }
        if happens(.unavailable) { return isCopy ? () : answer(exchange, .unavailable) }
        guard let session = server.session(exchange.token) else {
            return isCopy
                ? () : answer(exchange, exchange.kind == .refresh ? .forbidden : .unknownToken(isSoftLogout: false))
        }
        switch exchange.kind {
        case .refresh:
            guard !isCopy, let token = server.refresh(exchange.token) else { return }
            if happens(.answerLost) { return answer(exchange, .unreachable, after: between(1_000, 30_000)) }
            // A process that has ended keeps no token.
            guard devices[exchange.device].life == exchange.life else { return }
            devices[exchange.device].token = token
            return deliver(.tokenRefreshed(device: session.device), exchange)
        default: break
        }
        if session.isSoftlyLoggedOut { return isCopy ? () : answer(exchange, .unknownToken(isSoftLogout: true)) }
        if !isCopy, happens(.limited) || (isPost(exchange) && happens(.limitedLong)) {
            let wait: Duration = happens(.limitedLong) ? .seconds(3_600) : between(1_000, 10_000)
            return answer(exchange, .limited(retryAfter: wait))
        }
        if !isCopy, happens(.answerMalformed) { return answer(exchange, .malformed) }
        switch exchange.kind {
        case .refresh: break
        case .filter(let request):
            guard !isCopy else { return }
            if happens(.filterRefused) { return answer(exchange, .rejected) }
            reply(.filterUploaded(request, id: "f"), exchange)
        case .poll(_, let poll):
            guard !isCopy else { return }
            if poll.timeout == .zero || server.hasNews(for: session.user, since: poll.since) {
                return answerPoll(exchange)
            }
            parked.append(exchange)
            queue.schedule(.pollEnds(exchange), at: now + poll.timeout)
        case .page(let request, let gap, let limit):
            guard !isCopy else { return }
            answerPage(exchange, request, gap, limit, session.user)
        case .post(let request, let post, let clientID):
            try receive(post, request, clientID, session, exchange, isCopy: isCopy)
        }
    }

    private func isPost(_ exchange: MatrixExchange) -> Bool {
        if case .post = exchange.kind { true } else { false }
    }

    /// Delivers a success, unless it is lost or comes late.
    private func reply(_ input: Input, _ exchange: MatrixExchange) {
        if happens(.answerLost) { return answer(exchange, .unreachable, after: between(1_000, 30_000)) }
        if happens(.answerLate) {
            answer(exchange, .unreachable, after: .milliseconds(500))
            return deliver(input, exchange, after: between(600, 20_000))
        }
        deliver(input, exchange)
    }

    func wakePolls() {
        let waiting = parked
        parked = []
        for exchange in waiting { answerPoll(exchange) }
    }

    /// The polls that the server holds back break off.
    func dropPolls() {
        for exchange in parked { answer(exchange, .unreachable) }
        parked = []
    }

    func answerPoll(_ exchange: MatrixExchange) {
        guard case .poll(let request, let poll) = exchange.kind,
            let session = server.session(exchange.token)
        else { return answer(exchange, .unknownToken(isSoftLogout: false)) }
        let repeated = happens(.eventsRepeated) ? Int.random(in: 1...5, using: &random) : 0
        var chunks = server.chunks(
            for: session.user, since: poll.since, limit: poll.timelineLimit, repeated: repeated)
        let events = chunks.reduce(0) { $0 + $1.events.count }
        guard events <= answerLimit else { return answer(exchange, .tooLarge) }
        if happens(.roomsReordered) { chunks.shuffle(using: &random) }
        var token = MatrixServerModel.pollToken(server.stream)
        if let since = poll.since, events > 0, happens(.tokenStuck) { token = since }
        reply(.polled(request, MatrixAnswer(nextBatch: token, events: events, payload: .chunks(chunks))), exchange)
    }

    private func answerPage(
        _ exchange: MatrixExchange, _ request: MatrixRequestID, _ gap: MatrixGap, _ limit: Int, _ user: String
    ) {
        guard let joined = server.rooms[gap.room]?.members[user] else { return answer(exchange, .forbidden) }
        var (events, place) = server.page(of: gap.room, before: gap.token, limit: limit)
        guard events.count <= answerLimit / 3 else { return answer(exchange, .tooLarge) }
        var end = place > 0 ? MatrixServerModel.pageToken(place) : nil
        if happens(.emptyPage) {
            events = []
            end = MatrixServerModel.pageToken(MatrixServerModel.position(gap.token)) + ".\(nonce())"
        } else if end != nil, isUnrest, let rate = rates[.circle], rate > 0.1 {
            // The server of this world goes in circles as long as there is unrest.
            result.faults[.circle, default: 0] += 1
            end = gap.token
        }
        reply(.page(request, MatrixPage(end: end, payload: .history(events, joined: joined))), exchange)
    }

    private func receive(
        _ post: MatrixPost, _ request: MatrixRequestID, _ clientID: String, _ session: MatrixServerModel.Session,
        _ exchange: MatrixExchange, isCopy: Bool
    ) throws(MatrixViolation) {
        guard server.isMember(session.user, post.room) else { return isCopy ? () : answer(exchange, .forbidden) }
        let (event, isNew) = server.post(
            post.room, by: session.user, device: session.device, transaction: post.clientMessageID,
            clientID: clientID, at: now)
        if isNew {
            try checkPosted(clientID, post)
            wakePolls()
        }
        guard !isCopy else { return }
        if happens(.nightAfterPost), nights > 0 { return night() }
        if happens(.crashAfterPost) { return crash(exchange.device, for: between(100, 5_000)) }
        reply(.posted(request, number: post.number, event: event), exchange)
    }
}
