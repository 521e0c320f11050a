import WhisperCharts
import WhisperMessage

/// Makes messages for the tests of figures.
enum SampleMessages {
    /// An id from a small number.
    static func id(_ number: Int) -> UniqueIdentifier { UniqueIdentifier(high: 0, low: UInt64(number)) }

    /// A message of a person in a chat; a line of the system without a person.
    static func message(
        _ text: String?, at seconds: Int64, person: Int? = 1, chat: Int = 1, kind: ContentKind = .text,
        attachments: [Attachment] = [], reactions: [String] = [], name: String? = nil
    ) -> StoredMessage {
        let sender = person.map { Participant(identifier: nil, displayName: name ?? "Person \($0)") }
        let unified = UnifiedMessage(
            id: id(0), externalID: "x", platform: .whatsapp, timestamp: Timestamp(milliseconds: seconds * 1000),
            precision: .second, sender: sender, content: Content(kind: kind, text: text, attachments: attachments),
            threadID: "t",
            reactions: reactions.map {
                Reaction(
                    emoji: $0, sender: Participant(identifier: nil, displayName: "R"),
                    timestamp: Timestamp(milliseconds: seconds * 1000))
            })
        return StoredMessage(
            unified: unified, conversation: id(chat), position: ChatPosition(rawValue: 1), person: person.map(id),
            direction: .incoming, status: .sent, isRead: true)
    }

    /// The figures of messages.
    static func figures(
        _ messages: [StoredMessage], zone: any TimeZoneRules = UniversalTime(),
        capacity: Int = FigureCollector.capacity
    ) -> ActivityFigures {
        var collector = FigureCollector(zone: zone, capacity: capacity)
        for message in messages { collector.add(message) }
        return collector.figures
    }

    /// Random messages of several chats, each chat's in order.
    static func random(_ count: Int, using generator: inout some RandomNumberGenerator) -> [[StoredMessage]] {
        let words = [
            "lake", "Umbrella", "Café", "straße", "ok", "湖边散步", "مرحبا", "😀", "👍🏽", "https://a.example/x", "12345",
        ]
        let kinds: [ContentKind] = [.text, .text, .image, .audio, .deleted, .poll]
        return (1...4).map { chat in
            var moment = Int64.random(in: -1_000_000...1_700_000_000, using: &generator)
            return (0..<count).map { _ in
                moment += Int64.random(in: 0...400_000, using: &generator)
                let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                    words.randomElement(using: &generator) ?? ""
                }
                return message(
                    text.joined(separator: " "), at: moment,
                    person: Int.random(in: 0...4, using: &generator) == 0
                        ? nil : Int.random(in: 1...5, using: &generator), chat: chat,
                    kind: kinds.randomElement(using: &generator) ?? .text,
                    reactions: Bool.random(using: &generator) ? ["❤️"] : [])
            }
        }
    }
}

/// A zone that is always so far east of UTC.
struct FixedZone: TimeZoneRules {
    let seconds: Int
    var identifier: String { "Test/Zone" }
    func secondsFromUTC(at local: LocalDateTime) -> Int { seconds }
    func secondsFromUTC(at moment: Timestamp) -> Int { seconds }
}
