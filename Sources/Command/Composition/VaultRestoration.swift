import ClockPort
import Localization
import Message
import PosixFiles
import StorePort
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

    /// Restores.
    ///
    /// - Returns: Where the vault is that was in the place; nil where there was none.
    package func run(passphrase: PassphraseOptions, report: @Sendable (Int64, Int64) -> Void) async throws -> String? {
        let copy = VaultLayout(directory: target.directory + ".restoring")
        do {
            try DirectoryTree.remove(copy.directory)
            try DirectoryTree.makeAll(Files.parent(of: target.directory))
            try DirectoryTree.copy(VaultLayout(directory: source).directory, to: copy.directory, report: report)
            try await check(copy, passphrase: passphrase)
            return try putInPlace(copy)
        } catch {
            try? DirectoryTree.remove(copy.directory)
            throw VaultBackup.told(error, path: target.directory)
        }
    }

    /// Opens the copy with the passphrase and lets the store check it: what does not open takes nobody's place.
    private func check(_ copy: VaultLayout, passphrase: PassphraseOptions) async throws {
        let there = access.at(copy)
        let vault = try await there.openUnaccepted(passphrase: passphrase)
        let report: VerificationReport
        do {
            report = try await vault.store.verify(repair: false)
        } catch {
            await vault.close()
            // The copy was opened and then could not be read through.
            throw error.code == .cancelled ? error : StoreError(.damaged, engineCode: error.engineCode)
        }
        await vault.close()
        let isSound = report.findings.allSatisfy { $0.kind != .integrity && $0.kind != .cipher }
        guard isSound else { throw StoreError(.damaged) }
    }

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
