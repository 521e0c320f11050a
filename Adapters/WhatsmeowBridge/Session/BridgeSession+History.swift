import WhisperBridgeProtocol
import WhisperClockPort
public import WhisperIngestionPort

/// Older messages on request (ING-6).
///
/// A bridge that reports the end of an answer is waited for until it does. For any other one, an answer ends when no
/// more history arrives for a while; other history that arrives at the same time counts as part of it.
extension BridgeSession: HistorySource {
    /// The most messages that may be requested at once.
    private static let mostMessages = 500
    /// How many times the time limit a whole answer may take.
    private static let longestAnswer = 10

    /// Asks the owner's phone for older messages of a chat, and waits for the answer; see `HistorySource`.
    ///
    /// A bridge that has not named the ability `history` is not asked. A cancelled request is `disconnected`; its
    /// messages may still arrive.
    public func requestHistory(of chat: String, before place: HistoryPlace, count: Int) async -> HistoryAnswer {
        guard conversation.isReady, !isEnding else { return .disconnected }
        guard conversation.ready?.can(.history) == true else { return .unsupported }
        while history.isTaken, !isEnding, !Task.isCancelled { await changes() }
        guard !isEnding, !Task.isCancelled else { return .disconnected }
        if history.isUnsupported { return .unsupported }
        history.take()
        defer {
            history.end()
            wake()
        }
        if let last = history.lastSent {
            let interval = Duration.milliseconds(max(0, surroundings.settings.history.interval))
            let rest = interval - (surroundings.clock.elapsed() - last)
            if rest > .zero { await surroundings.clock.wait(for: rest) }
        }
        guard !isEnding, !Task.isCancelled else { return .disconnected }
        let anchor = HistoryAnchor(
            messageID: place.externalID, isFromOwner: place.isFromOwner, timestamp: place.timestamp.milliseconds)
        let count = Int64(min(max(count, 1), BridgeSession.mostMessages))
        history.begin(lastRequest + 1, for: chat, at: surroundings.clock.elapsed())
        // Before the reply: messages may be there first.
        conversation.grant(count)
        let reply = await ask { .history(id: $0, chat: chat, before: anchor, count: count) }
        guard let reply else { return isEnding || hasOutputEnded ? .disconnected : .silent }
        guard reply.isDone else {
            conversation.grant(-count)
            return refusal(reply)
        }
        return await historyAnswer()
    }

    private func refusal(_ reply: BridgeReply) -> HistoryAnswer {
        switch reply.error {
        case "UNSUPPORTED":
            history.isUnsupported = true
            return .unsupported
        case LiveFailure.rateLimited.rawValue: return .limited
        default: return .disconnected
        }
    }

    private func historyAnswer() async -> HistoryAnswer {
        let settings = surroundings.settings
        let deadline = surroundings.clock.elapsed() + settings.historyTimeout * BridgeSession.longestAnswer
        while !isEnding, !Task.isCancelled {
            if let answer = history.answer {
                return await isStored(answer.last) ? .answered(hasMore: answer.hasMore) : .disconnected
            }
            let seen = history.lines
            let mayEndQuietly = seen > 0 && !history.isReported
            await wait(atMost: mayEndQuietly ? settings.historyQuiet : settings.historyTimeout) {
                $0.history.answer != nil || $0.history.lines != seen || $0.isEnding
            }
            if isEnding || Task.isCancelled { break }
            // Nothing arrives while nothing is read.
            if history.answer != nil || isPaused || isHeldBack { continue }
            if surroundings.clock.elapsed() >= deadline { return .silent }
            if history.lines != seen { continue }
            guard mayEndQuietly else { break }
            guard await isStored(history.lastLine) else { return .disconnected }
            if history.answer == nil, history.lines == seen { return .answered(hasMore: nil) }
        }
        return isEnding || Task.isCancelled ? .disconnected : .silent
    }

    /// Waits until everything up to a line is in the vault; returns false if the session ends before.
    private func isStored(_ line: Int64) async -> Bool {
        while acknowledgements.reached < line, !isEnding, !Task.isCancelled { await changes() }
        return acknowledgements.reached >= line
    }
}
