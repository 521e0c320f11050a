import WhisperLocalization
import WhisperPosixFiles
import WhisperSQLiteEngine
import WhisperStorePort
package import WhisperSecretMemory
import WhisperCore

/// Carries what can be read of a damaged vault over into a new one (ST-10). The damaged one stays as it is.
package struct VaultRescue {
    let access: VaultAccess
    let target: String

    package init(access: VaultAccess, target: String) {
        self.access = access
        self.target = target
    }

    /// Rescues.
    package func run(under passphrase: borrowing SecretBytes) throws -> RescueReport {
        let target = StoreEngine.Layout(directory: target)
        guard try !Files.exists(target.directory) else {
            throw CommandFailure(.fileExists, FailureText.fileExists, ["path": .text(target.directory)])
        }
        // From here on no key of the damaged vault changes; on a medium that cannot be written, none can.
        let hold = try held()
        defer { hold?.release() }
        let custody = try access.custody(of: try access.keychain(under: passphrase))
        let keys = try custody.open()
        if try !StoreEngine.isEncrypted(access.layout) { try access.permitPlain(custody) }
        access.context.denyNetwork()
        do {
            try DirectoryTree.makeAll(target.directory)
            let report = try StoreEngine.recover(access.layout, key: keys.database, to: target.directory, held: hold)
            for (source, copy) in [
                (access.layout.keychain, target.keychain), (access.layout.recovery, target.recovery),
                (access.layout.identities, target.identities),
            ] where try Files.exists(source) {
                try DirectoryTree.copyFile(source, to: copy)
            }
            if try Files.exists(access.layout.attachments) {
                try DirectoryTree.copy(access.layout.attachments, to: target.attachments) { _, _ in }
            }
            return RescueReport(
                messages: report.messages, rows: report.rows,
                losses: report.losses.map { RescueLoss(table: $0.table, kept: $0.kept, lost: $0.lost) })
        } catch {
            try? DirectoryTree.remove(target.directory)
            throw VaultBackup.told(error, path: target.directory)
        }
    }

    private func held() throws(StoreError) -> StoreEngine.Hold? {
        do throws(StoreError) {
            return try StoreEngine.hold(access.layout)
        } catch {
            guard error.code == .readOnly || error.code == .cannotOpen else { throw error }
            return nil
        }
    }
}

/// What was rescued.
package struct RescueReport {
    /// Messages that were carried over.
    package let messages: Int64
    /// Rows of every kind that were carried over.
    package let rows: Int64
    /// What was lost, by table.
    package let losses: [RescueLoss]
}

/// What was lost of a table of the database.
package struct RescueLoss {
    /// The table's name.
    package let table: String
    /// Rows that were carried over.
    package let kept: Int64
    /// Rows that could not be read; nil where nothing says how many.
    package let lost: Int64?
}
