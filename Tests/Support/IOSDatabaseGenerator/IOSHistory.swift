import WhisperRowPort

/// Generates databases from seeds: many kinds of chats and messages, and on request every kind of flaw.
public struct IOSHistory {
    private var random: any RandomNumberGenerator
    private let hasFlaws: Bool
    private var builder = IOSDatabaseBuilder()
    private var chats: [Chat] = []

    /// The address of the phone's owner.
    public static let owner = "491700000000@s.whatsapp.net"
    private static let words = ["yes", "no", "see you", "👍🏽 ok", "مرحبا", "später", "a\u{0}b", "@491700000001 hi", "…"]
    private static let types: [Int64] = [
        0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 10, 10, 11, 12, 14, 15, 28, 38, 39, 46, 53, 54, 59, 66, 99,
    ]

    /// A chat that was generated.
    private struct Chat {
        var id: Int64
        var address: String
        var members: [Int64] = []
        var stanzas: [(row: Int64, stanza: String)] = []
    }

    private init(_ random: any RandomNumberGenerator, hasFlaws: Bool) {
        self.random = random
        self.hasFlaws = hasFlaws
    }

    /// Generates a database with so many messages in so many chats.
    public static func database(
        using random: some RandomNumberGenerator, messages: Int, chats: Int = 6, hasFlaws: Bool = false
    ) -> IOSDatabaseBuilder {
        var history = IOSHistory(random, hasFlaws: hasFlaws)
        for number in 0..<max(1, chats) { history.addChat(number) }
        for number in 0..<messages { history.addMessage(number) }
        if hasFlaws { history.addStrayRows() }
        return history.builder
    }

    private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    private mutating func isRare() -> Bool { hasFlaws && below(20) == 0 }
    private mutating func number() -> String { "4917\(10_000_000 + below(40))@s.whatsapp.net" }
    private mutating func word() -> String { Self.words[below(Self.words.count)] }

    private mutating func addChat(_ number: Int) {
        var values: [String: RowValue] = ["ZARCHIVED": .integer(Int64(below(2))), "ZUNREADCOUNT": .integer(-1)]
        var address: String
        switch number % 6 {
        case 0:
            address = self.number()
            values["ZPARTNERNAME"] = .string("\u{200E}Anna \(number)")
        case 1:
            address = "8000\(number)@lid"
            values["ZCONTACTIDENTIFIER"] = .string("+49171234\(5_000 + number)")
        case 2, 3:
            address = "49170\(number)-1500000000@g.us"
            values["ZPARTNERNAME"] = .string("Group \(number)")
            values["ZSESSIONTYPE"] = .integer(1)
        case 4:
            address = number == 4 ? "status@broadcast" : "1500000\(number)@broadcast"
            values["ZSESSIONTYPE"] = .integer(number == 4 ? 3 : 2)
        default: address = "12036\(number)@newsletter"
        }
        values["ZCONTACTJID"] = .string(address)
        let id = builder.add("ZWACHATSESSION", values)
        var chat = Chat(id: id, address: address)
        if address.hasSuffix("@g.us") || address.hasSuffix("@broadcast") {
            for place in 0..<3 {
                chat.members.append(
                    builder.add(
                        "ZWAGROUPMEMBER",
                        [
                            "ZCHATSESSION": .integer(id), "ZISACTIVE": .integer(place == 2 ? 0 : 1),
                            "ZISADMIN": .integer(place == 0 ? 1 : 0), "ZMEMBERJID": .string(self.number()),
                            "ZCONTACTNAME": .string(place == 1 ? "Member \(place)" : ""),
                        ]))
            }
        }
        chats.append(chat)
    }

    private mutating func addMessage(_ number: Int) {
        let place = below(chats.count)
        var chat = chats[place]
        let type = Self.types[below(Self.types.count)]
        let isFromMe = below(3) == 0
        let stanza = "3A\(String(number, radix: 16, uppercase: true))F\(below(1_000))"
        var values: [String: RowValue] = [
            "ZCHATSESSION": .integer(chat.id), "ZMESSAGETYPE": .integer(type),
            "ZISFROMME": .integer(isFromMe ? 1 : 0), "ZSORT": .integer(Int64(number)),
            "ZMESSAGEDATE": .real(700_000_000 + Double(number) * 7 + (isFromMe ? 0.123 : 0)),
            "ZSTANZAID": .string(stanza), "ZMESSAGESTATUS": .integer(Int64([1, 6, 8][below(3)])),
            "ZSTARRED": .integer(below(9) == 0 ? 1 : 0), "ZGROUPEVENTTYPE": .integer(Int64(below(60))),
        ]
        if ![1, 2, 3, 4, 5, 14, 59].contains(type) { values["ZTEXT"] = .string(word()) }
        if !isFromMe {
            values["ZFROMJID"] = .string(chat.address)
            values["ZTOJID"] = .string(Self.owner)
            values["ZPUSHNAME"] = .string(IOSBlobs.pushName(seconds: 1_678_307_200 + Int64(number) * 7))
            if !chat.members.isEmpty { values["ZGROUPMEMBER"] = .integer(chat.members[below(chat.members.count)]) }
        }
        if let quoted = chat.stanzas.last, below(5) == 0 { values["ZPARENTMESSAGE"] = .integer(quoted.row) }
        if hasFlaws { spoil(&values, chat) }
        let row = builder.add("ZWAMESSAGE", values)
        addParts(row, type, chat)
        chat.stanzas.append((row, stanza))
        chats[place] = chat
    }

    /// Replaces a few values by what no release writes.
    private mutating func spoil(_ values: inout [String: RowValue], _ chat: Chat) {
        if isRare() { values["ZCHATSESSION"] = [.null, .integer(999_999), .string("1"), .real(1)][below(4)] }
        if isRare() {
            values["ZMESSAGEDATE"] =
                [.null, .real(.infinity), .real(1.5e12), .real(-1e18), .string("today"), .integer(.max)][below(6)]
        }
        if isRare() { values["ZSTANZAID"] = [.null, .blob([1]), .string(""), .integer(7)][below(4)] }
        if isRare(), let known = chat.stanzas.last { values["ZSTANZAID"] = .string(known.stanza) }
        if isRare() { values["ZTEXT"] = [.null, .blob([255]), .text([0xC3, 0x28]), .integer(1)][below(4)] }
        if isRare() { values["ZMESSAGETYPE"] = [.null, .string("x"), .integer(.max), .integer(-1)][below(4)] }
        if isRare() { values["ZISFROMME"] = [.null, .real(1), .string("1")][below(3)] }
        if isRare() { values["ZGROUPMEMBER"] = [.null, .integer(-5), .string("1")][below(3)] }
        if isRare() { values["ZSORT"] = [.null, .string("z"), .integer(.min)][below(3)] }
        // Cycles of replies, and replies to nothing.
        if isRare() { values["ZPARENTMESSAGE"] = [.integer(builder.count("ZWAMESSAGE") + 1), .integer(-1)][below(2)] }
    }

    private mutating func addParts(_ row: Int64, _ type: Int64, _ chat: Chat) {
        if [1, 2, 3, 4, 5, 8, 11, 15, 38, 39, 53, 54, 59].contains(type) || below(6) == 0 {
            var values: [String: RowValue] = [
                "ZMESSAGE": .integer(row), "ZFILESIZE": .integer(1_234), "ZTITLE": .string(word()),
                "ZMEDIALOCALPATH": .string("Media/\(chat.address)/a/b/\(row).jpg"), "ZMOVIEDURATION": .integer(9),
                "ZLATITUDE": .real(640), "ZLONGITUDE": .real(480),
            ]
            values["ZVCARDSTRING"] =
                type == 4 ? .string("BEGIN:VCARD\nVERSION:3.0\nFN:Carl\nEND:VCARD") : .string("image/jpeg")
            let quoted = chat.stanzas.last?.stanza
            values["ZMETADATA"] = .blob(
                IOSBlobs.metadata(
                    quotedText: "words", quotedID: quoted, forwardingScore: Int64(below(4)), callSeconds: 61))
            if isRare() {
                values["ZMETADATA"] = [.null, .blob([0x22, 0xFF]), .string("text"), .integer(4)][below(4)]
            }
            builder.add("ZWAMEDIAITEM", values)
            if isRare() { builder.add("ZWAMEDIAITEM", ["ZMESSAGE": .integer(row)]) }
        }
        guard type == 46 || below(4) == 0 else { return }
        let blob =
            type == 46
            ? IOSBlobs.poll("Lunch?", ["Soup", "Rice"], votes: [(number(), [0])], own: [1])
            : IOSBlobs.reactions([(number(), "👍", 1_690_000_000_000)], own: below(2) == 0 ? [(nil, "", 5)] : [])
        builder.add("ZWAMESSAGEINFO", ["ZMESSAGE": .integer(row), "ZRECEIPTINFO": .blob(blob)])
        if isRare() {
            builder.add(
                "ZWAMESSAGEINFO",
                ["ZMESSAGE": .integer(row), "ZRECEIPTINFO": [.null, .blob([7]), .string("x")][below(3)]])
        }
    }

    /// Adds rows that belong to nothing, and chats without an address.
    private mutating func addStrayRows() {
        for message in [RowValue.null, .integer(9_999_999), .string("x"), .real(1)] {
            builder.add("ZWAMEDIAITEM", ["ZMESSAGE": message])
            builder.add("ZWAMESSAGEINFO", ["ZMESSAGE": message, "ZRECEIPTINFO": .blob([])])
        }
        let nameless = builder.add("ZWACHATSESSION", ["ZCONTACTJID": .integer(5)])
        let row = builder.add(
            "ZWAMESSAGE",
            ["ZCHATSESSION": .integer(nameless), "ZMESSAGEDATE": .real(7e8), "ZMESSAGETYPE": .integer(1)])
        builder.add("ZWAMEDIAITEM", ["ZMESSAGE": .integer(row)])
    }
}
