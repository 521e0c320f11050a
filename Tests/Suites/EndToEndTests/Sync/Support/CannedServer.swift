import Foundation
import WhisperTestSupport

/// A server that answers every request in the same words.
final class CannedServer: Sendable {
    /// Where it listens.
    let port: UInt16
    private let listener: Int32

    /// Starts one.
    ///
    /// - Parameters:
    ///   - status: The status line without the version, such as `500 Internal Server Error`.
    ///   - fields: More lines of the head.
    init(status: String, fields: [String] = [], body: String) throws {
        let answer =
            (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields)
            .joined(separator: "\r\n") + "\r\n\r\n" + body
        let (listener, port) = try Relay.listener()
        (self.listener, self.port) = (listener, port)
        Thread.detachNewThread {
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                Thread.detachNewThread { CannedServer.serve(client, answer) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Reads the head of a request, and what comes of its body with it, before it answers.
    private static func serve(_ client: Int32, _ answer: String) {
        defer { close(client) }
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while request.ranges(of: Array("\r\n\r\n".utf8)).isEmpty {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += buffer[..<count]
        }
        let bytes = Array(answer.utf8)
        _ = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Relay.noSignal) }
        shutdown(client, Int32(SHUT_WR))
        // Until the client has closed it: unread bytes would make this end a reset, which may destroy the answer.
        while recv(client, &buffer, buffer.count, 0) > 0 {}
    }
}
