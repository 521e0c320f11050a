public import WhisperMessage
public import WhisperRealtime
public import WhisperRealtimePort
public import WhisperStorePort

/// What the realtime client tells its user while it runs.
public enum SyncNotice: Hashable, Sendable {
    /// The connection is now like this.
    case connection(ConnectionState)
    /// Events are in the vault: how many of them are new incoming messages.
    case received(conversation: String, messages: Int, isBacklog: Bool)
    /// The server has a message of the outbox.
    case sent(UniqueIdentifier)
    /// A message of the outbox is given up, and shown as failed.
    case givenUp(UniqueIdentifier, GivingUpReason)
    /// The network, or the proof of who the server is, failed; it is tried again.
    case transport(TransportError)
    /// A request came to nothing; it is tried again, after so long where that is known.
    case request(RequestFailure, again: Duration?)
    /// The server does what it should not, or cannot be followed in something.
    case trouble(SyncTrouble)
    /// The user may not read a conversation; nothing more of it is asked for.
    case forbidden(conversation: String)
    /// Commands or requests pause for so long, because the server asks for it.
    case pause(Duration)
    /// Messages that carry envelopes stay sealed.
    case stayedSealed(StayedSealed, count: Int)
    /// The vault failed; it is tried again.
    case store(StoreError)
}
