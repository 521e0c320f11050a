import WhisperIngestionContract
import WhisperIngestionPort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// The source used by the pipeline's tests follows the port's rules, which detect sources that do not.
@Suite("Live sources (ING-3)", .ownThreads)
struct LiveScriptTests {
    private static func subject(_ fault: LiveScript.Fault?) -> IngestionSubject {
        let batches = LiveEvents.batches([3, 1, 4, 1, 5, 9])
        return IngestionSubject(
            makeSource: { LiveScript(batches, inFlight: 0, fault: fault) },
            makeFailingSource: { LiveScript(batches, ends: [.failure(.live(.networkError))], fault: fault) },
            makeIdleSource: { LiveScript([], ends: [.idle], fault: fault) })
    }

    @Test("A live source follows the port's rules", arguments: IngestionLaw.live)
    func keeps(_ law: IngestionLaw) async throws {
        try await law.check(LiveScriptTests.subject(nil))
    }

    @Test(
        "The laws catch",
        arguments: [
            (LiveScript.Fault.forgetsAcknowledgements, "Acknowledged events are not delivered again"),
            (.letsAcknowledgementsGoBack, "Acknowledgements are cumulative, and an earlier one has no effect"),
            (.losesWhatIsHeldBack, "Pausing loses nothing and keeps the order"),
            (.repeatsPositions, "Positions increase strictly from batch to batch"),
            (.reportsAfterClosing, "A closed session ends, and may be closed again"),
            (.mistakesCancellation, "Cancelling a waiting consumer ends its wait"),
        ])
    func caught(_ fault: LiveScript.Fault, _ name: String) async throws {
        let law = try #require(IngestionLaw.all.first { $0.name == name })
        await withKnownIssue { try await law.check(LiveScriptTests.subject(fault)) }
    }

    @Test("Every failure of a live source has a recovery (ING-4)")
    func recoveries() {
        let expected: [LiveFailure: LiveFailure.Recovery] = [
            .qrExpired: .immediately, .authenticationFailed: .none, .sessionExpired: .once(after: .seconds(60)),
            .rateLimited: .backOff(isEndless: false), .networkError: .backOff(isEndless: true),
            .messageDecryptFailed: .atSource, .clientOutdated: .none, .banned: .none,
            .bridgeCrashed: .backOff(isEndless: true), .bridgeUnusable: .none, .journalChanged: .none,
            .otherAccount: .none, .passkeyRequired: .none,
        ]
        for failure in LiveFailure.allCases {
            #expect(failure.recovery == expected[failure])
            #expect(failure.rawValue.hasPrefix("WHATSAPP_"))
        }
    }
}
