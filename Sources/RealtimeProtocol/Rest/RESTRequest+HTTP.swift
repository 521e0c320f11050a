import WhisperJSONText
public import WhisperRealtimePort

extension RESTRequest {
    private enum Path {
        static let session = "/v1/session"
        static let refresh = "/v1/session/refresh"
        static let messages = "/v1/messages"
        static let conversations = "/v1/conversations"
        static let changes = "/v1/sync/changes"
    }

    /// The HTTP method.
    public var method: HTTPRequest.Method {
        switch self {
        case .openSession, .refreshSession, .postMessage: .post
        case .closeSession: .delete
        case .describeSession, .listConversations, .changes: .get
        }
    }

    /// The request path.
    public var path: String {
        switch self {
        case .openSession, .describeSession, .closeSession: Path.session
        case .refreshSession: Path.refresh
        case .postMessage: Path.messages
        case .listConversations: Path.conversations
        case .changes: Path.changes
        }
    }

    /// The names and values of the query.
    public var query: [HTTPRequest.QueryItem] {
        switch self {
        case .listConversations(let query):
            (query.after.map { [HTTPRequest.QueryItem("after", $0)] } ?? []) + [
                HTTPRequest.QueryItem("limit", String(query.limit))
            ]
        case .changes(let query):
            [
                HTTPRequest.QueryItem("conversation_id", query.conversationID),
                HTTPRequest.QueryItem("after", String(query.after)),
                HTTPRequest.QueryItem("limit", String(query.limit)),
            ]
        default: []
        }
    }

    /// The body; nil if there is none. The caller must wipe bodies that contain secrets.
    public var body: [UInt8]? {
        switch self {
        case .openSession(let opening): opening.body
        case .refreshSession(let refresh):
            JSONWriter.object(capacity: 64 + refresh.refreshToken.count) {
                $0.member("refresh_token", plain: refresh.refreshToken)
            }
        case .postMessage(let post):
            JSONWriter.object(capacity: 256 + post.content.utf8.count) { writer in
                writer.member("conversation_id", post.conversationID)
                writer.member("client_message_id", post.clientMessageID)
                writer.member("content", post.content)
            }
        default: nil
        }
    }

    /// Whether the request needs an access token.
    public var needsToken: Bool {
        switch self {
        case .openSession, .refreshSession: false
        default: true
        }
    }

    /// Parses a request, as a server does. Parameters unknown to the protocol are ignored.
    ///
    /// - Throws: `.noSuchRequest` if no request has this method and path; otherwise the error in the query or the body.
    public init(_ request: HTTPRequest) throws(RealtimeProtocolError) {
        let body = request.body ?? []
        switch (request.method, request.path) {
        case (.post, Path.session): self = .openSession(try LoginRequest(body: body))
        case (.post, Path.refresh): self = .refreshSession(try SessionRefresh(body: body))
        case (.get, Path.session): self = .describeSession
        case (.delete, Path.session): self = .closeSession
        case (.post, Path.messages): self = .postMessage(try MessagePost(body: body))
        case (.get, Path.conversations): self = .listConversations(try ConversationQuery(request.query))
        case (.get, Path.changes): self = .changes(try ChangeQuery(request.query))
        default: throw RealtimeProtocolError(.noSuchRequest)
        }
    }
}

extension MessagePost {
    fileprivate init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body) { (reader) throws(RealtimeProtocolError) in
            var conversation: String?
            var key: String?
            var content: String?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "conversation_id": try reader.identifier(&conversation, "conversation_id")
                case "client_message_id": try reader.identifier(&key, "client_message_id")
                case "content": try reader.text(&content, "content", bytes: 1...RealtimeLimits.contentBytes)
                default: try reader.skip()
                }
            }
            return MessagePost(
                conversationID: try reader.required(conversation, "conversation_id"),
                clientMessageID: try reader.required(key, "client_message_id"),
                content: try reader.required(content, "content"))
        }
    }
}

extension ConversationQuery {
    fileprivate init(_ items: [HTTPRequest.QueryItem]) throws(RealtimeProtocolError) {
        let parameters = QueryReader(items)
        self.init(after: try parameters.identifier("after"), limit: try parameters.limit())
    }
}

extension ChangeQuery {
    fileprivate init(_ items: [HTTPRequest.QueryItem]) throws(RealtimeProtocolError) {
        let parameters = QueryReader(items)
        guard let conversation = try parameters.identifier("conversation_id") else {
            throw RealtimeProtocolError(.missing, path: "conversation_id")
        }
        self.init(
            conversationID: conversation,
            after: try parameters.integer("after", in: 0...RealtimeLimits.largestSequence) ?? 0,
            limit: try parameters.limit())
    }
}
