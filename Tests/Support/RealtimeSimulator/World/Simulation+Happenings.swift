import WhisperRealtimeServer
import WhisperRealtime
import WhisperRealtimePort

extension Simulation {
    /// Lets something happen that is due.
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
            try tell(clients[client], .timer(timer))
        case .storeTurn(let client, let life):
            guard clients[client].life == life else { return }
            try await takeStoreTurn(clients[client])
        case .input(let client, let life, let input):
            guard clients[client].life == life else { return }
            if case .applied(let conversation, _) = input { clients[client].applying.remove(conversation) }
            if case .applyFailed(let conversation) = input { clients[client].applying.remove(conversation) }
            try tell(clients[client], input)
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

    /// From now on nothing goes wrong; what is broken stays so until somebody notices.
    private func calmDown() throws(Violation) {
        log("calm")
        isUnrest = false
        isServerUp = true
        // Nobody is to be found between two tokens at the end, or amid thousands of short pages.
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

    /// The server looks after its sockets.
    private func tick() {
        queue.schedule(.serverTick, at: now + .seconds(5))
        guard isServerUp else { return }
        server.advance(to: serverTime)
        deliver()
    }

    static let everybody = ["ana", "ben", "cem", "dora"]
}
