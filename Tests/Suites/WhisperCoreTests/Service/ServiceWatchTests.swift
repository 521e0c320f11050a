import Synchronization
import Testing
import WhisperClockPort
import WhisperInMemoryStore
import WhisperServicePort
import WhisperStorePort
import WhisperTestThreads
import WhisperCore

/// What a manager of services is told, in order.
private final class RecordedService: ServiceManager {
    let watchdogInterval: Duration?
    private let calls = Mutex<[String]>([])

    init(watchdogInterval: Duration?) { self.watchdogInterval = watchdogInterval }

    var all: [String] { calls.withLock { $0 } }

    func ready() { note("ready") }
    func alive() { note("alive") }
    func stopping() { note("stopping") }
    func report(_ status: String) { note(status) }

    private func note(_ call: String) { calls.withLock { $0.append(call) } }
}

/// A clock that never waits, and cancels the waiting task after a number of waits.
private final class CountingClock: MonotonicClock {
    private let waits = Mutex<[Duration]>([])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    var all: [Duration] { waits.withLock { $0 } }

    func elapsed() -> Duration { .zero }

    func wait(for duration: Duration) async {
        let count = waits.withLock { waits in
            waits.append(duration)
            return waits.count
        }
        if count >= limit { withUnsafeCurrentTask { unsafe $0?.cancel() } }
    }
}

@Suite("Reports to a manager of services (CLI-4)", .ownThreads)
struct ServiceWatchTests {
    @Test("Each report of life follows a probe that succeeded, and a failed one leaves silence (CLI-4)")
    func probes() async {
        let service = RecordedService(watchdogInterval: .seconds(60))
        let clock = CountingClock(limit: 4)
        let probes = Mutex(0)
        let watch = ServiceWatch(service, clock: clock, status: { "\(probes.withLock { $0 }) probes" }) {
            // The second and third fail.
            probes.withLock { count in
                count += 1
                return count == 1 || count == 4
            }
        }
        await Task { await watch.run() }.value
        #expect(service.all == ["alive", "1 probes", "alive", "4 probes"])
        #expect(clock.all == Array(repeating: .seconds(60), count: 4))
    }

    @Test("A vault that answers is a sign of life, and one that is closed is none (CLI-4)")
    func vault() async {
        for isClosed in [false, true] {
            let store = InMemoryStore(clock: StillClock())
            if isClosed { await store.close() }
            let service = RecordedService(watchdogInterval: .seconds(1))
            let watch = ServiceWatch(service, of: store, clock: CountingClock(limit: 2)) { nil }
            await Task { await watch.run() }.value
            #expect(service.all == (isClosed ? [] : ["alive", "alive"]))
        }
    }

    @Test("Where nobody watches, nothing is probed and the watch ends at once (CLI-4)")
    func unwatched() async {
        let service = RecordedService(watchdogInterval: nil)
        let clock = CountingClock(limit: 1)
        for manager in [service, nil] as [RecordedService?] {
            await ServiceWatch(manager, clock: clock, status: { nil }) {
                Issue.record("probed")
                return true
            }.run()
        }
        #expect(service.all.isEmpty && clock.all.isEmpty)
    }

    @Test("A status is one line of bounded length without control characters")
    func status() {
        #expect(ServiceStatus.line("12 new\nREADY=1\u{0}\u{2028}x") == "12 new READY=1  x")
        #expect(ServiceStatus.line(String(repeating: "é", count: 1_000)).unicodeScalars.count == 200)
        #expect(ServiceStatus.line("नमस्ते") == "नमस्ते")
    }
}
