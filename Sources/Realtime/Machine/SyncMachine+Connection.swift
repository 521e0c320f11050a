import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// The socket: opened, welcomed, kept alive, lost, reopened (RT-2, RT-3).
extension SyncMachine {
    mutating func connectIfWanted(_ step: inout Step) {
        guard phase == .wanted else { return }
        lastSocket += 1
        let socket = ConnectionPhase.Socket(id: SocketID(number: lastSocket), token: token.generation)
        phase = .opening(socket)
        step.perform(.openSocket(socket.id))
        timers.start(.welcome, after: configuration.answerTimeout, &step)
    }

    mutating func socketOpened(_ id: SocketID, _ step: inout Step) {
        guard case .opening(let socket) = phase, socket.id == id else { return }
        phase = .greeting(socket)
        timers.start(.welcome, after: configuration.answerTimeout, &step)
    }

    mutating func socketFailed(_ id: SocketID, _ failure: RequestFailure, _ step: inout Step) {
        guard let socket = phase.socket, socket.id == id else { return }
        step.report(.requestFailed(failure, again: nil))
        if failure == .unauthorized {
            tokenRefused(socket.token, &step)
            lost(wantsAgainAtOnce: true, &step)
        } else {
            lost(wantsAgainAtOnce: false, atLeast: failure.retryAfter, &step)
        }
    }

    mutating func socketClosed(_ id: SocketID, _ code: CloseCode, _ step: inout Step) {
        guard let socket = phase.socket, socket.id == id else { return }
        if code == .unauthorized { tokenRefused(socket.token, &step) }
        lost(wantsAgainAtOnce: code == .unauthorized, &step)
    }

    /// Closes the socket, and opens another after a delay.
    mutating func drop(_ code: CloseCode, _ step: inout Step) {
        guard let socket = phase.socket else { return }
        step.perform(.closeSocket(socket.id, code))
        lost(wantsAgainAtOnce: false, &step)
    }

    /// Handles the loss of the socket.
    mutating func lost(wantsAgainAtOnce: Bool, atLeast least: Duration? = nil, _ step: inout Step) {
        let wasReady: Bool
        if case .ready(_, let since) = phase {
            wasReady = true
            if step.now - since >= configuration.stableAfter { reconnects.reset() }
        } else {
            wasReady = false
        }
        for timer in [TimerID.welcome, .acknowledgement, .heartbeat] { timers.cancel(timer, &step) }
        heartbeat = nil
        commands.connectionLost()
        subscriptions.connectionChanged()
        if wasReady, list.isIdle { timers.start(.list, after: configuration.listIntervalOffline, &step) }
        // Immediately, but only once: a server that rejects every token must not be contacted continuously.
        let isFirst = reconnects.attempts == 0
        let delay = reconnects.next(&step, atLeast: least)
        if wantsAgainAtOnce, isFirst {
            phase = .wanted
        } else {
            phase = .waiting(delay)
            timers.start(.reconnect, after: delay, &step)
        }
    }

    mutating func welcomed(_ welcome: Welcome, _ step: inout Step) {
        guard case .greeting(let socket) = phase else { return }
        guard welcome.protocolVersion == RealtimeLimits.protocolVersion else {
            step.report(.otherVersion(welcome.protocolVersion))
            return drop(.protocolError, &step)
        }
        guard userID == welcome.userID else {
            isWrongUser = true
            return end(&step)
        }
        token.accepted()
        phase = .ready(socket, since: step.now)
        timers.cancel(.welcome, &step)
        let heartbeat = Heartbeat(
            interval: .seconds(welcome.heartbeatSeconds), mostMissed: configuration.missedPongs)
        self.heartbeat = heartbeat
        // Pings are commands: a cool-down that outlasted the previous connection still forbids them.
        if !commands.isPaused { timers.start(.heartbeat, after: heartbeat.interval, &step) }
        // The server is reachable again: retries after connection failures need not wait.
        outbox.wakeImpatient { timers.cancel(.post($0), &step) }
        requestList(&step)
    }

    mutating func beat(_ step: inout Step) {
        guard let socket = phase.openSocket, var heart = heartbeat else { return }
        guard heart.beat() else { return drop(.timedOut, &step) }
        heartbeat = heart
        step.perform(.send(socket, .ping(milliseconds: step.now.wholeMilliseconds)))
        timers.start(.heartbeat, after: heart.interval, &step)
    }
}

extension Duration {
    /// The duration in whole milliseconds, as used in pings: 0…2^53 − 1.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        guard (0...RealtimeLimits.largestInteger / 1_000 - 1).contains(seconds) else { return 0 }
        return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    }
}
