import WhisperCommand
import WhisperLocalization
import WhisperMessage

/// Numbers that options take.
enum NumberArgument {
    /// Fails unless a number is at least 1.
    static func check(_ number: Int, option: String) throws(CommandFailure) {
        guard number >= 1 else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber, ["option": .text(option), "value": .text(String(number))])
        }
    }
}

/// Ids that arguments take.
enum IdentifierArgument {
    /// The id that a text spells.
    static func read(_ text: String) throws(CommandFailure) -> UniqueIdentifier {
        guard let id = UniqueIdentifier(text) else {
            throw CommandFailure(.usage, DataFailureText.invalidIdentifier, ["value": .text(text)])
        }
        return id
    }
}
