import WhisperCommand
import WhisperLocalization

/// The copies that still hold what was deleted (ST-11).
enum RemainingCopies {
    /// Names them.
    static func name(_ copies: [String], in context: Context) {
        if !copies.isEmpty {
            context.output.note(
                DeletionText.copiesRemain, ["paths": .list(copies)])
        }
        context.output.note(DeletionText.otherCopiesRemain)
    }
}
