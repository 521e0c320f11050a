import WhisperRealtimePort
import WhisperSyncParts

/// The access token, refreshed once for all requests (RT-3).
extension SyncMachine {
    mutating func refreshIfNeeded(_ step: inout Step) {
        if token.begin() { step.perform(.refreshToken) }
    }

    /// Handles the rejection of a token for a request or the socket.
    mutating func tokenRefused(_ generation: TokenGeneration, _ step: inout Step) {
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.refreshNotSingleFlight), token.state == .underWay { step.perform(.refreshToken) }
        #endif
        if let delay = token.refused(generation, &step) { refreshLater(delay, &step) }
    }

    private mutating func refreshLater(_ delay: Duration, _ step: inout Step) {
        refreshDelay = delay
        timers.start(.refresh, after: delay, &step)
    }

    mutating func tokenRefreshed(_ step: inout Step) {
        timers.cancel(.refresh, &step)
        token.succeeded()
        step.report(.refreshed)
    }

    mutating func tokenRefreshFailed(isPermanent: Bool, _ step: inout Step) {
        if let delay = token.failed(isPermanent: isPermanent, &step) {
            refreshLater(delay, &step)
        } else if token.state == .signedOut, let socket = phase.socket {
            step.perform(.closeSocket(socket.id, .normal))
            lost(wantsAgainAtOnce: true, &step)
        }
    }
}
