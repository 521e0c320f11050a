public import WhisperMessage
import WhisperRealtimePort
public import WhisperRealtimeProtocol

extension RealtimeServer {
    /// An open socket.
    struct Connection: Sendable {
        var user: String
        var session: Int
        /// The time at which its token expires, in milliseconds since 1970.
        var expiresAt: Int64
        /// The time at which the client was last heard from, in milliseconds since 1970.
        var heardAt: Int64
        var subscriptions: Set<String> = []
    }

    /// Decides on a request for a socket. If granted, the socket is open and its welcome is among the deliveries.
    ///
    /// - Returns: The socket, or the response in place of the upgrade.
    public mutating func connect(token: [UInt8]?, at now: Timestamp) -> Admission {
        let caller: (user: String, session: Int)
        do throws(Refusal) { caller = try self.caller(token, at: now) } catch { return .refused(error.failure) }
        let number = ConnectionID(number: nextConnection)
        nextConnection += 1
        let expiresAt = token.flatMap { sessions.expiry(of: String(decoding: $0, as: UTF8.self)) }
        connections[number] = Connection(
            user: caller.user, session: caller.session, expiresAt: expiresAt ?? now.milliseconds,
            heardAt: now.milliseconds)
        deliver(
            .send(
                .welcome(
                    Welcome(
                        connectionID: "con-\(number.number)", userID: caller.user, serverTime: now,
                        heartbeatSeconds: configuration.heartbeatSeconds))), to: number)
        return .open(number)
    }

    /// Processes a client's frame. Frames of a closed socket have no effect.
    public mutating func receive(_ frame: ClientFrame, from number: ConnectionID, at now: Timestamp) {
        guard let connection = connections[number], !closeIfDue(number, connection, at: now) else { return }
        connections[number]?.heardAt = now.milliseconds
        if let limit = configuration.commandLimit,
            let wait = users[connection.user]?.commands.take(
                limit, at: now.milliseconds)
        {
            fail(number, ServerFailure(.rateLimited, message: "too many commands", retryAfter: (wait + 999) / 1_000))
            return
        }
        switch frame {
        case .subscribe(let ids): subscribe(ids, connection.user, number)
        case .unsubscribe(let ids):
            connections[number]?.subscriptions.subtract(ids)
            deliver(.send(.acknowledgement(Acknowledgement(operation: "unsubscribe"))), to: number)
        case .ping(let milliseconds): deliver(.send(.pong(milliseconds: milliseconds)), to: number)
        case .unknown: fail(number, ServerFailure(.invalidCommand, message: "no such command"))
        }
    }

    /// Handles data that is not a frame of the protocol: the client receives an error, and the socket stays open.
    public mutating func receiveMalformed(from number: ConnectionID, at now: Timestamp) {
        guard connections[number] != nil else { return }
        connections[number]?.heardAt = now.milliseconds
        fail(number, ServerFailure(.invalidCommand, message: "no frame"))
    }

    /// Removes a socket closed by its client or the network.
    public mutating func disconnect(_ number: ConnectionID) {
        connections[number] = nil
    }

    private mutating func subscribe(_ ids: [String], _ user: String, _ number: ConnectionID) {
        var refused: [String] = []
        for id in ids {
            let isMember = conversations[id]?.members.contains(user) ?? false
            let count = connections[number]?.subscriptions.count ?? 0
            if isMember, count < RealtimeLimits.conversationsOfCommand {
                connections[number]?.subscriptions.insert(id)
            } else {
                refused.append(id)
            }
        }
        deliver(
            .send(
                .acknowledgement(
                    Acknowledgement(operation: "subscribe", isDone: refused.count < ids.count, refused: refused))),
            to: number)
    }

    private mutating func fail(_ number: ConnectionID, _ failure: ServerFailure) {
        deliver(.send(.failure(failure)), to: number)
    }

    /// Sends the reason and closes a socket.
    mutating func close(_ number: ConnectionID, _ code: CloseCode, _ failure: ServerFailure) {
        fail(number, failure)
        deliver(.close(code), to: number)
        connections[number] = nil
    }

    /// Closes a socket whose token has expired, or that was silent for too long.
    @discardableResult
    mutating func closeIfDue(_ number: ConnectionID, _ connection: Connection, at now: Timestamp) -> Bool {
        if connection.expiresAt <= now.milliseconds {
            close(number, .unauthorized, ServerFailure(.tokenExpired, message: "the token has expired"))
            return true
        }
        let patience = configuration.missedHeartbeats * configuration.heartbeatSeconds * 1_000
        guard now.milliseconds - connection.heardAt > patience else { return false }
        deliver(.close(.timedOut), to: number)
        connections[number] = nil
        return true
    }
}
