/// An axis from zero, with a tick at every round number: 1, 2 or 5 times a power of ten.
public struct AxisScale: Hashable, Sendable {
    /// The distance between two ticks; at least 1.
    public let step: Int64
    /// The values of the ticks, from 0 to the end of the axis: at most seven.
    public let ticks: [Int64]

    /// The end of the axis; at least 1, and at least the peak.
    public var top: Int64 { ticks.last ?? 1 }

    /// The axis for values up to a peak.
    public init(peak: Int64) {
        let peak = max(1, peak)
        var step: Int64 = 1
        search: for magnitude in AxisScale.magnitudes {
            for factor in [1, 2, 5] as [Int64] {
                let (candidate, isOverflow) = factor.multipliedReportingOverflow(by: magnitude)
                guard !isOverflow else { break search }
                step = candidate
                if (peak - 1) / candidate < 5 { break search }
            }
        }
        self.step = step
        var ticks: [Int64] = [0]
        while let last = ticks.last, last < peak {
            let (next, isOverflow) = last.addingReportingOverflow(step)
            // Beyond this there is no round number: the axis ends with the greatest.
            ticks.append(isOverflow ? .max : next)
        }
        self.ticks = ticks
    }

    /// A value's place on the axis, from 0 to 1.
    public func fraction(of value: Int64) -> Double {
        min(1, max(0, Double(value) / Double(top)))
    }

    private static let magnitudes: [Int64] = (0...18).map { exponent in
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
}
