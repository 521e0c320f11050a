package import WhisperIngestionPort
package import WhisperLocalization

extension LiveFailure {
    /// The failure in words (ING-4).
    package var text: BridgeText {
        switch self {
        case .qrExpired: .qrExpired
        case .authenticationFailed: .authenticationFailed
        case .passkeyRequired: .passkeyRequired
        case .sessionExpired: .sessionExpired
        case .rateLimited: .rateLimited
        case .networkError: .networkError
        case .messageDecryptFailed: .undecryptable
        case .clientOutdated: .clientOutdated
        case .banned: .banned
        case .bridgeCrashed: .crashed
        case .bridgeUnusable: .unusable
        case .journalChanged: .journalChanged
        case .otherAccount: .otherAccount
        }
    }
}
