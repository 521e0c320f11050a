import WhisperLocalization
package import WhisperCore

extension SealingWarning {
    /// The word for it in JSON.
    package var word: String {
        switch self {
        case .keyChanged: "key-changed"
        case .clockBehind: "clock-behind"
        case .identityRotated: "identity-rotated"
        case .noSigningKey: "no-signing-key"
        }
    }

    /// The warning to print after a message was sealed; nil if it is reported in another way.
    package func message(of sealed: SealedMessage, to recipient: String) -> LocalizedMessage? {
        switch self {
        case .keyChanged: LocalizedMessage(ContactText.keyChangedWarning, ["name": .text(recipient)])
        case .clockBehind: LocalizedMessage(EnvelopeWords.clockBehind)
        case .identityRotated:
            LocalizedMessage(EnvelopeWords.rotatedIdentity, ["name": .text(sealed.identity.name)])
        case .noSigningKey: nil
        }
    }
}
