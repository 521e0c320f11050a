import WhisperWhatsAppEvents

/// What `ZWAMESSAGEINFO.ZRECEIPTINFO` says about a message (WDB-4): a protobuf message without a published description.
///
/// The bytes are untrusted. Fields that are absent, or of another type, are nil.
public struct IOSReceiptInfo: Hashable, Sendable {
    /// A reaction of one person.
    public struct Reaction: Hashable, Sendable {
        /// The address of the person; nil for the owner.
        public var person: String?
        /// The emoji; empty if the reaction was taken back.
        public var emoji: String
        /// When, in milliseconds since 1970.
        public var milliseconds: Int64?
    }

    /// How often a channel's readers reacted in one way.
    public struct Tally: Hashable, Sendable {
        /// The emoji.
        public var emoji: String
        /// How often.
        public var count: Int64
    }

    /// A poll, with everyone's current choice.
    public struct Poll: Hashable, Sendable {
        /// The question.
        public var question: String
        /// The options, in order.
        public var options: [String]
        /// The choices.
        public var votes: [Vote]
    }

    /// The choice of one person in a poll.
    public struct Vote: Hashable, Sendable {
        /// The address of the person; nil for the owner.
        public var person: String?
        /// The places of the chosen options; empty if the vote was taken back.
        public var options: [Int]
    }

    /// When one person received, read and played a message, in seconds since 1970.
    public struct Receipt: Hashable, Sendable {
        /// The address of the person.
        public var person: String
        /// When it was delivered.
        public var delivered: Int64?
        /// When it was read.
        public var read: Int64?
        /// When it was played.
        public var played: Int64?
    }

    /// The reactions.
    public var reactions: [Reaction] = []
    /// The number of reactions by kind, in a channel.
    public var tallies: [Tally] = []
    /// The poll that the message is.
    public var poll: Poll?
    /// The receipts of the people in a group.
    public var receipts: [Receipt] = []

    /// Above this, the bytes are not read.
    static let maximumBytes = 1_024 * 1_024
    /// The largest group of the platform has 1,024 members, the largest poll twelve options.
    static let maximumEntries = 4_096
    static let maximumOptions = 256

    /// The numbers of the fields.
    private enum Field {
        static let reactions = 7
        static let others = 1
        static let own = 2
        static let tallies = 3
        static let poll = 8
        static let question = 2
        static let options = 3
        static let votes = 5
        static let ownVote = 6
    }

    /// The number of entries of all kinds.
    var entries: Int {
        reactions.count + tallies.count + receipts.count + (poll.map { $0.options.count + $0.votes.count } ?? 0)
    }

    /// Whether nothing of what is read is there.
    public var isEmpty: Bool { reactions.isEmpty && tallies.isEmpty && poll == nil && receipts.isEmpty }

    /// Reads the bytes; nil if they are not a protobuf message, or longer than any genuine one.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.maximumBytes, let message = WireMessage(bytes) else { return nil }
        for group in Self.messages(message, Field.reactions) {
            for field in group.fields {
                guard reactions.count < Self.maximumEntries, case .bytes(let place) = field.value,
                    let entry = WireMessage(bytes, in: place)
                else { continue }
                switch field.number {
                case Field.others: reactions.append(Self.reaction(entry))
                case Field.own: reactions.append(Self.ownReaction(entry))
                case Field.tallies: addTallies(entry)
                default: break
                }
            }
        }
        poll = message.message(Field.poll).flatMap { Self.poll($0) }
        for field in message.fields where field.number < Field.reactions {
            guard receipts.count < Self.maximumEntries else { break }
            guard case .bytes(let place) = field.value, let entry = WireMessage(bytes, in: place),
                let receipt = Self.receipt(entry)
            else { continue }
            receipts.append(receipt)
        }
    }

    /// The messages of a repeated field, up to the limit.
    private static func messages(_ message: WireMessage, _ number: Int) -> [WireMessage] {
        var found: [WireMessage] = []
        for field in message.fields where field.number == number {
            guard found.count < maximumEntries, case .bytes(let place) = field.value,
                let entry = WireMessage(message.bytes, in: place)
            else { continue }
            found.append(entry)
        }
        return found
    }

    private mutating func addTallies(_ group: WireMessage) {
        for tally in Self.messages(group, 1) where tallies.count < Self.maximumEntries {
            guard let emoji = tally.text(1), let count = tally.integer(2), count > 0 else { continue }
            tallies.append(Tally(emoji: emoji, count: count))
        }
    }

    /// A reaction: the id of its own message, who, what, when.
    private static func reaction(_ message: WireMessage) -> Reaction {
        Reaction(person: message.text(2), emoji: message.text(3) ?? "", milliseconds: message.integer(4))
    }

    /// A reaction of the owner, in the form without a person.
    private static func ownReaction(_ message: WireMessage) -> Reaction {
        Reaction(person: nil, emoji: message.text(2) ?? "", milliseconds: message.integer(3))
    }

    private static func poll(_ message: WireMessage) -> Poll? {
        guard let question = message.text(Field.question) else { return nil }
        let options = messages(message, Field.options).prefix(maximumOptions).map { $0.text(1) ?? "" }
        var votes = messages(message, Field.votes).compactMap { entry in
            entry.text(4).map { Vote(person: $0, options: chosen(entry, of: options.count)) }
        }
        if let own = message.message(Field.ownVote) {
            votes.append(Vote(person: own.text(4), options: chosen(own, of: options.count)))
        }
        return Poll(question: question, options: options, votes: votes)
    }

    /// The places of the options in a vote, each once, whether they are packed or not.
    private static func chosen(_ vote: WireMessage, of count: Int) -> [Int] {
        var chosen: [Int] = []
        func add(_ value: UInt64) {
            guard let place = Int(exactly: value), place < count, !chosen.contains(place) else { return }
            chosen.append(place)
        }
        for field in vote.fields where field.number == 1 {
            switch field.value {
            case .varint(let value): add(value)
            // A genuine place takes one byte.
            case .bytes(let place): for byte in vote.bytes[place].prefix(maximumOptions) { add(UInt64(byte)) }
            default: break
            }
        }
        return chosen
    }

    /// The receipt of one person: an address, and times that a message can have. Nothing else has this shape.
    private static func receipt(_ message: WireMessage) -> Receipt? {
        guard let person = message.text(1), person.utf8.count <= 256, person.utf8.contains(UInt8(ascii: "@")) else {
            return nil
        }
        let times = 1_230_768_000...4_133_980_799 as ClosedRange<Int64>
        func time(_ number: Int) -> Int64? { message.integer(number).flatMap { times.contains($0) ? $0 : nil } }
        let receipt = Receipt(person: person, delivered: time(2), read: time(3), played: time(4))
        return receipt.delivered == nil && receipt.read == nil && receipt.played == nil ? nil : receipt
    }
}
