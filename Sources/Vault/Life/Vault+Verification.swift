import WhisperArchive
import WhisperBlobPort
import WhisperCore
import WhisperPosixFiles
public import WhisperSecretMemory
public import WhisperStorePort

/// What ``Vault/verify(repair:readsAttachments:progress:)`` found.
public struct VaultVerification: Sendable {
    /// The database: its pages, their order, and the ties between rows.
    public let database: VerificationReport
    /// The attachments.
    public let attachments: AttachmentVerification
    /// The recovery copy of the keys.
    public let recoveryCopy: RecoveryState

    /// How many findings are still wrong.
    public var remaining: Int {
        let databaseLeft = Swift.max(0, database.findings.count - database.repaired)
        let isRecoverySound = [.sound, .unopened, .renewed].contains(recoveryCopy)
        return databaseLeft + (attachments.missing > 0 ? 1 : 0) + (attachments.damaged > 0 ? 1 : 0)
            + (attachments.unidentified.isEmpty ? 0 : 1) + (isRecoverySound ? 0 : 1)
    }

    /// Whether nothing is wrong.
    public var isSound: Bool { remaining == 0 }
}

/// What was found of a vault's attachments.
public struct AttachmentVerification: Hashable, Sendable {
    /// How many contents messages refer to.
    public var referenced = 0
    /// Contents that are not there.
    public var missing = 0
    /// Contents whose name, length, header or bytes are not what they should be.
    public var damaged = 0
    /// The files that no longer show which content they have, by their paths within the folder of attachments. Those of
    /// contents that messages refer to are damaged as well.
    public var unidentified: [String] = []
    /// Contents that no message refers to, which is no damage.
    public var orphaned = 0
    /// Whether those were removed.
    public var orphansRemoved = false
    /// Whether the contents were looked at: a backup cannot where the keys of a vault without encryption are not loaded.
    public var wasExamined = false
    /// Whether every content was read to its last byte.
    public var wasRead = false
}

extension Vault {
    /// Checks the vault for damage: database, attachments, and the form of the recovery copy (ST-10).
    ///
    /// - Parameters:
    ///   - repair: Whether what can be derived anew is, and orphaned attachments are removed.
    ///   - readsAttachments: Whether each attachment is read to its last byte, not only its header.
    ///   - progress: Receives how many attachments are done, of how many.
    /// - Throws: ``VaultError`` if a check could not be made; damage is no error.
    public func verify(
        repair: Bool = false, readsAttachments: Bool = false,
        progress: @Sendable (_ done: Int64, _ total: Int64) -> Void = { _, _ in }
    ) async throws(VaultError) -> VaultVerification {
        do {
            return VaultVerification(
                database: try await store.verify(repair: repair),
                attachments: try await verifyAttachments(repair: repair, reads: readsAttachments, progress),
                recoveryCopy: try folder.checkRecoveryForm())
        } catch {
            throw VaultError(error)
        }
    }

    /// The same, with the recovery copy opened under the vault's passphrase and compared with its keys; a repair writes one
    /// anew that does not fit.
    ///
    /// - Throws: ``VaultError`` if a check could not be made; damage is no error.
    public func verify(
        passphrase: borrowing SecretBytes, repair: Bool = false, readsAttachments: Bool = false,
        progress: @Sendable (_ done: Int64, _ total: Int64) -> Void = { _, _ in }
    ) async throws(VaultError) -> VaultVerification {
        do {
            let database = try await store.verify(repair: repair)
            let attachments = try await verifyAttachments(repair: repair, reads: readsAttachments, progress)
            let recoveryCopy = try withKeys { keys in
                try folder.checkRecovery(of: keys, under: passphrase, repair: repair)
            }
            return VaultVerification(database: database, attachments: attachments, recoveryCopy: recoveryCopy)
        } catch {
            throw VaultError(error)
        }
    }

    private func verifyAttachments(
        repair: Bool, reads: Bool, _ progress: @Sendable (Int64, Int64) -> Void
    ) async throws -> AttachmentVerification {
        var result = try await examineAttachments(reads: reads, progress)
        guard try result.referenced > 0 || Files.exists(layout.attachments) else { return result }
        let blobs = try attachments()
        let collection = BlobCollection(store: store, blobs: blobs)
        // What belongs to no message is no damage, yet what was deleted ought to be gone (ST-11).
        let removed = repair ? try await collection.removeOrphans().count : 0
        result.orphansRemoved = removed > 0
        let comparison = try await collection.compare()
        // Beside an import nothing is removed.
        result.orphaned = result.orphansRemoved ? removed : comparison.orphaned.count
        result.unidentified = comparison.unidentified
        return result
    }

    /// The state of the contents that messages refer to.
    func examineAttachments(
        reads: Bool, _ progress: @Sendable (Int64, Int64) -> Void = { _, _ in }
    ) async throws -> AttachmentVerification {
        var result = AttachmentVerification()
        let referenced = try await store.referencedBlobs()
        result.referenced = referenced.count
        result.wasExamined = true
        result.wasRead = reads
        guard !referenced.isEmpty else { return result }
        let blobs = try attachments()
        for (index, hex) in referenced.enumerated() {
            try Task.checkCancellation()
            switch try BlobID(hex: hex).map({ id in try state(of: id, in: blobs, reads: reads) }) ?? .missing {
            case .sound: break
            case .missing: result.missing += 1
            case .damaged: result.damaged += 1
            }
            progress(Int64(index + 1), Int64(referenced.count))
        }
        return result
    }

    private enum BlobState {
        case sound, missing, damaged
    }

    /// The state of a content, by its length, name and header and, if it is read, to its last byte.
    private func state(of id: BlobID, in blobs: any BlobStore, reads: Bool) throws -> BlobState {
        do {
            let reader = try blobs.makeReader(id)
            while reads, try !reader.read().isEmpty {}
            return .sound
        } catch BlobError.notFound {
            return .missing
        } catch BlobError.damaged, BlobError.newerVersion {
            return .damaged
        }
    }
}
