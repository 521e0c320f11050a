#if Bridge
    import Foundation
    import WhisperIngestionPort
    import WhisperMessage
    import Synchronization
    import WhisperCore

    /// What was seen of messages on their way from a bridge into a vault. Times are readings of the clock that all processes
    /// share, in nanoseconds.
    struct LiveRecord: Sendable {
        /// When each message was written, in order, and whether it belongs to the backlog.
        var written: [(time: Int64, isBacklog: Bool)] = []
        /// When a number of messages was known to be committed.
        var commits: [(time: Int64, count: Int)] = []
        /// Samples of resident memory in megabytes, by the number of committed messages.
        var memory: [(count: Int, megabytes: Double)] = []
        /// Events in memory at most, and events that went to the spill at most at a time.
        var greatestDepth = 0
        var spilled: Int64 = 0
        /// What the reading took of this process's processors, and of the time of day, in seconds.
        var processorSeconds = 0.0
        var wallSeconds = 0.0

        /// When each message was known to be committed.
        private var committed: [Int64] {
            var times: [Int64] = []
            for commit in commits where commit.count > times.count {
                times += Array(repeating: commit.time, count: commit.count - times.count)
            }
            return times
        }

        /// How long each message took, in seconds: those of the past, or the others.
        func latencies(ofBacklog isBacklog: Bool) -> [Double] {
            zip(written, committed).compactMap { written, committed in
                written.isBacklog == isBacklog ? Double(committed - written.time) * 1e-9 : nil
            }
        }

        /// How long messages took from the first one's line to the last one's row, in seconds.
        func seconds(of range: Range<Int>) -> Double {
            let committed = committed
            guard let last = range.last, written.indices.contains(last), committed.indices.contains(last) else {
                return 0
            }
            return Double(committed[last] - written[range.lowerBound].time) * 1e-9
        }

        /// How many of these messages came in a second.
        func rate(of range: Range<Int>) -> Double { Double(range.count) / max(1e-9, seconds(of: range)) }

        /// The peak resident memory until a number of messages was committed, in megabytes.
        func memory(before count: Int) -> Double {
            memory.filter { $0.count <= count }.map(\.megabytes).max() ?? 0
        }
    }

    /// Takes down what passes.
    final class LiveRecorder: Sendable {
        private let state = Mutex(LiveRecord())

        /// What was taken down.
        var record: LiveRecord { state.withLock { $0 } }

        /// Takes down when messages were written, which their texts end with.
        func note(_ events: [IngestionEvent], isBacklog: Bool) {
            state.withLock { record in
                for event in events {
                    guard case .message(let message) = event else { continue }
                    let digits = message.content.text?.utf8.reversed().prefix { (0x30...0x39).contains($0) } ?? []
                    let time = digits.reversed().reduce(Int64(0)) { $0 &* 10 &+ Int64($1 - 0x30) }
                    record.written.append((time, isBacklog))
                }
            }
        }

        /// Takes down a commit.
        func note(_ status: IngestionStatus) {
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            let time = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
            let memory = isDue(time) ? Machine.residentMegabytes : nil
            state.withLock { record in
                record.commits.append((time, Int(status.added)))
                record.greatestDepth = max(record.greatestDepth, status.greatestDepth)
                record.spilled = max(record.spilled, status.spilled)
                if let memory { record.memory.append((Int(status.added), memory)) }
            }
        }

        private let lastLook = Mutex(Int64(0))

        /// Looking at memory takes a moment, so it is done fifty times a second at most.
        private func isDue(_ time: Int64) -> Bool {
            lastLook.withLock { last in
                guard time - last > 20_000_000 else { return false }
                last = time
                return true
            }
        }
    }
#endif
