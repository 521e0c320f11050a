import WhisperRealtimePort
import WhisperRealtimeSupport

/// The two ends of a socket, and the messages in transit between them.
struct SocketPair: Sendable {
    /// The end that requested the socket.
    let client: InMemorySocket
    /// The end that serves it.
    let server: InMemorySocket

    /// Creates an open socket with a size limit for messages to its client.
    init(largestToClient: Int) {
        let toClient = Direction(largest: largestToClient)
        let toServer = Direction(largest: largestToClient)
        client = InMemorySocket(inbound: toClient, outbound: toServer, isLimited: true)
        server = InMemorySocket(inbound: toServer, outbound: toClient, isLimited: false)
    }

    /// Closes both ends.
    func end(with code: CloseCode) {
        client.inbound.queue.finish(.closed(code))
        server.inbound.queue.finish(.closed(code))
    }
}

/// One direction of a socket.
struct Direction: Sendable {
    let queue = MessageQueue()
    /// The maximum size of a message in bytes.
    let largest: Int
}

/// One end of a socket.
struct InMemorySocket: RealtimeSocket {
    fileprivate let inbound: Direction
    fileprivate let outbound: Direction
    /// Whether it checks the size limit itself. Otherwise, the receiving end rejects an oversized message.
    fileprivate let isLimited: Bool

    func receive() async throws(TransportError) -> [UInt8] {
        try await inbound.queue.next()
    }

    func send(_ text: [UInt8]) async throws(TransportError) {
        guard String(validating: text, as: UTF8.self) != nil else { throw .violated(.invalidText) }
        if let end = inbound.queue.end { throw end }
        guard text.count <= outbound.largest else {
            if isLimited { throw .tooLarge }
            // As the receiving end of a network connection would do while reading.
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
