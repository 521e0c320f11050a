/// A short name of a message that people can type, such as `w7k2m9x4` (LOOK-9).
///
/// The first five digits are the minute at which the message was sent, the others the beginning of its id. So a store
/// finds it in the index of times, whatever the number of messages, and references sort as messages do. Sources that know
/// a time better agree on its minute; a message that gets another time, as an own one when a server accepts it late, gets
/// another reference. A reference that fits several messages is made longer, up to 14 digits.
public struct MessageReference: Hashable, Sendable, CustomStringConvertible {
    /// The digits.
    public let text: String

    /// The number of digits that are shown: enough to tell about 180 messages of one minute apart.
    public static let length = 8
    /// The fewest digits that are one: with fewer there is no digit of the id.
    private static let shortest = 6
    /// The most digits: 45 bits of the id.
    public static let longest = 14
    private static let minuteDigits = 5

    /// Creates the reference of a message.
    ///
    /// - Parameter length: The number of digits, 6 … 14.
    public init(of message: UnifiedMessage, length: Int = MessageReference.length) {
        let length = min(max(length, MessageReference.shortest), MessageReference.longest)
        // The first 48 bits of an id are random; 45 of them are used.
        text =
            ReferenceDigits.text(
                of: UInt64(bitPattern: MessageReference.minute(of: message.timestamp)) << 39,
                digits: MessageReference.minuteDigits)
            + ReferenceDigits.text(of: message.id.high, digits: length - MessageReference.minuteDigits)
    }

    /// Reads a typed reference; nil if the text is none, whether there is such a message or not.
    public init?(_ text: String) {
        guard (MessageReference.shortest...MessageReference.longest).contains(text.utf8.count),
            let digits = ReferenceDigits.canonical(text)
        else { return nil }
        self.text = digits
    }

    /// The digits.
    public var description: String { text }

    /// Whether it is a reference of a message.
    public func matches(_ message: UnifiedMessage) -> Bool {
        MessageReference(of: message, length: text.utf8.count).text == text
    }

    /// The minutes in which its messages can be: one in each of the periods of 2^25 minutes, almost 64 years, from 1906 to
    /// 2161.
    public var minutes: [Minute] {
        let minute = Int64(ReferenceDigits.bits(of: text.prefix(MessageReference.minuteDigits)) >> 39)
        return [Int64](-1...2).map { period in
            let start = ((period << 25) + minute) * MessageReference.millisecondsPerMinute
            return Minute(
                start: Timestamp(milliseconds: start),
                end: Timestamp(milliseconds: start + MessageReference.millisecondsPerMinute))
        }
    }

    /// A minute.
    public struct Minute: Hashable, Sendable {
        /// The first moment.
        public let start: Timestamp
        /// The first moment after it.
        public let end: Timestamp
    }

    private static let millisecondsPerMinute: Int64 = 60_000

    /// The number of minutes since 1970, rounded down.
    private static func minute(of time: Timestamp) -> Int64 {
        let (minutes, rest) = time.milliseconds.quotientAndRemainder(dividingBy: millisecondsPerMinute)
        return rest < 0 ? minutes - 1 : minutes
    }
}
