import WhisperArchive
import WhisperMessage
import WhisperMessaging
public import WhisperMessengerPort
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperStorePort

/// Asks again for events that a server omitted, which the cursor of their conversation has passed: once in a run, and on
/// request. A server that was repaired delivers them.
public struct OmittedEvents: Sendable {
    private let ports: SyncPorts
    private let account: MessengerAccount

    /// Creates an accessor for the events that are missing in an account's conversations.
    public init(_ ports: SyncPorts, account: MessengerAccount) {
        self.ports = ports
        self.account = account
    }

    /// The most pages of one conversation that are requested without being asked for.
    static let pagesInRun = 20

    /// What a request brought.
    public struct Found: Hashable, Sendable {
        /// The new incoming messages.
        public var messages: [UniqueIdentifier] = []
        /// Whether nothing is missing any more.
        public var isComplete = false
    }

    /// Requests what is missing in a conversation, and stores what comes. What does not come stays listed as missing.
    ///
    /// - Parameters:
    ///   - conversation: The server's id.
    ///   - pages: The most pages to request.
    /// - Throws: `MessengerError` if the server cannot be reached, rejects a request or violates the protocol, if the
    ///   session has ended, or if the vault cannot be read or written.
    public func fetch(_ conversation: String, pages: Int) async throws(MessengerError) -> Found {
        if ports.tokens.token == nil { try await AuthorizedExchange(ports, account: account).refresh() }
        return try await fetch(conversation, pages: pages, renewing: true)
    }

    /// The same with the present token alone, beside a machine that renews it.
    func fetchInRun(_ conversation: String) async throws(MessengerError) -> Found {
        try await fetch(conversation, pages: OmittedEvents.pagesInRun, renewing: false)
    }

    private func fetch(
        _ conversation: String, pages: Int, renewing: Bool
    ) async throws(MessengerError) -> Found {
        let exchange = AuthorizedExchange(ports, account: account)
        var found = Found()
        var after: Int64 = -1
        var left = pages
        while true {
            let known = try await cursor(of: conversation)
            guard let known, !known.missing.isEmpty else {
                found.isComplete = true
                return found
            }
            // Beyond what was asked for: one that does not come is asked for again another time.
            guard left > 0, let range = known.missing.first(where: { $0.upperBound > after }) else { return found }
            left -= 1
            after = max(after, range.lowerBound - 1)
            let query = ChangeQuery(conversationID: conversation, after: after, limit: RealtimeLimits.elementsOfPage)
            let answer = try await exchange.ask(.changes(query), renewing: renewing)
            guard case .changes(let page) = answer else { throw .malformedAnswer }
            // Numbers of another epoch are not those that are missing.
            guard page.epoch == known.epoch else { return found }
            let events = page.events.map(\.event).filter { event in
                known.missing.contains { $0.contains(event.sequence) }
            }
            if !events.isEmpty { found.messages += try await store(events, known) }
            after = max(range.upperBound, page.events.last?.event.sequence ?? 0)
        }
    }

    private func cursor(of conversation: String) async throws(MessengerError) -> SyncCursor? {
        do throws(StoreError) {
            return try await ports.store.syncCursors(of: .realtime).first { $0.serverConversation == conversation }
        } catch {
            throw .store(error)
        }
    }

    /// Stores events without moving the cursor, and returns the new incoming messages.
    private func store(
        _ events: [SequencedEvent], _ known: SyncCursor
    ) async throws(MessengerError) -> [UniqueIdentifier] {
        do throws(StoreError) {
            guard let conversation = try await ports.store.conversation(known.conversation) else { return [] }
            let reference = ConversationReference(
                platform: .realtime, key: known.serverConversation, title: conversation.title, kind: conversation.kind)
            let group = EventGroup(
                conversation: known.serverConversation, events: events, cursor: nil, isBacklog: true,
                epoch: known.epoch)
            return try await ports.store.apply(SyncGroup(group, in: reference, owner: account.user)).messages
        } catch {
            throw .store(error)
        }
    }
}

extension SyncClient {
    /// Asks once for what the server omitted in earlier runs. It is no failure of the run if that fails.
    func askForOmitted() {
        guard !hasAskedForOmitted, options.scope == .everything else { return }
        hasAskedForOmitted = true
        begin(.network) { client in
            let omitted = OmittedEvents(client.ports, account: client.account)
            let cursors = (try? await client.ports.store.syncCursors(of: .realtime)) ?? []
            for cursor in cursors where !cursor.missing.isEmpty {
                let conversation = cursor.serverConversation
                guard let found = try? await omitted.fetchInRun(conversation) else { return }
                guard !found.messages.isEmpty else { continue }
                await client.notify(
                    .received(conversation: conversation, messages: found.messages.count, isBacklog: true))
                await client.open(found.messages, in: conversation, isBacklog: true)
            }
        }
    }
}

/// Sends requests with the account's token outside a run, and renews it if the server asks for that.
struct AuthorizedExchange: Sendable {
    private let ports: SyncPorts
    private let account: MessengerAccount

    init(_ ports: SyncPorts, account: MessengerAccount) {
        self.ports = ports
        self.account = account
    }

    func refresh() async throws(MessengerError) {
        try await ports.tokens.refresh(of: account.user, at: account.server.address, by: ports.transport)
    }

    /// Sends a request and returns an answer that is no failure.
    func ask(_ request: RESTRequest, renewing: Bool = true) async throws(MessengerError) -> RESTResponse {
        var answer = try await answer(request)
        if renewing, case .failure(let failure) = answer, failure.status == 401 {
            // The token has expired, or the session has ended: a refresh decides.
            try await refresh()
            answer = try await self.answer(request)
        }
        switch answer {
        case .failure(let failure) where failure.status == 401: throw .sessionEnded
        case .failure(let failure): throw .refused(status: failure.status)
        default: return answer
        }
    }

    private func answer(_ request: RESTRequest) async throws(MessengerError) -> RESTResponse {
        let exchange = RESTExchange(transport: ports.transport, server: account.server.address)
        do throws(RequestError) {
            return try await exchange.ask(request, as: ports.tokens.token)
        } catch {
            switch error {
            case .transport(let error): throw .transport(error)
            case .malformed: throw .malformedAnswer
            }
        }
    }
}
