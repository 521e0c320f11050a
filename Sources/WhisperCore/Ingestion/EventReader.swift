import WhisperIngestionPort
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperMessage

/// Decodes what `EventWriter` wrote. As a vault may be damaged, everything is validated.
struct EventReader {
    /// The bytes are not an event.
    struct Malformed: Error {}

    private var fields: FieldReader

    init(_ bytes: [UInt8]) {
        fields = FieldReader(bytes)
    }

    /// Whether everything was read.
    var isAtEnd: Bool { fields.isAtEnd }

    mutating func event() throws(Malformed) -> IngestionEvent {
        switch EventForm.Tag(rawValue: try byte()) {
        case .message: return .message(try message(hasReceipts: false))
        case .receivedMessage: return .message(try message(hasReceipts: true))
        case .anonymousEdit:
            return .edit(
                chat: try chat(), target: ChangedMessage(try text()), content: try content(), by: nil, at: try time(),
                raw: try raw())
        case .edit:
            return .edit(
                chat: try chat(), target: try target(), content: try content(),
                by: try optional { (reader) throws(Malformed) in try reader.person() }, at: try time(), raw: try raw())
        case .unclaimedDeletion:
            return .deletion(
                chat: try chat(), target: ChangedMessage(try text()),
                by: try optional { (reader) throws(Malformed) in try reader.person() }, claim: .unknown,
                at: try time(), raw: try raw())
        case .deletion:
            return .deletion(
                chat: try chat(), target: try target(),
                by: try optional { (reader) throws(Malformed) in try reader.person() },
                claim: try code(DeletionClaim.init(rawValue:)), at: try time(), raw: try raw())
        case .ranks:
            return .ranks(
                chat: try chat(), people: try list { (reader) throws(Malformed) in try reader.person() },
                areAdmins: try flag(), at: try time())
        case .reaction:
            return .reaction(
                chat: try chat(), target: try target(), emoji: try text(), by: try person(), at: try time(),
                raw: try raw())
        case .status:
            return .status(
                chat: try chat(), target: try target(), status: try code(MessageStatus.init(rawValue:)),
                at: try time(), raw: try raw())
        case .receipt:
            return .receipt(
                chat: try chat(), target: try target(), by: try person(),
                status: try code(ReceiptStatus.init(rawValue:)), at: try time(), raw: try raw())
        case .details: return .details(try details(), at: try time())
        case .vote:
            return .vote(
                chat: try chat(), target: try target(),
                options: try list { (reader) throws(Malformed) in try reader.bytes() }, by: try person(),
                at: try time(), raw: try raw())
        case .encrypted:
            let (chat, target, isEdit) = (try chat(), try target(), try flag())
            let (person, time) = (try person(), try time())
            guard let raw = try raw() else { throw Malformed() }
            return .encrypted(chat: chat, target: target, isEdit: isEdit, by: person, at: time, raw: raw)
        case .samePerson: return .samePerson(try alias(), try alias(), at: try time())
        case .sameChat: return .sameChat(try chat(), try chat(), at: try time())
        case .skipped:
            return .skipped(
                SkippedInput(
                    line: UInt64(clamping: try number()), bytes: try number(),
                    reason: try name(SkippedInput.Reason.init(rawValue:))))
        case .connection: return .connection(try name(ConnectionChange.init(rawValue:)))
        case .chatTitle: return .chatTitle(try chat(), at: try time())
        case .other:
            guard let raw = try raw() else { throw Malformed() }
            return .other(raw, at: try time())
        case nil: throw Malformed()
        }
    }

    // MARK: Parts of events

    private mutating func message(hasReceipts: Bool) throws(Malformed) -> SourceMessage {
        let chat = try chat()
        let externalID = try optionalText()
        let timestamp = try time()
        let precision = try name(TimestampPrecision.init(rawValue:))
        let local = try optional { (reader) throws(Malformed) in
            LocalTime(text: try reader.text(), zone: try reader.text())
        }
        var message = SourceMessage(
            chat: chat, externalID: externalID, timestamp: timestamp, precision: precision, local: local,
            localSeconds: try optionalNumber(),
            sender: try optional { (reader) throws(Malformed) in try reader.person() },
            recipients: try list { (reader) throws(Malformed) in try reader.person() }, content: try content(),
            replyTo: try optionalText(), status: try code(MessageStatus.init(rawValue:)),
            platformSpecific: try object(), ordinal: UInt64(bitPattern: try number()), raw: try raw())
        if hasReceipts {
            message.receipts = try list { (reader) throws(Malformed) in
                SourceReceipt(
                    try reader.person(), try reader.code(ReceiptStatus.init(rawValue:)), at: try reader.time())
            }
            if message.receipts.isEmpty { throw Malformed() }
        }
        return message
    }

    private mutating func target() throws(Malformed) -> ChangedMessage {
        let id = try text()
        switch EventForm.Author(rawValue: try byte()) {
        case .unknown: return ChangedMessage(id)
        case .owner: return ChangedMessage(id, of: .owner)
        case .participant: return ChangedMessage(id, of: .participant(try person()))
        case nil: throw Malformed()
        }
    }

    private mutating func chat() throws(Malformed) -> ChatReference {
        ChatReference(key: try text(), title: try text(), kind: try code(ConversationKind.init(rawValue:)))
    }

    private mutating func details() throws(Malformed) -> ChatDetails {
        ChatDetails(
            chat: try chat(), description: try optionalText(),
            members: try list { (reader) throws(Malformed) in
                SourceMember(
                    try reader.person(),
                    role: try reader.optional { (reader) throws(Malformed) in
                        try reader.code(GroupRole.init(rawValue:))
                    })
            },
            hasAllMembers: try flag(),
            choices: PhoneChoices(
                isPinned: try optionalFlag(), isMuted: try optionalFlag(), isArchived: try optionalFlag()))
    }

    private mutating func person() throws(Malformed) -> SourcePerson {
        SourcePerson(
            aliases: try list { (reader) throws(Malformed) in try reader.alias() }, displayName: try text(),
            identifier: try optionalText(), isOwner: try flag())
    }

    private mutating func alias() throws(Malformed) -> PersonAlias {
        PersonAlias(kind: try code(PersonAliasKind.init(rawValue:)), value: try text())
    }

    private mutating func content() throws(Malformed) -> Content {
        Content(
            kind: try name(ContentKind.init(rawValue:)), text: try optionalText(),
            attachments: try list { (reader) throws(Malformed) in
                Attachment(
                    name: try reader.optionalText(), mime: try reader.optionalText(),
                    size: try reader.optionalNumber(), sha256: try reader.optionalText(),
                    state: try reader.name(AttachmentState.init(rawValue:)))
            })
    }

    private mutating func raw() throws(Malformed) -> RawEvent? {
        try optional { (reader) throws(Malformed) in RawEvent(name: try reader.text(), bytes: try reader.bytes()) }
    }

    private mutating func object() throws(Malformed) -> JSONObject {
        let text = try bytes()
        if text.isEmpty { return JSONObject() }
        guard case .object(let object)? = try? JSONValue.parse(text) else { throw Malformed() }
        return object
    }

    private mutating func time() throws(Malformed) -> Timestamp { Timestamp(milliseconds: try number()) }

    // MARK: Fields

    mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

    private func some<Value>(_ value: Value?) throws(Malformed) -> Value {
        guard let value else { throw Malformed() }
        return value
    }

    private mutating func byte() throws(Malformed) -> UInt8 { try some(fields.byte()) }

    private mutating func number() throws(Malformed) -> Int64 { try some(fields.i64()) }

    private mutating func bytes() throws(Malformed) -> [UInt8] {
        try some(fields.lengthPrefixed(atMost: fields.remainingCount))
    }

    private mutating func text() throws(Malformed) -> String {
        try some(String(validating: try bytes(), as: UTF8.self))
    }

    private mutating func optionalText() throws(Malformed) -> String? {
        try optional { (reader) throws(Malformed) in try reader.text() }
    }

    private mutating func optionalNumber() throws(Malformed) -> Int64? {
        try optional { (reader) throws(Malformed) in try reader.number() }
    }

    private mutating func optionalFlag() throws(Malformed) -> Bool? {
        try optional { (reader) throws(Malformed) in try reader.flag() }
    }

    /// An enumeration value by its number.
    private mutating func code<Value>(_ make: (Int) -> Value?) throws(Malformed) -> Value {
        try some(make(Int(clamping: try number())))
    }

    /// An enumeration value by its name.
    private mutating func name<Value>(_ make: (String) -> Value?) throws(Malformed) -> Value {
        try some(make(try text()))
    }

    private mutating func optional<Value>(
        _ read: (inout EventReader) throws(Malformed) -> Value
    ) throws(Malformed) -> Value? {
        try byte() == 0 ? nil : try read(&self)
    }

    private mutating func list<Value>(
        _ read: (inout EventReader) throws(Malformed) -> Value
    ) throws(Malformed) -> [Value] {
        let count = Int(try some(fields.u32()))
        // Every element has at least one byte: damaged data must not cause a larger allocation than it could fill.
        guard count <= fields.remainingCount else { throw Malformed() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }
}
