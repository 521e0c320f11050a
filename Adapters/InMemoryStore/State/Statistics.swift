import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// Counts everything anew.
    var statistics: VaultStatistics {
        var figures = VaultStatistics()
        figures.conversations = Int64(conversations.count)
        figures.messages = Int64(messages.count)
        figures.people = Int64(people.count { !$0.value.aliases.contains { $0.alias.isChannel } })
        figures.contacts = Int64(values.count(ValueSelection(.contact)))
        figures.encryptedChanges = Int64(
            values.values(ValueSelection(.waiting)).count { value in
                if case .waiting(let waiting, _) = value, case .encrypted = waiting.change.kind { true } else { false }
            })
        var sizes: [String: Int64] = [:]
        for row in messages.values {
            let message = row.message.unified
            figures.attachments += Int64(message.content.attachments.count)
            for attachment in message.content.attachments {
                guard let blob = attachment.sha256 else { continue }
                sizes[blob] = max(sizes[blob] ?? 0, attachment.size ?? 0)
            }
            if row.isUnread { figures.unread += 1 }
            figures.first = min(figures.first ?? message.timestamp, message.timestamp)
            figures.last = max(figures.last ?? message.timestamp, message.timestamp)
            figures.byPlatform[message.platform, default: 0] += 1
            figures.byKind[message.content.kind, default: 0] += 1
            figures.byMonth[month(of: message.timestamp), default: 0] += 1
        }
        figures.blobs = Int64(sizes.count)
        figures.blobBytes = sizes.values.reduce(0) { $0.addingReportingOverflow($1).partialValue }
        return figures
    }

    /// The month in UTC, as `2026-11`; `0000-00` outside the years 1 … 9999.
    private func month(of time: Timestamp) -> String {
        let seconds = Int64((Double(time.milliseconds) / 1_000).rounded(.down))
        guard let date = LocalDateTime(secondsSince1970: seconds) else { return "0000-00" }
        let year = String(date.year)
        let month = String(date.month)
        return String(repeating: "0", count: 4 - year.utf8.count) + year + (date.month < 10 ? "-0" : "-") + month
    }
}
