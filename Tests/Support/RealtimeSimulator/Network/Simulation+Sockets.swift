import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperTestSupport

extension Simulation {
    // MARK: - Actions of the client

    /// Requests a socket for a client.
    func open(_ socket: SocketID, _ client: SimulatedClient) throws(Violation) {
        guard client.link == nil else {
            throw violation(.oneAtATime, "\(client.name) opens a second socket")
        }
        let link = Link(client: client.index, life: client.life, socket: socket, token: client.accessToken)
        client.link = link
        let isBlocked = client.socketBlockedUntil > now || client.partitionedUntil > now
        if isBlocked || happens(.handshakeLost) {
            queue.schedule(
                .handshakeEnds(link, nil), at: now + (Bool.random(using: &random) ? .seconds(10) : latency()))
        } else {
            queue.schedule(.handshakeArrives(link), at: now + latency())
        }
    }

    /// Sends a client's frame.
    func send(_ frame: ClientFrame, on socket: SocketID, _ client: SimulatedClient) throws(Violation) {
        guard let link = client.link, link.socket == socket, link.isOpenAtClient else {
            throw violation(.commandOnClosedSocket, "\(client.name) sends \(frame)")
        }
        guard !link.isHalfOpen else { return }
        link.lastAtServer = max(link.lastAtServer, now + latency(), client.partitionedUntil, link.stalledUntil)
        queue.schedule(.frameAtServer(link, frame.bytes), at: link.lastAtServer)
    }

    /// Abandons a client's socket; the server is notified if anything gets through.
    func abandon(_ link: Link, on client: SimulatedClient) {
        client.link = nil
        link.isHeldByClient = false
        guard !link.isHalfOpen else { return }
        queue.schedule(.closedAtServer(link), at: max(link.lastAtServer, now + latency(), client.partitionedUntil))
    }

    /// Loses a socket in the network: both ends are notified.
    func lose(_ link: Link?, _ code: CloseCode) {
        guard let link, link.isOpenAtClient else { return }
        log("\(clients[link.client].name) loses its link")
        queue.schedule(.closedAtClient(link, code), at: now + latency())
        queue.schedule(.closedAtServer(link), at: now + latency())
    }

    // MARK: - At the server

    /// Delivers a request for a socket to the server.
    func arriveHandshake(_ link: Link) {
        guard link.isHeldByClient else { return }
        var answer: HTTPResponse?
        if isServerUp {
            switch server.connect(token: link.token, at: serverTime) {
            case .open(let connection):
                link.connection = connection
                links[connection] = link
                answer = HTTPResponse(status: 101)
            case .refused(let failure): answer = failure.http
            }
        }
        link.lastAtClient = now + latency()
        queue.schedule(.handshakeEnds(link, answer), at: link.lastAtClient)
        deliver()
    }

    /// Delivers a frame to the server.
    func arriveAtServer(_ bytes: [UInt8], _ link: Link) {
        guard let connection = link.connection, links[connection] === link else { return }
        do throws(RealtimeProtocolError) {
            server.receive(try ClientFrame(bytes: bytes), from: connection, at: serverTime)
        } catch {
            server.receiveMalformed(from: connection, at: serverTime)
        }
        deliver()
    }

    /// Notifies the server that a socket is closed.
    func closeAtServer(_ link: Link) {
        guard let connection = link.connection, links[connection] === link else { return }
        server.disconnect(connection)
        links[connection] = nil
    }

    /// Sends the pending actions on the server's sockets.
    func deliver() {
        for delivery in server.takeDeliveries() {
            guard let link = links[delivery.connection] else { continue }
            switch delivery.action {
            case .send(let frame): send(frame, on: link)
            case .close(let code):
                links[delivery.connection] = nil
                queue.schedule(.closedAtClient(link, code), at: arrival(at: link))
            }
        }
    }

    private func send(_ frame: ServerFrame, on link: Link) {
        if happens(.frameDropped) { return }
        var bytes = frame.bytes
        if happens(.frameGarbled) { bytes = garbled(bytes) }
        if happens(.frameReordered) {
            queue.schedule(.frameAtClient(link, bytes), at: max(now + between(1, 3_000), link.stalledUntil))
        } else {
            queue.schedule(.frameAtClient(link, bytes), at: arrival(at: link))
        }
        if happens(.frameDuplicated) {
            queue.schedule(.frameAtClient(link, bytes), at: now + between(1, 3_000))
        }
        if happens(.frameUnknown) {
            queue.schedule(.frameAtClient(link, ServerFrame.unknown(type: "news").bytes), at: arrival(at: link))
        }
    }

    /// Returns the arrival time of anything sent to a client now: after everything sent before.
    private func arrival(at link: Link) -> Duration {
        link.lastAtClient = max(
            link.lastAtClient, now + latency(), link.stalledUntil, clients[link.client].partitionedUntil)
        return link.lastAtClient
    }

    // MARK: - Back at the client

    /// Delivers the response to a request for a socket to the client.
    func finishHandshake(_ link: Link, _ answer: HTTPResponse?) throws(Violation) {
        guard link.isHeldByClient else {
            closeAtServer(link)
            return
        }
        let client = clients[link.client]
        if answer?.status == 101 {
            link.isOpenAtClient = true
            try feed(client, .socketOpened(link.socket))
        } else {
            client.link = nil
            link.isHeldByClient = false
            let failure = answer.map { RequestFailure(RESTFailure($0)) } ?? .unreachable
            try feed(client, .socketFailed(link.socket, failure))
        }
    }

    /// Delivers a frame to the client.
    func arriveAtClient(_ bytes: [UInt8], _ link: Link) throws(Violation) {
        guard link.isHeldByClient, link.isOpenAtClient, !link.isHalfOpen else { return }
        let input: SyncInput
        do throws(RealtimeProtocolError) {
            input = .frame(link.socket, try ServerFrame(bytes: bytes))
        } catch {
            input = .malformedFrame(link.socket)
        }
        try feed(clients[link.client], input)
    }

    /// Notifies a client that its socket is closed.
    func closeAtClient(_ link: Link, _ code: CloseCode) throws(Violation) {
        guard link.isHeldByClient, !link.isHalfOpen else { return }
        link.isHeldByClient = false
        clients[link.client].link = nil
        try feed(clients[link.client], .socketClosed(link.socket, code))
    }
}
