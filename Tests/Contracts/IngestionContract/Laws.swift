import WhisperContractSupport
import WhisperIngestionPort
import Testing

extension IngestionLaw {
    static let order = IngestionLaw("Batches and events arrive in the source's own order") { subject in
        let events = try await events(subject)
        let ordinals = events.compactMap(\.ordinal)
        #expect(!ordinals.isEmpty, "The subject must have messages")
        let isAscending = zip(ordinals, ordinals.dropFirst()).allSatisfy { $0 < $1 }
        #expect(isAscending, "Ordinals must ascend strictly")
    }

    static let positions = IngestionLaw("Positions increase strictly from batch to batch") { subject in
        let session = try await subject.source().open()
        var last: UInt64?
        var batches = 0
        while let batch = try await session.next() {
            if let last { #expect(batch.position > last) }
            last = batch.position
            batches += 1
        }
        await session.close()
        #expect(batches > 1, "The subject must have more than one batch")
    }

    static let boundedReadAhead = IngestionLaw("No batch is produced before it is requested") { subject in
        let session = try await subject.source().open()
        guard let first = try await session.next() else {
            Issue.record("The subject must have messages")
            return
        }
        await session.close()
        guard let total = first.progress.total else {
            try reportUnchecked("No batch is produced before it is requested", missing: "a total in the progress")
        }
        #expect(first.progress.completed < total, "The first batch must not have read the whole source")
    }

    static let acknowledgement = IngestionLaw("Unacknowledged events are delivered again after a restart") { subject in
        let source = try await subject.source()
        let first = try await firstBatch(source)
        let again = try await firstBatch(source)
        // How much a live source has at hand differs from time to time; what it begins with does not.
        let common = min(first.count, again.count)
        #expect(common > 0)
        #expect(first.prefix(common) == again.prefix(common))
    }

    static let failure = IngestionLaw(
        "A failure ends the sequence with a typed error, after the events before it", needs: .failure
    ) { subject in
        let source = try await subject.failingSource()
        let session: any IngestionSession
        do throws(IngestionError) {
            session = try await source.open()
        } catch {
            return
        }
        var failure: IngestionError?
        do throws(IngestionError) {
            while let batch = try await session.next() { #expect(!batch.events.isEmpty) }
        } catch {
            failure = error
        }
        #expect(failure != nil, "Broken input must not end like whole input")
        await session.close()
    }

    static let cancellation = IngestionLaw("Cancelling the consumer ends the sequence within a second") { subject in
        // The fastest of a few: one may have to wait for the processor.
        var times: [Duration] = []
        while times.count < 5, !times.contains(where: { $0 < .seconds(1) }) {
            let session = try await subject.source().open()
            // Timed inside the task, so that a machine that is late to run it is not held against the source.
            let consumer = Task { () -> (error: IngestionError?, time: Duration) in
                withUnsafeCurrentTask { $0?.cancel() }
                let start = ContinuousClock.now
                do throws(IngestionError) {
                    while try await session.next() != nil {}
                } catch {
                    return (error, ContinuousClock.now - start)
                }
                return (nil, ContinuousClock.now - start)
            }
            let ended = await ending(of: consumer)
            await session.close()
            guard case .success(let end)? = ended else {
                Issue.record("A cancelled consumer must end")
                return
            }
            #expect(end.error == nil || end.error == .cancelled)
            times.append(end.time)
        }
        #expect(times.contains { $0 < .seconds(1) }, "\(times)")
    }

    static let closing = IngestionLaw("A closed session ends, and may be closed again") { subject in
        let session = try await subject.source().open()
        _ = try await session.next()
        await session.pause()
        await session.resume()
        await session.close()
        await session.close()
        let batch = try? await session.next()
        #expect(batch == nil, "Nothing may come after closing")
    }

    static let replay = IngestionLaw(
        "A replayable source delivers the same events each time", needs: .replay
    ) { subject in
        let source = try await subject.source()
        let first = try await events(source)
        let second = try await events(source)
        #expect(first == second)
        #expect(!first.isEmpty)
    }

    // MARK: Reading

    static func firstBatch(_ source: any IngestionSource) async throws -> [EventSummary] {
        let session = try await source.open()
        let batch = try await session.next()
        await session.close()
        return batch?.events.map(EventSummary.init) ?? []
    }

    static func events(_ subject: IngestionSubject) async throws -> [EventSummary] {
        try await events(subject.source())
    }

    static func events(_ source: any IngestionSource) async throws -> [EventSummary] {
        let session = try await source.open()
        var events: [EventSummary] = []
        while let batch = try await session.next() {
            events += batch.events.map(EventSummary.init)
            await session.acknowledge(batch.position)
        }
        await session.close()
        return events
    }
}
