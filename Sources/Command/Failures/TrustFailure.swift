import WhisperLocalization
import WhisperStorePort
package import WhisperCore

/// Translates why a change of what the owner trusts was not made into what the user reads.
package enum TrustFailure {
    /// What the vault says about trust is in doubt, and the change would add trust.
    package static var inDoubt: CommandFailure {
        CommandFailure(.trustInDoubt, TrustText.refused, hint: LocalizedMessage(TrustText.refusedHint))
    }

    /// The failure that an error amounts to.
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
