import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeServer

/// Something that is due in a simulated world.
enum Happening {
    /// Somebody does something.
    case action
    /// Things stop going wrong.
    case calm
    /// The end: everything has to be where it belongs.
    case end
    /// The server looks after its sockets.
    case serverTick
    /// The server is back.
    case serverUp
    /// A client is started again.
    case start(client: Int)
    /// A client's user logs in again.
    case signIn(client: Int)
    /// A timer of a client's machine runs out, unless it was replaced or cancelled.
    case timer(client: Int, TimerID, run: Int)
    /// A client's store carries out what waits first.
    case storeTurn(client: Int, life: Int)
    /// A client's machine is told something.
    case input(client: Int, life: Int, SyncInput)
    /// A request is at the server.
    case requestArrives(Exchange, isCopy: Bool)
    /// A request's answer is at the client; nil where none comes.
    case answerArrives(Exchange, HTTPAnswer?)
    /// A request for a socket is at the server.
    case handshakeArrives(Link)
    /// The answer to a request for a socket is at the client; nil where none comes.
    case handshakeEnds(Link, HTTPAnswer?)
    /// A frame is at the server.
    case frameAtServer(Link, [UInt8])
    /// A frame is at the client.
    case frameAtClient(Link, [UInt8])
    /// A socket was closed by the client, or lost on its side.
    case closedAtServer(Link)
    /// A socket was closed by the server, or lost on its side.
    case closedAtClient(Link, CloseCode)
}
