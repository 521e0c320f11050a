public import WhisperClockPort
import WhisperContractSupport
import Synchronization
public import Testing

/// A requirement that every clock that measures and waits must meet.
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: MonotonicClockLaw.all)
/// func law(_ law: MonotonicClockLaw) async throws { try await law.check(MonotonicClockBench(clock: MyClock())) }
/// ```
public struct MonotonicClockLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have, so that the law can be checked.
    public let needs: ClockCapabilities
    private let body: @Sendable (MonotonicClockBench) async throws -> Void

    init(
        _ sentence: String, needs: ClockCapabilities = [],
        _ body: @escaping @Sendable (MonotonicClockBench) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the bench lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ bench: MonotonicClockBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws. None waits for longer than some tens of milliseconds, unless the clock is broken.
    public static let all: [MonotonicClockLaw] = measuringLaws + waitingLaws

    private static let measuringLaws = [
        MonotonicClockLaw("Elapsed time never decreases, whichever task reads it (A6)") { bench in
            let readings = OrderedReadings(bench.clock)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { for _ in 0..<500 { #expect(readings.isNext()) } } }
            }
        },
        MonotonicClockLaw("Time passes, whether the clock is waited on or not (A6)") { bench in
            let first = bench.clock.elapsed()
            try await Task.sleep(for: .milliseconds(20))
            #expect(bench.clock.elapsed() > first)
        },
        MonotonicClockLaw("It measures the same time as another clock (A6)", needs: .reference) { bench in
            let reference = try #require(bench.reference)
            let outerBegin = reference()
            let begin = bench.clock.elapsed()
            let innerBegin = reference()
            try await Task.sleep(for: .milliseconds(50))
            let innerEnd = reference()
            let end = bench.clock.elapsed()
            let outerEnd = reference()
            // Two clocks of one machine may tick at slightly different moments.
            #expect(end - begin >= innerEnd - innerBegin - .milliseconds(1))
            #expect(end - begin <= outerEnd - outerBegin + .milliseconds(1))
        },
    ]

    private static let waitingLaws = [
        MonotonicClockLaw("A wait lasts at least its duration, by the same clock (A6)") { bench in
            for duration in [Duration.microseconds(1), .milliseconds(1), .milliseconds(30)] {
                let begin = bench.clock.elapsed()
                await bench.clock.wait(for: duration)
                #expect(bench.clock.elapsed() - begin >= duration)
            }
        },
        MonotonicClockLaw("A wait for zero or a negative duration ends (A6)") { bench in
            for duration in [Duration.zero, .milliseconds(-1), .seconds(-1_000_000)] {
                await bench.expectEnd("a wait for \(duration)", of: bench.waiting(for: duration))
            }
        },
        MonotonicClockLaw("Cancelling the task ends its wait (A6)") { bench in
            let task = bench.waiting(for: long)
            // Whether it waits already or is about to is decided by chance; both must end.
            try await Task.sleep(for: .milliseconds(20))
            task.cancel()
            await bench.expectEnd("a wait that is cancelled", of: task)
        },
        MonotonicClockLaw("A wait in a task that is already cancelled ends (A6)") { bench in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                await bench.clock.wait(for: long)
            }
            await bench.expectEnd("a wait of a cancelled task", of: task)
        },
        MonotonicClockLaw("A short wait ends while a long one goes on (A6)") { bench in
            let long = bench.waiting(for: long)
            try await Task.sleep(for: .milliseconds(20))
            await bench.expectEnd("a short wait", of: bench.waiting(for: .milliseconds(1)))
            long.cancel()
        },
    ]

    /// Longer than any test.
    private static let long = Duration.seconds(86_400)
}

/// Readings of a clock, one after the other, by any number of tasks.
private final class OrderedReadings: Sendable {
    private let clock: any MonotonicClock
    private let latest: Mutex<Duration>

    init(_ clock: any MonotonicClock) {
        self.clock = clock
        latest = Mutex(clock.elapsed())
    }

    /// Reads the clock, and reports whether the reading is at least the previous one.
    func isNext() -> Bool {
        latest.withLock { latest in
            let elapsed = clock.elapsed()
            defer { latest = elapsed }
            return elapsed >= latest
        }
    }
}

/// A clock, and what its laws are checked by.
public struct MonotonicClockBench: Sendable {
    /// The clock, which measures real time.
    public let clock: any MonotonicClock
    /// The time since some moment by another clock that is known to be right; nil if there is none.
    public let reference: (@Sendable () -> Duration)?
    /// How long a wait may take that should already be over. It bounds a hang; it does not measure.
    public let patience: Duration

    /// A clock beside another one.
    public init(
        clock: any MonotonicClock, reference: (@Sendable () -> Duration)? = nil, patience: Duration = .seconds(300)
    ) {
        self.clock = clock
        self.reference = reference
        self.patience = patience
    }

    /// What the bench has.
    public var capabilities: ClockCapabilities { reference == nil ? [] : .reference }

    /// A task that waits for the given duration.
    func waiting(for duration: Duration) -> Task<Void, Never> {
        Task { await clock.wait(for: duration) }
    }

    /// Records an issue unless a task ends.
    func expectEnd(
        _ what: String, of task: Task<Void, Never>, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let hasEnded = await withTaskGroup(of: Bool.self) { group in
            let ended = AsyncStream<Bool> { continuation in
                Task {
                    await task.value
                    continuation.yield(true)
                }
                Task {
                    try? await Task.sleep(for: patience)
                    continuation.yield(false)
                }
            }
            group.addTask { await ended.first { _ in true } ?? false }
            return await group.next() ?? false
        }
        #expect(hasEnded, "\(what) has not ended within \(patience)", sourceLocation: sourceLocation)
    }
}
