import WhisperPosixFiles
package import WhisperCore

/// Copies of a vault that Whisper itself created beside it: before a migration of its schema, and when a backup
/// replaced it. They still contain what is deleted from the vault afterwards (ST-11).
package enum EarlierCopies {
    /// Their paths, ascending; directories that cannot be read have none.
    package static func paths(of layout: VaultLayout) -> [String] {
        let within = ((try? Files.names(in: layout.directory)) ?? [])
            .filter { $0.hasPrefix("vault-before-migration-from-") && $0.hasSuffix(".db") }
            .map { "\(layout.directory)/\($0)" }
        let parent = Files.parent(of: layout.directory)
        let name = layout.directory.split(separator: "/").last.map(String.init) ?? layout.directory
        let beside = ((try? Files.names(in: parent)) ?? [])
            .filter { $0.hasPrefix("\(name).before-restore-") }
            .map { parent == "/" ? "/\($0)" : "\(parent)/\($0)" }
        return (within + beside).sorted()
    }
}
