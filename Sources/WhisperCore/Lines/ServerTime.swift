public import WhisperMessage

extension StoredMessage {
    /// Whether the server's time differs so much from the writer's that it should be shown.
    public var hasOtherServerTime: Bool {
        guard let writtenAt else { return false }
        let difference = writtenAt.milliseconds.subtractingReportingOverflow(unified.timestamp.milliseconds)
        return difference.overflow || difference.partialValue.magnitude > 300_000
    }
}
