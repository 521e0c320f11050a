import WhisperClockPort
import WhisperMatrix
import WhisperMatrixProtocol
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// Requests to the server.
extension MatrixClient {
    nonisolated var exchange: MatrixExchange { MatrixExchange(transport: ports.transport, server: account.server) }

    // MARK: The token

    /// Renews the token; the machine ensures that this is never concurrent.
    func refresh() {
        let refused = refusedToken
        begin(.network) { client in
            do throws(MessengerError) {
                try await client.ports.session.renew(after: refused, for: client.account, by: client.ports.transport)
                await client.take(.tokenRefreshed(device: client.ports.session.attemptDevice))
            } catch .transport(.cancelled) {
                return
            } catch {
                await client.refreshFailed(error)
            }
        }
    }

    private func refreshFailed(_ error: MessengerError) {
        switch error {
        case .transport(let error): report(error)
        case .limited(let delay): notify(.request(.limited, again: delay))
        case .refused, .unsupported, .forbidden, .notFound, .tooLarge: notify(.request(.unavailable, again: nil))
        case .malformedAnswer: notify(.request(.malformed, again: nil))
        case .store(let error): report(error)
        default:
            tokenFailure = error
            return take(.tokenRefreshFailed(isPermanent: true))
        }
        take(.tokenRefreshFailed(isPermanent: false))
    }

    // MARK: News and history

    func uploadFilter(_ request: MatrixRequestID, _ limit: Int) {
        let upload = MatrixRequest.uploadFilter(MatrixFilter(timelineLimit: limit), user: owner)
        ask(.network, upload) { (body) throws(MatrixProtocolError) in
            try MatrixReplies.filterID(body)
        } answered: { client, id in
            do throws(StoreError) {
                try await KeptFilter.keep(id, in: client.ports.store, of: client.account, limit: limit)
            } catch {
                await client.report(error)
            }
            await client.take(.filterUploaded(request, id: id))
        } failed: { failure in
            .filterFailed(request, failure == .unavailable(isStated: true) ? .rejected : failure.machine)
        }
    }

    func poll(_ request: MatrixRequestID, _ poll: MatrixSyncPoll) {
        let filter =
            poll.filter.map { MatrixFilterReference.stored(id: $0) }
            ?? .inline(MatrixFilter(timelineLimit: poll.timelineLimit))
        let query = MatrixSyncQuery(since: poll.since, wait: poll.timeout, filter: filter)
        ask(.network, .sync(query)) { (body) throws(MatrixProtocolError) in
            try MatrixSyncPage(body: body)
        } answered: { client, page in
            let payload = MatrixPayload(
                .news(page, at: client.ports.clock.elapsed(), isLive: poll.timeout > .zero && poll.since != nil))
            await client.take(
                .polled(
                    request, MatrixAnswer(nextBatch: page.nextBatch, events: page.eventCount, payload: payload)))
        } failed: { failure in
            // Without anything from the server so far: it has no such request, and never will.
            poll.since == nil && failure == .unavailable(isStated: true)
                ? nil : .pollFailed(request, failure.machine)
        }
    }

    func fetch(_ request: MatrixRequestID, _ gap: MatrixGap, _ limit: Int) {
        guard let room = MatrixRoomID(gap.room) else {
            begin(.network) { await $0.take(.pageFailed(request, .rejected)) }
            return
        }
        let query = MatrixHistoryQuery(room: room, from: gap.token, limit: limit)
        ask(.network, .messages(query)) { (body) throws(MatrixProtocolError) in
            try MatrixMessagePage(body: body, of: room)
        } answered: { client, page in
            let end = page.end.flatMap { $0.isEmpty ? nil : $0 }
            await client.take(.page(request, MatrixPage(end: end, payload: MatrixPayload(.history(page)))))
        } failed: {
            .pageFailed(request, $0.machine)
        }
    }

    // MARK: Results of requests

    /// Sends a request with the current token and passes its result on.
    ///
    /// The machine knows by the token's generation which requests were sent before the last renewal.
    ///
    /// - Parameter failed: The event that reports a failure to the machine; nil ends the run, as the server cannot do it.
    private func ask<Value: Sendable>(
        _ kind: WorkList.Kind, _ request: MatrixRequest,
        _ read: @escaping @Sendable ([UInt8]) throws(MatrixProtocolError) -> Value,
        answered: @escaping @Sendable (MatrixClient, Value) async -> Void,
        failed: @escaping @Sendable (FailedRequest) -> MatrixInput<MatrixPayload>?
    ) {
        let token = ports.session.token
        begin(kind) { client in
            do throws(MatrixExchangeError) {
                let value = try await client.exchange.ask(request, as: token, read)
                await answered(client, value)
            } catch {
                guard let failure = await client.failure(error, of: token) else { return }
                if let input = failed(failure) { await client.take(input) } else { await client.end(.unsupported) }
            }
        }
    }

    /// The failure as the machine sees it, after it was reported; nil if the request was cancelled.
    func failure(_ error: MatrixExchangeError, of token: AccessToken?) -> FailedRequest? {
        switch error {
        case .transport(.cancelled): return nil
        case .transport(.tooLarge): return .known(.tooLarge)
        case .transport(.malformedAnswer), .malformed:
            counts.recent.malformed += 1
            return .known(.malformed)
        case .transport(let error):
            report(error)
            return .known(.unreachable)
        case .noToken: return .known(.unknownToken(isSoftLogout: true))
        case .failure(let failure):
            if error.isTokenRefused {
                refusedToken = token
                return .known(.unknownToken(isSoftLogout: ports.session.mayRenew(after: token)))
            }
            return FailedRequest(failure)
        }
    }

    /// Reports why the network failed, except for cancellations by this client.
    func report(_ error: TransportError) {
        if error != .cancelled { notify(.transport(error)) }
    }
}

/// The failure of a request.
enum FailedRequest: Equatable {
    case known(MatrixSyncFailure)
    /// The server may recover. A request that it does not know, as it states, may also never succeed.
    case unavailable(isStated: Bool)

    init(_ failure: MatrixFailure) {
        self =
            switch (failure.code, failure.isStated) {
            case (.limitExceeded, _): .known(.limited(retryAfter: failure.retryAfter))
            case (.tooLarge, _): .known(.tooLarge)
            case (.unrecognized, true): .unavailable(isStated: true)
            // The page of a proxy says nothing about the request.
            case (_, false): .unavailable(isStated: false)
            case (.forbidden, true): .known(.forbidden)
            case (.notFound, true): .known(.notFound)
            case (_, true): failure.status >= 500 ? .unavailable(isStated: false) : .known(.rejected)
            }
    }

    /// The failure as the machine sees it.
    var machine: MatrixSyncFailure {
        switch self {
        case .known(let failure): failure
        case .unavailable: .unavailable
        }
    }
}

extension MatrixSyncPage {
    /// The number of events of any kind.
    var eventCount: Int {
        let updates = (joined + left).reduce(0) { sum, room in
            sum + room.timeline.count + room.state.count + room.accountData.count + room.receipts.count + room.malformed
        }
        return updates + invited.count + knocked.count + accountData.count + malformedRooms + malformedAccountData
    }
}
