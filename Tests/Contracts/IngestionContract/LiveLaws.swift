import WhisperContractSupport
import WhisperIngestionPort
import Testing

/// What live sources promise beyond what all sources do. Files have nothing to acknowledge.
extension IngestionLaw {
    static let resumption = IngestionLaw("Acknowledged events are not delivered again", needs: .live) { subject in
        let source = try await subject.source()
        let all = try await events(subject)
        let session = try await source.open()
        let first = try #require(try await session.next())
        await session.acknowledge(first.position)
        // Reported but not acknowledged: it is delivered again.
        _ = try await session.next()
        await session.close()
        let rest = try await events(source)
        #expect(rest == Array(all.dropFirst(first.events.count)))
    }

    static let cumulation = IngestionLaw(
        "Acknowledgements are cumulative, and an earlier one has no effect", needs: .live
    ) {
        subject in
        let source = try await subject.source()
        let all = try await events(subject)
        let session = try await source.open()
        let first = try #require(try await session.next())
        let second = try #require(try await session.next(), "The subject must have more than one batch")
        await session.acknowledge(second.position)
        await session.acknowledge(first.position)
        await session.close()
        let rest = try await events(source)
        #expect(rest == Array(all.dropFirst(first.events.count + second.events.count)))
    }

    static let pausing = IngestionLaw("Pausing loses nothing and keeps the order") { subject in
        let all = try await events(subject)
        let session = try await subject.source().open()
        var received: [EventSummary] = []
        while let batch = try await session.next() {
            received += batch.events.map(EventSummary.init)
            await session.pause()
            // The source is resumed while the next batch is requested, as otherwise none might ever arrive.
            let release = Task {
                try? await Task.sleep(for: .milliseconds(2))
                await session.resume()
            }
            if let held = try await session.next() { received += held.events.map(EventSummary.init) }
            await release.value
        }
        await session.close()
        #expect(received == all)
    }

    static let contentless = IngestionLaw("A live source describes attachments without their content", needs: .live) {
        subject in
        let source = try await subject.source()
        let session = try await source.open()
        while let batch = try await session.next() {
            for case .message(let message) in batch.events { #expect(message.attachmentSources.isEmpty) }
        }
        await session.close()
    }

    static let idleCancellation = IngestionLaw("Cancelling a waiting consumer ends its wait", needs: .idling) {
        subject in
        let makeIdleSource = try #require(subject.makeIdleSource)
        let source = try await makeIdleSource()
        let session = try await source.open()
        let consumer = Task { () -> IngestionError? in
            do throws(IngestionError) {
                while try await session.next() != nil {}
                return nil
            } catch {
                return error
            }
        }
        // Whether it waits already or is about to is decided by chance; both must end.
        try await Task.sleep(for: .milliseconds(20))
        // No clock: on a busy machine the duration is no property of the adapter.
        consumer.cancel()
        let ended = await ending(of: consumer)
        await session.close()
        guard case .success(let error)? = ended else {
            Issue.record("A cancelled consumer must end")
            return
        }
        #expect(error == nil || error == .cancelled)
    }

    static let idleClosing = IngestionLaw("Closing from another task ends the wait", needs: .idling) { subject in
        let makeIdleSource = try #require(subject.makeIdleSource)
        let source = try await makeIdleSource()
        let session = try await source.open()
        let consumer = Task { try await session.next() == nil }
        try await Task.sleep(for: .milliseconds(20))
        await session.close()
        #expect(try await ending(of: consumer)?.get() == true)
    }
}
