public import WhisperDatabaseGenerator
import WhisperRowPort

/// Writes a history as `ChatStorage.sqlite`, `ContactsV2.sqlite` and `LID.sqlite`.
public struct IOSDatabaseWriter: Sendable {
    private let history: History

    /// A writer of a history.
    public init(_ history: History) {
        self.history = history
    }

    /// The address book.
    public var contacts: IOSDatabaseBuilder {
        var builder = IOSDatabaseBuilder.contacts
        for person in history.people.dropFirst() {
            builder.add(
                "ZWAADDRESSBOOKCONTACT",
                ["ZFULLNAME": .string(person.name), "ZWHATSAPPID": .string(Self.address(person))])
        }
        return builder
    }

    /// The linked ids.
    public var linkedIDs: IOSDatabaseBuilder {
        var builder = IOSDatabaseBuilder.linkedIDs
        for person in history.people.dropFirst() {
            builder.add(
                "ZWAZACCOUNT",
                ["ZIDENTIFIER": .string(person.linked + "@lid"), "ZPHONENUMBER": .string(person.number)])
        }
        return builder
    }

    /// The chats and messages.
    public var messages: IOSDatabaseBuilder {
        var builder = IOSDatabaseBuilder()
        for chat in history.chats {
            let address = chat.isGroup ? chat.group + "@g.us" : Self.address(history.people[chat.members[0]])
            let session = builder.add(
                "ZWACHATSESSION",
                [
                    "ZCONTACTJID": .string(address), "ZSESSIONTYPE": .integer(chat.isGroup ? 1 : 0),
                    "ZPARTNERNAME": .string(chat.subject ?? history.people[chat.members[0]].name),
                    "ZARCHIVED": .integer(0), "ZUNREADCOUNT": .integer(0),
                ])
            var members: [Int: Int64] = [:]
            for member in chat.isGroup ? [0] + chat.members : [] {
                members[member] = builder.add(
                    "ZWAGROUPMEMBER",
                    [
                        "ZCHATSESSION": .integer(session), "ZMEMBERJID": .string(Self.address(history.people[member])),
                        "ZISACTIVE": .integer(1), "ZISADMIN": .integer(member == chat.members[0] ? 1 : 0),
                    ])
            }
            let place = Place(session: session, address: address, members: members)
            var rows: [Int64] = []
            for message in chat.messages { rows.append(write(message, place, rows, chat, &builder)) }
        }
        return builder
    }

    /// Where a chat is.
    private struct Place {
        var session: Int64
        var address: String
        var members: [Int: Int64]
    }

    private static func address(_ person: HistoryPerson) -> String { person.number + "@s.whatsapp.net" }

    /// Seconds since 2001.
    private static func date(_ milliseconds: Int64) -> Double { Double(milliseconds) / 1_000 - 978_307_200 }

    // MARK: Messages

    private func write(
        _ message: HistoryMessage, _ place: Place, _ rows: [Int64], _ chat: HistoryChat,
        _ builder: inout IOSDatabaseBuilder
    ) -> Int64 {
        let owner = Self.address(history.people[0])
        let isOwn = message.sender == 0
        var values: [String: RowValue] = [
            "ZCHATSESSION": .integer(place.session), "ZSTANZAID": .string(message.key),
            "ZMESSAGETYPE": .integer(message.body.iosType), "ZISFROMME": .integer(isOwn ? 1 : 0),
            "ZMESSAGEDATE": .real(Self.date(message.time)), "ZSORT": .integer(message.row),
            "ZSTARRED": .integer(message.isStarred ? 1 : 0), "ZMESSAGESTATUS": .integer(isOwn ? 8 : 0),
            (isOwn ? "ZTOJID" : "ZFROMJID"): .string(place.address),
        ]
        if !isOwn { values["ZTOJID"] = .string(owner) }
        values["ZPUSHNAME"] = .string(IOSBlobs.pushName(seconds: message.time / 1_000, sender: isOwn ? owner : nil))
        // Phones list no member beside the owner's messages.
        if let member = place.members[message.sender], !isOwn, !message.body.isSystem {
            values["ZGROUPMEMBER"] = .integer(member)
        }
        switch message.body {
        case .text(let text): values["ZTEXT"] = .string(text)
        case .subject(let text):
            values["ZTEXT"] = .string(text)
            values["ZGROUPEVENTTYPE"] = .integer(1)
        case .added(let people):
            values["ZGROUPEVENTTYPE"] = .integer(2)
            values["ZGROUPMEMBER"] = people.first.flatMap { place.members[$0] }.map { .integer($0) } ?? .null
        default: break
        }
        if let quote = message.quote { values["ZPARENTMESSAGE"] = .integer(rows[quote]) }
        let row = builder.add("ZWAMESSAGE", values)
        writeItem(of: message, row, place, &builder)
        writeInformation(about: message, row, &builder)
        return row
    }

    private func writeItem(
        of message: HistoryMessage, _ row: Int64, _ place: Place, _ builder: inout IOSDatabaseBuilder
    ) {
        var values: [String: RowValue] = ["ZMESSAGE": .integer(row)]
        if let file = message.file {
            values["ZMEDIALOCALPATH"] = .string(message.iosPath)
            values["ZFILESIZE"] = .integer(Int64(file.bytes.count))
            values["ZVCARDSTRING"] = .string(file.mime)
        }
        switch message.body {
        case .image(let caption): values["ZTITLE"] = caption.map { .string($0) } ?? .null
        case .voice(let seconds):
            values["ZMOVIEDURATION"] = .integer(seconds)
            values["ZVCARDSTRING"] = .string("audio/ogg; codecs=opus")
        case .document(let name): values["ZTITLE"] = .string(name)
        case .location(let latitude, let longitude, let name):
            values["ZLATITUDE"] = .real(latitude)
            values["ZLONGITUDE"] = .real(longitude)
            values["ZVCARDNAME"] = .string(name)
        case .contact(let name):
            values["ZVCARDNAME"] = .string(name)
            values["ZVCARDSTRING"] = .string("BEGIN:VCARD\nVERSION:3.0\nFN:\(name)\nEND:VCARD")
        case .call(_, let seconds, _): values["ZMETADATA"] = .blob(IOSBlobs.metadata(callSeconds: seconds))
        default: break
        }
        if let score = message.forwarded, values["ZMETADATA"] == nil {
            values["ZMETADATA"] = .blob(IOSBlobs.metadata(forwardingScore: score))
        }
        if values.count > 1 { builder.add("ZWAMEDIAITEM", values) }
    }

    private func writeInformation(about message: HistoryMessage, _ row: Int64, _ builder: inout IOSDatabaseBuilder) {
        var blob: [UInt8] = []
        if case .poll(let question, let options, let votes) = message.body {
            blob = IOSBlobs.poll(
                question, options,
                votes: votes.filter { $0.key != 0 }.sorted { $0.key < $1.key }.map { person, options in
                    (Self.address(history.people[person]), options.map { Int64($0) })
                }, own: votes[0].map { $0.map { Int64($0) } })
        }
        let reactions = message.reactions.map { reaction -> IOSBlobs.Reaction in
            let person = reaction.person == 0 ? nil : Self.address(history.people[reaction.person])
            return (person, reaction.emoji, reaction.time)
        }
        if !reactions.isEmpty {
            blob += IOSBlobs.reactions(
                reactions.filter { $0.person != nil }, own: reactions.filter { $0.person == nil })
        }
        if !blob.isEmpty {
            builder.add("ZWAMESSAGEINFO", ["ZMESSAGE": .integer(row), "ZRECEIPTINFO": .blob(blob)])
        }
    }
}

extension HistoryMessage {
    /// The path of its file below `Message`.
    public var iosPath: String { "Media/\(key.suffix(4))/\(file?.name ?? "")" }
}

extension HistoryBody {
    /// The number in `ZMESSAGETYPE`.
    fileprivate var iosType: Int64 {
        switch self {
        case .text: 0
        case .image: 1
        case .voice: 3
        case .contact: 4
        case .location: 5
        case .added, .subject: 6
        case .document: 8
        case .revoked: 14
        case .poll: 46
        case .call: 59
        // The phone shows its pictures only.
        case .album: 10
        case .unknown(let type), .other(let type, _): type
        case .file(let file): file.type
        case .line: 10
        }
    }
}
