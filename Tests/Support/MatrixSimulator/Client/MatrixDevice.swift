import WhisperMatrix
import WhisperTestSupport

/// What a batch or a page contains.
package enum MatrixContent: Hashable, Sendable {
    case chunks([MatrixChunk])
    /// The events of a page, and the place in the stream where the user joined.
    case history([MatrixModelEvent], joined: Int)
}

/// A device: a machine, a vault, and what is in progress.
struct MatrixDevice {
    typealias Machine = MatrixSync<MatrixContent>

    let index: Int
    let user: String
    /// The device id of its session.
    var deviceID: String
    /// The access token.
    var token: String
    /// How far its clock is from the server's.
    let clockError: Duration
    var machine: Machine
    var vault: MatrixVault
    var random: SeededRandom
    /// The number of its life: what belongs to an earlier one does not reach it.
    var life = 0
    var isRunning = false
    var timers: [MatrixTimer: Int] = [:]
    var lastEntry: Int64 = 0
    /// The place in the stream at which it got to know each room: what comes later arrives without being asked for.
    var knownSince: [String: Int] = [:]

    // What is in progress, for the checks.
    var polling: MatrixRequestID?
    var isRefreshing = false
    var writing: MatrixRequestID?
    var fetching: [MatrixRequestID: String] = [:]
    var posting: [MatrixRequestID: String] = [:]
    var limitedUntil = Duration.zero
    /// How often each page was stored.
    var storedPages: [String: Int] = [:]
    var second: Int64 = 0
    var effectsInSecond = 0

    mutating func forgetProgress() {
        timers = [:]
        polling = nil
        isRefreshing = false
        writing = nil
        fetching = [:]
        posting = [:]
        limitedUntil = .zero
        storedPages = [:]
    }
}
