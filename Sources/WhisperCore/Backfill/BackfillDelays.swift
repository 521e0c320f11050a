import WhisperMessage

/// When the phone is asked again after it did not answer, or asked for fewer requests. Counts for one run.
struct BackfillDelays {
    /// Chats of which the phone did not answer: how often in a row, and when they are due again; nil for not in this
    /// run.
    private var silent: [UniqueIdentifier: (count: Int, due: Duration?)] = [:]
    /// Chats about which requests failed: how often in a row, and when they are due again.
    private var failed: [UniqueIdentifier: (count: Int, due: Duration)] = [:]
    /// Requests in a row without an answer, whatever their chats.
    private var silences = 0
    /// Refusals in a row because of too many requests.
    private var refusals = 0

    private static let afterSilence: [Duration] = [.seconds(60), .seconds(300), .seconds(1_800)]
    /// A phone that answers nothing about several chats is asleep or offline: asking about every other chat in turn
    /// would not wake it.
    private static let sleepThreshold = 3

    /// Whether a chat may be requested.
    func isDue(_ conversation: UniqueIdentifier, at moment: Duration) -> Bool {
        if let failure = failed[conversation], failure.due > moment { return false }
        guard let entry = silent[conversation] else { return true }
        return entry.due.map { $0 <= moment } ?? false
    }

    /// When the next chat is due again; nil if none is.
    func next(after moment: Duration) -> Duration? {
        (silent.values.compactMap(\.due) + failed.values.map(\.due)).filter { $0 > moment }.min()
    }

    /// Records an answer about a chat.
    mutating func answered(_ conversation: UniqueIdentifier) {
        silent[conversation] = nil
        failed[conversation] = nil
        silences = 0
        refusals = 0
    }

    /// Records a missing answer about a chat, which is asked about again after 1, 5 and 30 minutes, and then in the
    /// next run.
    ///
    /// - Returns: How long nothing is requested at all; nil if other chats are next.
    mutating func silent(_ conversation: UniqueIdentifier, at moment: Duration) -> Duration? {
        let count = silent[conversation]?.count ?? 0
        let delays = BackfillDelays.afterSilence
        silent[conversation] = (count + 1, count < delays.count ? moment + delays[count] : nil)
        silences += 1
        guard silences >= BackfillDelays.sleepThreshold else { return nil }
        return delays[min(silences - BackfillDelays.sleepThreshold, delays.count - 1)]
    }

    /// Records a refusal because of too many requests.
    ///
    /// - Returns: How long nothing is requested: a minute, then twice as long each time, at most an hour.
    mutating func limited() -> Duration {
        defer { refusals += 1 }
        return min(.seconds(60 << min(refusals, 6)), .seconds(3_600))
    }

    /// Records a failed request about a chat. Repeated failures may be this chat's alone, so others get their turn:
    /// from the third one in a row, it is asked about again after a minute, then twice as long each time, at most five
    /// minutes.
    mutating func failed(_ conversation: UniqueIdentifier, at moment: Duration) {
        let count = (failed[conversation]?.count ?? 0) + 1
        let delay: Duration = count < 3 ? .zero : min(.seconds(60 << min(count - 3, 3)), .seconds(300))
        failed[conversation] = (count, moment + delay)
    }

    /// Forgets that the phone was silent, since the owner has asked anew.
    mutating func forgetSilence() {
        silent = [:]
        failed = [:]
        silences = 0
    }
}
