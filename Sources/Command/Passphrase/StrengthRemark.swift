import WhisperLocalization
import WhisperPassphraseStrength
import WhisperSecretMemory

/// What is said about the strength of a new passphrase.
struct StrengthRemark {
    private let strength: PassphraseStrength

    /// Estimates the passphrase where it is.
    init(of passphrase: borrowing SecretBytes) {
        strength = unsafe passphrase.withUnsafeBytes { bytes in
            unsafe PassphraseStrength(of: bytes.bindMemory(to: UInt8.self).span)
        }
    }

    /// Whether guessing it is to be feared.
    var isWeak: Bool { strength.level == .weak }

    /// The estimate, and advice if it is weak.
    func lines(_ localizer: Localizer) -> [LocalizedMessage] {
        let text: PassphraseText =
            switch strength.level {
            case .weak: .strengthWeak
            case .fair: .strengthFair
            case .strong: .strengthStrong
            }
        let estimate = LocalizedMessage(text, arguments(localizer))
        return [estimate] + (isWeak ? [LocalizedMessage(PassphraseText.weakAdvice)] : [])
    }

    /// Warns of a weak passphrase that nobody is asked about.
    func warn(on output: Output) {
        if isWeak { output.warning(LocalizedMessage(PassphraseText.weakWarning, arguments(output.localizer))) }
    }

    private func arguments(_ localizer: Localizer) -> [String: TextArgument] {
        let time: PassphraseText =
            switch strength.time {
            case .seconds: .inSeconds
            case .minutes: .inMinutes
            case .hours: .inHours
            case .days: .inDays
            case .months: .inMonths
            case .years: .inYears
            case .centuries: .inCenturies
            case .ages: .inAges
            }
        let guesser: PassphraseText = strength.guesser == .computer ? .byComputer : .byGraphicsCards
        let found = localizer(guesser, ["time": .text(localizer(time))])
        return ["found": .text(found), "bits": .text(String(strength.bits))]
    }
}
