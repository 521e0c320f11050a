import WhisperArchive
import WhisperBlobPort
import WhisperMediaPort
import WhisperMessage
import WhisperStorePort

/// The look at one chat.
extension ChatPictures {
    /// Looks at a chat; returns nil if nothing has changed.
    mutating func look(
        at id: UniqueIdentifier, _ key: String, _ note: ChatPictureNote?, _ pass: inout Pass
    ) async throws(FileFetchError<MediaFailure>) -> ChatPictureFate? {
        guard let chat = try await conversation(id) else { return nil }
        let held = try heldPicture(of: chat, note)
        let answer: ChatPictureAnswer
        do throws(MediaTransferError) {
            answer = try await source.picture(of: key, known: held?.id)
        } catch {
            return try await fate(of: error, id, held)
        }
        switch answer {
        case .none:
            misses = 0
            if chat.avatar != nil { try await refer(id, to: nil, &pass) }
            try await write(id, nil)
            return chat.avatar == nil ? nil : .removed
        case .unchanged:
            misses = 0
            try await write(id, held)
            // Said of a chat without a picture, it is false.
            return held == nil ? .failed(.refused(status: 0)) : nil
        case .picture(let picture, let path):
            if let held, held.id == picture {
                misses = 0
                try await write(id, held)
                return nil
            }
            return try await fetch(path, picture, for: id, held, &pass)
        }
    }

    /// The picture that a conversation has, if it is the one that was noted and its content is there.
    private func heldPicture(
        of chat: Conversation, _ note: ChatPictureNote?
    ) throws(FileFetchError<MediaFailure>) -> ChatPictureNote.Picture? {
        guard let picture = note?.picture, picture.blob == chat.avatar, let id = BlobID(hex: picture.blob) else {
            return nil
        }
        do throws(BlobError) { return try blobs.contains(id) ? picture : nil } catch { throw .blobs(error) }
    }

    private mutating func fetch(
        _ path: String, _ picture: String, for id: UniqueIdentifier, _ held: ChatPictureNote.Picture?,
        _ pass: inout Pass
    ) async throws(FileFetchError<MediaFailure>) -> ChatPictureFate? {
        // A path that leads anywhere else is not followed.
        guard let request = PictureRequest(path: path) else {
            return try await refuse(.failed(.refused(status: 0)), id, held)
        }
        let bytes: [UInt8]
        do throws(MediaTransferError) {
            bytes = try await source.fetch(request)
        } catch {
            return try await fate(of: error, id, held)
        }
        misses = 0
        guard bytes.count <= request.limit else { return try await refuse(.failed(.tooLarge), id, held) }
        guard PictureForm(of: bytes) != nil else { return try await refuse(.notPicture, id, held) }
        // Held until the conversation refers to the content.
        guard let hold = try await hold() else { throw .cancelled }
        defer { hold.release() }
        let blob = try await seal(bytes)
        // Should the conversation be gone, nothing refers to the content.
        pass.orphans.append(blob.id.hex)
        guard try await refer(id, to: blob.id.hex, &pass) else { return nil }
        pass.orphans.removeAll { $0 == blob.id.hex }
        let isLong = picture.utf8.count > ChatPictureNote.longestID
        try await write(id, isLong ? nil : ChatPictureNote.Picture(id: picture, blob: blob.id.hex, size: blob.size))
        return .stored(bytes: blob.size)
    }

    /// Notes the look at a chat whose picture is not stored; the one that the vault has stays.
    private mutating func refuse(
        _ fate: ChatPictureFate, _ id: UniqueIdentifier, _ held: ChatPictureNote.Picture?
    ) async throws(FileFetchError<MediaFailure>) -> ChatPictureFate {
        try await write(id, held)
        return fate
    }

    /// What becomes of a chat because of a failure.
    ///
    /// - Throws: The failure if it concerns all chats.
    private mutating func fate(
        of error: MediaTransferError, _ id: UniqueIdentifier, _ held: ChatPictureNote.Picture?
    ) async throws(FileFetchError<MediaFailure>) -> ChatPictureFate {
        guard !Task.isCancelled else { throw .cancelled }
        let failure = FileFetchError.source(MediaFailure.transfer(error))
        switch MediaFailure.transfer(error).meaning {
        case .endsFetch, .limited: throw failure
        case .unreached, .broken:
            // One picture whose transfer always breaks off must not keep the others from being fetched.
            misses += 1
            postpone(id)
            guard misses < ChatPictures.mostMisses else {
                misses = 0
                throw failure
            }
            return .failed(error)
        case .gone, .tooLarge, .noWay, .onlyThisFile, .unsupported:
            misses = 0
            return try await refuse(.failed(error), id, held)
        }
    }

    /// Postpones a chat whose picture did not arrive: by a minute, then by four times as long each time, up to six
    /// hours.
    private mutating func postpone(_ id: UniqueIdentifier) {
        let failures = postponed[id]?.failures ?? 0
        let wait = min(Duration.seconds(60 << (2 * min(failures, 5))), .seconds(6 * 3_600))
        postponed[id] = (failures + 1, clock.elapsed() + wait)
    }

    // MARK: The vault

    private func conversation(_ id: UniqueIdentifier) async throws(FileFetchError<MediaFailure>) -> Conversation? {
        do throws(StoreError) { return try await store.conversation(id) } catch { throw FileFetchError(error) }
    }

    private func hold() async throws(FileFetchError<MediaFailure>) -> (any BlobHold)? {
        do throws(BlobError) { return try await blobs.wait(toHold: .storing) } catch { throw .blobs(error) }
    }

    /// Stores a picture durably.
    private func seal(_ bytes: [UInt8]) async throws(FileFetchError<MediaFailure>) -> StoredBlob {
        do throws(BlobError) {
            let intake = try FileIntake(blobs)
            try await intake.append(bytes)
            return try await intake.commit()
        } catch {
            throw .blobs(error)
        }
    }

    /// Makes a conversation refer to a content, or to none; returns false if it is gone.
    @discardableResult
    private func refer(
        _ id: UniqueIdentifier, to blob: String?, _ pass: inout Pass
    ) async throws(FileFetchError<MediaFailure>) -> Bool {
        do throws(StoreError) {
            if let orphan = try await store.setAvatar(id, to: blob) { pass.orphans.append(orphan) }
            return true
        } catch {
            if error.code == .conversationNotFound { return false }
            throw FileFetchError(error)
        }
    }

    private mutating func write(
        _ id: UniqueIdentifier, _ picture: ChatPictureNote.Picture?
    ) async throws(FileFetchError<MediaFailure>) {
        let note = ChatPictureNote(lookedAt: wallClock.now(), picture: picture)
        postponed[id] = nil
        do throws(StoreError) {
            try await store.setSetting(ChatPictureNote.setting(of: id), to: note.text)
        } catch {
            throw FileFetchError(error)
        }
    }
}
