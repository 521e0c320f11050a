import WhisperKeyFingerprint
import WhisperPolicy

/// The root of all trust data: a number that increases with every change, the state of the policies, and a code for
/// each of the 256 parts with statements about contacts (docs/formats.md, "Trust").
struct TrustRoot: Hashable, Sendable {
    /// Counts the changes, from 2.
    var number: UInt64
    /// The number of opened envelopes at the time of the change, which never decreases.
    var opened: UInt64
    /// The state of the policies.
    var policies: PolicySettings
    /// The codes of the parts, 16 bytes each; zero for an empty one.
    var parts: [[UInt8]]

    static let codeSize = 16
    static let partCount = 256
    private static let version: UInt8 = 1

    /// Creates a root that authenticates only the policies.
    init(number: UInt64, opened: UInt64, policies: PolicySettings) {
        self.number = number
        self.opened = opened
        self.policies = policies
        parts = Array(repeating: TrustRoot.noCode, count: TrustRoot.partCount)
    }

    /// Parses a root; nil if it is invalid.
    init?(_ bytes: some Sequence<UInt8>) {
        var reader = FieldReader(bytes)
        guard reader.byte() == TrustRoot.version, let number = reader.i64(), number > TrustAnchor.beginning,
            let opened = reader.i64(),
            opened >= 0, let switches = reader.byte(), switches < 1 << TrustRoot.switches.count
        else { return nil }
        self.number = UInt64(number)
        self.opened = UInt64(opened)
        policies = PolicySettings()
        for (index, policy) in TrustRoot.switches.enumerated() { policies[policy] = switches & 1 << index != 0 }
        parts = []
        for _ in 0..<TrustRoot.partCount {
            guard let code = reader.raw(TrustRoot.codeSize) else { return nil }
            parts.append(code)
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The serialised root, without its code.
    var bytes: [UInt8] {
        var fields = FieldWriter(reserving: 32 + TrustRoot.partCount * TrustRoot.codeSize)
        fields.byte(TrustRoot.version)
        fields.i64(Int64(clamping: number))
        fields.i64(Int64(clamping: opened))
        var switches: UInt8 = 0
        for (index, policy) in TrustRoot.switches.enumerated() where policies[policy] { switches |= 1 << index }
        fields.byte(switches)
        for code in parts { fields.raw(code) }
        return fields.bytes
    }

    /// The code of an empty part.
    static let noCode = [UInt8](repeating: 0, count: codeSize)

    /// The policies in the order of their bits, from the lowest.
    private static let switches: [PolicySwitch] = [
        .contactRequiredToSend, .requireSignatureForVerified, .autoArchiveOnRotation, .biometricGatedSigning,
    ]
}
