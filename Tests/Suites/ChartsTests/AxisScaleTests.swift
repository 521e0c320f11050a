import WhisperCharts
import WhisperTestThreads
import Testing

/// Axes begin at zero and have round ticks (LOOK-8).
@Suite("Axes of charts", .ownThreads)
struct AxisScaleTests {
    @Test("Ticks are round, begin at zero, and the last is the first that reaches the peak (LOOK-8)")
    func ticks() {
        #expect(AxisScale(peak: 0).ticks == [0, 1])
        #expect(AxisScale(peak: 1).ticks == [0, 1])
        #expect(AxisScale(peak: 4).ticks == [0, 1, 2, 3, 4])
        #expect(AxisScale(peak: 6).ticks == [0, 2, 4, 6])
        #expect(AxisScale(peak: 23).ticks == [0, 5, 10, 15, 20, 25])
        #expect(AxisScale(peak: 1_001).ticks == [0, 500, 1_000, 1_500])
        #expect(AxisScale(peak: -5).ticks == [0, 1])
    }

    @Test("Any peak has at most seven ticks, and values are at their share of the axis (LOOK-8)", arguments: 0..<63)
    func anyPeak(exponent: Int64) {
        for peak in [1 << exponent, (1 << exponent) + exponent, .max - exponent] as [Int64] {
            let scale = AxisScale(peak: peak)
            #expect((2...7).contains(scale.ticks.count))
            #expect(scale.ticks.first == 0 && scale.top >= peak)
            #expect(scale.ticks.dropLast().allSatisfy { $0 < peak })
            #expect(scale.fraction(of: 0) == 0 && scale.fraction(of: scale.top) == 1)
            #expect(abs(scale.fraction(of: peak) - Double(peak) / Double(scale.top)) < 1e-12)
        }
    }
}
