import WhisperArchive
import WhisperClockPort
import WhisperCryptoPort
import WhisperEnvelope
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperStorePort

/// Finds the envelopes in the messages of a vault, and opens those addressed to the owner.
///
/// Each envelope is opened and stored individually, directly behind the message that carried it: if interrupted at any
/// point, nothing is lost, and the next run opens the rest and nothing twice.
public struct Inbox: Sendable {
    private let ports: SecrecyPorts

    /// The number of messages per page.
    private static let pageSize = 200

    /// Creates the inbox of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// Searches the vault, newest messages first, and opens what can be opened. Cancelling the task ends it early.
    ///
    /// - Parameters:
    ///   - conversation: Only messages in this one; nil for all.
    ///   - trustingCarrierTime: Whether freshness is judged by the time that the messenger reports for each message
    ///     (ENV-8b).
    ///   - progress: Called after each message that contains envelopes.
    ///   - each: Called for each envelope.
    /// - Throws: A failure of the vault, the keychain or the cryptography; what is wrong with an envelope is reported
    ///   as its outcome.
    public func open(
        in conversation: UniqueIdentifier? = nil, trustingCarrierTime: Bool = false,
        progress: (InboxProgress) -> Void = { _ in }, each: (InboxItem) -> Void = { _ in }
    ) async throws(MessageOpeningError) -> InboxSummary {
        let opening = MessageOpening(ports)
        return try await look(in: conversation, progress: progress, each: each) {
            (envelope, message, place) throws(MessageOpeningError) in
            let carrier = Carrier(
                message: place, timestamp: message.unified.timestamp, isRead: message.isRead,
                serverConversation: try await serverConversation(of: message))
            do throws(MessageOpeningError) {
                return .opened(
                    try await opening.open(envelope, carrier: carrier, trustingCarrierTime: trustingCarrierTime))
            } catch {
                return try InboxItem.Outcome(error)
            }
        }
    }

    /// Searches the vault without opening anything: there is no `opened`, and envelopes that could be opened have no
    /// outcome.
    ///
    /// - Returns: What is certain without opening, and how many could be tried.
    /// - Throws: As `open`.
    public func survey(
        in conversation: UniqueIdentifier? = nil, trustingCarrierTime: Bool = false
    ) async throws(MessageOpeningError) -> (summary: InboxSummary, openable: Int) {
        let now = try await MessageOpeningError.storing { () throws(StoreError) in
            try await ports.store.highWaterClock().judged
        }
        var openable = 0
        let summary = try await look(in: conversation, progress: { _ in }, each: { _ in }) {
            (envelope, message, _) throws(MessageOpeningError) in
            let time = trustingCarrierTime ? message.unified.timestamp : now
            do throws(EnvelopeError) {
                try envelope.checkFreshness(now: time.wholeSeconds)
            } catch {
                return try InboxItem.Outcome(MessageOpeningError(error))
            }
            openable += 1
            return nil
        }
        return (summary, openable)
    }

    /// Parameter decide: Determines the outcome of an envelope that is addressed to the owner and was never opened,
    /// given its carrier and the message to insert behind; nil does not count it.
    private func look(
        in conversation: UniqueIdentifier?, progress: (InboxProgress) -> Void, each: (InboxItem) -> Void,
        deciding decide: (Envelope, StoredMessage, UniqueIdentifier) async throws(MessageOpeningError) -> InboxItem
            .Outcome?
    ) async throws(MessageOpeningError) -> InboxSummary {
        var summary = InboxSummary()
        var request = SearchRequest(.term("whisper1"))
        request.conversation = conversation
        // Not only messages that are marked as sealed: a damaged envelope marks none.
        request.limit = Inbox.pageSize
        while true {
            if Task.isCancelled { return summary }
            let page = request
            let hits = try await MessageOpeningError.storing { () throws(StoreError) in
                try await ports.store.search(page)
            }
            for hit in hits {
                if Task.isCancelled { return summary }
                let message = hit.message
                // Messages that were opened or sealed here contain no envelopes, whatever their text.
                guard message.unified.platform != .whisper, let text = message.unified.content.text else { continue }
                let scan = EnvelopeScanner.scan(Array(text.utf8))
                for _ in scan.damaged {
                    summary.count(.damaged)
                    each(InboxItem(carrier: message, outcome: .damaged, earlier: nil))
                }
                guard !scan.envelopes.isEmpty else { continue }
                summary.carriers += 1
                var place = message.unified.id
                for envelope in scan.envelopes.map(\.envelope) {
                    let known = try await outcomeWithoutOpening(envelope)
                    let outcome = if let known { known } else { try await decide(envelope, message, place) }
                    guard let outcome else { continue }
                    // The messages of one carrier follow it in the order of their envelopes.
                    var earlier: StoredMessage?
                    switch outcome {
                    case .opened(let verdict): place = verdict.message
                    case .openedBefore(let id?):
                        let found = try await stored(id)
                        if found?.conversation == message.conversation { place = id }
                        earlier = found?.unified.content.kind == .deleted ? nil : found
                    case .notAddressed: earlier = try await MessageOpening(ports).ownMessage(in: envelope)
                    default: break
                    }
                    summary.count(outcome)
                    each(InboxItem(carrier: message, outcome: outcome, earlier: earlier))
                }
                progress(InboxProgress(carriers: summary.carriers, opened: summary.opened))
            }
            guard hits.count == Inbox.pageSize, let last = hits.last else { break }
            request.after = last.message.unified.id
        }
        summary.isComplete = true
        return summary
    }

    /// The server's id of a message's conversation; nil if no server carried it.
    private func serverConversation(of message: StoredMessage) async throws(MessageOpeningError) -> String? {
        guard message.unified.platform.isMessenger else { return nil }
        return try await MessageOpeningError.storing { () throws(StoreError) in
            try await ports.store.linePosition(in: message.conversation).serverConversation
        }
    }

    private func stored(_ message: UniqueIdentifier) async throws(MessageOpeningError) -> StoredMessage? {
        try await MessageOpeningError.storing { () throws(StoreError) in try await ports.store.message(message) }
    }

    /// The outcome that is certain without a key: the envelope is for another recipient, or was opened before.
    private func outcomeWithoutOpening(
        _ envelope: Envelope
    ) async throws(MessageOpeningError) -> InboxItem.Outcome? {
        let crypto = ports.crypto
        return try await MessageOpeningError.storing { () throws(StoreError) -> InboxItem.Outcome? in
            let identities = try await ports.store.identities(recipientKeyID: envelope.recipientKeyID.bytes)
            if identities.isEmpty { return .notAddressed }
            for identity in identities {
                guard let fingerprint = Fingerprint(identity.fingerprint) else { continue }
                let key = envelope.ledgerKey(recipient: fingerprint, crypto: crypto)
                if let message = try await ports.store.openedMessage(key: key) { return .openedBefore(message) }
            }
            return nil
        }
    }
}

extension InboxItem.Outcome {
    /// Converts an error to the outcome of an envelope; failures on this side are rethrown.
    init(_ error: MessageOpeningError) throws(MessageOpeningError) {
        switch error {
        case .notAddressed: self = .notAddressed
        case .expired(let expiry): self = .expired(expiry)
        case .invalid: self = .invalid
        case .replayed: self = .openedBefore(nil)
        case .secretMissing: self = .secretMissing
        case .carrierNotFound, .damaged, .store, .notRecorded, .keychain, .sealing, .crypto: throw error
        }
    }
}
