import WhisperBridgeProtocol
import Foundation
import WhisperJSONText
import Synchronization

/// The part of a bridge that does not depend on the scenario: writes lines, answers commands, and ends with its input.
final class ScriptedBridge: Sendable {
    private struct State {
        var highest: Int64 = 0
        var acknowledged: Int64 = 0
        var isPaused = false
        var isDeaf = false
        var lacksSnapshots = false
        var copied: String?
        var directory = ""
        /// The version that lines have now.
        var version = BridgeFrame.handshakeVersion
        /// How the next fetches are served, in order; the last one serves all further ones.
        var fetches: [Step] = []
        /// How the next requests for history, and for the pictures of chats, are answered, in the same way.
        var histories: [Step] = []
        var avatars: [Step] = []
        /// The file in which requests are written down.
        var requests = ""
        /// The line at which the bridge dies.
        var torn: Int64?
    }

    private let state = Mutex(State())
    /// Stores lines until they are acknowledged; nil if the scenario itself can be replayed.
    private let journal = Mutex<SealedJournal?>(nil)
    /// Held while a line is written, so that lines stay intact; signalled when the host resumes.
    private let output = NSCondition()
    /// Held while the next number is used.
    private let numbering = NSLock()

    // MARK: Input

    /// The first line; nil if the input ends before it.
    func readStart() -> BridgeStart? {
        guard let bytes = readLine().map({ Array($0.utf8) }),
            case .start(let start)? = try? HostFrame(line: bytes, version: BridgeFrame.handshakeVersion)
        else { return nil }
        state.withLock { state in
            state.highest = start.after
            state.acknowledged = start.after
            state.directory = start.sessionDirectory
            if !start.journal.isEmpty { state.requests = start.journal + ".requests" }
        }
        return start
    }

    /// Answers commands until the input ends; then no host is left to look after the session.
    func serve() {
        while let line = readLine() {
            guard !state.withLock({ $0.isDeaf }) else { continue }
            guard let frame = frame(line) else {
                say(.failure(BridgeFailure(code: "WHATSAPP_BRIDGE_CRASHED", message: "bad line", isFatal: true)))
                close(reason: "error", code: 0)
            }
            answer(frame)
        }
        guard !state.withLock({ $0.isDeaf }) else { return }
        try? FileManager.default.removeItem(atPath: state.withLock { $0.directory })
        exit(0)
    }

    /// The frame of a line; `quit` may have been written before the host knew the version.
    private func frame(_ line: String) -> HostFrame? {
        let bytes = Array(line.utf8)
        if let frame = try? HostFrame(line: bytes, version: state.withLock { $0.version }) { return frame }
        return (try? HostFrame(line: bytes, version: BridgeFrame.handshakeVersion)).flatMap { $0 == .quit ? $0 : nil }
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
        case .acknowledge(let sequence):
            state.withLock { $0.acknowledged = max($0.acknowledged, sequence) }
            keepingJournal { try $0.acknowledge(sequence) }
        case .status(let id):
            let (paused, untold) = state.withLock { ($0.isPaused, $0.highest - $0.acknowledged) }
            let pending = journal.withLock { $0?.pending } ?? untold
            say(
                .reply(
                    BridgeReply(
                        id: id, isDone: true,
                        members: ["connected": true, "paused": .bool(paused), "pending": .integer(pending)])))
        case .snapshot(let id):
            guard !state.withLock({ $0.lacksSnapshots }) else {
                return say(.reply(BridgeReply(id: id, isDone: false, error: "UNSUPPORTED")))
            }
            say(.reply(BridgeReply(id: id, isDone: true, members: ["changed": .bool(copySession())])))
        case .history(let id, let chat, let place, let count):
            note("\(chat) \(place.messageID) \(place.timestamp) \(count.map(String.init) ?? "any")")
            let step = state.withLock { Self.take(&$0.histories) }
            // Other commands are answered meanwhile.
            Thread.detachNewThread {
                ServedHistory(self, step, id: id, chat: chat, before: place, count: count).run()
            }
        case .avatar(let id, let chat, let known):
            note("avatar \(chat) \(known ?? "none")")
            answerAvatar(id, known: known, state.withLock { Self.take(&$0.avatars) })
        case .logout(let id):
            let directory = state.withLock { $0.directory }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
                try? FileManager.default.removeItem(atPath: directory + "/" + name)
            }
            say(.reply(BridgeReply(id: id, isDone: true)))
            close(reason: "logout", code: 0)
        case .fetch(let id, let request, let pipe):
            let step = state.withLock { Self.take(&$0.fetches) }
            Thread.detachNewThread { ServedFetch(self, step, id: id, offset: request.offset, pipe: pipe).run() }
        case .fetchPicture(let id, let request, let pipe):
            note("picture \(request.path)")
            let step = state.withLock { Self.take(&$0.fetches) }
            Thread.detachNewThread { ServedFetch(self, step, id: id, offset: 0, pipe: pipe).run() }
        case .quit: close(reason: "quit", code: 0)
        case .start, .unknown: break
        }
    }

    /// Serves a later fetch, request for history or request for a picture as a step says.
    func serveFetch(_ step: Step) { state.withLock { $0.fetches.append(step) } }
    func serveHistory(_ step: Step) { state.withLock { $0.histories.append(step) } }
    func serveAvatar(_ step: Step) { state.withLock { $0.avatars.append(step) } }

    private static func take(_ steps: inout [Step]) -> Step? {
        steps.count > 1 ? steps.removeFirst() : steps.first
    }

    /// Writes a request down, if there is a journal beside which it can be.
    private func note(_ request: String) {
        let path = state.withLock { $0.requests }
        guard !path.isEmpty else { return }
        let noted = FileManager.default.contents(atPath: path) ?? Data()
        _ = FileManager.default.createFile(atPath: path, contents: noted + Data((request + "\n").utf8))
    }

    /// Without a step, no chat has a picture.
    private func answerAvatar(_ id: Int64, known: String?, _ step: Step?) {
        if step?.isTrue("mute") == true { return }
        if let error = step?.text("error") {
            return say(.reply(BridgeReply(id: id, isDone: false, error: error)))
        }
        var members: JSONObject = ["picture_id": step?.members["picture_id"] ?? .null]
        if let path = step?.text("path"), step?.text("picture_id") != known { members["path"] = .string(path) }
        say(.reply(BridgeReply(id: id, isDone: true, members: members)))
    }

    /// Introduces the bridge; all later lines have the version that it chose.
    func sayReady(_ ready: BridgeReady) {
        output.lock()
        defer { output.unlock() }
        // The host may answer as soon as it has the line.
        let highest = state.withLock { state in
            state.version = ready.version
            return state.highest
        }
        let frame = BridgeFrame(sequence: highest, time: now, body: .ready(ready))
        write(frame.line(version: BridgeFrame.handshakeVersion))
    }

    // MARK: The session

    /// Creates a session if there is none.
    func makeSession() {
        let database = state.withLock { $0.directory } + "/session.db"
        if !FileManager.default.fileExists(atPath: database) {
            _ = FileManager.default.createFile(atPath: database, contents: Data("session".utf8))
        }
    }

    /// Whether there is a session.
    var hasSession: Bool { FileManager.default.fileExists(atPath: state.withLock { $0.directory } + "/session.db") }

    /// Copies the session, which changes with every message; returns whether there was anything new.
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

    /// Writes a line without a number.
    func say(_ body: BridgeFrame.Body) {
        output.lock()
        defer { output.unlock() }
        write(BridgeFrame(sequence: state.withLock { $0.highest }, time: now, body: body).line(version: version))
    }

    /// Writes a line without a number as soon as the host allows it, after everything that was told before.
    func sayInOrder(_ body: BridgeFrame.Body) {
        finishTelling()
        output.lock()
        defer { output.unlock() }
        while state.withLock({ $0.isPaused }) { output.wait() }
        write(BridgeFrame(sequence: state.withLock { $0.highest }, time: now, body: body).line(version: version))
    }

    /// Writes the members of a line as they are, in the same way; `#` in texts is a number.
    func sayInOrder(_ members: JSONObject, number: Int64) {
        finishTelling()
        output.lock()
        defer { output.unlock() }
        while state.withLock({ $0.isPaused }) { output.wait() }
        var writer = JSONWriter()
        writer.beginObject()
        let common: JSONObject = [
            "v": .integer(version), "seq": .integer(state.withLock { $0.highest }), "ts": .integer(now),
        ]
        for member in common.members where members[member.name] == nil {
            writer.name(member.name)
            writer.value(member.value)
        }
        for member in members.members {
            writer.name(member.name)
            writer.value(member.value)
        }
        writer.endObject()
        let text = String(decoding: writer.bytes, as: UTF8.self).replacingOccurrences(of: "#", with: "\(number)")
        write(Array((text + "\n").utf8))
    }

    /// Writes a message or an event with the next number.
    func tellNext(_ body: BridgeFrame.Body) {
        numbering.lock()
        defer { numbering.unlock() }
        tell(body, number: state.withLock { $0.highest } + 1)
    }

    /// Writes a message or an event as soon as the host allows it; with a journal, through the journal.
    ///
    /// - Parameter isTorn: Whether the bridge dies in the middle of the line.
    func tell(_ body: BridgeFrame.Body, number: Int64, isTorn: Bool = false) {
        let line = BridgeFrame(sequence: number, time: now, body: body).line(version: version)
        if isTorn { state.withLock { $0.torn = number } }
        keepingJournal { try $0.append(line, number: number) }
        output.lock()
        defer { output.unlock() }
        let isKept = journal.withLock { $0 != nil }
        while !isKept, state.withLock({ $0.isPaused }) { output.wait() }
        state.withLock { $0.highest = number }
        // Journaled lines are written by the thread that reads the journal.
        if isKept { return output.broadcast() }
        write(line, number: number)
    }

    private func write(_ line: [UInt8], number: Int64) {
        guard state.withLock({ $0.torn }) == number else { return write(line) }
        write(Array(line.prefix(line.count / 2)))
        kill(getpid(), SIGKILL)
    }

    // MARK: The journal

    /// From now on, lines are stored until they are acknowledged. Lines stored by an earlier bridge are sent again
    /// first.
    ///
    /// - Returns: The number of the last line that is or was in it.
    func openJournal(_ start: BridgeStart) -> Int64 {
        do {
            let opened = try SealedJournal(start)
            journal.withLock { $0 = opened }
            state.withLock { $0.highest = opened.highest }
            return opened.highest
        } catch {
            fail("\(error)")
        }
    }

    /// Starts to write the lines in the journal, if there is one.
    func beginTelling() {
        guard let journal = journal.withLock({ $0 }) else { return }
        Thread.detachNewThread {
            while true {
                self.output.lock()
                while self.state.withLock({ $0.isPaused }) || journal.isTold { self.output.wait() }
                self.keepingJournal { journal in
                    if let next = try journal.nextUntold() { self.write(next.line, number: next.number) }
                }
                if journal.isTold { self.output.broadcast() }
                self.output.unlock()
            }
        }
    }

    /// Waits until everything in the journal is written.
    func finishTelling() {
        guard let journal = journal.withLock({ $0 }) else { return }
        output.lock()
        while !journal.isTold { output.wait() }
        output.unlock()
    }

    /// Uses the journal, if there is one. A bridge whose journal fails must not continue.
    private func keepingJournal(_ body: (SealedJournal) throws -> Void) {
        guard let journal = journal.withLock({ $0 }) else { return }
        do { try body(journal) } catch { fail("\(error)") }
    }

    private func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("the journal: \(reason)\n".utf8))
        _exit(70)
    }

    /// Writes raw bytes.
    func writeRaw(_ bytes: [UInt8]) {
        output.lock()
        defer { output.unlock() }
        write(bytes)
    }

    /// Writes the last line and exits.
    func close(reason: String, code: CInt) -> Never {
        say(.closed(reason: reason, hasSnapshot: copySession()))
        exit(code)
    }

    /// Stops answering, and ignores termination.
    func becomeDeaf() {
        signal(SIGTERM, SIG_IGN)
        state.withLock { $0.isDeaf = true }
    }

    /// Makes no snapshots of the session.
    func refuseSnapshots() { state.withLock { $0.lacksSnapshots = true } }

    private var version: Int64 { state.withLock { $0.version } }

    /// The number up to which the host has acknowledged.
    var acknowledged: Int64 { state.withLock { $0.acknowledged } }

    /// The current time, in milliseconds since 1970.
    var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    /// The monotonic clock shared by all processes, in nanoseconds.
    var nanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // The host is gone; the input ends as well.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
