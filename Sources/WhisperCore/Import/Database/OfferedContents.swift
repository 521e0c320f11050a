import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Stores the contents of attachments that a database's folder offers, except those that the vault has with their
/// message already: these are not even read (WDB-6).
struct OfferedContents: Sendable {
    let store: any VaultStore
    let intake: AttachmentIntake

    /// Stores what is offered for some messages, and completes these.
    func keep(
        _ prepared: inout PreparedEvents, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        var hasStored = false
        for index in prepared.changes.indices where prepared.changes[index].mergesAttachments {
            guard case .merged(var message, let held) = prepared.changes[index] else { continue }
            let count = message.content.attachments.count
            guard let offered = prepared.offers[index] else {
                summary.attachmentsMissing += Int64(count)
                continue
            }
            var sources = offered
            let known = try await stored(message, held)
            // The owner's own deletion stands: nothing is stored for it.
            if let known, known.unified.content.kind == .deleted, !known.unified.isEmptiedBySource { continue }
            let contents = known?.unified.content.attachments ?? []
            var wanted = 0
            for place in 0..<count {
                if !sources.indices.contains(place) || sources[place] == nil {
                    summary.attachmentsMissing += 1
                } else if contents.indices.contains(place), contents[place].state == .found {
                    sources[place] = nil
                    summary.attachmentsHeld += 1
                } else {
                    wanted += 1
                }
            }
            guard wanted > 0 else { continue }
            let kept = try intake.keep(message.content, from: sources)
            message.content = kept.content
            var figures = AttachmentFigures(found: Int64(wanted))
            figures.note(kept.faults)
            summary.count(stored: figures)
            hasStored = hasStored || figures.found > 0
            prepared.changes[index] = .merged(message, with: held)
        }
        if hasStored { try intake.synchronize() }
    }

    private func stored(
        _ message: NewMessage, _ held: UniqueIdentifier?
    ) async throws(ImportError) -> StoredMessage? {
        do throws(StoreError) {
            if let known = try await store.message(
                conversation: message.conversation, externalID: message.externalID)
            {
                return known
            }
            guard let held else { return nil }
            return try await store.message(held)
        } catch {
            throw ImportError(error)
        }
    }
}

extension IngestedChange {
    /// Whether it merges a message that has attachments.
    fileprivate var mergesAttachments: Bool {
        if case .merged(let message, _) = self { !message.content.attachments.isEmpty } else { false }
    }
}
