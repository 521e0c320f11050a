import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeServer

/// A scheduled event in a simulated world.
enum Happening {
    /// The next random action is due.
    case action
    /// The faults end.
    case calm
    /// The simulation ends: everything must be in its place.
    case end
    /// The server checks its sockets.
    case serverTick
    /// The server is available again.
    case serverUp
    /// A client is started again.
    case start(client: Int)
    /// A client's user logs in again.
    case signIn(client: Int)
    /// A timer of a client's machine fires, unless it was replaced or cancelled.
    case timer(client: Int, TimerID, run: Int)
    /// A client's store performs its next task.
    case storeTurn(client: Int, life: Int)
    /// A client's machine receives an input.
    case input(client: Int, life: Int, SyncInput)
    /// A request reaches the server.
    case requestArrives(Exchange, isCopy: Bool)
    /// A response reaches the client; nil if none comes.
    case answerArrives(Exchange, HTTPResponse?)
    /// A request for a socket reaches the server.
    case handshakeArrives(Link)
    /// The response to a request for a socket reaches the client; nil if none comes.
    case handshakeEnds(Link, HTTPResponse?)
    /// A frame reaches the server.
    case frameAtServer(Link, [UInt8])
    /// A frame reaches the client.
    case frameAtClient(Link, [UInt8])
    /// A socket was closed by the client, or lost on its side.
    case closedAtServer(Link)
    /// A socket was closed by the server, or lost on its side.
    case closedAtClient(Link, CloseCode)
}
