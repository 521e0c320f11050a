import Envelope
import Message
import StorePort
public import WhisperCore

/// Opens the envelopes that come in, where they stand (RT-10).
///
/// A message whose text is an envelope, and nothing else, becomes what the envelope holds; the envelope stays with it as its
/// carrier text. Freshness is judged by the clock. Only where the owner chose so are messages that were caught up with judged
/// by the server's time (ENV-8b), since a server could then show old envelopes as new; what was opened once is never opened
/// again in any case.
public struct IncomingOpening: Sendable {
    private let ports: SecrecyPorts
    private let trustsServerTime: Bool

    /// Opens what is sealed to the identities of a vault.
    ///
    /// - Parameter trustsServerTime: Whether messages that were caught up with are judged by the server's time.
    public init(_ ports: SecrecyPorts, trustsServerTime: Bool = false) {
        self.ports = ports
        self.trustsServerTime = trustsServerTime
    }

    /// Opens messages that have just come in. A cancelled task leaves the rest for `openWaiting`.
    ///
    /// - Parameter isBacklog: Whether they were caught up with.
    func open(_ messages: [UniqueIdentifier], isBacklog: Bool) async -> OpeningResults {
        var results = OpeningResults()
        do throws(StoreError) {
            for id in messages {
                if Task.isCancelled { break }
                guard let message = try await ports.store.message(id) else { continue }
                try await open(message, isBacklog: isBacklog, &results)
            }
        } catch {
            results.failure = error
        }
        return results
    }

    /// Opens what came in without being opened: an earlier run was cut off, or nothing was to be opened then.
    func openWaiting() async -> OpeningResults {
        var results = OpeningResults()
        var request = SearchRequest(.term("whisper1"))
        request.isEncrypted = true
        request.limit = IncomingOpening.pageSize
        do throws(StoreError) {
            while !Task.isCancelled {
                let page = request
                let hits = try await ports.store.search(page)
                for hit in hits {
                    if Task.isCancelled { break }
                    try await open(hit.message, isBacklog: true, &results)
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
        _ message: StoredMessage, isBacklog: Bool, _ results: inout OpeningResults
    ) async throws(StoreError) {
        guard message.direction == .incoming, message.unified.platform == .realtime, message.carrierText == nil,
            let text = message.unified.content.text,
            let envelope = try? Envelope(Array(text.utf8))
        else { return }
        let carrier = Carrier(
            message: message.unified.id, timestamp: message.unified.timestamp, isRead: message.isRead)
        do throws(MessageOpeningError) {
            _ = try await MessageOpening(ports).open(
                envelope, carrier: carrier, trustingCarrierTime: isBacklog && trustsServerTime)
            results.opened += 1
        } catch {
            guard let reason = try StayedSealed(error) else { return }
            results.keepSealed(reason)
        }
    }
}

extension StayedSealed {
    /// Why an envelope was not opened; nil where its message is gone.
    ///
    /// - Throws: Failures of this side, which say nothing about the envelope.
    fileprivate init?(_ error: MessageOpeningError) throws(StoreError) {
        switch error {
        case .expired: self = .expired
        case .notAddressed: self = .notAddressed
        case .invalid, .damaged: self = .invalid
        case .replayed: self = .replayed
        case .ledgerFull: self = .ledgerFull
        case .secretMissing, .keychain, .sealing, .crypto: self = .secretMissing
        case .carrierNotFound: return nil
        case .store(let error): throw error
        }
    }
}
