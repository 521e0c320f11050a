import WhisperLocalization
import WhisperPosixFiles
import WhisperStorePort
import WhisperCore

/// Writes a copy of a vault: a directory of the same layout, under the same passphrase.
///
/// It is made under another name beside its place and takes its own once everything is on the disk: it appears whole or
/// not at all.
package struct VaultBackup {
    let vault: OpenVault
    let target: String
    let mayReplace: Bool

    package init(vault: OpenVault, target: String, mayReplace: Bool) {
        self.vault = vault
        self.target = target
        self.mayReplace = mayReplace
    }

    /// Writes the copy.
    ///
    /// - Parameter report: Is told how many files are done, of how many.
    package func write(report: @Sendable (Int64, Int64) -> Void) async throws {
        let target = VaultLayout(directory: target)
        try checkPlace(target)
        do {
            let partial = try StagingDirectory(target.directory + ".partial")
            do {
                try await fill(VaultLayout(directory: partial.path), report: report)
                try DirectoryTree.put(partial.path, at: target.directory, mayReplace: mayReplace)
            } catch {
                partial.discard()
                throw error
            }
        } catch {
            throw Self.told(error, path: target.directory)
        }
    }

    private func checkPlace(_ target: VaultLayout) throws {
        guard target.directory != vault.layout.directory, !target.directory.hasPrefix(vault.layout.directory + "/")
        else {
            throw CommandFailure(.usage, FailureText.sameFile, ["path": .text(target.directory)])
        }
        guard try mayReplace || !Files.exists(target.directory) else { throw Self.exists(target.directory) }
    }

    private static func exists(_ path: String) -> CommandFailure {
        CommandFailure(
            .fileExists, FailureText.fileExists, ["path": .text(path)],
            hint: LocalizedMessage(FailureText.fileExistsHint))
    }

    private func fill(_ partial: VaultLayout, report: @Sendable (Int64, Int64) -> Void) async throws {
        // Attachments before the database that refers to them, and once more those that came meanwhile.
        try copyAttachments(to: partial, report: report)
        let pairing = try await TrustPairing(of: vault.store) {
            try Files.remove(partial.database)
            try await vault.store.backup(toFile: partial.database)
        }
        try copyAttachments(to: partial, report: report)
        for (source, copy) in [
            (vault.layout.header, partial.header), (vault.layout.keychain, partial.keychain),
            (vault.layout.recovery, partial.recovery),
            // After the database: an identity's secrets are kept before its record is.
            (vault.layout.identities, partial.identities),
        ] where try Files.exists(source) {
            try DirectoryTree.copyFile(source, to: copy)
        }
        try settle(pairing, in: partial)
        try Files.synchronizeDirectory(partial.directory)
    }

    /// Makes database and identities a pair that vouches for itself, also where another command changed trust between the
    /// two copies. A vault without encryption may have no key at hand, and is not asked for one.
    private func settle(_ pairing: TrustPairing, in partial: VaultLayout) throws {
        guard vault.isEncrypted, try Files.exists(partial.identities) else { return }
        let sealing = try Adapters.sealing()
        let keychain = try vault.withKeys { keys in
            Adapters.identityKeychain(partial, key: try keys.identityKey(sealing: sealing), sealing: sealing)
        }
        try pairing.settle(in: keychain, memory: sealing)
    }

    private func copyAttachments(to partial: VaultLayout, report: @Sendable (Int64, Int64) -> Void) throws {
        guard try Files.exists(vault.layout.attachments) else { return }
        try DirectoryTree.copy(vault.layout.attachments, to: partial.attachments, report: report)
    }

    package static func told(_ error: any Error, path: String) -> any Error {
        guard let error = error as? FileError else { return error }
        if error == .exists { return Self.exists(path) }
        if error.isFull { return CommandFailure(.diskFull, FailureText.diskFull) }
        return CommandFailure(
            .output, FailureText.cannotWriteFile,
            ["path": .text(path), "reason": .text(SystemFailure(errno: error.number).reason)])
    }
}
