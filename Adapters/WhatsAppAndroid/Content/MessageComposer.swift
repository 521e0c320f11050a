import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// Makes events of a row and what other tables say about it (WDB-4).
final class MessageComposer {
    let addresses: AndroidAddresses
    /// The owner, as far as they are known.
    let owner: SourcePerson
    /// Finds the file of a message; nil if there is no folder to look in.
    private let find: Find?
    private var persons: [JID: SourcePerson] = [:]
    /// By row of `jid`.
    private var authors: [Int64: SourcePerson] = [:]
    /// Who writes in the latest direct chat or channel, apart from the owner.
    private var peer: (chat: AndroidChat, person: SourcePerson)?

    typealias Find = (MessageDetails.Media) -> (size: Int64, source: any AttachmentSource)?

    /// So many people are remembered.
    private static let remembered = 65_536

    init(addresses: AndroidAddresses, find: Find?) {
        self.addresses = addresses
        self.find = find
        owner = addresses.ownerPerson
    }

    /// What a row became.
    struct Composed {
        var message: SourceMessage
        /// The edit or deletion that the message results from.
        var change: IngestionEvent?
        /// Whether the type or action is not known.
        var isUnknown: Bool
        /// Whether someone wrote it whom the database does not have.
        var lacksSender: Bool
    }

    /// The events of a row.
    func compose(_ row: MessageRow, _ details: MessageDetails?, ordinal: UInt64) -> Composed {
        let sender = author(row, details)
        var content = ContentComposer(row: row, details: details, composer: self).read()
        // A system line has no author, whether or not its action is known.
        let isSystemLine = content.read.content.kind == .system || MessageType(row.type) == .system
        content.read.noteAlbum(by: sender)
        addRelations(row, details, to: &content.read)
        let attachment = file(row, details, &content.read)
        let target = details?.edit?.key ?? (isDeleted(content.read) ? details?.revocation?.key : nil) ?? row.key
        let time = Timestamp(milliseconds: row.time)
        let message = SourceMessage(
            chat: row.chat.reference, externalID: target, timestamp: time, precision: .millisecond,
            sender: isSystemLine ? nil : sender, content: content.read.content,
            attachmentSources: content.read.content.attachments.isEmpty ? [] : [attachment],
            replyTo: content.read.replyTo, status: status(row, details), receipts: content.read.receipts,
            platformSpecific: content.read.specific, ordinal: ordinal)
        var change: IngestionEvent?
        if let edit = details?.edit, content.read.content.kind != .deleted {
            let edited = edit.times.first(where: MessageTime.possible.contains) ?? row.time
            change = .edit(
                chat: row.chat.reference, target: ChangedMessage(target, by: message.sender),
                content: content.read.content, by: sender,
                at: Timestamp(milliseconds: edited), raw: nil)
        }
        if isDeleted(content.read) {
            let admin = addresses[details?.revocation?.admin]
            change = .deletion(
                chat: row.chat.reference, target: ChangedMessage(target, by: message.sender),
                by: admin.map(person) ?? sender,
                claim: admin != nil ? .admin : sender == nil ? .unknown : .author,
                at: Timestamp(milliseconds: MessageTime.first(details?.revocation?.time) ?? row.time), raw: nil)
        }
        return Composed(
            message: message, change: change, isUnknown: content.isUnknown,
            lacksSender: !isSystemLine && sender == nil)
    }

    private func isDeleted(_ read: ReadContent) -> Bool { read.content.kind == .deleted }

    // MARK: People

    /// The address that a row refers to.
    func address(_ reference: SenderReference) -> JID? {
        switch reference {
        case .row(let row): addresses[row]
        case .address(let address): address
        case .none: nil
        }
    }

    /// A person, made once.
    func person(_ address: JID) -> SourcePerson {
        if let known = persons[address] { return known }
        let person = addresses.person(address)
        if persons.count >= Self.remembered { persons.removeAll() }
        persons[address] = person
        return person
    }

    /// Who wrote a message; nil if the database does not have them. The device that it records as the author's is as good
    /// as the row of the sender.
    private func author(_ row: MessageRow, _ details: MessageDetails?) -> SourcePerson? {
        if row.isFromMe { return owner }
        if row.chat.address.isPerson { return peer(in: row.chat) }
        switch row.sender {
        case .row(let number):
            if let known = authors[number] { return known }
            // A row that there is not, or that is no one's.
            guard let address = addresses[number], address.isAuthor else { return device(details) }
            let author = author(address)
            if authors.count >= Self.remembered { authors.removeAll() }
            authors[number] = author
            return author
        case .address(let address): return address.isAuthor ? author(address) : device(details)
        case .none: return row.chat.address.isAuthor ? peer(in: row.chat) : device(details)
        }
    }

    /// Who writes in a direct chat or channel, apart from the owner.
    private func peer(in chat: AndroidChat) -> SourcePerson {
        if let peer, peer.chat === chat { return peer.person }
        var person = person(chat.address)
        // A channel is its own sender, and has no name but that of the chat.
        if !chat.address.isPerson { person.displayName = chat.reference.title }
        peer = (chat, person)
        return person
    }

    /// The address of the person who sent a message, or caused an event, that is not the owner's; nil if it is unknown.
    ///
    /// A direct chat has two sides: what is not the owner's is the other one's, whatever the row names. That can be the
    /// broadcast list through which a message came, or a linked id whose number is in no table.
    func author(_ named: JID?, in chat: AndroidChat) -> JID? {
        chat.address.isPerson ? chat.address : named.flatMap { $0.isAuthor ? $0 : nil }
    }

    /// The person whose device wrote a message.
    private func device(_ details: MessageDetails?) -> SourcePerson? {
        guard let address = addresses[details?.author], address.isAuthor else { return nil }
        return author(address)
    }

    private func author(_ address: JID) -> SourcePerson { addresses.isOwner(address) ? owner : person(address) }

    // MARK: Relations

    private func addRelations(_ row: MessageRow, _ details: MessageDetails?, to read: inout ReadContent) {
        guard read.content.kind != .system, read.content.kind != .deleted else {
            return addRaw(row, details, to: &read)
        }
        var relations = MessageRelations()
        if let quote = details?.quote {
            let sender: JID? =
                quote.isFromMe
                ? addresses.owner : address(quote.sender).flatMap { $0.isAuthor ? $0 : nil } ?? directPeer(row)
            relations.quote = MessageRelations.Quote(id: quote.key, sender: sender?.text, text: quote.text)
        }
        let mentions = (details?.mentions ?? []) + (row.legacy?.mentions ?? [])
        if !mentions.isEmpty { relations.mentions = mentions.compactMap { address($0)?.text } }
        let score = details?.forwardingScore ?? row.legacy?.forwardingScore
        relations.isForwarded = row.isForwarded || details?.isForwarded == true || score != nil
        relations.forwardingScore = score
        relations.ephemeralSeconds = details?.ephemeralSeconds
        read.add(relations)
        var isViewOnce = details?.isViewOnce == true
        if case .media(_, _, true) = MessageType(row.type) { isViewOnce = true }
        if isViewOnce { read.specific["view_once"] = .bool(true) }
        // Nobody wrote it: it is no part of the text.
        if let translation = row.translation { read.specific["translation"] = .string(translation) }
        if row.isStarred { read.specific["starred"] = .bool(true) }
        if !row.isFromMe, row.chat.address.isPerson {
            if let list = address(row.sender), list.isBroadcastList {
                read.specific["broadcast_list"] = .string(list.text)
            } else if row.isBroadcast {
                read.specific["broadcast_list"] = .bool(true)
            }
        }
        if let number = details?.newsletterNumber { read.specific["server_id"] = .integer(number) }
        if let key = details?.parentKey { read.specific["album"] = .members(["id": .string(key)]) }
        addReceipts(details, to: &read)
        addRaw(row, details, to: &read)
    }

    private func directPeer(_ row: MessageRow) -> JID? { row.chat.address.isPerson ? row.chat.address : nil }

    private func addReceipts(_ details: MessageDetails?, to read: inout ReadContent) {
        for receipt in details?.receipts ?? [] {
            guard let address = addresses[receipt.user], address.isPerson else { continue }
            let time = { (value: Int64?) in MessageTime.first(value).map { Timestamp(milliseconds: $0) } }
            let times = ReceiptTimes(
                delivered: time(receipt.delivered), read: time(receipt.read), played: time(receipt.played))
            read.add(times, of: author(address), address: address, showsMilliseconds: true)
        }
    }

    private func addRaw(_ row: MessageRow, _ details: MessageDetails?, to read: inout ReadContent) {
        var object = RawColumns.json(details?.raw ?? [])
        if let transcription = details?.transcription, !transcription.isEmpty {
            object["audio_data"] = .object(transcription)
        }
        if let segments = details?.segments, !segments.isEmpty { object["transcription_segment"] = .array(segments) }
        // It is kept with the message: that it is another address of the chat's person, nothing says.
        if !row.isFromMe, row.chat.address.isPerson, let named = address(row.sender), named.isPerson,
            addresses.primary(named) != addresses.primary(row.chat.address)
        {
            object["sender"] = .string(named.text)
        }
        guard !object.isEmpty else { return }
        if case .object(let known)? = read.specific["android"] {
            var all = known
            all.appendNew(object.members)
            object = all
        }
        read.specific["android"] = .object(object)
    }

    // MARK: Status

    /// How far a message by the owner has come. The receipts are what counts: the column's numbers are disputed.
    private func status(_ row: MessageRow, _ details: MessageDetails?) -> MessageStatus {
        guard row.isFromMe else { return .sent }
        let receipts = details?.receipts ?? []
        if receipts.contains(where: { MessageTime.first($0.read, $0.played) != nil }) { return .read }
        switch row.status {
        case 8?, 13?: return .read
        case 5?: return .delivered
        default: return receipts.contains { MessageTime.first($0.delivered) != nil } ? .delivered : .sent
        }
    }

    // MARK: Files

    /// Whether there is a folder with files.
    var looksForFiles: Bool { find != nil }

    /// Whether a file is there.
    func isThere(_ media: MessageDetails.Media) -> Bool { find?(media) != nil }

    /// Looks for the file of a message, and notes whether it is there.
    private func file(
        _ row: MessageRow, _ details: MessageDetails?, _ read: inout ReadContent
    ) -> (any AttachmentSource)? {
        guard !read.content.attachments.isEmpty, let media = details?.media ?? row.legacy?.media else { return nil }
        if let found = find?(media) {
            read.content.attachments[0].size = found.size
            read.content.attachments[0].state = .found
            return found.source
        }
        // What the phone never had can perhaps still be downloaded.
        read.content.attachments[0].state = media.path == nil ? .remote : .missing
        return nil
    }
}

extension JID {
    /// Whether messages can come from it: a person, or a newsletter, which is its own sender.
    var isAuthor: Bool { isPerson || server == "newsletter" }
}
