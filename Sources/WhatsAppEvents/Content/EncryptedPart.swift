import WhisperMediaPort

/// What a person sent about a message, encrypted with the secret of that message.
struct EncryptedPart {
    /// The message.
    let message: KeyedMessage
    /// The id of the message.
    var target: String { message.id }
    /// The key that refers to it.
    let key: WireMessage
    /// What it is used for, which is part of the derivation of its key; nil if that is unknown.
    let useCase: UseCase?
    private let payload: ArraySlice<UInt8>
    private let nonce: ArraySlice<UInt8>

    /// What encrypted parts are used for. Raw values are part of the derivation of their keys.
    enum UseCase: String {
        case messageEdit = "Message Edit"
        case eventEdit = "Event Edit"
        case pollEdit = "Poll Edit"
        case pollOption = "Poll Add Option"
        case eventResponse = "Event Response"
        case reaction = "Enc Reaction"
        case comment = "Enc Comment"

        /// Whether it changes the text of the message, which only its author may.
        var isEdit: Bool { self == .messageEdit || self == .eventEdit || self == .pollEdit }
    }

    /// Reads a part from the field of a message; nil if it does not say which message it is about.
    init?(_ part: WireMessage, in field: Int) {
        guard let key = part.message(EncryptedField.key), let message = KeyedMessage(key) else { return nil }
        self.message = message
        self.key = key
        payload = part.bytes(EncryptedField.payload) ?? []
        nonce = part.bytes(EncryptedField.nonce) ?? []
        useCase =
            switch field {
            case MessageField.encryptedReaction: .reaction
            case MessageField.encryptedComment: .comment
            case MessageField.encryptedEventResponse: .eventResponse
            case MessageField.secretEncrypted: part.integer(EncryptedField.type).flatMap { EncryptedField.types[$0] }
            default: nil
            }
    }

    /// The encrypted content if its key is derived for these two people; nil if the use is unknown, or a size is wrong.
    func content(author: String, sender: String) -> EncryptedContent? {
        guard let useCase else { return nil }
        let context = useCase == .eventResponse ? Array("\(target)\0\(sender)".utf8) : []
        return EncryptedContent(
            bytes: Array(payload), nonce: Array(nonce),
            information: Array((target + author + sender + useCase.rawValue).utf8),
            context: context)
    }
}

/// `SecretEncryptedMessage`, and the messages of the same form: `EncReactionMessage`, `EncCommentMessage`,
/// `EncEventResponseMessage`.
enum EncryptedField {
    static let key = 1
    static let payload = 2
    static let nonce = 3
    static let type = 4

    /// The values of `SecretEncType` that are read.
    static let types: [Int64: EncryptedPart.UseCase] = [1: .eventEdit, 2: .messageEdit, 4: .pollEdit, 5: .pollOption]

    /// `EventResponseMessage`.
    static let response = 1
    static let responseTime = 2
    /// The words for the values of `EventResponseType` in `platform_specific`.
    static let responses: [Int64: String] = [1: "going", 2: "not-going", 3: "maybe"]

    /// `PollAddOptionMessage` of a `Message`, and the option in it.
    static let pollOption = 121
    static let addedOption = 2
}

extension WireMessage {
    /// The secrets that a message states for what will be encrypted with them, outermost first: 32 bytes each.
    var messageSecrets: [ArraySlice<UInt8>] {
        var secrets: [ArraySlice<UInt8>] = []
        var message = self
        for _ in 0..<MessageReader.deepest {
            if let secret = message.message(MessageField.messageContext)?.bytes(MessageField.messageSecret),
                secret.count == MessageField.secretSize, !secrets.contains(secret)
            {
                secrets.append(secret)
            }
            let wrapped = message.fields.lazy.compactMap { field -> WireMessage? in
                guard case .bytes(let place) = field.value,
                    field.number == MessageField.deviceSent || MessageField.wrappers[field.number] != nil
                else { return nil }
                let inner =
                    field.number == MessageField.deviceSent ? MessageField.deviceSentMessage : MessageField.wrapped
                return WireMessage(message.bytes, in: place)?.message(inner)
            }.first
            guard let wrapped else { break }
            message = wrapped
        }
        return secrets
    }
}
