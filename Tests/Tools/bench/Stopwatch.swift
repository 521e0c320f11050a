/// Times pieces of work on the machine's own steady clock.
enum Stopwatch {
    /// How long a body takes, in seconds, and its result.
    static func time<Result>(_ body: () async throws -> Result) async rethrows -> (seconds: Double, result: Result) {
        let clock = ContinuousClock()
        let start = clock.now
        let result = try await body()
        return (start.duration(to: clock.now).seconds, result)
    }

    /// The duration of each run, in seconds.
    static func samples(_ count: Int, _ body: (Int) async throws -> Void) async rethrows -> [Double] {
        var samples: [Double] = []
        samples.reserveCapacity(count)
        for index in 0..<count {
            samples.append(try await time { try await body(index) }.seconds)
        }
        return samples
    }
}

extension Duration {
    /// Seconds, with their fraction.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}

extension [Double] {
    /// The median; 0 without values.
    var median: Double { quantile(0.5) }

    /// The smallest value that this share of the values does not exceed; 0 without values.
    func quantile(_ share: Double) -> Double {
        guard !isEmpty else { return 0 }
        let position = Int((share * Double(count)).rounded(.up)) - 1
        return sorted()[Swift.min(Swift.max(position, 0), count - 1)]
    }
}
