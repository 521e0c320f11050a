import WhisperRealtimeServer
import WhisperRealtime
import WhisperRealtimePort
import WhisperTestSupport

extension Simulation {
    /// Executes a scheduled event.
    func carryOut(_ happening: Happening) async throws(Violation) {
        switch happening {
        case .action: try await act()
        case .calm: try calmDown()
        case .end: try await end()
        case .serverTick: tick()
        case .serverUp:
            log("server is up")
            isServerUp = true
        case .start(let client): try await start(clients[client])
        case .signIn(let client): signIn(clients[client])
        case .timer(let client, let timer, let run):
            guard clients[client].timers[timer] == run else { return }
            clients[client].timers[timer] = nil
            try feed(clients[client], .timer(timer))
        case .storeTurn(let client, let life):
            guard clients[client].life == life else { return }
            try await takeStoreTurn(clients[client])
        case .input(let client, let life, let input):
            guard clients[client].life == life else { return }
            if case .applied(let conversation, _) = input { clients[client].applying.remove(conversation) }
            if case .applyFailed(let conversation) = input { clients[client].applying.remove(conversation) }
            try feed(clients[client], input)
        case .requestArrives(let exchange, let isCopy): try arrive(exchange, isCopy: isCopy)
        case .answerArrives(let exchange, let answer): try finish(exchange, answer)
        case .handshakeArrives(let link): arriveHandshake(link)
        case .handshakeEnds(let link, let answer): try finishHandshake(link, answer)
        case .frameAtServer(let link, let bytes): arriveAtServer(bytes, link)
        case .frameAtClient(let link, let bytes): try arriveAtClient(bytes, link)
        case .closedAtServer(let link): closeAtServer(link)
        case .closedAtClient(let link, let code): try closeAtClient(link, code)
        }
    }

    /// Ends all faults; existing damage remains until it is noticed.
    private func calmDown() throws(Violation) {
        log("calm")
        isUnrest = false
        isServerUp = true
        // At the end no client may be between two tokens, or fetching thousands of short pages.
        server.configuration.accessTokenLifetime = 3_600_000
        server.configuration.requestLimit?.interval = 100
        server.configuration.largestPage = 1_000
        for conversation in server.conversationIDs {
            server.setMembers(Simulation.everybody, of: conversation, at: serverTime)
        }
        deliver()
        for client in clients {
            client.partitionedUntil = .zero
            client.socketBlockedUntil = .zero
        }
    }

    /// Lets the server check its sockets.
    private func tick() {
        queue.schedule(.serverTick, at: now + .seconds(5))
        guard isServerUp else { return }
        server.advance(to: serverTime)
        deliver()
    }

    static let everybody = ["ana", "ben", "cem", "dora"]
}
