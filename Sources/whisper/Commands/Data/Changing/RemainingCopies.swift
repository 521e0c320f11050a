import WhisperCommand
import WhisperLocalization
import WhisperVault

/// The copies that still hold what was deleted (ST-11).
struct RemainingCopies {
    /// What was deleted.
    enum Subject {
        case messages, names
    }

    /// Earlier copies of the vault; none if nothing was deleted.
    let paths: [String]
    private let subject: Subject
    private let isNeeded: Bool

    /// - Parameter count: How much was deleted. Of nothing there are no copies.
    init(of subject: Subject = .messages, deleted count: Int64, from vault: Vault) {
        self.subject = subject
        isNeeded = count > 0
        paths = isNeeded ? EarlierCopies.paths(of: vault.layout) : []
    }

    /// Names them.
    func name(in context: Context) {
        guard isNeeded else { return }
        if !paths.isEmpty {
            context.output.note(
                subject == .messages ? DeletionText.copiesRemain : .namedCopiesRemain, ["paths": .list(paths)])
        }
        context.output.note(subject == .messages ? DeletionText.otherCopiesRemain : .otherNamedCopiesRemain)
    }
}
