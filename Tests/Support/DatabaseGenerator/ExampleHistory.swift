import WhisperTextCoding

/// The chats in the databases of `Examples/databases`: the Orchard Club picks its apples. People and numbers are
/// invented.
public enum ExampleHistory {
    /// When the club's chat was exported: before Ruth moved the meeting, and before the picking.
    public static let exportedAt = start + 14 * minute

    /// 14 September 2024, 08:00 UTC.
    private static let start: Int64 = 1_726_300_800_000
    private static let minute: Int64 = 60_000

    /// The phone's owner, Ruth, Tom and Ivo; the club's chat, and the one with Ruth.
    public static let history = History(
        people: [
            person(0, "Nia Calder"), person(1, "Ruth Amsel"), person(2, "Tom Fairlie"), person(3, "Ivo Brandt"),
        ],
        chats: [
            HistoryChat(
                subject: "Orchard Club", group: "120363040000000001", members: [1, 2, 3], messages: club),
            HistoryChat(subject: nil, group: "", members: [1], messages: direct),
        ], ownerName: "Nia Calder")

    /// Numbers that are reserved for stories.
    private static func person(_ place: Int, _ name: String) -> HistoryPerson {
        HistoryPerson(number: "44770090010\(place)", linked: "1000000000\(place)", name: name)
    }

    private static func message(
        _ row: Int64, _ sender: Int, after seconds: Int64, _ body: HistoryBody,
        _ complete: (inout HistoryMessage) -> Void = { _ in }
    ) -> HistoryMessage {
        let number = String(row, radix: 16, uppercase: true)
        var message = HistoryMessage(
            row: row, key: "3EB0C0FFEE\(String(repeating: "0", count: 6 - number.count))\(number)", sender: sender,
            time: start + seconds * 1_000 + row * 37, body: body)
        complete(&message)
        return message
    }

    private static func reactions(_ people: [(Int, String)], after seconds: Int64) -> [HistoryReaction] {
        people.map { HistoryReaction(person: $0.0, emoji: $0.1, time: start + seconds * 1_000) }
    }

    // MARK: The club

    private static let club: [HistoryMessage] = [
        message(2, 1, after: 72, .text("The first apples are down. Who has Saturday free?")),
        message(3, 2, after: 107, .text("Me, from ten")) {
            $0.reactions = reactions([(1, "👍"), (0, "❤️")], after: 130)
        },
        message(4, 0, after: 125, .text("Me too. I bring the press")) {
            $0.quote = 0
            $0.receipts = [
                HistoryReceipt(person: 1, delivered: start + 126_000, read: start + 140_000),
                HistoryReceipt(person: 2, delivered: start + 126_500, read: start + 300_000),
            ]
        },
        message(5, 1, after: 240, .added(members: [3])),
        message(6, 3, after: 305, .text("Thanks for having me! I have two ladders")) {
            $0.reactions = reactions([(0, "👏")], after: 330)
        },
        message(
            7, 1, after: 362,
            .poll(
                question: "Which trees first?", options: ["Cox", "Boskoop", "The old pear"],
                votes: [0: [1], 1: [1], 2: [0], 3: [2]])),
        message(8, 2, after: 548, .image(caption: "Look at Boskoop this morning")) { $0.file = picture },
        message(9, 0, after: 610, .text("Then Boskoop it is")) {
            $0.quote = 6
            $0.isStarred = true
        },
        message(10, 1, after: 735, .text("Meet at nine, at the lower gate")) {
            $0.formerText = "Meet at eight, at the gate"
            $0.editedAt = start + 15 * minute
        },
        message(11, 3, after: 790, .text("Yes")),
        message(12, 2, after: 799, .text("Yes")),
        message(13, 2, after: 930, .location(latitude: 51.7519, longitude: -1.2578, name: "Lower gate")),
        message(14, 1, after: 1_100, .voice(seconds: 14)),
        message(15, 3, after: 1_210, .revoked(byAdmin: nil)),
        message(16, 0, after: 1_300, .contact(name: "Hill Cider House")),
        message(17, 2, after: 115_200, .text("180 litres!")) {
            $0.reactions = reactions([(0, "🎉"), (1, "🎉"), (3, "😮")], after: 115_260)
        },
        message(18, 1, after: 115_290, .text("My arms disagree")) {
            $0.reactions = reactions([(0, "😂"), (2, "😂")], after: 115_320)
            $0.quote = 15
        },
        message(19, 3, after: 115_400, .document(name: "Cellar plan.pdf")),
        message(20, 0, after: 115_500, .text("Same again next year?")),
        message(21, 1, after: 115_530, .text("Same again next year")),
    ]

    // MARK: Ruth

    private static let direct: [HistoryMessage] = [
        message(22, 1, after: 116_000, .text("You forgot your gloves here")),
        message(23, 0, after: 116_090, .text("I can hear them laughing at me")) { $0.quote = 0 },
        message(24, 1, after: 116_400, .call(isVideo: false, seconds: 312, result: 5)),
        message(25, 1, after: 116_800, .text("Found Tom's hat, too")) {
            $0.reactions = reactions([(0, "😂")], after: 116_830)
        },
    ]

    /// Three trees, one of them with apples, 32 pixels wide.
    private static let picture = HistoryFile(
        name: "IMG-20240914-WA0001.png", mime: "image/png",
        bytes: Base64.bytes(
            of:
                """
                iVBORw0KGgoAAAANSUhEUgAAACAAAAAYAgMAAADmPRenAAAADFBMVEWw0OhGgDxuUDLEPDKGUHwVAAAAbUlEQVR42o2MMQqD\
                QBQFn+KWlpIbWHiPXwYs/rCNCzlCiux9PIpHsIj3yRdSi1MMAw+edIdO2k41vAcaZvV4xQ5XKk41vkosYLgeUKCilJ1ifGJy\
                eMaUDs9Y8fjZh3z+aFT7CkmT2jV0Ffy5Ez85qCjvlYjfnwAAAABJRU5ErkJggg==
                """) ?? [])
}
