import WhisperArchive
import WhisperCommand
import WhisperLocalization
import WhisperStorePort

/// What comes next where messages are brought in and read.
enum NextStep {
    /// After an import: where its messages can be read.
    ///
    /// - Parameter isSealed: Whether there may be envelopes in the new messages, which are opened first.
    static func afterImport(of title: String?, isSealed: Bool, in context: Context) throws(CommandFailure) {
        var steps = NextSteps(in: context)
        if isSealed { steps.add(["inbox"], NextStepText.openSealed) }
        if let title { steps.add(["messages", .argument(title)], NextStepText.read) }
        steps.add(["browse"], NextStepText.browse)
        try steps.print()
    }

    /// In a vault without chats: how to bring one in.
    static func inEmptyVault(_ store: any VaultStore, _ context: Context) async throws {
        guard try await store.conversations(after: nil, limit: 1).isEmpty else { return }
        var steps = NextSteps(in: context)
        steps.add(["import", "FILE"], NextStepText.importChat)
        try steps.print()
    }
}
