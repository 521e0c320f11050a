/// The four policy switches of a vault (POL). Raw values are the names on the command line and in the vault.
public enum PolicySwitch: String, Hashable, Sendable, CaseIterable {
    /// Messages may be sent to contacts only, never to a raw key.
    case contactRequiredToSend = "contact-required-to-send"
    /// Messages to verified contacts must be signed.
    case requireSignatureForVerified = "require-signature-for-verified"
    /// A rotated identity is archived at once.
    case autoArchiveOnRotation = "auto-archive-on-rotation"
    /// Every signature requires a proof of presence (BIO-1).
    case biometricGatedSigning = "biometric-gated-signing"

    /// Whether the switch is on in a new vault.
    public var isOnByDefault: Bool {
        switch self {
        case .contactRequiredToSend, .biometricGatedSigning: false
        case .requireSignatureForVerified, .autoArchiveOnRotation: true
        }
    }
}
