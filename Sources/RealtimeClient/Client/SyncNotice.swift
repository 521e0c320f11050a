public import WhisperMessage
public import WhisperRealtime
public import WhisperRealtimePort
public import WhisperStorePort

/// A notification from the realtime client to its user during a run.
public enum SyncNotice: Hashable, Sendable {
    /// The state of the connection changed.
    case connection(ConnectionState)
    /// Events are in the vault; `messages` is the number of new incoming messages.
    case received(conversation: String, messages: Int, isBacklog: Bool)
    /// The server has accepted a message of the outbox.
    case sent(UniqueIdentifier)
    /// A message of the outbox was given up and is shown as failed.
    case givenUp(UniqueIdentifier, GivingUpReason)
    /// The network or the server's authentication failed; it is retried.
    case transport(TransportError)
    /// A request failed; it is retried, after the given time if it is known.
    case request(RequestFailure, again: Duration?)
    /// The server misbehaves or cannot be followed in some respect.
    case warning(SyncWarning)
    /// The user may not read a conversation; it is no longer requested.
    case forbidden(conversation: String)
    /// Commands or requests pause for this long at the server's request.
    case pause(Duration)
    /// Messages that contain envelopes remain sealed.
    case stayedSealed(StayedSealed, count: Int)
    /// The vault failed; it is retried.
    case store(StoreError)
}
