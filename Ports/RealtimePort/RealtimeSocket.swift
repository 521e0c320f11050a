/// One end of an open socket that carries text messages (RFC 6455).
///
/// The laws of every adapter; `RealtimeContract` checks them:
/// 1. Messages arrive whole, once, in the order in which they were sent, and are valid UTF-8.
/// 2. The consumer pulls: beyond a bounded number that is read ahead nothing is taken from the network until it is asked
///    for, so the other end feels that this one is slow.
/// 3. What arrived before the end is given before the end is told. From then on every `receive` and `send` throws how the
///    socket ended, the same each time.
/// 4. A `receive` that is cancelled throws `cancelled` within a second and loses nothing: the next gets what it would have.
/// 5. `close` returns within two seconds, whatever the other end does, and the socket is gone then. Idempotent.
/// 6. What breaks the rules of the protocol ends the socket with the code that the rules name, and is told as `violated`:
///    binary messages (1003), text that is not UTF-8 (1007), messages over the limit (1009), anything else (1002).
/// 7. Pings of the other end are answered below this interface.
public protocol RealtimeSocket: Sendable {
    /// The bytes of the next message. Used by one task at a time.
    ///
    /// - Throws: `.closed` when either end has closed it, or the connection was lost (`CloseCode.lost`); `.violated`;
    ///   `.cancelled`.
    func receive() async throws(TransportError) -> [UInt8]

    /// Sends a message, and returns when the system has taken it over; not before the network has room for it. Any task
    /// may call; messages of one task keep their order.
    ///
    /// A call that is cancelled throws `cancelled`; whether the message still goes out is not known.
    ///
    /// - Throws: `.violated(.invalidText)` where the bytes are no UTF-8 and `.tooLarge` where they are more than the limit,
    ///   without sending; otherwise as `receive`.
    func send(_ text: [UInt8]) async throws(TransportError)

    /// Closes the socket, telling the other end why. `receive` throws `.closed` with this code from then on.
    func close(_ code: CloseCode) async
}
