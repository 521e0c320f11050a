import WhisperArchive
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
            switch await client.prepared(item, device, token) {
            case .failure(.gone):
                await client.withdraw(item.number)
            case .failure(.refused(let failure)):
                await client.take(.postFailed(request, number: item.number, failure))
            case .failure(.failed(let error)):
                await client.failed(request, item, error, token)
            case .success(let message):
                do throws(MatrixExchangeError) {
                    let event = try await client.exchange.ask(message, as: token) {
                        (body) throws(MatrixProtocolError) in try MatrixReplies.eventID(body)
                    }
                    await client.take(.posted(request, number: item.number, event: event.text))
                } catch {
                    await client.failed(request, item, error, token)
                }
            }
        }
    }

    private func failed(
        _ request: MatrixRequestID, _ item: MatrixPost, _ error: MatrixExchangeError, _ token: AccessToken?
    ) {
        guard let failure = failure(error, of: token) else { return }
        // An answer that cannot be read says nothing about the message.
        let isUnread = error == .transport(.tooLarge)
        take(.postFailed(request, number: item.number, isUnread ? .malformed : failure.machine))
    }

    /// The reason nothing is sent.
    enum Unsent: Error {
        /// The entry is not in the outbox any more.
        case gone
        case refused(MatrixSyncFailure)
        /// The file of the message could not be uploaded.
        case failed(MatrixExchangeError)
    }

    /// Returns the request that posts a message, after its file is uploaded and the attempt is stored.
    private nonisolated func prepared(
        _ item: MatrixPost, _ device: String, _ token: AccessToken?
    ) async -> Result<MatrixRequest, Unsent> {
        do throws(StoreError) {
            // Its message was deleted, or its event arrived first.
            guard let entry = try await entry(item.number) else { return .failure(.gone) }
            guard let room = MatrixRoomID(entry.serverConversation) else { return .failure(.refused(.notFound)) }
            guard let transaction = MatrixTransactionID(entry.clientMessageID) else {
                return .failure(.refused(.rejected))
            }
            if let reason = try await unsent(entry, in: room, as: token) { return .failure(reason) }
            // The limit that is stated counts, even if a shorter client id would leave room for more.
            guard !entry.attachments.isEmpty || MatrixMessenger.textLimit.allows(entry.text) else {
                return .failure(.refused(.tooLarge))
            }
            let body: MatrixOutgoing.Body
            switch try await content(of: entry, as: token) {
            case .success(let content): body = content
            case .failure(let reason): return .failure(reason)
            }
            // An upload may take long: the message may have been deleted meanwhile, the room bound or encrypted.
            guard try await self.entry(item.number) != nil else { return .failure(.gone) }
            if !entry.attachments.isEmpty, let reason = try await unsent(entry, in: room, as: token) {
                return .failure(reason)
            }
            let outgoing = MatrixOutgoing(body, clientID: entry.clientMessageID)
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

    /// The reason a message is not sent, if it would have to be sealed and is not.
    ///
    /// The server is asked before each message that is not sealed: a run that only empties the outbox hears nothing of
    /// rooms, and one that follows them hears later of what happened in between.
    private nonisolated func unsent(
        _ entry: OutboxEntry, in room: MatrixRoomID, as token: AccessToken?
    ) async throws(StoreError) -> Unsent? {
        guard try await ConversationContacts(ports.store).mayPost(entry, of: .matrix) else {
            return .refused(.notSealed)
        }
        let encryption = ServiceEncryption(ports.store)
        guard try await !encryption.isSealed(entry) else { return nil }
        guard try await !encryption.conversations(of: .matrix).contains(room.text) else {
            return .refused(.encryptedByService)
        }
        switch await RoomFacts(exchange: exchange, token: token).isEncrypted(room) {
        case .success(false): return nil
        case .success(true):
            try await encryption.note([room.text], of: .matrix)
            return .refused(.encryptedByService)
        case .failure(let error): return .failed(error)
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
                let outcome = try await client.ports.store.confirm(post)
                if outcome == .taken { await client.noteCollision(in: entry) }
                // Another process may have posted it, too: it counts once.
                await client.delivered(number, counts: outcome != .known)
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
                if isFound { await client.delivered(number, counts: false) }
                await client.take(.lookedUp(request, isFound: isFound))
            } catch {
                await client.report(error)
                await client.take(.lookUpFailed(request))
            }
        }
    }

    /// Reports that the server has a message, once.
    ///
    /// - Parameter counts: Whether it is this run that has found out.
    func delivered(_ number: Int64, counts: Bool = true) {
        held.remove(number)
        guard let entry = outbox.removeValue(forKey: number) else { return }
        if !entry.attachments.isEmpty { forgetUpload(of: entry) }
        if counts { self.counts.recent.sent += 1 }
        notify(.sent(entry.message))
    }

    /// Drops an entry that is not in the outbox any more: its event arrived first, another process has sent it, or its
    /// message was deleted.
    func withdraw(_ number: Int64) async {
        await forget(number)
        take(.withdrawn(number))
    }

    /// Drops an entry that is not in the outbox any more, and reports whether its message is sent.
    func forget(_ number: Int64) async {
        if let message = outbox[number]?.message,
            let stored = try? await ports.store.message(message), stored.status.onceAccepted == stored.status
        {
            delivered(number, counts: false)
        }
        outbox[number] = nil
        held.remove(number)
    }

    /// Notices that a message that waits, perhaps for good, was deleted or sent by another process. All others notice
    /// it when they are posted.
    func checkWaiting() async {
        for number in held {
            do throws(StoreError) {
                if try await entry(number) == nil { await withdraw(number) }
            } catch {
                report(error)
            }
        }
    }

    /// Returns which of these entries are not in the outbox any more.
    nonisolated func gone(of numbers: [Int64]) async throws(StoreError) -> [Int64] {
        guard !numbers.isEmpty else { return [] }
        let waiting = Set(try await wholeOutbox().map(\.number))
        return numbers.filter { !waiting.contains($0) }
    }

    /// Another message has the id that the server gave to this one.
    private func noteCollision(in entry: OutboxEntry) {
        counts.recent.collisions += 1
        notify(.warning(.collisions(entry.serverConversation, 1)))
    }
}
