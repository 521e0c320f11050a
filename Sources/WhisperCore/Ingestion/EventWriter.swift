import WhisperIngestionPort
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperMessage

/// Encodes events for the spill.
struct EventWriter {
    private(set) var fields = FieldWriter(reserving: 256)

    mutating func event(_ event: IngestionEvent) {
        switch event {
        case .message(let message):
            tag(message.receipts.isEmpty ? .message : .receivedMessage)
            self.message(message)
        case .edit(let chat, let target, let content, let person, let time, let raw):
            tag(.edit)
            self.target(chat, target)
            self.content(content)
            optional(person) { $0.person($1) }
            self.time(time)
            self.raw(raw)
        case .deletion(let chat, let target, let person, let claim, let time, let raw):
            tag(.deletion)
            self.target(chat, target)
            optional(person) { $0.person($1) }
            number(Int64(claim.rawValue))
            self.time(time)
            self.raw(raw)
        case .ranks(let chat, let people, let areAdmins, let time):
            tag(.ranks)
            self.chat(chat)
            list(people) { $0.person($1) }
            flag(areAdmins)
            self.time(time)
        case .reaction(let chat, let target, let emoji, let person, let time, let raw):
            tag(.reaction)
            self.target(chat, target)
            text(emoji)
            self.person(person)
            self.time(time)
            self.raw(raw)
        case .status(let chat, let target, let status, let time, let raw):
            tag(.status)
            self.target(chat, target)
            number(Int64(status.rawValue))
            self.time(time)
            self.raw(raw)
        case .receipt(let chat, let target, let person, let status, let time, let raw):
            tag(.receipt)
            self.target(chat, target)
            self.person(person)
            number(Int64(status.rawValue))
            self.time(time)
            self.raw(raw)
        case .details(let details, let time):
            tag(.details)
            self.details(details)
            self.time(time)
        case .vote(let chat, let target, let options, let person, let time, let raw):
            tag(.vote)
            self.target(chat, target)
            list(options) { $0.fields.lengthPrefixed($1) }
            self.person(person)
            self.time(time)
            self.raw(raw)
        case .encrypted(let chat, let target, let isEdit, let person, let time, let raw):
            tag(.encrypted)
            self.target(chat, target)
            flag(isEdit)
            self.person(person)
            self.time(time)
            self.raw(raw)
        case .samePerson(let first, let second, let time):
            tag(.samePerson)
            alias(first)
            alias(second)
            self.time(time)
        case .sameChat(let first, let second, let time):
            tag(.sameChat)
            chat(first)
            chat(second)
            self.time(time)
        case .chatTitle(let chat, let time):
            tag(.chatTitle)
            self.chat(chat)
            self.time(time)
        case .other(let raw, let time):
            tag(.other)
            self.raw(raw)
            self.time(time)
        case .skipped(let input):
            tag(.skipped)
            number(Int64(clamping: input.line))
            number(input.bytes)
            text(input.reason.rawValue)
        case .connection(let change):
            tag(.connection)
            text(change.rawValue)
        }
    }

    // MARK: Parts of events

    private mutating func message(_ message: SourceMessage) {
        chat(message.chat)
        optional(message.externalID) { $0.text($1) }
        time(message.timestamp)
        text(message.precision.rawValue)
        optional(message.local) { writer, local in
            writer.text(local.text)
            writer.text(local.zone)
        }
        optional(message.localSeconds) { $0.number($1) }
        optional(message.sender) { $0.person($1) }
        list(message.recipients) { $0.person($1) }
        content(message.content)
        optional(message.replyTo) { $0.text($1) }
        number(Int64(message.status.rawValue))
        text(message.platformSpecific.isEmpty ? "" : JSONValue.object(message.platformSpecific).text)
        number(Int64(bitPattern: message.ordinal))
        raw(message.raw)
        if !message.receipts.isEmpty {
            list(message.receipts) { writer, receipt in
                writer.person(receipt.person)
                writer.number(Int64(receipt.status.rawValue))
                writer.time(receipt.timestamp)
            }
        }
    }

    private mutating func target(_ chat: ChatReference, _ target: ChangedMessage) {
        self.chat(chat)
        text(target.id)
        switch target.author {
        case .unknown: fields.byte(EventForm.Author.unknown.rawValue)
        case .owner: fields.byte(EventForm.Author.owner.rawValue)
        case .participant(let person):
            fields.byte(EventForm.Author.participant.rawValue)
            self.person(person)
        }
    }

    private mutating func chat(_ chat: ChatReference) {
        text(chat.key)
        text(chat.title)
        number(Int64(chat.kind.rawValue))
    }

    private mutating func details(_ details: ChatDetails) {
        chat(details.chat)
        optional(details.description) { $0.text($1) }
        list(details.members) { writer, member in
            writer.person(member.person)
            writer.optional(member.role) { $0.number(Int64($1.rawValue)) }
        }
        flag(details.hasAllMembers)
        for choice in [details.choices.isPinned, details.choices.isMuted, details.choices.isArchived] {
            optional(choice) { $0.flag($1) }
        }
    }

    private mutating func person(_ person: SourcePerson) {
        list(person.aliases) { $0.alias($1) }
        text(person.displayName)
        optional(person.identifier) { $0.text($1) }
        flag(person.isOwner)
    }

    private mutating func alias(_ alias: PersonAlias) {
        number(Int64(alias.kind.rawValue))
        text(alias.value)
    }

    private mutating func content(_ content: Content) {
        text(content.kind.rawValue)
        optional(content.text) { $0.text($1) }
        list(content.attachments) { writer, attachment in
            writer.optional(attachment.name) { $0.text($1) }
            writer.optional(attachment.mime) { $0.text($1) }
            writer.optional(attachment.size) { $0.number($1) }
            writer.optional(attachment.sha256) { $0.text($1) }
            writer.text(attachment.state.rawValue)
        }
    }

    private mutating func raw(_ raw: RawEvent?) {
        optional(raw) { writer, raw in
            writer.text(raw.name)
            writer.fields.lengthPrefixed(raw.bytes)
        }
    }

    private mutating func time(_ time: Timestamp) { number(time.milliseconds) }

    // MARK: Fields

    mutating func flag(_ isSet: Bool) { fields.byte(isSet ? 1 : 0) }

    private mutating func tag(_ tag: EventForm.Tag) { fields.byte(tag.rawValue) }

    private mutating func number(_ value: Int64) { fields.i64(value) }

    private mutating func text(_ text: String) { fields.lengthPrefixed(Array(text.utf8)) }

    private mutating func optional<Value>(_ value: Value?, _ write: (inout EventWriter, Value) -> Void) {
        fields.byte(value == nil ? 0 : 1)
        if let value { write(&self, value) }
    }

    private mutating func list<Value>(_ values: [Value], _ write: (inout EventWriter, Value) -> Void) {
        fields.u32(UInt32(clamping: values.count))
        for value in values { write(&self, value) }
    }
}
