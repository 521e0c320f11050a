public import WhisperMessage

extension StoredMessage {
    /// Whether the server's word on when it was written is so far from the writer's that it is to be shown.
    public var hasOtherServerTime: Bool {
        guard let writtenAt else { return false }
        let difference = writtenAt.milliseconds.subtractingReportingOverflow(unified.timestamp.milliseconds)
        return difference.overflow || difference.partialValue.magnitude > 300_000
    }
}
