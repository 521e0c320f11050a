import WhisperIngestionPort

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The decision which column is the day, with its confidence and evidence (ING-5).
///
/// Each kind of evidence adds weight, in natural logarithms of odds, for or against an order; the confidence is the
/// share of the best order. `threshold` is below the confidence from one characteristic style of writing, and above
/// that from a common habit alone.
struct DateOrderDecision: Sendable {
    /// The order for the file's main shape.
    let order: DateOrder
    /// 0 … 1.
    let confidence: Double
    /// The evidence for it, strongest first.
    let evidence: [DateOrderEvidence]
    /// The calendar of unmarked years.
    let calendar: ExportCalendar
    /// The orders for all shapes.
    private let orders: [HeaderShape: DateOrder]
    /// The first and last time, in seconds of local time since 1970; nil without messages.
    let first: Int64?
    let last: Int64?
    /// Whether no message is older than its predecessor; false if a file mixes date formats.
    let isChronological: Bool

    /// Below this confidence, an import stops and asks the user.
    static let threshold = 0.75

    /// Decides from the collected evidence.
    /// - Parameter given: The order specified by the user.
    /// - Throws: `dateOrderContradicted` if the given order makes dates impossible that another one explains.
    init(_ evidence: DateEvidence, given: DateOrder?) throws(IngestionError) {
        let groups = evidence.groups.sorted { $0.headers > $1.headers }
        var orders: [HeaderShape: DateOrder] = [:]
        var main: (order: DateOrder, confidence: Double, evidence: [DateOrderEvidence])?
        var first: Int64?
        var last: Int64?
        var isChronological = groups.count == 1
        for group in groups {
            let candidate: DateEvidence.Candidate
            if let given, let chosen = try DateOrderDecision.candidate(of: group, given: given) {
                candidate = chosen
                if main == nil { main = (given, 1, [.given]) }
            } else {
                let ranking = Ranking(group, like: main?.order)
                candidate = ranking.best
                if main == nil { main = (candidate.order, ranking.confidence, ranking.evidence) }
            }
            orders[group.shape] = candidate.order
            if !candidate.isChronological || candidate.impossible > 0 { isChronological = false }
            first = min(first ?? candidate.first, candidate.first)
            last = max(last ?? candidate.last, candidate.last)
        }
        self.orders = orders
        calendar = evidence.calendar
        self.first = first
        self.last = last
        self.isChronological = isChronological
        order = main?.order ?? given ?? .dmy
        confidence = main?.confidence ?? (given == nil ? 0 : 1)
        self.evidence = main?.evidence ?? (given == nil ? [] : [.given])
    }

    /// The candidate that the user specified; nil if this shape allows only one order.
    private static func candidate(
        of group: DateEvidence.Group, given: DateOrder
    ) throws(IngestionError) -> DateEvidence.Candidate? {
        guard group.candidates.count > 1 else { return nil }
        guard let chosen = group.candidates.first(where: { $0.order == given }) else {
            throw .dateOrderContradicted
        }
        let isExplainedBetter = group.candidates.contains { $0.impossible == 0 }
        if chosen.impossible > 0, isExplainedBetter { throw .dateOrderContradicted }
        return chosen
    }

    /// The orders in which to read a header of a shape: the chosen one, then the others, for dates that are impossible
    /// in it.
    func orders(for shape: HeaderShape) -> [DateOrder] {
        var plain = shape.reading(calendar)
        plain.isBracketed = false
        plain.isTimeFirst = false
        plain.hasSeconds = false
        let decided = orders[plain] ?? order
        let open = ExportDate.orders(for: shape)
        return open.filter { $0 == decided } + open.filter { $0 != decided }
    }
}

extension DateOrderDecision {
    /// The possible orders for one header shape, weighed against each other.
    struct Ranking {
        let best: DateEvidence.Candidate
        let confidence: Double
        let evidence: [DateOrderEvidence]

        init(_ group: DateEvidence.Group, like main: DateOrder?) {
            let candidates = group.candidates
            var weights = [[DateOrderEvidence: Double]](repeating: [:], count: candidates.count)
            var totals = [Double](repeating: 0, count: candidates.count)
            let fewestJumps = candidates.filter { $0.impossible == 0 }.map(\.jumps).min() ?? 0
            let mostConfirmed = candidates.map(\.confirmed).max() ?? 0
            for (index, candidate) in candidates.enumerated() {
                var weight: [DateOrderEvidence: Double] = [:]
                if candidate.impossible > 0 {
                    weight[.impossibleValue] = -min(14, 7 + log(Double(candidate.impossible)))
                }
                if mostConfirmed > 0, candidate.confirmed < mostConfirmed { weight[.mediaFileName] = -6 }
                if candidate.future > 0 { weight[.fileTime] = -5 }
                weight[.fewestJumps] = -min(4, 1.2 * Double(max(0, candidate.jumps - fewestJumps)))
                weight[.fasterColumn] = Ranking.columnWeight(group, candidate.order)
                weight[.stylePrior] = Ranking.styleWeight(group.shape, candidate.order)
                weights[index] = weight
                totals[index] = weight.values.reduce(0, +) + (candidate.order == main ? 1.5 : 0)
            }
            let order = totals.indices.sorted { totals[$0] > totals[$1] }
            let winner = order.first ?? 0
            best = candidates[winner]
            guard order.count > 1 else {
                confidence = 1
                evidence = [.impossibleValue]
                return
            }
            let others = order.dropFirst().map { exp(totals[$0] - totals[winner]) }.reduce(0, +)
            confidence = min(0.999, 1 / (1 + others))
            evidence = Ranking.distinguishing(weights[winner], over: order.dropFirst().map { weights[$0] })
        }

        /// The evidence that distinguishes one order from any other, strongest first.
        private static func distinguishing(
            _ winner: [DateOrderEvidence: Double], over others: [[DateOrderEvidence: Double]]
        ) -> [DateOrderEvidence] {
            let margins: [(evidence: DateOrderEvidence, weight: Double)] = DateOrderEvidence.allCases.map { kind in
                (kind, (winner[kind] ?? 0) - (others.map { $0[kind] ?? 0 }.min() ?? 0))
            }
            return margins.filter { $0.weight > 0.2 }.sorted { $0.weight > $1.weight }.map(\.evidence)
        }

        /// The day changes more often than the month, and the month more often than the year.
        private static func columnWeight(_ group: DateEvidence.Group, _ order: DateOrder) -> Double {
            let (day, month): (Int, Int) =
                switch order {
                case .dmy: (0, 1)
                case .mdy: (1, 0)
                case .ymd: (2, 1)
                }
            let ratio = Double(group.changes[day] + 1) / Double(group.changes[month] + 1)
            return max(-1.4, min(1.4, 0.8 * log(ratio)))
        }

        /// The weight of a style that is known to imply an order.
        private static func styleWeight(_ shape: HeaderShape, _ order: DateOrder) -> Double {
            // Nothing is known about files with the era after day and month.
            if shape.hasEraLast { return 0 }
            if order == .ymd { return shape.separator == UInt8(ascii: "/") ? -3 : -2.5 }
            switch shape.separator {
            case UInt8(ascii: "."): return order == .dmy ? 3.5 : 0
            case UInt8(ascii: "-"): return order == .dmy ? 2.2 : 0
            default: break
            }
            if shape.digits != .ascii || shape.periodStyle == .localized { return order == .dmy ? 2.2 : 0 }
            switch (shape.periodStyle, shape.hasLongYearLast) {
            case (.upperCase, false): return order == .mdy ? 1.8 : 0
            case (.lowerCase, _), (_, true): return order == .dmy ? 1.5 : 0
            default: return order == .dmy ? 0.4 : 0
            }
        }
    }
}
