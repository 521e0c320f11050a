import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// Counts everything anew.
    var statistics: VaultStatistics {
        var figures = VaultStatistics()
        figures.conversations = Int64(conversations.count)
        figures.people = Int64(people.count { !$0.value.aliases.contains { $0.alias.isChannel } })
        figures.contacts = Int64(values.count(ValueSelection(.contact)))
        figures.encryptedChanges = Int64(
            values.values(ValueSelection(.waiting)).count { value in
                if case .waiting(let waiting, _) = value, case .encrypted = waiting.change.kind { true } else { false }
            })
        figures.count(messages.values.lazy.map(\.message))
        return figures
    }
}
