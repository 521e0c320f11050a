import Synchronization

/// The session of one device at a service in memory: what a keychain holds for a real one.
///
/// All messengers over one vault share it.
public final class InMemorySession: Sendable {
    let service: InMemoryService
    /// The user who logs in.
    public let user: String
    private let current = Mutex<String?>(nil)

    /// Creates a session that is not open yet.
    public init(of user: String, at service: InMemoryService) {
        self.service = service
        self.user = user
    }

    /// Logs in, and replaces the previous token, if there is one.
    ///
    /// - Parameter other: Another user, as if the wrong person had logged in on this device; nil for the session's.
    /// - Returns: Whether the service knows the user.
    @discardableResult
    public func logIn(as other: String? = nil) -> Bool {
        let token = service.change { $0.logIn(other ?? user) }
        current.withLock { $0 = token }
        return token != nil
    }

    /// The token, which stands for a secret: tests look for it where none may be. Nil without a session.
    public var token: String? { current.withLock { $0 } }

    func forget() { current.withLock { $0 = nil } }

    /// Whether the token, if it is valid, is another user's.
    var isOfAnother: Bool {
        guard let token, let owner = service.read({ $0.sessions[token] }) else { return false }
        return owner != user
    }
}
