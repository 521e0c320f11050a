import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// Frames received over the socket (RT-6).
extension SyncMachine {
    mutating func received(_ frame: ServerFrame, _ id: SocketID, _ step: inout Step) {
        guard phase.socket?.id == id else { return }
        heartbeat?.heard()
        switch frame {
        case .welcome(let welcome): welcomed(welcome, &step)
        case .acknowledgement(let acknowledgement): acknowledged(acknowledgement, &step)
        case .pong: break
        case .failure(let failure): failed(failure, &step)
        case .event(let frame): happened(frame, &step)
        case .listChanged: listChanged(&step)
        case .unknown: step.report(.unknownFrame)
        }
    }

    mutating func malformedFrame(_ id: SocketID, _ step: inout Step) {
        guard phase.socket?.id == id else { return }
        heartbeat?.heard()
        step.report(.malformedFrame)
        // It may have been an event, and the list shows which conversation has one more than is stored. A server that
        // sends nothing else must not make the client request it all the time.
        if list.age(at: step.now) >= configuration.stableAfter { requestList(&step) }
    }

    /// Requests the list at once, but at most once per second.
    mutating func listChanged(_ step: inout Step) {
        guard list.isIdle else { return }
        let age = list.age(at: step.now)
        if age >= .seconds(1) { requestList(&step) } else { timers.start(.list, after: .seconds(1) - age, &step) }
    }

    private mutating func happened(_ frame: EventFrame, _ step: inout Step) {
        guard phase.openSocket != nil, !subscriptions.forbidden.contains(frame.conversationID) else { return }
        if case .message(let message) = frame.event.body, message.senderID == userID,
            let key = message.clientMessageID
        {
            delivered(key, in: frame.conversationID, &step)
        }
        guard isCurrent(frame.epoch, of: frame.conversationID, &step) else {
            // Its number has another epoch. The list shows which one is current.
            return listChanged(&step)
        }
        receive(frame.event, in: frame.conversationID, &step)
    }

    private mutating func failed(_ failure: ServerFailure, _ step: inout Step) {
        guard let socket = phase.socket else { return }
        switch failure.code {
        case .unauthorized, .tokenExpired:
            step.perform(.closeSocket(socket.id, .normal))
            tokenRefused(socket.token, &step)
            lost(wantsAgainAtOnce: true, &step)
        case .internalError: drop(.normal, &step)
        case .rateLimited: rateLimited(failure, &step)
        default: refused(failure, &step)
        }
    }
}
