extension UnifiedMessage {
    /// How far ahead of the moment at which a file is added it may date an edit, in milliseconds: a day, by which the clocks of
    /// two machines differ rather than by years.
    public static let editTolerance: Int64 = 86_400_000

    /// The message as a file that is added at a moment may date its edit (decision 0118).
    ///
    /// An edit of the future would make every later one an earlier one for good. So a time that is further ahead than
    /// `editTolerance` says that the message was edited, and not when: the text counts as one that followed the first,
    /// before any edit of a known time. That depends on the file and the moment, and not on what the vault has.
    public func withoutFutureEdit(addedAt now: Timestamp) -> UnifiedMessage {
        guard let editedAt, editedAt.isAhead(of: now) else { return self }
        var message = self
        message.editedAt = timestamp.isAhead(of: now) ? nil : Timestamp(milliseconds: timestamp.milliseconds + 1)
        message.isMarkedAsEdited = true
        return message
    }
}

extension Timestamp {
    fileprivate func isAhead(of now: Timestamp) -> Bool {
        let (distance, isOverflow) = milliseconds.subtractingReportingOverflow(now.milliseconds)
        return isOverflow ? self > now : distance > UnifiedMessage.editTolerance
    }
}
