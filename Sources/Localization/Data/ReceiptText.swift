/// What is said about how far a message got with its recipients.
public enum ReceiptText: String, TextKey {
    case receipts, receiptsDiscussion, message, recipientHeading, statusHeading, timeHeading, messageHeading,
        sentHeading, totalHeading, delivered, read, played, none, noReceipts, incoming
}

extension ReceiptText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .receipts:
            "Show who has received and read a message."
        case .receiptsDiscussion:
            "Shows how far a message got with each recipient, and when. In a group whose members are known, members without a receipt are listed as well: they may have turned off read receipts, joined later, or not been online since."
        case .message:
            "The message: its reference or id."
        case .recipientHeading:
            "Recipient"
        case .statusHeading:
            "Receipt"
        case .timeHeading:
            "Time"
        case .messageHeading:
            "Message"
        case .sentHeading:
            "Sent"
        case .totalHeading:
            "Receipts"
        case .delivered:
            "delivered"
        case .read:
            "read"
        case .played:
            "played"
        case .none:
            "no receipt"
        case .noReceipts:
            "There are no receipts for this message."
        case .incoming:
            "You received this message. There are receipts only for messages that you sent."
        }
    }
}
