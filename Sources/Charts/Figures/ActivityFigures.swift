public import WhisperMessage

/// What the messages of a chat, or of a vault, add up to (LOOK-8).
///
/// Days and hours are those of the reader's zone. `messages` counts what people sent, deleted messages included; lines
/// of the system are counted apart. It is the sum of `days`, of `hoursOfWeek`, of `kinds`, of `chats` with
/// `otherChats`, and, but for what channels sent, of `people` with `otherPeople`. Lists that name people, chats, words or emoji have at most
/// `listLength` entries, most frequent first.
public struct ActivityFigures: Hashable, Sendable {
    /// The zone in which days and hours are counted, such as `Europe/Berlin`.
    public var zone: String
    /// Messages with a sender.
    public var messages: Int64 = 0
    /// System lines, which have no sender.
    public var systemLines: Int64 = 0
    /// The words of all texts, as the search tells words apart; links are none.
    public var words: Int64 = 0
    /// When the earliest message was sent; nil if there are none.
    public var first: Timestamp?
    /// When the latest message was sent; nil if there are none.
    public var last: Timestamp?
    /// The days with messages, in order.
    public var days: [DayCount] = []
    /// Messages by hour of the week: 168, from the hour after Monday's midnight on.
    public var hoursOfWeek = Array(repeating: Int64(0), count: 168)
    /// People with the most messages.
    public var people: [Share] = []
    /// Everybody else.
    public var otherPeople = Share.Remainder()
    /// Chats with the most messages.
    public var chats: [Share] = []
    /// All other chats.
    public var otherChats = Share.Remainder()
    /// Messages by kind of content, most frequent first; kinds without a message are left out.
    public var kinds: [KindCount] = []
    /// How long it took until another person wrote in the same chat.
    public var delays = DelayFigures()
    /// The most frequent words of at least four letters, and pairs of Chinese or Japanese characters, in small letters.
    public var frequentWords = FrequentList()
    /// The most frequent emoji in texts, without tones of skin.
    public var emoji = FrequentList()
    /// The most frequent reactions, without tones of skin.
    public var reactions = FrequentList()

    /// The most entries of a list.
    public static let listLength = 100

    /// Creates figures of no messages.
    public init(zone: String) {
        self.zone = zone
    }
}

/// The messages of one day.
public struct DayCount: Hashable, Sendable {
    /// Days from 1970-01-01 to this one; negative for earlier days.
    public var day: Int
    /// The number of messages.
    public var messages: Int64

    /// Creates the count of a day.
    public init(day: Int, messages: Int64) {
        self.day = day
        self.messages = messages
    }

    /// The date at midnight; nil outside the years 1 … 9999.
    public var date: LocalDateTime? { LocalDateTime(secondsSince1970: Int64(day) * 86_400) }
}

/// What one person or one chat contributed.
public struct Share: Hashable, Sendable {
    /// The person's or the chat's id in the vault.
    public var id: UniqueIdentifier
    /// What it is called, exactly as sources gave it.
    public var name: String
    /// The number of messages.
    public var messages: Int64
    /// The number of words in them.
    public var words: Int64
    /// The number of those that are pictures, videos, recordings, stickers or documents.
    public var media: Int64

    /// Creates a share.
    public init(id: UniqueIdentifier, name: String, messages: Int64, words: Int64, media: Int64) {
        self.id = id
        self.name = name
        self.messages = messages
        self.words = words
        self.media = media
    }

    /// What those contributed that a list does not name.
    public struct Remainder: Hashable, Sendable {
        /// How many they are; beyond some thousands at most so many, as one may be counted twice.
        public var count: Int64 = 0
        /// The number of their messages.
        public var messages: Int64 = 0
        /// The number of words in them.
        public var words: Int64 = 0
        /// The number of those that are media.
        public var media: Int64 = 0

        /// Creates a remainder of nothing.
        public init() {}
    }
}

/// The messages of one kind.
public struct KindCount: Hashable, Sendable {
    /// The kind.
    public var kind: ContentKind
    /// The number of messages.
    public var messages: Int64
    /// The number of files that came with them or that they name.
    public var files: Int64
    /// The number of these files that the vault holds.
    public var held: Int64
    /// The size of all files as far as it is known, in bytes.
    public var bytes: Int64

    /// Creates the count of a kind.
    public init(kind: ContentKind, messages: Int64 = 0, files: Int64 = 0, held: Int64 = 0, bytes: Int64 = 0) {
        self.kind = kind
        self.messages = messages
        self.files = files
        self.held = held
        self.bytes = bytes
    }
}

/// How long it took, in seconds, from a message to the next one by another person in the same chat.
public struct DelayFigures: Hashable, Sendable {
    /// The number of such messages.
    public var count: Int64 = 0
    /// The middle delay, exact to 63 seconds and then short by less than 3.2 %; nil if there are none.
    public var median: Int64?
    /// How many took less than each of `limits` and at least the one before; the last count has no upper limit.
    public var classes: [Int64] = Array(repeating: 0, count: DelayFigures.limits.count + 1)

    /// The limits in seconds: 1, 5, 15 and 60 minutes, 6 hours, 1 and 7 days.
    public static let limits: [Int64] = [60, 300, 900, 3_600, 21_600, 86_400, 604_800]

    /// Creates figures of no delays.
    public init() {}
}

/// The most frequent of some items.
public struct FrequentList: Hashable, Sendable {
    /// The items, most frequent first, ties in the order of their characters.
    public var entries: [Entry] = []
    /// How often all items occurred, those that are not listed included.
    public var total: Int64 = 0
    /// By how much each count may be short, and how often an item that is missing may have occurred: 0 unless there are
    /// more different items than memory is given to, which is more than a person writes in years.
    public var shortfall: Int64 = 0

    /// An item and how often it occurred.
    public struct Entry: Hashable, Sendable {
        /// The word or emoji.
        public var text: String
        /// How often it occurred.
        public var count: Int64

        /// Creates an entry.
        public init(text: String, count: Int64) {
            self.text = text
            self.count = count
        }
    }

    /// Creates an empty list.
    public init() {}
}
