public import WhisperIdentity

/// The positions of all switches.
public struct PolicySettings: Hashable, Sendable {
    private var on: Set<PolicySwitch>

    /// The positions of a new vault.
    public init() {
        on = Set(PolicySwitch.allCases.filter(\.isOnByDefault))
    }

    /// The positions that a vault keeps, by name. A switch that it does not name is in its first position; a name that is
    /// none of the four says nothing.
    public init(stored positions: [String: Bool]) {
        self.init()
        for policy in PolicySwitch.allCases {
            if let isOn = positions[policy.rawValue] { self[policy] = isOn }
        }
    }

    /// Every switch on: what holds where it is not known how they stand.
    public static let strictest = PolicySettings(
        stored: Dictionary(uniqueKeysWithValues: PolicySwitch.allCases.map { ($0.rawValue, true) }))

    /// Whether a switch is on.
    public subscript(policy: PolicySwitch) -> Bool {
        get { on.contains(policy) }
        set {
            if newValue { on.insert(policy) } else { on.remove(policy) }
        }
    }

    /// Whether the owner must be asked to prove presence before a message is sealed (BIO-1).
    public func requiresPresence(isSigned: Bool) -> Bool {
        isSigned && self[.biometricGatedSigning]
    }

    /// What becomes of an identity that is rotated (ID-3).
    public func stageAfterRotation(of stage: IdentityStage) -> IdentityStage {
        stage.afterRotation(archives: self[.autoArchiveOnRotation])
    }
}
