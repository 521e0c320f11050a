/// The logins and their tokens.
///
/// Each refresh replaces the refresh token. The previous one remains valid until its successor has been used, and
/// refreshing with it again returns that same successor: a lost response or a late request locks out no user.
struct SessionTable: Hashable, Sendable {
    /// One login of a user on a device.
    struct Session: Hashable, Sendable {
        var user: String
        var device: String
        /// The last refresh token used, which identifies the session until the next one is used.
        var refreshToken: String
        /// Its replacement, valid once used.
        var successor: String?
    }

    /// An access token.
    struct Access: Hashable, Sendable {
        var session: Int
        /// The expiry time in milliseconds since 1970.
        var expiresAt: Int64
    }

    /// The validity of a token.
    enum Validity: Hashable, Sendable {
        case valid(user: String, session: Int)
        case expired
        case unknown
    }

    private var sessions: [Int: Session] = [:]
    private var nextSession = 1
    private var access: [String: Access] = [:]
    private var refresh: [String: Int] = [:]

    /// The number of stored tokens, valid and expired.
    var tokenCount: Int { access.count + refresh.count }

    /// How many logins there are.

    /// Returns the validity of an access token at a point in time.
    func validity(of token: String, at now: Int64) -> Validity {
        guard let found = access[token], let session = sessions[found.session] else { return .unknown }
        return found.expiresAt > now ? .valid(user: session.user, session: found.session) : .expired
    }

    /// Returns the expiry time of an access token in milliseconds since 1970; nil if it is unknown.
    func expiry(of token: String) -> Int64? { access[token]?.expiresAt }

    /// Logs a user in.
    ///
    /// - Returns: The session and its refresh token.
    mutating func begin(user: String, device: String, random: inout some RandomNumberGenerator) -> (Int, String) {
        let number = nextSession
        nextSession += 1
        let token = SessionTable.token("r", &random)
        sessions[number] = Session(user: user, device: device, refreshToken: token)
        refresh[token] = number
        return (number, token)
    }

    /// Uses a refresh token.
    ///
    /// - Returns: The session and its next refresh token; nil if the token is no longer valid.
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

    /// Issues an access token for a session.
    mutating func grant(
        _ session: Int, until expiresAt: Int64, at now: Int64, random: inout some RandomNumberGenerator
    ) -> String {
        // A token that expired long ago need not be distinguished from an unknown one.
        let forgotten = access.filter { $0.value.expiresAt < now - SessionTable.memory }.map(\.key)
        for token in forgotten { access[token] = nil }
        let token = SessionTable.token("a", &random)
        access[token] = Access(session: session, expiresAt: expiresAt)
        return token
    }

    /// Expires every access token now.
    mutating func expireAll(at now: Int64) {
        access = access.mapValues { Access(session: $0.session, expiresAt: min($0.expiresAt, now)) }
    }

    /// Ends a session and invalidates its tokens.
    mutating func end(_ number: Int) {
        guard sessions.removeValue(forKey: number) != nil else { return }
        access = access.filter { $0.value.session != number }
        refresh = refresh.filter { $0.value != number }
    }

    /// Returns the sessions of a user, in the order of their logins.
    func sessions(of user: String) -> [Int] {
        sessions.filter { $0.value.user == user }.map(\.key).sorted()
    }

    /// How long an expired token is remembered as such, in milliseconds.
    private static let memory: Int64 = 24 * 3_600_000

    /// Generates a token with 192 random bits.
    private static func token(_ kind: String, _ random: inout some RandomNumberGenerator) -> String {
        (0..<3).reduce(into: kind + "_") { text, _ in
            let digits = String(random.next() as UInt64, radix: 36)
            text += String(repeating: "0", count: 13 - digits.count) + digits
        }
    }
}
