import WhisperJSONText
public import WhisperRealtimePort

extension RESTResponse {
    /// Parses the response to a request, as a client does.
    ///
    /// A status other than success gives a `failure`, whatever its body.
    ///
    /// - Throws: `RealtimeProtocolError` if a successful status has a body that does not match the request, or
    ///   `unexpectedStatus` if no response to the request has the status.
    public init(_ answer: HTTPResponse, to request: RESTRequest) throws(RealtimeProtocolError) {
        guard (200...299).contains(answer.status) else {
            self = .failure(RESTFailure(answer))
            return
        }
        switch (request, answer.status) {
        case (.openSession, 200), (.refreshSession, 200): self = .session(try SessionGrant(body: answer.body))
        case (.describeSession, 200): self = .user(try RESTResponse.user(answer.body))
        case (.closeSession, _): self = .closed
        case (.postMessage(let post), 200...201):
            let message = try PostedMessage(body: answer.body)
            guard message.conversationID == post.conversationID else {
                throw RealtimeProtocolError(.invalidValue, path: "conversation_id")
            }
            // The reply belongs to another request: it must not be mistaken for one to this message.
            guard message.message.clientMessageID == post.clientMessageID else {
                throw RealtimeProtocolError(.invalidValue, path: "client_message_id")
            }
            self = .message(message, isNew: answer.status == 201)
        case (.listConversations, 200): self = .conversations(try ConversationPage(body: answer.body))
        case (.changes(let query), 200):
            self = .changes(try ChangePage(body: answer.body, of: query.conversationID))
        default: throw RealtimeProtocolError(.unexpectedStatus)
        }
    }

    /// The HTTP response with its status, body and `Retry-After`, as a server sends it.
    public var http: HTTPResponse {
        switch self {
        case .session(let grant): HTTPResponse(status: 200, body: grant.body)
        case .user(let id): HTTPResponse(status: 200, body: JSONWriter.object { $0.member("user_id", id) })
        case .closed: HTTPResponse(status: 204)
        case .message(let message, let isNew): HTTPResponse(status: isNew ? 201 : 200, body: message.body)
        case .conversations(let page): HTTPResponse(status: 200, body: page.body)
        case .changes(let page): HTTPResponse(status: 200, body: page.body)
        case .failure(let failure): failure.http
        }
    }

    private static func user(_ body: [UInt8]) throws(RealtimeProtocolError) -> String {
        try FrameReader.read(body) { (reader) throws(RealtimeProtocolError) in
            var user: String?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "user_id": try reader.identifier(&user, "user_id")
                default: try reader.skip()
                }
            }
            return try reader.required(user, "user_id")
        }
    }
}

extension RESTFailure {
    /// Parses an unsuccessful response, such as one to a request for a socket.
    ///
    /// If its body is unreadable, the error code is derived from the status.
    public init(_ answer: HTTPResponse) {
        let reported = try? FrameReader.read(answer.body) { (reader) throws(RealtimeProtocolError) in
            try ServerFailure(&reader)
        }
        var failure = reported ?? ServerFailure(RESTFailure.code(of: answer.status))
        if let seconds = answer.retryAfter?.components.seconds, seconds >= 0 {
            failure.retryAfter = max(seconds, failure.retryAfter ?? 0)
        }
        self.init(status: answer.status, failure)
    }

    /// The HTTP response with its status, body and `Retry-After`, as a server sends it.
    public var http: HTTPResponse {
        HTTPResponse(
            status: status, retryAfter: failure.retryAfter.map { .seconds($0) },
            body: JSONWriter.object { failure.write(to: &$0) })
    }

    private static func code(of status: Int) -> RealtimeFailureCode {
        switch status {
        case 400, 422: .invalidCommand
        case 401: .unauthorized
        case 403: .forbiddenConversation
        case 404: .notFound
        case 409: .conflict
        case 413: .tooLarge
        case 429: .rateLimited
        default: .internalError
        }
    }
}

extension PostedMessage {
    fileprivate init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body) { (reader) throws(RealtimeProtocolError) in
            var conversation: String?
            var sequence: Int64?
            var epoch: String?
            var message = MessageMembers()
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "conversation_id": try reader.identifier(&conversation, "conversation_id")
                case "seq": try reader.integer(&sequence, "seq", in: 1...RealtimeLimits.largestSequence)
                case "epoch": try reader.identifier(&epoch, "epoch")
                default: try message.read(name, &reader)
                }
            }
            return PostedMessage(
                conversationID: try reader.required(conversation, "conversation_id"),
                sequence: try reader.required(sequence, "seq"), message: try message.message(""),
                epoch: epoch)
        }
    }

    fileprivate var body: [UInt8] {
        JSONWriter.object(capacity: 512) { writer in
            message.write(to: &writer) { writer in
                writer.member("conversation_id", conversationID)
                writer.member("seq", sequence)
                if let epoch { writer.member("epoch", epoch) }
            }
        }
    }
}
