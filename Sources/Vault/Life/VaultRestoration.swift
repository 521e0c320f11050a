import WhisperArchive
import WhisperClockPort
import WhisperCore
import WhisperKeychainPort
import WhisperMessage
import WhisperPosixFiles
package import WhisperSecretMemory
public import WhisperStorePort

/// Puts a backup in a vault's place.
///
/// The backup is copied beside the vault, opened and checked there, and only then takes the vault's name; the vault that
/// was there is set aside under another one.
package struct VaultRestoration {
    private let folder: VaultFolder
    private let source: VaultLayout

    /// The restoration of a backup to the place of a vault, whether there is one or not.
    package init(to folder: VaultFolder, from source: String) {
        self.folder = folder
        self.source = VaultLayout(directory: source)
    }

    private var target: VaultLayout { folder.layout }

    /// Whether there is anything in the vault's place.
    package var targetExists: Bool { get throws { try Files.exists(target.directory) } }

    /// Throws if the source is not a vault, or is the vault itself.
    package func checkSource() throws {
        guard source.directory != target.directory else { throw VaultError(.sameDirectory, path: source.directory) }
        guard try Files.exists(source.database), try Files.exists(source.header) else {
            throw VaultError(.notABackup, path: source.directory)
        }
    }

    /// Restores.
    ///
    /// - Parameter passphrase: Calls what it is given with the passphrase of the backup, after the backup is copied; with
    ///   another one if that throws because it is wrong, which changes nothing. The passphrase may also open the vault that
    ///   is set aside.
    package func run(
        isNamedPlain: Bool = false, report: @Sendable (Int64, Int64) -> Void,
        passphrase: (_ restore: (borrowing SecretBytes) async throws -> RestorationOutcome) async throws
            -> RestorationOutcome
    ) async throws -> RestorationOutcome {
        do {
            try checkSource()
            try DirectoryTree.makeAll(Files.parent(of: target.directory))
            let copy = try StagingDirectory(target.directory + ".restoring")
            do {
                do {
                    try DirectoryTree.copy(source.directory, to: copy.path, report: report)
                } catch let failure as CopyFailure where failure.isOfSource && failure.error == .unsuitable {
                    // A link, a pipe or a device: no backup has any.
                    throw VaultError(.notABackup, path: source.directory)
                }
                return try await passphrase { secret in
                    try await restore(copy, under: secret, isNamedPlain: isNamedPlain)
                }
            } catch {
                copy.discard()
                throw error
            }
        } catch {
            throw VaultError(error, path: target.directory)
        }
    }

    /// Restores from the copy.
    private func restore(
        _ copy: borrowing StagingDirectory, under secret: borrowing SecretBytes, isNamedPlain: Bool
    ) async throws -> RestorationOutcome {
        let checked = try await check(VaultLayout(directory: copy.path), under: secret, isNamedPlain: isNamedPlain)
        let aside = try putInPlace(copy)
        var unknown: UnknownOpenings? = checked.handover.unknown
        if let aside {
            do {
                unknown = try await handOver(checked, from: aside, under: secret)
            } catch {
                // After any failure here, the vault is restored, and the outcome reports the unknown openings.
            }
        }
        return RestorationOutcome(
            setAside: aside, unknownOpenings: checked.opensMessages ? unknown : nil, isTrustInDoubt: checked.isInDoubt,
            attachments: checked.attachments)
    }

    /// A verified backup, and what the transfer of openings to it requires.
    private struct Checked: ~Copyable {
        /// The key of its database; nil if that is not encrypted.
        let key: SecretBytes?
        let handover: OpeningHandover
        /// Whether it has identities, to whom messages may be sealed.
        let opensMessages: Bool
        /// Whether contacts and policies are not as the backup authenticates them.
        let isInDoubt: Bool
        let attachments: AttachmentVerification
    }

    /// Opens the copy with the passphrase and lets the store check it: a backup that does not open replaces nothing.
    private func check(
        _ copy: VaultLayout, under secret: borrowing SecretBytes, isNamedPlain: Bool
    ) async throws -> Checked {
        guard try folder.adapters.engine.isMade(copy) else { throw StoreError(.damaged) }
        let vault = try await folder.at(copy).open(under: secret, isNamedPlain: isNamedPlain)
        let report: VerificationReport
        let handover: OpeningHandover
        let opensMessages: Bool
        let isInDoubt: Bool
        let attachments: AttachmentVerification
        do {
            report = try await vault.store.verify(repair: false)
            handover = try await OpeningHandover(begunIn: vault.store)
            opensMessages = try await !vault.store.identities().isEmpty
            isInDoubt = (try? await vault.trustIfKeyed()?.status()) == .doubtful
            attachments = try await vault.examineAttachments(reads: false)
            // It does not know what was sealed since the backup: from now on it is another device.
            try await LineDevice.forget(in: vault.store)
        } catch {
            await vault.close()
            // The copy was opened and then could not be read through. What the system reports is no damage.
            guard let failure = error as? StoreError, !failure.concernsSystem else { throw error }
            throw StoreError(.damaged, engineCode: failure.engineCode)
        }
        var key: SecretBytes?
        if vault.isEncrypted { try vault.withKeys { key = try folder.adapters.memory.copy(of: $0.database) } }
        await vault.close()
        let isSound = report.findings.allSatisfy { $0.kind != .integrity && $0.kind != .cipher }
        guard isSound else { throw StoreError(.damaged) }
        return Checked(
            key: key, handover: handover, opensMessages: opensMessages, isInDoubt: isInDoubt, attachments: attachments)
    }

    // MARK: What was opened

    /// Lets the vault that made room hand on what it had opened; what is still not known then.
    private func handOver(
        _ checked: borrowing Checked, from aside: String, under secret: borrowing SecretBytes
    ) async throws -> UnknownOpenings? {
        let displaced = try await openDisplaced(at: aside, key: checked.key, under: secret)
        do {
            let restored = try await open(folder, key: checked.key)
            do {
                let unknown = try await checked.handover.finish(in: restored, from: displaced)
                await restored.close()
                await displaced.close()
                return unknown
            } catch {
                await restored.close()
                throw error
            }
        } catch {
            await displaced.close()
            throw error
        }
    }

    /// Opens the vault that was set aside, with the available keys and without a prompt.
    private func openDisplaced(
        at aside: String, key: borrowing SecretBytes?, under secret: borrowing SecretBytes
    ) async throws -> any VaultStore {
        let there = folder.at(VaultLayout(directory: aside))
        guard try there.isEncrypted else {
            let hold = try there.hold()
            guard try there.custody(of: try there.keychain(under: secret)).acceptsPlainDatabase() else {
                throw StoreError(.wrongKey)
            }
            return try await there.openPlainStore(under: hold)
        }
        if let held = try there.heldKeys(),
            let store = try? await there.openStore(key: held.keys.database, under: try there.hold())
        {
            return store
        }
        if let store = try? await open(there, key: key) { return store }
        return try await there.open(under: secret).store
    }

    private func open(_ folder: VaultFolder, key: borrowing SecretBytes?) async throws -> any VaultStore {
        let hold = try folder.hold()
        switch key {
        case .some(let key): return try await folder.openStore(key: key, under: hold)
        case .none: return try await folder.openPlainStore(under: hold)
        }
    }

    // MARK: Places

    private func putInPlace(_ copy: borrowing StagingDirectory) throws -> String? {
        guard try targetExists else {
            try DirectoryTree.put(copy.path, at: target.directory, mayReplace: false)
            return nil
        }
        let staged = copy.path
        return try folder.exclusively {
            // The copy first takes the name that the present vault is to have: in one step the two then change places, and
            // whenever this ends, there is a vault in the place, and the present one is not lost.
            let aside = try freeName()
            try Files.rename(staged, to: aside)
            do {
                try DirectoryTree.exchange(aside, target.directory)
            } catch {
                try Files.rename(aside, to: staged)
                throw error
            }
            try Files.synchronizeDirectory(Files.parent(of: target.directory))
            return aside
        }
    }

    /// A name for the vault that is set aside: the time, and a number if that name exists.
    private func freeName() throws -> String {
        let stamp = UTCStamp.text(of: folder.adapters.clock.now())
        let name = "\(target.directory).before-restore-\(stamp)"
        guard try Files.exists(name) else { return name }
        for number in 2...1_000 where try !Files.exists("\(name)-\(number)") { return "\(name)-\(number)" }
        throw FileError.exists
    }
}

/// What came of a restoration.
public struct RestorationOutcome: Hashable, Sendable {
    /// The path of the vault that was replaced; nil if there was none.
    public let setAside: String?
    /// The period whose openings are unknown (ENV-8); nil if all are known, or nothing can be opened.
    public let unknownOpenings: UnknownOpenings?
    /// Whether contacts and policies of the backup were not as last set: no contact counts as verified, all policies are
    /// on.
    public let isTrustInDoubt: Bool
    /// The state of the attachments by length, name and header: the backup may have been made of a vault that had lost
    /// some, or have lost them itself.
    public let attachments: AttachmentVerification
}

/// Moments in the names of files.
enum UTCStamp {
    /// The moment as `20261121T081500Z`.
    static func text(of moment: Timestamp) -> String {
        guard let time = LocalDateTime(secondsSince1970: moment.milliseconds / 1000) else { return "unknown" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(time.year)\(two(time.month))\(two(time.day))T\(two(time.hour))\(two(time.minute))\(two(time.second))Z"
    }
}
