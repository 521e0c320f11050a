import BridgeProtocol
import Foundation
import JSONText
import Synchronization

/// What a bridge does whatever the scenario: it writes lines, answers commands, and ends when its input does.
final class ScriptedBridge: Sendable {
    private struct State {
        var highest: Int64 = 0
        var acknowledged: Int64 = 0
        var isPaused = false
        var isDeaf = false
        var copied: String?
        var directory = ""
    }

    private let state = Mutex(State())
    /// Held while a line is written, so that lines stay whole; signalled when the host lets go on.
    private let output = NSCondition()

    // MARK: Input

    /// The first line; nil where the input ends before it.
    func readStart() -> BridgeStart? {
        guard let line = readLine(), case .start(let start)? = try? HostFrame(line: Array(line.utf8)) else {
            return nil
        }
        state.withLock { state in
            state.highest = start.after
            state.acknowledged = start.after
            state.directory = start.sessionDirectory
        }
        return start
    }

    /// Answers commands until there are no more; then nobody is left who could look after the session.
    func serve() {
        while let line = readLine() {
            guard !state.withLock({ $0.isDeaf }) else { continue }
            guard let frame = try? HostFrame(line: Array(line.utf8)) else {
                say(.failure(BridgeFailure(code: "WHATSAPP_BRIDGE_CRASHED", message: "bad line", isFatal: true)))
                close(reason: "error", code: 0)
            }
            answer(frame)
        }
        guard !state.withLock({ $0.isDeaf }) else { return }
        try? FileManager.default.removeItem(atPath: state.withLock { $0.directory })
        exit(0)
    }

    private func answer(_ frame: HostFrame) {
        switch frame {
        case .ping(let id): say(.pong(id: id))
        case .pause: state.withLock { $0.isPaused = true }
        case .resume:
            output.lock()
            state.withLock { $0.isPaused = false }
            output.broadcast()
            output.unlock()
        case .acknowledge(let sequence): state.withLock { $0.acknowledged = max($0.acknowledged, sequence) }
        case .status(let id):
            let (paused, pending) = state.withLock { ($0.isPaused, $0.highest - $0.acknowledged) }
            say(
                .reply(
                    BridgeReply(
                        id: id, isDone: true,
                        members: ["connected": true, "paused": .bool(paused), "pending": .integer(pending)])))
        case .snapshot(let id):
            say(.reply(BridgeReply(id: id, isDone: true, members: ["changed": .bool(copySession())])))
        case .history(let id, _, _): say(.reply(BridgeReply(id: id, isDone: true)))
        case .logout(let id):
            let directory = state.withLock { $0.directory }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
                try? FileManager.default.removeItem(atPath: directory + "/" + name)
            }
            say(.reply(BridgeReply(id: id, isDone: true)))
            close(reason: "logout", code: 0)
        case .quit: close(reason: "quit", code: 0)
        case .start, .unknown: break
        }
    }

    // MARK: The session

    /// Makes a session where there is none.
    func makeSession() {
        let database = state.withLock { $0.directory } + "/session.db"
        if !FileManager.default.fileExists(atPath: database) {
            _ = FileManager.default.createFile(atPath: database, contents: Data("session".utf8))
        }
    }

    /// Whether there is a session.
    var hasSession: Bool { FileManager.default.fileExists(atPath: state.withLock { $0.directory } + "/session.db") }

    /// Copies the session, which changes with every message; whether there was anything new.
    private func copySession() -> Bool {
        guard hasSession else { return false }
        let (directory, content, isNew) = state.withLock { state in
            let content = "session \(state.highest)"
            defer { state.copied = content }
            return (state.directory, content, state.copied != content)
        }
        guard isNew else { return false }
        try? Data(content.utf8).write(to: URL(fileURLWithPath: directory + "/snapshot.db"), options: .atomic)
        return true
    }

    // MARK: Output

    /// Writes a line that has no number of its own.
    func say(_ body: BridgeFrame.Body) {
        output.lock()
        defer { output.unlock() }
        write(BridgeFrame(sequence: state.withLock { $0.highest }, time: now, body: body).line)
    }

    /// Writes a message or an event, once the host lets it.
    func tell(_ body: BridgeFrame.Body, number: Int64) {
        output.lock()
        defer { output.unlock() }
        while state.withLock({ $0.isPaused }) { output.wait() }
        state.withLock { $0.highest = number }
        write(BridgeFrame(sequence: number, time: now, body: body).line)
    }

    /// Writes bytes as they are.
    func writeRaw(_ bytes: [UInt8]) {
        output.lock()
        defer { output.unlock() }
        write(bytes)
    }

    /// Says the last word and ends.
    func close(reason: String, code: CInt) -> Never {
        say(.closed(reason: reason, hasSnapshot: copySession()))
        exit(code)
    }

    /// Answers nothing any more, and does not end when terminated.
    func becomeDeaf() {
        signal(SIGTERM, SIG_IGN)
        state.withLock { $0.isDeaf = true }
    }

    /// The number up to which the host has everything.
    var acknowledged: Int64 { state.withLock { $0.acknowledged } }

    /// The present time, in milliseconds since 1970.
    var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // The host is gone; the end of the input says so, too.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
