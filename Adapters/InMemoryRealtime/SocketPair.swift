import WhisperRealtimePort
import WhisperRealtimeSupport

/// The two ends of a socket, and what is on its way between them.
struct SocketPair: Sendable {
    /// The end that asked for it.
    let client: InMemorySocket
    /// The end that serves it.
    let server: InMemorySocket

    /// An open socket; messages to its client may have so many bytes.
    init(largestToClient: Int) {
        let toClient = Direction(largest: largestToClient)
        let toServer = Direction(largest: largestToClient)
        client = InMemorySocket(inbound: toClient, outbound: toServer, isLimited: true)
        server = InMemorySocket(inbound: toServer, outbound: toClient, isLimited: false)
    }

    /// Ends it for both.
    func end(with code: CloseCode) {
        client.inbound.queue.finish(.closed(code))
        server.inbound.queue.finish(.closed(code))
    }
}

/// What goes one way.
struct Direction: Sendable {
    let queue = MessageQueue()
    /// The most bytes of a message.
    let largest: Int
}

/// One end of a socket.
struct InMemorySocket: RealtimeSocket {
    fileprivate let inbound: Direction
    fileprivate let outbound: Direction
    /// Whether it knows how much it may send. The other end finds out by being told.
    fileprivate let isLimited: Bool

    func receive() async throws(TransportError) -> [UInt8] {
        try await inbound.queue.next()
    }

    func send(_ text: [UInt8]) async throws(TransportError) {
        guard String(validating: text, as: UTF8.self) != nil else { throw .violated(.invalidText) }
        if let end = inbound.queue.end { throw end }
        guard text.count <= outbound.largest else {
            if isLimited { throw .tooLarge }
            // What the receiving end of a network would do while it reads.
            outbound.queue.finish(.violated(.messageTooLarge))
            inbound.queue.finish(.closed(.messageTooLarge))
            throw .closed(.messageTooLarge)
        }
        try await outbound.queue.put(text)
    }

    func close(_ code: CloseCode) async {
        inbound.queue.finish(.closed(code), discardingWaiting: true)
        outbound.queue.finish(.closed(code))
    }
}
