import WhisperJSONText
import WhisperRealtimePort

/// What a client may rely on at a homeserver, as far as this package's client uses it.
struct HomeserverModel {
    /// The name of the server, behind the colon of its users.
    var name = "b.example"
    /// The users and their passwords.
    var passwords: [String: String] = [:]
    /// Whether logins and refreshes issue refresh tokens.
    var issuesRefreshTokens = true
    var sessions = SessionBook()
    var rooms: [String: Room] = [:]
    /// The last place in the stream of all events.
    var place = 0
    /// Event ids by device and transaction.
    var transactions: [String: String] = [:]
    var filters: [String] = []
    /// The answers to first polls, which are kept.
    var firstAnswers: [String: HTTPResponse] = [:]
    var accountData: [String: JSONObject] = [:]
    /// When account data changed last, by user.
    var accountDataPlaces: [String: Int] = [:]
    var media: [String: [UInt8]] = [:]
    var largestUpload = 1_000_000
    /// The content of `.well-known/matrix/client`.
    var wellKnown: HTTPResponse?
    /// The time of the next event.
    var time: Int64 = 1_795_262_400_000
    private var counter = 0

    /// Returns a number that was never returned before.
    mutating func next() -> Int {
        counter += 1
        return counter
    }

    /// Answers a request; nil lets it wait for news.
    mutating func answer(_ request: HomeserverRequest, isLast: Bool) -> HTTPResponse? {
        if request.segments == [".well-known", "matrix", "client"] {
            return wellKnown ?? .failure(404, "M_NOT_FOUND")
        }
        guard request.segments.first == "_matrix" else { return HTTPResponse(status: 404) }
        let path = Array(request.segments.dropFirst())
        if path == ["client", "versions"] { return .matrix(["versions": ["v1.10", "v1.11"]]) }
        let rest = Array(path.dropFirst(2))
        switch (request.method, rest.first) {
        case (.get, "login"): return .matrix(["flows": [["type": "m.login.password"], ["type": "m.login.token"]]])
        case (.post, "login"): return logIn(request.body)
        case (.post, "refresh"): return refresh(request.body)
        case (.post, "register"): return register(request.body)
        default: break
        }
        guard let token = request.token else { return .failure(401, "M_MISSING_TOKEN") }
        guard let session = sessions.use(token) else {
            return .failure(401, "M_UNKNOWN_TOKEN", ["soft_logout": .bool(sessions.isExpired(token))])
        }
        switch rest.first {
        case "account": return .matrix(["user_id": .string(session.user), "device_id": .string(session.device)])
        case "logout":
            if rest.last == "all" { sessions.end(user: session.user) } else { sessions.end(session) }
            transactions = transactions.filter { !$0.key.hasPrefix("\(session.device) ") }
            return .matrix([:])
        case "sync": return sync(request, session, isLast: isLast)
        case "user": return user(request, Array(rest.dropFirst(2)), session)
        case "upload", "media", "download": return mediaAnswer(request, rest)
        default: return room(request, rest, session)
        }
    }
}

/// The sessions of a homeserver, with refresh tokens as the specification has them: the previous ones stay valid until
/// a successor is used, and renewing again voids the first successor.
struct SessionBook {
    struct Session: Hashable {
        var user: String
        var device: String
    }

    private struct Renewal {
        var session: Session
        var access: String
        var nextAccess: String?
        var nextRefresh: String?
    }

    private var access: [String: Session] = [:]
    private var expired: Set<String> = []
    private var renewals: [String: Renewal] = [:]

    /// Uses a token, which voids what it replaced; nil if it is not valid.
    mutating func use(_ token: String) -> Session? {
        guard let session = access[token], !expired.contains(token) else { return nil }
        settle { $0.nextAccess == token }
        return session
    }

    func isExpired(_ token: String) -> Bool { access[token] != nil && expired.contains(token) }

    mutating func add(_ session: Session, access token: String, refresh: String?) {
        access[token] = session
        if let refresh { renewals[refresh] = Renewal(session: session, access: token) }
    }

    /// Renews a session; nil if the token is not valid.
    mutating func renew(_ refresh: String, access token: String, refresh successor: String) -> Session? {
        settle { $0.nextRefresh == refresh }
        guard var renewal = renewals[refresh] else { return nil }
        if let access = renewal.nextAccess { self.access[access] = nil }
        if let earlier = renewal.nextRefresh { renewals[earlier] = nil }
        (renewal.nextAccess, renewal.nextRefresh) = (token, successor)
        renewals[refresh] = renewal
        add(renewal.session, access: token, refresh: successor)
        return renewal.session
    }

    private mutating func settle(_ isUsed: (_ renewal: (nextAccess: String?, nextRefresh: String?)) -> Bool) {
        for (token, renewal) in renewals where isUsed((renewal.nextAccess, renewal.nextRefresh)) {
            renewals[token] = nil
            access[renewal.access] = nil
        }
    }

    /// Lets all access tokens expire, which is a soft logout.
    mutating func expire() { expired.formUnion(access.keys) }

    /// Ends the sessions of a user, which is a hard logout.
    mutating func end(user: String) {
        for session in Set(access.values).union(renewals.values.map(\.session)) where session.user == user {
            end(session)
        }
    }

    mutating func end(_ session: Session) {
        access = access.filter { $0.value != session }
        renewals = renewals.filter { $0.value.session != session }
    }
}

extension HomeserverModel {
    fileprivate mutating func logIn(_ body: JSONObject) -> HTTPResponse {
        let user: String
        switch body.text("type") {
        case "m.login.password":
            guard case .object(let identifier)? = body["identifier"], let named = identifier.text("user") else {
                return .failure(400, "M_BAD_JSON")
            }
            user = named.hasPrefix("@") ? named : "@\(named):\(name)"
            guard passwords[user] != nil, passwords[user] == body.text("password") else {
                return .failure(403, "M_FORBIDDEN")
            }
        case "m.login.token":
            guard let token = body.text("token"), token.hasPrefix("login-") else {
                return .failure(403, "M_FORBIDDEN")
            }
            user = String(token.dropFirst(6))
        default: return .failure(400, "M_UNKNOWN")
        }
        let session = SessionBook.Session(user: user, device: body.text("device_id") ?? "D\(next())")
        sessions.end(session)
        let (access, refresh) = ("access-\(next())", "refresh-\(next())")
        let renews = issuesRefreshTokens && body.flag("refresh_token")
        sessions.add(session, access: access, refresh: renews ? refresh : nil)
        var answer: JSONObject = [
            "user_id": .string(user), "device_id": .string(session.device), "access_token": .string(access),
        ]
        if renews { answer["refresh_token"] = .string(refresh) }
        return .matrix(.object(answer))
    }

    fileprivate mutating func register(_ body: JSONObject) -> HTTPResponse {
        guard let user = body.text("username"), let password = body.text("password") else {
            return .failure(400, "M_BAD_JSON")
        }
        guard passwords["@\(user):\(name)"] == nil else { return .failure(400, "M_USER_IN_USE") }
        passwords["@\(user):\(name)"] = password
        return .matrix(["user_id": .string("@\(user):\(name)")])
    }

    fileprivate mutating func refresh(_ body: JSONObject) -> HTTPResponse {
        let (access, refresh) = ("access-\(next())", "refresh-\(next())")
        guard let token = body.text("refresh_token"),
            sessions.renew(token, access: access, refresh: refresh) != nil
        else { return .failure(401, "M_UNKNOWN_TOKEN") }
        return .matrix(["access_token": .string(access), "refresh_token": .string(refresh), "expires_in_ms": 1_000])
    }
}
