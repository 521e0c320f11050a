import WhisperIngestionPort
import Synchronization
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// The reading side of an import (ING-1, P3).
@Suite("Reading ahead of an import", .ownThreads)
struct BatchReaderTests {
    /// A session that counts its calls.
    private final class CountingSession: IngestionSession {
        private let batches: Int
        private let asked = Mutex(0)
        private let closed = Mutex(0)
        let reads: AsyncStream<Int>
        private let report: AsyncStream<Int>.Continuation

        init(batches: Int) {
            self.batches = batches
            (reads, report) = AsyncStream.makeStream()
        }

        var timesAsked: Int { asked.withLock { $0 } }
        var timesClosed: Int { closed.withLock { $0 } }

        func next() async throws(IngestionError) -> IngestionBatch? {
            let number = asked.withLock { asked in
                asked += 1
                return asked
            }
            report.yield(number)
            guard number <= batches else { return nil }
            return IngestionBatch(
                events: [], position: UInt64(number),
                progress: IngestionProgress(completed: Int64(number), total: nil, unit: .messages))
        }

        func acknowledge(_ position: UInt64) async {}
        func pause() async {}
        func resume() async {}
        func close() async { closed.withLock { $0 += 1 } }
    }

    @Test(
        "The next batch is read while the last one is in hand, and none is read behind the end (P3)",
        .timeLimit(.minutes(1)))
    func readsAhead() async throws {
        let session = CountingSession(batches: 3)
        let reader = BatchReader(session) { batch throws(ImportError) in batch.position }
        var reads = session.reads.makeAsyncIterator()
        for number in 1...3 {
            #expect(try await reader.next() == UInt64(number))
            // The session's next batch is requested without another call of `next`.
            while let read = await reads.next(), read <= number {}
        }
        #expect(try await reader.next() == nil)
        await reader.close()
        #expect(session.timesAsked == 4 && session.timesClosed == 1)
    }

    @Test("What preparing throws is thrown by the batch that it belongs to", .timeLimit(.minutes(1)))
    func failure() async throws {
        let session = CountingSession(batches: 3)
        let reader = BatchReader(session) { batch throws(ImportError) in
            guard batch.position < 2 else { throw ImportError.cancelled }
            return batch.position
        }
        #expect(try await reader.next() == 1)
        await #expect(throws: ImportError.cancelled) { try await reader.next() }
        await reader.close()
        #expect(session.timesClosed == 1)
    }
}
