/// A broken rule.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule.
    public var rule: Rule
    /// The time since the beginning of the simulated world.
    public var time: Duration
    /// What was found.
    public var detail: String

    /// The rules that must always hold.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Effects that must never be in progress twice: refresh, list, fetch, apply, post, socket.
        case oneAtATime = "one-at-a-time"
        /// Frames are sent only to an open socket.
        case commandOnClosedSocket = "command-on-closed-socket"
        /// A stopped machine has no more effects.
        case effectAfterStop = "effect-after-stop"
        /// A written message is stored.
        case lostMessage = "lost-message"
        /// A written message is on the server once.
        case twiceOnServer = "twice-on-server"
        /// The server has the messages of a device in the order in which they were written.
        case reorderedOnServer = "reordered-on-server"
        /// A message is stored once.
        case twiceInStore = "twice-in-store"
        /// Stored messages match those on the server.
        case unlikeServer = "unlike-server"
        /// The cursor is not beyond the stored events.
        case cursorBeyondHeld = "cursor-beyond-held"
        /// The cursor does not move back.
        case cursorBack = "cursor-back"
        /// Messages are shown in the server's order, with waiting ones after all others.
        case order
        /// The outbox contains exactly the pending messages.
        case outbox
        /// An older update does not replace a newer one.
        case staleUpdate = "stale-update"
        /// A message is given up only after the server has rejected it permanently.
        case givenUp = "given-up"
        /// The store accepts anything that the server may send and the user may write.
        case storeRefused = "store-refused"
        /// Nothing grows without bound.
        case growth
        /// Once the faults end, everything reaches everyone.
        case convergence
    }

    /// The rule, the time and the details.
    public var description: String { "\(rule.rawValue) at \(time): \(detail)" }
}
