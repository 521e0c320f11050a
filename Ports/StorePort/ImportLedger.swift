public import WhisperMessage

/// Into which conversation a file was imported, and how it was read.
public struct ImportReading: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// A digest of what the file says, whatever its dates mean; empty if it is unknown, as after an interruption.
    public var contents: String
    /// The order of day, month and year: `dmy`, `mdy` or `ymd`.
    public var dateOrder: String
    /// The time zone.
    public var zone: String
    /// The owner's name in the file; nil if no sender was taken to be the owner.
    public var owner: String?
    /// Whether the user gave this name when importing the file. If not, it follows from what the vault knew.
    public var isOwnerGiven: Bool
    /// The people whom the vault did not have before.
    public var people: [UniqueIdentifier]

    /// Creates a description.
    public init(
        conversation: UniqueIdentifier, contents: String, dateOrder: String, zone: String, owner: String?,
        isOwnerGiven: Bool = false, people: [UniqueIdentifier] = []
    ) {
        self.conversation = conversation
        self.contents = contents
        self.dateOrder = dateOrder
        self.zone = zone
        self.owner = owner
        self.isOwnerGiven = isOwnerGiven
        self.people = people
    }
}

/// An import that is on record.
public struct RecordedImport: Hashable, Sendable {
    /// The run.
    public var run: IngestionRun
    /// How its file was read.
    public var reading: ImportReading

    /// Creates a record.
    public init(run: IngestionRun, reading: ImportReading) {
        self.run = run
        self.reading = reading
    }
}

/// What undoing imports removed, and what it left.
public struct UndoReport: Hashable, Sendable {
    /// Erased messages.
    public var messages: Int64
    /// Messages that stay, as a later import contained them too.
    public var keptForImports: Int64
    /// Messages that stay, as they were opened from envelopes.
    public var keptOpened: Int64
    /// Conversations that were deleted, as they have no messages.
    public var conversations: [UniqueIdentifier]
    /// Conversations without messages that stay, with what the owner has set on them.
    public var kept: [UniqueIdentifier: OwnChoices]
    /// The people who are the owner no longer, as they were; empty in a dry run of the store.
    public var formerOwners: [Person]
    /// The blobs (ascending) that are no longer referenced. The caller removes them (ST-11).
    public var orphanedBlobs: [String]
    /// Where the messages are that would be erased, by conversation, in any order; empty unless it is a dry run.
    public var erased: [UniqueIdentifier: [ChatPosition]] = [:]

    /// Creates a report.
    public init(
        messages: Int64 = 0, keptForImports: Int64 = 0, keptOpened: Int64 = 0, conversations: [UniqueIdentifier] = [],
        kept: [UniqueIdentifier: OwnChoices] = [:], formerOwners: [Person] = [], orphanedBlobs: [String] = []
    ) {
        self.messages = messages
        self.keptForImports = keptForImports
        self.keptOpened = keptOpened
        self.conversations = conversations
        self.kept = kept
        self.formerOwners = formerOwners
        self.orphanedBlobs = orphanedBlobs
    }
}

extension RecordedImport {
    /// What becomes of the answers that the user gave in some imports: who is the owner because of these alone, and is
    /// so no longer, and the imports that keep the answer of the others.
    ///
    /// An import that was read by an answer is a reason for it to hold, although it was given elsewhere, and keeps it:
    /// the first of several. Not so if the files are imported again: then the user says anew who the owner is, and what
    /// followed from the former answer does not confirm it.
    ///
    /// - Parameters:
    ///   - owners: The people who are known as the owner.
    ///   - imports: The imports that are undone.
    ///   - others: All others on record.
    ///   - areReadAgain: Whether their files are imported again.
    package static func answers(
        _ owners: [Person], statedBy imports: some Collection<RecordedImport>,
        besides others: some Collection<RecordedImport>, areReadAgain: Bool
    ) -> (former: [Person], heirs: [RecordedImport]) {
        let given = Set(imports.filter(\.reading.isOwnerGiven).compactMap(\.ownersName))
        var (former, heirs): ([Person], [RecordedImport]) = ([], [])
        for owner in owners where !owner.aliases.contains(where: \.alias.kind.identifiesPerson) {
            let names = Set(owner.aliases.map { OwnersName(platform: $0.platform, name: $0.alias.value) })
            if names.isDisjoint(with: given) { continue }
            let read = others.filter { $0.ownersName.map(names.contains) ?? false }
            if read.contains(where: \.reading.isOwnerGiven) { continue }
            let first = read.min { ($0.run.startedAt, $0.run.id) < ($1.run.startedAt, $1.run.id) }
            if let first, !areReadAgain { heirs.append(first) } else { former.append(owner) }
        }
        return (former, heirs)
    }

    private struct OwnersName: Hashable {
        var platform: Platform
        var name: String
    }

    /// The name that was taken to be the owner's when the file was read; nil if there was none.
    private var ownersName: OwnersName? { reading.owner.map { OwnersName(platform: run.platform, name: $0) } }
}

/// Ranges of positions that a run knew, as stores keep them.
public struct KnownPositions: Hashable, Sendable {
    /// The ranges, ascending, without overlap.
    public private(set) var ranges: [ClosedRange<ChatPosition>]

    /// The most ranges that are kept of those that an import describes; more are merged into one.
    public static let most = 1_000

    /// Takes ranges as they are given to `VaultStore.describeRun`; nil if they overlap or descend.
    public init?(_ ranges: [ClosedRange<ChatPosition>]) {
        self.init(exactly: ranges)
        if ranges.count > KnownPositions.most, let first = ranges.first, let last = ranges.last {
            self.ranges = [first.lowerBound...last.upperBound]
        }
    }

    /// Takes ranges as a store keeps them, however many; nil if they overlap or descend.
    public init?(exactly ranges: [ClosedRange<ChatPosition>]) {
        let neighbours = zip(ranges, ranges.dropFirst())
        guard neighbours.allSatisfy({ $0.upperBound < $1.lowerBound }) else { return nil }
        self.ranges = ranges
    }

    /// Whether a position is in one of the ranges.
    public func contains(_ position: ChatPosition) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < position { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(position)
    }
}
