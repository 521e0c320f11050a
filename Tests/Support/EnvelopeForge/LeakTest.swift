#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Tests whether the time of an operation distinguishes two kinds of input, by Welch's t-test on many measurements (R5;
/// the method is that of dudect).
///
/// Both kinds are mixed in one region and read in sequence, so that only their processing can differ. The slowest tenth
/// of the times is discarded, since interruptions have nothing to do with the input.
package struct LeakTest: Sendable {
    /// The limit of |t|; larger values indicate a leak. By chance it is exceeded once in a hundred thousand tests.
    package static let limit = 4.5

    /// The absolute value of the statistic.
    package let t: Double
    /// The number of measurements used.
    package let samples: Int

    /// Whether no leak was detected.
    package var isQuiet: Bool { t < LeakTest.limit }

    /// Runs the measurement.
    ///
    /// - Parameters:
    ///   - samples: The number of measurements.
    ///   - size: The size of an input in bytes.
    ///   - fill: Writes an input of one of the two kinds.
    ///   - operation: The operation to measure. Its result must be the same for both kinds.
    package init(
        samples: Int, size: Int, using generator: inout some RandomNumberGenerator,
        fill: (_ input: UnsafeMutableRawBufferPointer, _ isSecondKind: Bool, inout any RandomNumberGenerator) -> Void,
        operation: (UnsafeRawBufferPointer) -> Bool
    ) {
        let batch = 500
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: batch * size, alignment: 64)
        defer { region.deallocate() }
        var any: any RandomNumberGenerator = generator
        var times: [[Double]] = [[], []]
        var kinds = [Bool](repeating: false, count: batch)
        var results = 0
        // The first batch warms up.
        for round in 0..<samples / batch + 1 {
            for index in 0..<batch {
                kinds[index] = Bool.random(using: &generator)
                fill(
                    UnsafeMutableRawBufferPointer(rebasing: region[index * size..<(index + 1) * size]), kinds[index],
                    &any)
            }
            for index in 0..<batch {
                let input = UnsafeRawBufferPointer(rebasing: region[index * size..<(index + 1) * size])
                let start = LeakTest.nanoseconds()
                let result = operation(input)
                let end = LeakTest.nanoseconds()
                results += result ? 1 : 0
                if round > 0 { times[kinds[index] ? 1 : 0].append(Double(end - start)) }
            }
        }
        let all = (times[0] + times[1]).sorted()
        let slowest = all.isEmpty ? 0 : all[all.count * 9 / 10]
        let retained = times.map { $0.filter { $0 <= slowest } }
        self.samples = retained[0].count + retained[1].count
        t = LeakTest.welch(retained[0], retained[1])
    }

    private static func welch(_ first: [Double], _ second: [Double]) -> Double {
        guard first.count > 1, second.count > 1 else { return 0 }
        func moments(_ values: [Double]) -> (mean: Double, variance: Double) {
            let mean = values.reduce(0, +) / Double(values.count)
            let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
            return (mean, squares / Double(values.count - 1))
        }
        let (left, right) = (moments(first), moments(second))
        let spread = left.variance / Double(first.count) + right.variance / Double(second.count)
        return spread > 0 ? abs(left.mean - right.mean) / spread.squareRoot() : 0
    }

    private static func nanoseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
