import WhisperIngestionPort
import WhisperMessage

/// What sources reported about chats that the vault does not have, until their first message creates them.
///
/// It is kept in memory only: a bridge reports it again after the next login. Its size is limited, whatever is
/// reported.
struct AwaitedDetails {
    /// A report about a chat, at a time.
    struct Report: Sendable {
        var details: ChatDetails { didSet { bytes = details.bytes } }
        let time: Timestamp
        /// About how many bytes it has.
        private(set) var bytes: Int

        init(details: ChatDetails, time: Timestamp) {
            self.details = details
            self.time = time
            bytes = details.bytes
        }
    }

    /// The most chats that are remembered. Reports about further ones are discarded.
    static let mostChats = 20_000
    /// The most reports about one chat that are remembered. The oldest ones are discarded.
    static let mostReports = 1_000
    /// The most bytes that are remembered. Further reports are discarded.
    static let mostBytes = 64 << 20

    private var reports: [String: [Report]] = [:]
    /// About how many bytes the reports have.
    private(set) var bytes = 0
    /// What was taken since `beginGroup()`: it is awaited again if the changes made of it are rejected.
    private var taken: [String: [Report]] = [:]

    /// Whether nothing is awaited.
    var isEmpty: Bool { reports.isEmpty }

    /// The number of chats.
    var count: Int { reports.count }

    /// Whether anything is remembered of a chat.
    func contains(_ key: String) -> Bool { reports[key] != nil }

    /// Remembers a report about a chat.
    mutating func add(_ report: Report) {
        let key = report.details.chat.key
        guard reports[key] != nil || reports.count < AwaitedDetails.mostChats else { return }
        var report = report
        var known = reports.removeValue(forKey: key) ?? []
        bytes -= known.bytes
        defer { remember(known, of: key) }
        // A later complete list supersedes members whom this report names, but not those who left.
        if known.contains(where: { $0.details.hasAllMembers && $0.time > report.time }) {
            report.details.members.removeAll { $0.role != nil }
            report.details.hasAllMembers = false
        }
        if report.details.isEmpty { return }
        // What a later report states as well is superseded. Single changes of members remain, as only they name those
        // who left.
        if report.details.hasAllMembers {
            for index in known.indices where known[index].time <= report.time && known[index].details.hasAllMembers {
                known[index].details.members = []
                known[index].details.hasAllMembers = false
            }
        }
        known.removeAll { $0.details.isCovered(by: report.details) && $0.time <= report.time }
        if known.count == AwaitedDetails.mostReports { known.removeFirst() }
        if bytes + known.bytes + report.bytes <= AwaitedDetails.mostBytes { known.append(report) }
    }

    private mutating func remember(_ known: [Report], of key: String) {
        if known.isEmpty { return }
        bytes += known.bytes
        reports[key] = known
    }

    /// Begins a group of events: what was taken for the last one is in the vault.
    mutating func beginGroup() { taken = [:] }

    /// Takes what is remembered of a chat, in the order in which it was reported.
    mutating func take(_ key: String) -> [Report] {
        guard let found = reports.removeValue(forKey: key) else { return [] }
        bytes -= found.bytes
        taken[key] = found
        return found
    }

    /// Returns what was taken for the last group, because its changes were rejected.
    mutating func restore() {
        for report in taken.values.joined() { add(report) }
        taken = [:]
    }
}

extension ChatDetails {
    /// About how many bytes they have.
    fileprivate var bytes: Int {
        let texts = chat.key.utf8.count + chat.title.utf8.count + (description ?? "").utf8.count
        return members.reduce(256 + texts) { sum, member in
            let names = member.person.aliases.reduce(member.person.displayName.utf8.count) {
                $0 + $1.value.utf8.count + 32
            }
            return sum + names + 96
        }
    }
}

extension [AwaitedDetails.Report] {
    /// About how many bytes they have.
    fileprivate var bytes: Int { reduce(0) { $0 + $1.bytes } }
}

extension ChatDetails {
    /// Whether they state nothing.
    fileprivate var isEmpty: Bool {
        members.isEmpty && !hasAllMembers && description == nil && choices.isEmpty && chat.title.isEmpty
    }

    /// Whether others of the same chat state all that these do.
    fileprivate func isCovered(by others: ChatDetails) -> Bool {
        members.isEmpty && (description == nil || others.description != nil)
            && (choices.isPinned == nil || others.choices.isPinned != nil)
            && (choices.isMuted == nil || others.choices.isMuted != nil)
            && (choices.isArchived == nil || others.choices.isArchived != nil)
            && (chat.title.isEmpty || !others.chat.title.isEmpty)
    }
}
