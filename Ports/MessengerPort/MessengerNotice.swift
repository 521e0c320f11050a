public import WhisperMessage
public import WhisperRealtimePort
public import WhisperStorePort

/// A notification from a messenger to its user during a run.
public enum MessengerNotice: Hashable, Sendable {
    /// The state of the run changed.
    case state(MessengerState)
    /// Events are in the vault; `messages` is the number of new incoming messages, of which `isBacklog` says whether
    /// they were received by catching up.
    case received(conversation: String, messages: Int, isBacklog: Bool)
    /// The server has accepted a message of the outbox.
    case sent(UniqueIdentifier)
    /// A message of the outbox was given up and is shown as failed.
    case givenUp(UniqueIdentifier, MessengerRefusal)
    /// A message of the outbox waits until it is certain that the server does not have it already (MX-3).
    case held(UniqueIdentifier)
    /// Part of a file of a message of the outbox has been passed to the network: how many bytes of how many. If it is
    /// uploaded again, this starts from the beginning.
    case uploading(UniqueIdentifier, sent: Int64, of: Int64)
    /// The network or the server's authentication failed; it is retried.
    case transport(TransportError)
    /// A request failed; it is retried, after the given time if it is known.
    case request(MessengerFailure, again: Duration?)
    /// The server misbehaves or cannot be followed in some respect.
    case warning(MessengerWarning)
    /// The user was invited to a conversation.
    case invited(MessengerRoom)
    /// The user may not read a conversation, or no longer takes part in it; it is no longer requested.
    case forbidden(conversation: String)
    /// Sending or requests pause for this long at the server's request.
    case pause(Duration)
    /// Messages that contain envelopes remain sealed.
    case stayedSealed(StayedSealed, count: Int)
    /// The vault failed; it is retried.
    case store(StoreError)
}

/// The state of a run.
public enum MessengerState: Hashable, Sendable {
    /// Not started, or stopped.
    case stopped
    /// The user must log in. Messages written meanwhile wait in the outbox.
    case signedOut
    /// The session belongs to a different user than the account.
    case wrongUser
    /// A new access token is being requested first.
    case refreshing
    /// The connection is being made, or what happened meanwhile is being fetched.
    case connecting
    /// Messages are received as they are sent.
    case live
    /// The server cannot be reached; it is tried again after this time.
    case waiting(Duration)
}

/// The reason a request failed, as far as a user needs to know.
public enum MessengerFailure: Hashable, Sendable {
    /// No response: a network or TLS error, or a timeout.
    case unreachable
    /// The response violates the protocol or belongs to another request.
    case malformed
    /// Nothing was sent: the store could not be read or written.
    case storeFailed
    /// The access token is invalid or has expired.
    case unauthorized
    /// Too many requests.
    case limited
    /// The server failed and may recover.
    case unavailable
    /// The server refuses the request.
    case refused
}

/// The reason a message that contains an envelope remains sealed.
public enum StayedSealed: String, Hashable, Sendable, CaseIterable {
    /// The envelope is too old (ENV-4); one received by catching up may be judged by the server's time (ENV-8b).
    case expired
    /// The envelope's time is in the future: one of the clocks is wrong. It can be opened later.
    case early
    /// The envelope is for another recipient, as when it was sent by another device of the owner.
    case notAddressed = "not-addressed"
    /// The envelope is not authentic.
    case invalid
    /// The envelope was opened before.
    case replayed
    /// The envelope is for an identity whose secrets are not in the keychain.
    case secretMissing = "secret-missing"
}
