/// Messages in the bytes in which a messenger's library reports them: the few fields of WhatsApp's protobuf messages
/// that a text message has.
struct ServiceBytes {
    /// A text message.
    struct Text {
        var id: String
        /// The telephone number of the other side, digits only.
        var chat: String
        /// What the other side calls itself.
        var name: String
        var isFromOwner: Bool
        /// In milliseconds since 1970.
        var time: Int64
        var text: String
    }

    /// The account's own number.
    static let owner = "15550100"

    /// An event `Message`, which has the message once as it is read and once as it came.
    static func event(_ text: Text) -> [UInt8] {
        var source = ServiceBytes()
        source.field(1, jid(text.chat).bytes)
        source.field(2, jid(text.isFromOwner ? owner : text.chat).bytes)
        source.field(3, text.isFromOwner ? 1 : 0)
        source.field(4, 0)
        var info = ServiceBytes()
        info.field(1, source.bytes)
        info.field(2, Array(text.id.utf8))
        info.field(4, Array("text".utf8))
        info.field(5, Array(text.name.utf8))
        info.field(6, UInt64(clamping: text.time))
        var event = ServiceBytes()
        event.field(1, info.bytes)
        event.field(2, content(text).bytes)
        event.field(14, content(text).bytes)
        return event.bytes
    }

    /// An event `HistorySync`: the messages by chat, the newest first, as phones send them.
    static func history(_ texts: [Text]) -> [UInt8] {
        var data = ServiceBytes()
        data.field(1, 3)
        for (chat, texts) in Dictionary(grouping: texts, by: \.chat).sorted(by: { $0.key < $1.key }) {
            var conversation = ServiceBytes()
            conversation.field(1, Array("\(chat)@s.whatsapp.net".utf8))
            for text in texts.reversed() {
                var key = ServiceBytes()
                key.field(1, Array("\(chat)@s.whatsapp.net".utf8))
                key.field(2, text.isFromOwner ? 1 : 0)
                key.field(3, Array(text.id.utf8))
                var message = ServiceBytes()
                message.field(1, key.bytes)
                message.field(2, content(text).bytes)
                message.field(3, UInt64(clamping: text.time / 1_000))
                message.field(19, Array(text.name.utf8))
                var entry = ServiceBytes()
                entry.field(1, message.bytes)
                conversation.field(2, entry.bytes)
            }
            data.field(2, conversation.bytes)
        }
        var event = ServiceBytes()
        event.field(1, data.bytes)
        return event.bytes
    }

    // MARK: Fields

    private(set) var bytes: [UInt8] = []

    private static func jid(_ user: String) -> ServiceBytes {
        var jid = ServiceBytes()
        jid.field(1, Array(user.utf8))
        jid.field(2, 0)
        jid.field(3, 0)
        jid.field(5, Array("s.whatsapp.net".utf8))
        return jid
    }

    private static func content(_ text: Text) -> ServiceBytes {
        var content = ServiceBytes()
        content.field(1, Array(text.text.utf8))
        return content
    }

    private mutating func field(_ number: UInt64, _ value: UInt64) {
        variable(number << 3)
        variable(value)
    }

    private mutating func field(_ number: UInt64, _ content: [UInt8]) {
        variable(number << 3 | 2)
        variable(UInt64(content.count))
        bytes += content
    }

    private mutating func variable(_ value: UInt64) {
        var rest = value
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
