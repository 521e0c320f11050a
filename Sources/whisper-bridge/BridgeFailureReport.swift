import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a failure of a bridge is in words, and what the user can do (ING-4).
enum BridgeFailureReport {
    /// What the user can do, if the text does not mention it.
    private static func hint(for failure: LiveFailure) -> LocalizedMessage? {
        switch failure {
        case .authenticationFailed, .sessionExpired: LocalizedMessage(BridgeText.notLinkedHint)
        case .passkeyRequired: LocalizedMessage(BridgeText.passkeyHint)
        case .bridgeCrashed: LocalizedMessage(BridgeText.crashedHint)
        case .bridgeUnusable: LocalizedMessage(BridgeText.unusableHint)
        case .journalChanged: LocalizedMessage(BridgeText.journalChangedHint)
        case .otherAccount: LocalizedMessage(BridgeText.otherAccountHint)
        default: nil
        }
    }

    /// What a command fails with. The code is that of ING-4.
    static func failure(of error: IngestionError, program: String) -> CommandFailure {
        switch error {
        case .live(let failure):
            CommandFailure(
                FailureCode(failure.rawValue, failure == .passkeyRequired ? .passkeyRequired : .failure), failure.text,
                ["id": "–"], hint: hint(for: failure))
        case .notFound:
            CommandFailure(
                .notFound, BridgeText.programMissing, ["program": .text(program)],
                hint: LocalizedMessage(BridgeText.programMissingHint))
        case .inaccessible(ENOTSUP):
            CommandFailure(FailureCode("no-memory-place", .failure), BridgeText.noMemoryPlace)
        case .inaccessible(let errno):
            CommandFailure(
                .inputOutput, FailureText.fileFailed, ["reason": .text(SystemFailure(errno: errno).reason)])
        case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
        default: CommandFailure(.input, FailureText.internalError, ["reason": .text("\(error)")])
        }
    }
}
