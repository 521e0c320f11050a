public import WhisperMessage
public import WhisperRealtimeProtocol

extension RealtimeServer {
    /// Processes a request and returns the response.
    ///
    /// - Parameters:
    ///   - token: The access token sent with the request.
    ///   - now: The server's time.
    ///   - random: The randomness for tokens.
    public mutating func answer(
        _ request: RESTRequest, token: [UInt8]?, at now: Timestamp, random: inout some RandomNumberGenerator
    ) -> RESTResponse {
        do throws(Refusal) {
            switch request {
            case .openSession(let opening): return .session(try open(opening, at: now, random: &random))
            case .refreshSession(let refresh): return .session(try self.refresh(refresh, at: now, random: &random))
            default: break
            }
            let caller = try self.caller(token, at: now)
            try checkRate(of: caller.user, at: now)
            switch request {
            case .openSession, .refreshSession: throw Refusal(.invalidCommand)
            case .describeSession: return .user(caller.user)
            case .closeSession:
                end(caller.session)
                return .closed
            case .postMessage(let post):
                let (message, isNew) = try self.post(post, by: caller.user, at: now)
                return .message(message, isNew: isNew)
            case .listConversations(let query): return .conversations(list(query, for: caller.user))
            case .changes(let query): return .changes(try changes(query, for: caller.user))
            }
        } catch {
            return .failure(error.failure)
        }
    }

    // MARK: - Sessions

    private mutating func open(
        _ opening: LoginRequest, at now: Timestamp, random: inout some RandomNumberGenerator
    ) throws(Refusal) -> SessionGrant {
        try checkRate(of: opening.user, at: now)
        guard let user = users[opening.user], user.secret == opening.secret else {
            throw Refusal(.unauthorized, "wrong name or secret")
        }
        let (session, token) = sessions.begin(user: opening.user, device: opening.device, random: &random)
        return grant(session, user: opening.user, refreshToken: token, at: now, random: &random)
    }

    private mutating func refresh(
        _ refresh: SessionRefresh, at now: Timestamp, random: inout some RandomNumberGenerator
    ) throws(Refusal) -> SessionGrant {
        let token = String(decoding: refresh.refreshToken, as: UTF8.self)
        guard
            let (session, user, next) = sessions.renew(
                token, rotates: configuration.rotatesRefreshTokens, random: &random)
        else { throw Refusal(.unauthorized, "the refresh token is not good") }
        return grant(session, user: user, refreshToken: next, at: now, random: &random)
    }

    private mutating func grant(
        _ session: Int, user: String, refreshToken: String, at now: Timestamp,
        random: inout some RandomNumberGenerator
    ) -> SessionGrant {
        let lifetime = max(configuration.accessTokenLifetime, 1_000)
        let token = sessions.grant(
            session, until: now.milliseconds + lifetime, at: now.milliseconds, random: &random)
        return SessionGrant(
            userID: user, accessToken: Array(token.utf8), expiresIn: lifetime / 1_000,
            refreshToken: Array(refreshToken.utf8))
    }

    /// Returns the user and session of a token.
    func caller(_ token: [UInt8]?, at now: Timestamp) throws(Refusal) -> (user: String, session: Int) {
        guard let token else { throw Refusal(.unauthorized, "no token") }
        switch sessions.validity(of: String(decoding: token, as: UTF8.self), at: now.milliseconds) {
        case .valid(let user, let session): return (user, session)
        case .expired: throw Refusal(.tokenExpired, "the token has expired")
        case .unknown: throw Refusal(.unauthorized, "the token is not good")
        }
    }

    private mutating func checkRate(of user: String, at now: Timestamp) throws(Refusal) {
        guard let limit = configuration.requestLimit else { return }
        guard let wait = users[user]?.requests.take(limit, at: now.milliseconds) else { return }
        throw Refusal(.rateLimited, "too many requests", retryAfter: (wait + 999) / 1_000)
    }

    // MARK: - Messages

    private mutating func post(
        _ post: MessagePost, by user: String, at now: Timestamp
    ) throws(Refusal) -> (PostedMessage, isNew: Bool) {
        guard RealtimeIdentifier.isValid(post.clientMessageID), !post.content.isEmpty else {
            throw Refusal(.invalidCommand, "no id or no content")
        }
        guard post.content.utf8.count <= RealtimeLimits.contentBytes else { throw Refusal(.tooLarge, "too long") }
        // Comes before all checks whose result may have changed: an accepted message remains accepted.
        if let known = try posted(post, by: user) { return (known, false) }
        try checkMembership(of: user, in: post.conversationID)
        let content = stored(post.content)
        let message = ServerMessage(
            id: makeMessageID(), senderID: user, clientMessageID: post.clientMessageID, content: content,
            createdAt: now)
        guard let event = record(.message(message), in: post.conversationID, at: now)?.event else {
            throw Refusal(.notFound)
        }
        users[user]?.posted[post.clientMessageID] = (post.conversationID, event.sequence, post.content)
        if configuration.announcesPreviews { announce(post.conversationID, at: now) }
        return (
            PostedMessage(
                conversationID: post.conversationID, sequence: event.sequence, message: message,
                epoch: epoch(of: post.conversationID)), true
        )
    }

    /// Returns the message already posted with the user's client message id.
    private func posted(_ post: MessagePost, by user: String) throws(Refusal) -> PostedMessage? {
        guard let place = users[user]?.posted[post.clientMessageID],
            case .message(let message)? = conversations[place.conversation]?.events[Int(place.sequence) - 1].event.body
        else { return nil }
        guard place.conversation == post.conversationID, place.content == post.content else {
            throw Refusal(.conflict, "the client message id was used for another message")
        }
        return PostedMessage(
            conversationID: place.conversation, sequence: place.sequence, message: message,
            epoch: epoch(of: place.conversation))
    }

    private func checkMembership(of user: String, in conversation: String) throws(Refusal) {
        guard let members = conversations[conversation]?.members else { throw Refusal(.notFound) }
        guard members.contains(user) else {
            throw Refusal(.forbiddenConversation, conversations: [conversation])
        }
    }

    // MARK: - Conversations and changes

    private func list(_ query: ConversationQuery, for user: String) -> ConversationPage {
        let limit = min(max(query.limit, 1), pageLimit)
        var page: [ConversationSummary] = []
        var bytes = 0
        let after = query.after ?? ""
        for id in conversationIDs where id > after {
            guard let conversation = conversations[id], conversation.members.contains(user) else { continue }
            var summary = conversation.summary
            summary.epoch = epoch(of: id)
            bytes += PageSize.bytes(of: summary)
            guard page.count < limit, page.isEmpty || bytes <= PageSize.most else {
                return ConversationPage(conversations: page, next: page.last?.id)
            }
            page.append(summary)
        }
        return ConversationPage(conversations: page)
    }

    private func changes(_ query: ChangeQuery, for user: String) throws(Refusal) -> ChangePage {
        try checkMembership(of: user, in: query.conversationID)
        guard query.after >= 0, let conversation = conversations[query.conversationID] else {
            throw Refusal(.invalidCommand, "after is negative")
        }
        var page = conversation.page(after: query.after, limit: min(max(query.limit, 1), pageLimit))
        page.epoch = epoch(of: query.conversationID)
        for index in page.events.indices { page.events[index].epoch = page.epoch }
        return page
    }

    private var pageLimit: Int { min(max(configuration.largestPage, 1), RealtimeLimits.elementsOfPage) }
}
