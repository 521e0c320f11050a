/// Which parts of a message are in tables of their own, kept as bits in its row, so that reading asks only for these.
struct MessageParts: OptionSet {
    let rawValue: Int64

    static let attachments = MessageParts(rawValue: 1)
    static let recipients = MessageParts(rawValue: 2)
    static let reactions = MessageParts(rawValue: 4)
    static let versions = MessageParts(rawValue: 8)
}
