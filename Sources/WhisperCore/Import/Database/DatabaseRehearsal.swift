import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Determines what the import of a database would do, without writing anything.
///
/// A message counts as joined if an export of its chat shows the same text in the same minute; the import itself also
/// considers who wrote it and what is around it.
struct DatabaseRehearsal: Sendable {
    let store: any VaultStore
    let digest: Digest128

    /// Reads the database to its end.
    func run(
        _ source: any DatabaseIngestionSource, _ summary: inout DatabaseImportSummary,
        _ progress: @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) {
        let platform = source.origin.platform
        let total = summary.survey.rows
        let session: any IngestionSession
        do throws(IngestionError) { session = try await source.open() } catch { throw ImportError(error) }
        var chats: [String: Conversation?] = [:]
        do throws(ImportError) {
            while let batch = try await next(session) {
                for event in batch.events {
                    switch event {
                    case .skipped: summary.skipped += 1
                    case .connection: break
                    case .message(let message):
                        summary.messages += 1
                        summary.note(message)
                        try await count(message, platform, &chats, &summary)
                    default: summary.events += 1
                    }
                }
                progress(
                    ImportProgress(
                        phase: .aligning, messages: min(batch.progress.completed, total), total: total,
                        added: summary.added))
            }
        } catch {
            await session.close()
            throw error
        }
        await session.close()
        summary.newChats = Int64(chats.values.count { $0 == nil })
    }

    private func next(_ session: any IngestionSession) async throws(ImportError) -> IngestionBatch? {
        if Task.isCancelled { throw .cancelled }
        do throws(IngestionError) { return try await session.next() } catch { throw ImportError(error) }
    }

    private func count(
        _ message: SourceMessage, _ platform: Platform, _ chats: inout [String: Conversation?],
        _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        for (index, _) in message.content.attachments.enumerated() {
            let isOffered = message.attachmentSources.indices.contains(index) && message.attachmentSources[index] != nil
            if isOffered { summary.attachmentsStored += 1 } else { summary.attachmentsMissing += 1 }
        }
        do throws(StoreError) {
            if chats[message.chat.key] == nil {
                chats[message.chat.key] = .some(
                    try await store.conversation(platform: platform, key: message.chat.key))
            }
            guard let chat = chats[message.chat.key] ?? nil, let id = message.externalID else {
                summary.added += 1
                return
            }
            if try await store.message(conversation: chat.id, externalID: id) != nil {
                summary.known += 1
                return
            }
            var keys = MinuteKey(digest: digest)
            let key = keys.key(message.timestamp, message.content)
            let held = try await store.messages(
                sentIn: MinuteKey.minute(of: message.timestamp), platform: platform, conversation: chat.id, limit: 1_000
            )
            if held.contains(where: {
                $0.isOnlyExported && keys.key($0.unified.timestamp, $0.unified.content) == key
            }) {
                summary.joined += 1
            } else {
                summary.added += 1
            }
        } catch {
            throw ImportError(error)
        }
    }
}
