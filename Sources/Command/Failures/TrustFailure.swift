import WhisperLocalization
import WhisperStorePort
package import WhisperCore

/// Translates the errors of changes to the owner's trust into failures for the user.
package enum TrustFailure {
    /// The vault's trust data is in doubt, and the change would add trust.
    package static var inDoubt: CommandFailure {
        CommandFailure(.trustInDoubt, TrustText.refused, hint: LocalizedMessage(TrustText.refusedHint))
    }

    /// The failure that corresponds to an error.
    package static func failure(of error: TrustError) -> CommandFailure {
        switch error {
        case .inDoubt: inDoubt
        case .changedMeanwhile: FailureReport.failure(of: StoreError(.busy))
        case .store(let error): FailureReport.failure(of: error)
        case .keychain(let error): FailureReport.failure(of: error)
        case .sealing(let error): FailureReport.failure(of: error)
        }
    }
}
