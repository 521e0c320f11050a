import Foundation
import Message
import StorePort

/// P5: what a user waits for, in a vault of ten thousand messages and in one of ten million.
struct ScaleBenchmark {
    let place: Place
    let options: BenchCommand

    private static let operations = [
        "newest page of 100", "list of conversations", "status update", "conversation creation", "100 single saves",
    ]

    func run(_ report: inout Report) async throws {
        let large = options.quick ? 1_000_000 : 10_000_000
        report.heading("P5  everyday operations, \(large) messages beside 10000")
        let small = Dictionary(uniqueKeysWithValues: try await measure(10_000, &report).map { ($0.key, $0.value) })
        let big = try await measure(large, &report)
        for (name, seconds) in big {
            let before = small[name] ?? 0
            let ratio = before > 0 ? seconds / before : 0
            let limit: Double? =
                switch name {
                case Self.operations[0]: 1
                case Self.operations[2]: 0.2
                case Self.operations[4]: 50
                default: nil
                }
            let goal = "≤ 1.5 × 10 k" + (limit.map { ", ≤ \($0) ms" } ?? "")
            try report.add(
                Finding(
                    id: "P5", what: name + " at \(large / 1_000_000) M", value: seconds * 1000, unit: "ms",
                    yardstick: before * 1000, yardstickName: "at 10 k, ms", goal: goal,
                    isReached: ratio <= 1.5 && seconds * 1000 <= limit ?? .infinity,
                    method: "median of 200 runs, warm; ratio \(String(format: "%.2f", ratio))"))
        }
    }

    /// The median time of each operation in a vault of so many messages.
    private func measure(_ messages: Int, _ report: inout Report) async throws -> [(key: String, value: Double)] {
        let (store, sender) = try await GeneratedVault(place: place, messages: messages).open(&report)
        guard let conversation = try await store.conversations(after: nil, limit: 1).first else { return [] }
        let page = try await store.messages(in: conversation.id, .newest, limit: 100)
        // Behind all that earlier runs left, as new messages come.
        let newest = page.map(\.unified.timestamp.milliseconds).max() ?? 0
        let clock = Timestamp(milliseconds: newest + 10_000_000)
        let tag = UUID().uuidString
        var results: [(key: String, value: Double)] = []

        func note(_ index: Int, _ samples: [Double]) { results.append((Self.operations[index], samples.median)) }
        // First, while the log is empty and only grows: what a commit waits for.
        let folder = GeneratedVault(place: place, messages: messages).folder
        var pages = try Self.logPages(folder)
        for message in page {
            try await store.updateStatus(message.unified.id, to: message.status == .failed ? .read : .failed)
        }
        let perUpdate = Double(try Self.logPages(folder) - pages) / Double(page.count)
        pages = try Self.logPages(folder)
        for index in 0..<100 {
            _ = try await store.save([
                single(
                    in: conversation.id, sender, id: "\(tag)-log-\(index)",
                    at: clock.milliseconds - 1_000_000 + Int64(index))
            ])
        }
        let perSave = Double(try Self.logPages(folder) - pages) / 100
        report.note(
            "\(messages) messages: \(String(format: "%.2f", perUpdate)) pages of log a status update, "
                + "\(String(format: "%.2f", perSave)) a single save")
        note(
            0,
            try await Stopwatch.samples(200) { _ in
                _ = try await store.messages(in: conversation.id, .newest, limit: 100)
            })
        note(1, try await Stopwatch.samples(200) { _ in _ = try await store.conversations(after: nil, limit: 50) })
        note(
            2,
            try await Stopwatch.samples(200) { index in
                // A status that it does not have, or nothing would be written.
                let message = page[index % page.count]
                let other: MessageStatus = (message.status == .read) == (index < page.count) ? .delivered : .read
                try await store.updateStatus(message.unified.id, to: other)
            })
        note(
            3,
            try await Stopwatch.samples(200) { index in
                _ = try await store.conversation(
                    for: ConversationReference(
                        platform: .whatsapp, key: "\(tag)-\(index)", title: "New \(index)", kind: .direct))
            })
        note(
            4,
            try await Stopwatch.samples(9) { round in
                for index in 0..<100 {
                    let time = clock.milliseconds + Int64(round * 100 + index) * 1000
                    _ = try await store.save([
                        single(in: conversation.id, sender, id: "\(tag)-\(round)-\(index)", at: time)
                    ])
                }
            })
        await store.close()
        return results
    }

    private func single(
        in conversation: UniqueIdentifier, _ sender: SenderHandle, id: String, at milliseconds: Int64
    ) -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: id, platform: .whatsapp,
            timestamp: Timestamp(milliseconds: milliseconds), precision: .second, sender: sender,
            content: Content(kind: .text, text: "one more message, number \(id.suffix(3))"))
    }

    /// How many pages the log of a vault holds: those with the salt of the log's header, from its start.
    private static func logPages(_ folder: String) throws -> Int {
        let log = try Data(contentsOf: URL(fileURLWithPath: BenchVault.database(in: folder) + "-wal"))
        let salt = log.dropFirst(16).prefix(8)
        var pages = 0
        while log.dropFirst(32 + pages * 4_120 + 8).prefix(8) == salt { pages += 1 }
        return pages
    }
}
