import JSONText
public import Message

extension StoredMessage {
    /// When its sender's device sealed a message that was opened in its place; nil for any other. The server's word on it is
    /// `unified.timestamp`.
    public var signedTime: Timestamp? {
        guard carrierText != nil, direction == .incoming,
            case .object(let envelope)? = unified.platformSpecific["envelope"],
            case .string(let text)? = envelope["sent_at"]
        else { return nil }
        return Timestamp(rfc3339: text)
    }

    /// Whether the server's word on when it was written is so far from the signer's that it is to be shown.
    public var hasOtherServerTime: Bool {
        guard let signedTime else { return false }
        let difference = signedTime.milliseconds.subtractingReportingOverflow(unified.timestamp.milliseconds)
        return difference.overflow || difference.partialValue.magnitude > 300_000
    }
}
