public import WhisperMessage
public import WhisperStorePort

/// Messages from any source (ST-6, ING-2).
extension VaultStore {
    /// The message with this id; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(_ id: UniqueIdentifier) async throws(StoreError) -> StoredMessage? {
        try await read { reader throws(StoreError) in try reader.message(id) }
    }

    /// The earlier texts of a message, oldest first; ties in order of arrival.
    ///
    /// - Throws: `.messageNotFound`.
    public func versions(of id: UniqueIdentifier) async throws(StoreError) -> [MessageVersion] {
        try await read { reader throws(StoreError) in
            guard try reader.place(of: id) != nil else { throw StoreError(.messageNotFound) }
            return try reader.versions(of: id)
        }
    }

    /// Saves messages in one transaction, in the order given.
    ///
    /// A message is a duplicate, and saving it is success without a write (ING-2), if there already is a message
    /// - with the same conversation, external id and person, under any name of that person; or, for system messages,
    ///   with the same conversation and external id and without a person; or
    /// - of the owner's with the same conversation and external id, whatever the owner's address (see
    ///   `Authorship.repeated(among:isOfHistory:)`); or
    /// - with the same server id, in any conversation; or
    /// - with the same conversation and server sequence.
    ///
    /// This also applies within one call: the first message wins. Unread counts and last-message fields are updated.
    ///
    /// - Throws: `.conversationNotFound` and `.personNotFound` for an unknown conversation or handle; `.constraint` for
    ///   a new message whose id or position is taken; `.invalidArgument` for a position that is not positive.
    public func save(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome {
        try await change(.save(messages)) { archive throws(StoreError) in try archive.save(messages) }
    }

    /// Commits changes from sources, in order, as one transaction, which also removes the drained events from the
    /// spill.
    ///
    /// Committing the same group again is success without a write (ING-2). A change to an unknown message waits, is
    /// counted, and is applied when the message arrives. The same holds for an edit or a deletion whose right cannot be
    /// decided yet (see `ChangeRight`): it waits until people are merged, get names that tell them apart, or a rank is
    /// reported; until then its message has an `UndecidedMark`. Waiting changes are deleted with their message or
    /// conversation.
    ///
    /// - Throws: As `VaultStore.save`.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try await change(.commit(group)) { archive throws(StoreError) in try archive.commit(group) }
    }

    /// Changes the text of a message; the old text is stored as a version. An edit older than the latest one is stored
    /// only as a version; of two with the same time, the one that arrives later wins. An edit with the text and time of
    /// the current text or of a version is a repetition: success without a write. The text of a sealed message stays,
    /// with its seal; the new one is noted beside it (LOOK-4, see `StoredMessage.note`).
    ///
    /// The time of the first text is `editedAt` if it was saved with one, otherwise the time of sending; the first text
    /// of a message without text is empty. Editing a deleted message is success without a write.
    ///
    /// - Throws: `.messageNotFound`.
    public func edit(_ id: UniqueIdentifier, text: String, at time: Timestamp) async throws(StoreError) {
        let edit = MessageVersion(text: text, timestamp: time)
        try await change(.edit(id, edit)) { archive throws(StoreError) in try archive.edit(id, edit) }
    }

    /// Sets, changes or (nil emoji) removes the reaction of a person, who is found or created as by `sender(for:)`.
    ///
    /// A person has one reaction per message. An event older than that person's latest one on the message, including a
    /// removal, changes nothing; of two with the same time, the one that arrives later wins. What only an added file
    /// says (`NewSender.isClaimed`) counts until a source has shown a reaction of theirs, or its removal. Reactions are
    /// listed by time, ties in the order in which their people first reacted. Reacting to a deleted message is success
    /// without a write.
    ///
    /// - Throws: `.messageNotFound`; `.invalidArgument` for a sender without aliases.
    public func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) async throws(StoreError) {
        let reaction = StoreOperation.Reaction(message: id, sender: sender, emoji: emoji, timestamp: time)
        try await change(.react(reaction)) { archive throws(StoreError) in
            try archive.react(to: id, by: sender, emoji: emoji, at: time)
        }
    }

    /// Checks, records and stores in one transaction: if several processes open one envelope at the same time, exactly
    /// one of them gets `.opened` (ENV-7). Multiple openings are processed one after the other, and the outcomes are in
    /// the same order.
    ///
    /// A key that was opened before is `.replayed`, and so is a message that its conversation already contains, such as
    /// an imported one; neither causes a change.
    ///
    /// The message is saved as an incoming one of the platform `whisper` with status sent, its time exact to the
    /// second. In place of its carrier it becomes that message, and the returned id is the carrier's.
    ///
    /// If the carrier was reported as an edit of a message that was opened in place, and `StoredMessage.decision(on:)`
    /// lets it replace that one's text, it does, and the carrier is removed; the returned id is the edited message's.
    ///
    /// - Throws: `.invalidArgument` for keys that are not 32 bytes; `.messageNotFound` if the message to insert behind
    ///   does not exist.
    public func commitOpenings(
        _ openings: [(opening: ReplayKey, message: NewOpenedMessage)]
    ) async throws(StoreError) -> [OpeningOutcome] {
        guard openings.allSatisfy({ $0.opening.key.count == 32 }) else { throw StoreError(.invalidArgument) }
        return try await change(.openings(openings)) { archive throws(StoreError) in
            var outcomes: [OpeningOutcome] = []
            for (opening, message) in openings {
                if Task.isCancelled { throw StoreError(.cancelled) }
                outcomes.append(try archive.commit(opening, storing: message))
            }
            return outcomes
        }
    }

    /// Checks, records and stores one opening (see `commitOpenings(_:)`).
    ///
    /// - Throws: As `commitOpenings(_:)` does.
    public func commitOpening(
        _ opening: ReplayKey, storing message: NewOpenedMessage
    ) async throws(StoreError) -> OpeningOutcome {
        let outcomes = try await commitOpenings([(opening, message)])
        guard let outcome = outcomes.first else { throw StoreError(.cannotExecute) }
        return outcome
    }

    /// Records on a message why its envelope is not opened in place, so that it is not tried again (RT-10): the
    /// platform-specific member `envelope` becomes `{"state": …}` with the name of the state.
    ///
    /// A message that already has such a member, or is deleted, stays unchanged: success without a write.
    ///
    /// - Throws: `.messageNotFound`.
    public func markCarrier(_ message: UniqueIdentifier, as state: CarrierState) async throws(StoreError) {
        try await change(.carrier(message, state)) { archive throws(StoreError) in
            try archive.mark(carrier: message, as: state)
        }
    }

    /// Sets the delivery status of a message.
    ///
    /// - Throws: `.messageNotFound`.
    public func updateStatus(_ id: UniqueIdentifier, to status: MessageStatus) async throws(StoreError) {
        try await change(.status(id, status)) { archive throws(StoreError) in
            try archive.updateStatus(of: id, to: status)
        }
    }

    /// Replaces the record of an attachment, for example when its content was found later or pruned.
    ///
    /// - Throws: `.invalidArgument` for an index that the message does not have; `.messageNotFound`.
    public func updateAttachment(
        _ id: UniqueIdentifier, index: Int, to attachment: Attachment
    ) async throws(StoreError) {
        try await change(.attachment(of: id, at: index, to: attachment)) { archive throws(StoreError) in
            try archive.updateAttachment(of: id, at: index, to: attachment)
        }
    }

    /// Records what became of an attachment whose content was `remote` or `missing`.
    ///
    /// A content that was found stays: that it has expired, which another client may report, changes nothing then. A
    /// repetition is success without a write. In any order of reports, and for any number of clients at once, the result
    /// is the same.
    ///
    /// For `.found`, the content must be durable in the vault's blob store (see `BlobStore.synchronize`), which is held
    /// for `BlobUse.storing` from before it is written until this returns. From then on it is referenced (see
    /// `VaultStore.referencedBlobs`).
    ///
    /// - Parameter index: The index of the attachment in the message's content.
    /// - Returns: The attachment as it is now.
    /// - Throws: `.constraint` if another content was found before, or the source omitted the content on purpose;
    ///   `.invalidArgument` for an index that the message does not have, as after its deletion, a hash that is not 64
    ///   lower-case hex characters, or a negative size; `.messageNotFound`.
    @discardableResult
    public func settleAttachment(
        of message: UniqueIdentifier, at index: Int, _ fate: AttachmentFate
    ) async throws(StoreError) -> Attachment {
        guard fate.isWellFormed else { throw StoreError(.invalidArgument) }
        return try await change(.settle(of: message, at: index, fate)) { archive throws(StoreError) in
            try archive.settleAttachment(of: message, at: index, fate)
        }
    }

    /// Gives up the contents of attachments, in one transaction: each keeps its name, type and size, and loses its
    /// SHA-256. `settleAttachment` stores a content again.
    ///
    /// What does not have the content any more, as its message was deleted or another client released it, is left as it
    /// is, without an error: a repetition is success without a write.
    ///
    /// - Parameter releases: The attachments, at most 1,000.
    /// - Returns: The contents that the caller removes now that nothing refers to them (ST-11). An interruption before
    ///   that leaves unreferenced blobs, and never a reference to a removed one.
    /// - Throws: `.invalidArgument` for more than 1,000, a hash that is not 64 lower-case hex characters, or a negative
    ///   index.
    @discardableResult
    public func releaseAttachments(_ releases: [AttachmentRelease]) async throws(StoreError) -> ReleaseOutcome {
        guard releases.count <= 1_000, releases.allSatisfy({ Attachment.isBlobName($0.sha256) && $0.index >= 0 })
        else { throw StoreError(.invalidArgument) }
        return try await change(.release(releases)) { archive throws(StoreError) in
            try archive.releaseAttachments(releases)
        }
    }
}
