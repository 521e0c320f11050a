package import WhisperLocalization
package import WhisperMessage

extension ReceiptStatus {
    /// The word that the user reads.
    package var text: ReceiptText {
        switch self {
        case .delivered: .delivered
        case .read: .read
        case .played: .played
        }
    }
}
