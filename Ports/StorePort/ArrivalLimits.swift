/// The numbers that a vault gives to messages of a service that does not number its events, such as Matrix: those of a
/// room are numbered on arrival (MX-2, MX-3).
///
/// A *number* is a message's `serverSequence`, and its position is `ChatPosition.init(sequence:)`, as for a server that
/// numbers (see `SyncLimits`).
///
/// The laws, which `StoreContract` checks:
/// 1. What one response of the service brought, of all rooms, and the token from which the next one continues are
///    stored in one transaction. The token is never ahead of the messages.
/// 2. A response whose request was based on another token than the stored one is `superseded`: nothing is written.
/// 3. A message whose server id has a number here takes none. Any other takes the next one: the first in a room is
///    `ArrivalLimits.firstNumber`.
/// 4. A timeline that the service cut (`ArrivalRoom.limited`) and that contains no numbered message leaves a gap: its
///    messages are stored at once above the highest number, which leaves `GapStart.numbers` free, with a gap in the
///    same transaction. In front of the first messages of a conversation that the vault did not have, the gap is its
///    history, and has no lower bound. In one that it had, such as a room that was created or listed before anything of
///    it arrived, the gap may be news, and has the lower bound 0. `GapStart.omission` decides it if that is known.
/// 5. A page of history takes numbers downwards from its gap's upper bound, and stores the token of the next page in
///    the same transaction. A gap closes when a page reaches a message below it, or the service reports the end. One
///    with the lower bound 0 becomes history with the page that reaches it (`ArrivalHistory.reachesHistory`).
/// 6. If there is another gap further below, what follows the first message below the gap belongs to that one, and is
///    ignored. Otherwise a page may mix known and unknown messages, as it does on a service that federates: all unknown
///    ones are stored, and the gap closes with the page whose last message is known.
/// 7. If more messages arrive than a gap has numbers, the messages above it move up by multiples of
///    `ArrivalLimits.gapNumbers`; their order does not change. A store may do this in several transactions before the
///    page's own.
/// 8. An own message that the service accepted is reconciled with the one in the outbox as by `VaultStore.apply`,
///    whether it arrives in a timeline or in history; its sender takes the name that the service reports, if any. The
///    answer to a post (`confirm`) makes it sent, but gives it no number: only a timeline or history knows its place,
///    and until then it stays behind all numbered messages. A message without a number closes no gap.
/// 9. Directly in front of a numbered message that directly follows a gap, messages of a timeline take numbers
///    downwards in that gap. In front of any other there is no place, so they are stored behind all others: losing them
///    would be worse.
/// 10. The same messages, in responses and pages of any size, repeated any number of times, produce the same vault,
///     apart from ids, times assigned by the store, and the numbers themselves. This holds for the order in which one
///     server lists a room. Servers that federate may list the same messages in other orders; vaults that follow
///     different servers then agree in content, but not in order.
/// 11. One platform has one account in a vault: anything for another one throws `.constraint`. A login as another
///     device is the same account.
public enum ArrivalLimits {
    /// The number of the first message of a room: half of all numbers are for the history before it.
    public static let firstNumber: Int64 = 1 << 41
    /// The most numbers that are left for a gap, and the unit by which one grows.
    public static let gapNumbers: Int64 = 1 << 20
    /// The greatest number that is given: one unit below `SyncLimits.largestSequence`.
    public static let largestNumber: Int64 = SyncLimits.largestSequence - gapNumbers
}
