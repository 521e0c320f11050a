#if Bridge
    import WhisperMessage

    /// How many notices of each kind a bridge may cause: a bridge that floods must not flood the user's terminal or
    /// journal. In each minute the first few are shown, the others are counted.
    struct NoticeLimit {
        /// A minute of one kind.
        private struct Minute {
            var begun: Timestamp
            var shown: Int64 = 0
            var leftOut: Int64 = 0
        }

        /// The most notices of one kind in a minute.
        private static let most: Int64 = 10
        private var minutes: [String: Minute] = [:]

        /// Counts a notice.
        ///
        /// - Returns: Whether to show it, and how many were left out in the minute that it ends.
        mutating func count(_ kind: String, at now: Timestamp) -> (isShown: Bool, leftOut: Int64) {
            var minute = minutes[kind] ?? Minute(begun: now)
            var leftOut: Int64 = 0
            // Also if the clock was set back.
            if now.milliseconds < minute.begun.milliseconds || now.milliseconds - minute.begun.milliseconds >= 60_000 {
                leftOut = minute.leftOut
                minute = Minute(begun: now)
            }
            let isShown = minute.shown < NoticeLimit.most
            if isShown { minute.shown += 1 } else { minute.leftOut += 1 }
            minutes[kind] = minute
            return (isShown, leftOut)
        }

        /// Returns how many were left out and not reported, by kind, and forgets them.
        mutating func takeLeftOut() -> [(kind: String, count: Int64)] {
            let rest = minutes.sorted { $0.key < $1.key }.filter { $0.value.leftOut > 0 }
            minutes = [:]
            return rest.map { ($0.key, $0.value.leftOut) }
        }
    }
#endif
