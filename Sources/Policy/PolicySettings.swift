public import WhisperIdentity

/// The settings of all policy switches.
public struct PolicySettings: Hashable, Sendable {
    private var on: Set<PolicySwitch>

    /// Creates the settings of a new vault.
    public init() {
        on = Set(PolicySwitch.allCases.filter(\.isOnByDefault))
    }

    /// Creates settings from the values stored in a vault, by name.
    ///
    /// A switch that is not listed has its default value; an unknown name is ignored.
    public init(stored positions: [String: Bool]) {
        self.init()
        for policy in PolicySwitch.allCases {
            if let isOn = positions[policy.rawValue] { self[policy] = isOn }
        }
    }

    /// Every switch on: the settings to use if the stored ones cannot be read.
    public static let strictest = PolicySettings(
        stored: Dictionary(uniqueKeysWithValues: PolicySwitch.allCases.map { ($0.rawValue, true) }))

    /// Whether a switch is on.
    public subscript(policy: PolicySwitch) -> Bool {
        get { on.contains(policy) }
        set {
            if newValue { on.insert(policy) } else { on.remove(policy) }
        }
    }

    /// Returns whether the owner must prove presence before a message is sealed (BIO-1).
    public func requiresPresence(isSigned: Bool) -> Bool {
        isSigned && self[.biometricGatedSigning]
    }

    /// Returns the stage of an identity after its rotation (ID-3).
    public func stageAfterRotation(of stage: IdentityStage) -> IdentityStage {
        stage.afterRotation(archives: self[.autoArchiveOnRotation])
    }
}

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
