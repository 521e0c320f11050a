import WhisperIngestionPort
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Recovery from failures of a live source (ING-4)", .ownThreads)
struct PipelineRecoveryTests {
    /// Runs a source that fails so often in one way, and then ends.
    private func run(
        _ failure: LiveFailure, times: Int, _ fixture: PipelineFixture = PipelineFixture()
    ) async -> (waits: [Duration], result: Result<RunFigures, any Error>) {
        let ends = Array(repeating: LiveScript.End.failure(.live(failure)), count: times) + [.end]
        let script = LiveScript([[LiveEvents.message(0)]], ends: ends)
        let result: Result<RunFigures, any Error>
        do { result = .success(try await fixture.run(script)) } catch { result = .failure(error) }
        var waits: [Duration] = []
        for case .retry(failure, let delay) in fixture.notices.entries { waits.append(delay) }
        return (waits, result)
    }

    @Test("A lost connection is retried indefinitely, first immediately and then at increasing intervals")
    func network() async throws {
        for failure in [LiveFailure.networkError, .bridgeCrashed] {
            let (waits, result) = await run(failure, times: 12)
            #expect(waits == [0, 2, 4, 8, 16, 60, 60, 60, 60, 60, 60, 60].map { .seconds($0) })
            #expect(try result.get().added == 1)
        }
    }

    @Test("Too many requests are retried five times in a row")
    func rateLimited() async throws {
        let good = await run(.rateLimited, times: 5)
        #expect(good.waits == [0, 2, 4, 8, 16].map { .seconds($0) })
        #expect(try good.result.get().isComplete)
        let bad = await run(.rateLimited, times: 6)
        #expect(bad.waits.count == 5)
        #expect(throws: ImportError.source(.live(.rateLimited))) { try bad.result.get() }
    }

    @Test("An expired session is retried once after a minute")
    func sessionExpired() async throws {
        let good = await run(.sessionExpired, times: 1)
        #expect(good.waits == [.seconds(60)])
        #expect(try good.result.get().isComplete)
        let bad = await run(.sessionExpired, times: 2)
        #expect(bad.waits == [.seconds(60)])
        #expect(throws: ImportError.source(.live(.sessionExpired))) { try bad.result.get() }
    }

    @Test("A code that was not scanned is replaced immediately")
    func qrExpired() async throws {
        let (waits, result) = await run(.qrExpired, times: 20)
        #expect(waits == Array(repeating: .zero, count: 20))
        #expect(try result.get().isComplete)
    }

    @Test("A failure that requires the user is not retried, and earlier events are stored")
    func final() async throws {
        for failure in [LiveFailure.authenticationFailed, .clientOutdated, .banned, .messageDecryptFailed] {
            let fixture = PipelineFixture()
            let (waits, result) = await run(failure, times: 1, fixture)
            #expect(waits.isEmpty)
            #expect(throws: ImportError.source(.live(failure))) { try result.get() }
            #expect(try await fixture.numbers() == [0])
            let figures = try #require(try await fixture.store.runs(limit: 1).first?.figures)
            #expect(figures == RunFigures(added: 1, duplicates: 0, skipped: 0, isComplete: false))
        }
    }

    @Test("Figures on connection, latency and decryption are saved, and problems are reported (ING-3)")
    func figures() async throws {
        let fixture = PipelineFixture()
        let clock = fixture.clock
        let lost = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 1, reason: .malformed))
        let undecryptable = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 1, reason: .undecryptable))
        let script = LiveScript(
            [
                [.connection(.pairingBegun)], [.connection(.pairingBegun), .connection(.paired)],
                [.connection(.connected), LiveEvents.message(0), undecryptable], Array(repeating: lost, count: 11),
                [.connection(.disconnected)], [LiveEvents.message(1)],
            ],
            beforeBatch: { _ in clock.advance(by: .seconds(10)) })
        let figures = try await fixture.run(script)
        #expect(figures.skipped == 11)
        let kept = try await ServiceFigures.stored(in: fixture.store)
        #expect(kept.pairingsBegun == 2)
        #expect(kept.pairingsDone == 1)
        #expect(kept.decrypted == 2)
        #expect(kept.undecryptable == 1)
        #expect(kept.latency.count == 2)
        #expect(kept.sessionMilliseconds == 60_000)
        #expect(kept.connectedMilliseconds == 20_000)
        let warnings = fixture.notices.entries.compactMap {
            if case .warning(let warning) = $0 { warning } else { nil }
        }
        #expect(warnings == [.manyUndecryptable, .manySkipped])
    }
}
