import WhisperTextCoding
import WhisperBridgeProtocol
import Foundation
import WhisperJSONText

/// Plays a scenario to its end, then only answers commands.
struct Player {
    private let bridge: ScriptedBridge
    private let steps: [Step]
    private let start: BridgeStart
    /// The path that the names of files beside the journal begin with; for media, which has no journal, the scenario's.
    private let base: String
    /// Everything up to this number was sent before.
    private var told: Int64

    init(_ bridge: ScriptedBridge, _ steps: [Step], _ start: BridgeStart, scenario: String) {
        base = start.journal.isEmpty ? scenario : start.journal
        self.bridge = bridge
        self.steps = steps
        self.start = start
        told = start.after
    }

    mutating func play() -> Never {
        var number: Int64 = 0
        for step in steps where isDue(step) { play(step, &number) }
        while true { sleep(1_000) }
    }

    /// Whether a step is one for this purpose, and may still be executed. A file beside the journal counts the executions.
    private func isDue(_ step: Step) -> Bool {
        if let purpose = step.text("purpose"), purpose != start.purpose.rawValue { return false }
        guard let times = step.number("times") else { return true }
        let path = "\(base).step-\(step.line)"
        let done = FileManager.default.contents(atPath: path)?.count ?? 0
        guard done < times else { return false }
        _ = FileManager.default.createFile(atPath: path, contents: Data(repeating: 0x2E, count: done + 1))
        return true
    }

    private mutating func play(_ step: Step, _ number: inout Int64) {
        switch step.action {
        case "journal": told = bridge.openJournal(start)
        case "ready":
            let isPaired = step.members["paired"].map { $0 == .bool(true) } ?? bridge.hasSession
            bridge.sayReady(
                BridgeReady(
                    bridge: "scripted", bridgeVersion: "1", library: "none",
                    version: step.number("protocol") ?? BridgeFrame.version, isPaired: isPaired,
                    journal: step.text("journal_id"), abilities: step.texts("abilities")))
            bridge.beginTelling()
        case "qr":
            let expiresAt = bridge.now + (step.number("expires_in_ms") ?? 60_000)
            bridge.say(.qr(PairingCode(code: step.text("code") ?? "2@scripted", expiresAt: expiresAt)))
        case "pair_code":
            let expiresAt = bridge.now + (step.number("expires_in_ms") ?? 60_000)
            bridge.say(
                .pairCode(PairingCode(code: step.text("code") ?? start.pairPhone ?? "NONE", expiresAt: expiresAt)))
        case "fetch": bridge.serveFetch(step)
        case "history": bridge.serveHistory(step)
        case "avatar": bridge.serveAvatar(step)
        case "line":
            guard case .object(let members)? = step.members["line"] else { return }
            for index in 1...max(1, step.number("repeat") ?? 1) { bridge.sayInOrder(members, number: index) }
        case "note": note()
        case "session": bridge.makeSession()
        case "login":
            bridge.makeSession()
            let jid = step.text("jid") ?? "15550100:7@s.whatsapp.net"
            bridge.say(
                .login(
                    BridgeLogin(phone: step.text("phone"), jid: jid, lid: step.text("lid"), device: start.deviceName)))
        case "disconnected": bridge.say(.disconnected(reason: "network"))
        case "torn":
            guard number >= told else { return }
            number += 1
            tell(step, number)
            // With a journal, another thread writes the line and ends the process; nothing may come after it.
            while true { sleep(1_000) }
        case "messages":
            for _ in 0..<(step.number("count") ?? 1) {
                number += 1
                if number > told { tell(step, number) }
            }
        case "event":
            number += 1
            guard number > told, let raw = Base64.bytes(of: step.text("raw") ?? "") else { return }
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
        case "closed":
            bridge.finishTelling()
            bridge.close(reason: "error", code: CInt(clamping: step.number("code") ?? 0))
        case "deaf": bridge.becomeDeaf()
        case "no_snapshots": bridge.refuseSnapshots()
        case "child": startChild()
        case "stranger": startStranger()
        case "number": number = step.number("to") ?? number
        case "idle": while true { sleep(1_000) }
        default:
            FileHandle.standardError.write(Data("line \(step.line): there is no step of this name\n".utf8))
            exit(65)
        }
    }

    /// Sends the message with a number; with `per_line`, a range of messages as history.
    private func tell(_ step: Step, _ number: Int64) {
        if let interval = step.number("interval_us"), interval > 0 { usleep(UInt32(clamping: interval)) }
        let body: BridgeFrame.Body
        switch step.text("form") {
        case "event":
            body = .event(
                BridgeEvent(
                    code: 17, name: "Message", raw: ServiceBytes.event(text(step, "e\(number)", number)),
                    isBacklog: step.isTrue("backlog")))
        case "history":
            let count = step.number("per_line") ?? 1
            let texts = (1...count).map { text(step, "h\(number)-\($0)", (number - 1) * count + $0) }
            body = .event(
                BridgeEvent(code: 13, name: "HistorySync", raw: ServiceBytes.history(texts), isBacklog: true))
        default: body = .message(message(step, number))
        }
        bridge.tell(body, number: number, isTorn: step.action == "torn")
    }

    private func message(_ step: Step, _ number: Int64) -> NormalizedMessage {
        let text = text(step, "m\(number)", number)
        let (chat, owner) = ("+\(text.chat)", "+\(ServiceBytes.owner)")
        return NormalizedMessage(
            messageID: text.id, from: text.isFromOwner ? owner : chat, to: text.isFromOwner ? chat : owner,
            timestamp: text.time,
            content: NormalizedMessage.Body(
                text: text.text, fromName: text.isFromOwner ? nil : text.name, isFromOwner: text.isFromOwner),
            isBacklog: step.isTrue("backlog"))
    }

    private func text(_ step: Step, _ id: String, _ number: Int64) -> ServiceBytes.Text {
        let chats = max(1, step.number("chats") ?? 1)
        let stamp = step.isTrue("stamp") ? " at \(bridge.nanoseconds)" : ""
        return ServiceBytes.Text(
            id: id, chat: "1555010\(1_000 + number % chats)", name: "Ana \(number % chats)",
            isFromOwner: number.isMultiple(of: 5),
            time: step.isTrue("now") ? bridge.now : 1_781_000_000_000 + number * 1_000,
            text: "\(step.text("text") ?? "message") \(number)\(stamp)")
    }

    /// Writes down what the process was started for, and what it was given.
    private func note() {
        let given = [
            start.purpose.rawValue, "protocol \(start.version)", "journal \(start.journal.isEmpty ? "no" : "yes")",
            "session \(bridge.hasSession ? "yes" : "no")", "after \(start.after)",
        ]
        let path = base + ".note"
        let noted = FileManager.default.contents(atPath: path) ?? Data()
        _ = FileManager.default.createFile(
            atPath: path, contents: noted + Data((given.joined(separator: ", ") + "\n").utf8))
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

    /// A process in the same group, which holds the output open and ignores termination.
    private func startChild() {
        startShell("trap '' TERM HUP; echo $$ > '\(start.journal).child'; while :; do sleep 1; done")
        awaitNumber(in: start.journal + ".child")
    }

    /// A process in its own session, which signals to the bridge's group do not reach.
    private func startStranger() {
        startShell("setsid sh -c 'echo $$ > \"\(start.journal).stranger\"; while :; do sleep 1; done' &")
        awaitNumber(in: start.journal + ".stranger")
    }

    private func startShell(_ script: String) {
        let words = ["/bin/sh", "-c", script].map { (word: String) in strdup(word) } + [nil]
        defer { words.forEach { free($0) } }
        var child = pid_t()
        posix_spawn(&child, "/bin/sh", nil, nil, words, environ)
    }

    /// Waits until a process has written its number: only then does it ignore signals, or have a session.
    private func awaitNumber(in path: String) {
        while (try? Data(contentsOf: URL(fileURLWithPath: path)))?.last != UInt8(ascii: "\n") { usleep(5_000) }
    }
}
