import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Updates messages that a later export shows as edited or deleted.
struct MessageRevising: Sendable {
    let store: any VaultStore
    let conversation: UniqueIdentifier
    /// The positions of the stored elements when the plan was made.
    let places: [ChatPosition]
    /// The latest time in the file, by which the change had been made.
    let knownBy: Timestamp
    /// The run that reports the changes: the messages stay those of the run that brought them.
    let run: UniqueIdentifier

    /// Applies an edit or a deletion; any other difference in wording is ignored.
    func apply(_ revision: Revision) async throws(ImportError) {
        guard places.indices.contains(Int(revision.held)) else { return }
        do throws(StoreError) {
            let place = places[Int(revision.held)]
            guard let held = try await store.message(conversation: conversation, at: place) else { return }
            let content = revision.message.content
            if content.kind == .deleted {
                guard held.unified.content.kind != .deleted else { return }
                if held.isOnlyExported {
                    try await store.deleteMessage(held.unified.id, .tombstoneKeepingText)
                } else {
                    try await markDeleted(held)
                }
            } else if revision.message.platformSpecific[UnifiedMessage.editedMember] == .bool(true),
                let text = content.text, text != held.unified.content.text
            {
                try await edit(held, text)
            } else if let editedAt = held.unified.editedAt, content.kind == .text, let text = content.text,
                revision.message.platformSpecific[UnifiedMessage.editedMember] == nil,
                revision.message.timestamp < editedAt
            {
                // The file was exported before the edit: it shows an earlier text.
                try await store.edit(held.unified.id, text: text, at: revision.message.timestamp)
            }
        } catch {
            throw ImportError(error)
        }
    }

    /// Lets messages be the owner's that have no direction yet: only an added file said whose they are.
    ///
    /// - Returns: How many there were.
    func attribute(_ own: [(held: Int32, sender: SenderHandle)]) async throws(ImportError) -> Int64 {
        do throws(StoreError) {
            var reported = ReportedMessages(store)
            var changes: [IngestedChange] = []
            for (held, owner) in own where places.indices.contains(Int(held)) {
                let place = places[Int(held)]
                guard let message = try await store.message(conversation: conversation, at: place),
                    message.direction == .unknown, message.seal == nil
                else { continue }
                var report = try await reported.form(of: message)
                report.sender = owner
                report.direction = .outgoing
                report.isRead = true
                changes.append(.merged(report, with: message.unified.id))
            }
            if !changes.isEmpty { _ = try await store.commit(IngestionGroup(changes)) }
            return Int64(changes.count)
        } catch {
            throw ImportError(error)
        }
    }

    /// Sets an edited text, as a report of the message that estimates the time of the edit: another source may know it.
    private func edit(_ held: StoredMessage, _ text: String) async throws(StoreError) {
        var reported = ReportedMessages(store)
        var edited = try await reported.form(of: held)
        edited.content.text = text
        edited.editedAt = knownBy
        var marks = held.unified.platformSpecific
        marks[UnifiedMessage.editedMember] = .bool(true)
        edited.platformSpecific = JSONValue.object(marks).text
        edited.run = run
        _ = try await store.commit(IngestionGroup([.merged(edited, with: held.unified.id)]))
    }

    /// Marks a better source's message as deleted, so that this source may still tell by whom.
    private func markDeleted(_ held: StoredMessage) async throws(StoreError) {
        var reported = ReportedMessages(store)
        var gone = try await reported.form(of: held)
        gone.content = Content(kind: .deleted, text: nil)
        gone.run = run
        let mark = DeletionMark(right: .undecided, name: nil, timestamp: nil)
        gone.platformSpecific = JSONValue.object([DeletionMark.member: mark.json]).text
        _ = try await store.commit(IngestionGroup([.message(gone)]))
    }
}
