import WhisperCommand
import WhisperLocalization

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
