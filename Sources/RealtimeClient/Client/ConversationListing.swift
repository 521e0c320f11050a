import WhisperMessage
import WhisperMessaging
public import WhisperMessengerPort
import WhisperRealtimeProtocol
import WhisperStorePort

/// Records the server's conversations in a vault without a full run, so that they can be used right after login.
public struct ConversationListing: Sendable {
    private let ports: SyncPorts
    private let account: MessengerAccount

    /// Creates a listing of an account's conversations.
    public init(_ ports: SyncPorts, account: MessengerAccount) {
        self.ports = ports
        self.account = account
    }

    private var exchange: AuthorizedExchange { AuthorizedExchange(ports, account: account) }

    /// The maximum number of pages; the rest is added by a run.
    private static let maximumPages = 1_000

    /// Requests the whole list once.
    ///
    /// - Returns: The conversations, each once.
    /// - Throws: `MessengerError` if the server cannot be reached, rejects the request or violates the protocol, if the
    ///   session has ended, or if the vault cannot be written.
    @discardableResult
    public func fetch() async throws(MessengerError) -> [MessengerRoom] {
        var rooms: [MessengerRoom] = []
        var known: Set<String> = []
        if ports.tokens.token == nil { try await exchange.refresh() }
        var after: String?
        for _ in 0..<ConversationListing.maximumPages {
            let page = try await page(after: after)
            do throws(StoreError) {
                let bindings = try await ConversationContacts(ports.store).bindings(of: .realtime)
                for summary in page.conversations {
                    let reference = ConversationReference(summary, owner: account.user)
                    try await reference.note(in: ports.store, bindings)
                    if known.insert(summary.id).inserted {
                        rooms.append(MessengerRoom(id: summary.id, title: reference.title, kind: reference.kind))
                    }
                }
            } catch {
                throw .store(error)
            }
            guard let next = page.next, (after ?? "").utf8.lexicographicallyPrecedes(next.utf8),
                !page.conversations.isEmpty || page.skipped > 0
            else { return rooms }
            after = next
        }
        return rooms
    }

    private func page(after: String?) async throws(MessengerError) -> ConversationPage {
        guard
            case .conversations(let page) = try await exchange.ask(.listConversations(ConversationQuery(after: after)))
        else { throw .malformedAnswer }
        return page
    }
}
