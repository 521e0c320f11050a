import Foundation
import WhisperBridgeProtocol
import WhisperJSONText

/// Serves one request for history as a step of the scenario says, like a phone that has one message in `step_ms`.
/// Without a step it is accepted, and nothing follows.
///
/// | member | |
/// |---|---|
/// | `oldest` | the time of the oldest message that the phone has; without it, it has no end |
/// | `step_ms` | the time between two messages; a minute without it |
/// | `count` | how many messages it sends, instead of as many as are wanted |
/// | `form` | `message`, or `event` for one `HistorySync` with all of them |
/// | `shift_ms` | added to the times, and so to the ids: with a large one the messages are newer than the place |
/// | `chat` | the chat of the messages, instead of the one that was named |
/// | `more` | what the line `history` says, instead of the truth |
/// | `quiet` | no line `history` |
/// | `line_id` | the id of the line `history`, instead of the request's |
/// | `twice` | answers twice |
/// | `early` | answers before it replies |
/// | `mute` | only replies |
/// | `no_reply` | does nothing at all |
/// | `late_ms`, `pause_ms` | waits before the messages, and before each |
/// | `error` | replies with an error |
/// | `die` | is gone after half of the messages, without a word |
///
/// A file beside the journal, `.requests`, lists the requests: chat, id, time and count.
struct ServedHistory {
    private let bridge: ScriptedBridge
    private let step: Step?
    private let id: Int64
    private let chat: String
    private let place: HistoryAnchor
    private let wanted: Int64

    init(
        _ bridge: ScriptedBridge, _ step: Step?, id: Int64, chat: String, before place: HistoryAnchor, count: Int64?
    ) {
        self.bridge = bridge
        self.step = step
        self.id = id
        self.chat = chat
        self.place = place
        wanted = count ?? 50
    }

    func run() {
        guard let step else { return reply() }
        guard !step.isTrue("no_reply") else { return }
        if let error = step.text("error") {
            return bridge.say(.reply(BridgeReply(id: id, isDone: false, error: error)))
        }
        if step.isTrue("early") { answer(step) }
        reply()
        guard !step.isTrue("mute"), !step.isTrue("early") else { return }
        usleep(UInt32(clamping: (step.number("late_ms") ?? 0) * 1_000))
        answer(step)
        if step.isTrue("twice") { answer(step) }
    }

    private func reply() { bridge.say(.reply(BridgeReply(id: id, isDone: true))) }

    private func answer(_ step: Step) {
        let times = times(step)
        if step.text("form") == "event" {
            let texts = times.map { text(at: $0) }
            if !texts.isEmpty {
                let raw = ServiceBytes.history(texts)
                bridge.tellNext(.event(BridgeEvent(code: 13, name: "HistorySync", raw: raw, isBacklog: true)))
            }
        } else {
            for (index, time) in times.enumerated() {
                if step.isTrue("die"), index == times.count / 2 { kill(getpid(), SIGKILL) }
                usleep(UInt32(clamping: (step.number("pause_ms") ?? 0) * 1_000))
                bridge.tellNext(.message(message(at: time)))
            }
        }
        guard !step.isTrue("quiet") else { return }
        let oldest = step.number("oldest") ?? .min
        let hasMore = step.members["more"].map { $0 == .bool(true) ? true : $0 == .bool(false) ? false : nil }
        bridge.sayInOrder(
            .history(
                id: step.number("line_id") ?? id,
                hasMore: hasMore ?? ((times.first ?? place.timestamp) - interval(step) >= oldest)))
    }

    private func interval(_ step: Step) -> Int64 { max(1, step.number("step_ms") ?? 60_000) }

    /// The times of the messages, the oldest first.
    private func times(_ step: Step) -> [Int64] {
        let oldest = step.number("oldest") ?? .min
        let shift = step.number("shift_ms") ?? 0
        return (1...max(1, step.number("count") ?? wanted)).map { place.timestamp - $0 * interval(step) }
            .filter { $0 >= oldest }.reversed().map { $0 + shift }
    }

    private var key: String { step?.text("chat") ?? chat }

    /// The digits of the chat's number.
    private var user: String { String(key.prefix { $0 != "@" }.drop { $0 == "+" }) }

    private func text(at time: Int64) -> ServiceBytes.Text {
        ServiceBytes.Text(
            id: "o\(time)", chat: user, name: "Ana", isFromOwner: false, time: time, text: "older \(time)")
    }

    private func message(at time: Int64) -> NormalizedMessage {
        let isGroup = key.hasSuffix("@g.us")
        return NormalizedMessage(
            messageID: "o\(time)", from: isGroup ? "+15550101001" : key, to: isGroup ? key : "+\(ServiceBytes.owner)",
            timestamp: time, content: NormalizedMessage.Body(text: "older \(time)", fromName: "Ana"),
            group: isGroup ? key : nil, isBacklog: true)
    }
}
