import Foundation

/// P5, ST-12: what a user waits for, in a vault of ten thousand messages and in one of ten million.
struct ScaleBenchmark {
    let place: Place
    let options: BenchCommand

    /// A machine has faster and slower moments: the vaults take turns, so that both get the same share of each.
    private static let turns = 5

    func run(_ report: inout Report) async throws {
        let large = options.quick ? 1_000_000 : 10_000_000
        report.heading("P5  everyday operations, \(large) messages beside 10000")
        let small = try await ScaleSubject(place: place, messages: 10_000, &report)
        let big = try await ScaleSubject(place: place, messages: large, &report)
        report.note("10000 messages: \(try await small.logUse())")
        report.note("\(large) messages: \(try await big.logUse())")
        for operation in ScaleOperation.allCases {
            var (few, many): ([Double], [Double]) = ([], [])
            for turn in 0..<Self.turns {
                few += try await small.samples(of: operation, turn: turn)
                many += try await big.samples(of: operation, turn: turn)
            }
            try report.add(finding(operation, large, few.median * 1000, many.median * 1000))
        }
        let bare = try BareCommit(place: place).milliseconds()
        report.note(
            "the disk alone, in the same minute: a page and its fdatasync \(String(format: "%.3f", bare.page)) ms, "
                + "a hundred times ten pages \(String(format: "%.1f", bare.hundredTimesTen)) ms")
        await small.close()
        await big.close()
    }

    private func finding(_ operation: ScaleOperation, _ large: Int, _ before: Double, _ value: Double) -> Finding {
        let ratio = before > 0 ? value / before : 0
        let limit = operation.limit
        return Finding(
            id: "P5", what: operation.rawValue + " at \(large / 1_000_000) M", value: value, unit: "ms",
            yardstick: before, yardstickName: "at 10 k, ms",
            goal: "≤ 1.5 × 10 k" + (limit.map { ", ≤ \($0) ms" } ?? ""),
            isReached: ratio <= 1.5 && value <= limit ?? .infinity,
            method: "medians of \(Self.turns) turns, warm; ratio \(String(format: "%.2f", ratio))")
    }
}

/// The operation that is timed.
enum ScaleOperation: String, CaseIterable {
    case page = "newest page of 100"
    case list = "list of conversations"
    case status = "status update"
    case creation = "conversation creation"
    case saves = "100 single saves"

    /// The time limit, in milliseconds.
    var limit: Double? {
        switch self {
        case .page: 1
        case .status: 0.2
        case .saves: 50
        case .list, .creation: nil
        }
    }
}
