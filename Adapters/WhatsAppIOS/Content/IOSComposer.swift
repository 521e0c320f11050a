import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperSealingPort
import WhisperWhatsAppContent

/// Makes events of a row and what other tables say about it (WDB-4).
struct IOSComposer: Sendable {
    let people: IOSPeople
    let media: (any IOSMedia)?
    let sealing: any Sealing

    /// A row with everything that it refers to.
    struct Subject {
        let row: IOSRow
        let chat: IOSChat
        let member: IOSMember?
        /// The platform id of the message that is replied to.
        let parent: String?
        let item: IOSMediaItem?
        let info: IOSReceiptInfo?
    }

    /// What a row became.
    struct Composed {
        var message: SourceMessage
        /// Events about the message.
        var events: [IngestionEvent] = []
        /// The number of events that stem from `ZWAMESSAGEINFO`.
        var infoEvents = 0
        /// The number under which its type is counted, if that is not known.
        var unknownType: Int64?
        /// Whether someone wrote it whom the database does not have.
        var lacksSender: Bool
    }

    /// The message of a row, and the events about it.
    func compose(_ subject: Subject, ordinal: UInt64) -> Composed {
        let row = subject.row
        let (content, unknownType) = IOSContent(subject: subject, people: people).read()
        var read = content
        let isSystem = read.content.kind == .system
        let sender = author(row, in: subject.chat, subject.member)
        let author = isSystem ? nil : sender
        read.noteAlbum(by: sender)
        addRelations(of: subject, to: &read)
        let source = attach(subject, to: &read)
        let message = SourceMessage(
            chat: subject.chat.reference, externalID: row.externalID, timestamp: row.time,
            precision: AppleTime.precision(row.time), sender: author, content: read.content,
            attachmentSources: read.content.attachments.isEmpty ? [] : [source], replyTo: read.replyTo,
            status: status(of: row), receipts: read.receipts, platformSpecific: read.specific, ordinal: ordinal)
        var composed = Composed(
            message: message, unknownType: unknownType, lacksSender: !isSystem && author == nil)
        if read.content.kind == .deleted { composed.events.append(deletion(of: subject, by: author)) }
        let events = infoEvents(of: subject, by: author)
        composed.events += events
        composed.infoEvents = events.count
        return composed
    }

    // MARK: People

    /// Who wrote a message; nil if the database does not say.
    func author(_ row: IOSRow, in chat: IOSChat, _ member: IOSMember?) -> SourcePerson? {
        if row.isFromMe { return people.ownPerson }
        if chat.reference.kind == .direct { return people.person(chat.address) }
        if let member { return people.person(member.address, listed: member.name) }
        if let from = row.from, from.isPerson { return people.person(from) }
        guard chat.address.server == "newsletter" else { return nil }
        // A channel is its own sender, and has no name but that of the chat.
        var channel = SourcePerson([chat.address], names: [])
        channel.displayName = chat.reference.title
        return channel
    }

    /// The person of an address that a reaction or a vote states; the owner where it states none.
    private func person(_ address: String?) -> SourcePerson? {
        guard let address else { return people.ownPerson }
        return IOSText.address(address).map { people.person($0) }
    }

    // MARK: Relations

    private func addRelations(of subject: Subject, to read: inout ReadContent) {
        let (row, metadata) = (subject.row, subject.item?.metadata)
        // System lines are no replies.
        guard read.content.kind != .system else { return }
        var relations = MessageRelations()
        if let id = metadata?.quotedID ?? subject.parent, id.utf8.count <= 256, id != row.stanza {
            relations.quote = MessageRelations.Quote(
                id: id, sender: IOSText.address(metadata?.quotedSender)?.text, text: metadata?.quotedText)
        }
        relations.mentions = (metadata?.mentions ?? []).compactMap { IOSText.address($0)?.text }
        let score = metadata?.forwardingScore.flatMap { $0 > 0 ? $0 : nil }
        relations.isForwarded = row.isMarkedForwarded || score != nil
        relations.forwardingScore = score
        read.add(relations)
        if let forwarder = IOSText.address(metadata?.forwarder) {
            read.specific["forwarded_from"] = .string(forwarder.text)
        }
        if case .media(_, _, isViewOnce: true) = IOSMessageType(row.type) { read.specific["view_once"] = .bool(true) }
        if row.isStarred { read.specific["starred"] = .bool(true) }
        if subject.chat.isBroadcastList { read.specific["broadcast_list"] = .string(subject.chat.address.text) }
        guard let info = subject.info else { return }
        for receipt in info.receipts { add(receipt, to: &read) }
        if !info.tallies.isEmpty {
            read.specific["reaction_counts"] = .array(
                info.tallies.map { .members(["emoji": .string($0.emoji), "count": .integer($0.count)]) })
        }
    }

    private func add(_ receipt: IOSReceiptInfo.Receipt, to read: inout ReadContent) {
        guard let address = IOSText.address(receipt.person), address.isPerson else { return }
        let times = ReceiptTimes(
            delivered: Timestamp(seconds: receipt.delivered), read: Timestamp(seconds: receipt.read),
            played: Timestamp(seconds: receipt.played))
        read.add(times, of: people.person(address), address: address, showsMilliseconds: false)
    }

    private func attach(_ subject: Subject, to read: inout ReadContent) -> (any AttachmentSource)? {
        guard !read.content.attachments.isEmpty else { return nil }
        let item = subject.item
        let file = IOSMediaFile(path: item?.relativePath, size: item?.size, sha256: item?.sha256)
        let isStated = file.path != nil || file.sha256 != nil
        let source = isStated ? media?.content(of: file) : nil
        // Without a path the phone has not fetched the file, which the platform may still have.
        read.content.attachments[0].state = source != nil ? .found : file.path != nil ? .missing : .remote
        return source
    }

    /// The delivery status of an own message.
    private func status(of row: IOSRow) -> MessageStatus {
        guard row.isFromMe else { return .sent }
        return switch row.status {
        case 0: .pending
        case 6: .delivered
        case 8: .read
        case 9: .failed
        default: .sent
        }
    }

    // MARK: Events

    /// The deletion that a row reports. In a group, an admin may have deleted what someone else wrote.
    private func deletion(of subject: Subject, by author: SourcePerson?) -> IngestionEvent {
        let isAuthor = subject.row.isFromMe || subject.chat.reference.kind == .direct
        return .deletion(
            chat: subject.chat.reference, target: ChangedMessage(subject.row.externalID, by: author),
            by: isAuthor ? author : nil, claim: isAuthor ? .author : .unknown, at: subject.row.time, raw: nil)
    }

    /// Reactions and votes.
    private func infoEvents(of subject: Subject, by author: SourcePerson?) -> [IngestionEvent] {
        guard let info = subject.info else { return [] }
        let (chat, time) = (subject.chat.reference, subject.row.time)
        let target = ChangedMessage(subject.row.externalID, by: author)
        var events: [IngestionEvent] = info.reactions.compactMap { reaction in
            guard let person = person(reaction.person) else { return nil }
            let at = reaction.milliseconds.flatMap { AppleTime.possible.contains($0) ? $0 : nil }
            return .reaction(
                chat: chat, target: target, emoji: reaction.emoji, by: person,
                at: at.map { Timestamp(milliseconds: $0) } ?? time, raw: nil)
        }
        guard let poll = info.poll, case .poll = IOSMessageType(subject.row.type) else { return events }
        let hashes = poll.options.map { option in
            let digest = sealing.sha256()
            var option = option
            option.withUTF8 { digest.update(UnsafeRawBufferPointer($0)) }
            return digest.finish()
        }
        events += poll.votes.compactMap { vote in
            person(vote.person).map { person in
                .vote(
                    chat: chat, target: target, options: vote.options.map { hashes[$0] }, by: person,
                    // The phone keeps no time of a vote: any other source knows better.
                    at: time, raw: nil)
            }
        }
        return events
    }
}
