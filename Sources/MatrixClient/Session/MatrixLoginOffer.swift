import WhisperMatrixProtocol
public import WhisperMessengerPort
public import WhisperRealtimePort

/// The ways to log in that a homeserver offers, as far as it says.
public struct MatrixLoginOffer: Hashable, Sendable {
    /// Why a way to log in is of no use, and what can be done instead.
    public enum Refusal: Hashable, Sendable, CaseIterable {
        /// A browser obtains a login token by single sign-on.
        case useLoginToken
        /// Name and password log in.
        case usePassword
        /// Clients authenticate by OAuth alone, which this client does not.
        case onlyOAuth
        /// None that this client has.
        case nothingKnown
    }

    /// The ways that this client has, too.
    public var methods: Set<MatrixLoginMethod>
    /// Whether the server offers OAuth.
    public var hasOAuth: Bool
    /// Whether the server has said which ways there are.
    public var isStated: Bool

    /// Creates an offer.
    public init(methods: Set<MatrixLoginMethod>, hasOAuth: Bool, isStated: Bool) {
        self.methods = methods
        self.hasOAuth = hasOAuth
        self.isStated = isStated
    }

    /// Why it is in vain to log in by a method; nil if it is offered, or nothing is known.
    public func refusal(of method: MatrixLoginMethod) -> Refusal? {
        guard !methods.contains(method), isStated || hasOAuth else { return nil }
        return alternative(to: method)
    }

    /// What can be done instead of a login by a method that the server turned out not to have.
    public func alternative(to method: MatrixLoginMethod) -> Refusal {
        if method == .password, methods.contains(.token) { return .useLoginToken }
        if method == .token, methods.contains(.password) { return .usePassword }
        return hasOAuth ? .onlyOAuth : .nothingKnown
    }
}

extension MatrixSession {
    /// Asks a server which ways to log in it offers. If it has no password, it is asked for OAuth as well.
    ///
    /// - Throws: `MessengerError` if the server cannot be reached.
    public func loginOffer(
        at server: ServerLocation, by transport: any RealtimeTransport
    ) async throws(MessengerError) -> MatrixLoginOffer {
        var offer = MatrixLoginOffer(methods: [], hasOAuth: false, isStated: true)
        do throws(MessengerError) {
            offer.methods = try await loginMethods(at: server, by: transport)
        } catch {
            if case .transport = error { throw error }
            // Servers with OAuth alone do not have the request.
            offer.isStated = false
        }
        guard !offer.methods.contains(.password) else { return offer }
        let exchange = MatrixExchange(transport: transport, server: server)
        offer.hasOAuth = (try? await exchange.ask(.authenticationMetadata, as: nil) { _ in }) != nil
        return offer
    }
}
