import ClockPort
import Localization
import Message
import PosixFiles
import SecretMemory
import SodiumSealing
package import StorePort
package import WhisperCore

/// Puts a backup in a vault's place.
///
/// The backup is copied beside the vault, opened and checked there, and only then takes the vault's name; the vault that
/// was there is kept under another one.
package struct VaultRestoration {
    let access: VaultAccess
    let source: String

    package init(access: VaultAccess, source: String) {
        self.access = access
        self.source = source
    }

    /// The vault's place.
    package var target: VaultLayout { access.layout }

    /// Whether there is anything in the vault's place.
    package var targetExists: Bool { get throws { try Files.exists(target.directory) } }

    /// Fails where the source is no vault, or is the vault itself.
    package func checkSource() throws {
        let source = VaultLayout(directory: source)
        guard source.directory != target.directory else {
            throw CommandFailure(.usage, FailureText.sameFile, ["path": .text(source.directory)])
        }
        guard try Files.exists(source.database), try Files.exists(source.header) else {
            throw CommandFailure(.input, FailureText.notABackup, ["path": .text(source.directory)])
        }
    }

    /// What came of it.
    package struct Outcome {
        /// Where the vault is that was in the place; nil where there was none.
        package let aside: String?
        /// The time of which it is not known what was opened (ENV-8); nil where all is known, or nothing can be opened.
        package let unknownOpenings: UnknownOpenings?
    }

    /// Restores.
    package func run(passphrase: PassphraseOptions, report: @Sendable (Int64, Int64) -> Void) async throws -> Outcome {
        let copy = VaultLayout(directory: target.directory + ".restoring")
        do {
            try DirectoryTree.remove(copy.directory)
            try DirectoryTree.makeAll(Files.parent(of: target.directory))
            try DirectoryTree.copy(VaultLayout(directory: source).directory, to: copy.directory, report: report)
            let secret = try secret(of: copy, passphrase)
            let checked = try await check(copy, under: secret, passphrase)
            let aside = try putInPlace(copy)
            var unknown: UnknownOpenings? = checked.handover.unknown
            if let aside {
                do {
                    unknown = try await handOver(checked, from: aside, under: secret)
                } catch {
                    // Whatever goes wrong here, the vault is restored, and says what it does not know.
                }
            }
            return Outcome(aside: aside, unknownOpenings: checked.opensMessages ? unknown : nil)
        } catch {
            try? DirectoryTree.remove(copy.directory)
            throw VaultBackup.told(error, path: target.directory)
        }
    }

    /// A backup that was found sound, and what handing on to it needs.
    private struct Checked: ~Copyable {
        /// The key of its database; nil where that is not encrypted.
        let key: SecretBytes?
        let handover: OpeningHandover
        /// Whether it has identities, to whom messages may be sealed.
        let opensMessages: Bool
    }

    /// The passphrase of the copy; nil where none is needed. Asked for once, since the vault that makes room may want it too.
    private func secret(of copy: VaultLayout, _ passphrase: PassphraseOptions) throws -> SecretBytes? {
        guard try StoreEngine.isEncrypted(copy) else { return nil }
        return try access.passphraseReader(Adapters.sealing()).existing(
            from: passphrase.source(configuration: access.context.configuration))
    }

    /// Opens the copy with the passphrase and lets the store check it: what does not open takes nobody's place.
    private func check(
        _ copy: VaultLayout, under secret: borrowing SecretBytes?, _ passphrase: PassphraseOptions
    ) async throws -> Checked {
        let there = access.at(copy)
        let vault: OpenVault
        switch secret {
        case .some(let secret): vault = try await there.openUnaccepted(under: secret)
        case .none: vault = try await there.openUnaccepted(passphrase: passphrase)
        }
        let report: VerificationReport
        let handover: OpeningHandover
        let opensMessages: Bool
        do {
            report = try await vault.store.verify(repair: false)
            handover = try await OpeningHandover(begunIn: vault.store)
            opensMessages = try await !vault.store.identities().isEmpty
            // It does not know what was sealed since the backup: from now on it is another device.
            try await LineDevice.forget(in: vault.store)
        } catch {
            await vault.close()
            // The copy was opened and then could not be read through.
            throw error.code == .cancelled ? error : StoreError(.damaged, engineCode: error.engineCode)
        }
        let sealing = try Adapters.sealing()
        var key: SecretBytes?
        if vault.isEncrypted { try vault.withKeys { key = try sealing.copy(of: $0.database) } }
        await vault.close()
        let isSound = report.findings.allSatisfy { $0.kind != .integrity && $0.kind != .cipher }
        guard isSound else { throw StoreError(.damaged) }
        return Checked(key: key, handover: handover, opensMessages: opensMessages)
    }

    // MARK: What was opened

    /// Lets the vault that made room hand on what it had opened; what is still not known then.
    private func handOver(
        _ checked: borrowing Checked, from aside: String, under secret: borrowing SecretBytes?
    ) async throws -> UnknownOpenings? {
        let displaced = try await openDisplaced(at: aside, key: checked.key, under: secret)
        do {
            let restored = try await open(target, key: checked.key)
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

    /// Opens the vault that made room, with whatever is at hand: it is asked for nothing.
    private func openDisplaced(
        at aside: String, key: borrowing SecretBytes?, under secret: borrowing SecretBytes?
    ) async throws -> any VaultStore {
        let there = access.at(VaultLayout(directory: aside))
        let clock = access.context.clock
        guard try StoreEngine.isEncrypted(there.layout) else {
            return try await StoreEngine.openUnencrypted(there.layout, clock: clock)
        }
        if let keys = try there.cachedKeys(),
            let store = try? await StoreEngine.open(there.layout, key: keys.database, clock: clock)
        {
            return store
        }
        if let store = try? await open(there.layout, key: key) { return store }
        switch secret {
        case .some(let secret): return try await there.openUnaccepted(under: secret).store
        case .none: throw StoreError(.wrongKey)
        }
    }

    private func open(_ layout: VaultLayout, key: borrowing SecretBytes?) async throws -> any VaultStore {
        switch key {
        case .some(let key): return try await StoreEngine.open(layout, key: key, clock: access.context.clock)
        case .none: return try await StoreEngine.openUnencrypted(layout, clock: access.context.clock)
        }
    }

    // MARK: Places

    private func putInPlace(_ copy: VaultLayout) throws -> String? {
        guard try targetExists else {
            try DirectoryTree.put(copy.directory, at: target.directory)
            return nil
        }
        return try StoreEngine.exclusively(target) {
            let aside = try freeName()
            try Files.rename(target.directory, to: aside)
            do {
                try Files.rename(copy.directory, to: target.directory)
            } catch {
                try Files.rename(aside, to: target.directory)
                throw error
            }
            try Files.synchronizeDirectory(Files.parent(of: target.directory))
            return aside
        }
    }

    /// A name for the vault that makes room: the time, and a number where that is taken.
    private func freeName() throws -> String {
        let stamp = UTCStamp.text(of: access.context.clock.now())
        let name = "\(target.directory).before-restore-\(stamp)"
        guard try Files.exists(name) else { return name }
        for number in 2...1_000 where try !Files.exists("\(name)-\(number)") { return "\(name)-\(number)" }
        throw FileError.exists
    }
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
