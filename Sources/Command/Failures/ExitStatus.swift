/// The exit status of the command (CLI-5).
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case success = 0
    case failure = 1
    case partial = 3
    case noVault = 10
    case vaultHeld = 11
    case wrongPassphrase = 12
    case vaultDamaged = 13
    case notAddressedToYou = 20
    case expired = 21
    case replay = 22
    case invalidEnvelope = 23
    case policyViolation = 24
    case keyChanged = 25
    case replayProtectionFull = 26
    case signatureCancelled = 27
    case messageTooLong = 28
    case passkeyRequired = 29
    case usage = 64
    case interrupted = 130
}
