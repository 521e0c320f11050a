/// A text that a message had, and since when.
public struct MessageVersion: Hashable, Sendable {
    /// The text.
    public var text: String
    /// When the text was written: sent, or set by an edit.
    public var timestamp: Timestamp
    /// Whether `timestamp` is only the time by which an export showed the text. The edit that set it, once a source
    /// states it, takes the place of this version.
    public var isTimeEstimated: Bool

    /// Creates a version.
    public init(text: String, timestamp: Timestamp, isTimeEstimated: Bool = false) {
        self.text = text
        self.timestamp = timestamp
        self.isTimeEstimated = isTimeEstimated
    }
}

/// The texts of a message: the present one and the earlier ones (ING-1, WDB-6).
///
/// Sources report the same edit with different precision, and some know only its result. Each report is a text and a
/// time, and the history that they result in does not depend on their order.
public struct TextHistory: Hashable, Sendable {
    /// The present text; nil if there is none.
    public var text: String?
    /// When it was set by an edit; nil if no edit is known.
    public var editedAt: Timestamp?
    /// Whether `editedAt` is only an estimate, as exports show that a message was edited, but not when. Any source that
    /// states the time of the edit replaces it.
    public private(set) var isTimeEstimated: Bool
    /// When the message was sent.
    public let sentAt: Timestamp
    /// The earlier texts, oldest first.
    public private(set) var versions: [MessageVersion]

    /// Creates a history.
    public init(
        text: String?, editedAt: Timestamp?, isTimeEstimated: Bool = false, sentAt: Timestamp,
        versions: [MessageVersion]
    ) {
        self.text = text
        self.editedAt = editedAt
        self.isTimeEstimated = isTimeEstimated && editedAt != nil
        self.sentAt = sentAt
        self.versions = versions
    }

    /// Applies an edit: a new text, or an earlier one if a later edit is known.
    ///
    /// Of two edits at the same time, the one that is applied later counts.
    public mutating func apply(_ edit: MessageVersion) {
        if isKnown(edit) { return }
        removeEstimates(of: edit.text)
        if edit.text == text ?? "", edit.timestamp >= versions.last?.timestamp ?? edit.timestamp {
            // A source that knows only the result of an edit stored the text before it reported the edit.
            let known = isTimeEstimated ? nil : editedAt
            editedAt = known.map { TextHistory.preferred($0, edit.timestamp) } ?? edit.timestamp
            isTimeEstimated = false
        } else if let editedAt, edit.timestamp < editedAt {
            insert(edit)
        } else {
            insert(
                MessageVersion(
                    text: text ?? "", timestamp: editedAt ?? sentAt, isTimeEstimated: isTimeEstimated))
            text = edit.text
            editedAt = edit.timestamp
            isTimeEstimated = false
        }
    }

    /// Adds an earlier text, as a source reports it that does not know the present one.
    ///
    /// A message has one first text. A second one without the time of an edit, as a database shows that stores no edits, is
    /// that of an edit at an unknown time.
    public mutating func insert(_ version: MessageVersion) {
        var version = version
        if isFirst(version), versions.contains(where: { $0.text != version.text && isFirst($0) }) {
            version.isTimeEstimated = true
        }
        if version.isTimeEstimated {
            if versions.contains(where: { $0.text == version.text }) { return }
        } else {
            removeEstimates(of: version.text)
        }
        if !isTimeEstimated { removeEstimates(of: text ?? "") }
        if let index = versions.firstIndex(where: { $0.isSame(as: version) }) {
            versions[index].timestamp = TextHistory.preferred(versions[index].timestamp, version.timestamp)
            return
        }
        let index = versions.firstIndex { $0.timestamp > version.timestamp } ?? versions.endIndex
        versions.insert(version, at: index)
    }

    /// Removes the version of a text that an export showed, as its edit is known by now.
    private mutating func removeEstimates(of text: String) {
        versions.removeAll { $0.isTimeEstimated && $0.text == text }
    }

    /// Whether a version is as old as the message, whatever the precision of either time.
    private func isFirst(_ version: MessageVersion) -> Bool {
        !version.isTimeEstimated && version.timestamp.isSame(as: sentAt)
    }

    /// Whether an edit is recorded with this or a better time.
    private func isKnown(_ edit: MessageVersion) -> Bool {
        if text ?? "" == edit.text, !isTimeEstimated, (editedAt ?? sentAt) == edit.timestamp { return true }
        return versions.contains {
            $0.isSame(as: edit) && TextHistory.preferred($0.timestamp, edit.timestamp) == $0.timestamp
        }
    }

    /// The better of two times of one event: the more precise one if they are equal at the lower precision, otherwise
    /// the earlier one, as a source may only know by when the event had happened.
    static func preferred(_ first: Timestamp, _ second: Timestamp) -> Timestamp {
        let (low, high) = first <= second ? (first, second) : (second, first)
        return low.isRounded(from: high) ? high : low
    }
}

extension MessageVersion {
    /// Whether both are the same text at the same time, reported with different precision.
    fileprivate func isSame(as other: MessageVersion) -> Bool {
        guard text == other.text, isTimeEstimated == other.isTimeEstimated else { return false }
        return timestamp.isSame(as: other.timestamp)
    }
}

extension Timestamp {
    /// Whether both may be one time, reported with different precision.
    fileprivate func isSame(as other: Timestamp) -> Bool {
        self == other || isRounded(from: other) || other.isRounded(from: self)
    }

    /// Whether this is another time without its seconds, or without its milliseconds.
    func isRounded(from other: Timestamp) -> Bool {
        let units: [Int64] = [60_000, 1_000]
        return units.contains { unit in
            let rest = (other.milliseconds % unit + unit) % unit
            let (rounded, isOverflow) = other.milliseconds.subtractingReportingOverflow(rest)
            return !isOverflow && rounded == milliseconds
        }
    }
}
