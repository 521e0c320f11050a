import WhisperMessage
import WhisperRealtimeProtocol
import WhisperStorePort

/// Records the server's conversations in a vault without a full run, so that they can be used right after login.
public struct ConversationListing: Sendable {
    private let ports: SyncPorts
    private let account: RealtimeAccount

    /// Creates a listing of an account's conversations.
    public init(_ ports: SyncPorts, account: RealtimeAccount) {
        self.ports = ports
        self.account = account
    }

    /// The maximum number of pages; the rest is added by a run.
    private static let maximumPages = 1_000

    /// Requests the whole list once.
    ///
    /// - Throws: `SyncError` if the server cannot be reached, rejects the request or violates the protocol, if the
    ///   session has ended, or if the vault cannot be written.
    public func fetch() async throws(SyncError) {
        if ports.tokens.token == nil {
            try await ports.tokens.refresh(of: account.user, at: account.server, by: ports.transport)
        }
        var after: String?
        for _ in 0..<ConversationListing.maximumPages {
            let page = try await page(after: after)
            do throws(StoreError) {
                let bindings = try await ConversationContacts(ports.store).bindings()
                for summary in page.conversations {
                    try await ConversationReference(summary, owner: account.user).note(in: ports.store, bindings)
                }
            } catch {
                throw .store(error)
            }
            guard let next = page.next, (after ?? "").utf8.lexicographicallyPrecedes(next.utf8),
                !page.conversations.isEmpty || page.skipped > 0
            else { return }
            after = next
        }
    }

    private func page(after: String?) async throws(SyncError) -> ConversationPage {
        let exchange = RESTExchange(transport: ports.transport, server: account.server)
        let answer: RESTResponse
        do throws(RequestError) {
            answer = try await exchange.ask(
                .listConversations(ConversationQuery(after: after)), as: ports.tokens.token)
        } catch {
            switch error {
            case .transport(let error): throw .transport(error)
            case .malformed: throw .malformedAnswer
            }
        }
        switch answer {
        case .conversations(let page): return page
        case .failure(let failure) where failure.status == 401: throw .sessionEnded
        case .failure(let failure): throw .refused(status: failure.status)
        default: throw .malformedAnswer
        }
    }
}
