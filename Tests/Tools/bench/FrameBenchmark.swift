import WhisperMessage
import WhisperRealtime
import WhisperRealtimeProtocol

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// P8, the part before the store: parsing frames, and the machine that decides what to do with them. Both should be a
/// small part of the time in which an event is applied.
struct FrameBenchmark {
    private static let conversation = "c-0b7e5f0e-5d0f-4a4e-9a57"

    func run(_ report: inout Report) throws {
        report.heading("P8  realtime, before the store, one core")
        let frames = (1...1_000).map { FrameBenchmark.frame($0).bytes }
        var heard = 0
        let decoding = processorSeconds(9) {
            heard = frames.reduce(0) { $0 + ((try? ServerFrame(bytes: $1)) == nil ? 0 : 1) }
        }
        try add("message.created from bytes", frames.count, decoding, goal: 300_000, to: &report)
        let bytes = frames.reduce(0) { $0 + $1.count } / frames.count
        report.note("\(bytes) bytes a frame, \(heard) of \(frames.count) read")

        let events = (1...1_000).map { FrameBenchmark.frame($0) }
        var applied = 0
        let deciding = processorSeconds(9) { applied = FrameBenchmark.drive(events) }
        try add("events through the machine, each applied", events.count, deciding, goal: 100_000, to: &report)
        report.note("\(applied) events came out of \(events.count)")
    }

    private func add(_ what: String, _ count: Int, _ seconds: [Double], goal: Double, to report: inout Report) throws {
        let rate = Double(count) / seconds.median
        try report.add(
            Finding(
                id: "P8", what: what, value: rate, unit: "/s", yardstick: nil, yardstickName: nil,
                goal: "≥ \(Int(goal))/s", isReached: rate >= goal,
                method: "\(count) at a time, median of \(seconds.count) runs, processor time"))
    }

    /// The processor time of each of a number of runs. Other processes on the machine do not count.
    private func processorSeconds(_ count: Int, _ body: () -> Void) -> [Double] {
        (0..<count).map { _ in
            let begun = FrameBenchmark.processorTime
            body()
            return FrameBenchmark.processorTime - begun
        }
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// A connected machine that receives each event; counts those that it passes to the store.
    private static func drive(_ events: [ServerFrame]) -> Int {
        var machine = SyncMachine()
        var random = SystemRandomNumberGenerator()
        var waiting: [SyncInput] = [.start(SyncStart(userID: "me", hasToken: true))]
        let socket = SocketID(number: 1)
        waiting.append(.socketOpened(socket))
        waiting.append(
            .frame(
                socket,
                .welcome(
                    Welcome(
                        connectionID: "k", userID: "me", serverTime: Timestamp(milliseconds: 0), heartbeatSeconds: 25)))
        )
        var applied = 0
        for input in waiting + events.map({ .frame(socket, $0) }) {
            for case .apply(let group) in machine.handle(input, at: .zero, random: &random) {
                applied += group.events.count
                _ = machine.handle(.applied(group.conversation, cursor: group.cursor), at: .zero, random: &random)
            }
        }
        return applied
    }

    private static func frame(_ number: Int) -> ServerFrame {
        let id = "0b7e5f0e-5d0f-4a4e-9a57-2d0c5cf0\(10_000 + number)"
        let time = Timestamp(milliseconds: 1_772_357_400_125 + Int64(number))
        let message = ServerMessage(
            id: "m-" + id, senderID: "user-77", clientMessageID: id,
            content: String(repeating: "It is late, and the last tram has gone. ", count: 3), createdAt: time)
        return .event(
            EventFrame(
                eventID: "e-" + id, conversationID: conversation, occurredAt: time,
                event: SequencedEvent(sequence: Int64(number), body: .message(message))))
    }
}
