import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage

extension NormalizedMessage {
    /// The message and the changes to it as events for the pipeline.
    ///
    /// - Parameters:
    ///   - sha256: SHA-256 of a text's bytes, by which votes name options; without it, votes are omitted.
    ///   - owner: The addresses of the account's owner.
    func events(
        sequence: Int64, sha256: (@Sendable ([UInt8]) -> [UInt8])? = nil, owner: OwnerAddresses = OwnerAddresses()
    ) -> [IngestionEvent] {
        let chat = chat
        let message = SourceMessage(
            chat: chat, externalID: messageID, timestamp: Timestamp(milliseconds: timestamp), precision: .millisecond,
            sender: kind == ContentKind.system.rawValue ? nil : sender,
            recipients: group == nil && kind != ContentKind.system.rawValue ? [recipient] : [],
            content: Content(
                kind: ContentKind(rawValue: kind) ?? .unknown, text: content.text,
                attachments: content.attachments.map(\.attachment)),
            replyTo: replyTo, status: .sent, platformSpecific: content.others.withoutOwnMembers,
            ordinal: UInt64(clamping: sequence),
            raw: rawBytes.map { RawEvent(name: NormalizedMessage.rawName, bytes: $0) })
        return [.message(message)] + changes(in: chat) + receipts(in: chat, owner)
            + votes(in: chat, sha256) + newTitle(of: chat)
    }

    /// Whether the message says of its author what contradicts the account: that another person is its owner, or that
    /// the owner is not. System lines have no author.
    func denies(_ owner: OwnerAddresses) -> Bool {
        guard owner.isKnown else { return false }
        let isOwners = owner.contains(BridgeAddress(from))
        return content.isFromOwner ? !isOwners : isOwners && kind != ContentKind.system.rawValue
    }

    /// The reactions, the edits and the deletion.
    private func changes(in chat: ChatReference) -> [IngestionEvent] {
        reactions.map { reaction in
            IngestionEvent.reaction(
                chat: chat, target: itself, emoji: reaction.emoji,
                by: actor(reaction.from),
                at: Timestamp(milliseconds: reaction.timestamp), raw: nil)
        }
            + edits.map { edit in
                .edit(
                    chat: chat, target: itself, content: Content(kind: .text, text: edit.text),
                    by: actor(edit.from), at: Timestamp(milliseconds: edit.timestamp), raw: nil)
            }
            + (deletion.map { deletion in
                [
                    .deletion(
                        chat: chat, target: itself, by: actor(deletion.from),
                        claim: deletion.isAdmins.map { $0 ? .admin : .author } ?? .unknown,
                        at: Timestamp(milliseconds: deletion.timestamp), raw: nil)
                ]
            } ?? [])
    }

    /// How far the message got with whom. What the owner has read on another device is a status of the message.
    private func receipts(in chat: ChatReference, _ owner: OwnerAddresses) -> [IngestionEvent] {
        let author = BridgeAddress(from).alias
        return receipts.compactMap { receipt in
            let time = Timestamp(milliseconds: receipt.timestamp)
            let reached = receipt.status.receiptStatus
            let address = BridgeAddress(receipt.from)
            let isAuthor = address.alias == author
            // In a direct chat, the owner is the one who has not written the message.
            let isRecipient = group == nil && address.alias == BridgeAddress(to).alias
            if owner.contains(address) || (content.isFromOwner ? isAuthor : isRecipient) {
                return .status(chat: chat, target: itself, status: reached.messageStatus, at: time, raw: nil)
            }
            // Authors do not receive their own messages.
            if isAuthor { return nil }
            return .receipt(
                chat: chat, target: itself, by: actor(receipt.from), status: reached, at: time, raw: nil)
        }
    }

    /// Who voted for what.
    private func votes(
        in chat: ChatReference, _ sha256: (@Sendable ([UInt8]) -> [UInt8])?
    ) -> [IngestionEvent] {
        guard let sha256 else { return [] }
        return votes.map { vote in
            .vote(
                chat: chat, target: itself, options: vote.options.map { sha256(Array($0.utf8)) },
                by: actor(vote.from), at: Timestamp(milliseconds: vote.timestamp), raw: nil)
        }
    }

    /// The new name of a group. Only a system message of this moment is such a change: other messages merely repeat a
    /// name, and the owner may have given the chat another one.
    private func newTitle(of chat: ChatReference) -> [IngestionEvent] {
        guard kind == ContentKind.system.rawValue, !isBacklog, group != nil,
            let name = content.groupName, !name.isEmpty
        else { return [] }
        return [.chatTitle(chat, at: Timestamp(milliseconds: timestamp))]
    }

    /// The message, as the changes that come with it name it. System lines have no author.
    private var itself: ChangedMessage {
        ChangedMessage(messageID, by: kind == ContentKind.system.rawValue ? nil : sender)
    }

    /// The person who changes the message: its author if the id is the same, otherwise another person.
    private func actor(_ id: String) -> SourcePerson {
        id == from ? sender : SourcePerson(knownBy: id, name: nil, isOwner: false)
    }

    /// A direct chat is identified by the other person.
    private var chat: ChatReference {
        if let group { return ChatReference(key: group, title: content.groupName ?? group, kind: .group) }
        let other = content.isFromOwner ? to : from
        let name = content.isFromOwner ? nil : content.fromName
        return ChatReference(key: BridgeAddress(other).key, title: name ?? other, kind: .direct)
    }

    private var sender: SourcePerson {
        SourcePerson(knownBy: from, name: content.fromName, isOwner: content.isFromOwner)
    }

    private var recipient: SourcePerson {
        SourcePerson(knownBy: to, name: nil, isOwner: !content.isFromOwner)
    }
}

extension NormalizedMessage.Receipt.Status {
    fileprivate var receiptStatus: ReceiptStatus {
        switch self {
        case .delivered: .delivered
        case .read: .read
        case .played: .played
        }
    }
}

extension SourcePerson {
    /// Creates a person known to a service by a telephone number or an identifier of its own.
    fileprivate init(knownBy id: String, name: String?, isOwner: Bool) {
        let alias = BridgeAddress(id).alias
        var aliases = [alias]
        if let name, !name.isEmpty { aliases.append(PersonAlias(kind: .pushName, value: name)) }
        let shown = name.flatMap { $0.isEmpty ? nil : $0 } ?? id
        self.init(aliases: aliases, displayName: shown, identifier: alias.value, isOwner: isOwner)
    }
}

extension NormalizedMessage.File {
    /// The file as an attachment whose content is still at the service.
    fileprivate var attachment: Attachment {
        let isHash =
            sha256.map { text in
                text.utf8.count == 64
                    && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
            } ?? false
        return Attachment(
            name: name, mime: mime, size: size.flatMap { $0 >= 0 ? $0 : nil },
            sha256: isHash ? sha256?.lowercased() : nil,
            state: .remote)
    }
}
