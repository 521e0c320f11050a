import BridgeProtocol
import Foundation
import JSONText

/// Plays a scenario to its end, and then does nothing but answer commands.
struct Player {
    private let bridge: ScriptedBridge
    private let steps: [Step]
    private let start: BridgeStart

    init(_ bridge: ScriptedBridge, _ steps: [Step], _ start: BridgeStart) {
        self.bridge = bridge
        self.steps = steps
        self.start = start
    }

    func play() -> Never {
        var number: Int64 = 0
        for step in steps where isDue(step) { play(step, &number) }
        while true { sleep(1_000) }
    }

    /// Whether a step has not been done as often as it may be. A file beside the journal counts.
    private func isDue(_ step: Step) -> Bool {
        guard let times = step.number("times") else { return true }
        let path = "\(start.journal).step-\(step.line)"
        let done = FileManager.default.contents(atPath: path)?.count ?? 0
        guard done < times else { return false }
        _ = FileManager.default.createFile(atPath: path, contents: Data(repeating: 0x2E, count: done + 1))
        return true
    }

    private func play(_ step: Step, _ number: inout Int64) {
        switch step.action {
        case "ready":
            let isPaired = step.members["paired"].map { $0 == .bool(true) } ?? bridge.hasSession
            bridge.say(
                .ready(
                    BridgeReady(
                        bridge: "scripted", bridgeVersion: "1", library: "none",
                        version: step.number("protocol") ?? BridgeFrame.version, isPaired: isPaired)))
        case "qr":
            let expiresAt = bridge.now + (step.number("expires_in_ms") ?? 60_000)
            bridge.say(.qr(PairingCode(code: step.text("code") ?? "2@scripted", expiresAt: expiresAt)))
        case "session": bridge.makeSession()
        case "login":
            bridge.makeSession()
            let jid = step.text("jid") ?? "15550100:7@s.whatsapp.net"
            bridge.say(
                .login(BridgeLogin(phone: step.text("phone"), jid: jid, lid: nil, device: start.deviceName)))
        case "disconnected": bridge.say(.disconnected(reason: "network"))
        case "messages":
            for _ in 0..<(step.number("count") ?? 1) {
                number += 1
                if number > start.after { tell(step, number) }
            }
        case "event":
            number += 1
            guard number > start.after, let raw = Base64.bytes(of: step.text("raw") ?? "") else { return }
            bridge.tell(
                .event(
                    BridgeEvent(
                        code: step.number("code") ?? 17, name: step.text("name") ?? "Message", raw: raw,
                        isBacklog: step.isTrue("backlog"))), number: number)
        case "progress":
            bridge.say(.progress(completed: step.number("completed") ?? 0, total: step.number("total")))
        case "wait": usleep(UInt32(clamping: (step.number("ms") ?? 0) * 1_000))
        case "error": fail(step)
        case "write":
            let text = Array((step.text("text") ?? "").utf8)
            for _ in 0..<(step.number("repeat") ?? 1) { bridge.writeRaw(text) }
        case "stderr": FileHandle.standardError.write(Data((step.text("text") ?? "").utf8 + [0x0A]))
        case "crash": kill(getpid(), SIGKILL)
        case "exit": _exit(CInt(clamping: step.number("code") ?? 1))
        case "closed": bridge.close(reason: "error", code: CInt(clamping: step.number("code") ?? 0))
        case "deaf": bridge.becomeDeaf()
        case "child": startChild()
        case "idle": while true { sleep(1_000) }
        default:
            FileHandle.standardError.write(Data("line \(step.line): there is no step of this name\n".utf8))
            exit(65)
        }
    }

    private func tell(_ step: Step, _ number: Int64) {
        if let interval = step.number("interval_us") { usleep(UInt32(clamping: interval)) }
        let chats = max(1, step.number("chats") ?? 1)
        let chat = "+1555010\(1_000 + number % chats)"
        let isOwn = number.isMultiple(of: 5)
        bridge.tell(
            .message(
                NormalizedMessage(
                    messageID: "m\(number)", from: isOwn ? "+15550100" : chat, to: isOwn ? chat : "+15550100",
                    timestamp: step.isTrue("now") ? bridge.now : 1_781_000_000_000 + number * 1_000,
                    content: NormalizedMessage.Body(
                        text: "\(step.text("text") ?? "message") \(number)",
                        fromName: isOwn ? nil : "Ana \(number % chats)",
                        isFromOwner: isOwn),
                    isBacklog: step.isTrue("backlog"))), number: number)
    }

    private func fail(_ step: Step) {
        let isFatal = step.isTrue("fatal")
        bridge.say(
            .failure(
                BridgeFailure(
                    code: step.text("code") ?? "", message: "as the scenario says", isFatal: isFatal,
                    messageID: step.text("message_id"))))
        if isFatal { bridge.close(reason: "error", code: 0) }
    }

    /// A process of the same group, which holds the output and does not end when terminated.
    private func startChild() {
        let script = "trap '' TERM HUP; echo $$ > '\(start.journal).child'; while :; do sleep 1; done"
        let words = ["/bin/sh", "-c", script].map { (word: String) in strdup(word) } + [nil]
        defer { words.forEach { free($0) } }
        var child = pid_t()
        posix_spawn(&child, "/bin/sh", nil, nil, words, environ)
    }
}
