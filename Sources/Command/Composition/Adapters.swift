package import WhisperClockPort
import WhisperCore
import WhisperCryptoPort
import WhisperMessage
import WhisperPassphrasePresence
import WhisperPresencePort
import WhisperQRCode
package import WhisperQRCodePort
package import WhisperSealingPort
package import WhisperSodiumSealing
import WhisperSystemClock
package import WhisperVault

/// The adapters in use. This folder is the only place of the command that names them.
package enum Adapters {
    /// Those of the vault: the library's, with the terminal to prove presence at, and the zone of the environment.
    package static func vault(_ context: Context) throws(CommandFailure) -> VaultAdapters {
        do {
            var adapters = try VaultAdapters.standard()
            adapters.clock = context.clock
            adapters.zones = zones(context.environment)
            adapters.passphraseCost = passphraseCost
            let presence = PassphrasePresence(sealing: try SodiumSealing(), cost: passphraseCost) {
                [memory = adapters.memory] (question) throws(PresenceError) in
                try SigningPrompt(context: context, memory: memory)
                    .ask(question.purpose, isNew: question.occasion == .choosing, failures: question.failures)
            }
            adapters.presence = HiddenGate(gate: presence, interruptions: context.interruptions)
            return adapters
        } catch let error as VaultError {
            if let error = error.underlying as? CryptoError { throw CryptoFailure.failure(of: error) }
            throw FailureReport.failure(of: error)
        } catch {
            throw FailureReport.failure(of: error)
        }
    }

    /// The system's clock.
    ///
    /// Debug builds can shift it for tests; release builds do not contain the shifted clock.
    package static var clock: any WallClock {
        #if DEBUG
            if let offset = Environment.process["WHISPER_TEST_CLOCK_OFFSET"].flatMap(Int64.init) {
                return ShiftedClock(seconds: offset)
            }
        #endif
        return SystemClock()
    }

    /// The clock that measures durations and waits.
    ///
    /// Debug builds can shorten its waits to a thousandth for tests; release builds do not contain the shortened clock.
    package static var stopwatch: any MonotonicClock {
        #if DEBUG
            if Environment.process["WHISPER_TEST_WAITS"] == "short" { return ShortenedStopwatch() }
        #endif
        return SystemStopwatch()
    }

    /// Encryption at rest and guarded memory, by libsodium.
    package static func sealing() throws(CommandFailure) -> SodiumSealing {
        do {
            return try SodiumSealing()
        } catch {
            throw FailureReport.failure(of: error)
        }
    }

    /// QR codes, by libqrencode and ZBar.
    package static var qrCodes: any QRCoding { QRCodes() }

    /// The zones of the tz database, and the one that the environment or the machine names.
    package static func zones(_ environment: Environment) -> any TimeZoneSource {
        TimeZoneDatabase(variable: environment["TZ"])
    }

    /// The system's randomness.
    package static var randomness: any RandomNumberGenerator & Sendable { SystemRandomNumberGenerator() }

    /// The cost of one guess at a passphrase.
    ///
    /// Debug builds can use the minimum for tests; release builds ignore that request.
    package static var passphraseCost: PassphraseCost {
        #if DEBUG
            if Environment.process["WHISPER_TEST_PASSPHRASE_COST"] == "minimal" { return .minimal }
        #endif
        return .moderate
    }
}

extension PassphraseQuestion {
    /// How often the passphrase was wrong during this call.
    fileprivate var failures: Int {
        if case .proving(let failures) = occasion { failures } else { 0 }
    }
}

#if DEBUG
    /// The system's clock, set forward or back, for tests of behaviour that depends on time.
    struct ShiftedClock: WallClock {
        /// How far it is ahead of the system's clock.
        let seconds: Int64

        func now() -> Timestamp {
            let (shift, overflow) = seconds.multipliedReportingOverflow(by: 1000)
            let system = SystemClock().now().milliseconds
            return Timestamp(milliseconds: overflow ? system : system.addingReportingOverflow(shift).partialValue)
        }
    }

    /// The machine's stopwatch with waits a thousandth as long, for tests of retries.
    struct ShortenedStopwatch: MonotonicClock {
        private let stopwatch = SystemStopwatch()

        func elapsed() -> Duration { stopwatch.elapsed() }

        func wait(for duration: Duration) async { await stopwatch.wait(for: duration / 1_000) }
    }
#endif
