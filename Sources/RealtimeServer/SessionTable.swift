/// Who is logged in, and the tokens of each.
///
/// A refresh token is replaced at each refresh. Until its successor has been used it stays good, and refreshing with it
/// again gives that same successor: an answer that was lost, or a request that came late, locks nobody out.
struct SessionTable: Hashable, Sendable {
    /// One login of a user on a device.
    struct Session: Hashable, Sendable {
        var user: String
        var device: String
        /// The refresh token that was used last, which the session is found by until the next one is used.
        var refreshToken: String
        /// What replaces it once it is used.
        var successor: String?
    }

    /// A token that opens the door for a while.
    struct Access: Hashable, Sendable {
        var session: Int
        /// In milliseconds since 1970.
        var expiresAt: Int64
    }

    /// What a token is good for.
    enum Standing: Hashable, Sendable {
        case valid(user: String, session: Int)
        case expired
        case unknown
    }

    private var sessions: [Int: Session] = [:]
    private var nextSession = 1
    private var access: [String: Access] = [:]
    private var refresh: [String: Int] = [:]

    /// How many tokens are kept, good ones and expired ones.
    var tokenCount: Int { access.count + refresh.count }

    /// How many logins there are.

    /// What an access token is good for at a moment.
    func standing(of token: String, at now: Int64) -> Standing {
        guard let found = access[token], let session = sessions[found.session] else { return .unknown }
        return found.expiresAt > now ? .valid(user: session.user, session: found.session) : .expired
    }

    /// When an access token ends, in milliseconds since 1970; nil for one that is not known.
    func expiry(of token: String) -> Int64? { access[token]?.expiresAt }

    /// Logs a user in.
    /// - Returns: The refresh token.
    mutating func begin(user: String, device: String, random: inout some RandomNumberGenerator) -> (Int, String) {
        let number = nextSession
        nextSession += 1
        let token = SessionTable.token("r", &random)
        sessions[number] = Session(user: user, device: device, refreshToken: token)
        refresh[token] = number
        return (number, token)
    }

    /// Uses a refresh token.
    /// - Returns: The session and the token to refresh with from now on; nil where the token is not good any longer.
    mutating func renew(
        _ token: String, rotates: Bool, random: inout some RandomNumberGenerator
    ) -> (session: Int, user: String, refreshToken: String)? {
        guard let number = refresh[token], var session = sessions[number] else { return nil }
        if token == session.successor {
            refresh[session.refreshToken] = nil
            session.refreshToken = token
            session.successor = nil
        }
        if rotates, session.successor == nil {
            let successor = SessionTable.token("r", &random)
            session.successor = successor
            refresh[successor] = number
        }
        sessions[number] = session
        return (number, session.user, session.successor ?? session.refreshToken)
    }

    /// Issues an access token of a session.
    mutating func grant(
        _ session: Int, until expiresAt: Int64, at now: Int64, random: inout some RandomNumberGenerator
    ) -> String {
        // What has long expired need not be told from what never was.
        let forgotten = access.filter { $0.value.expiresAt < now - SessionTable.memory }.map(\.key)
        for token in forgotten { access[token] = nil }
        let token = SessionTable.token("a", &random)
        access[token] = Access(session: session, expiresAt: expiresAt)
        return token
    }

    /// Lets every access token end now.
    mutating func expireAll(at now: Int64) {
        access = access.mapValues { Access(session: $0.session, expiresAt: min($0.expiresAt, now)) }
    }

    /// Ends a session and voids its tokens.
    mutating func end(_ number: Int) {
        guard sessions.removeValue(forKey: number) != nil else { return }
        access = access.filter { $0.value.session != number }
        refresh = refresh.filter { $0.value != number }
    }

    /// The sessions of a user, in the order of their logins.
    func sessions(of user: String) -> [Int] {
        sessions.filter { $0.value.user == user }.map(\.key).sorted()
    }

    /// How long an expired token is remembered as such, in milliseconds.
    private static let memory: Int64 = 24 * 3_600_000

    /// 192 random bits.
    private static func token(_ kind: String, _ random: inout some RandomNumberGenerator) -> String {
        (0..<3).reduce(into: kind + "_") { text, _ in
            let digits = String(random.next() as UInt64, radix: 36)
            text += String(repeating: "0", count: 13 - digits.count) + digits
        }
    }
}
