import Foundation
import Synchronization
import WhisperTestSupport

/// A server that answers every request in words that were set before.
final class CannedServer: Sendable {
    /// Where it listens.
    let port: UInt16
    private let listener: Int32
    private let log = Log()

    /// The requests so far, as method and target.
    var requests: [String] { log.requests.withLock { $0 } }

    private final class Log: Sendable {
        let requests = Mutex<[String]>([])
    }

    /// Starts one that gives every request the same answer.
    ///
    /// - Parameters:
    ///   - status: The status line without the version, such as `500 Internal Server Error`.
    ///   - fields: More lines of the head.
    convenience init(status: String, fields: [String] = [], body: String) throws {
        try self.init(fields: fields) { _ in (status, body) }
    }

    /// Starts one whose answers depend on the request.
    ///
    /// - Parameter answer: Returns the status line without the version, and the body, for method and target.
    init(
        fields: [String] = [], answer: @escaping @Sendable (_ request: String) -> (status: String, body: String)
    ) throws {
        let (listener, port) = try Relay.listener()
        (self.listener, self.port) = (listener, port)
        Thread.detachNewThread { [log] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                Thread.detachNewThread {
                    CannedServer.serve(client) { request in
                        log.requests.withLock { $0.append(request) }
                        let (status, body) = answer(request)
                        return
                            (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields)
                            .joined(separator: "\r\n") + "\r\n\r\n" + body
                    }
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Reads the head of a request, and what comes of its body with it, before it answers.
    private static func serve(_ client: Int32, _ answer: (_ request: String) -> String) {
        defer { close(client) }
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while request.ranges(of: Array("\r\n\r\n".utf8)).isEmpty {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += buffer[..<count]
        }
        let words = request.prefix { $0 != UInt8(ascii: "\r") }.split(separator: UInt8(ascii: " "))
        let line = words.prefix(2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        let bytes = Array(answer(line).utf8)
        _ = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Relay.noSignal) }
        shutdown(client, Int32(SHUT_WR))
        // Until the client has closed it: unread bytes would make this end a reset, which may destroy the answer.
        while recv(client, &buffer, buffer.count, 0) > 0 {}
    }
}
