/// The four switches of a vault (POL). Raw values are the names at the command line and in the vault.
public enum PolicySwitch: String, Hashable, Sendable, CaseIterable {
    /// Messages go to contacts only, never to a key that was typed.
    case contactRequiredToSend = "contact-required-to-send"
    /// Messages to verified contacts are signed.
    case requireSignatureForVerified = "require-signature-for-verified"
    /// An identity that was rotated is archived at once.
    case autoArchiveOnRotation = "auto-archive-on-rotation"
    /// Every signature needs a proof of presence (BIO-1).
    case biometricGatedSigning = "biometric-gated-signing"

    /// Its position in a new vault.
    public var isOnByDefault: Bool {
        switch self {
        case .contactRequiredToSend, .biometricGatedSigning: false
        case .requireSignatureForVerified, .autoArchiveOnRotation: true
        }
    }
}
