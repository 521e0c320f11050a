import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// Makes events of a row and what other tables say about it (WDB-4).
struct MessageComposer {
    let addresses: AndroidAddresses
    /// Finds the file of a message; nil if there is no folder to look in.
    let find: ((MessageDetails.Media) -> (size: Int64, source: any AttachmentSource)?)?

    /// What a row became.
    struct Composed {
        var events: [IngestionEvent]
        /// Whether the type or action is not known.
        var isUnknown: Bool
    }

    /// The events of a row; nil if its sender is not in the database.
    func compose(_ row: MessageRow, _ details: MessageDetails?, person: (JID) -> SourcePerson, ordinal: UInt64)
        -> Composed?
    {
        let author = self.author(row)
        var content = ContentComposer(row: row, details: details, composer: self).read()
        // A system line has no author, whether or not its action is known.
        let isSystemLine = content.read.content.kind == .system || MessageType(row.type) == .system
        guard isSystemLine || author != nil else { return nil }
        addRelations(row, details, to: &content.read)
        let sender = author.map { $0.isOwner ? addresses.ownerPerson : person($0.address) }
        let attachment = file(row, details, &content.read)
        let target = details?.edit?.key ?? (isDeleted(content.read) ? details?.revocation?.key : nil) ?? row.key
        let time = Timestamp(milliseconds: row.time)
        let message = SourceMessage(
            chat: row.chat.reference, externalID: target, timestamp: time, precision: .millisecond,
            sender: isSystemLine ? nil : sender, content: content.read.content,
            attachmentSources: content.read.content.attachments.isEmpty ? [] : [attachment],
            replyTo: content.read.replyTo, status: status(row, details), platformSpecific: content.read.specific,
            ordinal: ordinal)
        var events: [IngestionEvent] = [.message(message)]
        if let edit = details?.edit, content.read.content.kind != .deleted {
            let edited = edit.times.first(where: MessageTime.possible.contains) ?? row.time
            events.append(
                .edit(
                    chat: row.chat.reference, target: target, content: content.read.content, by: sender,
                    at: Timestamp(milliseconds: edited), raw: nil))
        }
        if isDeleted(content.read) {
            let admin = addresses[details?.revocation?.admin]
            events.append(
                .deletion(
                    chat: row.chat.reference, target: target, by: admin.map(person) ?? sender,
                    claim: admin == nil ? .author : .admin,
                    at: Timestamp(milliseconds: MessageTime.first(details?.revocation?.time) ?? row.time), raw: nil))
        }
        return Composed(events: events, isUnknown: content.isUnknown)
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

    /// Who wrote a message; nil if the database does not have them.
    private func author(_ row: MessageRow) -> (address: JID, isOwner: Bool)? {
        if row.isFromMe { return (addresses.owner ?? row.chat.address, true) }
        // A row that there is not: the person is lost.
        if case .row(let number) = row.sender, addresses[number] == nil { return nil }
        if let sender = address(row.sender) { return (sender, addresses.isOwner(sender)) }
        let chat = row.chat.address
        // A newsletter is its own sender.
        return chat.isPerson || chat.server == "newsletter" ? (chat, false) : nil
    }

    // MARK: Relations

    private func addRelations(_ row: MessageRow, _ details: MessageDetails?, to read: inout ReadContent) {
        guard read.content.kind != .system, read.content.kind != .deleted else {
            return addRaw(row, details, to: &read)
        }
        var relations = MessageRelations()
        if let quote = details?.quote {
            let sender: JID? =
                quote.isFromMe ? addresses.owner : address(quote.sender) ?? directPeer(row)
            relations.quote = MessageRelations.Quote(id: quote.key, sender: sender?.text, text: quote.text)
        }
        let mentions = (details?.mentions ?? []) + (row.legacy?.mentions ?? [])
        if !mentions.isEmpty { relations.mentions = mentions.compactMap { address($0)?.text } }
        let score = details?.forwardingScore ?? row.legacy?.forwardingScore
        relations.isForwarded = details?.isForwarded == true || score != nil
        relations.forwardingScore = score
        relations.ephemeralSeconds = details?.ephemeralSeconds
        read.add(relations)
        var isViewOnce = details?.isViewOnce == true
        if case .media(_, _, true) = MessageType(row.type) { isViewOnce = true }
        if isViewOnce { read.specific["view_once"] = .bool(true) }
        if row.isStarred { read.specific["starred"] = .bool(true) }
        if row.isBroadcast, !row.isFromMe, row.chat.address.isPerson { read.specific["broadcast_list"] = .bool(true) }
        if let number = details?.newsletterNumber { read.specific["server_id"] = .integer(number) }
        if let key = details?.parentKey { read.specific["album"] = .members(["id": .string(key)]) }
        addReceipts(details, to: &read)
        addRaw(row, details, to: &read)
    }

    private func directPeer(_ row: MessageRow) -> JID? { row.chat.address.isPerson ? row.chat.address : nil }

    private func addReceipts(_ details: MessageDetails?, to read: inout ReadContent) {
        guard let receipts = details?.receipts, !receipts.isEmpty else { return }
        let values = receipts.map { receipt -> JSONValue in
            let time = { (value: Int64?) -> JSONValue? in
                MessageTime.first(value).map {
                    .string(Timestamp(milliseconds: $0).rfc3339(showsMilliseconds: true))
                }
            }
            return .members([
                "person": addresses[receipt.user].map { .string($0.text) }, "delivered": time(receipt.delivered),
                "read": time(receipt.read), "played": time(receipt.played),
            ])
        }
        read.specific["receipts"] = .array(values)
    }

    private func addRaw(_ row: MessageRow, _ details: MessageDetails?, to read: inout ReadContent) {
        guard let raw = details?.raw, !raw.isEmpty else { return }
        var object = RawColumns.json(raw)
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
