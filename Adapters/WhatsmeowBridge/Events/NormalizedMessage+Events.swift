import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage

extension NormalizedMessage {
    /// The message and its reactions as events for the pipeline.
    func events(sequence: Int64) -> [IngestionEvent] {
        let chat = chat
        let message = SourceMessage(
            chat: chat, externalID: messageID, timestamp: Timestamp(milliseconds: timestamp), precision: .millisecond,
            sender: kind == ContentKind.system.rawValue ? nil : sender,
            recipients: group == nil && kind != ContentKind.system.rawValue ? [recipient] : [],
            content: Content(
                kind: ContentKind(rawValue: kind) ?? .unknown, text: content.text,
                attachments: content.attachments.map(\.attachment)),
            replyTo: replyTo, status: .sent, platformSpecific: content.others.withoutOwnMembers,
            ordinal: UInt64(clamping: sequence))
        return [.message(message)]
            + reactions.map { reaction in
                .reaction(
                    chat: chat, target: messageID, emoji: reaction.emoji,
                    by: actor(reaction.from),
                    at: Timestamp(milliseconds: reaction.timestamp), raw: nil)
            }
            + edits.map { edit in
                .edit(
                    chat: chat, target: messageID, content: Content(kind: .text, text: edit.text),
                    by: actor(edit.from), at: Timestamp(milliseconds: edit.timestamp), raw: nil)
            }
            + (deletion.map { deletion in
                [
                    .deletion(
                        chat: chat, target: messageID, by: actor(deletion.from),
                        claim: deletion.isAdmins.map { $0 ? .admin : .author } ?? .unknown,
                        at: Timestamp(milliseconds: deletion.timestamp), raw: nil)
                ]
            } ?? [])
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
        return ChatReference(key: other, title: name ?? other, kind: .direct)
    }

    private var sender: SourcePerson {
        SourcePerson(knownBy: from, name: content.fromName, isOwner: content.isFromOwner)
    }

    private var recipient: SourcePerson {
        SourcePerson(knownBy: to, name: nil, isOwner: !content.isFromOwner)
    }
}

extension SourcePerson {
    /// Creates a person known to a service by a telephone number or an identifier of its own.
    fileprivate init(knownBy id: String, name: String?, isOwner: Bool) {
        let number = PhoneNumber.e164(id)
        var aliases = [PersonAlias(kind: number == nil ? .linkedID : .phoneNumber, value: number ?? id)]
        if let name, !name.isEmpty { aliases.append(PersonAlias(kind: .pushName, value: name)) }
        let shown = name.flatMap { $0.isEmpty ? nil : $0 } ?? id
        self.init(aliases: aliases, displayName: shown, identifier: number ?? id, isOwner: isOwner)
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
