import WhisperIngestionPort
public import WhisperMessage

/// How far the older history of a chat has been requested (ING-6). Every change of it is a function of what was found
/// in the vault and of the phone's answers.
public struct BackfillState: Hashable, Sendable {
    /// The moment of the wish that it belongs to.
    public var asked: Timestamp
    /// Whether there is more to request.
    public var status: Status
    /// The number of older messages that have arrived for the wish.
    public var received: Int64
    /// The external id of the oldest message with an id of the service; nil if none has been found.
    public var oldest: String?
    /// The number of answers in a row that brought nothing older.
    public var fruitless: Int64
    /// The number of requests in a row that the phone has not answered.
    public var silences: Int64
    /// When the phone last failed to answer; nil if it has answered since.
    public var silentAt: Timestamp?
    /// The chat's number of messages when it had none to start from.
    public var examined: Int64?

    /// Whether there is more to request.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// There may be more.
        case waiting
        /// As much as was wished has arrived.
        case reached
        /// The phone has no more.
        case complete
        /// The phone says that it has more, but does not send it.
        case stalled
        /// The chat has no message with an id of the service, such as one of an export only: there is
        /// nothing to start from.
        case bare
    }

    /// The state before the first request for a wish.
    public init(asked: Timestamp) {
        self.asked = asked
        status = .waiting
        received = 0
        fruitless = 0
        silences = 0
    }

    /// The state for a wish: a new one starts anew, at the message reached before.
    public func current(for wish: BackfillWish) -> BackfillState {
        guard asked != wish.asked else { return self }
        var state = BackfillState(asked: wish.asked)
        state.oldest = oldest
        return state
    }

    /// The number of messages to request next; nil if nothing more is to be requested.
    public func nextCount(for wish: BackfillWish) -> Int? {
        guard status == .waiting else { return nil }
        let left = wish.count.map { max($0.saturatingAdd(-received), 0) } ?? Int64(BackfillState.portion)
        return left > 0 ? Int(min(left, Int64(BackfillState.portion))) : nil
    }

    /// The most messages of one request: as many as the messenger's own clients ask for. Phones answer larger requests
    /// late or not at all.
    public static let portion = 50

    /// The number of answers that bring nothing older after which no more is requested.
    private static let mostFruitless: Int64 = 2

    /// Whether no more is requested if the present request brings nothing older either.
    var isLastAttempt: Bool { fruitless.saturatingAdd(1) >= BackfillState.mostFruitless }

    // MARK: Changes

    /// Records the oldest message with an id of the service, and the messages older than the one recorded before.
    ///
    /// - Parameter count: Their number; 0 if the oldest one is still the same.
    mutating func found(_ place: HistoryPlace, older count: Int64, for wish: BackfillWish) {
        oldest = place.externalID
        examined = nil
        if status == .bare { status = .waiting }
        if count > 0 {
            received = received.saturatingAdd(count)
            fruitless = 0
            silences = 0
            silentAt = nil
        }
        guard status == .waiting else { return }
        let isReached = wish.until.map { place.timestamp <= $0 } ?? false
        if isReached || (wish.count.map { received >= $0 } ?? false) { status = .reached }
    }

    /// Records that there is no message to start from.
    mutating func foundNone(among messages: Int64) {
        oldest = nil
        status = .bare
        examined = messages
    }

    /// Records that the phone has answered; what arrived with the answer is recorded by ``found(_:older:for:)`` before.
    ///
    /// - Parameters:
    ///   - hasMore: Whether the phone says that it has older messages; nil if it does not say.
    ///   - hasBrought: Whether anything older arrived.
    mutating func answered(hasMore: Bool?, hasBrought: Bool) {
        silences = 0
        silentAt = nil
        guard status == .waiting else { return }
        if !hasBrought { fruitless = fruitless.saturatingAdd(1) }
        if hasMore == false {
            status = .complete
        } else if fruitless >= BackfillState.mostFruitless {
            status = hasMore == true ? .stalled : .complete
        }
    }

    /// Records that the phone has not answered.
    mutating func silent(at moment: Timestamp) {
        silences = silences.saturatingAdd(1)
        silentAt = moment
    }
}
