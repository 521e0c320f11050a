import WhisperBlobPort
import WhisperKeychainPort
import WhisperLocalization
import WhisperPosixFiles
import WhisperSealingPort
import WhisperStorePort
import WhisperVault
import WhisperCore

/// Translates errors of the layers below into messages for the user: one table for each layer.
package enum FailureReport {
    /// The failure that corresponds to an error.
    package static func failure(of error: any Error) -> CommandFailure {
        switch error {
        case let failure as CommandFailure: failure
        case let error as VaultError: vault(error)
        case let error as StoreError: store(error)
        case let error as KeyCustodyError: keyCustody(error)
        case let error as KeyRenewalError: keyRenewal(error)
        case let error as KeychainError: keychain(error)
        case let error as BlobError: blob(error)
        case BlobCollectionError.store(let error): store(error)
        case BlobCollectionError.blobs(let error): blob(error)
        case let error as SealingError: sealing(error)
        case let error as FileError: file(error)
        case let error as RecoveryCopyError: recoveryCopy(error)
        case is CancellationError: CommandFailure(.interrupted, FailureText.interrupted)
        default: CommandFailure(.internalError, FailureText.internalError, ["reason": .text(String(describing: error))])
        }
    }

    private static func vault(_ error: VaultError) -> CommandFailure {
        let path = error.path ?? ""
        return switch error.code {
        case .noVault where error.path != nil && !(error.underlying is StoreError): CommandFailure.noVault(at: path)
        case .unfinished:
            CommandFailure(
                .noVault, FailureText.unfinishedVault, ["path": .text(path)],
                hint: LocalizedMessage(FailureText.unfinishedVaultHint))
        case .exists:
            CommandFailure(
                .vaultExists, FailureText.vaultExists, ["path": .text(path)],
                hint: LocalizedMessage(FailureText.vaultExistsHint))
        case .disclaimer:
            CommandFailure(
                .disclaimer, FailureText.disclaimerNeeded, hint: LocalizedMessage(FailureText.disclaimerNeededHint))
        case .noEncryption where error.underlying == nil:
            error.path == nil
                ? CommandFailure(
                    .noEncryption, FailureText.noEncryption, hint: LocalizedMessage(FailureText.noEncryptionHint))
                : CommandFailure(.noEncryption, FailureText.notEncrypted)
        case .foreignDatabase where error.underlying == nil:
            CommandFailure(
                .foreignDatabase, FailureText.foreignDatabase, hint: LocalizedMessage(FailureText.foreignDatabaseHint))
        case .unsupportedFormat:
            CommandFailure(
                .unsupportedFormat, FailureText.unsupportedFormat, ["engine": .text(StoreEngine.description)],
                hint: LocalizedMessage(FailureText.unsupportedFormatHint))
        case .targetExists:
            CommandFailure(
                .fileExists, FailureText.fileExists, ["path": .text(path)],
                hint: LocalizedMessage(FailureText.fileExistsHint))
        case .doubtfulTrust:
            CommandFailure(
                .backupKept, TrustText.backupKept, ["path": .text(path)],
                hint: LocalizedMessage(TrustText.backupKeptHint))
        case .sameDirectory: CommandFailure(.usage, FailureText.sameFile, ["path": .text(path)])
        case .notABackup: CommandFailure(.input, FailureText.notABackup, ["path": .text(path)])
        case .unreadable:
            CommandFailure(
                .input, FailureText.cannotReadFile,
                [
                    "path": .text(path),
                    "reason": .text(SystemFailure(errno: (error.underlying as? FileError)?.number ?? 0).reason),
                ])
        default: below(error)
        }
    }

    /// What the layer below reported.
    private static func below(_ error: VaultError) -> CommandFailure {
        guard let underlying = error.underlying else {
            return CommandFailure(
                .internalError, FailureText.internalError, ["reason": .text(error.description)])
        }
        guard let path = error.path, let file = underlying as? FileError, !file.isFull else {
            return failure(of: underlying)
        }
        return CommandFailure(
            .output, FailureText.cannotWriteFile,
            ["path": .text(path), "reason": .text(SystemFailure(errno: file.number).reason)])
    }

    private static func store(_ error: StoreError) -> CommandFailure {
        switch error.code {
        case .noVault:
            CommandFailure(.noVault, FailureText.noVaultThere, hint: LocalizedMessage(FailureText.noVaultHint))
        case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
        case .noEncryption:
            CommandFailure(
                .noEncryption, FailureText.noEncryption, hint: LocalizedMessage(FailureText.noEncryptionHint))
        case .mixedEngines:
            CommandFailure(
                .mixedEngines, FailureText.mixedEngines, hint: LocalizedMessage(FailureText.mixedEnginesHint))
        case .wrongKey:
            CommandFailure(.wrongKey, FailureText.wrongKey, hint: LocalizedMessage(FailureText.wrongKeyHint))
        case .damaged:
            CommandFailure(
                .vaultDamaged, FailureText.vaultDamaged, hint: LocalizedMessage(FailureText.vaultDamagedHint))
        case .alteredSchema:
            CommandFailure(
                .alteredVault, FailureText.alteredSchema, hint: LocalizedMessage(FailureText.alteredSchemaHint))
        case .newerVersion:
            CommandFailure(.newerVault, FailureText.newerVault, hint: LocalizedMessage(FailureText.newerVaultHint))
        case .busy:
            CommandFailure(.vaultBusy, FailureText.vaultBusy, hint: LocalizedMessage(FailureText.vaultHeldHint))
        case .heldExclusively:
            CommandFailure(.vaultHeld, FailureText.vaultHeld, hint: LocalizedMessage(FailureText.vaultHeldHint))
        case .unsupported: CommandFailure(.unsupportedFormat, FailureText.unreadableFormat)
        case .full: CommandFailure(.diskFull, FailureText.diskFull)
        case .readOnly: CommandFailure(.readOnly, FailureText.vaultReadOnly)
        case .inputOutput: CommandFailure(.inputOutput, FailureText.inputOutput)
        case .conversationNotFound: CommandFailure(.notFound, FailureText.conversationNotFound)
        case .messageNotFound: CommandFailure(.notFound, FailureText.messageNotFound)
        case .contactNotFound: CommandFailure(.notFound, FailureText.contactNotFound)
        case .personNotFound: CommandFailure(.notFound, FailureText.personNotFound)
        default: CommandFailure(.store, FailureText.storeFailed, ["reason": .text(error.description)])
        }
    }

    private static func keyCustody(_ error: KeyCustodyError) -> CommandFailure {
        switch error {
        case .databaseExists: CommandFailure(.vaultExists, FailureText.vaultExists)
        case .absent:
            CommandFailure(.keyMissing, FailureText.keyMissing, hint: LocalizedMessage(FailureText.keyMissingHint))
        case .malformedKey: CommandFailure(.keychainDamaged, FailureText.keychainDamaged)
        case .noRenewal:
            CommandFailure(.wrongKey, FailureText.wrongKey, hint: LocalizedMessage(FailureText.wrongKeyHint))
        case .unavailable(let error): keychain(error)
        case .sealing(let error): sealing(error)
        }
    }

    private static func keyRenewal(_ error: KeyRenewalError) -> CommandFailure {
        switch error {
        case .notEncrypted: CommandFailure(.noEncryption, FailureText.notEncrypted)
        case .alreadyThatWay: CommandFailure(.store, FailureText.alreadyThatWay)
        case .foreignDatabase:
            CommandFailure(
                .foreignDatabase, FailureText.foreignDatabase, hint: LocalizedMessage(FailureText.foreignDatabaseHint))
        case .store(let error): store(error)
        case .keys(let error): keyCustody(error)
        case .recovery(let error): recoveryCopy(error)
        }
    }

    private static func keychain(_ error: KeychainError) -> CommandFailure {
        switch error {
        case .wrongPassphrase: CommandFailure(.wrongPassphrase, FailureText.wrongPassphrase)
        case .locked: CommandFailure(.keychain, FailureText.keychainLocked)
        case .damaged:
            CommandFailure(
                .keychainDamaged, FailureText.keychainDamaged, hint: LocalizedMessage(FailureText.keychainDamagedHint))
        case .newerVersion:
            CommandFailure(.newerVault, FailureText.newerVault, hint: LocalizedMessage(FailureText.newerVaultHint))
        case .full: CommandFailure(.diskFull, FailureText.diskFull)
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        case .tooLarge: CommandFailure(.keychain, FailureText.keychainInaccessible, ["reason": "EFBIG"])
        case .inaccessible(let errno):
            CommandFailure(
                .keychain, FailureText.keychainInaccessible, ["reason": .text(SystemFailure(errno: errno).reason)])
        }
    }

    private static func blob(_ error: BlobError) -> CommandFailure {
        switch error {
        case .notFound: CommandFailure(.notFound, FailureText.attachmentNotFound)
        case .damaged: CommandFailure(.vaultDamaged, FailureText.attachmentDamaged)
        case .full: CommandFailure(.diskFull, FailureText.diskFull)
        default: CommandFailure(.inputOutput, FailureText.inputOutput)
        }
    }

    private static func file(_ error: FileError) -> CommandFailure {
        if error.isFull { return CommandFailure(.diskFull, FailureText.diskFull) }
        return CommandFailure(
            .inputOutput, FailureText.fileFailed, ["reason": .text(SystemFailure(errno: error.number).reason)])
    }

    private static func recoveryCopy(_ error: RecoveryCopyError) -> CommandFailure {
        switch error {
        case .wrongPassphrase: CommandFailure(.wrongPassphrase, FailureText.wrongPassphrase)
        case .malformed: CommandFailure(.keychainDamaged, FailureText.recoveryDamaged)
        case .sealing(let error): sealing(error)
        }
    }

    private static func sealing(_ error: SealingError) -> CommandFailure {
        switch error {
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        case .notAuthentic: CommandFailure(.wrongPassphrase, FailureText.wrongPassphrase)
        default: CommandFailure(.keychainDamaged, FailureText.keychainDamaged)
        }
    }
}

extension CommandFailure {
    /// There is no vault at this place; perhaps one is in the directory above or below it, where people expect a vault that
    /// `WHISPER_HOME` leads to.
    static func noVault(at path: String) -> CommandFailure {
        let near = [Files.parent(of: path), path + "/vault"].first { place in
            (try? Files.exists(VaultLayout(directory: place).header)) == true
        }
        return CommandFailure(
            .noVault, FailureText.noVault, ["path": .text(path)],
            hint: near.map { LocalizedMessage(FailureText.noVaultNearHint, ["path": .text($0)]) }
                ?? LocalizedMessage(FailureText.noVaultHint))
    }
}
