public import WhisperIngestionPort
import WhisperJSONText
public import WhisperMediaPort
public import WhisperMessage
public import WhisperSecretMemory
import WhisperWhatsAppContent

/// Changes that are encrypted with a secret of the message that they concern (ING-6).
extension WhatsAppEventDecoder {
    /// Reads an encrypted change, together with the message that it concerns.
    ///
    /// Nothing that is encrypted says who sent it: every member of a chat has the secret. So the events are by the sender of
    /// the change, whom its own event states, and whether they may change the message is decided as for any other change.
    ///
    /// - Parameters:
    ///   - change: The event with the change, as in `IngestionEvent.encrypted`.
    ///   - originals: The stored events of the message, in any order.
    ///   - opener: Opens what is encrypted.
    ///   - memory: Where secrets are stored meanwhile.
    ///   - receivedAt: The time of receipt, used if the event states no time.
    /// - Returns: The events, which may be none if there are no words for it; nil if it cannot be read, as without the
    ///   message's secret.
    public func events(
        decrypting change: RawEvent, of originals: [RawEvent], by opener: any MediaOpener,
        memory: any SecretAllocator, receivedAt: Timestamp
    ) -> [IngestionEvent]? {
        guard let sent = Self.sent(change), let part = sent.body.encryptedPart,
            let source = encryptedSource(change, receivedAt)
        else { return nil }
        let senders = Self.addresses(source.by)
        for original in originals {
            guard let message = Self.sent(original), message.id == part.target else { continue }
            let authors = (senders + addresses(ofAuthor: original, part)).uniqued.prefix(Self.mostAddresses)
            for secret in message.secrets {
                guard let secret = try? memory.copy(secret.span.bytes) else { return nil }
                for author in authors {
                    for sender in senders {
                        guard let content = part.content(author: author, sender: sender),
                            let plain = try? opener.open(content, secret: secret)
                        else { continue }
                        return events(in: plain, of: part, from: source, id: sent.id)
                    }
                }
            }
        }
        return nil
    }

    /// The most addresses of a person that are tried: two are usual, and each costs a derivation and a decryption.
    private static let mostAddresses = 6

    /// A message in an event.
    private struct Sent {
        let id: String
        let body: WireMessage
        let secrets: [ArraySlice<UInt8>]
    }

    private static func sent(_ raw: RawEvent) -> Sent? {
        guard let event = WireMessage(raw.bytes) else { return nil }
        switch EventKind(rawValue: raw.name) {
        case .message?:
            guard let id = event.message(EventField.Message.info)?.text(EventField.Info.id),
                let body = event.sentMessage
            else { return nil }
            let forms = [body, event.message(EventField.Message.raw)].compactMap { $0 }
            return Sent(id: id, body: body, secrets: forms.flatMap(\.messageSecrets).uniqued)
        case .historyMessage?:
            // The stored form has a single message.
            let entries = event.messages(HistoryField.Conversation.messages)
            guard entries.count == 1, let message = entries[0].message(HistoryField.Entry.message),
                let id = message.message(HistoryField.Message.key)?.text(KeyField.id),
                let body = message.historyMessage
            else { return nil }
            let stated = message.bytes(HistoryField.Message.messageSecret)
            let secrets = (stated.map { $0.count == MessageField.secretSize ? [$0] : [] } ?? []) + body.messageSecrets
            return Sent(id: id, body: body, secrets: secrets.uniqued)
        default: return nil
        }
    }

    /// Where an encrypted change was sent, by whom and when.
    private struct Source {
        let chat: ChatReference
        let target: ChangedMessage
        let by: SourcePerson
        let time: Timestamp
        let raw: RawEvent
    }

    private func encryptedSource(_ change: RawEvent, _ receivedAt: Timestamp) -> Source? {
        for event in events(name: change.name, raw: change.bytes, receivedAt: receivedAt) {
            if case .encrypted(let chat, let target, _, let person, let time, _) = event {
                return Source(chat: chat, target: target, by: person, time: time, raw: change)
            }
        }
        return nil
    }

    /// The addresses of a person, as they are part of the derivation of keys.
    private static func addresses(_ person: SourcePerson) -> [String] {
        let known = person.aliases.compactMap { alias -> String? in
            switch alias.kind {
            case .phoneNumber: JID(user: String(alias.value.drop { $0 == "+" }), server: JID.numbers).text
            case .linkedID: alias.value
            case .exportName, .pushName, .verifiedName, .contact: nil
            }
        }
        return Array(known.uniqued.prefix(mostAddresses))
    }

    /// The addresses that the author of a message may have used: those that its event states, and those of the key by which
    /// the change refers to it.
    private func addresses(ofAuthor original: RawEvent, _ part: EncryptedPart) -> [String] {
        let author = events(name: original.name, raw: original.bytes, receivedAt: Timestamp(milliseconds: 0))
            .lazy.compactMap { event -> SourcePerson? in
                guard case .message(let message) = event else { return nil }
                return message.sender
            }.first
        let named = [part.key.text(KeyField.chat), part.key.text(KeyField.participant)]
            .compactMap { JID($0) }.filter(\.isPerson).map(\.text)
        return (author.map(Self.addresses) ?? []) + named
    }

    /// What was encrypted, as events; nil if it is not what it was said to be.
    private func events(
        in plain: [UInt8], of part: EncryptedPart, from source: Source, id: String
    ) -> [IngestionEvent]? {
        guard let content = WireMessage(plain), let useCase = part.useCase else { return nil }
        let target = source.target
        switch useCase {
        case .messageEdit, .eventEdit, .pollEdit:
            var reader = MessageReader()
            guard case .edit(let edit, let edited, let time) = reader.read(content), edit.id == part.target else {
                return nil
            }
            return [
                .edit(
                    chat: source.chat, target: target, content: edited, by: source.by, at: time ?? source.time,
                    raw: nil)
            ]
        case .reaction:
            return [
                .reaction(
                    chat: source.chat, target: target, emoji: content.text(ReactionField.text) ?? "",
                    by: source.by, at: Timestamp(wire: content.integer(ReactionField.timestamp)) ?? source.time,
                    raw: nil)
            ]
        case .comment:
            var reader = MessageReader()
            guard case .content(var comment) = reader.read(content) else { return nil }
            comment.replyTo = part.target
            return [line(comment, source, id: id)]
        case .pollOption:
            guard let added = content.message(EncryptedField.pollOption),
                added.target(PollField.updateKey) == part.target,
                let option = added.message(EncryptedField.addedOption)?.text(PollField.optionName)
            else { return nil }
            return [line(about: part.target, "poll-option-added", text: option, source, id: id)]
        case .eventResponse:
            guard let answer = content.integer(EncryptedField.response).flatMap({ EncryptedField.responses[$0] }) else {
                return nil
            }
            return [line(about: part.target, "event-response", response: answer, source, id: id)]
        }
    }

    /// A line of its own about a message.
    private func line(
        about target: String, _ type: String, text: String? = nil, response: String? = nil, _ source: Source, id: String
    ) -> IngestionEvent {
        let members =
            [("by", source.by.identifier ?? source.by.displayName), ("target", target)]
            + (response.map { [("response", $0)] } ?? [])
        let note = ReadContent.note(
            type, text: text, members.map { JSONObject.Member(name: $0.0, value: .string($0.1)) })
        return line(note, source, id: id)
    }

    private func line(_ read: ReadContent, _ source: Source, id: String) -> IngestionEvent {
        let origin = EventSource(chat: source.chat, sender: source.by, joins: [], time: source.time, id: id)
        var message = sourceMessage(read, origin, status: .sent, at: source.time, source.raw)
        // The bytes are stored with the message that they are about.
        message.raw = nil
        return .message(message)
    }
}

extension WireMessage {
    /// What is encrypted in a message with the secret of another one; nil if nothing is.
    fileprivate var encryptedPart: EncryptedPart? {
        var reader = MessageReader()
        guard case .encrypted(let part) = reader.read(self) else { return nil }
        return part
    }
}
