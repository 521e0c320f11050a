import WhisperBridgeProtocol

/// The request for history that is in flight, and what has arrived since. One at a time.
struct HistoryExchange {
    /// The end of an answer as the bridge reports it.
    struct Answer {
        /// Whether the phone has older messages; nil if the bridge does not know.
        var hasMore: Bool?
        /// The last line that may belong to it.
        var last: Int64
    }

    /// Whether a request is being made; it may still wait for its time.
    private(set) var isTaken = false
    /// When the last request was sent; nil before the first.
    private(set) var lastSent: Duration?
    /// The number of the request.
    private var id: Int64?
    /// The answer; nil until there is one.
    private(set) var answer: Answer?
    /// How many lines of history have arrived since the request, and the number of the last one.
    private(set) var lines = 0
    private(set) var lastLine: Int64 = 0
    /// Whether the bridge reports the end of answers, as far as it has been seen to.
    private(set) var isReported = false
    /// The keys of the chats whose history was requested in this session.
    private(set) var chats: Set<String> = []
    /// Whether the bridge has refused a request because it cannot make any.
    var isUnsupported = false

    /// Begins a request, which is sent later.
    mutating func take() { isTaken = true }

    /// Records that the request for a chat was sent.
    mutating func begin(_ id: Int64, for chat: String, at time: Duration) {
        self.id = id
        chats.formUnion([chat, BridgeAddress(chat).key])
        lastSent = time
        answer = nil
        lines = 0
    }

    /// Records a line of history.
    mutating func note(_ sequence: Int64) {
        guard id != nil else { return }
        lines += 1
        lastLine = sequence
    }

    /// Records the end of an answer. One to another request is late or repeated, and has no effect.
    mutating func answer(_ id: Int64, hasMore: Bool?, upTo sequence: Int64) {
        isReported = true
        guard id == self.id, answer == nil else { return }
        answer = Answer(hasMore: hasMore, last: sequence)
    }

    /// Ends the request.
    mutating func end() {
        isTaken = false
        id = nil
        answer = nil
    }
}
