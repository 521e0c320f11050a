import WhisperRealtimeServer
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestSupport

extension Simulation {
    /// Sends a request.
    func request(_ client: SimulatedClient, _ purpose: Exchange.Purpose, _ content: RESTRequest) {
        let exchange = Exchange(
            number: nextExchange(), client: client.index, life: client.life, purpose: purpose, request: content,
            token: content.needsToken ? client.accessToken : nil, sentAt: now)
        client.underWay[purpose] = exchange.number
        if client.partitionedUntil > now || happens(.requestLost) {
            noAnswer(exchange)
            return
        }
        let delay = happens(.requestSlow) ? between(100, 45_000) : latency()
        queue.schedule(.requestArrives(exchange, isCopy: false), at: now + delay)
        if delay > Simulation.patience { noAnswer(exchange) }
        if happens(.requestDuplicated) {
            queue.schedule(.requestArrives(exchange, isCopy: true), at: now + between(1, 60_000))
        }
    }

    /// The time that a client waits for a response.
    private static let patience = Duration.seconds(30)

    /// Lets a client notice that no response comes: soon, or after its time limit.
    private func noAnswer(_ exchange: Exchange) {
        let isFoundSoon = Bool.random(using: &random)
        let found = isFoundSoon ? now + between(1, 200) : exchange.sentAt + Simulation.patience
        queue.schedule(.answerArrives(exchange, nil), at: max(now, found))
    }

    // MARK: - At the server

    /// Delivers a request to the server, encoded in the protocol.
    func arrive(_ exchange: Exchange, isCopy: Bool) throws(Violation) {
        guard isServerUp else {
            if !isCopy { noAnswer(exchange) }
            return
        }
        if happens(.errorBeforeActing) {
            if !isCopy { send(unavailable(), exchange) }
            return
        }
        var answer = falsified(serve(exchange), exchange).http
        deliver()
        try checkServer()
        guard !isCopy else { return }
        if happens(.errorAfterActing) { answer = unavailable() }
        if happens(.answerGarbled) { answer.body = garbled(answer.body) }
        if happens(.answerLost) { noAnswer(exchange) } else { send(answer, exchange) }
    }

    private func serve(_ exchange: Exchange) -> RESTResponse {
        guard let request = exchange.http.flatMap({ try? RESTRequest($0) }) else {
            return .failure(RESTFailure(status: 400, ServerFailure(.invalidCommand)))
        }
        let answer = server.answer(request, token: exchange.token, at: serverTime, random: &random)
        log("server: \(exchange.request.path) of \(clients[exchange.client].name) -> \(answer.summary)")
        if case .postMessage(let post) = request, case .failure(let failure) = answer,
            [400, 403, 404, 409, 413, 422].contains(failure.status)
        {
            written[post.content]?.wasRefused = true
        }
        return answer
    }

    /// Returns a well-formed but wrong response, from a server that mixes up posts or omits an event from a page.
    private func falsified(_ answer: RESTResponse, _ exchange: Exchange) -> RESTResponse {
        switch answer {
        case .message(var posted, let isNew) where happens(.answerForeign):
            posted.message.id = "foreign-\(exchange.number)"
            posted.message.senderID = "dora"
            posted.message.content = "foreign \(exchange.number)"
            return .message(posted, isNew: isNew)
        case .changes(var page):
            guard let victim = page.events.indices.randomElement(using: &random) else { return answer }
            let event = page.events[victim]
            let key = "\(exchange.client) \(event.conversationID) \(event.event.sequence)"
            // As often as a client repeats a request before it gives up, and never more often.
            guard withheld[key, default: 0] < 3, happens(.eventWithheld) else { return answer }
            withheld[key, default: 0] += 1
            page.events.remove(at: victim)
            return .changes(page)
        default: return answer
        }
    }

    private func unavailable() -> HTTPResponse {
        let retryAfter: Duration? = Int.random(in: 0..<4, using: &random) == 0 ? .seconds(2) : nil
        return HTTPResponse(
            status: [500, 502, 503].randomElement(using: &random) ?? 500, retryAfter: retryAfter,
            body: Bool.random(using: &random) ? Array("<html>".utf8) : [])
    }

    /// Returns a body that is truncated or has a byte changed.
    func garbled(_ body: [UInt8]) -> [UInt8] {
        guard !body.isEmpty else { return [UInt8(ascii: "{")] }
        let place = Int.random(in: 0..<body.count, using: &random)
        if Bool.random(using: &random) { return Array(body[..<place]) }
        // The changed body is not JSON: a change in people's texts would be undetectable.
        return Array(body[..<place]) + [0x00] + Array(body[place...])
    }

    private func send(_ answer: HTTPResponse, _ exchange: Exchange) {
        let client = clients[exchange.client]
        let due = max(now + latency(), client.partitionedUntil)
        guard due <= exchange.sentAt + Simulation.patience else {
            queue.schedule(.answerArrives(exchange, nil), at: max(now, exchange.sentAt + Simulation.patience))
            return
        }
        queue.schedule(.answerArrives(exchange, answer), at: due)
    }

    // MARK: - Back at the client

    /// Delivers a response to the client, or reports that its time limit has passed.
    func finish(_ exchange: Exchange, _ answer: HTTPResponse?) throws(Violation) {
        let client = clients[exchange.client]
        guard client.underWay[exchange.purpose] == exchange.number,
            exchange.purpose == .signIn || client.life == exchange.life
        else { return }
        client.underWay[exchange.purpose] = nil
        let read = exchange.read(answer)
        log("\(client.name): \(exchange.request.path) -> \(read.map(\.summary) ?? "no answer")")
        var failure = RequestFailure.unreachable
        if case .failure(let refusal) = read { failure = RequestFailure(refusal) }
        switch (exchange.purpose, read) {
        case (.refresh, .session(let grant)), (.signIn, .session(let grant)):
            client.refreshToken = grant.refreshToken
            client.accessToken = grant.accessToken
            if client.isRunning { try feed(client, .tokenRefreshed) }
        case (.refresh, _):
            let isPermanent = failure == .unauthorized
            if isPermanent {
                client.refreshToken = nil
                queue.schedule(.signIn(client: client.index), at: now + between(100, 10_000))
            }
            try feed(client, .tokenRefreshFailed(isPermanent: isPermanent))
        case (.signIn, _): queue.schedule(.signIn(client: client.index), at: now + between(100, 5_000))
        case (.list, .conversations(let page)): try feed(client, .conversationsListed(page))
        case (.list, _): try feed(client, .listFailed(failure))
        case (.changes(let conversation), .changes(let page)): try feed(client, .changes(conversation, page))
        case (.changes(let conversation), _): try feed(client, .changesFailed(conversation, failure))
        case (.post(let entry), .message(let message, _)): try feed(client, .posted(entry, message))
        case (.post(let entry), _): try feed(client, .postFailed(entry, failure))
        }
    }
}

extension RESTResponse {
    /// The response without its content.
    fileprivate var summary: String {
        switch self {
        case .session: "session"
        case .user: "user"
        case .closed: "closed"
        case .message(let message, let isNew):
            "\(isNew ? "new" : "known") \(message.conversationID)/\(message.sequence)"
        case .conversations(let page): "\(page.conversations.count) conversations"
        case .changes(let page): "\(page.events.count) events to \(page.next)"
        case .failure(let failure): "\(failure.status) \(failure.failure.code.rawValue)"
        }
    }
}
