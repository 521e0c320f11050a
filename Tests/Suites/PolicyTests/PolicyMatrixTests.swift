import WhisperContacts
import WhisperIdentity
import WhisperPolicy
import WhisperTestThreads
import Testing

/// The rules again, expressed inversely: a list of independent sentences about what is forbidden, tried in order.
///
/// It shares no code with the implementation under test.
private enum Oracle {
    struct Case: CustomTestStringConvertible {
        let on: Set<String>
        let recipient: String
        let isSigned: Bool
        let hasSigningKey: Bool

        var testDescription: String {
            "\(on.sorted()) to \(recipient), \(isSigned ? "signed" : "unsigned"), \(hasSigningKey ? "with" : "without") key"
        }
    }

    static let names = [
        "contact-required-to-send", "require-signature-for-verified", "auto-archive-on-rotation",
        "biometric-gated-signing",
    ]
    static let recipients = [
        "raw", "unverified", "verified", "revoked", "unverified blocked", "verified blocked", "revoked blocked",
    ]

    static let cases: [Case] = (0..<16).flatMap { mask in
        let on = Set(names.indices.filter { mask >> $0 & 1 == 1 }.map { names[$0] })
        return recipients.flatMap { recipient in
            [(true, true), (true, false), (false, true), (false, false)].map { isSigned, hasSigningKey in
                Case(on: on, recipient: recipient, isSigned: isSigned, hasSigningKey: hasSigningKey)
            }
        }
    }

    static func verdict(_ case: Case) -> String {
        let forbidden: [(reason: String, holds: Bool)] = [
            ("revoked", `case`.recipient.hasPrefix("revoked")),
            ("blocked", `case`.recipient.hasSuffix("blocked")),
            ("raw key", `case`.recipient == "raw" && `case`.on.contains("contact-required-to-send")),
            ("no signing key", `case`.isSigned && !`case`.hasSigningKey),
            (
                `case`.hasSigningKey ? "signature required" : "signature required, get a key",
                `case`.recipient == "verified" && !`case`.isSigned
                    && `case`.on.contains("require-signature-for-verified")
            ),
        ]
        return forbidden.first { $0.holds }?.reason ?? "meets"
    }
}

@Suite("Policy decisions (POL-1, POL-2)", .ownThreads)
struct PolicyMatrixTests {
    private func settings(_ on: Set<String>) -> PolicySettings {
        PolicySettings(stored: Dictionary(uniqueKeysWithValues: Oracle.names.map { ($0, on.contains($0)) }))
    }

    private func recipient(_ name: String) throws -> PolicyRecipient {
        if name == "raw" { return .rawKey }
        let words = name.split(separator: " ")
        let trust = try #require(Trust.allCases.first { "\($0)" == words[0] })
        return .contact(trust, isBlocked: words.count == 2)
    }

    private func words(_ decision: PolicyDecision) -> String {
        switch decision {
        case .meets: "meets"
        case .violates(.recipientRevoked): "revoked"
        case .violates(.recipientBlocked): "blocked"
        case .violates(.rawKeyBlocked): "raw key"
        case .violates(.signingKeyMissing): "no signing key"
        case .violates(.signatureRequired(hasSigningKey: true)): "signature required"
        case .violates(.signatureRequired(hasSigningKey: false)): "signature required, get a key"
        }
    }

    @Test("Every setting, recipient, signature and identity is decided as the rules say (POL-1)")
    func matrix() throws {
        #expect(Oracle.cases.count == 16 * 7 * 4)
        for `case` in Oracle.cases {
            let decision = settings(`case`.on).decide(
                to: try recipient(`case`.recipient), isSigned: `case`.isSigned, hasSigningKey: `case`.hasSigningKey)
            #expect(words(decision) == Oracle.verdict(`case`), "\(`case`.testDescription)")
        }
    }

    @Test("The matrix contains every verdict, so that none is untested")
    func coverage() {
        #expect(
            Set(Oracle.cases.map(Oracle.verdict)) == [
                "meets", "revoked", "blocked", "raw key", "no signing key", "signature required",
                "signature required, get a key",
            ])
    }

    @Test("Presence is required exactly if the message is signed and the gate is on (BIO-1, BIO-2)")
    func presence() {
        for `case` in Oracle.cases {
            let isAsked = settings(`case`.on).requiresPresence(isSigned: `case`.isSigned)
            #expect(isAsked == (`case`.isSigned && `case`.on.contains("biometric-gated-signing")))
        }
    }

    @Test("A rotated identity is archived if the policy says so, otherwise superseded (ID-3)")
    func rotation() {
        for `case` in Oracle.cases {
            let archives = `case`.on.contains("auto-archive-on-rotation")
            #expect(settings(`case`.on).stageAfterRotation(of: .active) == (archives ? .archived : .rotated))
            #expect(settings(`case`.on).stageAfterRotation(of: .archived) == .archived)
        }
    }
}

@Suite("Policy switches", .ownThreads)
struct PolicySettingsTests {
    @Test("Names and defaults are fixed")
    func defaults() {
        let positions = PolicySwitch.allCases.map { "\($0.rawValue) \(PolicySettings()[$0] ? "on" : "off")" }
        #expect(
            positions == [
                "contact-required-to-send off", "require-signature-for-verified on", "auto-archive-on-rotation on",
                "biometric-gated-signing off",
            ])
    }

    @Test("A switch that was never set has its default, and unknown names change nothing")
    func partial() {
        #expect(PolicySettings(stored: [:]) == PolicySettings())
        #expect(PolicySettings(stored: ["another-policy": true, "": false]) == PolicySettings())
        var expected = PolicySettings()
        expected[.autoArchiveOnRotation] = false
        #expect(PolicySettings(stored: ["auto-archive-on-rotation": false]) == expected)
    }

    @Test("Changing one switch changes no other")
    func independence() {
        for policy in PolicySwitch.allCases {
            for isOn in [true, false] {
                var settings = PolicySettings()
                settings[policy] = isOn
                #expect(settings[policy] == isOn)
                for other in PolicySwitch.allCases where other != policy {
                    #expect(settings[other] == other.isOnByDefault)
                }
            }
        }
    }
}
