/// A rule that does not hold.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule.
    public var rule: Rule
    /// When, since the beginning of the simulated world.
    public var time: Duration
    /// What was found.
    public var detail: String

    /// What always holds.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Effects that the machine may never have under way twice: refresh, list, fetch, apply, post, socket.
        case oneAtATime = "one-at-a-time"
        /// Frames are sent to an open socket only.
        case commandOnClosedSocket = "command-on-closed-socket"
        /// A machine that was stopped wants nothing any more.
        case effectAfterStop = "effect-after-stop"
        /// What was written is held.
        case lostMessage = "lost-message"
        /// What was written is on the server once.
        case twiceOnServer = "twice-on-server"
        /// The server has the messages of a device in the order in which they were written.
        case reorderedOnServer = "reordered-on-server"
        /// A message is held once.
        case twiceInStore = "twice-in-store"
        /// What is held is what the server has.
        case unlikeServer = "unlike-server"
        /// The cursor is not beyond what is held.
        case cursorBeyondHeld = "cursor-beyond-held"
        /// The cursor does not move back.
        case cursorBack = "cursor-back"
        /// Messages are shown in the server's order, those that wait behind all others.
        case order
        /// What is pending is in the outbox, and nothing else.
        case outbox
        /// An older update does not take the place of a newer one.
        case staleUpdate = "stale-update"
        /// A message is given up only after the server refused it for good.
        case givenUp = "given-up"
        /// The store takes whatever the server may tell and the user may write.
        case storeRefused = "store-refused"
        /// Nothing grows without bound.
        case growth
        /// When nothing goes wrong any more, everything gets everywhere.
        case convergence
    }

    /// The rule, the time and what was found.
    public var description: String { "\(rule.rawValue) at \(time): \(detail)" }
}
