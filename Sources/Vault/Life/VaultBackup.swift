import WhisperArchive
import WhisperCore
import WhisperPosixFiles
import WhisperStorePort

/// Writes a copy of an open vault: a directory of the same layout, under the same passphrase.
///
/// It is made under another name beside its place and takes its own once everything is on the medium: it appears whole or
/// not at all.
struct VaultBackup {
    let vault: Vault
    let target: String
    let mayReplace: Bool
    /// Whether what is in the target's place may make room for a copy whose trust data is in doubt.
    let mayDoubt: Bool

    /// Writes the copy.
    ///
    /// - Parameter report: Receives how many files are done, of how many.
    /// - Returns: The state of the attachments, which are copied as they are.
    func write(report: @Sendable (Int64, Int64) -> Void) async throws -> AttachmentVerification {
        let target = VaultLayout(directory: target)
        try checkPlace(target)
        let trust = try trust
        try await checkTrust(target) { try await trust?.status() == .doubtful }
        do {
            let partial = try StagingDirectory(target.directory + ".partial")
            do {
                let isInDoubt = try await fill(VaultLayout(directory: partial.path), trust, report: report)
                try await checkTrust(target) { isInDoubt }
                let attachments = try await attachments
                try DirectoryTree.put(partial.path, at: target.directory, mayReplace: mayReplace)
                return attachments
            } catch {
                partial.discard()
                throw error
            }
        } catch {
            throw VaultError(error, path: target.directory)
        }
    }

    /// The state of the attachments. Keys that are not loaded may require a prompt, and without them no content is found.
    private var attachments: AttachmentVerification {
        get async throws {
            if vault.isEncrypted || vault.hasKeys { return try await vault.examineAttachments(reads: false) }
            var unknown = AttachmentVerification()
            unknown.referenced = try await vault.store.referencedBlobs().count
            unknown.wasExamined = unknown.referenced == 0
            return unknown
        }
    }

    private func checkPlace(_ target: VaultLayout) throws {
        guard target.directory != vault.layout.directory, !target.directory.hasPrefix(vault.layout.directory + "/")
        else { throw VaultError(.sameDirectory, path: target.directory) }
        guard try mayReplace || !Files.exists(target.directory) else {
            throw VaultError(.targetExists, path: target.directory)
        }
    }

    /// What authenticates contacts and policies; nil for a vault without encryption whose keys are not loaded, as they
    /// may require a prompt.
    private var trust: TrustBook? {
        get throws { try vault.isEncrypted ? vault.sealedMessages().trust : vault.trustIfKeyed() }
    }

    /// A sound backup is not replaced by a copy in doubt unless that is wanted.
    private func checkTrust(_ target: VaultLayout, isInDoubt: () async throws -> Bool) async throws {
        guard try !mayDoubt && Files.exists(target.directory), try await isInDoubt() else { return }
        throw VaultError(.doubtfulTrust, path: target.directory)
    }

    /// Copies everything; whether the copy's trust data is in doubt.
    private func fill(
        _ partial: VaultLayout, _ trust: TrustBook?, report: @Sendable (Int64, Int64) -> Void
    ) async throws -> Bool {
        // Attachments before the database that refers to them, and afterwards those that were added in the meantime.
        try copyAttachments(to: partial, report: report)
        func copyDatabase() async throws {
            try Files.remove(partial.database)
            try await vault.store.backup(toFile: partial.database)
        }
        var pairing: TrustPairing?
        if let trust {
            pairing = try await TrustPairing(of: trust, copying: copyDatabase)
        } else {
            try await copyDatabase()
        }
        try copyAttachments(to: partial, report: report)
        for (source, copy) in [
            (vault.layout.header, partial.header), (vault.layout.keychain, partial.keychain),
            (vault.layout.recovery, partial.recovery),
            // After the database: an identity's secrets are stored before its record.
            (vault.layout.identities, partial.identities),
        ] where try Files.exists(source) {
            try DirectoryTree.copyFile(source, to: copy)
        }
        try settle(pairing, in: partial)
        try Files.synchronizeDirectory(partial.directory)
        return pairing?.isInDoubt == true
    }

    /// Makes the trust data of the copied database and identities consistent, even if another command changed trust
    /// between the two copies.
    private func settle(_ pairing: TrustPairing?, in partial: VaultLayout) throws {
        guard let pairing, try Files.exists(partial.identities) else { return }
        let adapters = vault.adapters
        let keychain = try vault.withKeys { keys in
            adapters.identityKeychain(partial, try keys.identityKey(sealing: adapters.sealing))
        }
        try pairing.settle(in: keychain, memory: adapters.memory)
    }

    private func copyAttachments(to partial: VaultLayout, report: @Sendable (Int64, Int64) -> Void) throws {
        guard try Files.exists(vault.layout.attachments) else { return }
        try DirectoryTree.copy(vault.layout.attachments, to: partial.attachments, report: report)
    }
}
