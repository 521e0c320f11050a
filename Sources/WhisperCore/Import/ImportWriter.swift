import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Writes the new messages of a file, batch by batch, while the next batch is read.
struct ImportWriter: Sendable {
    let store: any VaultStore
    let intake: AttachmentIntake
    let digest: Digest128
    /// The run that the messages belong to.
    let run: UniqueIdentifier
    /// What the file may lack of its attachments.
    let retained: RetainedContents

    /// Writes according to a plan; `figures` counts what was written even if it throws.
    ///
    /// - Parameter introduced: Becomes the people whom the vault did not have before, even if it throws.
    /// - Returns: What the file says, whatever its dates mean, what became of its attachments, how many of the new messages
    ///   contain envelopes, and how many known ones turned out to be the owner's.
    func write(
        _ source: any FileIngestionSource, _ plan: ImportPlan, _ conversation: Conversation, _ survey: FileSurvey,
        _ figures: inout RunFigures, introduced: inout [UniqueIdentifier],
        _ progress: @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> (contents: String, attachments: AttachmentFigures, sealed: Int64, own: Int64) {
        let session: any IngestionSession
        do throws(IngestionError) { session = try await source.open() } catch { throw ImportError(error) }
        let preparer = MessagePreparer(
            plan: plan, conversation: conversation, store: store, intake: intake, digest: digest, run: run,
            retained: retained)
        let reader = BatchReader(session) { (batch) throws(ImportError) in try await preparer.prepare(batch) }
        let total = survey.messages
        let knownBy = survey.last ?? Timestamp(milliseconds: 0)
        var attachments = AttachmentFigures()
        var sealed: Int64 = 0
        var own: Int64 = 0
        do throws(ImportError) {
            let upgrade = AttachmentUpgrade(
                store: store, intake: intake, conversation: conversation.id, places: plan.heldPositions)
            let revising = MessageRevising(
                store: store, conversation: conversation.id, places: plan.heldPositions, knownBy: knownBy, run: run)
            while let batch = try await reader.next() {
                if Task.isCancelled { throw .cancelled }
                let before = figures.added
                try await save(batch, &figures)
                sealed += min(batch.sealed, figures.added - before)
                for mark in batch.renewed {
                    try await removeMark(at: plan.heldPositions[Int(mark)], in: conversation.id)
                }
                attachments.add(batch.attachments)
                for offer in batch.attachmentOffers { attachments.note(try await upgrade.take(offer)) }
                own += try await revising.attribute(batch.own)
                for revision in batch.revisions { try await revising.apply(revision) }
                await session.acknowledge(batch.position)
                progress(
                    ImportProgress(
                        phase: .writing, messages: figures.added + figures.duplicates, total: total,
                        added: figures.added))
            }
            try await preparer.finish()
            await reader.close()
            introduced = await preparer.introducedPeople()
            return (await preparer.contents(), attachments, sealed, own)
        } catch {
            await reader.close()
            introduced = await preparer.introducedPeople()
            throw error
        }
    }

    /// Removes a mark of the owner that was stored anew, with another date.
    private func removeMark(
        at position: ChatPosition, in conversation: UniqueIdentifier
    ) async throws(ImportError) {
        do throws(StoreError) {
            guard let mark = try await store.message(conversation: conversation, at: position),
                mark.unified.isOwnersMark
            else { return }
            _ = try await store.deleteMessage(mark.unified.id, .erase)
        } catch {
            throw ImportError(error)
        }
    }

    private func save(_ batch: PreparedBatch, _ figures: inout RunFigures) async throws(ImportError) {
        figures.duplicates += Int64(batch.count - batch.messages.count)
        guard !batch.messages.isEmpty else { return }
        do throws(StoreError) {
            var outcome = try await store.save(batch.messages)
            if outcome.duplicates > 0 {
                let saved = try await store.save(try await displaced(among: batch.messages))
                outcome.inserted += saved.inserted
                outcome.duplicates -= saved.inserted
            }
            // A mark in the place of another one is no new message.
            let renewed = Int64(min(batch.renewed.count, outcome.inserted))
            figures.added += Int64(outcome.inserted) - renewed
            figures.duplicates += Int64(outcome.duplicates) + renewed
        } catch {
            throw ImportError(error)
        }
    }

    /// New messages whose ids an added file has given to other words: an export has none but those that follow from its words,
    /// which everybody can compute. They get others.
    private func displaced(among messages: [NewMessage]) async throws(StoreError) -> [NewMessage] {
        var displaced: [NewMessage] = []
        for message in messages {
            let held = try await store.message(conversation: message.conversation, externalID: message.externalID)
            guard let held, held.unified.isOfFile, let key = message.contentKey, held.contentKey != key else {
                continue
            }
            // Words that were edited since are there.
            let versions = try await store.versions(of: held.unified.id)
            if versions.contains(where: { $0.text == message.content.text }) { continue }
            var other = message
            other.externalID = SyntheticID.replacement(of: message.externalID, key)
            displaced.append(other)
        }
        return displaced
    }
}
