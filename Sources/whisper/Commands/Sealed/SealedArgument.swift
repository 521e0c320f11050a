import WhisperCommand
import WhisperEnvelope
import WhisperLocalization

/// Sealed messages that are given where a file is to be named.
enum SealedArgument {
    /// Fails if a path is a sealed message itself, with what to type instead.
    static func check(_ path: String, in context: Context) throws(CommandFailure) {
        guard path.hasPrefix(Envelope.prefix), (try? FileArgument.check(path)) == nil else { return }
        throw CommandFailure(
            .input, SealingFailureText.envelopeAsPath,
            hint: LocalizedMessage(
                SealingFailureText.envelopeAsPathHint, ["command": .text(NextSteps.line(["decrypt"], in: context))]))
    }
}
