import Foundation
import WhisperBridgeProtocol
import WhisperJSONText

/// Serves one fetch as a step of the scenario says. Without a step it is answered as unsupported.
///
/// | member | |
/// |---|---|
/// | `file` | the file to write, from the request's offset |
/// | `piece`, `pause_ms` | how many bytes are written at a time, and how long it waits after each |
/// | `stop_after` | closes the pipe after so many bytes |
/// | `endless` | after the file, writes zeros until the host has had enough |
/// | `size` | the size that the reply states, instead of the true one |
/// | `error`, `status`, `retry_after_ms` | replies with an error after what it has written |
/// | `early` | replies before it opens the pipe |
/// | `twice` | replies twice |
/// | `mute` | never replies |
/// | `hold` | never closes the pipe |
/// | `no_pipe` | does not open the pipe |
/// | `die` | is gone after what it has written, without a word |
struct ServedFetch {
    private let bridge: ScriptedBridge
    private let step: Step?
    private let id: Int64
    private let offset: Int64
    private let pipe: String

    init(_ bridge: ScriptedBridge, _ step: Step?, id: Int64, offset: Int64, pipe: String) {
        self.bridge = bridge
        self.step = step
        self.id = id
        self.offset = offset
        self.pipe = pipe
    }

    func run() {
        guard let step else {
            return bridge.say(.reply(BridgeReply(id: id, isDone: false, error: "UNSUPPORTED")))
        }
        if step.isTrue("early") { reply(step, written: 0) }
        var written: Int64? = 0
        if !step.isTrue("no_pipe") { written = write(step) }
        if step.isTrue("die") { kill(getpid(), SIGKILL) }
        guard !step.isTrue("mute"), !step.isTrue("early") else { return }
        guard let written else {
            return bridge.say(.reply(BridgeReply(id: id, isDone: false, error: "MEDIA_CANCELLED")))
        }
        reply(step, written: written)
        if step.isTrue("twice") { reply(step, written: written) }
    }

    private func reply(_ step: Step, written: Int64) {
        if let error = step.text("error") {
            var details = JSONObject()
            for name in ["status", "retry_after_ms"] {
                if let number = step.number(name) { details[name] = .integer(number) }
            }
            return bridge.say(.reply(BridgeReply(id: id, isDone: false, error: error, details: details)))
        }
        let size = step.number("size") ?? written
        bridge.say(.reply(BridgeReply(id: id, isDone: true, members: ["size": .integer(size)])))
    }

    /// Writes the file into the pipe; returns how many bytes, or nil if the host has closed it.
    private func write(_ step: Step) -> Int64? {
        let content = step.text("file").flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
        var rest = content.dropFirst(Int(clamping: offset))
        if let limit = step.number("stop_after") { rest = rest.prefix(Int(clamping: limit)) }
        let descriptor = open(pipe, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { if !step.isTrue("hold") { close(descriptor) } }
        let piece = Int(clamping: step.number("piece") ?? 65_536)
        var written: Int64 = 0
        while !rest.isEmpty {
            guard write(Array(rest.prefix(piece)), descriptor) else { return nil }
            written += Int64(min(piece, rest.count))
            rest = rest.dropFirst(piece)
            usleep(UInt32(clamping: (step.number("pause_ms") ?? 0) * 1_000))
        }
        while step.isTrue("endless") {
            guard write([UInt8](repeating: 0, count: 65_536), descriptor) else { return nil }
        }
        return written
    }

    private func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
