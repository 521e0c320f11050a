import WhisperClockPort
import WhisperMatrix
import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// Sending: the first attempt is stored before a request, and the answer after it (MX-3).
extension MatrixClient {
    func post(_ request: MatrixRequestID, _ item: MatrixPost) {
        let token = ports.session.token
        let device = ports.session.attemptDevice
        begin(.post) { client in
            switch await client.prepared(item, device) {
            case .failure(.gone):
                await client.withdraw(item.number)
            case .failure(.refused(let failure)):
                await client.take(.postFailed(request, number: item.number, failure))
            case .success(let message):
                do throws(MatrixExchangeError) {
                    let event = try await client.exchange.ask(message, as: token) {
                        (body) throws(MatrixProtocolError) in try MatrixReplies.eventID(body)
                    }
                    await client.take(.posted(request, number: item.number, event: event.text))
                } catch {
                    guard let failure = await client.failure(error, of: token) else { return }
                    // An answer without an event says nothing about the message.
                    let isUnread = error == .transport(.tooLarge)
                    await client.take(
                        .postFailed(request, number: item.number, isUnread ? .malformed : failure.machine))
                }
            }
        }
    }

    /// The reason nothing is sent.
    private enum Unsent: Error {
        /// The entry is not in the outbox any more.
        case gone
        case refused(MatrixSyncFailure)
    }

    /// Returns the request that posts a message, after the attempt is stored.
    private nonisolated func prepared(_ item: MatrixPost, _ device: String) async -> Result<MatrixRequest, Unsent> {
        do throws(StoreError) {
            // Its message was deleted, or its event arrived first.
            guard let entry = try await entry(item.number) else { return .failure(.gone) }
            guard try await ConversationContacts(ports.store).mayPost(entry, of: .matrix) else {
                return .failure(.refused(.notSealed))
            }
            guard let room = MatrixRoomID(entry.serverConversation) else { return .failure(.refused(.notFound)) }
            guard let transaction = MatrixTransactionID(entry.clientMessageID) else {
                return .failure(.refused(.rejected))
            }
            let outgoing = MatrixOutgoing(.text(entry.text), clientID: entry.clientMessageID)
            let content: [UInt8]
            do throws(MatrixProtocolError) { content = try outgoing.encoded() } catch {
                return .failure(.refused(error.code == .tooLong ? .tooLarge : .rejected))
            }
            try await ports.store.noteAttempt(
                item.number, PostAttempt(device: device, at: ports.wallClock.now()))
            return .success(.send(content, type: outgoing.type, to: room, transaction: transaction))
        } catch {
            // A failed lookup does not mean that the entry is gone: the message stays and is retried.
            await report(error)
            return .failure(.refused(.storeFailed))
        }
    }

    func confirm(_ request: MatrixRequestID, _ number: Int64, _ event: String) {
        guard let entry = outbox[number] else {
            begin(.store) { await $0.take(.confirmed(request)) }
            return
        }
        let post = ConfirmedPost(
            account: memory.account, conversation: entry.conversation, clientMessageID: entry.clientMessageID,
            serverID: event)
        begin(.store) { client in
            do throws(StoreError) {
                switch try await client.ports.store.confirm(post) {
                case .confirmed, .known: await client.delivered(number)
                case .taken: await client.taken(number, entry)
                }
                await client.take(.confirmed(request))
            } catch {
                // The conversation was deleted meanwhile, and the message with it.
                if error.code == .conversationNotFound { return await client.take(.confirmed(request)) }
                await client.report(error)
                await client.take(.confirmFailed(request))
            }
        }
    }

    func lookUp(_ request: MatrixRequestID, _ number: Int64, _ id: String) {
        begin(.store) { client in
            do throws(StoreError) {
                let isFound = try await client.ports.store.serverID(ofClientMessage: id) != nil
                if isFound { await client.delivered(number) }
                await client.take(.lookedUp(request, isFound: isFound))
            } catch {
                await client.report(error)
                await client.take(.lookUpFailed(request))
            }
        }
    }

    /// Reports that the server has a message, once.
    func delivered(_ number: Int64) {
        guard let entry = outbox.removeValue(forKey: number) else { return }
        counts.recent.sent += 1
        notify(.sent(entry.message))
    }

    /// Drops an entry that is not in the outbox any more: its event arrived first, another process has sent it, or its
    /// message was deleted.
    private func withdraw(_ number: Int64) async {
        if let message = outbox[number]?.message,
            let stored = try? await ports.store.message(message), stored.delivery?.serverID != nil
        {
            delivered(number)
        }
        outbox[number] = nil
        take(.withdrawn(number))
    }

    /// Another message has the id that the server gave to this one, so that it failed.
    private func taken(_ number: Int64, _ entry: OutboxEntry) {
        outbox[number] = nil
        counts.recent.collisions += 1
        counts.recent.failed += 1
        notify(.warning(.collisions(entry.serverConversation, 1)))
        notify(.givenUp(entry.message, .conflict))
    }
}
