import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer

extension Simulation {
    // MARK: - What the client does

    /// A client asks for a socket.
    func open(_ socket: SocketID, _ client: SimulatedClient) throws(Violation) {
        guard client.link == nil else {
            throw violation(.oneAtATime, "\(client.name) opens a socket beside another")
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

    /// A client sends a frame.
    func send(_ frame: ClientFrame, on socket: SocketID, _ client: SimulatedClient) throws(Violation) {
        guard let link = client.link, link.socket == socket, link.isOpenAtClient else {
            throw violation(.commandOnClosedSocket, "\(client.name) sends \(frame)")
        }
        guard !link.isHalfOpen else { return }
        link.lastAtServer = max(link.lastAtServer, now + latency(), client.partitionedUntil, link.stalledUntil)
        queue.schedule(.frameAtServer(link, frame.bytes), at: link.lastAtServer)
    }

    /// A client lets go of its socket; the server hears of it, if anything passes.
    func abandon(_ link: Link, on client: SimulatedClient) {
        client.link = nil
        link.isHeldByClient = false
        guard !link.isHalfOpen else { return }
        queue.schedule(.closedAtServer(link), at: max(link.lastAtServer, now + latency(), client.partitionedUntil))
    }

    /// The network loses a socket: both ends are told.
    func lose(_ link: Link?, _ code: CloseCode) {
        guard let link, link.isOpenAtClient else { return }
        log("\(clients[link.client].name) loses its link")
        queue.schedule(.closedAtClient(link, code), at: now + latency())
        queue.schedule(.closedAtServer(link), at: now + latency())
    }

    // MARK: - At the server

    /// A request for a socket is at the server.
    func arriveHandshake(_ link: Link) {
        guard link.isHeldByClient else { return }
        var answer: HTTPAnswer?
        if isServerUp {
            switch server.connect(token: link.token, at: serverTime) {
            case .open(let connection):
                link.connection = connection
                links[connection] = link
                answer = HTTPAnswer(status: 101)
            case .refused(let failure): answer = failure.http
            }
        }
        link.lastAtClient = now + latency()
        queue.schedule(.handshakeEnds(link, answer), at: link.lastAtClient)
        deliver()
    }

    /// A frame is at the server.
    func arriveAtServer(_ bytes: [UInt8], _ link: Link) {
        guard let connection = link.connection, links[connection] === link else { return }
        do throws(RealtimeProtocolError) {
            server.receive(try ClientFrame(bytes: bytes), from: connection, at: serverTime)
        } catch {
            server.receiveMalformed(from: connection, at: serverTime)
        }
        deliver()
    }

    /// The server hears that a socket is gone.
    func closeAtServer(_ link: Link) {
        guard let connection = link.connection, links[connection] === link else { return }
        server.disconnect(connection)
        links[connection] = nil
    }

    /// Takes what the server wants to happen on its sockets, and sends it on its way.
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

    /// When something arrives that is sent to a client now: after everything that was sent before.
    private func arrival(at link: Link) -> Duration {
        link.lastAtClient = max(
            link.lastAtClient, now + latency(), link.stalledUntil, clients[link.client].partitionedUntil)
        return link.lastAtClient
    }

    // MARK: - Back at the client

    /// The answer to a request for a socket is at the client.
    func finishHandshake(_ link: Link, _ answer: HTTPAnswer?) throws(Violation) {
        guard link.isHeldByClient else {
            closeAtServer(link)
            return
        }
        let client = clients[link.client]
        if answer?.status == 101 {
            link.isOpenAtClient = true
            try tell(client, .socketOpened(link.socket))
        } else {
            client.link = nil
            link.isHeldByClient = false
            let failure = answer.map { RequestFailure(RESTFailure($0)) } ?? .unreachable
            try tell(client, .socketFailed(link.socket, failure))
        }
    }

    /// A frame is at the client.
    func arriveAtClient(_ bytes: [UInt8], _ link: Link) throws(Violation) {
        guard link.isHeldByClient, link.isOpenAtClient, !link.isHalfOpen else { return }
        let input: SyncInput
        do throws(RealtimeProtocolError) {
            input = .frame(link.socket, try ServerFrame(bytes: bytes))
        } catch {
            input = .malformedFrame(link.socket)
        }
        try tell(clients[link.client], input)
    }

    /// A client finds that its socket is gone.
    func closeAtClient(_ link: Link, _ code: CloseCode) throws(Violation) {
        guard link.isHeldByClient, !link.isHalfOpen else { return }
        link.isHeldByClient = false
        clients[link.client].link = nil
        try tell(clients[link.client], .socketClosed(link.socket, code))
    }
}
