/// Whose a message is, as one record of it says (ING-2, WDB-5).
///
/// A source knows which messages are the owner's, but not always under which address: the number changes, a phone
/// writes the linked id in its place, an earlier source took someone else for the owner. So a message of the owner's is
/// known by its chat and external id alone. Anyone else's is known by its sender as well, as ids are chosen by senders.
public struct Authorship: Hashable, Sendable {
    /// The direction.
    public var direction: MessageDirection
    /// Whether the vault knows the sender as its owner.
    public var isOwners: Bool
    /// When it was sent.
    public var timestamp: Timestamp
    /// How precisely that is known.
    public var precision: TimestampPrecision
    /// The content.
    public var content: Content
    /// When its text was changed; nil if no change is known.
    public var editedAt: Timestamp?
    /// How it was sealed.
    public var seal: MessageSeal?
    /// The envelope that was transmitted in place of the text.
    public var carrierText: String?
    /// Whether a server has assigned ids to it.
    public var isDelivered: Bool

    /// Creates an authorship from its parts.
    public init(
        direction: MessageDirection, isOwners: Bool, timestamp: Timestamp, precision: TimestampPrecision,
        content: Content, editedAt: Timestamp? = nil, seal: MessageSeal? = nil, carrierText: String? = nil,
        isDelivered: Bool = false
    ) {
        self.direction = direction
        self.isOwners = isOwners
        self.timestamp = timestamp
        self.precision = precision
        self.content = content
        self.editedAt = editedAt
        self.seal = seal
        self.carrierText = carrierText
        self.isDelivered = isDelivered
    }

    /// The authorship of a stored message.
    public init(_ message: StoredMessage, isOwners: Bool) {
        self.init(
            direction: message.direction, isOwners: isOwners, timestamp: message.unified.timestamp,
            precision: message.unified.precision, content: message.unified.content,
            editedAt: message.unified.editedAt, seal: message.seal, carrierText: message.carrierText,
            isDelivered: message.delivery != nil)
    }

    /// Whether it is certainly the owner's.
    public var isOwn: Bool { direction == .outgoing && isOwners }

    /// Whether it may be the owner's, so that records of other senders have to be looked at.
    public var mayBeOwn: Bool { isOwn || direction == .unknown }

    /// Which of the stored messages with a report's chat and external id it repeats, as indices: those of its sender, and
    /// those of the owner under another address. One that only shows the same counts if there is no other.
    ///
    /// - Parameters:
    ///   - records: The stored messages, and whether the report's sender wrote each, under any name.
    ///   - isOfHistory: See ``isReported(by:isOfHistory:)``.
    public func repeated(
        among records: [(isOfSender: Bool, held: Authorship)], isOfHistory: Bool
    ) -> [Int] {
        repeated(
            among: records.map { (isOfSender: $0.isOfSender, direction: $0.held.direction) }, isOfHistory: isOfHistory
        ) { records[$0].held }
    }

    /// The same among messages of which only the direction is known until one has to be read.
    ///
    /// - Parameter held: Reads the stored message with an index.
    package func repeated<Failure: Error>(
        among records: [(isOfSender: Bool, direction: MessageDirection)], isOfHistory: Bool,
        reading held: (Int) throws(Failure) -> Authorship
    ) throws(Failure) -> [Int] {
        let certain = records.indices.filter { index in
            records[index].isOfSender || isOwn && records[index].direction == .outgoing
        }
        // The sender's own record is the one that is shown.
        let sorted = certain.filter { records[$0].isOfSender } + certain.filter { !records[$0].isOfSender }
        guard sorted.isEmpty, mayBeOwn else { return sorted }
        for index in records.indices {
            if try held(index).isReported(by: self, isOfHistory: isOfHistory) { return [index] }
        }
        return []
    }

    /// Whether a report with the chat and the external id of this stored message, but another sender, is a report of it.
    ///
    /// Two records of own messages always are. A record that does not say whose the message is, or that a source of
    /// another phone made, is one if it shows the same content at the same time: an id alone can be copied. So is one that
    /// repeats a record like itself, whose sender turned out to be the owner.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - isOfHistory: Whether the report's source holds the owner's history itself, as a database does. A live source
    ///     never makes another's message an own one.
    public func isReported(by report: Authorship, isOfHistory: Bool) -> Bool {
        switch (direction, report.direction) {
        case (.outgoing, .outgoing): report.isOwners
        case (.unknown, .outgoing): report.isOwners && seal == nil && shows(report)
        case (.incoming, .outgoing): report.isOwners && isOfHistory && seal == nil && shows(report)
        case (.outgoing, .unknown): shows(report)
        case (.unknown, .unknown): isOwners && shows(report)
        default: false
        }
    }

    /// Whether a report with the chat and the external id of this stored message, which is that of a forgotten person,
    /// shows who that was: it shows the same content at the same time, and neither is the owner's.
    public func isOfForgotten(namedBy report: Authorship) -> Bool {
        direction != .outgoing && report.direction != .outgoing && !report.isOwners && seal == nil && shows(report)
    }

    /// Whether sender and direction of a report of this stored message take the place of the stored ones. What is
    /// certainly the owner's stays theirs, and becomes theirs.
    ///
    /// - Parameter isBetter: Whether the report is the better one for everything else (see ``MessageMerge``).
    public func givesWay(to report: Authorship, isBetter: Bool) -> Bool {
        if isOwn != report.isOwn { return report.isOwn }
        if (direction == .unknown) != (report.direction == .unknown) { return direction == .unknown }
        return isBetter
    }

    /// Whether two stored messages with one chat and external id are two records of one message of the owner's, which
    /// can become one: both say that it is the owner's, or one does and the other shows the same now. What was verified
    /// stays with its own words: a sealed message is joined only with a record of the envelope that carried it, or of the
    /// same text.
    public func isDouble(of other: Authorship) -> Bool {
        let isOne =
            switch (direction, other.direction) {
            case (.outgoing, .outgoing): true
            case (.unknown, .outgoing): isCopy(of: other)
            case (.outgoing, .unknown): other.isCopy(of: self)
            default: false
            }
        guard isOne, !isDelivered || !other.isDelivered else { return false }
        guard let seal else { return other.seal == nil || other.isDouble(of: self) }
        if let otherSeal = other.seal { return seal == otherSeal && content.text == other.content.text }
        if other.content.kind == .deleted || other.editedAt != nil { return false }
        return other.content.text == content.text || carrierText != nil && other.content.text == carrierText
    }

    /// Whether a stored record of unknown direction is a record of this own message: it has the same time, and the same kind
    /// and text as the own message has now, unless that was deleted. That the texts differ because of an edit is not assumed:
    /// otherwise, the author of a file could put words into the history of an own message.
    private func isCopy(of own: Authorship) -> Bool {
        guard own.isOwners, seal == nil, isSimultaneous(with: own) else { return false }
        if own.content.kind == .deleted { return true }
        return content.kind == own.content.kind && content.text == own.content.text
    }

    /// Whether both show the same content at the same time, as far as both know it. A later text and a deletion are
    /// changes of the same message.
    private func shows(_ other: Authorship) -> Bool {
        guard isSimultaneous(with: other) else { return false }
        if content.kind == .deleted || other.content.kind == .deleted { return true }
        if editedAt != nil || other.editedAt != nil { return content.kind == other.content.kind }
        return content.kind == other.content.kind && content.text == other.content.text
    }

    /// Whether both times are one. A phone knows the milliseconds of what it sent, but only the second of what it
    /// received.
    private func isSimultaneous(with other: Authorship) -> Bool {
        let unit: Int64 = precision == .minute || other.precision == .minute ? 60_000 : 1_000
        if timestamp == other.timestamp { return true }
        let (time, otherTime) = (timestamp.milliseconds, other.timestamp.milliseconds)
        let isRounded = time % unit == 0 || otherTime % unit == 0
        return isRounded && time / unit == otherTime / unit
    }
}
