import WhisperCommand
import WhisperLocalization
import WhisperMessaging
import WhisperMessengerPort
import WhisperSecretMemory
import Synchronization

/// A file whose first line is an access token, written by the program that renews it.
///
/// It is read when a token is needed: at the beginning, and when the server does not take the one before any more.
final class TokenFile: Sendable {
    private let path: String
    private let context: Context
    private let cause = Mutex<CommandFailure?>(nil)

    init(path: String, in context: Context) {
        self.path = path
        self.context = context
    }

    /// Why there was no token in it, in words for the user; nil if there was one.
    var failure: CommandFailure? { cause.withLock { $0 } }

    /// The token.
    func token() throws(MessengerError) -> SecretBytes {
        do throws(CommandFailure) {
            return try SecretLine(context).read(file: path, asking: LocalizedMessage(verbatim: path))
        } catch {
            let isEmpty = error.code == .wrongPassphrase
            let failure = isEmpty ? CommandFailure(.input, SyncText.emptyToken, ["path": .text(path)]) : error
            cause.withLock { $0 = failure }
            throw .malformedToken
        }
    }
}
