import WhisperArchive
import WhisperEnvelope
import WhisperMessage
public import WhisperMessengerPort
public import WhisperStorePort
public import WhisperCore

/// Opens what a server delivered, in place (RT-10): which messages `MessageOpening` is tried on, and as whose.
///
/// A message whose text is exactly one envelope is replaced by the envelope's content if the contact to whom the
/// conversation is bound signed it; the envelope remains as its carrier text. Content sealed by anyone else is added
/// after it as a separate message, so that no server can pass it off as the contact's.
///
/// Freshness is judged by the clock. Messages received by catching up are judged by the server's time only if the owner
/// chose so (ENV-8b), since a server could then present old envelopes as new. An envelope that was opened once is never
/// opened again in any case.
public struct IncomingOpening: Sendable {
    private let ports: SecrecyPorts
    private let opensEverything: Bool
    private let trustsServerTime: Bool

    /// Creates an opener for messages sealed to the identities of a vault.
    ///
    /// - Parameters:
    ///   - opensEverything: Whether envelopes are opened in any conversation; otherwise only once a conversation is
    ///     bound to a contact, which may happen while a client runs.
    ///   - trustsServerTime: Whether messages received by catching up are judged by the server's time.
    public init(_ ports: SecrecyPorts, opensEverything: Bool = true, trustsServerTime: Bool = false) {
        self.ports = ports
        self.opensEverything = opensEverything
        self.trustsServerTime = trustsServerTime
    }

    /// Opens newly arrived messages. A cancelled task leaves the rest to `openWaiting`.
    ///
    /// - Parameters:
    ///   - serverConversation: The server's id of their conversation.
    ///   - isBacklog: Whether they were received by catching up.
    package func open(
        _ messages: [UniqueIdentifier], in serverConversation: String, isBacklog: Bool
    ) async -> Results {
        var results = Results()
        do throws(StoreError) {
            let contacts = try await ConversationContacts(ports.store).all()
            guard opensEverything || !contacts.isEmpty else { return results }
            for id in messages {
                if Task.isCancelled { break }
                guard let message = try await ports.store.message(id) else { continue }
                try await open(message, in: serverConversation, contacts, isBacklog: isBacklog, &results)
            }
        } catch {
            results.failure = error
        }
        return results
    }

    /// Opens messages that arrived without being opened: an earlier run was interrupted, or opening was disabled.
    package func openWaiting() async -> Results {
        var results = Results()
        var request = SearchRequest(.term("whisper1"))
        request.isEncrypted = true
        request.limit = IncomingOpening.pageSize
        do throws(StoreError) {
            let contacts = try await ConversationContacts(ports.store).all()
            guard opensEverything || !contacts.isEmpty else { return results }
            var names: [UniqueIdentifier: String] = [:]
            while !Task.isCancelled {
                let page = request
                let hits = try await ports.store.search(page)
                for hit in hits {
                    if Task.isCancelled { break }
                    let conversation = hit.message.conversation
                    if names[conversation] == nil, try await ports.store.conversation(conversation) != nil {
                        names[conversation] = try await ports.store.linePosition(in: conversation).serverConversation
                    }
                    let name = names[conversation]
                    try await open(hit.message, in: name, contacts, isBacklog: true, &results)
                }
                guard hits.count == IncomingOpening.pageSize, let last = hits.last else { break }
                request.after = last.message.unified.id
            }
        } catch {
            results.failure = error
        }
        return results
    }

    private static let pageSize = 200

    private func open(
        _ message: StoredMessage, in serverConversation: String?,
        _ contacts: [UniqueIdentifier: UniqueIdentifier], isBacklog: Bool, _ results: inout Results
    ) async throws(StoreError) {
        guard let envelope = envelope(in: message) else { return }
        let id = message.unified.id
        // Only what is opened can be edited.
        let edited = try await edited(by: message)
        if let edited { try await open(edited, in: serverConversation, contacts, isBacklog: isBacklog, &results) }
        let carrier = Carrier(
            message: id, timestamp: message.unified.timestamp, isRead: message.isRead,
            storing: contacts[message.conversation].map { .inPlace(signer: $0) } ?? .behind,
            serverConversation: serverConversation)
        var state: CarrierState?
        do throws(MessageOpeningError) {
            let verdict = try await MessageOpening(ports).open(
                envelope, carrier: carrier, trustingCarrierTime: isBacklog && trustsServerTime)
            results.opened += 1
            if verdict.message != id, verdict.message != edited?.unified.id { state = .openedBehind }
        } catch {
            guard let reason = try StayedSealed(error) else { return }
            results.keepSealed(reason)
            state = reason.state
        }
        if let state { try await ports.store.markCarrier(id, as: state) }
    }

    /// The message of which a message was reported as an edit.
    private func edited(by message: StoredMessage) async throws(StoreError) -> StoredMessage? {
        guard let externalID = SealedText.edited(by: message.unified),
            let edited = try await ports.store.message(conversation: message.conversation, externalID: externalID),
            SealedText.edited(by: edited.unified) == nil
        else { return nil }
        return edited
    }

    /// Returns the envelope of a message, if opening it may have a result.
    private func envelope(in message: StoredMessage) -> Envelope? {
        guard message.direction == .incoming, message.carrierText == nil,
            message.unified.platform.isMessenger,
            let text = message.unified.content.text
        else { return nil }
        switch CarrierState(of: message.unified) {
        case .invalid, .replayed, .openedBehind: return nil
        // The owner may have chosen to trust the server's time since.
        case .expired where !trustsServerTime: return nil
        case .expired, nil: return try? Envelope(Array(text.utf8))
        }
    }
}

extension StayedSealed {
    /// Creates the reason an envelope was not opened; nil if its message is gone.
    ///
    /// - Throws: `StoreError` for local failures, which say nothing about the envelope.
    fileprivate init?(_ error: MessageOpeningError) throws(StoreError) {
        switch error {
        case .expired(.past): self = .expired
        case .expired(.future): self = .early
        case .notAddressed: self = .notAddressed
        case .invalid, .damaged: self = .invalid
        case .replayed: self = .replayed
        case .secretMissing, .keychain, .sealing, .crypto: self = .secretMissing
        case .carrierNotFound: return nil
        case .store(let error), .notRecorded(let error): throw error
        }
    }

    /// The state to record for the message; nil if another attempt may succeed.
    fileprivate var state: CarrierState? {
        switch self {
        case .expired: .expired
        case .invalid: .invalid
        case .replayed: .replayed
        case .early, .notAddressed, .secretMissing: nil
        }
    }
}

extension IncomingOpening {
    /// The results of opening the messages of one group or conversation.
    public struct Results: Hashable, Sendable {
        /// The number of messages opened.
        public var opened = 0
        /// The number of messages that remain sealed, by reason.
        public var sealed: [StayedSealed: Int] = [:]
        /// The error that prevented opening the rest, if any.
        public var failure: StoreError?

        mutating func keepSealed(_ reason: StayedSealed) { sealed[reason, default: 0] += 1 }
    }
}
