/// The parts of a message that are in separate tables, stored as bits in its row, so that reading queries only these.
struct MessageParts: OptionSet {
    let rawValue: Int64

    static let attachments = MessageParts(rawValue: 1)
    static let recipients = MessageParts(rawValue: 2)
    static let reactions = MessageParts(rawValue: 4)
    static let versions = MessageParts(rawValue: 8)
}
