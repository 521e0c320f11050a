import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperStorePort

/// Requests to the server.
extension SyncClient {
    private var exchange: RESTExchange { RESTExchange(transport: ports.transport, server: account.server.address) }

    /// Refreshes the token; the machine ensures that refreshes are never concurrent.
    func refresh() {
        begin(.network) { client in
            do throws(MessengerError) {
                try await client.ports.tokens.refresh(
                    of: client.account.user, at: client.account.server.address, by: client.ports.transport)
                await client.take(.tokenRefreshed)
            } catch .transport(.cancelled) {
                return
            } catch {
                await client.refreshFailed(error)
            }
        }
    }

    private func refreshFailed(_ error: MessengerError) {
        switch error {
        case .transport(let error):
            report(error)
            take(.tokenRefreshFailed(isPermanent: false))
        case .refused(let status):
            reportRefreshFailure(status == 429 ? .rateLimited(retryAfter: nil) : .unavailable(retryAfter: nil))
        case .malformedAnswer: reportRefreshFailure(.malformed)
        default:
            tokenFailure = error
            take(.tokenRefreshFailed(isPermanent: true))
        }
    }

    /// Reports the reason before the machine reports how long it waits.
    private func reportRefreshFailure(_ failure: RequestFailure) {
        notify(.request(MessengerFailure(failure), again: nil))
        take(.tokenRefreshFailed(isPermanent: false))
    }

    func list(after: String?) {
        ask(.listConversations(ConversationQuery(after: after))) { answer in
            if case .conversations(let page) = answer { .conversationsListed(page) } else { nil }
        } failed: {
            .listFailed($0)
        }
    }

    func fetch(_ conversation: String, after: Int64, limit: Int) {
        let query = ChangeQuery(conversationID: conversation, after: after, limit: limit)
        ask(.changes(query)) { answer in
            if case .changes(let page) = answer { .changes(conversation, page) } else { nil }
        } failed: {
            .changesFailed(conversation, $0)
        }
    }

    /// Sends a request and passes its result to the machine.
    private func ask(
        _ request: RESTRequest, answered: @escaping @Sendable (RESTResponse) -> SyncInput?,
        failed: @escaping @Sendable (RequestFailure) -> SyncInput
    ) {
        // The current token: from it, the machine knows which requests were sent before the last refresh.
        guard let token = ports.tokens.token else {
            begin(.network) { await $0.take(failed(.unauthorized)) }
            return
        }
        let exchange = exchange
        begin(.network) { client in
            switch await client.outcome(of: request, as: token, by: exchange) {
            case .answer(let answer): await client.take(answered(answer) ?? failed(.unreachable))
            case .failure(let failure): await client.take(failed(failure))
            case .abandoned: return
            }
        }
    }

    // MARK: Posting

    func post(_ item: OutboxItem) {
        guard let token = ports.tokens.token else {
            begin(.post) { await $0.take(.postFailed(item.number, .unauthorized)) }
            return
        }
        let exchange = exchange
        begin(.post) { client in
            let entry: OutboxEntry
            do throws(StoreError) {
                guard let found = try await client.entry(item.number) else {
                    // Its message was deleted, or the echo arrived first.
                    await client.take(.withdrawn(item.number))
                    return
                }
                guard try await ConversationContacts(client.ports.store).mayPost(found, of: .realtime) else {
                    await client.take(.postFailed(item.number, .notSealed))
                    return
                }
                // The protocol has no files, and a caption is not the message.
                guard found.attachments.isEmpty else {
                    await client.take(.postFailed(item.number, .unsupported))
                    return
                }
                guard RealtimeMessenger.textLimit.allows(found.text) else {
                    await client.take(.postFailed(item.number, .tooLarge))
                    return
                }
                entry = found
            } catch {
                // A failed lookup does not mean that the entry is gone: the message stays and is retried.
                await client.report(error)
                await client.take(.postFailed(item.number, .storeFailed))
                return
            }
            let post = MessagePost(
                conversationID: entry.serverConversation, clientMessageID: item.clientMessageID, content: entry.text)
            switch await client.outcome(of: .postMessage(post), as: token, by: exchange) {
            case .answer(.message(let message, _)): await client.posted(entry, message)
            case .answer: await client.take(.postFailed(item.number, .unreachable))
            case .failure(let failure): await client.take(.postFailed(item.number, failure))
            case .abandoned: return
            }
        }
    }

    private func posted(_ entry: OutboxEntry, _ message: PostedMessage) {
        // Its echo may have been faster.
        let wasWaiting = isWaiting(entry.number)
        take(.posted(entry.number, message))
        // What is no answer to it, or one of before the server restarted, settles nothing: the machine posts it again.
        guard !isWaiting(entry.number), wasWaiting || message.message.senderID == account.user else { return }
        tally.recent.sent += 1
        notify(.sent(entry.message))
    }

    // MARK: Results of requests

    private enum Outcome {
        case answer(RESTResponse)
        case failure(RequestFailure)
        case abandoned
    }

    private nonisolated func outcome(
        of request: RESTRequest, as token: AccessToken, by exchange: RESTExchange
    ) async -> Outcome {
        do throws(RequestError) {
            let answer = try await exchange.ask(request, as: token)
            if case .failure(let failure) = answer { return .failure(RequestFailure(failure)) }
            return .answer(answer)
        } catch {
            await noteFailure(error)
            return error.failure.map { .failure($0) } ?? .abandoned
        }
    }

    private func noteFailure(_ error: RequestError) {
        switch error {
        case .transport(let error): report(error)
        case .malformed: tally.recent.malformed += 1
        }
    }

    /// Reports why the network failed, except for cancellations by this client.
    func report(_ error: TransportError) {
        if error != .cancelled { notify(.transport(error)) }
    }
}
