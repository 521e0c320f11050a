import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A stretch of network between a client and a server on this machine, which the test can cut.
///
/// It forwards bytes, and of the protocol knows only how a socket is requested.
final class Relay: Sendable {
    /// Where clients connect to.
    let port: UInt16

    private struct State {
        var listener: Int32 = -1
        var connections: Set<Int32> = []
        var isCut = false
        var blocksSockets = false
        var lostAnswers = 0
        var isOver = false
        var target: UInt16
    }

    private let state: Mutex<State>

    /// Leads to a port of this machine.
    init(to target: UInt16) throws {
        state = Mutex(State(target: target))
        let (listener, port) = try Relay.listener()
        self.port = port
        state.withLock { $0.listener = listener }
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                guard let self else {
                    close(client)
                    return
                }
                self.take(client)
            }
        }
    }

    deinit {
        let (listener, connections) = state.withLock { state in
            state.isOver = true
            return (state.listener, state.connections)
        }
        for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    // MARK: Faults

    /// Ends every connection, and lets none come up.
    func cut() {
        let connections = state.withLock { state in
            state.isCut = true
            return state.connections
        }
        for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    /// Lets connections through again.
    func mend() { state.withLock { $0.isCut = false } }

    /// Ends every connection; new ones come up.
    func drop() {
        for connection in state.withLock({ $0.connections }) { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    /// Ends every connection; new ones lead to another port.
    func lead(to target: UInt16) {
        state.withLock { $0.target = target }
        drop()
    }

    /// Lets no WebSocket through, as some networks do.
    func blockSockets() { state.withLock { $0.blocksSockets = true } }

    /// Lets the next posts of messages reach the server, and their answers go astray.
    func loseAnswers(_ count: Int) { state.withLock { $0.lostAnswers = count } }

    // MARK: Passing on

    private func take(_ client: Int32) {
        let isOpen = state.withLock { state in
            guard !state.isCut, !state.isOver else { return false }
            state.connections.insert(client)
            return true
        }
        guard isOpen, let server = Relay.reach(state.withLock { $0.target }) else {
            forget(client)
            return
        }
        state.withLock { _ = $0.connections.insert(server) }
        let losesAnswers = Atomic(false)
        let shared = Shared(losesAnswers)
        Thread.detachNewThread { [weak self] in
            self?.pass(from: client, to: server, isRequest: true, shared)
            shutdown(server, Int32(SHUT_RDWR))
            shutdown(client, Int32(SHUT_RDWR))
            shared.release { self?.forget(client, server) ?? Relay.closeAll(client, server) }
        }
        Thread.detachNewThread { [weak self] in
            self?.pass(from: server, to: client, isRequest: false, shared)
            shutdown(server, Int32(SHUT_RDWR))
            shutdown(client, Int32(SHUT_RDWR))
            shared.release { self?.forget(client, server) ?? Relay.closeAll(client, server) }
        }
    }

    /// What the two directions of a connection have in common.
    private final class Shared: Sendable {
        let losesAnswers: Atomic<Bool>
        private let users = Atomic(2)

        init(_ losesAnswers: consuming Atomic<Bool>) { self.losesAnswers = losesAnswers }

        /// The second of the two closes the descriptors, so that no number is reused while the other still uses it.
        func release(_ last: () -> Void) {
            if users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { last() }
        }
    }

    private func pass(from source: Int32, to target: Int32, isRequest: Bool, _ shared: Shared) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(source, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            if isRequest {
                let head = String(decoding: buffer[..<min(count, 2_048)], as: UTF8.self)
                let (isBlocked, isLost) = state.withLock { state in
                    let isSocket = head.lowercased().contains("upgrade: websocket")
                    let isLost = state.lostAnswers > 0 && head.hasPrefix("POST /v1/messages")
                    if isLost { state.lostAnswers -= 1 }
                    return (state.blocksSockets && isSocket, isLost)
                }
                if isBlocked { return }
                if isLost { shared.losesAnswers.store(true, ordering: .relaxed) }
            } else if shared.losesAnswers.load(ordering: .relaxed) {
                return
            }
            var sent = 0
            while sent < count {
                let written = buffer.withUnsafeBytes { bytes in
                    send(target, bytes.baseAddress?.advanced(by: sent), count - sent, Relay.noSignal)
                }
                guard written > 0 else { return }
                sent += written
            }
        }
    }

    private func forget(_ descriptors: Int32...) {
        state.withLock { $0.connections.subtract(descriptors) }
        for descriptor in descriptors { close(descriptor) }
    }

    private static func closeAll(_ descriptors: Int32...) {
        for descriptor in descriptors { close(descriptor) }
    }

    // MARK: Sockets

    struct CannotListen: Error {}

    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
        static let noSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let stream = SOCK_STREAM
        static let noSignal: Int32 = 0
    #endif

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    static func listener() throws -> (Int32, UInt16) {
        let descriptor = socket(AF_INET, stream, 0)
        var address = address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard descriptor >= 0, isBound, listen(descriptor, 64) == 0 else { throw CannotListen() }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private static func reach(_ port: UInt16) -> Int32? {
        let descriptor = socket(AF_INET, stream, 0)
        var address = address(port)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
