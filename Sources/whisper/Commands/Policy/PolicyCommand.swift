import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperCore

/// `whisper policy`: the four policies (POL).
struct PolicyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "policy", SealingCommandText.policy,
            examples: ["whisper policy list", "whisper policy set contact-required-to-send on"],
            subcommands: [PolicyListCommand.self, PolicySetCommand.self])
    }
}

/// Translates errors of reading or changing policies into messages for the user.
enum PolicyFailure {
    /// Does something with the policies.
    static func mapping<Result>(
        _ body: () async throws(PolicyError) -> Result
    ) async throws(CommandFailure) -> Result {
        do {
            return try await body()
        } catch {
            throw failure(of: error)
        }
    }

    private static func failure(of error: PolicyError) -> CommandFailure {
        switch error {
        case .store(let error): FailureReport.failure(of: error)
        case .identity(let error): IdentityFailure.failure(of: error)
        }
    }
}
